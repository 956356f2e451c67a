"""Heroes who are enemies of heroes: rivals a page allows to attack, and the villainous hero."""

from __future__ import annotations

from undercroft.games.caverns.map.figures import heroes, is_hero
from undercroft.games.caverns.state import NO_FIGURE, Caverns


def rivals(s: Caverns, figure: int) -> tuple[int, ...]:
    """The heroes whom a figure may attack now: none, unless the page allows it. [CV-COMPET-01]"""
    return s.page.rivals(s, figure) if is_hero(figure) else ()


def villainous(s: Caverns, figure: int) -> tuple[int, ...]:
    """Who is a villain to a hero: the villainous one, and to him all others. [CV-COMPET-08]"""
    villain = s.page.villainous_hero()
    if villain == NO_FIGURE or not is_hero(figure):
        return ()
    return tuple([f for f in heroes(s) if f != figure and villain in (f, figure)])

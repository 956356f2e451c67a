"""Whom figures of the dungeon see: heroes who stand, allies, and who of them is closest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undercroft.crawl.space.reach import Ground, reach
from undercroft.crawl.space.tilegraph import FAR
from undercroft.games.caverns.combat.modifiers import bearer_of, has, testing
from undercroft.games.caverns.content.stat_ids import FIRST_BOON, TAUNT
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary.terms import Boon
from undercroft.games.caverns.map.distances import all_apart, apart, place
from undercroft.games.caverns.map.figures import allies, is_foe, standing_heroes
from undercroft.games.caverns.state import Caverns

FARTHEST_WALK: Final = 99


def prey(s: Caverns, figure: int) -> list[int]:
    """Whom tactics take for heroes: standing ones, a villainous one too, and allies.

    [CV-MON-12] [CV-ALLY-03] [CV-COMPET-11]
    """
    figures = [*standing_heroes(s), *allies(s)]
    if FIRST_BOON + Boon.OVERLOOKED in s.changed_measures():
        return [f for f in figures if not is_overlooked(s, f, figure, figures)]
    return figures


def is_overlooked(s: Caverns, hero: int, figure: int, others: list[int]) -> bool:
    """Whether a hero is no hero while another one is near the figure that acts."""
    if not has(s, hero, Boon.OVERLOOKED):
        return False
    return any(f != hero and apart(s, figure, f) <= 1 for f in others)


def taunters(s: Caverns, figure: int) -> list[int]:
    """The heroes whom a figure takes for the closest whatever the distance."""
    called = list(s.page.closest(s, figure))
    if TAUNT not in s.changed_measures():
        return called
    holds = testing(s, figure, figure, 0)
    cards = [m.source for m in s.modifiers if m.stat == TAUNT and holds(m.test)]
    return called + [bearer_of(s, card) for card in cards]


def nearest(s: Caverns, figure: int, among: list[int]) -> list[int]:
    """Those of some things that are closest to a figure; all of them if they tie. [CV-MON-13]

    What cannot be reached is left out. [CV-MON-14]

    [CV-A-71]
    """
    if is_foe(figure):
        called = [f for f in taunters(s, figure) if f in among]
        if called:
            return called[:1]
    ranks = all_apart(s, figure, among)
    least = min(ranks, default=FAR)
    tied = [thing for thing, rank in zip(among, ranks) if rank == least < FAR]
    return by_squares(s, figure, tied) if s.options.closest == "squares" and len(tied) > 1 else tied


def by_squares(s: Caverns, figure: int, tied: list[int]) -> list[int]:
    """Where that was agreed, the fewest squares to walk tell equals apart. [CV-A-70]"""
    walk = reach(s.walls, s.spot[figure], FARTHEST_WALK, Ground([], []))
    steps = [walk.cost(place(s, thing)[0]) if refs.is_figure(thing) else 0 for thing in tied]
    return [thing for thing, n in zip(tied, steps) if n == min(steps)]


def by_distance(s: Caverns, figure: int, among: list[int]) -> Iterator[list[int]]:
    """Things in groups of equal distance, closest first. [CV-MON-16]"""
    left = among
    while group := nearest(s, figure, left):
        yield group
        left = [thing for thing in left if thing not in group]

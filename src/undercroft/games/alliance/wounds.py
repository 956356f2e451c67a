"""Wounds: how figures take them, fall, and are healed."""

from __future__ import annotations

from typing import Final

from undercroft.games.alliance.figures import (
    health,
    is_defeated,
    is_hero,
    monster,
    scene_id,
    seat_of,
)
from undercroft.games.alliance.state import NOWHERE, Alliance
from undercroft.games.alliance.stats import resists_poison
from undercroft.games.alliance.xp import reward
from undercroft.kernel.events import Said, TokenChanged

PLAIN: Final = 0
POISON: Final = 1
NOBODY: Final = -1


def wound(s: Alliance, figure: int, amount: int, *, by: int, poison: bool = False) -> None:
    """A figure takes wounds: a hero on its card, a monster as markers of a seat."""
    if amount <= 0 or is_defeated(s, figure):
        return
    before = len(s.wounds[figure])
    if is_hero(figure):
        wound_hero(s, figure, amount, poison=poison)
    else:
        wound_monster(s, figure, amount, by)
    if s.heard:
        after = min(len(s.wounds[figure]), health(s, figure))
        s.tell(TokenChanged(token=scene_id(s, figure), what="wounds", before=before, after=after))


def wound_hero(s: Alliance, figure: int, amount: int, *, poison: bool) -> None:
    """Wounds lie on the hero's card in order, those beyond Health are removed. [DA-BAT-15]"""
    kind = POISON if poison and not resists_poison(s, figure) else PLAIN
    held = (*s.wounds[figure], *(kind,) * amount)
    s.wounds[figure] = held[: health(s, figure)]
    if is_defeated(s, figure):
        fall(s, figure)


def fall(s: Alliance, figure: int) -> None:
    """A hero is defeated: it lies where it is, and its owner takes a token worth -1. [DA-DEF-01]"""
    s.fallen[seat_of(figure)] += 1
    if s.heard:
        s.tell(Said(text=f"{s.hero(figure).name} is defeated", rules=("DA-DEF-01",)))


def wound_monster(s: Alliance, figure: int, amount: int, seat: int) -> None:
    """Markers of the attacker's colour, excess included. [DA-BAT-10]"""
    s.wounds[figure] = (*s.wounds[figure], *(seat,) * amount)
    if is_defeated(s, figure):
        slay(s, figure)


def slay(s: Alliance, figure: int) -> None:
    """A monster is defeated: it leaves the board and its rewards are paid. [DA-BAT-11]"""
    markers = s.wounds[figure]
    if s.heard:
        s.tell(Said(text=f"the {monster(s, figure).name} is defeated", rules=("DA-BAT-11",)))
    s.spot[figure] = NOWHERE
    reward(s, markers, monster(s, figure).rewards)


def heal(s: Alliance, figure: int, kinds: tuple[int, ...]) -> None:
    """Wounds of these kinds are removed; below Health a hero stands up at once. [DA-DEF-14]"""
    held = list(s.wounds[figure])
    for kind in kinds:
        if kind in held:
            held.remove(kind)
    s.wounds[figure] = tuple(held)


def cure(s: Alliance, figure: int) -> None:
    """Poison wounds become plain ones."""
    s.wounds[figure] = (PLAIN,) * len(s.wounds[figure])


def poison_works(s: Alliance, figure: int) -> None:
    """A standing hero with poison takes one more poison wound. [DA-END-03]"""
    if POISON in s.wounds[figure] and not is_defeated(s, figure):
        wound(s, figure, 1, by=NOBODY, poison=True)

"""Sealed doors: until they are dug free, or for some rounds. [DI-HAZ-17] [DI-HAZ-21]

`seal_work` is the work done on each sealed door, in the order of their numbers; `seal_rounds` the
round at whose end it opens, or FOR_GOOD. [DI-HAZ-26]
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say
from undercroft.games.infinity.state import Infinity

FOR_GOOD: Final = 0
"""A seal that no round ends: it has to be dug free."""


def seals(s: Infinity) -> list[int]:
    """The sealed doors in the order in which their work and rounds are kept."""
    return sorted(s.dungeon.sealed)


def seal(s: Infinity, door: int, until: int = FOR_GOOD) -> None:
    """A door is sealed, for good or to the end of a round; the longer seal counts. [IC-18]"""
    kept = dict(zip(seals(s), zip(s.seal_work, s.seal_rounds)))
    _, before = kept.get(door, (0, until))
    longest = FOR_GOOD if FOR_GOOD in (before, until) else max(before, until)
    _lay(s, {**kept, door: (0, longest)})
    say(s, "A door is sealed", "DI-HAZ-20")


def unseal(s: Infinity, door: int) -> None:
    """A door is open again."""
    kept = dict(zip(seals(s), zip(s.seal_work, s.seal_rounds)))
    kept.pop(door, None)
    _lay(s, kept)
    say(s, "A door is open again", "DI-HAZ-18")


def thaw(s: Infinity) -> None:
    """Doors that were sealed for some rounds open when these are over. [IC-18]"""
    for door, until in zip(seals(s), s.seal_rounds):
        if until != FOR_GOOD and until <= s.round:
            unseal(s, door)


def _lay(s: Infinity, kept: dict[int, tuple[int, int]]) -> None:
    s.dungeon = s.dungeon.with_sealed(kept)
    s.seal_work = tuple([kept[door][0] for door in sorted(kept)])
    s.seal_rounds = tuple([kept[door][1] for door in sorted(kept)])

"""Sealed doors: cave-ins, rock slides, and doors that are shut for some rounds. [DI-HAZ-17]

What is known of a seal lies in two rows beside the sealed doors of the dungeon in ascending order:
the work done on it, and the round at whose end it opens, 0 for one that has to be dug away.
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say
from undercroft.games.infinity.map.exploration import is_unexplored
from undercroft.games.infinity.state import Infinity

Seals = dict[int, tuple[int, int]]
"""The work done and the round in which it ends, by the numbers of the doors."""

FOR_GOOD: Final = 0
"""A seal that no round ends: it has to be dug away."""


def seals(s: Infinity) -> Seals:
    """All sealed doors, with the work done and the round in which each ends."""
    return dict(zip(sorted(s.dungeon.sealed), zip(s.seal_work, s.seal_rounds)))


def set_seals(s: Infinity, found: Seals) -> None:
    """These doors are sealed and no others."""
    s.dungeon = s.dungeon.with_sealed(found)
    doors = sorted(found)
    s.seal_work = tuple([found[door][0] for door in doors])
    s.seal_rounds = tuple([found[door][1] for door in doors])


def is_sealed(s: Infinity, place: int, side: int) -> bool:
    """Whether the door at a side of a tile is sealed. [DI-HAZ-20]"""
    has_door = s.dungeon.has_door(place, side)
    return has_door and s.dungeon.door(place, side) in s.dungeon.sealed


def is_open_door(s: Infinity, place: int, side: int) -> bool:
    """Whether a door leads to another tile or into the unknown, and is not sealed yet."""
    return s.dungeon.way(place, side) >= 0 or is_unexplored(s, place, side)


def seal_door(s: Infinity, door: int, until: int = FOR_GOOD) -> None:
    """A door is sealed to the end of a round or for good; the longer seal counts. [IC-18]

    Whatever has sealed it blocks sight too, and is dug away alike. [DI-HAZ-22]
    """
    found = seals(s)
    work, before = found.get(door, (0, until))
    longest = FOR_GOOD if FOR_GOOD in (before, until) else max(before, until)
    set_seals(s, {**found, door: (work, longest)})
    say(s, "A door is sealed", "DI-HAZ-20")


def unseal(s: Infinity, place: int, side: int) -> None:
    """A door is free again, and no other. [DI-HAZ-18]"""
    door = s.dungeon.door(place, side)
    set_seals(s, {other: found for other, found in seals(s).items() if other != door})


def work_on(s: Infinity, place: int, side: int, work: int) -> bool:
    """Work is done on a seal and stays with the door; whether it is free now. [DI-HAZ-26]

    [DI-A-32]
    """
    found = seals(s)
    door = s.dungeon.door(place, side)
    done, until = found[door]
    if done + work >= s.options.dig_units:
        unseal(s, place, side)
        return True
    set_seals(s, {**found, door: (done + work, until)})
    return False


def thaw(s: Infinity) -> None:
    """A round has ended: doors that were shut for a while open when it is theirs. [IC-18]"""
    found = seals(s)
    left = {d: seal for d, seal in found.items() if seal[1] == FOR_GOOD or seal[1] > s.round}
    if len(left) < len(found):
        set_seals(s, left)
        say(s, "A sealed door opens again", "IC-18")

"""Sealed doors: cave-ins, rock slides, and doors that are shut for some rounds. [DI-HAZ-17]

What is known of a seal lies in two rows beside the sealed doors of the dungeon in ascending order:
the work done on it, and the rounds it still lasts, 0 for one that has to be dug away.
"""

from __future__ import annotations

from undercroft.crawl.log import say
from undercroft.games.infinity.map.exploration import is_unexplored
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.state import Infinity

Seals = dict[int, tuple[int, int]]
"""The work done and the rounds left, by the numbers of the doors."""

FOR_GOOD = 0


def seals(s: Infinity) -> Seals:
    """All sealed doors, with the work done and the rounds they last."""
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


def seal(s: Infinity, place: int, side: int, rounds: int = FOR_GOOD) -> None:
    """A door is sealed, until it is dug free or for some rounds. [DI-HAZ-17] [IC-18]

    Of two seals the longer one counts.
    """
    found = seals(s)
    door = s.dungeon.door(place, side)
    work, before = found.get(door, (0, rounds))
    lasts = FOR_GOOD if FOR_GOOD in (rounds, before) else max(rounds, before)
    set_seals(s, {**found, door: (work, lasts)})


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
    done, rounds = found[door]
    if done + work >= s.options.dig_units:
        unseal(s, place, side)
        return True
    set_seals(s, {**found, door: (done + work, rounds)})
    return False


def seal_all(s: Infinity, place: int) -> None:
    """Every door of a tile is sealed. [DI-HAZ-17]"""
    for side in SIDES:
        if is_open_door(s, place, side):
            seal(s, place, side)


def rock_slide(s: Infinity, place: int, side: int) -> bool:
    """One door is sealed: the one named, or the next open one clockwise. [DI-HAZ-21] [IC-39]

    Whether there was any. [DI-HAZ-23]
    """
    clockwise = [(side + quarter) % len(SIDES) for quarter in SIDES]
    doors = [at for at in clockwise if is_open_door(s, place, at)]
    if doors:
        seal(s, place, doors[0])
        say(s, f"Rocks seal a door of {s.tile(place).name}", "DI-HAZ-21")
    return bool(doors)


def let_seals_pass(s: Infinity) -> None:
    """A round has ended: doors that were shut for a while open in time. [IC-18]"""
    lasting: Seals = {}
    for door, (work, rounds) in seals(s).items():
        if rounds != 1:
            lasting[door] = (work, max(0, rounds - 1))
    set_seals(s, lasting)

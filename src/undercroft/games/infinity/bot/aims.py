"""Where a hero wants to be: what the scenario asks for, else the nearest unexplored door."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.map.exploration import is_unexplored
from undercroft.games.infinity.map.geometry import FAR, SIDES
from undercroft.games.infinity.state import NO_HAZARD, Infinity

NO_WAY: Final = 12
"""What a goal without a way counts as."""


def aims(s: Infinity, seat: int) -> list[int]:
    """The tiles that a hero should make for."""
    return s.page.aims(s, seat) or frontier(s)


def frontier(s: Infinity) -> list[int]:
    """The tiles with a door into the unknown."""
    return [
        place
        for place in range(len(s.dungeon.tiles))
        if s.hazards[place] == NO_HAZARD and any(is_unexplored(s, place, side) for side in SIDES)
    ]


def way_left(s: Infinity, seat: int) -> int:
    """How many doors lie between a hero and the nearest of its aims."""
    away = s.dungeon.distances(s.spot[seat])
    nearest = min([away[place] for place in aims(s, seat)], default=0)
    return NO_WAY if nearest == FAR else nearest

"""What a tile is to who comes there: lava, pits, teleporters, and where the lord can go."""

from __future__ import annotations

from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.map.geometry import CLOSED, FAR, SIDES
from undercroft.games.infinity.state import NOBODY, Infinity


def is_lava(s: Infinity, place: int) -> bool:
    """Whether a tile is lava."""
    return place >= 0 and s.hazards[place] == Hazard.LAVA


def is_pit(s: Infinity, place: int) -> bool:
    """Whether a tile is a flood or a crevice, which only ropes and ice cross. [DI-HAZ-07]"""
    return place >= 0 and s.hazards[place] in (Hazard.FLOOD, Hazard.CREVICE)


def is_teleporter(s: Infinity, place: int) -> bool:
    """Whether a tile is a Teleportation tile."""
    return s.tile(place).kind == TileKind.TELEPORTATION


def twin_of(s: Infinity, place: int) -> int:
    """The other Teleportation tile of the map, or NOBODY. [DI-SPEC-05]"""
    both = [at for at in range(len(s.dungeon.tiles)) if is_teleporter(s, at)]
    return next((at for at in both if at != place), NOBODY)


# ---- the lord ------------------------------------------------------------------------------------


def lord_way(s: Infinity, place: int, side: int) -> int:
    """Where a side leads for the lord; pits stop him only by option. [DI-HAZ-11] [DI-A-13]"""
    way = s.dungeon.way(place, side)
    return CLOSED if s.options.lord_blocked_by_pits and is_pit(s, way) else way


def lord_neighbours(s: Infinity, place: int) -> list[int]:
    """The tiles that the lord can go to from one."""
    return [way for way in [lord_way(s, place, side) for side in SIDES] if way >= 0]


def lord_distances(s: Infinity, target: int) -> list[int]:
    """How far from a tile each other is for the lord; he finds no way by teleporters.

    [DI-LORD-19]
    """
    if not s.options.lord_blocked_by_pits:
        return s.dungeon.distances(target)
    away = [FAR] * len(s.dungeon.tiles)
    away[target] = 0
    queue = [target]
    for at in queue:
        for beyond in s.dungeon.neighbours(at):
            if away[beyond] == FAR and not is_pit(s, beyond):
                away[beyond] = away[at] + 1
                queue.append(beyond)
    return away


def strides_left(s: Infinity, place: int, left: int) -> int:
    """How many tiles the lord still goes from one: he never stops on lava. [DI-HAZ-04]

    In a Teleportation tile he stops. [DI-SPEC-06]
    """
    if is_lava(s, place):
        return max(1, left)
    return 0 if is_teleporter(s, place) else left

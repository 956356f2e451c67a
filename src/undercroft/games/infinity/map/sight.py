"""How far a hero shoots and throws: tiles in a straight line through open doors. [DI-LOS-02]"""

from __future__ import annotations

from undercroft.games.infinity.map.figures import enemies_at, heroes
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.state import Infinity


def tiles_in_sight(s: Infinity, place: int, tiles: int) -> list[int]:
    """The other tiles up to so many away that are seen from one. [DI-LOS-02] [DI-LOS-05]

    Walls, sealed doors and whoever stands in a tile between are in the way. [DI-LOS-03]
    """
    seen: list[int] = []
    if not tiles:
        return seen
    for side in SIDES:
        for other in s.dungeon.line(place, side, tiles):
            seen.append(other)
            if is_blocked(s, other):
                break
    return seen


def is_blocked(s: Infinity, place: int) -> bool:
    """Whether somebody is in a tile: nobody sees past it. [DI-LOS-03] [DI-LOS-06]

    Heroes do not step aside. [DI-LOS-04]
    """
    # Exhausted heroes too: whoever is in the tile is in the way, not only who could act.
    return bool(enemies_at(s, place)) or any(s.spot[seat] == place for seat in heroes(s))

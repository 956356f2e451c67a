"""How far one sees from a tile, and where enemies or the lord could strike next."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.content.tables import ALL_LORDS, HUNT
from undercroft.games.infinity.map.figures import (
    enemies,
    enemies_at,
    heroes,
    is_dazed,
    spot_of,
    tile_id,
)
from undercroft.games.infinity.map.geometry import FAR, SIDES
from undercroft.games.infinity.map.ground import lord_distances
from undercroft.games.infinity.map.sight import is_blocked, tiles_in_sight
from undercroft.games.infinity.scene.board import ROOM, corner
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.scene import Overlay
from undercroft.kernel.state import State

FARTHEST: Final = 31
"""More tiles than there are in a line: sight has no other end."""


def sight(view: State, thing: str) -> Overlay | None:
    """The tiles that are seen from a tile or by a figure; where the line to others ends."""
    assert isinstance(view, Infinity)
    here = place_of(view, thing)
    if here is None:
        return None
    seen = {here: 0, **{p: apart(view, here, p) for p in tiles_in_sight(view, here, FARTHEST)}}
    return Overlay(
        text="Tiles in sight, with their distance: in a line through open doors, past nobody.",
        cells=tuple([(cell, seen[p]) for p in sorted(seen) for cell in squares(view, p)]),
        stops=tuple(
            [(middle(view, p), middle(view, end)) for p, end in hidden(view, here)],
        ),
        rules=("DI-LOS-02", "DI-LOS-03"),
    )


def apart(s: Infinity, here: int, there: int) -> int:
    """How many tiles lie between two in a line, the second counted."""
    (x, y), (a, b) = corner(s, here), corner(s, there)
    return (abs(x - a) + abs(y - b)) // ROOM


def hidden(s: Infinity, here: int) -> list[tuple[int, int]]:
    """The tiles of the four lines that are not seen, each with the tile that is in the way."""
    pairs = []
    for side in SIDES:
        line = s.dungeon.line(here, side, FARTHEST)
        ends = [at for at, place in enumerate(line) if is_blocked(s, place)][:1]
        for at in ends:
            pairs += [(place, line[at]) for place in line[at + 1 :]]
    return pairs


def danger(view: State, _seat: int) -> Overlay:
    """The tiles on which a hero could be attacked next, and by how many."""
    assert isinstance(view, Infinity)
    struck = {place: threats(view, place) for place in range(len(view.dungeon.tiles))}
    return Overlay(
        text="How many could attack a hero on each tile next, the lord among them.",
        cells=tuple([(c, n) for p, n in struck.items() if n for c in squares(view, p)]),
        rules=("DI-COMB-01", "DI-LORD-21"),
    )


def threats(s: Infinity, place: int) -> int:
    """How many could attack a hero on a tile: who stands there, and a lord who comes that far."""
    there = [f for f in enemies_at(s, place) if f != s.lord and not is_dazed(s, f)]
    return len(there) + int(lord_reaches(s, place))


def lord_reaches(s: Infinity, place: int) -> bool:
    """Whether one lord event can bring the lord to a tile."""
    if s.lord == NOBODY or is_dazed(s, s.lord):
        return False
    away = lord_distances(s, spot_of(s, s.lord))[place]
    return away < FAR and away <= max(HUNT.step, ALL_LORDS[s.lord_kind].stride)


# ---- places --------------------------------------------------------------------------------------


def place_of(s: Infinity, thing: str) -> int | None:
    """The tile of a figure, of a square, or itself."""
    spots = {s.figure_id(f): spot_of(s, f) for f in (*heroes(s), *enemies(s))}
    for place in range(len(s.dungeon.tiles)):
        spots |= dict.fromkeys((tile_id(place), *squares(s, place)), place)
    return spots.get(thing)


def squares(s: Infinity, place: int) -> list[str]:
    """The squares of a tile as scenes call them."""
    x, y = corner(s, place)
    return [f"sq:{x + i},{y + j}" for j in range(ROOM) for i in range(ROOM)]


def middle(s: Infinity, place: int) -> str:
    """The square in the middle of a tile."""
    return squares(s, place)[ROOM * ROOM // 2]

"""The map of the dungeon and the formations, as boards.

A tile is a room of three by three cells, so that several can stand in it; doors are in the middle
of its sides. Each hero who is fought has a board of its own with the three rows of enemies.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.combat.formation import COLUMNS, ROWS
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.effects.vocabulary.terms import Token as TileToken
from undercroft.games.infinity.map.figures import is_fighting
from undercroft.games.infinity.map.geometry import (
    CENTRE,
    CLOSED,
    EAST,
    NORTH,
    SIDES,
    SOUTH,
    UNEXPLORED,
    WEST,
    WIDTH,
)
from undercroft.games.infinity.notation import NOTATION, PLACE, SLOT
from undercroft.games.infinity.state import NO_HAZARD, Infinity
from undercroft.kernel.scene import Board, Cell, Edge, Tile

DUNGEON: Final = "board:dungeon"
ROOM: Final = 3
"""Cells along a side of a tile."""
LETTERS: Final = "nesw"
MIDDLE: Final = {NORTH: (1, 0), EAST: (2, 1), SOUTH: (1, 2), WEST: (0, 1)}
"""The cell of a room at whose edge the door of a side is."""
SIDE_CELLS: Final = {
    NORTH: ((0, 0), (1, 0), (2, 0)),
    EAST: ((2, 0), (2, 1), (2, 2)),
    SOUTH: ((0, 2), (1, 2), (2, 2)),
    WEST: ((0, 0), (0, 1), (0, 2)),
}


def corner(s: Infinity, place: int) -> tuple[int, int]:
    """The north-western cell of a tile; the Starter Tile is at the origin."""
    row, column = divmod(s.dungeon.cells[place], WIDTH)
    return (column - CENTRE % WIDTH) * ROOM, (row - CENTRE // WIDTH) * ROOM


def tile_id(place: int) -> str:
    """The scene id of a tile."""
    return f"tile:{PLACE.text(place)}"


def dungeon(s: Infinity) -> Board:
    """All tiles with their doors."""
    places = range(len(s.dungeon.tiles))
    return Board(
        id=DUNGEON,
        name="Dungeon",
        cells=tuple(cell for place in places for cell in cells(s, place)),
        edges=tuple(edge for place in places for edge in edges(s, place)),
        tiles=tuple(tile(s, place) for place in places),
    )


def tile(s: Infinity, place: int) -> Tile:
    """A room with what lies on it for good."""
    x, y = corner(s, place)
    return Tile(
        id=tile_id(place),
        name=s.tile(place).name,
        x=x,
        y=y,
        width=ROOM,
        height=ROOM,
        turned=s.dungeon.turns[place],
        marks=marks(s, place),
    )


def marks(s: Infinity, place: int) -> tuple[str, ...]:
    """The number of a tile, its tokens, its noise and its rope."""
    row = s.tile(place)
    named = [f"number-{row.number}"] if row.number else [row.kind.word]
    named += [f"token-{token.word}" for token in TileToken if s.marks[place] >> token & 1]
    named += [f"noise-{s.noises[place]}"] if s.noises[place] else []
    named += ["rope"] if s.ropes[place] else []
    return tuple(named)


def cells(s: Infinity, place: int) -> list[Cell]:
    """The floor of a room, or the hazard that it has become."""
    x, y = corner(s, place)
    hazard = s.hazards[place]
    terrain = "floor" if hazard == NO_HAZARD else Hazard(hazard).word
    spots = [(x + i, y + j) for j in range(ROOM) for i in range(ROOM)]
    return [Cell(id=f"sq:{a},{b}", x=a, y=b, terrain=terrain) for a, b in spots]


def edges(s: Infinity, place: int) -> list[Edge]:
    """Walls all around, and a door in the middle of a side that has one."""
    x, y = corner(s, place)
    drawn = []
    for side in SIDES:
        for i, j in SIDE_CELLS[side]:
            kind = door_kind(s, place, side) if (i, j) == MIDDLE[side] else "wall"
            a, b, letter = x + i, y + j, LETTERS[side]
            drawn.append(Edge(id=f"edge:{a},{b},{letter}", x=a, y=b, side=letter, kind=kind))
    return drawn


def door_kind(s: Infinity, place: int, side: int) -> str:
    """What is in the middle of a side: a wall, an open door, a sealed one, or the unknown."""
    if not s.dungeon.has_door(place, side):
        return "wall"
    if s.dungeon.door(place, side) in s.dungeon.sealed:
        return "sealed"
    way = s.dungeon.way(place, side)
    if way == CLOSED:
        return "wall"
    return "unexplored" if way == UNEXPLORED else "door"


def door_id(s: Infinity, place: int, side: int) -> str:
    """The scene id of the door in a side of a tile."""
    (x, y), (i, j) = corner(s, place), MIDDLE[side]
    return f"edge:{x + i},{y + j},{LETTERS[side]}"


# ---- formations ----------------------------------------------------------------------------------


def formation_id(seat: int) -> str:
    """The scene id of the board with a hero's enemies."""
    return f"board:formation-{NOTATION.actor(seat)}"


def slot_id(seat: int, slot: int) -> str:
    """The scene id of a place in a formation."""
    return f"slot:{NOTATION.actor(seat)}-{SLOT.text(slot)}"


def formations(s: Infinity) -> list[Board]:
    """One board for each hero who is fought, the front row nearest to the hero."""
    return [
        Board(
            id=formation_id(seat),
            name=f"Enemies before {s.hero(seat).name}",
            width=COLUMNS,
            height=ROWS,
            cells=tuple(
                Cell(id=slot_id(seat, slot), x=slot % COLUMNS, y=ROWS - 1 - slot // COLUMNS)
                for slot in range(ROWS * COLUMNS)
            ),
        )
        for seat in range(s.seats)
        if is_fighting(s, seat)
    ]

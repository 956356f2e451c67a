"""The map of the dungeon and the formations, as boards.

A tile is a room of three by three cells, so that several can stand in it; doors are in the middle
of its sides. Each hero who is fought has a board of its own with the three rows of enemies.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from undercroft.crawl.looks import Looks, light, looks_in
from undercroft.games.infinity.combat.formation import COLUMNS, ROWS
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.tables import TILES
from undercroft.games.infinity.effects.vocabulary.terms import Token as TileToken
from undercroft.games.infinity.map.figures import is_fighting, tile_id
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
from undercroft.games.infinity.notation import NOTATION, SLOT
from undercroft.games.infinity.state import NO_HAZARD, NOBODY, Infinity
from undercroft.kernel.parts import part
from undercroft.kernel.scene import Board, Cell, Edge, Light, Tile

DUNGEON: Final = "board:dungeon"
ROOM: Final = 3
"""Cells along a side of a tile."""
LETTERS: Final = "nesw"
GLOWING: Final = {Hazard.LAVA: "ember"}
"""Hazards that shine."""
LOOKS: Final[Looks] = looks_in("undercroft.games.infinity.scene")
Ground = tuple[tuple[Cell, ...], tuple[Edge, ...]]
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


@part
def dungeon(s: Infinity) -> Board:
    """All tiles with their doors."""
    cells, edges = grounds(s)
    tiles = tuple([tile(s, place) for place in range(len(s.dungeon.tiles))])
    lamps = tuple([lamp for place in range(len(tiles)) for lamp in lights(s, place)])
    return Board(
        id=DUNGEON,
        name="Dungeon",
        cells=cells,
        edges=edges,
        tiles=tiles,
        ground="rooms",
        pitch=ROOM,
        lights=lamps,
    )


def lights(s: Infinity, place: int) -> tuple[Light, ...]:
    """What burns in the middle of a room: a hazard, or the lamp of the tile."""
    x, y = corner(s, place)
    hazard = s.hazards[place]
    if hazard in GLOWING:
        return (light(x + 1, y + 1, GLOWING[Hazard(hazard)]),)
    return LOOKS.lit(TILES[s.dungeon.tiles[place]].id, x + 1, y + 1)


@part
def grounds(s: Infinity) -> Ground:
    """The floors of all rooms, and their sides."""
    each = [ground(s, place) for place in range(len(s.dungeon.tiles))]
    cells = tuple([cell for floor, _ in each for cell in floor])
    return cells, tuple([edge for _, sides in each for edge in sides])


def tile(s: Infinity, place: int) -> Tile:
    """A room with what lies on it for good."""
    x, y = corner(s, place)
    return _tile(place, s.dungeon.tiles[place], x, y, s.dungeon.turns[place], marks(s, place))


@lru_cache(maxsize=4096)
def _tile(place: int, kind: int, x: int, y: int, turned: int, marks: tuple[str, ...]) -> Tile:
    return Tile(
        id=tile_id(place),
        name=TILES[kind].name,
        x=x,
        y=y,
        width=ROOM,
        height=ROOM,
        turned=turned,
        number=TILES[kind].number,
        is_place=True,
        theme=LOOKS.themes[TILES[kind].id],
        marks=marks,
    )


def marks(s: Infinity, place: int) -> tuple[str, ...]:
    """What a tile without a number is, its tokens, noise and rope; how many enemies fight there."""
    row = s.tile(place)
    named = [] if row.number else [row.kind.word]
    named += [f"token-{token.word}" for token in TileToken if s.marks[place] >> token & 1]
    named += [f"noise-{s.noises[place]}"] if s.noises[place] else []
    named += ["rope"] if s.ropes[place] else []
    fighting = sum(at == place and foe != NOBODY for at, foe in zip(s.enemy_spot, s.focus))
    named += [f"enemies-{fighting}"] if fighting else []
    return tuple(named)


def ground(s: Infinity, place: int) -> Ground:
    """The floor of a room and its sides; equal rooms are drawn once."""
    kinds = tuple([door_kind(s, place, side) for side in SIDES])
    return _ground(*corner(s, place), s.hazards[place], kinds)


@lru_cache(maxsize=4096)
def _ground(x: int, y: int, hazard: int, kinds: tuple[str, ...]) -> Ground:
    """The floor of a room, or the hazard that it has become; walls, and doors in their middles."""
    terrain = "floor" if hazard == NO_HAZARD else Hazard(hazard).word
    spots = [(x + i, y + j) for j in range(ROOM) for i in range(ROOM)]
    cells = tuple(Cell(id=f"sq:{a},{b}", x=a, y=b, terrain=terrain) for a, b in spots)
    edges = []
    for side, door in zip(SIDES, kinds):
        for i, j in SIDE_CELLS[side]:
            kind = door if (i, j) == MIDDLE[side] else "wall"
            a, b, letter = x + i, y + j, LETTERS[side]
            edges.append(Edge(id=f"edge:{a},{b},{letter}", x=a, y=b, side=letter, kind=kind))
    return cells, tuple(edges)


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


def side_at(s: Infinity, name: str) -> tuple[int, int] | None:
    """The tile and the side of an edge by its name, `4,0,n`, if that is where a door can be."""
    x, y, letter = name.split(",")
    side = LETTERS.index(letter)
    i, j = MIDDLE[side]
    for place in range(len(s.dungeon.tiles)):
        if corner(s, place) == (int(x) - i, int(y) - j):
            return place, side
    return None


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


@part
def formations(s: Infinity) -> tuple[Board, ...]:
    """One board for each hero who is fought, the front row nearest to the hero."""
    fought = [seat for seat in range(s.seats) if is_fighting(s, seat)]
    return tuple([formation(s.hero(seat).name, seat, rewarded(s, seat)) for seat in fought])


@lru_cache(maxsize=1024)
def formation(name: str, seat: int, rewards: tuple[int, ...]) -> Board:
    """The board of one hero who is fought."""
    return Board(
        id=formation_id(seat),
        name=f"Enemies before {name}",
        width=COLUMNS,
        height=ROWS,
        cells=slots(seat, rewards),
    )


def rewarded(s: Infinity, seat: int) -> tuple[int, ...]:
    """The rows of a formation whose reward still lies there."""
    return tuple([row % ROWS for row in s.reward_rows if row // ROWS == seat])


@cache
def slots(seat: int, rewards: tuple[int, ...]) -> tuple[Cell, ...]:
    """The places of a formation; a row with a reward is marked at its head."""
    return tuple(
        Cell(
            id=slot_id(seat, slot),
            x=slot % COLUMNS,
            y=ROWS - 1 - slot // COLUMNS,
            marks=("reward",) if slot in [COLUMNS * row for row in rewards] else (),
        )
        for slot in range(ROWS * COLUMNS)
    )

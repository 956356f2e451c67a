"""The tiles laid so far with their squares, features and sides."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.looks import Looks, light, looks_in
from undercroft.crawl.space.grid import SIDES
from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns.content.schema import SPAN, Feature, TileFace
from undercroft.games.caverns.content.tables import FACES
from undercroft.games.caverns.effects.refs import SIDE_LETTERS
from undercroft.games.caverns.map.geometry import GRID, PLUG, laid, noted, open_edges, side_squares
from undercroft.games.caverns.map.geometry import Edge as Way
from undercroft.kernel.scene import Board, Cell, Edge, Light, Tile

CAVE: Final = "board:cave"
TERRAIN: Final = {
    "#": "rock",
    "I": "idol",
    "T": "throne",
    "V": "vent",
    "~": "water",
    ":": "chasm",
    "m": "patch",
    "=": "bridge",
    "r": "rune",
    "c": "glowstone",
    "d": "sill",
    "l": "lair",
    "L": "ladder",
    "o": "place",
    "X": "exit",
}
PASSABLE: Final = "m=rcdlLoX"
GLOWING: Final = {"V": "ember", "c": "crystal"}
"""Squares that shine by what is on them."""
LOOKS: Final[Looks] = looks_in("undercroft.games.caverns.scene")


@noted
def cave(walls: Walls) -> Board:
    """The tiles laid so far; the same cave is drawn once."""
    cells = laid(walls)
    return Board(
        id=CAVE,
        name="Cave",
        tiles=tuple(tile(walls, cell) for cell in cells),
        cells=tuple(square(walls, p) for cell in cells for p in GRID.squares(cell)),
        edges=tuple(
            part for cell in cells for side in range(SIDES) for part in edges(walls, (cell, side))
        ),
        ground="cave",
        pitch=SPAN,
        lights=tuple(lamp for cell in cells for lamp in lights(walls, cell)),
    )


def lights(walls: Walls, cell: int) -> tuple[Light, ...]:
    """What glows on a tile: vents and glowstones where they are, others in its middle."""
    corner = GRID.corner(cell)
    middle = (GRID.x(corner) + SPAN // 2, GRID.y(corner) + SPAN // 2)
    shining = [(p, GLOWING.get(walls.glyph(p))) for p in GRID.squares(cell)]
    return (
        *[light(GRID.x(p), GRID.y(p), hue) for p, hue in shining if hue],
        *LOOKS.lit(FACES[walls.tile(cell)].id, *middle),
    )


def tile(walls: Walls, cell: int) -> Tile:
    """One tile."""
    face = FACES[walls.tile(cell)]
    corner = GRID.corner(cell)
    return Tile(
        id=f"tile:{face.id}",
        name=face.name,
        x=GRID.x(corner),
        y=GRID.y(corner),
        width=SPAN,
        height=SPAN,
        turned=walls.turns(cell),
        theme=LOOKS.themes[face.id],
        marks=tile_marks(face),
    )


def tile_marks(face: TileFace) -> tuple[str, ...]:
    """The colour of its triangle, and what sets it apart."""
    colour = (f"{face.triangle.word}-triangle",) if face.triangle is not None else ()
    return colour if face.feature == Feature.PLAIN else (face.feature.word, *colour)


def square(walls: Walls, p: int) -> Cell:
    """One square."""
    return ground(GRID.x(p), GRID.y(p), walls.glyph(p))


@cache
def ground(x: int, y: int, glyph: str) -> Cell:
    """One square and what is on it; `floor` among its marks where one can stand."""
    marks = ("floor",) if glyph in PASSABLE else ()
    return Cell(id=f"sq:{x},{y}", x=x, y=y, terrain=TERRAIN.get(glyph, "floor"), marks=marks)


def edges(walls: Walls, way: Way) -> list[Edge]:
    """One side of a tile, square by square."""
    kind, floor = edge_kind(walls, way), side_squares(walls, way)
    return [
        line(GRID.x(p), GRID.y(p), SIDE_LETTERS[way[1]], kind if p in floor else "wall")
        for p in GRID.along(*way)
    ]


def edge_kind(walls: Walls, way: Way) -> str:
    """Whether a side is a passage, unexplored, plugged or wall."""
    if walls.is_joined(*way):
        return "open"
    if way in open_edges(walls):
        return "unexplored"
    return "plug" if walls.code(*way) == PLUG else "wall"


def edge_id(walls: Walls, way: Way) -> str:
    """What to touch for a side: the first of its squares on which one can stand."""
    p = side_squares(walls, way)[0]
    return f"edge:{GRID.x(p)},{GRID.y(p)},{SIDE_LETTERS[way[1]]}"


@cache
def line(x: int, y: int, letter: str, kind: str) -> Edge:
    """One side of a square."""
    return Edge(id=f"edge:{x},{y},{letter}", x=x, y=y, side=letter, kind=kind)

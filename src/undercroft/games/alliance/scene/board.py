"""The frame with its rooms, spaces and sides."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from undercroft.crawl.looks import Looks, looks_in
from undercroft.crawl.space.board import DEAD_END, OPEN_END
from undercroft.crawl.space.grid import SIDES
from undercroft.crawl.space.walls import Walls
from undercroft.games.alliance.content.tables import TILES
from undercroft.games.alliance.map.geometry import (
    ARCHWAY,
    CLOSED,
    LOCKED,
    ROOM,
    SECRET,
    frame_rooms,
)
from undercroft.kernel.scene import Board, Cell, Edge, Light, Tile

EDGE_WORDS: Final = {
    DEAD_END: "wall",
    OPEN_END: "door",
    CLOSED: "door",
    LOCKED: "locked",
    SECRET: "secret",
    ARCHWAY: "open",
}
SIDE_LETTERS: Final = "nesw"
LOOKS: Final[Looks] = looks_in("undercroft.games.alliance.scene")


@lru_cache(maxsize=256)
def dungeon(walls: Walls, pits: tuple[int, ...]) -> Board:
    """The rooms laid so far; the same walls are drawn once."""
    laid = frame_rooms(walls)
    return Board(
        id="board:dungeon",
        name="Dungeon",
        tiles=tuple(tile(walls, cell) for cell in laid),
        cells=tuple(space(walls, p, pits) for cell in laid for p in walls.passable(cell)),
        edges=tuple(
            part for cell in laid for side in range(SIDES) for part in edges(walls, cell, side)
        ),
        width=walls.board.grid.width,
        height=walls.board.grid.upper * ROOM,
        ground="rooms",
        pitch=ROOM,
        lights=tuple(lamp for cell in laid for lamp in lights(walls, cell)),
    )


def lights(walls: Walls, cell: int) -> tuple[Light, ...]:
    """What burns or glows in the middle of a room."""
    grid = walls.board.grid
    corner = grid.corner(cell)
    return LOOKS.lit(TILES[walls.tile(cell)].id, grid.x(corner) + 1, grid.y(corner) + 1)


def tile(walls: Walls, cell: int) -> Tile:
    """One room."""
    grid = walls.board.grid
    face = TILES[walls.tile(cell)]
    corner = grid.corner(cell)
    return Tile(
        id=f"tile:{face.id}",
        name=face.name,
        x=grid.x(corner),
        y=grid.y(corner),
        width=3,
        height=3,
        turned=walls.turns(cell),
        theme=LOOKS.themes[face.id],
        marks=(f"level-{face.level}",),
    )


def space(walls: Walls, square: int, pits: tuple[int, ...]) -> Cell:
    """One space."""
    grid = walls.board.grid
    return floor(grid.x(square), grid.y(square), "pit" if square in pits else "floor")


@cache
def floor(x: int, y: int, terrain: str) -> Cell:
    """One space and its ground."""
    return Cell(id=f"sq:{x},{y}", x=x, y=y, terrain=terrain)


def edges(walls: Walls, cell: int, side: int) -> list[Edge]:
    """One side of a room: what is in its middle, and walls beside that."""
    corner, _, other = walls.board.grid.along(cell, side)
    return [drawn_edge(walls, p, side, "wall") for p in (corner, other)] + [edge(walls, cell, side)]


def edge(walls: Walls, cell: int, side: int) -> Edge:
    """The middle of one side of a room; doors to the frame are walls."""
    is_frame = walls.board.grid.beyond(cell, side) < 0
    kind = "wall" if is_frame else EDGE_WORDS[walls.code(cell, side)]
    return drawn_edge(walls, walls.board.grid.along(cell, side)[1], side, kind)


def drawn_edge(walls: Walls, square: int, side: int, kind: str) -> Edge:
    """One side of a space of the board."""
    grid = walls.board.grid
    return line(grid.x(square), grid.y(square), SIDE_LETTERS[side], kind)


@cache
def line(x: int, y: int, letter: str, kind: str) -> Edge:
    """One side of a space."""
    return Edge(id=f"edge:{x},{y},{letter}", x=x, y=y, side=letter, kind=kind)

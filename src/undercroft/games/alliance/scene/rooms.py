"""The frame with its rooms, spaces and sides."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undercroft.crawl.space.board import DEAD_END, OPEN_END
from undercroft.crawl.space.grid import SIDES
from undercroft.crawl.space.walls import Walls
from undercroft.games.alliance.box import TILES
from undercroft.games.alliance.dungeon import ARCHWAY, CLOSED, LOCKED, SECRET
from undercroft.kernel.scene import Board, Cell, Edge, Tile

EDGE_WORDS: Final = {
    DEAD_END: "wall",
    OPEN_END: "door",
    CLOSED: "door",
    LOCKED: "locked",
    SECRET: "secret",
    ARCHWAY: "open",
}
SIDE_LETTERS: Final = "nesw"


@lru_cache(maxsize=256)
def dungeon(walls: Walls, pits: tuple[int, ...]) -> Board:
    """The rooms laid so far; the same walls are drawn once."""
    laid = walls.laid()
    return Board(
        id="board:dungeon",
        name="Dungeon",
        tiles=tuple(tile(walls, cell) for cell in laid),
        cells=tuple(space(walls, p, pits) for cell in laid for p in walls.passable(cell)),
        edges=tuple(edge(walls, cell, side) for cell in laid for side in range(SIDES)),
    )


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
        marks=(f"level-{face.level}",),
    )


def space(walls: Walls, square: int, pits: tuple[int, ...]) -> Cell:
    """One space."""
    x, y = walls.board.grid.x(square), walls.board.grid.y(square)
    return Cell(id=f"sq:{x},{y}", x=x, y=y, terrain="pit" if square in pits else "floor")


def edge(walls: Walls, cell: int, side: int) -> Edge:
    """One side of a room, at its middle."""
    grid = walls.board.grid
    middle = grid.along(cell, side)[1]
    x, y, letter = grid.x(middle), grid.y(middle), SIDE_LETTERS[side]
    kind = EDGE_WORDS[walls.code(cell, side)]
    return Edge(id=f"edge:{x},{y},{letter}", x=x, y=y, side=letter, kind=kind)

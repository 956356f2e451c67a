"""A wall map as plain data and back: its tiles, its borders and its links."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.crawl.space.board import FIRST_CODE, Board
from undercroft.crawl.space.grid import SIDES, opposite_side
from undercroft.crawl.space.walls import Walls
from undercroft.kernel.errors import SaveError
from undercroft.kernel.layout import Kind, Plain, record

Saved = dict[str, list[list[int]]]


class WallsKind(Kind):
    """The wall map as a field of a state, shared by all clones.

    A save gives one number more, by which the game knows its board; `empty` is before any tile.
    """

    def __init__(
        self,
        empty: Walls,
        name: str,
        number_of: Callable[[Walls], int],
        board_for: Callable[[int], Board],
    ) -> None:
        self.empty: Final = empty
        self.name: Final = name
        self.number_of: Final = number_of
        self.board_for: Final = board_for

    def save(self, value: Walls) -> Plain:
        if value is self.empty:
            return {}
        return {self.name: int(self.number_of(value)), **save_walls(value)}

    def load(self, plain: Plain) -> Walls:
        if plain == {}:
            return self.empty
        table = record(plain, (self.name, "tiles", "links"))
        try:
            return load_walls(self.board_for(table[self.name]), table)
        except (KeyError, TypeError, ValueError) as error:
            raise SaveError(f"these walls cannot be: {error}") from None


def save_walls(walls: Walls) -> Saved:
    """Rows of cell, tile, quarter turns and the four border codes; pairs of linked squares."""
    pairs = [walls.links[i : i + 2] for i in range(0, len(walls.links), 2)]
    return {"tiles": [_saved_tile(walls, cell) for cell in walls.laid()], "links": pairs}


def _saved_tile(walls: Walls, cell: int) -> list[int]:
    borders = [walls.code(cell, side) for side in range(SIDES)]
    return [cell, walls.tile(cell), walls.turns(cell), *borders]


def load_walls(board: Board, saved: Saved) -> Walls:
    """The wall map that `save` described; refuses what cannot lie on this board."""
    walls = Walls(board)
    for row in saved["tiles"]:
        _load_tile(walls, row)
    for row in saved["tiles"]:
        _load_borders(walls, row)
    for row in saved["tiles"]:
        _check_borders(walls, row[0])
    for row in saved["tiles"]:
        walls.mend_openings(row[0])
    for pair in saved["links"]:
        walls = _load_link(walls, pair)
    return walls


def _load_link(walls: Walls, pair: list[int]) -> Walls:
    if len(pair) != 2 or not all(0 <= p < walls.board.grid.size for p in pair):
        raise ValueError(f"a link joins two squares, not {pair}")
    return walls.link(pair[0], pair[1])


def _load_tile(walls: Walls, row: list[int]) -> None:
    if len(row) != 3 + SIDES:
        raise ValueError(f"a laid tile has {3 + SIDES} numbers, not {len(row)}")
    cell, tile, quarters = row[0], row[1], row[2]
    board = walls.board
    if not (0 <= cell < board.grid.cells and 0 <= tile < board.tiles and 0 <= quarters < SIDES):
        raise ValueError(f"tile {tile} turned {quarters} cannot lie on cell {cell}")
    if walls.is_laid(cell):
        raise ValueError(f"two tiles on cell {cell}")
    walls.put(cell, tile * SIDES + quarters)


def _load_borders(walls: Walls, row: list[int]) -> None:
    cell = row[0]
    for side in range(SIDES):
        code = row[3 + side]
        if not 0 <= code < len(walls.board.borders.lanes):
            raise ValueError(f"side {side} of cell {cell} has the unknown border code {code}")
        meets = walls.is_laid(walls.board.grid.beyond(cell, side))
        if (code < FIRST_CODE and meets) or (walls.board.borders.passes(code) and not meets):
            raise ValueError(f"side {side} of cell {cell} cannot have border code {code}")
        walls.border[cell * SIDES + side] = code


def _check_borders(walls: Walls, cell: int) -> None:
    for side in range(SIDES):
        beyond = walls.board.grid.beyond(cell, side)
        if walls.is_laid(beyond) and walls.code(cell, side) != walls.code(
            beyond, opposite_side(side)
        ):
            raise ValueError(f"the border between cells {cell} and {beyond} has two codes")

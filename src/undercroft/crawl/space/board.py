"""What never changes in play: the grid, the tile shapes, and what a border lets through."""

from typing import Final

from undercroft.crawl.space.grid import SIDES, Grid
from undercroft.crawl.space.tiles import Tile

DEAD_END: Final = 0
"""Border code: a closed side with no tile beyond."""
OPEN_END: Final = 1
"""Border code: an open side with no tile beyond (one may be laid there)."""
FIRST_CODE: Final = 2
"""The lowest border code a game may give a meaning of its own."""


def middle_lane(span: int) -> int:
    """The opening that is only the middle square of a side."""
    return 1 << (span // 2)


def whole_side(span: int) -> int:
    """The opening along the whole length of a side. [DI-TILE-05]"""
    return (1 << span) - 1


class Borders:
    """How tiles join: a game's border codes, what each lets through, and which arise by laying.

    `openings[i]` is the opening (a bit per lane) of code FIRST_CODE + i; `closed`, `mixed` and
    `both` are the codes between two closed, one open and one closed, and two open sides; without
    `diagonal` only the four orthogonal steps exist.
    """

    __slots__ = ("diagonal", "joins", "lanes")

    def __init__(
        self, openings: list[int], closed: int, mixed: int, both: int, *, diagonal: bool = True
    ) -> None:
        self.lanes: list[int] = [0, 0, *openings]
        self.joins: list[int] = [closed, mixed, both]
        self.diagonal = diagonal

    def join(self, a: int, b: int) -> int:
        """The code between two printed sides, 1 open and 0 closed. [DA-GEO-03] [CV-TILE-10]"""
        return self.joins[a + b]

    def passes(self, code: int) -> bool:
        """Does a border of this code let anything through?"""
        return self.lanes[code] != 0


class Board:
    """The frozen part of a map: grid, borders, and each tile in its four positions.

    `walls` says of each kind of square whether it is a wall; gaps are low unless `high_gaps`.
    `clears` and `steps` remember the masks within a shape, all its sides closed, once computed.
    """

    __slots__ = ("borders", "clears", "grid", "shapes", "steps", "tiles", "walls")

    def __init__(
        self, grid: Grid, tiles: list[Tile], borders: Borders, *, high_gaps: bool = False
    ) -> None:
        for tile in tiles:
            if tile.span != grid.span:
                raise ValueError(f"a tile of {tile.span} squares on cells of {grid.span}")
        self.grid = grid
        self.borders = borders
        self.walls = [False, high_gaps, True]
        self.tiles = len(tiles)
        self.shapes: list[Tile] = [
            tile.turned(quarters) for tile in tiles for quarters in range(SIDES)
        ]
        self.clears: list[list[int]] = [[] for _ in self.shapes]
        self.steps: list[list[int]] = [[] for _ in self.shapes]

"""Large figures: the squares they cover, where they fit, what they touch.

A footprint is given by its lowest (north-west) square and its size: 1, 2 or 3 squares square.
"""

from typing import Final

from undercroft.crawl.space.adjacency import beside, is_adjacent
from undercroft.crawl.space.grid import BIT, Grid
from undercroft.crawl.space.sight import BLIND, sight
from undercroft.crawl.space.tiles import FLOOR
from undercroft.crawl.space.walls import Walls

_EAST_BIT: Final = BIT[2]
_SOUTH_BIT: Final = BIT[4]


def covered(grid: Grid, p: int, size: int) -> list[int]:
    """The squares of a footprint, ascending. [CV-LARGE-01]"""
    return [p + row * grid.width + column for row in range(size) for column in range(size)]


def fits(walls: Walls, p: int, size: int, taken: list[int]) -> bool:
    """Is this footprint legal: passable, free, no closed side through it? [CV-LARGE-03]"""
    width = walls.board.grid.width
    for row in range(size):
        for column in range(size):
            q = p + row * width + column
            if walls.kind[q] != FLOOR or q in taken:
                return False
            if column + 1 < size and not walls.steps[q] & _EAST_BIT:
                return False
            if row + 1 < size and not walls.steps[q] & _SOUTH_BIT:
                return False
    return True


def placements(walls: Walls, target: int, size: int, taken: list[int]) -> list[int]:
    """The legal footprints that cover a square, ascending. [CV-LARGE-04] [DA-DEEP-05]"""
    grid = walls.board.grid
    corners: list[int] = []
    for up in range(min(size - 1, grid.ys[target]), -1, -1):
        for back in range(min(size - 1, grid.xs[target]), -1, -1):
            p = target - up * grid.width - back
            if fits(walls, p, size, taken):
                corners.append(p)
    return corners


def cells_touched(grid: Grid, p: int, size: int) -> list[int]:
    """The cells a footprint lies on, ascending: the figure is on each of them. [CV-LARGE-02]"""
    return sorted({grid.cell_of[q] for q in covered(grid, p, size)})


def surroundings(walls: Walls, p: int, size: int) -> list[int]:
    """The squares adjacent to any square of a footprint and not part of it. [A-38]"""
    own = covered(walls.board.grid, p, size)
    return [q for q in beside(walls, own) if q not in own]


def are_adjacent(walls: Walls, p: int, size: int, q: int, other: int) -> bool:
    """Is any square of one footprint adjacent to any of another? [A-38]"""
    grid = walls.board.grid
    theirs = covered(grid, q, other)
    for a in covered(grid, p, size):
        for b in theirs:
            if is_adjacent(walls, a, b):
                return True
    return False


def squares_apart(grid: Grid, p: int, size: int, q: int, other: int) -> int:
    """The distance of two footprints from their nearest squares, walls ignored. [A-38]"""
    return min(
        [grid.distance(a, b) for a in covered(grid, p, size) for b in covered(grid, q, other)]
    )


def sight_between(walls: Walls, p: int, size: int, q: int, other: int) -> int:
    """The distance of two footprints if nearest squares see each other, else BLIND. [A-38]"""
    grid = walls.board.grid
    least = squares_apart(grid, p, size, q, other)
    for a in covered(grid, p, size):
        for b in covered(grid, q, other):
            if grid.distance(a, b) == least and sight(walls, a, b) == least:
                return least
    return BLIND

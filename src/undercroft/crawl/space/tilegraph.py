"""Distance in tiles: fewest steps over connected tiles, never the distance on the table."""

from typing import Final

from undercroft.crawl.space.grid import SIDES
from undercroft.crawl.space.sparse import Sparse
from undercroft.crawl.space.walls import Walls

FAR: Final = 1 << 20
"""The distance of tiles that are not connected: beyond every range. [CV-DIST-09]"""


def joined(walls: Walls, cell: int) -> list[int]:
    """The cells connected to a cell through its borders, ascending. [CV-TILE-11] [DI-TILE-05]"""
    cells = walls.joints.get(cell)
    if cells is None:
        beyond = walls.board.grid.beyond
        sides = [side for side in range(SIDES) if walls.is_joined(cell, side)]
        cells = walls.joints[cell] = sorted([beyond(cell, side) for side in sides])
    return cells


def linked(walls: Walls, cell: int) -> list[int]:
    """The cells a link leads to from a cell, ascending. [CV-TILE-19]"""
    cell_of = walls.board.grid.cell_of
    links = walls.links
    return sorted([cell_of[links[i ^ 1]] for i in range(len(links)) if cell_of[links[i]] == cell])


def distances(walls: Walls, cell: int, *, links: bool = True) -> Sparse:
    """The distance from a cell to every cell, FAR where there is no way. [CV-DIST-01]

    Without `links` only borders are walked over. [DI-SPEC-06] Do not change the answer.
    """
    rows = walls.strides if links and walls.links else walls.walks
    row = rows.get(cell)
    if row is None:
        row = rows[cell] = _measure(walls, cell, links=links)
    return row


def _measure(walls: Walls, cell: int, *, links: bool) -> Sparse:
    row = Sparse(FAR)
    row[cell] = 0
    queue = [cell]
    for here in queue:
        there = joined(walls, here)
        if links and walls.links:
            there = there + linked(walls, here)
        for k in there:
            if k not in row:
                row[k] = row[here] + 1
                queue.append(k)
    return row


def tile_dist(walls: Walls, a: int, b: int) -> int:
    """Fewest steps over connected tiles; own tile 0. [DI-TILE-14]"""
    return distances(walls, a)[b]


def within(walls: Walls, cell: int, tiles: int) -> list[int]:
    """The laid cells at a distance of 0 to `tiles`, ascending. [CV-DIST-02]"""
    return sorted([k for k, d in distances(walls, cell).items() if d <= tiles])


def closest(walls: Walls, cell: int, cells: list[int]) -> list[int]:
    """Those of some cells that are nearest to a cell; all of them if they tie. [CV-EDGE-05]"""
    row = distances(walls, cell)
    least = min([row[k] for k in cells], default=FAR)
    return [k for k in cells if row[k] == least and least < FAR]


def farthest(walls: Walls, cell: int, cells: list[int]) -> list[int]:
    """Those of some cells at the greatest finite distance; all if they tie. [CV-DIST-10]"""
    row = distances(walls, cell)
    most = max([row[k] for k in cells if row[k] < FAR], default=-1)
    return [k for k in cells if row[k] == most]


def least_dist(walls: Walls, ones: list[int], others: list[int]) -> int:
    """The least distance between two sets of cells, as for large figures. [CV-DIST-07]"""
    least = FAR
    for a in ones:
        row = distances(walls, a)
        for b in others:
            least = min(least, row[b])
    return least

"""Exact line of sight, by whole numbers only.

A line runs from centre to centre. It leaves each square it runs through over an edge, or through a
corner point into the square diagonally opposite; each such hop must be clear in the wall map. A
closed border has no clear hop, an opening is clear over its lanes and at the posts between them.
"""

from typing import Final

from undercroft.crawl.space.grid import BIT
from undercroft.crawl.space.walls import Walls

BLIND: Final = 1 << 20
"""The distance of what is not seen: beyond every range."""


def sight(walls: Walls, p: int, q: int) -> int:
    """The distance from p to q if p sees q, else BLIND. [DA-LOS-03] [DA-LOS-07]"""
    row = walls.sight_rows()[p] or _new_row(walls, p)
    seen = row[q]
    if seen < 0:
        seen = row[q] = _look(walls, p, q)
    return seen


def sees(walls: Walls, p: int, q: int) -> bool:
    """Does a line from the centre of p reach the centre of q? Figures never block."""
    return sight(walls, p, q) != BLIND


def targets(walls: Walls, p: int, squares: list[int], low: int, high: int) -> list[int]:
    """Those of some squares that p sees at a distance of low to high, in the order given.

    Figures never block. [DA-LOS-04]
    """
    row = walls.sight_rows()[p] or _new_row(walls, p)
    visible: list[int] = []
    for q in squares:
        seen = row[q]
        if seen < 0 and low <= -1 - seen <= high:
            seen = row[q] = _look(walls, p, q)
        if low <= seen <= high:
            visible.append(q)
    return visible


def _new_row(walls: Walls, p: int) -> list[int]:
    """Remembered answers for lines from p; -1 - distance where nobody has looked yet."""
    row = walls.board.grid.unseen(p)
    walls.sight_rows()[p] = row
    return row


def _look(walls: Walls, p: int, q: int) -> int:
    """Follow the line; through a post is clear, through a tile corner is not.

    [DA-LOS-05] [A-10] [A-11]
    """
    clear = walls.clear
    grid = walls.board.grid
    for offset, bit in grid.hops(p, q):
        if not clear[p + offset] & bit:
            return BLIND
    return grid.distance(p, q)


def clear_until(walls: Walls, p: int, q: int) -> int:
    """The last square of the line from p to q before something stands in its way, or q."""
    for offset, bit in walls.board.grid.hops(p, q):
        if not walls.clear[p + offset] & bit:
            return p + offset
    return q


def passed(walls: Walls, p: int, q: int) -> list[int]:
    """The squares between p and q whose inside the line runs through. [DA-LOS-06] [A-12]"""
    return [p + offset for offset, _ in walls.board.grid.hops(p, q)[1:]]


def obstructions(walls: Walls, p: int, q: int, marks: list[int]) -> int:
    """How many marked squares the line between p and q runs through, ends excluded."""
    count = 0
    for offset, _ in walls.board.grid.hops(p, q):
        if offset and marks[p + offset]:
            count += 1
    return count


def ray(walls: Walls, p: int, side: int, marks: list[int], limit: int) -> list[int]:
    """The squares seen straight from p through one side, nearest first, up to `limit`.

    The ray ends at a wall or a closed border, and on the first marked square. [DI-LOS-03]
    """
    ahead: list[int] = []
    pace = walls.board.grid.delta[2 * side]
    while len(ahead) < limit and walls.clear[p] & BIT[2 * side]:
        p += pace
        ahead.append(p)
        if marks[p]:
            break
    return ahead


def is_in_line(walls: Walls, p: int, q: int, marks: list[int]) -> bool:
    """Is q straight ahead of p with only open borders and no marks between? [DI-LOS-02]"""
    grid = walls.board.grid
    dx, dy = grid.xs[q] - grid.xs[p], grid.ys[q] - grid.ys[p]
    if (dx == 0) == (dy == 0):
        return False
    for offset, bit in grid.hops(p, q):
        if not walls.clear[p + offset] & bit or (offset and marks[p + offset]):
            return False
    return True

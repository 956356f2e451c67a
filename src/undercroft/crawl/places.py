"""Places in words: how far from somebody, where on a tile, beside what.

This is what players read. Written moves and scene ids keep the coordinates.
"""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.grid import Grid
from undercroft.crawl.space.walls import Walls

Landmarks = Mapping[int, str]
"""What can be named on a board, by its square; what comes first is named rather than the next."""

NORTH_SOUTH = ("north", "", "south")
WEST_EAST = ("west", "", "east")


def offset(grid: Grid, start: int, to: int, unit: str) -> str:
    """How far a square lies, and which way: `2 north and 1 east`, `3 spaces north-east`.

    Different squares have different offsets; "" is the same square.
    """
    dx, dy = grid.xs[to] - grid.xs[start], grid.ys[to] - grid.ys[start]
    wide, high = abs(dx), abs(dy)
    if wide and high and wide != high:
        return f"{high} {NORTH_SOUTH[_sign(dy) + 1]} and {wide} {WEST_EAST[_sign(dx) + 1]}"
    far = max(wide, high)
    return f"{far} {unit}{'' if far == 1 else 's'} {compass(_sign(dx), _sign(dy))}" if far else ""


def landmark(walls: Walls, p: int, landmarks: Landmarks) -> str:
    """What can be named on a square or beside it, to follow where the square lies."""
    if p in landmarks:
        return f", onto {landmarks[p]}"
    near = next((name for q, name in landmarks.items() if is_adjacent(walls, p, q)), "")
    return f", beside {near}" if near else ""


def part_of(grid: Grid, p: int, tile: str) -> str:
    """In which part of its tile a square is: `the north side of Old Gate`, `the middle of Ford`."""
    row, column = (_part(at[p] % grid.span, grid.span)[0] for at in (grid.ys, grid.xs))
    rim = compass(column, row)
    if row and column:
        return f"the {rim} corner of {tile}"
    return f"the {rim} side of {tile}" if rim else f"the middle of {tile}"


def spot_on(grid: Grid, p: int, tile: str) -> str:
    """Where on its tile a square is: `the north side of Ford, towards the west`.

    On tiles of up to four squares a side no two squares are called the same.
    """
    down, right = (_part(at[p] % grid.span, grid.span)[1] for at in (grid.ys, grid.xs))
    lean = compass(right, down)
    return f"{part_of(grid, p, tile)}, towards the {lean}" if lean else part_of(grid, p, tile)


def compass(dx: int, dy: int) -> str:
    """The way of a step of -1, 0 or 1 in each direction: `north`, `south-west`, "" for none."""
    return "-".join(filter(None, (NORTH_SOUTH[dy + 1], WEST_EAST[dx + 1])))


def _part(at: int, span: int) -> tuple[int, int]:
    """On which rim a place in a row is (-1, 0, 1), and to which side of the middle if on none."""
    if at in (0, span - 1):
        return (-1 if at == 0 else 1), 0
    return 0, _sign(2 * at - span + 1)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)

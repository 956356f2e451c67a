"""The bounded grid: squares and cells as ints, eight directions, tables indexed by step mask.

x grows to the east and y to the south. Direction d and side s are counted clockwise from north, so
side s looks in direction 2 * s. A game's coordinates may be negative: the grid carries an origin.
A grid may have one room on a level below it: its squares are counted after all others, and are far
from each of them.
"""

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = 4
DIRECTIONS: Final = 8

BIT: Final[list[int]] = [1, 2, 4, 8, 16, 32, 64, 128]
DX: Final[list[int]] = [0, 1, 1, 1, 0, -1, -1, -1]
DY: Final[list[int]] = [-1, -1, 0, 1, 1, 1, 0, -1]
SIDE_LETTERS: Final = "NESW"
_ASCENDING: Final[list[int]] = [7, 0, 1, 6, 2, 5, 4, 3]
LEVELS_APART: Final = 100
"""How many cells the level below is away: more than anything reaches."""


def opposite(direction: int) -> int:
    """The direction that leads back."""
    return (direction + 4) % DIRECTIONS


def opposite_side(side: int) -> int:
    """The side of the neighbouring cell that faces this side."""
    return (side + 2) % SIDES


def _delta_table(width: int) -> list[list[int]]:
    """For each of the 256 step masks the square offsets it allows, ascending."""
    return [
        [DY[d] * width + DX[d] for d in _ASCENDING if mask & BIT[d]]
        for mask in range(1 << DIRECTIONS)
    ]


def _toward_table(width: int) -> list[int]:
    """The direction bit of each square offset, indexed by offset + width + 1."""
    table = [0] * (2 * width + 3)
    for d in range(DIRECTIONS):
        table[DY[d] * width + DX[d] + width + 1] |= BIT[d]
    return table


def trace(dx: int, dy: int) -> list[int]:
    """The directions in which a line from centre to centre goes on from square to square.

    A line through a corner point goes on diagonally: it touches the other two squares there
    but does not run through them. [DA-LOS-06]
    """
    wide, high = abs(dx), abs(dy)
    across = 2 if dx > 0 else 6
    along = 4 if dy > 0 else 0
    way: list[int] = []
    i = j = 0
    while i < wide or j < high:
        balance = (2 * i + 1) * high - (2 * j + 1) * wide
        if balance == 0:
            way.append(_diagonal(across, along))
        else:
            way.append(across if balance < 0 else along)
        i += balance <= 0
        j += balance >= 0
    return way


def _diagonal(across: int, along: int) -> int:
    """The direction between an east-west and a north-south direction."""
    if along == 0:
        return 1 if across == 2 else 7
    return 3 if across == 2 else 5


class Grid:
    """A board of `wide` x `high` cells of `span` x `span` squares.

    `left` and `top` are the game's coordinates of the first cell, so that a map that grows in all
    directions can keep its start at cell 0,0. `below` are the cells across and down of the room on
    the level below, `floor` is its first cell. `room_of` is the cell of a square, but that room,
    whatever its size, is one.
    """

    __slots__ = (
        "_away",
        "_below",
        "_hops",
        "_offsets",
        "_unseen",
        "_within",
        "cell_of",
        "cells",
        "delta",
        "deltas",
        "floor",
        "height",
        "high",
        "left",
        "room_of",
        "sides_at",
        "size",
        "span",
        "top",
        "toward",
        "upper",
        "wide",
        "width",
        "xs",
        "ys",
    )

    def __init__(
        self,
        wide: int,
        high: int,
        span: int,
        left: int = 0,
        top: int = 0,
        below: tuple[int, int] = (0, 0),
    ) -> None:
        self.wide = wide
        self.upper = high
        self.high = high = high + below[1]
        self._below = below[0]
        self.floor = wide * self.upper
        self.span = span
        self.left = left
        self.top = top
        self.width = wide * span
        self.height = high * span
        self.size = self.width * self.height
        self.cells = wide * high
        self.xs: list[int] = [p % self.width for p in range(self.size)]
        self.ys: list[int] = [p // self.width for p in range(self.size)]
        self.cell_of: list[int] = [
            self.ys[p] // span * wide + self.xs[p] // span for p in range(self.size)
        ]
        self.room_of: list[int] = [min(cell, self.floor) for cell in self.cell_of]
        self._offsets: list[int] = [i // span * self.width + i % span for i in range(span * span)]
        self.delta: list[int] = [DY[d] * self.width + DX[d] for d in range(DIRECTIONS)]
        self.deltas: list[list[int]] = _delta_table(self.width)
        self.toward: list[int] = _toward_table(self.width)
        self.sides_at: list[list[int]] = [
            [side for side in range(SIDES) if self.is_along(p, side)] for p in range(self.size)
        ]
        self._hops: dict[int, list[tuple[int, int]]] = {}
        unknown: list[int] = []
        self._away: list[list[int]] = [unknown] * self.size
        self._within: dict[int, frozenset[int]] = {}
        self._unseen: list[list[int]] = [unknown] * self.size
        # Last: what was made of rows so far needs them without the gap between the levels.
        for p in range(self.upper * span * self.width, self.size):
            self.ys[p] += LEVELS_APART * span

    def at(self, x: int, y: int) -> int:
        """The square at the game's coordinates."""
        column = x - self.left * self.span
        row = y - self.top * self.span
        if not (0 <= column < self.width and 0 <= row < self.height):
            raise ValueError(f"square {x},{y} lies off the board")
        return row * self.width + column

    def x(self, p: int) -> int:
        """The game's x of a square."""
        return self.xs[p] + self.left * self.span

    def y(self, p: int) -> int:
        """The game's y of a square; the level below is counted on without a gap."""
        return p // self.width + self.top * self.span

    def cell(self, x: int, y: int) -> int:
        """The cell at the game's cell coordinates."""
        column, row = x - self.left, y - self.top
        if not (0 <= column < self.wide and 0 <= row < self.high):
            raise ValueError(f"cell {x},{y} lies off the board")
        return row * self.wide + column

    def cell_x(self, cell: int) -> int:
        """The game's x of a cell."""
        return cell % self.wide + self.left

    def cell_y(self, cell: int) -> int:
        """The game's y of a cell."""
        return cell // self.wide + self.top

    def corner(self, cell: int) -> int:
        """The north-west square of a cell, its lowest."""
        return (cell // self.wide * self.width + cell % self.wide) * self.span

    def square(self, cell: int, local: int) -> int:
        """The square of a cell that a tile counts as its `local`-th, row by row."""
        return self.corner(cell) + self._offsets[local]

    def local(self, p: int) -> int:
        """The place of a square within its cell, row by row."""
        return self.ys[p] % self.span * self.span + self.xs[p] % self.span

    def squares(self, cell: int) -> list[int]:
        """All squares of a cell, ascending."""
        first = self.corner(cell)
        return [first + offset for offset in self._offsets]

    def beyond(self, cell: int, side: int) -> int:
        """The cell across a side, or -1 where the board ends."""
        column = cell % self.wide + DX[2 * side]
        row = cell // self.wide + DY[2 * side]
        if cell < self.floor:
            is_there = 0 <= column < self.wide and 0 <= row < self.upper
        else:
            is_there = 0 <= column < self._below and self.upper <= row < self.high
        return row * self.wide + column if is_there else -1

    def step(self, p: int, direction: int) -> int:
        """The square next to p in a direction whatever lies between, or -1 off the board."""
        x, y = self.xs[p] + DX[direction], p // self.width + DY[direction]
        if not (0 <= x < self.width and 0 <= y < self.height):
            return -1
        q = y * self.width + x
        return q if (self.ys[q] - self.ys[p]) * DY[direction] <= 1 else -1

    def along(self, cell: int, side: int) -> list[int]:
        """The squares of a cell that touch one of its sides, ascending. [DA-GEO-08] [CV-EDGE-02]"""
        last = self.span - 1
        first = self.corner(cell)
        if side == EAST:
            first += last
        if side == SOUTH:
            first += last * self.width
        pace = 1 if side in (NORTH, SOUTH) else self.width
        return [first + i * pace for i in range(self.span)]

    def is_along(self, p: int, side: int) -> bool:
        """Does a square touch that side of its cell?"""
        at = self.ys[p] if side in (NORTH, SOUTH) else self.xs[p]
        return at % self.span == (0 if side in (NORTH, WEST) else self.span - 1)

    def lane(self, p: int, side: int) -> int:
        """How far along a side of its cell a square lies, from the north or west end."""
        at = self.xs[p] if side in (NORTH, SOUTH) else self.ys[p]
        return at % self.span

    def distance(self, p: int, q: int) -> int:
        """Squares counted in eight directions, walls ignored. [DA-GEO-09]"""
        dx = self.xs[p] - self.xs[q]
        dy = self.ys[p] - self.ys[q]
        if dx < 0:
            dx = -dx
        if dy < 0:
            dy = -dy
        return dx if dx > dy else dy

    def distances(self, p: int) -> list[int]:
        """The distance from p for every square; nobody may change this row."""
        row = self._away[p]
        if not row:
            row = self._away[p] = [self.distance(p, q) for q in range(self.size)]
        return row

    def within(self, p: int, spaces: int) -> frozenset[int]:
        """The squares at most so far from p, itself included."""
        key = p * self.size + spaces
        squares = self._within.get(key)
        if squares is None:
            near = [q for q, away in enumerate(self.distances(p)) if away <= spaces]
            squares = self._within[key] = frozenset(near)
        return squares

    def unseen(self, p: int) -> list[int]:
        """A fresh row with -1 - distance from p for every square: see `sight`."""
        row = self._unseen[p]
        if not row:
            row = self._unseen[p] = [-1 - away for away in self.distances(p)]
        return row[:]

    def hops(self, p: int, q: int) -> list[tuple[int, int]]:
        """The line from p to q: for each square it leaves the offset from p and the way out."""
        dx, dy = self.xs[q] - self.xs[p], self.ys[q] - self.ys[p]
        key = (dy + self.height) * 2 * self.width + dx + self.width
        line = self._hops.get(key)
        if line is None:
            line = self._trace_hops(dx, dy)
            self._hops[key] = line
        return line

    def _trace_hops(self, dx: int, dy: int) -> list[tuple[int, int]]:
        hops: list[tuple[int, int]] = []
        offset = 0
        for direction in trace(dx, dy):
            hops.append((offset, BIT[direction]))
            offset += self.delta[direction]
        return hops

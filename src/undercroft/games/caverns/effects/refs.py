"""Things that words can mean, as ints: figures as they are, others in ranges of their own.

So a filter knows what it is asked about, and a move can name any of them.
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.space.grid import SIDES
from undercroft.games.caverns.map.geometry import GRID, Edge
from undercroft.kernel.errors import NotationError
from undercroft.kernel.moves import UNSEEN, Vocabulary

FIRST_TILE: Final = 10_000
FIRST_EDGE: Final = 20_000
FIRST_CARD: Final = 40_000
FIRST_SPACE: Final = 50_000
SIDE_LETTERS: Final = "nesw"
SIDE_NAMES: Final = ("north", "east", "south", "west")


def tile(cell: int) -> int:
    """The tile on a cell as a thing."""
    return FIRST_TILE + cell


def edge(way: Edge) -> int:
    """An unexplored edge as a thing."""
    return FIRST_EDGE + way[0] * SIDES + way[1]


def card(number: int) -> int:
    """A card as a thing."""
    return FIRST_CARD + number


def space(square: int) -> int:
    """A square as a thing."""
    return FIRST_SPACE + square


def cell_of(thing: int) -> int:
    """The cell of a tile."""
    return thing - FIRST_TILE


def way_of(thing: int) -> Edge:
    """The cell and side of an edge."""
    return (thing - FIRST_EDGE) // SIDES, (thing - FIRST_EDGE) % SIDES


def card_of(thing: int) -> int:
    """The number of a card."""
    return thing - FIRST_CARD


def square_of(thing: int) -> int:
    """The square of a space."""
    return thing - FIRST_SPACE


def is_figure(thing: int) -> bool:
    """Whether a thing is a figure."""
    return 0 <= thing < FIRST_TILE


def is_tile(thing: int) -> bool:
    """Whether a thing is a tile."""
    return FIRST_TILE <= thing < FIRST_EDGE


def is_edge(thing: int) -> bool:
    """Whether a thing is an unexplored edge."""
    return FIRST_EDGE <= thing < FIRST_CARD


def is_space(thing: int) -> bool:
    """Whether a thing is a square."""
    return thing >= FIRST_SPACE


class Spaces(Vocabulary):
    """Squares by the game's coordinates, as `4,-1`."""

    def text(self, value: int) -> str:
        p = square_of(value)
        return UNSEEN if value < 0 else f"{GRID.x(p)},{GRID.y(p)}"

    def parse(self, word: str) -> int:
        x, y = _pair(word, self.kind)
        try:
            return space(GRID.at(x, y))
        except ValueError as error:
            raise NotationError(str(error)) from None


class Cells(Vocabulary):
    """Tiles by the coordinates of their cells, as `0,1`."""

    def text(self, value: int) -> str:
        cell = cell_of(value)
        return UNSEEN if value < 0 else f"{GRID.cell_x(cell)},{GRID.cell_y(cell)}"

    def parse(self, word: str) -> int:
        x, y = _pair(word, self.kind)
        try:
            return tile(GRID.cell(x, y))
        except ValueError as error:
            raise NotationError(str(error)) from None


class Edges(Vocabulary):
    """Edges by cell and side, as `0,1,n`."""

    def text(self, value: int) -> str:
        cell, side = way_of(value)
        where = f"{GRID.cell_x(cell)},{GRID.cell_y(cell)}"
        return UNSEEN if value < 0 else f"{where},{SIDE_LETTERS[side]}"

    def parse(self, word: str) -> int:
        where, _, letter = word.rpartition(",")
        if letter not in SIDE_LETTERS or not letter:
            raise NotationError(f'"{word[:40]}" is not an edge such as 0,1,n')
        return edge((cell_of(CELL.parse(where)), SIDE_LETTERS.index(letter)))


def _pair(word: str, kind: str) -> tuple[int, int]:
    x, _, y = word.partition(",")
    if len(word) > 9 or not (x.removeprefix("-").isdecimal() and y.removeprefix("-").isdecimal()):
        raise NotationError(f'"{word[:40]}" is not a {kind} such as 4,-1')
    return int(x), int(y)


SPACE: Final = Spaces("square")
CELL: Final = Cells("tile")
EDGE: Final = Edges("edge")

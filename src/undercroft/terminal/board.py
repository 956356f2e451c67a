"""A board as letters: cells in a grid, tokens by the end of their id, walls and doors."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.kernel.scene import Board, Cell, Edge, Tile, Token
from undercroft.terminal.places import Place, place_names, tail
from undercroft.terminal.talk import wrapped

GUTTER = 5
WIDEST_CELL = 6
OPEN = ("open", "none", "arch", "archway")


def draw_board(board: Board, tokens: Sequence[Token], width: int) -> list[str]:
    """The lines of a board with its tokens, and what the letters mean."""
    if not board.cells:
        return [f"{board.name}: nothing here yet"]
    grid = Grid(board, [token for token in tokens if token.board == board.id], width)
    return [f"{board.name}:", *grid.lines(), *_legend(board, width)]


class Grid:
    """The cells of a board in rows and columns, cut in strips where they are too many."""

    def __init__(self, board: Board, tokens: Sequence[Token], width: int) -> None:
        self.cells = {(cell.x, cell.y): cell for cell in board.cells}
        self.xs = range(min(x for x, _ in self.cells), max(x for x, _ in self.cells) + 1)
        self.ys = range(min(y for _, y in self.cells), max(y for _, y in self.cells) + 1)
        self.standing = standing(tokens)
        self.upright, self.level = edges(board.edges)
        self.names = place_names(board)
        self.gutter = max(GUTTER, *(len(self.names.row(y)) + 3 for y in self.ys))
        room = (width - self.gutter) // len(self.xs) - 1
        self.size = max(2, min(WIDEST_CELL, room, self._longest()))
        self.per_strip = max(1, (width - self.gutter) // (self.size + 1))

    def _longest(self) -> int:
        texts = [self._words(place) for place in self.cells]
        return max(len(text) for text in (*texts, str(self.xs[0]), str(self.xs[-1])))

    def lines(self) -> list[str]:
        """All strips, one below the other."""
        starts = range(0, len(self.xs), self.per_strip)
        strips = [self._strip(self.xs[at : at + self.per_strip]) for at in starts]
        return [line for strip in strips for line in strip]

    def _strip(self, xs: range) -> list[str]:
        lines = [" " * self.gutter + " " + " ".join(self._fit(self._column(x)) for x in xs)]
        for y in self.ys:
            lines += [*self._between(xs, y), self._row(xs, y)]
        lines += self._between(xs, self.ys[-1] + 1)
        return [line.rstrip() for line in lines]

    def _row(self, xs: range, y: int) -> str:
        inside = "".join(self._upright(x, y) + self._fit(self._words((x, y))) for x in xs)
        return f"{self.names.row(y):>{self.gutter - 1}} {inside}{self._upright(xs[-1] + 1, y)}"

    def _column(self, x: int) -> str:
        return self.names.columns.get(x, str(x))

    def _upright(self, x: int, y: int) -> str:
        kind = self.upright.get((x, y), "")
        return "|" if kind == "wall" else kind[:1].upper() or " "

    def _between(self, xs: range, y: int) -> list[str]:
        """The line of edges above a row, if there are any."""
        if not any((x, y) in self.level for x in xs):
            return []
        parts = "".join(self._corner(x, y) + self._level(x, y) for x in xs)
        return [" " * self.gutter + parts + self._corner(xs[-1] + 1, y)]

    def _level(self, x: int, y: int) -> str:
        kind = self.level.get((x, y), "")
        if not kind:
            return " " * self.size
        return "-" * self.size if kind == "wall" else kind[:1].upper().center(self.size, "-")

    def _corner(self, x: int, y: int) -> str:
        around = ((x - 1, y) in self.level, (x, y) in self.level)
        return "+" if any(around) else "|" if (x, y) in self.upright else " "

    def _fit(self, text: str) -> str:
        return (text if len(text) <= self.size else text[: self.size - 1] + "+").center(self.size)

    def _words(self, place: Place) -> str:
        cell = self.cells.get(place)
        if cell is None:
            return ""
        here = self.standing.get(place)
        return " ".join(here) if here else ground(cell)


def ground(cell: Cell) -> str:
    """What an empty cell shows: its first mark, or its terrain."""
    marks = besides_floor(cell)
    if marks:
        return marks[0]
    return "." if cell.terrain == "floor" else cell.terrain


def besides_floor(cell: Cell) -> list[str]:
    """The marks of a cell besides the one that says that one can stand there."""
    return [mark for mark in cell.marks if mark != "floor"]


def standing(tokens: Sequence[Token]) -> dict[Place, list[str]]:
    """The tokens on each place; a large one stands on several."""
    tags: dict[Place, list[str]] = {}
    for token in tokens:
        for x in range(token.x, token.x + token.width):
            for y in range(token.y, token.y + token.height):
                tags.setdefault((x, y), []).append(tail(token.id))
    return tags


def edges(edges: Sequence[Edge]) -> tuple[dict[Place, str], dict[Place, str]]:
    """Edges left of a place, and above a place."""
    upright: dict[Place, str] = {}
    level: dict[Place, str] = {}
    for edge in edges:
        side = edge.side[:1].lower()
        lines = upright if side in "we" else level
        if edge.kind not in OPEN:
            lines[edge.x + (side == "e"), edge.y + (side == "s")] = edge.kind
    return upright, level


def _legend(board: Board, width: int) -> list[str]:
    kinds = sorted({edge.kind for edge in board.edges if edge.kind not in (*OPEN, "wall")})
    lines = ["  ".join(f"{kind[:1].upper()} = {kind}" for kind in kinds)] if kinds else []
    rooms = [part for line in _rooms(board.tiles) for part in wrapped("  " + line, width, "    ")]
    return [*("  " + line[: width - 2] for line in lines + _marked(board.cells)), *rooms]


def _rooms(tiles: Sequence[Tile]) -> list[str]:
    """Which tiles carry which mark; where a tile is one place, each with where it lies."""
    if any(tile.is_place for tile in tiles):
        return [_room(tile) for tile in tiles]
    names: dict[str, list[str]] = {}
    for tile in tiles:
        for mark in tile.marks:
            names.setdefault(mark, []).append(tile.name)
    return [f"{mark}: {', '.join(names[mark])}" for mark in sorted(names)]


def _room(tile: Tile) -> str:
    """A tile by number and name, the square in its middle, and what else is there."""
    number = f"{tile.number} " if tile.number else ""
    middle = f"{tile.x + tile.width // 2},{tile.y + tile.height // 2}"
    there = [mark.replace("-", " ") for mark in tile.marks]
    return f"{number}{tile.name} at {middle}{': ' if there else ''}{', '.join(there)}"


def _marked(cells: Sequence[Cell]) -> list[str]:
    """Which squares carry which mark: the picture alone is not enough."""
    places: dict[str, list[str]] = {}
    for cell in cells:
        for mark in besides_floor(cell):
            places.setdefault(mark, []).append(tail(cell.id))
    return [f"{mark}: {' '.join(where)}" for mark, where in places.items()]

"""A board as coloured letters around a cursor: the part of it that fits."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from undercroft.kernel.scene import Board, Choice, Scene
from undercroft.terminal.board import edges, ground, standing
from undercroft.terminal.directions import covered
from undercroft.terminal.full.pointer import Pointer, place_of
from undercroft.terminal.places import Place, place_names

GUTTER = 3
NOWHERE: Place = (-1_000, -1_000)
NARROWEST, WIDEST = 4, 7
CURSOR = Style(reverse=True, bold=True)
TARGET = Style(bold=True, color="yellow")
REACH = Style(color="green")
OWNERS = ("bright_blue", "bright_red", "bright_green", "bright_magenta", "bright_cyan")
DIM = Style(dim=True)
BRIGHT = Style(dim=False)
DOOR = Style(bold=True, underline=True, color="yellow")


class Map:
    """Cells in columns and rows; `>` marks a target, a dot and a cost what is in reach.

    One's own figures are in capitals.
    """

    def __init__(self, pointer: Pointer, board: Board, width: int, height: int) -> None:
        scene = pointer.look.scene
        is_pointed = pointer.drawn is not None and pointer.drawn.id == board.id
        self.cursor = pointer.at if is_pointed else None
        self.overlay = (
            pointer.overlay if pointer.overlay and pointer.overlay.board == board.id else None
        )
        self.names = place_names(board)
        self.gutter = max(GUTTER, *(len(self.names.row(cell.y)) + 1 for cell in board.cells))
        self.seats = pointer.look.seats
        self.cells = {(cell.x, cell.y): cell for cell in board.cells}
        tokens = [token for token in scene.tokens if token.board == board.id]
        self.standing = standing(tokens)
        self.owner = {place: token.owner for token in tokens for place in covered(token)}
        self.upright, self.level = edges(board.edges)
        self.targets = _targets(scene, board, pointer)
        touched = {id_ for choice in pointer.shown for id_ in choice.touch}
        doors = edges([edge for edge in board.edges if edge.id in touched])
        self.doors_upright, self.doors_level = doors
        self.size, self.xs = self._columns(width)
        self.lines = height

    def _columns(self, width: int) -> tuple[int, range]:
        """How wide a cell is, and which columns are in sight."""
        first, last = min(x for x, _ in self.cells), max(x for x, _ in self.cells)
        count = last - first + 1
        size = min(WIDEST, max(NARROWEST, (width - self.gutter - 1) // count - 1))
        fits = max(1, (width - self.gutter - 1) // (size + 1))
        start = min(max(first, self._centre()[0] - fits // 2), max(first, last - fits + 1))
        return size, range(start, min(last, start + fits - 1) + 1)

    def _centre(self) -> Place:
        """What is to be in sight: the cursor, or whoever stands there."""
        own = [place for place, owner in self.owner.items() if owner in self.seats]
        return self.cursor or next(iter([*own, *self.cells]))

    def text(self) -> Text:
        """The lines in sight, the row of the cursor among them."""
        columns = [self.names.columns.get(x, str(x)).center(self.size) for x in self.xs]
        head = Text(" " * self.gutter, style=DIM)
        head.append(" ".join(["", *columns]))
        rows, at = self._rows()
        fits = max(1, self.lines - 1)
        start = min(max(0, at - fits // 2), max(0, len(rows) - fits))
        return Text("\n", no_wrap=True).join([head, *rows[start : start + fits]])

    def _rows(self) -> tuple[list[Text], int]:
        first, last = min(y for _, y in self.cells), max(y for _, y in self.cells)
        rows: list[Text] = []
        at = 0
        for y in range(first, last + 1):
            rows += self._between(y)
            at = len(rows) if y == self._centre()[1] else at
            rows.append(self._row(y))
        return [*rows, *self._between(last + 1)], at

    def _row(self, y: int) -> Text:
        line = Text(f"{self.names.row(y):>{self.gutter}}", style=DIM)
        for x in self.xs:
            line.append(self._upright(x, y))
            line.append(self._cell((x, y)))
        line.append(self._upright(self.xs[-1] + 1, y))
        return line

    def _upright(self, x: int, y: int) -> Text:
        kind = self.upright.get((x, y), "")
        style = DOOR if (x, y) in self.doors_upright else BRIGHT
        return Text("│" if kind == "wall" else kind[:1].upper() or " ", style)

    def _between(self, y: int) -> list[Text]:
        """The line of edges above a row, if there are any."""
        if not any((x, y) in self.level for x in self.xs):
            return []
        line = Text(" " * self.gutter)
        for x in self.xs:
            line.append(self._corner(x, y))
            line.append(self._level(x, y))
        return [line.append(self._corner(self.xs[-1] + 1, y))]

    def _level(self, x: int, y: int) -> Text:
        kind = self.level.get((x, y), "")
        words = "─" * self.size if kind == "wall" else kind[:1].upper().center(self.size, "─")
        style = DOOR if (x, y) in self.doors_level else BRIGHT
        return Text(words if kind else " " * self.size, style)

    def _corner(self, x: int, y: int) -> str:
        beside = (x - 1, y) in self.level or (x, y) in self.level
        upright = (x, y) in self.upright or (x, y - 1) in self.upright
        return "┼" if beside and upright else "─" if beside else "│" if upright else " "

    def _cell(self, place: Place) -> Text:
        cell = self.cells.get(place)
        if cell is None:
            return Text(" " * self.size, CURSOR if place == self.cursor else "")
        here = self.standing.get(place, [])
        words, style = " ".join(here) if here else ground(cell), self._style(place, bool(here))
        words = words.upper() if self.owner.get(place) in self.seats else words
        words = self._marked(place, words, bool(here))
        fitted = words if len(words) <= self.size else words[: self.size]
        return Text(fitted.center(self.size), CURSOR if place == self.cursor else style)

    def _marked(self, place: Place, words: str, is_taken: bool) -> str:
        """What a cell shows, with the mark of what is looked at or of what can be done there."""
        if self.overlay is not None:
            cursor = self.cursor or NOWHERE
            return self.overlay.drawn(place, words, cursor, is_taken=is_taken)
        choice = self.targets.get(place)
        if choice is None:
            return words
        return f">{words}" if is_taken or choice.cost is None else f"·{choice.cost}"

    def _style(self, place: Place, is_taken: bool) -> Style:
        if self.overlay is not None:
            return BRIGHT if place in self.overlay.cells else DIM
        if place in self.targets:
            return TARGET if is_taken or self.targets[place].cost is None else REACH
        if not is_taken:
            return DIM
        owner = self.owner.get(place, -1)
        return Style(color=OWNERS[owner % len(OWNERS)] if owner >= 0 else None)


def _targets(scene: Scene, board: Board, pointer: Pointer) -> dict[Place, Choice]:
    """The places that the choices in the list touch."""
    targets: dict[Place, Choice] = {}
    for choice in pointer.shown:
        for id_ in choice.touch:
            place = place_of(scene, board, id_)
            if place is not None:
                targets.setdefault(place, choice)
    return targets

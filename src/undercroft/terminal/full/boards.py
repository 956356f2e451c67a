"""All boards on one screen: the map above, the further ones below it as far as there is room."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.style import Style
from rich.text import Text

from undercroft.kernel.scene import Board
from undercroft.terminal.full.map import Map
from undercroft.terminal.full.pointer import Pointer

DIM = Style(dim=True)
POINTED = Style(bold=True, underline=True)
NARROWEST = 22
LOWEST_MAP = 5
HEADING = 2
"""The lines above the rows of a further board: its name, and its columns."""


def draw_boards(pointer: Pointer, width: int, height: int) -> Text:
    """Every board, or those that fit; the one with the cursor is always among them."""
    if not pointer.boards or pointer.drawn is None:
        return Text("There is no board yet.", style=DIM)
    first, *further = pointer.boards
    if not further:
        return Map(pointer, first, width, height).text()
    strips = _strips(pointer, further, width, height)
    left = height - sum(_lines_of(strip) for strip in strips)
    if left < LOWEST_MAP:
        return _alone(pointer, pointer.drawn, width, height)
    lines = _named(pointer, first, width, left)
    for strip in strips:
        lines += _side_by_side(pointer, strip, width)
    return Text("\n", no_wrap=True).join(lines)


def _strips(
    pointer: Pointer, boards: Sequence[Board], width: int, height: int
) -> list[tuple[Board, ...]]:
    """The further boards in strips that fit below the map, else only the strip one is on."""
    fit = max(1, width // NARROWEST)
    strips = [tuple(boards[at : at + fit]) for at in range(0, len(boards), fit)]
    if sum(_lines_of(strip) for strip in strips) + LOWEST_MAP <= height:
        return strips
    pointed = [strip for strip in strips if pointer.drawn in strip]
    return pointed or strips[:1]


def _lines_of(boards: Sequence[Board]) -> int:
    """How many lines boards take that stand side by side, walls not counted."""
    return max(len({cell.y for cell in board.cells}) for board in boards) + HEADING


def _named(pointer: Pointer, board: Board, width: int, height: int) -> list[Text]:
    """A board below its name; the one with the cursor stands out."""
    is_pointed = pointer.drawn is not None and pointer.drawn.id == board.id
    name = Text(board.name[:width], POINTED if is_pointed else DIM, no_wrap=True)
    return [name, *Map(pointer, board, width, height - 1).text().split("\n")]


def _alone(pointer: Pointer, board: Board, width: int, height: int) -> Text:
    """One board where there is no room for more, and how to come to the others."""
    number, count = pointer.board + 1, len(pointer.boards)
    lines = _named(pointer, board, width, height)
    lines[0].append(f"  board {number} of {count}, b: next", DIM)
    return Text("\n", no_wrap=True).join(lines)


def _side_by_side(pointer: Pointer, boards: Sequence[Board], width: int) -> list[Text]:
    room = width // len(boards) - 1
    lines = _lines_of(boards)
    drawn = [_named(pointer, board, room, lines) for board in boards]
    joined = []
    for row in zip_longest(*drawn, fillvalue=Text()):
        line = Text(no_wrap=True)
        for part in row:
            padded = part.copy()
            padded.pad_right(max(0, room + 1 - len(part)))
            line.append(padded)
        joined.append(line)
    return joined

"""Sight and danger: asked of a table, told in lines."""

from __future__ import annotations

from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.outcome import Decide
from undercroft.kernel.scene import Overlay, Scene
from undercroft.kernel.table import Table
from undercroft.terminal.directions import covered
from undercroft.terminal.places import tail
from undercroft.terminal.session import OverlayKind


def seen_from(table: Table, reader: int | None, what: OverlayKind, thing: str) -> Overlay:
    """What a thing sees, or where foes of a reader could strike next."""
    overlay = table.sight(reader, thing) if what == "sight" else table.danger(_seat(table, reader))
    if overlay is None:
        raise UndercroftError("Nobody looks from there.")
    return overlay


def _seat(table: Table, reader: int | None) -> int:
    """The reader's seat that decides now, or the first of theirs."""
    now, held = table.pending, table.setup.controllers
    if isinstance(now, Decide) and held[now.seat] == reader:
        return now.seat
    return held.index(reader) if reader in held else 0


def overlay_lines(overlay: Overlay, scene: Scene) -> list[str]:
    """An overlay in lines: its words, the figures in it, and its squares by their number."""
    rules = f" [{', '.join(overlay.rules)}]" if overlay.rules else ""
    lines = [overlay.text + rules]
    figures = _figures(overlay, scene)
    lines += [f"  Figures: {', '.join(figures)}"] if figures else []
    by_number: dict[int, list[str]] = {}
    for id_, number in overlay.cells:
        by_number.setdefault(number, []).append(tail(id_))
    return lines + [f"  {n}: {' '.join(by_number[n])}" for n in sorted(by_number)]


def _figures(overlay: Overlay, scene: Scene) -> list[str]:
    numbers = dict(overlay.cells)
    places = {
        (board.id, (cell.x, cell.y)): numbers[cell.id]
        for board in scene.boards
        for cell in board.cells
        if cell.id in numbers
    }
    standing = [token for token in scene.tokens if token.board and token.bars]
    by_name = {
        token.name: [places[at] for p in covered(token) if (at := (token.board, p)) in places]
        for token in standing
    }
    return [f"{name} {max(seen)}" for name, seen in by_name.items() if seen]

"""Sight and danger as they lie over the board until one looks away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from undercroft.kernel.scene import Board, Overlay
from undercroft.terminal.places import Place, tail
from undercroft.terminal.session import OverlayKind

UNSEEN = "░"
STOP = "#"
THREAT = "!"


@dataclass(frozen=True, slots=True)
class MapOverlay:
    """What is seen from a thing, or where foes could strike; told apart by shapes, not colours."""

    what: OverlayKind
    thing: str
    overlay: Overlay
    board: str = ""
    cells: dict[Place, int] = field(default_factory=dict)
    stops: dict[Place, Place] = field(default_factory=dict)

    def words(self, name: str, cursor: Place | None) -> list[str]:
        """What is looked at, and what the cursor is on if it is on that board."""
        start = f"{name}: " if name else ""
        keys = "v" if self.what == "sight" else "t"
        told = [f"{start}{self.overlay.text} ({keys} or Esc: back)"]
        return told if cursor is None else [*told, self._at(cursor)]

    def _at(self, cursor: Place) -> str:
        where = f"{cursor[0]},{cursor[1]}"
        if cursor in self.cells:
            number = self.cells[cursor]
            return f"{where}: distance {number}" if self.what == "sight" else _struck(where, number)
        if cursor in self.stops:
            x, y = self.stops[cursor]
            return f"{where}: not seen; the line to it ends in {x},{y}"
        return f"{where}: not seen" if self.what == "sight" else f"{where}: nobody can strike here"

    def drawn(self, place: Place, words: str, cursor: Place, *, is_taken: bool) -> str:
        """A cell with its mark: a number where it counts, shade where nothing is seen."""
        if self.stops.get(cursor) == place:
            return f"{STOP}{words}" if is_taken else STOP
        number = self.cells.get(place)
        if number is None:
            return words if is_taken or self.what == "danger" else UNSEEN
        mark = THREAT if self.what == "danger" else ""
        return f"{mark}{words}" if is_taken else f"{mark}{number}"


def _struck(where: str, number: int) -> str:
    return f"{where}: {number} could strike here"


def laid(what: OverlayKind, thing: str, overlay: Overlay, boards: Sequence[Board]) -> MapOverlay:
    """An overlay over the board that it speaks of."""
    spoken = {id_ for id_, _ in (*overlay.cells, *overlay.stops)}
    board = max(boards, key=lambda one: len(spoken & {cell.id for cell in one.cells}))
    places = {cell.id: (cell.x, cell.y) for cell in board.cells}
    cells = {places[id_]: number for id_, number in overlay.cells if id_ in places}
    ends = [(places[id_], places[at]) for id_, at in overlay.stops if {id_, at} <= places.keys()]
    return MapOverlay(what, thing, overlay, board.id, cells, dict(ends))


def name_of(overlay: MapOverlay, names: dict[str, str]) -> str:
    """From where one looks, in words."""
    return names.get(overlay.thing, tail(overlay.thing)) if overlay.thing else ""

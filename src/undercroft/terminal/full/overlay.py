"""Sight and danger as they lie over the board until one looks away."""

from __future__ import annotations

from dataclasses import dataclass, field

from undercroft.kernel.scene import Board, Overlay
from undercroft.terminal.board import Place, tail
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
    cells: dict[Place, int] = field(default_factory=dict)
    stops: dict[Place, Place] = field(default_factory=dict)

    def words(self, name: str, cursor: Place) -> list[str]:
        """What is looked at, and what the cursor is on."""
        start = f"{name}: " if name else ""
        keys = "v" if self.what == "sight" else "t"
        return [f"{start}{self.overlay.text} ({keys} or Esc: back)", self._at(cursor)]

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


def laid(what: OverlayKind, thing: str, overlay: Overlay, board: Board) -> MapOverlay:
    """An overlay over a board."""
    places = {cell.id: (cell.x, cell.y) for cell in board.cells}
    cells = {places[id_]: number for id_, number in overlay.cells if id_ in places}
    ends = [(places[id_], places[at]) for id_, at in overlay.stops if {id_, at} <= places.keys()]
    return MapOverlay(what, thing, overlay, cells, dict(ends))


def name_of(overlay: MapOverlay, names: dict[str, str]) -> str:
    """From where one looks, in words."""
    return names.get(overlay.thing, tail(overlay.thing)) if overlay.thing else ""

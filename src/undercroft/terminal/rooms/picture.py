"""A scene put together from the parts that a server sends."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from undercroft.kernel.scene import Board, Scene
from undercroft.server.protocol import drawn
from undercroft.server.protocol.drawn import AnyChange


class Picture:
    """The parts by id, in the order in which they were first drawn."""

    def __init__(self, changes: Iterable[AnyChange] = ()) -> None:
        self._parts: dict[str, AnyChange] = {}
        self.draw(changes)

    def draw(self, changes: Iterable[AnyChange]) -> None:
        """Each change replaces a part or takes it away."""
        for change in changes:
            if isinstance(change, drawn.DrawnGone):
                self._parts.pop(change.id, None)
            else:
                self._parts[change.id] = change

    def scene(self) -> Scene:
        """All parts together."""
        parts = list(self._parts.values())
        decisions = [part.value for part in parts if isinstance(part, drawn.DrawnDecision)]
        banners = [part.value for part in parts if isinstance(part, drawn.DrawnBanner)]
        boards = [part.value for part in parts if isinstance(part, drawn.DrawnBoard)]
        return Scene(
            banner="".join(banners),
            boards=tuple(self._whole(board) for board in boards),
            tokens=tuple(p.value for p in parts if isinstance(p, drawn.DrawnToken)),
            zones=tuple(p.value for p in parts if isinstance(p, drawn.DrawnZone)),
            tracks=tuple(p.value for p in parts if isinstance(p, drawn.DrawnTrack)),
            decision=decisions[0] if decisions else None,
        )

    def _whole(self, board: Board) -> Board:
        on = [p for p in self._parts.values() if isinstance(p, drawn.OnBoard)]
        mine = [part for part in on if part.board == board.id]
        return replace(
            board,
            cells=tuple(p.value for p in mine if isinstance(p, drawn.DrawnCell)),
            edges=tuple(p.value for p in mine if isinstance(p, drawn.DrawnEdge)),
            tiles=tuple(p.value for p in mine if isinstance(p, drawn.DrawnTile)),
        )

"""What a client draws: the parts of a scene by id, and log lines."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel.events import Term
from undercroft.kernel.scene import Board, CardZone, Cell, Decision, Edge, Tile, Token, Track

Kind = Literal[
    "banner", "board", "cell", "decision", "edge", "gone", "tile", "token", "track", "zone"
]
Part = str | Board | Cell | Decision | Edge | Tile | Token | Track | CardZone | None

DRAWN_AS: dict[type, Kind] = {
    Board: "board",
    Cell: "cell",
    Edge: "edge",
    Tile: "tile",
    Token: "token",
    Track: "track",
    CardZone: "zone",
}


class Change(msgspec.Struct, frozen=True, omit_defaults=True):
    """Draw the part with this id like this from now on; of kind `gone`: no more.

    `board` is the id of the board that a cell, an edge or a tile belongs to. The boards of the
    parts come before the parts.
    """

    id: str
    kind: Kind
    value: Part = None
    board: str = ""


class Named(msgspec.Struct, frozen=True):
    """A thing that a log line speaks of, with the name it has there."""

    id: str
    name: str


class LogEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log. `move` counts from 1; `seat` made the move, -1 is chance.

    `kind` is the kind of event (`rolled`, `token-moved`), or `move` for a move as it is written.
    """

    move: int
    seat: int
    kind: str
    words: str
    round: int = 0
    things: tuple[Named, ...] = ()
    rules: tuple[str, ...] = ()
    terms: tuple[Term, ...] = ()

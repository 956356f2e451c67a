"""The log of a room: what each move told, kept with the room as long as it stands."""

from __future__ import annotations

import msgspec

from undercroft.kernel.log import LogLine, Told, read_by


class LoggedMove(msgspec.Struct):
    """One move: who made it, what it was called among the choices, and everything it told."""

    seat: int
    label: str
    told: list[Told]


def log_of(moves: list[LoggedMove], seats: int) -> list[LogLine]:
    """The lines of moves, as these seats (a mask) may read them."""
    return [line for move in moves for line in read_by(move.told, seats)]

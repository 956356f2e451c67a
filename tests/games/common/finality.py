"""Which of several written moves cannot be taken back by who plays the first seat."""

from __future__ import annotations

from undercroft.kernel.finality import is_final
from undercroft.kernel.state import State


def finals(s: State, *moves: str, mine: int = 1) -> list[bool]:
    """Whether each move is final."""
    return [is_final(s, s.NOTATION.parse(move), mine) for move in moves]

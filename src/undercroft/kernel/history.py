"""The history of a table: its moves with what they told, and what undo cannot cross."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from undercroft.kernel.events import Event
from undercroft.kernel.moves import DUNGEON, Move

ADOPTED: Final = "the content of the game is another one since"
BARRIERS: Final = {
    "draw": "a card was drawn",
    "peek": "a card was looked at",
    "roll": "a die was rolled",
    "show": "something was revealed",
}


@dataclass(slots=True)
class Entry:
    """One move of the history, with who saw it and what it told.

    If it told nothing, `who` made it, and it was called `label` among the choices, once known.
    """

    move: Move
    seen_by: int
    round: int
    digest: str = ""
    events: list[Event] = field(default_factory=list)
    who: str = ""
    label: str = ""

    @property
    def by_chance(self) -> bool:
        """Whether chance made the move and no seat."""
        return self.move.seat == DUNGEON


@dataclass(frozen=True, slots=True)
class Barrier:
    """What undo cannot cross: the number of moves that stay, and why."""

    moves: int
    reason: str

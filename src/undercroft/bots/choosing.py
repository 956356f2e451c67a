"""What every bot is: something that chooses one of the legal moves from what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from undercroft.kernel.moves import Move
from undercroft.kernel.state import State


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: the number of worlds it imagines for each decision."""

    worlds: int = 4


@dataclass(frozen=True, slots=True)
class Choice:
    """The chosen move, and why in words."""

    move: Move
    reason: str


class Bot(Protocol):
    """A player that knows no more than the view it is shown."""

    def choose(self, view: State, legal: Sequence[Move], budget: Budget) -> Choice:
        """One of the legal moves."""
        ...

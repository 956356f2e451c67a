"""The bot that plays any legal move, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from undercroft.bots.choosing import Budget, Choice
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State


class Uniform:
    """Any legal move, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, view: State, legal: Sequence[Move], budget: Budget) -> Choice:
        """One of the legal moves, unseen."""
        return Choice(self._random.choice(legal), f"one of {len(legal)} at random")

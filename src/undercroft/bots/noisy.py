"""The bot that errs as people do: a move that is a little worse is taken nearly as often."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from undercroft.bots.choosing import Budget, Choice, Valuing
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State


class Erring:
    """Takes moves by the softmax of another bot's values: `slack` points less, e times rarer."""

    def __init__(self, valuing: Valuing, slack: float, seed: int) -> None:
        self._valuing = valuing
        self._slack = slack
        self._random = Random(seed)

    def choose(self, view: State, legal: Sequence[Move], budget: Budget) -> Choice:
        """Mostly a good move; blunders are rare, small slips are not."""
        if len(legal) == 1:
            return Choice(legal[0], "the only move")
        values = self._valuing.values(view, legal, budget)
        at = self._random.choices(range(len(legal)), softmax(values, self._slack))[0]
        by = max(values) - values[at]
        return Choice(legal[at], f"it looks good enough, {by:.2f} points behind the best at sight")


def softmax(values: Sequence[float], slack: float) -> list[float]:
    """Shares that sum to 1; a value that is `slack` less has a share e times smaller."""
    best = max(values)
    weights = [math.exp((value - best) / slack) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]

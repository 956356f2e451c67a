"""Greedy with any heroes, for `--bots bench/any_team.py`: each comes as often as another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from undercroft.bots.choosing import Budget, Choice
from undercroft.bots.roster import greedy
from undercroft.kernel.moves import Move
from undercroft.kernel.registry import Game
from undercroft.kernel.state import State

RECRUIT = "recruit"


class AnyTeam:
    """Recruits by chance, then plays like greedy."""

    def __init__(self, game: Game, seed: int) -> None:
        self._random = Random(seed)
        self._greedy = greedy(game, seed)

    def choose(self, view: State, legal: Sequence[Move], budget: Budget) -> Choice:
        """Any hero; every other move as greedy would."""
        if legal[0].verb.name == RECRUIT:
            return Choice(self._random.choice(legal), "any hero will do")
        return self._greedy.choose(view, legal, budget)

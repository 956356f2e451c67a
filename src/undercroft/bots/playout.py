"""Playing imagined worlds on: led by what appeals to the game, cut off, and valued.

A game without appeal at sight is led by trying moves out at the nodes of the tree, and by chance
beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.bots.common_random_numbers import Luck, settle
from undercroft.kernel.moves import Move
from undercroft.kernel.play import decider, force, legal
from undercroft.kernel.registry import Game
from undercroft.kernel.state import State

WON = 8.0
"""What a won game weighs in points of worth; a lost one as much less."""

END = "how the game ends"

LONGEST = 12
"""How many further decisions a turn may take to its end."""


class Playing:
    """How imagined worlds are played on and what they are worth."""

    def __init__(self, game: Game) -> None:
        self._worth = game.bot.value
        self._score_terms = game.bot.score_terms
        self._appeal = game.bot.move_scores
        self._foresight = game.bot.lookahead

    def appeals(self, s: State, moves: Sequence[Move], seed: int) -> Sequence[float]:
        """How promising moves look in a world."""
        if self._appeal is not None:
            return self._appeal(s, moves)
        return [self._tried(s, move, seed) for move in moves]

    def _tried(self, s: State, move: Move, seed: int) -> float:
        after = s.clone()
        force(after, move)
        settle(after, Luck(seed))
        return self.value(after, move.seat)

    def value(self, s: State, seat: int) -> float:
        """What a world is worth to a seat."""
        worth = self._worth(s, seat) if self._worth is not None else 0.0
        return worth if s.over is None else worth + WON * s.over.returns[seat]

    def score_terms(self, s: State, seat: int) -> dict[str, float]:
        """The same in parts, by words that say what they are."""
        if self._score_terms is None:
            return {}
        end = 0.0 if s.over is None else WON * s.over.returns[seat]
        return {**self._score_terms(s, seat), END: end}

    def finish(self, s: State, luck: Luck, last: int) -> None:
        """Play on for some decisions, then to the end of the turn of who decided last."""
        left = self._foresight
        settle(s, luck)
        while s.over is None and (left > 0 or (decider(s) == last and left > -LONGEST)):
            left, last = left - 1, decider(s)
            force(s, self._led(s, luck))
            settle(s, luck)

    def _led(self, s: State, luck: Luck) -> Move:
        moves = legal(s)
        if len(moves) == 1:
            return moves[0]
        if self._appeal is None:
            return moves[luck.below(s, len(moves))]
        appeals = self._appeal(s, moves)
        return moves[appeals.index(max(appeals))]

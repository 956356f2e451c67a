"""Playing imagined worlds on: led by what appeals to the game, cut off, and valued.

A game without appeal at sight is led by trying moves out at the nodes of the tree, and by chance
beyond it.
"""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.bots.choosing import Appeal, Worth
from undercroft.bots.erring import softmax
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import DUNGEON, Move
from undercroft.kernel.play import decider, force, legal
from undercroft.kernel.playout import Dice, step
from undercroft.kernel.registry import Game
from undercroft.kernel.state import State

WON = 8.0
"""What a won game weighs in points of worth; a lost one as much less."""

CARELESS = 0.1
"""The slack in points with which imagined players take the moves that appeal to them."""

UNIT = 1 << 32


class Playing:
    """How imagined worlds are played on and what they are worth."""

    def __init__(self, worth: Worth | None, appeal: Appeal | None, cut: int) -> None:
        self._worth = worth
        self._appeal = appeal
        self._cut = cut

    @staticmethod
    def of(game: Game, cut: int) -> Playing:
        """With a game's own heuristics."""
        return Playing(game.worth, game.appeal, cut)

    def appeals(self, s: State, moves: Sequence[Move], dice: Dice) -> Sequence[float]:
        """How promising moves look in a world."""
        if self._appeal is not None:
            return self._appeal(s, moves)
        return [self._tried(s, move, dice) for move in moves]

    def _tried(self, s: State, move: Move, dice: Dice) -> float:
        after = s.clone()
        force(after, move)
        settle(after, dice)
        return self.value(after, move.seat)

    def value(self, s: State, seat: int) -> float:
        """What a world is worth to a seat."""
        worth = self._worth(s, seat) if self._worth is not None else 0.0
        return worth if s.over is None else worth + WON * s.over.returns[seat]

    def finish(self, s: State, dice: Dice) -> list[float]:
        """Play on for some decisions, then to the end of a turn; what each seat has of it."""
        left, last = self._cut, DUNGEON
        settle(s, dice)
        while s.over is None and (left > 0 or (decider(s) == last and left > -self._cut)):
            left, last = left - 1, decider(s)
            force(s, self._led(s, dice))
            settle(s, dice)
        return [self.value(s, seat) for seat in range(s.seats)]

    def _led(self, s: State, dice: Dice) -> Move:
        moves = legal(s)
        if len(moves) == 1:
            return moves[0]
        if self._appeal is None:
            return moves[dice.below(len(moves))]
        return _drawn(moves, softmax(self._appeal(s, moves), CARELESS), dice)


def _drawn(moves: Sequence[Move], shares: Sequence[float], dice: Dice) -> Move:
    at = dice.below(UNIT) / UNIT
    for move, share in zip(moves, shares):
        at -= share
        if at < 0:
            return move
    return moves[-1]


def settle(s: State, dice: Dice) -> None:
    """Let chance decide until a seat does or the game is over."""
    while s.over is None and isinstance(s.frames[-1], ChanceFrame):
        step(s, dice)

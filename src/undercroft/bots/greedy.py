"""The bots that take what their game values most: at sight, or by looking one move ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from undercroft.bots.choosing import Advice, Appeal, Budget, Choice, Valuing, Worth
from undercroft.bots.common_random_numbers import Luck, settle
from undercroft.kernel.moves import Move
from undercroft.kernel.play import force
from undercroft.kernel.state import State
from undercroft.kernel.views import determinize

ENDED = 1e6
"""What a won game weighs beside any worth of a game that goes on."""


class Imagination:
    """A seeded generator in the shape in which views are filled."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)

    def sample(self, population: Sequence[int], k: int) -> list[int]:
        """k different elements in random order."""
        return self.random.sample(population, k)


class AtSight:
    """Takes the legal move that its game scores highest at sight; no move is tried out."""

    def __init__(self, appeal: Appeal, seed: int) -> None:
        self._appeal = appeal
        self._random = Random(seed)

    def choose(self, view: State, legal: Sequence[Move], budget: Budget) -> Choice:
        """The move that appeals most; among equals any."""
        if len(legal) == 1:
            return Choice(legal[0], "the only move")
        appeals = self.values(view, legal, budget)
        best = max(appeals)
        move = self._random.choice(most_of(legal, appeals))
        return Choice(move, f"appeal {best:.2f}, the most of {len(legal)} moves")

    def values(self, view: State, legal: Sequence[Move], budget: Budget) -> Sequence[float]:
        """How much each move appeals."""
        return self._appeal(view, legal)

    def advise(self, view: State, legal: Sequence[Move], budget: Budget) -> list[Advice]:
        """The moves in the order of their appeal."""
        return ranked(self, view, legal, budget)


def most_of(legal: Sequence[Move], values: Sequence[float]) -> list[Move]:
    """The moves with the highest value."""
    best = max(values)
    return [move for move, value in zip(legal, values) if value > best - 1e-9]


def ranked(bot: Valuing, view: State, legal: Sequence[Move], budget: Budget) -> list[Advice]:
    """All moves by their value, the best first."""
    values = bot.values(view, legal, budget)
    best = max(values)
    order = sorted(range(len(legal)), key=lambda i: -values[i])
    return [Advice(legal[i], values[i], _behind(best - values[i])) for i in order]


def _behind(by: float) -> str:
    return f"{by:.2f} points behind the best" if by > 0 else "nothing promises more at once"


class Greedy:
    """Tries each legal move in a few imagined worlds and takes the one that is worth most."""

    def __init__(self, worth: Worth, seed: int) -> None:
        self._worth = worth
        self._imagination = Imagination(seed)

    def choose(self, view: State, legal: Sequence[Move], budget: Budget) -> Choice:
        """The move with the highest worth on average; among equals any."""
        if len(legal) == 1:
            return Choice(legal[0], "the only move")
        worths = self.values(view, legal, budget)
        equals = most_of(legal, worths)
        reason = (
            f"worth {max(worths):.2f} over {budget.worlds} worlds, the most of {len(legal)} moves"
        )
        return Choice(self._imagination.random.choice(equals), reason)

    def advise(self, view: State, legal: Sequence[Move], budget: Budget) -> list[Advice]:
        """The moves in the order of their worth."""
        return ranked(self, view, legal, budget)

    def values(self, view: State, legal: Sequence[Move], budget: Budget) -> Sequence[float]:
        """The worth of each move on average over a few worlds."""
        worlds = budget.worlds
        imagined = [determinize(view, self._imagination) for _ in range(worlds)]
        luck = self._imagination.random.getrandbits(32)
        return [
            sum(self._after(world, move, luck + i) for i, world in enumerate(imagined)) / worlds
            for move in legal
        ]

    def _after(self, world: State, move: Move, luck: int) -> float:
        """What a world is worth to the mover when the next decision comes."""
        s = world.clone()
        force(s, move)
        settle(s, Luck(luck))
        if s.over is not None:
            return ENDED * s.over.returns[move.seat]
        return self._worth(s, move.seat)

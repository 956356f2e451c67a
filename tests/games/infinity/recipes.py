"""How a game that ends as wished is played: who plays, from which seed, with which options.

`ending_recipes.py` has the shortest game that was found for each ending of each scenario. When
rules or numbers have changed, a recipe may lead elsewhere: then the seeds after its own are tried.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import ClassVar

import undercroft as uc
from undercroft.games.infinity.bot.move_scores import move_scores
from undercroft.kernel.options import Value
from undercroft.kernel.table import Table

LONGEST = 1200
"""A game with more moves, chance included, is given up."""
NO_OPTIONS: Mapping[str, Value] = MappingProxyType({})


@dataclass(frozen=True)
class Recipe:
    """Heroes who do what a greedy player would do as often as `wise` says, else anything."""

    TRIES: ClassVar[int] = 60
    seats: int
    seed: int
    wise: float = 0.9
    options: Mapping[str, Value] = field(default_factory=lambda: NO_OPTIONS)

    def start(self, scenario: str) -> Table:
        """The table as it is set up; nobody is asked about ties."""
        options = {"scenario": scenario, "ties": "first", **self.options}
        return uc.new("infinity", self.seats, self.seed, options)

    def play(self, scenario: str) -> Table:
        """A game to its end, or until it is too long."""
        t, rng = self.start(scenario), random.Random(self.seed)
        while t.over is None and len(t.history) < LONGEST:
            play_on(t, rng, self.wise)
        return t

    def found(self, scenario: str, ending: str) -> Table | None:
        """The first game that ends as wished, from the recipe's own seed on."""
        for tries in range(self.TRIES):
            t = replace(self, seed=self.seed + tries).play(scenario)
            if t.over is not None and t.over.ending == ending:
                return t
        return None


def play_on(t: Table, rng: random.Random, wise: float) -> None:
    """One move of whoever decides: a greedy player's, or any."""
    moves = t.legal()
    if len(moves) > 1 and rng.random() < wise:
        scores = move_scores(t.state, moves)
        t.play(moves[best_of(scores)])
    else:
        t.play(rng.choice(moves))


def best_of(scores: Sequence[float]) -> int:
    """The place of the highest score."""
    return max(range(len(scores)), key=lambda place: scores[place])

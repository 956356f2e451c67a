"""Random games of Infinity over all scenarios, hero counts and options, seen move by move."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from undercroft.games.infinity.bot.move_scores import move_scores
from undercroft.games.infinity.content.tables import SCENARIOS
from undercroft.games.infinity.game import INFINITY
from undercroft.games.infinity.options import OPTIONS, WHICH
from undercroft.games.infinity.phases.hero_turn import ACTING, Turn
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import Move
from undercroft.kernel.options import Value
from undercroft.kernel.play import force, legal, sample

WISE = 0.4
"""How often a hero does what a greedy player would do, so that games get somewhere."""
OTHERWISE = 0.25
"""How often an option has not its usual value."""


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a game: where it stood before, and after; `first` is how play began."""

    game: str
    first: Infinity | None
    before: Infinity
    move: Move
    after: Infinity

    def __str__(self) -> str:
        return f"{self.game}: {self.move} in round {self.before.round}"


def walks(most: int) -> Iterator[Iterator[Step]]:
    """A game of every scenario with every number of heroes, each of so many moves at most."""
    for seed, (scenario, seats) in enumerate(cells()):
        yield walk(scenario, seats, seed, most)


def cells() -> list[tuple[str, int]]:
    """Every scenario with every number of heroes."""
    return [(row.id, n) for row in SCENARIOS for n in range(row.heroes[0], row.heroes[1] + 1)]


def walk(scenario: str, seats: int, seed: int, most: int) -> Iterator[Step]:
    """A random game with options of its own."""
    rng = random.Random(seed)
    options = {**agreed(rng), WHICH.name: scenario}
    s = INFINITY.start(seats, INFINITY.chosen(options))
    assert isinstance(s, Infinity)
    first: Infinity | None = None
    for n in count():
        if s.over is not None or n == most:
            return
        before, move = copied(s), chosen(s, rng)
        force(s, move)
        if first is None and turn_at(s):
            first = copied(s)
        yield Step(f"{scenario} of {seats}, seed {seed}", first, before, move, s)


def copied(s: Infinity) -> Infinity:
    """The state as it is now."""
    twin = s.clone()
    assert isinstance(twin, Infinity)
    return twin


def agreed(rng: random.Random) -> dict[str, Value]:
    """What a table may agree on, most of it as usual."""
    return {
        option.name: rng.choice(option.choices) if rng.random() < OTHERWISE else option.default
        for option in OPTIONS
        if option is not WHICH
    }


def chosen(s: Infinity, rng: random.Random) -> Move:
    """The next move: by chance, by a greedy player, or any."""
    if isinstance(s.frames[-1], ChanceFrame):
        return sample(s, rng.getrandbits(64))
    moves = legal(s)
    if rng.random() < WISE:
        scores = move_scores(s, moves)
        return moves[max(range(len(moves)), key=lambda i: scores[i])]
    return rng.choice(moves)


def turn_at(s: Infinity) -> Turn | None:
    """The turn of a hero that is asked what to do: nothing is under way."""
    top = s.frames[-1] if s.frames else None
    return top if isinstance(top, Turn) and top.step == ACTING else None

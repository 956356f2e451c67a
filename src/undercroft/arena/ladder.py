"""A ladder: every bot meets every other on the same seeds, each from every side of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations

from undercroft.arena.rating import Rating, Share, ratings, verdict, wilson
from undercroft.arena.soak import prepare
from undercroft.bots.roster import make, measured
from undercroft.kernel.errors import SetupError
from undercroft.kernel.outcome import Decide
from undercroft.kernel.registry import Value
from undercroft.kernel.registry import game as registered
from undercroft.kernel.table import Table, make_setup

SIDES = 2
"""On each seed both bots sit at both sides: with more than two seats they alternate."""

BATCH = 4
"""So many seeds of a pair are played before a sequential test is looked at."""

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two bots on one seed: once for each side."""

    game: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    bots: tuple[str, str]
    seed: int

    def play(self) -> float:
        """What the first bot scores on average, 0 to 1; winners of one game share it."""
        return sum(self._one(side) for side in range(SIDES)) / SIDES

    def _one(self, side: int) -> float:
        table = self._played(side)
        assert table.over is not None
        mine = [seat for seat in table.over.winners if self._bot(seat, side) == 0]
        return len(mine) / len(table.over.winners) if table.over.winners else 0.5

    def _bot(self, seat: int, side: int) -> int:
        return (seat + side) % SIDES

    def _played(self, side: int) -> Table:
        game = registered(self.game)
        table = Table(make_setup(game, self.seats, dict(self.options), None), self.seed)
        names = [self.bots[self._bot(seat, side)] for seat in range(self.seats)]
        bots = [make(name, game, self.seed * 64 + seat) for seat, name in enumerate(names)]
        budgets = [measured(name) for name in names]
        while isinstance(now := table.pending, Decide):
            seat = now.seat
            view = table.view(table.setup.controllers[seat])
            table.play(bots[seat].choose(view, table.legal(), budgets[seat]).move)
        return table


@dataclass(frozen=True, slots=True)
class Plan:
    """Who meets, in which game, and for how long."""

    game: str
    bots: tuple[str, ...]
    seats: int = 2
    options: Mapping[str, Value] = field(default_factory=dict)
    games: int = 40
    sprt: bool = False
    jobs: int = 1
    further: tuple[str, ...] = ()

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < SIDES:
            raise SetupError("a ladder has two or more different bots: --bots random,greedy")
        game = registered(self.game)
        setup = make_setup(game, self.seats, dict(self.options), None)
        if setup.seats < SIDES:
            raise SetupError("bots meet at two or more seats")
        for name in self.bots:
            make(name, game, 0)

    def meeting(self, pair: Pair, seed: int) -> Meeting:
        """Two of the bots on a seed."""
        bots = (self.bots[pair[0]], self.bots[pair[1]])
        return Meeting(self.game, self.seats, tuple(sorted(self.options.items())), bots, seed)


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot stands: its games, its share of all, its rating."""

    bot: str
    budget: str
    games: int
    share: Share
    rating: Rating


@dataclass(frozen=True, slots=True)
class Duel:
    """How two bots stand against each other; `verdict` is that of the sequential test."""

    bots: tuple[str, str]
    games: int
    share: Share
    verdict: int


class Ladder:
    """What was scored so far, for each pair of bots one number a seed."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self.scores: dict[Pair, list[float]] = {
            pair: [] for pair in combinations(range(len(plan.bots)), 2)
        }
        self.interrupted = False

    def run(self, tell: Callable[[int], None] = lambda _games: None) -> None:
        """Play; stopped by Ctrl-C it keeps what it has. Told are the games so far."""
        try:
            for pair, score in self._played():
                self.scores[pair].append(score)
                tell(SIDES * sum(map(len, self.scores.values())))
        except KeyboardInterrupt:
            self.interrupted = True

    def _played(self) -> Iterator[tuple[Pair, float]]:
        if self._plan.jobs == 1:
            yield from self._rounds(map)
            return
        with ProcessPoolExecutor(self._plan.jobs, None, prepare, (self._plan.further,)) as pool:
            yield from self._rounds(pool.map)

    def _rounds(
        self, each: Callable[[Callable[[Meeting], float], Sequence[Meeting]], Iterator[float]]
    ) -> Iterator[tuple[Pair, float]]:
        """Batches of seeds for all pairs that are open; the same whatever the number of jobs."""
        seeds = -(-self._plan.games // SIDES)
        for first in range(0, seeds, BATCH):
            pairs = [pair for pair in self.scores if not self._is_settled(pair)]
            asked = [
                (pair, self._plan.meeting(pair, seed))
                for seed in range(first, min(first + BATCH, seeds))
                for pair in pairs
            ]
            scored = each(Meeting.play, [meeting for _, meeting in asked])
            yield from zip([pair for pair, _ in asked], scored)

    def _is_settled(self, pair: Pair) -> bool:
        return self._plan.sprt and verdict(self.scores[pair]) != 0

    def standings(self) -> list[Standing]:
        """All bots, the strongest first."""
        found = ratings(len(self._plan.bots), self.scores, SIDES)
        rows = [self._standing(i, rating) for i, rating in enumerate(found)]
        return sorted(rows, key=lambda row: -row.rating.elo)

    def _standing(self, i: int, rating: Rating) -> Standing:
        name = self._plan.bots[i]
        mine = [
            share if pair[0] == i else 1 - share
            for pair, shares in self.scores.items()
            if i in pair
            for share in shares
        ]
        share = wilson(SIDES * sum(mine), SIDES * len(mine))
        return Standing(name, measured(name).words(), SIDES * len(mine), share, rating)

    def duels(self) -> list[Duel]:
        """All pairs."""
        bots = self._plan.bots
        return [
            Duel(
                (bots[a], bots[b]),
                SIDES * len(shares),
                wilson(SIDES * sum(shares), SIDES * len(shares)),
                verdict(shares),
            )
            for (a, b), shares in self.scores.items()
        ]

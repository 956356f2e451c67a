"""A ladder: bots are measured on the same seeds, and rated.

Rivals meet at one table, every bot every other, each from every side. Where all play together a
bot holds all seats, and bots are compared by what their parties have won on the same seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import combinations

from undercroft.arena.meetings import SIDES, Meeting, Outing, Sitting, better
from undercroft.arena.rating import Rating, Share, ratings, verdict, wilson
from undercroft.arena.sim.plan import Way
from undercroft.arena.soak import prepare
from undercroft.bots.roster import make, measured
from undercroft.kernel.cooperation import is_cooperative
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import game as registered

BATCH = 4
"""So many seeds of a pair are played before a sequential test is looked at."""

OF_THEIR_OWN = "rivals and companions are measured on ladders of their own"

Pair = tuple[int, int]
Each = Callable[[Callable[[Sitting], float], Sequence[Sitting]], Iterator[float]]


@dataclass(frozen=True, slots=True)
class Plan:
    """Who is measured, in which ways to play a game, and for how long."""

    game: str
    bots: tuple[str, ...]
    ways: tuple[Way, ...] = (Way(2, ()),)
    games: int = 40
    sprt: bool = False
    jobs: int = 1
    further: tuple[str, ...] = ()

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if len(set(self.bots)) != len(self.bots) or len(self.bots) < SIDES:
            raise SetupError("a ladder has two or more different bots: --bots random,greedy")
        if not self.ways:
            raise SetupError("none of these ways to play can be set up")
        if len({self._is_shared(way) for way in self.ways}) > 1:
            raise SetupError(OF_THEIR_OWN)
        for name in self.bots:
            make(name, registered(self.game), 0)

    def of_one_kind(self) -> tuple[Plan, tuple[Way, ...]]:
        """This plan without the ways that are of another kind than the first, and those."""
        others = tuple(way for way in self.ways if self._is_shared(way) != self.together)
        alike = tuple(way for way in self.ways if way not in others)
        return replace(self, ways=alike), others

    @property
    def together(self) -> bool:
        """Whether bots hold whole parties."""
        return self._is_shared(self.ways[0])

    def _is_shared(self, way: Way) -> bool:
        game = registered(self.game)
        return is_cooperative(game, way.seats, way.setup(game).options)

    @property
    def seeds(self) -> int:
        """How many times each pair is compared: rivals play two games each time."""
        return self.games if self.together else -(-self.games // SIDES)

    def place(self, nth: int) -> tuple[Way, int]:
        """The way and the seed of a comparison; the ways take turns."""
        return self.ways[nth % len(self.ways)], nth // len(self.ways)


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
    """What was scored so far, for each pair of bots one number a seed; of parties, what they won.

    `won` is empty where bots are rivals.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.scores: dict[Pair, list[float]] = {
            pair: [] for pair in combinations(range(len(plan.bots)), 2)
        }
        self.won: dict[int, dict[int, float]] = {bot: {} for bot in range(len(plan.bots))}
        self.games = 0
        self.interrupted = False

    def run(self, tell: Callable[[int], None] = lambda _games: None) -> None:
        """Play; stopped by Ctrl-C it keeps what it has. Told are the games so far."""
        try:
            for games in self._played():
                self.games += games
                tell(self.games)
        except KeyboardInterrupt:
            self.interrupted = True

    def _played(self) -> Iterator[int]:
        if self.plan.jobs == 1:
            yield from self._rounds(map)
            return
        with ProcessPoolExecutor(self.plan.jobs, None, prepare, (self.plan.further,)) as pool:
            yield from self._rounds(pool.map)

    def _rounds(self, each: Each) -> Iterator[int]:
        """Batches of seeds for all pairs that are open; the same whatever the number of jobs."""
        batch = self._outings if self.plan.together else self._meetings
        for first in range(0, self.plan.seeds, BATCH):
            pairs = [pair for pair in self.scores if not self._is_settled(pair)]
            yield from batch(each, pairs, range(first, min(first + BATCH, self.plan.seeds)))

    def _meetings(self, each: Each, pairs: Sequence[Pair], numbers: range) -> Iterator[int]:
        asked = [(pair, self._meeting(pair, nth)) for nth in numbers for pair in pairs]
        for (pair, _), score in zip(asked, each(_play, [meeting for _, meeting in asked])):
            self.scores[pair].append(score)
            yield SIDES

    def _meeting(self, pair: Pair, nth: int) -> Meeting:
        way, seed = self.plan.place(nth)
        bots = (self.plan.bots[pair[0]], self.plan.bots[pair[1]])
        return Meeting(self.plan.game, way, bots, seed)

    def _outings(self, each: Each, pairs: Sequence[Pair], numbers: range) -> Iterator[int]:
        """Every bot of an open pair goes out once on each seed; then the pairs are compared."""
        bots = sorted({bot for pair in pairs for bot in pair})
        asked = [(nth, bot) for nth in numbers for bot in bots]
        outings = [self._outing(bot, nth) for nth, bot in asked]
        for (nth, bot), won in zip(asked, each(_play, outings)):
            self.won[bot][nth] = won
            if bot == bots[-1]:
                for a, b in pairs:
                    self.scores[a, b].append(better(self.won[a][nth], self.won[b][nth]))
            yield 1

    def _outing(self, bot: int, nth: int) -> Outing:
        way, seed = self.plan.place(nth)
        return Outing(self.plan.game, way, self.plan.bots[bot], seed)

    def _is_settled(self, pair: Pair) -> bool:
        return self.plan.sprt and verdict(self.scores[pair]) != 0

    def standings(self) -> list[Standing]:
        """All bots, the strongest first."""
        found = ratings(len(self.plan.bots), self.scores, self._sides)
        rows = [self._standing(i, rating) for i, rating in enumerate(found)]
        return sorted(rows, key=lambda row: -row.rating.elo)

    @property
    def _sides(self) -> int:
        return 1 if self.plan.together else SIDES

    def _standing(self, i: int, rating: Rating) -> Standing:
        name, sides = self.plan.bots[i], self._sides
        mine = list(self.won[i].values()) if self.plan.together else self._scored(i)
        share = wilson(sides * sum(mine), sides * len(mine))
        return Standing(name, measured(name).words(), sides * len(mine), share, rating)

    def _scored(self, i: int) -> list[float]:
        return [
            share if pair[0] == i else 1 - share
            for pair, shares in self.scores.items()
            if i in pair
            for share in shares
        ]

    def duels(self) -> list[Duel]:
        """All pairs."""
        bots, sides = self.plan.bots, self._sides
        return [
            Duel(
                (bots[a], bots[b]),
                sides * len(shares),
                wilson(sides * sum(shares), sides * len(shares)),
                verdict(shares),
            )
            for (a, b), shares in self.scores.items()
        ]

    def by_way(self) -> list[tuple[Way, list[Share]]]:
        """What the party of each bot has won in each way to play."""
        return [(way, [self._share(bot, at) for bot in self.won]) for at, way in self._ways()]

    def _ways(self) -> Iterator[tuple[int, Way]]:
        return iter(enumerate(self.plan.ways)) if self.plan.together else iter(())

    def _share(self, bot: int, at: int) -> Share:
        mine = [w for nth, w in self.won[bot].items() if nth % len(self.plan.ways) == at]
        return wilson(sum(mine), len(mine))


def _play(sitting: Sitting) -> float:
    return sitting.play()

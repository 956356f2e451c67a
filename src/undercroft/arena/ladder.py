"""A ladder: bots are measured on the same seeds, and rated.

Rivals meet at one table, every bot every other, each from every side. Where all play together a
bot holds all seats, and bots are compared by what their parties have won on the same seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import TypeVar

from undercroft.arena.matchups import SIDES, Feat, Meeting, Outing, better
from undercroft.arena.rating import Rating, Share, ratings, verdict, wilson
from undercroft.arena.sim.plan import Way
from undercroft.arena.workers import ExecutorLost, Failed, Hands, Here, Work, Workers
from undercroft.bots.roster import make, measured
from undercroft.kernel.cooperation import is_cooperative
from undercroft.kernel.errors import SetupError, UndercroftError
from undercroft.kernel.registry import game as registered

BATCH = 4
"""So many seeds of a pair are played before a sequential test is looked at."""

OF_THEIR_OWN = "rivals and companions are measured on ladders of their own"

T = TypeVar("T")
Pair = tuple[int, int]


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

    @property
    def total(self) -> int:
        """How many games that are at most."""
        count = len(self.bots)
        return self.seeds * (count if self.together else SIDES * count * (count - 1) // 2)

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


@dataclass(frozen=True, slots=True)
class WayRow:
    """What the party of each bot has won in one way to play, of how many games."""

    way: Way
    games: list[int]
    shares: list[Share]


class SittingFailed(UndercroftError):
    """Games in which a bot or a rule has failed; `trace` says where."""

    def __init__(self, sitting: object, failed: Failed) -> None:
        super().__init__(f"{sitting}: {failed.words}")
        self.trace = failed.trace


class Ladder:
    """What was scored so far, for each pair of bots one number a seed; of parties, what they did.

    `feats` are empty where bots are rivals; `error` is what has ended a ladder before its time.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.scores: dict[Pair, list[float]] = {
            pair: [] for pair in combinations(range(len(plan.bots)), 2)
        }
        self.feats: dict[int, dict[int, Feat]] = {bot: {} for bot in range(len(plan.bots))}
        self.games = 0
        self.interrupted = False
        self.error: SittingFailed | ExecutorLost | None = None

    def run(self, tell: Callable[[int], None] = lambda _games: None) -> None:
        """Play; stopped by Ctrl-C or an error it keeps what it has. Told are the games so far."""
        jobs, further = self.plan.jobs, self.plan.further
        try:
            with Workers(jobs, further) if jobs > 1 else Here() as hands:
                for games in self._rounds(hands):
                    self.games += games
                    tell(self.games)
        except KeyboardInterrupt:
            self.interrupted = True
        except (SittingFailed, ExecutorLost) as error:
            self.error = error

    @property
    def is_cut_short(self) -> bool:
        """Whether something has ended it before its time."""
        return self.interrupted or self.error is not None

    def _rounds(self, hands: Hands) -> Iterator[int]:
        """Batches of seeds for all pairs that are open; the same whatever the number of jobs."""
        batch = self._outings if self.plan.together else self._meetings
        for first in range(0, self.plan.seeds, BATCH):
            pairs = [pair for pair in self.scores if not self._is_settled(pair)]
            yield from batch(hands, pairs, range(first, min(first + BATCH, self.plan.seeds)))

    def _meetings(self, hands: Hands, pairs: Sequence[Pair], numbers: range) -> Iterator[int]:
        asked = [(pair, self._meeting(pair, nth)) for nth in numbers for pair in pairs]
        played = _played(hands, [meeting for _, meeting in asked])
        for (pair, _), score in zip(asked, played):
            self.scores[pair].append(score)
            yield SIDES

    def _meeting(self, pair: Pair, nth: int) -> Meeting:
        way, seed = self.plan.place(nth)
        bots = (self.plan.bots[pair[0]], self.plan.bots[pair[1]])
        return Meeting(self.plan.game, way, bots, seed)

    def _outings(self, hands: Hands, pairs: Sequence[Pair], numbers: range) -> Iterator[int]:
        """Every bot of an open pair goes out once on each seed; then the pairs are compared."""
        bots = sorted({bot for pair in pairs for bot in pair})
        asked = [(nth, bot) for nth in numbers for bot in bots]
        outings = [self._outing(bot, nth) for nth, bot in asked]
        for (nth, bot), feat in zip(asked, _played(hands, outings)):
            self.feats[bot][nth] = feat
            if bot == bots[-1]:
                for a, b in pairs:
                    self.scores[a, b].append(better(self.feats[a][nth], self.feats[b][nth]))
            yield 1

    def _outing(self, bot: int, nth: int) -> Outing:
        way, seed = self.plan.place(nth)
        return Outing(self.plan.game, way, self.plan.bots[bot], seed)

    def _is_settled(self, pair: Pair) -> bool:
        return self.plan.sprt and verdict(self.scores[pair]) != 0

    def standings(self) -> list[Standing]:
        """All bots, the strongest first."""
        rated = ratings(len(self.plan.bots), self.scores, self._sides)
        rows = [self._standing(i, rating) for i, rating in enumerate(rated)]
        return sorted(rows, key=lambda row: -row.rating.elo)

    @property
    def _sides(self) -> int:
        return 1 if self.plan.together else SIDES

    def _standing(self, i: int, rating: Rating) -> Standing:
        name, sides = self.plan.bots[i], self._sides
        feats = self.feats[i].values()
        mine = [feat.won for feat in feats] if self.plan.together else self._scored(i)
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

    def by_way(self) -> list[WayRow]:
        """What the party of each bot has won in each way to play."""
        ways = self.plan.ways if self.plan.together else ()
        return [self._way_row(at, way) for at, way in enumerate(ways)]

    def _way_row(self, at: int, way: Way) -> WayRow:
        won = [self._won(bot, at) for bot in self.feats]
        return WayRow(way, [len(w) for w in won], [wilson(sum(w), len(w)) for w in won])

    def _won(self, bot: int, at: int) -> list[float]:
        ways = len(self.plan.ways)
        return [feat.won for nth, feat in self.feats[bot].items() if nth % ways == at]


def _played(hands: Hands, sittings: Sequence[Work[T]]) -> Iterator[T]:
    """What came of each, in order, up to the first that fails."""
    for sitting, outcome in zip(sittings, hands.in_order(sittings)):
        if isinstance(outcome, Failed):
            raise SittingFailed(sitting, outcome)
        yield outcome

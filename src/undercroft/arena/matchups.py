"""How bots are measured against each other: as rivals at one table, or each with its own party."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.arena.players import Seated
from undercroft.arena.sim.plan import Way
from undercroft.arena.sim.playing import won
from undercroft.kernel.registry import Game
from undercroft.kernel.registry import game as registered
from undercroft.kernel.setup import make_setup
from undercroft.kernel.table import Table

SIDES = 2
"""On each seed rivals sit at both sides: with more than two seats they alternate."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two bots as rivals on one seed: once for each side."""

    game: str
    way: Way
    bots: tuple[str, str]
    seed: int

    def __str__(self) -> str:
        return f"{' against '.join(self.bots)}, {self.way.words()}, seed {self.seed}"

    def play(self) -> float:
        """What the first bot scores on average; winners of one game share it."""
        return sum(self._one(side) for side in range(SIDES)) / SIDES

    def _one(self, side: int) -> float:
        table = self._played(side)
        assert table.over is not None
        mine = [seat for seat in table.over.winners if self._bot(seat, side) == 0]
        return len(mine) / len(table.over.winners) if table.over.winners else 0.5

    def _bot(self, seat: int, side: int) -> int:
        return (seat + side) % SIDES

    def _played(self, side: int) -> Table:
        table = Table(self.way.setup(registered(self.game)), self.seed)
        Seated(table, [self.bots[self._bot(seat, side)] for seat in range(self.way.seats)]).play()
        return table


@dataclass(frozen=True, slots=True)
class Feat:
    """What a party has done: the part of its seats that has won, and its seats' sums of what the
    game returns and of the scores it prints."""

    won: float
    returns: float
    scores: float

    @property
    def rank(self) -> tuple[float, float]:
        """By which parties are compared."""
        return self.returns, self.scores


@dataclass(frozen=True, slots=True)
class Outing:
    """One bot that holds all seats of a party on one seed."""

    game: str
    way: Way
    bot: str
    seed: int

    def __str__(self) -> str:
        return f"{self.bot}, {self.way.words()}, seed {self.seed}"

    def play(self) -> Feat:
        """What the party has done."""
        table = self._table(registered(self.game))
        Seated(table, [self.bot] * self.way.seats).play()
        over = table.over
        assert over is not None
        parts = won(table.setup, over)
        return Feat(sum(parts) / len(parts), sum(over.returns), sum(over.scores))

    def _table(self, game: Game) -> Table:
        held = [0] * self.way.seats
        setup = make_setup(game, self.way.seats, dict(self.way.options), held)
        return Table(setup, self.seed)


def better(one: Feat, other: Feat) -> float:
    """Two outings on the same seed as one meeting: 1 where the first party has done better.

    Where both have won, or both have lost, the printed scores tell.
    """
    return ((one.rank > other.rank) - (one.rank < other.rank) + 1) / 2

"""How bots are measured against each other: as rivals at one table, or each with its own party."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from undercroft.arena.seated import Seated
from undercroft.arena.sim.plan import Way
from undercroft.arena.sim.playing import won
from undercroft.kernel.registry import Game
from undercroft.kernel.registry import game as registered
from undercroft.kernel.table import Table, make_setup

SIDES = 2
"""On each seed rivals sit at both sides: with more than two seats they alternate."""


class Sitting(Protocol):
    """One or two games on a seed."""

    def play(self) -> float:
        """What came of it for the bot that is measured, 0 to 1."""
        ...


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two bots as rivals on one seed: once for each side."""

    game: str
    way: Way
    bots: tuple[str, str]
    seed: int

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
class Outing:
    """One bot that holds all seats of a party on one seed."""

    game: str
    way: Way
    bot: str
    seed: int

    def play(self) -> float:
        """What the party has won: all or nothing, or the part of its seats that has."""
        table = self._table(registered(self.game))
        Seated(table, [self.bot] * self.way.seats).play()
        assert table.over is not None
        parts = won(table.setup, table.over)
        return sum(parts) / len(parts)

    def _table(self, game: Game) -> Table:
        held = [0] * self.way.seats
        setup = make_setup(game, self.way.seats, dict(self.way.options), held)
        return Table(setup, self.seed)


def better(one: float, other: float) -> float:
    """Two outings on the same seed as one meeting: 1 where the first bot has done better."""
    return (one - other + 1) / 2

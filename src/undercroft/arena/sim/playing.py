"""Playing the games of a plan, and what is kept of them."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass, replace

from undercroft.arena.failures import in_words, remarked
from undercroft.arena.players import Seated
from undercroft.arena.sim.game_reader import GameReader, seen
from undercroft.arena.sim.plan import Plan
from undercroft.arena.sim.rows import DecisionRow, GameRow, Played
from undercroft.bots.choosing import Choice
from undercroft.kernel.cooperation import is_cooperative
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Over
from undercroft.kernel.registry import game as registered
from undercroft.kernel.registry import load
from undercroft.kernel.setup import Setup
from undercroft.kernel.table import Table

STUCK = 20_000
"""A game with more decisions counts as stuck."""


class Stuck(Exception):
    """A game that does not seem to end."""


@dataclass(frozen=True, slots=True)
class Task:
    """Some games of a plan, to be played by one process."""

    plan: Plan
    numbers: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.plan.game}, game {', '.join(map(str, self.numbers))}"

    def play(self) -> list[Played]:
        """All of them."""
        for where in self.plan.further:
            load(where)
        return [play(self.plan, number) for number in self.numbers]


def play(plan: Plan, number: int) -> Played:
    """One game; what goes wrong in it is kept too."""
    game, names = registered(plan.game), plan.seated(number)
    table = Table(plan.way(number).setup(game), plan.seed_of(number))
    setup = table.setup
    played = Played(GameRow(number, table.seed, setup.seats, setup.options, names))
    log = Log(played, table) if plan.decisions else None
    try:
        decisions = Seated(table, names).play(log.hear if log else None, STUCK)
        count(played, table, decisions)
        played.record = table.record()
    except Exception as error:
        played.game = replace(played.game, error=in_words(error))
        played.record = remarked(table.record(), traceback.format_exc())
    return played


class Log:
    """Writes down the decisions of a game."""

    def __init__(self, played: Played, table: Table) -> None:
        self._played = played
        self._table = table

    def hear(self, seat: int, moves: Sequence[Move], choice: Choice) -> None:
        """One more decision."""
        row, nth = self._played.game, len(self._played.decisions)
        self._played.decisions.append(
            DecisionRow(
                number=row.number,
                nth=nth,
                round=self._table.state.round,
                seat=seat,
                bot=row.bots[seat],
                moves=len(moves),
                move=str(choice.move),
                reason=choice.reason,
            )
        )


def count(played: Played, table: Table, decisions: int) -> None:
    """What a table that was played to its end tells."""
    over, statistics = table.over, table.game.statistics
    if over is None:
        raise Stuck(f"not over after {decisions} decisions")
    played.game = _ended(played.game, table, over, decisions)
    if statistics is not None:
        reader = GameReader(played.game.number, table, statistics)
        reader.read()
        heroes = [tuple(statistics.figures(table.state, i)) for i in range(table.setup.seats)]
        played.game = replace(played.game, heroes=tuple(heroes))
        played.uses, played.falls, played.pace = reader.uses, reader.falls, reader.pace


def _ended(row: GameRow, table: Table, over: Over, decisions: int) -> GameRow:
    return replace(
        row,
        ending=over.ending,
        winners=over.winners,
        scores=over.scores,
        won=won(table.setup, over),
        decisions=decisions,
        moves=len(table.history),
        rounds=table.state.round,
        seen=seen(table),
        digest=table.digest(),
    )


def won(setup: Setup, over: Over) -> tuple[float, ...]:
    """What each seat has of a victory: rivals share it, companions all have it."""
    together = is_cooperative(setup.game, setup.seats, setup.options)
    part = 1.0 if together or not over.winners else 1 / len(over.winners)
    return tuple(part if seat in over.winners else 0.0 for seat in range(setup.seats))

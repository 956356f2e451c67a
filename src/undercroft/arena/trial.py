"""One soaked game: played to its end by bots, with clones and saves taken along to compare."""

from __future__ import annotations

import json
import traceback
from dataclasses import dataclass
from random import Random

from undercroft.arena.failures import remarked
from undercroft.arena.variations import Cell
from undercroft.bots.choosing import Bot, Budget
from undercroft.bots.roster import make
from undercroft.kernel.digest import digest
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import force
from undercroft.kernel.record import replay
from undercroft.kernel.registry import Game
from undercroft.kernel.setup import make_setup
from undercroft.kernel.state import State
from undercroft.kernel.table import Table

FORKS = 2
STUCK = 20_000
BUDGET = Budget(worlds=1)


class Wrong(Exception):
    """Something a soaked game must not do, in words."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one game went; `error` and `record` if it went wrong."""

    decisions: int
    ending: str = ""
    error: str = ""
    record: str = ""


@dataclass(frozen=True, slots=True)
class Fork:
    """A copy of the state taken after some moves, to be played along later."""

    what: str
    moves: int
    state: State


def try_game(
    game: Game, cell: Cell, seed: int, limit: int = STUCK, *, careful: bool = True
) -> Outcome:
    """Play one game of a cell; what goes wrong is in the outcome, a wrong set-up is raised.

    A careful trial looks at the table, takes copies along and compares them in the end.
    """
    setup = make_setup(game, cell.seats, dict(cell.options), None)
    table = Table(setup, seed)
    trial = Trial(table, cell.bots, seed, limit, forks=FORKS if careful else 0)
    try:
        trial.play()
        if careful:
            trial.compare()
    except Exception as error:
        words = f"{type(error).__name__}: {error}" if not isinstance(error, Wrong) else str(error)
        where = f"{cell.words()} · seed {seed}\n{traceback.format_exc()}"
        return Outcome(trial.decisions, error=words, record=remarked(table.record(), where))
    return Outcome(trial.decisions, table.over.ending if table.over else "")


class Trial:
    """A game in play, with the copies taken at decisions chosen evenly at random."""

    def __init__(self, table: Table, bots: str, seed: int, limit: int, forks: int = FORKS) -> None:
        self.table = table
        self.decisions = 0
        self._limit = limit
        self._random = Random(seed)
        self._bots = self._seated(bots, seed)
        self._most_forks = forks
        self._forks: list[list[Fork]] = []

    def _seated(self, name: str, seed: int) -> list[Bot]:
        """No bots for random play: choosing without a view is several times faster."""
        game, seats = self.table.game, self.table.setup.seats
        return [] if name == "random" else [make(name, game, seed * 8 + i) for i in range(seats)]

    def play(self) -> None:
        """To the end, or until it seems stuck."""
        while isinstance(now := self.table.pending, Decide):
            if self.decisions >= self._limit:
                raise Wrong(f"stuck: the game goes on after {self._limit} decisions")
            self.decisions += 1
            self._perhaps_fork(now.seat)
            self.table.play(self._choose(now.seat))

    def _choose(self, seat: int) -> Move:
        legal = self.table.legal()
        if not legal:
            raise Wrong(f"seat {seat + 1} decides and has no legal move")
        if not self._bots:
            return self._random.choice(legal)
        view = self.table.view(self.table.setup.controllers[seat])
        return self._bots[seat].choose(view, legal, BUDGET).move

    def _perhaps_fork(self, seat: int) -> None:
        """Keep a few decisions of all so far, each equally likely."""
        place = self._random.randrange(self.decisions)
        if place >= self._most_forks:
            return
        self._look(seat)
        self._forks[place : place + 1] = [self._fork()]

    def _fork(self) -> list[Fork]:
        s, moves = self.table.state, len(self.table.history)
        loaded = s.load(json.loads(json.dumps(s.save())))
        if digest(loaded) != digest(s):
            raise Wrong(f"saved and loaded after {moves} moves, the state is another one")
        return [Fork("a clone", moves, s.clone()), Fork("a saved game", moves, loaded)]

    def _look(self, seat: int) -> None:
        """Everybody looks at the table; that must show the legal moves and change nothing."""
        table = self.table
        before = table.digest()
        for controller in (*sorted(set(table.setup.controllers)), None):
            table.scene(controller)
            table.log(controller)
        self._check_choices(seat)
        table.preview(seat, self._random.choice(table.legal()))
        if table.digest() != before:
            raise Wrong("looking at the table has changed the state")

    def _check_choices(self, seat: int) -> None:
        decision = self.table.scene(self.table.setup.controllers[seat]).decision
        offered = [choice.move for choice in decision.choices] if decision else []
        if sorted(offered) != sorted(str(move) for move in self.table.legal()):
            raise Wrong("the scene does not offer the legal moves")

    def compare(self) -> None:
        """The copies, played along, must end as the game did; so must its record."""
        last = self.table.digest()
        for fork in (fork for forks in self._forks for fork in forks):
            for entry in self.table.history[fork.moves :]:
                force(fork.state, entry.move)
            if digest(fork.state) != last:
                raise Wrong(f"{fork.what} taken after {fork.moves} moves ends as another game")
        if replay(self.table.record()).digest() != last:
            raise Wrong("the record replays to another end")
        self._check_ending()

    def _check_ending(self) -> None:
        over = self.table.over
        assert over is not None
        seats = self.table.setup.seats
        if len(over.returns) != seats or any(not -1 <= value <= 1 for value in over.returns):
            raise Wrong(f"{over.ending}: the returns are not one number from -1 to 1 for each seat")
        if any(not 0 <= seat < seats for seat in over.winners):
            raise Wrong(f"{over.ending}: a winner is not at the table")

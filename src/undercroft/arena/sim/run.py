"""A simulation from its first game to its last, stopped and taken up again at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter

from undercroft.arena.interrupts import undisturbed
from undercroft.arena.sim.executor import Executor
from undercroft.arena.sim.folder import Folder
from undercroft.arena.sim.interest import Glance
from undercroft.arena.sim.plan import Plan
from undercroft.arena.sim.playing import Task
from undercroft.arena.sim.rows import Played
from undercroft.bots.roster import QUICK

WRITE_EVERY = 10.0
"""Seconds between two parts: so much is lost if the machine is switched off. The first games are
written at once."""

TOGETHER = 4
"""So many games of quick bots are one task."""


class Simulation:
    """A plan played into a folder by an executor; `again` are games that went wrong before."""

    def __init__(self, plan: Plan, folder: Folder, executor: Executor) -> None:
        self._plan = plan
        self._folder = folder
        self._executor = executor
        self.again = {number for number in folder.failed() if number < plan.total}
        self._glances = {g.number: g for g in folder.glances() if g.number not in self.again}
        self._done = {number for number in self._glances if number < plan.total}
        self._waiting: list[Played] = []
        self._written = time.monotonic() - WRITE_EVERY
        self.interrupted = False

    @property
    def done(self) -> int:
        """The games of the plan that were played, now or before."""
        return len(self._done)

    @property
    def kept(self) -> int:
        """All games of the folder, also those that this plan does not ask for."""
        return len(self._glances)

    @property
    def failed(self) -> list[Glance]:
        """The games that went wrong, by their numbers."""
        return sorted((g for g in self._glances.values() if g.error), key=attrgetter("number"))

    def run(self, tell: Callable[[int], None] = lambda _done: None) -> None:
        """Play what is missing or went wrong; stopped by Ctrl-C it keeps what it has."""
        self._folder.forget(self.again)
        tell(self.done)
        try:
            for played in self._executor.play(self._tasks()):
                with undisturbed():
                    self._take(played)
                tell(self.done)
        except KeyboardInterrupt:
            self.interrupted = True
        finally:
            with undisturbed():
                self._write()

    def _tasks(self) -> Iterator[Task]:
        """The missing games, a few at a time."""
        together = TOGETHER if set(self._plan.bots) <= set(QUICK) else 1
        missing = [number for number in range(self._plan.total) if number not in self._done]
        for at in range(0, len(missing), together):
            yield Task(self._plan, tuple(missing[at : at + together]))

    def _take(self, played: Sequence[Played]) -> None:
        """A game counts once, however often it was played."""
        for one in played:
            if one.game.number not in self._done:
                self._done.add(one.game.number)
                self._waiting.append(one)
                self._glances[one.game.number] = Glance.at(one.game)
        if time.monotonic() - self._written >= WRITE_EVERY:
            self._write()

    def _write(self) -> None:
        self._written = time.monotonic()
        if self._waiting:
            self._folder.append(self._waiting)
            self._folder.keep_records(self._waiting, self._glances.values())
            self._waiting = []

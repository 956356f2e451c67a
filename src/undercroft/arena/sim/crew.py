"""Who plays the tasks of a simulation: this process, or several on this machine.

Every crew gives back each task exactly once, in any order. A process that dies takes nothing with
it: its tasks are given to others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children
from typing import Protocol

from undercroft.arena.sim.playing import Task
from undercroft.arena.sim.rows import Played
from undercroft.arena.soak import prepare
from undercroft.kernel.errors import UndercroftError

AHEAD = 2
"""So many tasks are laid out for each process, that none has to wait."""

PATIENCE = 3


class CrewLost(UndercroftError):
    """Processes die without getting anything done."""


class Crew(Protocol):
    """Plays tasks."""

    def play(self, tasks: Iterator[Task]) -> Iterator[list[Played]]:
        """What was played, as it comes."""
        ...


class Alone:
    """This process."""

    def play(self, tasks: Iterator[Task]) -> Iterator[list[Played]]:
        """One task after the other."""
        for task in tasks:
            yield task.play()


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int, further: Sequence[str] = ()) -> None:
        self._jobs = jobs
        self._further = tuple(further)

    def play(self, tasks: Iterator[Task]) -> Iterator[list[Played]]:
        """Side by side; when a process dies, a new crew takes up what was not done."""
        left: list[Task] = []
        tried = 0
        while tried < PATIENCE:
            shift = Shift(ProcessPoolExecutor(self._jobs, None, prepare, (self._further,)), left)
            try:
                for played in shift.work(tasks, AHEAD * self._jobs):
                    tried = 0
                    yield played
            except BrokenProcessPool:
                left = list(shift.open.values())
                tried += 1
            else:
                return
            finally:
                shift.end()
        raise CrewLost(
            f"{self._jobs} processes died {PATIENCE} times before they had played a game"
        )


class Shift:
    """One pool of processes, as long as it lives; `open` are its tasks that are not done."""

    def __init__(self, pool: ProcessPoolExecutor, first: Sequence[Task]) -> None:
        self._pool = pool
        self._first = list(first)
        self._others = active_children()
        self.open: dict[Future[list[Played]], Task] = {}

    def work(self, tasks: Iterator[Task], ahead: int) -> Iterator[list[Played]]:
        """What was left over, then the other tasks."""
        self._lay_out(self._first)
        while True:
            self._lay_out(islice(tasks, max(0, ahead - len(self.open))))
            if not self.open:
                return
            for future in wait(self.open, return_when=FIRST_COMPLETED).done:
                played = future.result()
                del self.open[future]
                yield played

    def _lay_out(self, tasks: Iterator[Task] | Sequence[Task]) -> None:
        for task in tasks:
            self.open[self._pool.submit(task.play)] = task

    def end(self) -> None:
        """Let nobody wait for a game that is no longer wanted."""
        self._pool.shutdown(wait=not self.open, cancel_futures=True)
        for process in active_children():
            if self.open and process not in self._others:
                process.terminate()

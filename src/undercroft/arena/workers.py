"""Processes of this machine that play, each on a line of its own.

One that dies takes nothing with it: its work is given to another. When they are ended they are
gone, whatever they were doing.
"""

from __future__ import annotations

import signal
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any, Protocol, Self, TypeVar

from undercroft.arena.failures import in_words
from undercroft.arena.interrupts import undisturbed
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.registry import load

PATIENCE = 3
"""So many processes may die over the same work."""

GRACE = 2.0
"""Seconds in which a process that was asked to end may do so."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Work(Protocol[T_co]):
    """Something to be played."""

    def play(self) -> T_co:
        """Do it, in whatever process it is, and return what came of it."""
        ...


@dataclass(frozen=True, slots=True)
class Failed:
    """What went wrong in words, and where it came from."""

    words: str
    trace: str = ""


class ExecutorLost(UndercroftError):
    """Processes die without getting anything done."""


def attempt(work: Work[T]) -> T | Failed:
    """What came of some work, or what went wrong."""
    try:
        return work.play()
    except Exception as error:
        return Failed(in_words(error), traceback.format_exc())


class Hands(Protocol):
    """Who does the work: this process, or several."""

    def in_order(self, works: Sequence[Work[T]]) -> Iterator[T | Failed]:
        """What came of each, in the order of the works."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(self, *_error: object) -> None: ...


class Here:
    """Does works in this process instead of others."""

    def in_order(self, works: Sequence[Work[T]]) -> Iterator[T | Failed]:
        """One after the other."""
        return map(attempt, works)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        return None


Numbered = tuple[int, Work[Any]]


class Queue:
    """Works by their numbers; one that a process has died over comes again, but not forever."""

    def __init__(self, works: Iterable[Work[Any]]) -> None:
        self._left = iter(enumerate(works))
        self._again: list[Numbered] = []
        self._died: Counter[int] = Counter()

    def next(self) -> Numbered | None:
        """The next, if there is any."""
        return self._again.pop() if self._again else next(self._left, None)

    def put_back(self, one: Numbered) -> None:
        """A process has died over it."""
        number, work = one
        self._died[number] += 1
        if self._died[number] == PATIENCE:
            raise ExecutorLost(f"the process that played died {PATIENCE} times over {work}")
        self._again.append(one)


@dataclass(slots=True, eq=False)
class Worker:
    """One process, its line, and the work that it has."""

    process: Process
    line: Connection
    at: Numbered | None = None

    def give(self, one: Numbered) -> None:
        """If it has died meanwhile, that is heard on its line."""
        self.at = one
        with suppress(BrokenPipeError, ConnectionResetError):
            self.line.send(one[1])

    def end(self) -> None:
        """Wait for it, but not for long."""
        self.process.join(GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.line.close()


class Workers:
    """Several processes; `further` names the games that they must load."""

    def __init__(self, jobs: int, further: Sequence[str] = ()) -> None:
        self._jobs = jobs
        self._further = tuple(further)
        self._workers: list[Worker] = []

    def in_order(self, works: Sequence[Work[T]]) -> Iterator[T | Failed]:
        """What came of each, in the order of the works."""
        early: dict[int, T | Failed] = {}
        due = 0
        for number, outcome in self.play(works):
            early[number] = outcome
            while due in early:
                yield early.pop(due)
                due += 1

    def play(self, works: Iterable[Work[T]]) -> Iterator[tuple[int, T | Failed]]:
        """What came of each, with its number among the works, as it comes."""
        queue = Queue(works)
        self._give(queue)
        while busy := {worker.line: worker for worker in self._busy()}:
            for line in wait(list(busy)):
                assert isinstance(line, Connection)
                outcomes = list(self._heard(busy[line], queue))
                self._give(queue)
                yield from outcomes

    def _busy(self) -> list[Worker]:
        return [worker for worker in self._workers if worker.at is not None]

    def _give(self, queue: Queue) -> None:
        """Nobody is without work while there is any."""
        while len(self._busy()) < self._jobs and (one := queue.next()) is not None:
            idle = [worker for worker in self._workers if worker.at is None]
            (idle[0] if idle else self._started()).give(one)

    def _started(self) -> Worker:
        with undisturbed():
            line, theirs = Pipe()
            process = Process(target=serve, args=(theirs, line, self._further), daemon=True)
            process.start()
            theirs.close()
            self._workers.append(Worker(process, line))
        return self._workers[-1]

    def _heard(self, worker: Worker, queue: Queue) -> Iterator[tuple[int, Any]]:
        """What a worker has done; nothing if it has died."""
        assert worker.at is not None
        one, worker.at = worker.at, None
        try:
            yield one[0], worker.line.recv()
        except (EOFError, OSError):
            self._workers.remove(worker)
            worker.process.kill()
            worker.end()
            queue.put_back(one)

    def end(self) -> None:
        """Let nobody wait for a game that is no longer wanted."""
        with undisturbed():
            for worker in self._workers:
                worker.process.terminate()
            for worker in self._workers:
                worker.end()
            self._workers.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.end()


def serve(line: Connection, senders: Connection, further: Sequence[str]) -> None:
    """What a process does: play what comes, until nobody is there who sends."""
    senders.close()
    prepare(further)
    with suppress(EOFError, OSError):
        while True:
            line.send(attempt(line.recv()))


def prepare(further: Sequence[str]) -> None:
    """A process that plays knows the same games, and leaves interrupting to who started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for where in further:
        load(where)

"""The pytest plugin behind mutation: tests are collected and followed once, then played against
mutants by several processes that share what was learned.
"""

from __future__ import annotations

import resource
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import replace
from multiprocessing import get_context
from typing import Final

import pytest

from undercroft.proof.bench import PATIENCE, Watch, run_item
from undercroft.proof.mutation.coverage import Coverage, learned
from undercroft.proof.mutation.ledger import CRASHED, HUNG, NOTICED, SURVIVED, Entry
from undercroft.proof.mutation.mutants import Mutant, file_of, put_in

MOST_HANGS: Final = 2
MOST_CRASHES: Final = 40
"""When so many tests crash and none notices, the others are not asked."""
UNHURRIED: Final = 600.0
"""Seconds of its own time that a test may take while it is learned what it covers."""
MOST_MEMORY: Final = 4 << 30
"""Bytes a process may take: a fault can make a game grow for ever."""


class MutationBench(Watch):
    """Plays the tests that pytest has collected against mutants and tells what came of each.

    It goes on as long as mutants are waiting.
    """

    def __init__(
        self,
        waiting: Callable[[], Sequence[Mutant]],
        files: Sequence[str],
        jobs: int,
        tell: Callable[[Entry], None],
    ) -> None:
        super().__init__()
        self.waiting = waiting
        self.files = files
        self.jobs = jobs
        self.tell = tell
        self.items: Sequence[pytest.Item] = ()
        self.coverage = Coverage()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn what the tests cover, then try the mutants."""
        if not self.trouble:
            self.items = session.items
            # Stopping a test while its lines are followed would leave the follower's lock held.
            self.patience = UNHURRIED
            self.coverage = learned(self.items, self.files)
            self.patience = PATIENCE
            while batch := self.waiting():
                _try_all(self, batch)
            self.finished = True
        return True

    def tried(self, mutant: Mutant) -> Entry:
        """What comes of one mutant."""
        entry = Entry(mutant.id, mutant.source, SURVIVED, f"{mutant.line}: {mutant.change}")
        tests = self.coverage.covering(file_of(mutant.module), mutant.line)
        if not tests:
            return replace(entry, reason="no test runs this line")
        with put_in(mutant):
            return self._played(entry, tests)

    def _played(self, entry: Entry, tests: Sequence[int]) -> Entry:
        """What the tests of a fault make of it, until one notices it or too many crash."""
        crashes = hangs = 0
        for number in tests:
            failure, test = run_item(self.items[number]), self.items[number].nodeid
            if failure is None:
                continue
            if failure.is_noticed:
                return replace(entry, verdict=NOTICED, test=test, reason="")
            crashes, hangs = crashes + 1, hangs + failure.is_hang
            verdict = HUNG if failure.is_hang else CRASHED
            entry = replace(entry, verdict=verdict, test=test, reason=failure.words)
            if crashes == MOST_CRASHES or hangs == MOST_HANGS:
                break
        return entry


_shared: list[MutationBench] = []
"""The bench of this process, which forked workers have too."""


def _try_all(bench: MutationBench, batch: Sequence[Mutant]) -> None:
    """Try mutants in processes that are forked now, and so know what was learned."""
    _shared[:] = [bench]
    with ProcessPoolExecutor(bench.jobs, get_context("fork"), _limited) as pool:
        for done in as_completed([pool.submit(_tried, mutant) for mutant in batch]):
            bench.tell(done.result())


def _tried(mutant: Mutant) -> Entry:
    return _shared[0].tried(mutant)


def _limited() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))

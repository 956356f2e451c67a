"""The pytest plugin behind trials: collected once, the chosen items run as often as asked.

A test that goes on too long with something switched off is stopped and counts as failing.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from undercroft.proof.errors import ProofError
from undercroft.proof.trials import NO_TEST, Trial, Verdict

PATIENCE: Final = 2.0
"""Seconds of this process's own time that a test may take."""


class TooLong(BaseException):
    """A test went on too long; no `except Exception` holds it up."""


class Bench:
    """Takes the items that pytest has collected and runs them as the trials ask."""

    def __init__(self, trials: Sequence[Trial]) -> None:
        self.trials = trials
        self.verdicts: list[Verdict] = []
        self.trouble = ""
        self.finished = False
        self.items: dict[str, list[pytest.Item]] = {}
        self.untouched: dict[str, str] = {}

    def pytest_configure(self, config: pytest.Config) -> None:
        """Only the last line of a failure is read: the cheapest tracebacks will do."""
        config.option.tbstyle = "native"

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A test file that cannot be read spoils every proof."""
        if report.failed:
            self.trouble = f"{report.nodeid}: {_words(report.longrepr)}"

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the trials instead of the plain tests."""
        if not self.trouble:
            for item in session.items:
                self.items.setdefault(item.nodeid.partition("[")[0], []).append(item)
            self.verdicts = [self._verdict(trial) for trial in self.trials]
            self.finished = True
        return True

    def _verdict(self, trial: Trial) -> Verdict:
        missing = [test for test in trial.tests if test not in self.items]
        if not trial.tests:
            return Verdict(trial.id, False, NO_TEST)
        if missing:
            return Verdict(trial.id, False, f"pytest does not find {', '.join(missing)}")
        if not trial.switches:
            return Verdict(trial.id, False, "no function cites it")
        broken = self._broken(trial)
        if broken:
            return Verdict(trial.id, False, f"fails untouched: {broken}")
        return self._tried(trial)

    def _broken(self, trial: Trial) -> str:
        """The first test that fails with nothing switched off; each is run once."""
        for test in trial.tests:
            if test not in self.untouched:
                self.untouched[test] = self._failure((test,))
            if self.untouched[test]:
                return f"{test} ({self.untouched[test]})"
        return ""

    def _tried(self, trial: Trial) -> Verdict:
        seen: list[str] = []
        unnoticed: list[str] = []
        for name, switch in trial.switches:
            try:
                with switch():
                    failure = self._failure(trial.tests)
            except ProofError as error:
                return Verdict(trial.id, False, str(error))
            (seen if failure else unnoticed).append(f"without {name}: {failure or 'all pass'}")
        return Verdict(trial.id, not unnoticed, "; ".join(unnoticed or seen))

    def _failure(self, tests: Iterable[str]) -> str:
        """How the first failing test fails, or "" if all pass."""
        items = (item for test in tests for item in self.items[test])
        return next((failure for failure in map(_run, items) if failure), "")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Generator[None]:
        """Watch the fixtures."""
        with _watched():
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None]:
        """Watch the test."""
        with _watched():
            return (yield)


def _run(item: pytest.Item) -> str:
    """Run one item from set-up to teardown; how it failed, or ""."""
    for report in runtestprotocol(item, log=False, nextitem=None):
        if report.failed:
            return _words(report.longrepr)
    return ""


def _words(longrepr: object) -> str:
    crash = getattr(longrepr, "reprcrash", None)
    lines = str(crash.message if crash else longrepr).strip().splitlines() or ["it fails"]
    return (lines[0] if crash else lines[-1])[:160]


@contextmanager
def _watched() -> Generator[None]:
    """Stop what takes longer than patience. Only the main thread of a Unix process can be."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(
        signal, "SIGVTALRM"
    ):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _stop(*_: object) -> None:
    raise TooLong(f"it went on for more than {PATIENCE} seconds")

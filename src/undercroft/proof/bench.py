"""The pytest plugin behind trials: collected once, the chosen items run as often as asked.

A test that goes on too long with something switched off is stopped and counts as failing.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import pytest
from _pytest.runner import runtestprotocol

from undercroft.kernel.errors import IllegalMove, NotationError, RecordError, UndercroftError
from undercroft.proof.errors import ProofError
from undercroft.proof.trials import NO_TEST, Changed, Switch, Trial, Verdict

PATIENCE: Final = 2.0
"""Seconds of this process's own time that a test may take."""


class TooLong(BaseException):
    """A test went on too long; no `except Exception` holds it up."""


@dataclass(frozen=True, slots=True)
class Failure:
    """How a test failed: noticed by what it asserts, or by a crash that it does not speak of."""

    words: str
    is_noticed: bool
    is_hang: bool = False


NOTICING: Final = (AssertionError, pytest.fail.Exception, IllegalMove, NotationError)
"""What a test raises that notices: what it asserts does not hold, a move it plays is refused."""


def _is_noticed(raised: BaseException | None) -> bool:
    """Whether a test speaks of what went wrong; a record does where it is not played as written."""
    if isinstance(raised, RecordError):
        return isinstance(raised.__context__, UndercroftError | None)
    return isinstance(raised, NOTICING)


_FAILURE: Final = pytest.StashKey[Failure | None]()


class Watch:
    """A plugin that collects tests and stops those that go on too long."""

    def __init__(self) -> None:
        self.trouble = ""
        self.finished = False
        self.patience = PATIENCE

    def pytest_configure(self, config: pytest.Config) -> None:
        """Only the last line of a failure is read: the cheapest tracebacks will do."""
        config.option.tbstyle = "native"

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A test file that cannot be read spoils every proof."""
        if report.failed:
            self.trouble = f"{report.nodeid}: {_words(report.longrepr)}"

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_setup(self) -> Generator[None]:
        """Watch the fixtures."""
        with _watched(self.patience):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self) -> Generator[None]:
        """Watch the test."""
        with _watched(self.patience):
            return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Keep what a test raised."""
        report = yield
        if report.failed:
            raised = call.excinfo.value if call.excinfo is not None else None
            item.stash[_FAILURE] = Failure(
                _words(report.longrepr), _is_noticed(raised), isinstance(raised, TooLong)
            )
        return report


class Bench(Watch):
    """Takes the items that pytest has collected and runs them as the trials ask."""

    def __init__(self, trials: Sequence[Trial]) -> None:
        super().__init__()
        self.trials = trials
        self.verdicts: list[Verdict] = []
        self.items: dict[str, list[pytest.Item]] = {}
        self.untouched: dict[str, str] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run the trials instead of the plain tests."""
        if not self.trouble:
            for item in session.items:
                whole, row, _ = item.nodeid.partition("[")
                self.items.setdefault(whole, []).append(item)
                if row:  # one row of a table can be a test of its own
                    self.items[item.nodeid] = [item]
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
                failure = next(self._failures((test,)), None)
                self.untouched[test] = failure.words if failure else ""
            if self.untouched[test]:
                return f"{test} ({self.untouched[test]})"
        return ""

    def _tried(self, trial: Trial) -> Verdict:
        seen: list[str] = []
        unnoticed: list[str] = []
        for name, switch in trial.switches:
            try:
                noticed, words = self._noticed(trial, name, switch)
            except ProofError as error:
                return Verdict(trial.id, False, str(error))
            (seen if noticed else unnoticed).append(words)
        return Verdict(trial.id, not unnoticed, "; ".join(unnoticed or seen))

    def _noticed(self, trial: Trial, name: str, switch: Switch) -> tuple[bool, str]:
        """Whether a test notices that something is switched off, or else read wrongly."""
        failure = self._failure(trial, switch)
        words = f"without {name}: {_said(failure)}"
        if failure is None or failure.is_noticed or isinstance(switch, Changed):
            return failure is not None, words
        for reading, other in trial.nearest(name):
            near = self._failure(trial, other)
            if near is not None and near.is_noticed:
                return True, f"{words}; with {reading}: {near.words}"
        return False, words

    def _failure(self, trial: Trial, switch: Switch) -> Failure | None:
        with switch():
            return _most_telling(self._failures(trial.tests))

    def _failures(self, tests: Iterable[str]) -> Iterator[Failure]:
        """How tests fail, one after the other."""
        items = (item for test in tests for item in self.items[test])
        return (failure for failure in map(run_item, items) if failure)


def _most_telling(failures: Iterator[Failure]) -> Failure | None:
    """The first failure by which a test notices something, else the first crash."""
    first = None
    for failure in failures:
        if failure.is_noticed:
            return failure
        first = first or failure
    return first


def _said(failure: Failure | None) -> str:
    if failure is None:
        return "all pass"
    return failure.words if failure.is_noticed else f"only a crash, {failure.words}"


def run_item(item: pytest.Item) -> Failure | None:
    """Run one item from set-up to teardown; how it failed, if it did."""
    item.stash[_FAILURE] = None
    runtestprotocol(item, log=False, nextitem=None)
    return item.stash[_FAILURE]


def _words(longrepr: object) -> str:
    crash = getattr(longrepr, "reprcrash", None)
    lines = str(crash.message if crash else longrepr).strip().splitlines() or ["it fails"]
    return (lines[0] if crash else lines[-1])[:160]


@contextmanager
def _watched(patience: float) -> Generator[None]:
    """Stop what takes longer than patience. Only the main thread of a Unix process can be."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(
        signal, "SIGVTALRM"
    ):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, patience)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def _stop(*_: object) -> None:
    raise TooLong("it went on for too long")

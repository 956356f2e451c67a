"""Trials: tests run in this process, as they are and with something switched off."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import AbstractContextManager, chdir, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from undercroft.proof.errors import ProofError

NO_TEST: Final = "no test names it"
PLAIN: Final = (
    "--override-ini=addopts=",
    "--import-mode=importlib",
    "--capture=sys",
    "-pno:terminal",
    "-pno:cacheprovider",
    "-pno:xdist",
    "-pno:faulthandler",
)
"""How tests are run inside this process: quietly, without what slows them down.

Nobody watches for stuck tests twice: a forked process would wait for a watchdog it does not have.
"""

Switch = Callable[[], AbstractContextManager[object]]
NamedSwitch = tuple[str, Switch]


@dataclass(frozen=True, slots=True)
class Changed:
    """A switch that gives a part another value; with one that nobody can play nothing is said."""

    switch: Switch

    def __call__(self) -> AbstractContextManager[object]:
        return self.switch()


def no_readings(_name: str) -> Iterable[NamedSwitch]:
    """No wrong readings of a thing are known."""
    return ()


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a rule or card is proved, and what was seen, in words."""

    id: str
    proved: bool
    words: str


@dataclass(frozen=True, slots=True)
class Trial:
    """The tests of one id, and the named switches each of which must make one of them fail.

    Where a switch only makes the program crash, which proves nothing, `nearest` gives wrong
    readings of the same thing, one of which a test must notice.
    """

    id: str
    tests: tuple[str, ...]
    switches: tuple[NamedSwitch, ...]
    nearest: Callable[[str], Iterable[NamedSwitch]] = no_readings


_refusing: list[str] = []
"""Why no trials may be run just now."""


@contextmanager
def no_trials(why: str) -> Generator[None]:
    """While this lasts whoever wants to run trials is refused."""
    _refusing.append(why)
    try:
        yield
    finally:
        _refusing.pop()


def run_trials(trials: Sequence[Trial], root: Path) -> list[Verdict]:
    """The verdict on each trial; the tests are collected once and run in one session."""
    if _refusing:
        raise ProofError(_refusing[-1])
    try:
        import pytest  # noqa: PLC0415  (only proving needs it)

        from undercroft.proof.bench import Bench  # noqa: PLC0415
    except ImportError:
        raise ProofError("proving runs tests: install pytest (undercroft[dev])") from None
    files = sorted({test.partition("::")[0] for trial in trials for test in trial.tests})
    if not files:
        return [Verdict(trial.id, False, NO_TEST) for trial in trials]
    bench = Bench(trials)
    with chdir(root):
        code = pytest.main([*PLAIN, f"--rootdir={root}", *files], plugins=[bench])
    if bench.trouble or not bench.finished:
        raise ProofError(f"the tests cannot be run: {bench.trouble or f'pytest ended with {code}'}")
    return bench.verdicts

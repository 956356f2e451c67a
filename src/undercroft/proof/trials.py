"""Trials: tests run in this process, as they are and with something switched off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, chdir
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from undercroft.proof.errors import ProofError

NO_TEST: Final = "no test names it"
_PLAIN: Final = (
    "--override-ini=addopts=",
    "--import-mode=importlib",
    "--capture=sys",
    "-pno:terminal",
    "-pno:cacheprovider",
    "-pno:xdist",
)

Switch = Callable[[], AbstractContextManager[object]]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a rule or card is proved, and what was seen, in words."""

    id: str
    proved: bool
    words: str


@dataclass(frozen=True, slots=True)
class Trial:
    """The tests of one id, and the named switches each of which must make one of them fail."""

    id: str
    tests: tuple[str, ...]
    switches: tuple[tuple[str, Switch], ...]


def run_trials(trials: Sequence[Trial], root: Path) -> list[Verdict]:
    """The verdict on each trial; the tests are collected once and run in one session."""
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
        code = pytest.main([*_PLAIN, f"--rootdir={root}", *files], plugins=[bench])
    if bench.trouble or not bench.finished:
        raise ProofError(f"the tests cannot be run: {bench.trouble or f'pytest ended with {code}'}")
    return bench.verdicts

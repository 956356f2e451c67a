"""A game that hangs fails its test instead of holding up the run."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest

from tests.conformance.cells import ALL

SECONDS = 1800 if ALL else 180


class Hangs(BaseException):
    """A test went on too long."""


def _stop(*_: object) -> None:
    raise Hangs(f"it went on for more than {SECONDS} seconds")


@pytest.fixture(autouse=True)
def _never_hangs() -> Iterator[None]:
    before = signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    yield
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    signal.signal(signal.SIGVTALRM, before)

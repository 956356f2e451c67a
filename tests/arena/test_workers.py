"""Processes that play: in order if wanted, gone when they are ended, whatever comes meanwhile."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from multiprocessing import active_children

import pytest

from undercroft.arena.interrupts import one_interruption, undisturbed
from undercroft.arena.workers import ExecutorLost, Failed, Here, Work, Workers


@dataclass(frozen=True)
class Nap:
    """Some work that takes so long."""

    seconds: float

    def play(self) -> float:
        time.sleep(self.seconds)
        return self.seconds


class Stubborn:
    """Some work that cannot be talked out of."""

    def play(self) -> int:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        time.sleep(60)
        return 0


class Wrong:
    """Some work that fails."""

    def play(self) -> int:
        raise ZeroDivisionError("nothing there")


class Deadly:
    """Some work over which every process dies."""

    def play(self) -> int:
        os.kill(os.getpid(), signal.SIGKILL)
        return 0

    def __str__(self) -> str:
        return "the deadly game"


def test_what_came_of_work_is_told_in_order() -> None:
    naps = [Nap(0.2), Nap(0.0), Nap(0.1), Nap(0.0)]
    with Workers(2) as workers:
        assert list(workers.in_order(naps)) == list(Here().in_order(naps)) == [0.2, 0.0, 0.1, 0.0]
        assert list(workers.in_order(naps[1:2])) == [0.0]
    assert not active_children()


def test_what_goes_wrong_is_told_with_where_it_came_from() -> None:
    with Workers(1) as workers:
        wrong: list[Work[int]] = [Wrong()]
        for found in (*workers.in_order(wrong), *Here().in_order(wrong)):
            assert isinstance(found, Failed)
            assert found.words == "ZeroDivisionError: nothing there"
            assert "in play" in found.trace


def test_who_dies_over_the_same_work_again_and_again_is_lost() -> None:
    works: list[Work[float]] = [Nap(0.0), Deadly(), Nap(0.0)]
    with Workers(2) as workers, pytest.raises(ExecutorLost, match="3 times over the deadly game"):
        list(workers.in_order(works))


def test_processes_are_ended_even_if_they_do_not_want_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.arena.workers.GRACE", 0.1)
    works: list[Work[float]] = [Nap(0.2), Stubborn()]
    with Workers(2) as workers:
        assert next(workers.play(works)) == (0, 0.2)
        assert len(active_children()) == 2
    assert not active_children()


def test_after_the_first_interruption_nothing_disturbs() -> None:
    before = signal.getsignal(signal.SIGINT)
    tidied: list[str] = []

    def work() -> None:
        with one_interruption():
            try:
                with undisturbed():
                    os.kill(os.getpid(), signal.SIGINT)
                tidied.append("not interrupted")
            finally:
                os.kill(os.getpid(), signal.SIGINT)
                with undisturbed():
                    os.kill(os.getpid(), signal.SIGINT)
                tidied.append("tidied up")

    try:
        with pytest.raises(KeyboardInterrupt):
            work()
        assert tidied == ["tidied up"]
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)


def test_without_an_interruption_everything_is_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    with one_interruption():
        assert signal.getsignal(signal.SIGINT) is not before
    assert signal.getsignal(signal.SIGINT) is before

"""Timing on a machine that others use too: many short runs, of which the best counts."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

SHORT: Final = 0.002
LONG: Final = 0.25


def microseconds(act: Callable[[], object], seconds: float = LONG) -> float:
    """The best time of one call."""
    calls = _calls_in_a_run(act)
    best = _run(act, calls)
    end = perf_counter() + seconds
    while perf_counter() < end:
        best = min(best, _run(act, calls))
    return best / calls * 1e6


def _calls_in_a_run(act: Callable[[], object]) -> int:
    calls = 1
    while _run(act, calls) < SHORT and calls < 1 << 20:
        calls *= 2
    return calls


def _run(act: Callable[[], object], calls: int) -> float:
    begin = perf_counter()
    for _ in range(calls):
        act()
    return perf_counter() - begin


class Playing:
    """Whole games, each played several times; the best time of each counts.

    `play` plays the game of a seed to its end and says how many decisions were made.
    """

    def __init__(self, play: Callable[[int], int], seconds: float, times: int = 5) -> None:
        self._play = play
        self._best: list[float] = []
        self.decisions = 0
        self._first_time(seconds / times)
        for _ in range(times - 1):
            self._once_more()

    def _first_time(self, seconds: float) -> None:
        end = perf_counter() + seconds
        while not self._best or perf_counter() < end:
            begin = perf_counter()
            self.decisions += self._play(len(self._best))
            self._best.append(perf_counter() - begin)

    def _once_more(self) -> None:
        for seed, best in enumerate(self._best):
            begin = perf_counter()
            self._play(seed)
            self._best[seed] = min(best, perf_counter() - begin)

    @property
    def games_a_second(self) -> float:
        """Whole games, set-up included."""
        return len(self._best) / sum(self._best)

    @property
    def decisions_a_game(self) -> float:
        """Decisions of seats; chance is not counted."""
        return self.decisions / len(self._best)

    @property
    def decisions_a_second(self) -> float:
        """Decisions of seats in whole games."""
        return self.decisions / sum(self._best)

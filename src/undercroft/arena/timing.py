"""Timing on a machine that others use too: processor time of many short runs; the best counts."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

SHORT: Final = 0.002
LONG: Final = 0.25


def microseconds(act: Callable[[], object]) -> float:
    """The best time of one call."""
    calls = _calls_in_a_run(act)
    best = _run(act, calls)
    end = process_time() + LONG
    while process_time() < end:
        best = min(best, _run(act, calls))
    return best / calls * 1e6


def _calls_in_a_run(act: Callable[[], object]) -> int:
    calls = 1
    while _run(act, calls) < SHORT and calls < 1 << 20:
        calls *= 2
    return calls


def _run(act: Callable[[], object], calls: int) -> float:
    begin = process_time()
    for _ in range(calls):
        act()
    return process_time() - begin


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
        end = process_time() + seconds
        while not self._best or process_time() < end:
            begin = process_time()
            self.decisions += self._play(len(self._best))
            self._best.append(process_time() - begin)

    def _once_more(self) -> None:
        for seed, best in enumerate(self._best):
            begin = process_time()
            self._play(seed)
            self._best[seed] = min(best, process_time() - begin)

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

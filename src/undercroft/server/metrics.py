"""Metrics: counters, gauges and times, in the text format that Prometheus reads."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter as Counts
from collections.abc import Iterator

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counter:
    """Counts, by a label."""

    def __init__(self, name: str, words: str, label: str) -> None:
        self.name, self.words, self.label = name, words, label
        self.counts: Counts[str] = Counts()

    def add(self, label: str) -> None:
        """Count one more of a label."""
        self.counts[label] += 1

    def text(self) -> Iterator[str]:
        """The counter in the lines that Prometheus reads."""
        yield f"# HELP {self.name} {self.words}"
        yield f"# TYPE {self.name} counter"
        for label, count in sorted(self.counts.items()):
            yield f'{self.name}{{{self.label}="{label}"}} {count}'


class Gauge:
    """A number that goes up and down."""

    def __init__(self, name: str, words: str) -> None:
        self.name, self.words = name, words
        self.value = 0

    def text(self) -> Iterator[str]:
        """The gauge in the lines that Prometheus reads."""
        yield f"# HELP {self.name} {self.words}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.value}"


class Times:
    """How long something took, in buckets."""

    def __init__(self, name: str, words: str) -> None:
        self.name, self.words = name, words
        self.buckets = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def time(self) -> Timing:
        """Measure what happens inside."""
        return Timing(self)

    def note(self, seconds: float) -> None:
        """Count one duration in its bucket."""
        self.buckets[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds

    def text(self) -> Iterator[str]:
        """The histogram in the lines that Prometheus reads: buckets, sum and count."""
        yield f"# HELP {self.name} {self.words}"
        yield f"# TYPE {self.name} histogram"
        below = 0
        for limit, count in zip((*map(str, BUCKETS), "+Inf"), self.buckets):
            below += count
            yield f'{self.name}_bucket{{le="{limit}"}} {below}'
        yield f"{self.name}_sum {self.total:.6f}"
        yield f"{self.name}_count {below}"


class Timing:
    """Notes how long it was inside."""

    __slots__ = ("_begun", "_times")

    def __init__(self, times: Times) -> None:
        self._times = times
        self._begun = 0.0

    def __enter__(self) -> None:
        self._begun = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        self._times.note(time.perf_counter() - self._begun)


class Metrics:
    """Everything that is measured."""

    def __init__(self) -> None:
        self.commands = Counter("undercroft_commands_total", "Commands by outcome.", "outcome")
        self.moves = Counter("undercroft_moves_total", "Moves by who made them.", "by")
        self.rooms = Gauge("undercroft_rooms_loaded", "Rooms in memory.")
        self.sockets = Gauge("undercroft_sockets", "Open sockets.")
        self.written = Times("undercroft_write_seconds", "Until lines are on disk.")
        self.answered = Times("undercroft_answer_seconds", "Until a command is answered.")
        self.thought = Times("undercroft_bot_seconds", "How long bots think.")

    def text(self) -> str:
        """All metrics, as `/metrics` answers them."""
        parts = (
            self.commands,
            self.moves,
            self.rooms,
            self.sockets,
            self.written,
            self.answered,
            self.thought,
        )
        return "\n".join(line for part in parts for line in part.text()) + "\n"


METRICS = Metrics()

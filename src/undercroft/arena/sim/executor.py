"""Who plays the tasks of a simulation: this process, or several on this machine.

Every executor gives back each task exactly once, in any order. A process that dies takes nothing
with it: its tasks are given to others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

from undercroft.arena.sim.playing import Task
from undercroft.arena.sim.rows import Played
from undercroft.arena.workers import Failed, Workers


class Executor(Protocol):
    """Plays tasks."""

    def play(self, tasks: Iterator[Task]) -> Iterator[list[Played]]:
        """What was played, as it comes."""
        ...


class Alone:
    """Plays tasks one after the other in this process."""

    def play(self, tasks: Iterator[Task]) -> Iterator[list[Played]]:
        """One task after the other."""
        for task in tasks:
            yield task.play()


class TaskFailed(Exception):
    """A task that could not be played at all; games that go wrong are kept as such."""


class Processes:
    """Several processes on this machine."""

    def __init__(self, jobs: int, further: Sequence[str] = ()) -> None:
        self._jobs = jobs
        self._further = tuple(further)

    def play(self, tasks: Iterator[Task]) -> Iterator[list[Played]]:
        """Play tasks in several processes; results come as they are ready."""
        with Workers(self._jobs, self._further) as workers:
            for _, played in workers.play(tasks):
                yield _whole(played)


def _whole(played: list[Played] | Failed) -> list[Played]:
    if isinstance(played, Failed):
        error = TaskFailed(played.words)
        error.add_note(played.trace)
        raise error
    return played

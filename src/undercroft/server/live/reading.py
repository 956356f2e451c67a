"""Reading what people send: in a process of its own, which may take so much memory and time.

A crafted record or position can be made to take any amount of both. There it takes down a process
that nobody plays in, and that is begun anew for whoever sends the next.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Final

from undercroft.kernel.errors import SetupError, UndercroftError
from undercroft.server.config import Limits
from undercroft.server.live.opening import Plan, plan
from undercroft.server.live.processes import Process, prepare
from undercroft.server.logs import LOG
from undercroft.server.protocol.http import NewRoom
from undercroft.server.room.refusing import Refuse

try:
    import resource
except ImportError:  # pragma: no cover  (Windows has no such limits)
    resource = None  # type: ignore[assignment]

MOST_WAITING: Final = 8
TOO_MUCH: Final = "this takes too much time or memory to be read here"
UNDO_COUNTS: Final = 100
"""A line that takes moves back counts as so many others."""
_STATUS: Final = Path("/proc/self/statm")


class Reading:
    """Reads what a room is to be opened with, one after the other."""

    def __init__(self, limits: Limits, games: Sequence[str]) -> None:
        self._seconds = limits.reading_seconds
        self._lines = limits.reading_lines
        self._process = Process(games, partial(limited, limits.reading_bytes))

    async def plan(self, wanted: NewRoom, position: str, seed: int) -> Plan:
        """A checked plan; SetupError says what cannot be."""
        check_length(wanted.record, self._lines)
        if self._process.asked >= MOST_WAITING:
            raise Refuse("limit", "too much is being read at the moment; try again soon")
        try:
            plan = await self._process.ask(read, self._seconds, wanted, position, seed)
        except BrokenProcessPool:
            LOG.warning("reading took too much")
            raise SetupError(TOO_MUCH) from None
        if isinstance(plan, str):
            raise SetupError(plan)
        return plan

    def close(self) -> None:
        """Let the process end."""
        self._process.close()


def check_length(record: str, most: int) -> None:
    """Refuse a record that is longer than games are. To take moves back is to play many again."""
    lines = record.count("\n")
    undone = record.count("\nundo ")
    if lines + UNDO_COUNTS * undone > most:
        took = f" with {undone} times of moves taken back" if undone else ""
        raise SetupError(f"a record of {lines} lines{took} is too long to be read here")


# ---- in that process -------------------------------------------------------------------------


def limited(more: int, games: Sequence[str]) -> None:
    """Know the games, and take no more memory than that needs and so many bytes more."""
    prepare(games)
    if resource is not None:
        _, hard = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (_taken() + more, hard))


def _taken() -> int:
    """How much memory this process has asked for, in bytes."""
    if not _STATUS.is_file():
        return 0
    return int(_STATUS.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")


def read(seconds: int, wanted: NewRoom, position: str, seed: int) -> Plan | str:
    """The plan of a room, or why there can be none; who takes too long or too much dies of it."""
    _work_for(seconds)
    try:
        return plan(wanted, seed, position)
    except UndercroftError as error:
        return str(error)
    except MemoryError:
        os.kill(os.getpid(), signal.SIGKILL)
        return TOO_MUCH


def _work_for(seconds: int) -> None:
    """From now on this process has so many seconds to compute before it is killed."""
    if resource is not None:
        spent = resource.getrusage(resource.RUSAGE_SELF)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        until = int(spent.ru_utime + spent.ru_stime) + 1 + seconds
        resource.setrlimit(resource.RLIMIT_CPU, (until, hard))

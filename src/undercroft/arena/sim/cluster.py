"""An executor of many machines: the workers of a Dask cluster, reached by the scheduler's address.

A worker needs the same version of this package, nothing else: games come back over the line. When
a worker dies, the scheduler gives its tasks to others.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

from undercroft.arena.sim.playing import Task
from undercroft.arena.sim.rows import Played
from undercroft.arena.workers import ExecutorLost
from undercroft.kernel.errors import SetupError
from undercroft.version import VERSION

try:
    dask: Any = importlib.import_module("distributed")
    addressing: Any = importlib.import_module("distributed.comm.addressing")
except ImportError as error:
    raise SetupError('a cluster needs Dask: install "undercroft[cluster]"') from error

REACH_SECONDS = 10
AHEAD = 2
"""So many tasks are laid out for each worker, that none has to wait."""


def play_task(task: Task) -> list[Played]:
    """Play one task on a worker of the cluster."""
    return task.play()


def version() -> str:
    """The version that a worker has."""
    return VERSION


class Cluster:
    """The workers behind a scheduler."""

    def __init__(self, address: str) -> None:
        _refuse_nonsense(address)
        try:
            self._client = dask.Client(address, timeout=REACH_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            raise SetupError(f"there is no scheduler at {address}: {error}") from None
        self._agree()

    def _agree(self) -> None:
        """All workers have this version."""
        differing = {name: v for name, v in self._client.run(version).items() if v != VERSION}
        if differing:
            name, other = differing.popitem()
            raise SetupError(f"the worker {name} has version {other}, this is {VERSION}")

    @property
    def workers(self) -> int:
        """How many threads play."""
        return sum(self._client.nthreads().values())

    def play(self, tasks: Iterator[Task]) -> Iterator[list[Played]]:
        """As many tasks at once as keep all workers busy."""
        arriving = dask.as_completed(loop=self._client.loop)
        try:
            self._lay_out(arriving, tasks, AHEAD * max(1, self.workers))
            for future in arriving:
                played = self._result(future)
                self._lay_out(arriving, tasks, 1)
                yield played
        finally:
            self._client.close()

    def _lay_out(self, arriving: Any, tasks: Iterator[Task], count: int) -> None:
        for task in islice(tasks, count):
            arriving.add(self._client.submit(play_task, task, pure=False))

    def _result(self, future: Any) -> list[Played]:
        try:
            played: list[Played] = future.result()
        except Exception as error:
            raise ExecutorLost(f"the cluster gave a task up: {error}") from error
        future.release()
        return played


def _refuse_nonsense(address: str) -> None:
    """A client that was made for what is no address would be long in going away."""
    try:
        addressing.get_address_host_port(address)
    except ValueError as error:
        raise SetupError(
            f'"{address}" is not the address of a scheduler, as tcp://HOST:8786 is: {error}'
        ) from None

"""Processes that work for the server: one begins when it is asked first, and again when it died."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import undercroft as uc
from undercroft.kernel.registry import load
from undercroft.server.live.turns import Turns

T = TypeVar("T")
BEGINS_WITHIN = 120.0
"""How many seconds a process may take to begin, on a machine that has much to do."""


def prepare(games: Sequence[str]) -> None:
    """In a new process: know the games that this server knows, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for id_ in uc.games():
        uc.game(id_)
    for where in games:
        load(where)


def _end_with_the_server() -> None:
    """A server that is killed cannot tell its processes to end."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def ready() -> None:
    """A process that can do this has begun."""


class Process:
    """One process; it begins when it is asked first."""

    def __init__(
        self, games: Sequence[str], begin: Callable[[Sequence[str]], None] = prepare
    ) -> None:
        self._games = tuple(games)
        self._begin = begin
        self._pool: ProcessPoolExecutor | None = None
        self._turns = Turns()
        self.asked = 0

    async def ask(
        self, job: Callable[..., T], *given: Any, room: str = "", within: float | None = None
    ) -> T:
        """Have something done; if the process dies the next who asks begins another.

        It is killed, and this is TimeoutError, if it takes longer than `within` seconds.
        """
        self.asked += 1
        try:
            async with self._turns.turn(room):
                await self._submit(BEGINS_WITHIN, ready)
                return await self._submit(within, job, *given)
        finally:
            self.asked -= 1

    async def _submit(self, within: float | None, job: Callable[..., T], *given: Any) -> T:
        try:
            future = asyncio.wrap_future(self._running().submit(job, *given))
            return await asyncio.wait_for(future, within)
        except BrokenProcessPool:
            self._pool = None
            raise
        except TimeoutError:
            self._kill()
            raise

    def _kill(self) -> None:
        """End a process that hangs, at once."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        for process in list(getattr(pool, "_processes", None) or {}).copy():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        pool.shutdown(wait=False, cancel_futures=True)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=self._begin,
                initargs=(self._games,),
            )
        return self._pool

    def close(self) -> None:
        """Let the process end."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

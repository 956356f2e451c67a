"""The writer: one thread that writes everything, lines of many rooms in one durable transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from undercroft.server.storage.appending import Append
from undercroft.server.storage.store import Store

T = TypeVar("T")
_Job = tuple[Append, asyncio.Future[bool]]
MOST_AT_ONCE: Final = 256
SOON: Final = 0.005


class Writer:
    """Lines that are asked for while a transaction is written go into the next one together.

    There is one way to the thread and one back a transaction, however many rooms it is for. What
    else is written takes its turn, so that nobody waits for a lock of the database.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[_Job] = []
        self._is_busy = False
        self.failed: tuple[float, Exception] | None = None
        """When and why lines could not be written, if none were since."""
        self._work: queue.SimpleQueue[Callable[[], None] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, lines: Append) -> bool:
        """Write lines; when this returns True they are on disk, False if the room has moved on."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((lines, done))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._hand_over)
        return await done

    async def do(self, work: Callable[[], T]) -> T:
        """Write something else; what this returns, or raises, is what the work did."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._work.put(partial(self._do, work, done))
        return await done

    async def close(self) -> None:
        """Write what was asked for, then stop."""
        while self._is_busy:
            await asyncio.sleep(SOON)
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        """Let the thread write the lines that wait."""
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_busy = bool(batch)
        if batch:
            self._work.put(partial(self._append, batch))

    # ---- in the thread -------------------------------------------------------------------------

    def _run(self) -> None:
        while (work := self._work.get()) is not None:
            work()

    def _append(self, batch: list[_Job]) -> None:
        try:
            written = self._store.append([lines for lines, _ in batch])
        except Exception as error:
            self._loop.call_soon_threadsafe(self._give_up, batch, error)
        else:
            self._loop.call_soon_threadsafe(self._settle, batch, written)

    def _do(self, work: Callable[[], T], done: asyncio.Future[T]) -> None:
        try:
            result = work()
        except Exception as error:
            self._loop.call_soon_threadsafe(_fail, done, error)
        else:
            self._loop.call_soon_threadsafe(_tell, done, result)

    # ---- back in the loop ----------------------------------------------------------------------

    def _settle(self, batch: list[_Job], written: list[bool]) -> None:
        self.failed = None
        self._hand_over()
        for (_, done), is_written in zip(batch, written):
            _tell(done, is_written)

    def _give_up(self, batch: list[_Job], error: Exception) -> None:
        self.failed = time.monotonic(), error
        self._hand_over()
        for _, done in batch:
            _fail(done, error)


def _tell(done: asyncio.Future[T], result: T) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: asyncio.Future[T], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)

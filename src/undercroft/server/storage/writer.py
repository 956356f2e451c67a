"""The writer: one thread that writes lines of many rooms in one durable transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
from typing import Final

from undercroft.server.storage.appending import Append
from undercroft.server.storage.store import Store

_Job = tuple[Append, asyncio.Future[bool]]
MOST_AT_ONCE: Final = 256
SOON: Final = 0.005


class Writer:
    """Whatever is asked for while a transaction is written goes into the next one together.

    There is one way to the thread and one back a transaction, however many rooms it is for.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[_Job] = []
        self._is_busy = False
        self._batches: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
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

    async def close(self) -> None:
        """Write what was asked for, then stop."""
        while self._is_busy:
            await asyncio.sleep(SOON)
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    def _hand_over(self) -> None:
        """Let the thread write what waits."""
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        self._is_busy = bool(batch)
        if batch:
            self._batches.put(batch)

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            try:
                written = self._store.append([lines for lines, _ in batch])
            except Exception as error:
                self._loop.call_soon_threadsafe(self._fail, batch, error)
            else:
                self._loop.call_soon_threadsafe(self._settle, batch, written)

    def _settle(self, batch: list[_Job], written: list[bool]) -> None:
        self._hand_over()
        for (_, future), is_written in zip(batch, written):
            if not future.done():
                future.set_result(is_written)

    def _fail(self, batch: list[_Job], error: Exception) -> None:
        self._hand_over()
        for _, future in batch:
            if not future.done():
                future.set_exception(error)

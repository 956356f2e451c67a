"""The writer: one thread that writes lines of many rooms in one durable transaction."""

from __future__ import annotations

import asyncio
import queue
import threading
from typing import Final

from undercroft.server.storage.store import Append, Store

_Job = tuple[Append, asyncio.Future[bool]]
MOST_AT_ONCE: Final = 256


class Writer:
    """Whatever waits while a transaction is written goes into the next one together."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def append(self, lines: Append) -> bool:
        """Write lines; when this returns True they are on disk, False if the room has moved on."""
        done: asyncio.Future[bool] = self._loop.create_future()
        self._jobs.put((lines, done))
        return await done

    async def close(self) -> None:
        """Write what was asked for, then stop."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            is_last = False
            while len(jobs) < MOST_AT_ONCE and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    is_last = True
                    break
                jobs.append(job)
            self._write(jobs)
            if is_last:
                return

    def _write(self, jobs: list[_Job]) -> None:
        try:
            written = self._store.append([lines for lines, _ in jobs])
        except Exception as error:
            self._loop.call_soon_threadsafe(_fail, jobs, error)
        else:
            self._loop.call_soon_threadsafe(_settle, jobs, written)


def _settle(jobs: list[_Job], written: list[bool]) -> None:
    for (_, future), is_written in zip(jobs, written):
        if not future.done():
            future.set_result(is_written)


def _fail(jobs: list[_Job], error: Exception) -> None:
    for _, future in jobs:
        if not future.done():
            future.set_exception(error)

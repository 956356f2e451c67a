"""Turns: rooms have theirs one after the other, however often each of them asks."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """Something that one at a time can use; of those who wait each room comes round in order."""

    def __init__(self) -> None:
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        self._is_taken = False

    @asynccontextmanager
    async def turn(self, room: str) -> AsyncIterator[None]:
        """Wait for a turn of this room, and have it."""
        if self._is_taken:
            await self._wait(room)
        self._is_taken = True
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, room: str) -> None:
        mine = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(room, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                self._waiting[room].remove(mine)
            else:
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """The next room has its turn, and what else it wants waits behind all others."""
        while self._waiting:
            room = next(iter(self._waiting))
            queue = self._waiting.pop(room)
            if not queue:
                continue
            first = queue.popleft()
            self._waiting[room] = queue
            if not first.done():
                first.set_result(None)
                return
        self._is_taken = False

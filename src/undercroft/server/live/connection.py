"""A connection: one socket of one person, with what it was last shown."""

from __future__ import annotations

import asyncio
import time

from undercroft.kernel.scene import Scene
from undercroft.server.config import Limits
from undercroft.server.protocol.pushes import You

MOST_WAITING = 512


class Connection:
    """What is to be sent, and how fast commands may come."""

    def __init__(self, person: int, limits: Limits) -> None:
        self.person = person
        self.scene: Scene | None = None
        self.seats = 0
        self.you: You | None = None
        self.waiting: list[bytes] = []
        self.is_closed = False
        self._is_told = asyncio.Event()
        self._limits = limits
        self._tokens = float(limits.burst)
        self._filled = time.monotonic()

    def send(self, message: bytes) -> None:
        """Queue a message; who does not read is cut off and can come back."""
        if self.is_closed:
            return
        self.waiting.append(message)
        self._is_told.set()
        if len(self.waiting) > MOST_WAITING:
            self.waiting.clear()
            self.close()

    def close(self) -> None:
        """Queue nothing more."""
        self.is_closed = True
        self._is_told.set()

    async def told(self) -> list[bytes]:
        """Wait for messages and take them; none when nothing more is to be sent."""
        await self._is_told.wait()
        if not self.is_closed:
            self._is_told.clear()
        messages, self.waiting = self.waiting, []
        return messages

    def may_speak(self) -> bool:
        """Whether a further command is not too fast."""
        now = time.monotonic()
        filled = self._tokens + (now - self._filled) * self._limits.per_second
        self._tokens, self._filled = min(filled, float(self._limits.burst)), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

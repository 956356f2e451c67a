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
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.is_closed = False
        self._limits = limits
        self._tokens = float(limits.burst)
        self._filled = time.monotonic()

    def send(self, message: bytes) -> None:
        """Queue a message; who does not read is cut off and can come back."""
        if self.is_closed:
            return
        try:
            self.waiting.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        """Send nothing more."""
        self.is_closed = True
        while self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    def may_speak(self) -> bool:
        """Whether a further command is not too fast."""
        now = time.monotonic()
        filled = self._tokens + (now - self._filled) * self._limits.per_second
        self._tokens, self._filled = min(filled, float(self._limits.burst)), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

"""A connection: one socket of one person, with what it was last shown."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from undercroft.kernel.scene import Scene
from undercroft.server.config import Limits
from undercroft.server.protocol.pushes import You

AGAIN_LATER = 1013
POLICY = 1008
SENT_AWAY = 4403


class Gone(Exception):
    """The other end of a socket has closed it, or is lost."""


class Caller(Protocol):
    """The other end of a socket, whatever carries it."""

    visitor: str
    """The address it comes from."""

    async def hear(self) -> bytes:
        """The next message; Gone when there will be none."""

    def tell(self, messages: list[bytes]) -> None:
        """Send messages, in this order; who does not read is cut off and can come back."""

    def hang_up(self, code: int, reason: str) -> None:
        """Close the socket."""


class Rate:
    """How fast somebody may speak: so many times a second, after a pause so many at once."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._tokens = float(limits.burst)
        self._filled = time.monotonic()

    def allows(self) -> bool:
        """Whether once more is not too fast."""
        now = time.monotonic()
        filled = self._tokens + (now - self._filled) * self._limits.per_second
        self._tokens, self._filled = min(filled, float(self._limits.burst)), now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Connection:
    """What is to be sent, and how fast commands may come."""

    def __init__(self, person: int, caller: Caller, limits: Limits) -> None:
        self.person = person
        self.scene: Scene | None = None
        self.seats = 0
        self.you: You | None = None
        self.is_closed = False
        self._caller = caller
        self._waiting: list[bytes] = []
        self._loop = asyncio.get_running_loop()
        self.rate = Rate(limits)

    def send(self, message: bytes) -> None:
        """Send a message, together with all others that are sent before the loop goes on."""
        if self.is_closed:
            return
        if not self._waiting:
            self._loop.call_soon(self._tell)
        self._waiting.append(message)

    def _tell(self) -> None:
        messages, self._waiting = self._waiting, []
        if messages:
            self._caller.tell(messages)

    def end(self) -> None:
        """Send what waits, and nothing more."""
        self.is_closed = True
        self._tell()

    def close(self, code: int = AGAIN_LATER, reason: str = "come back in a moment") -> None:
        """Send what waits, then close the socket."""
        self.end()
        self._caller.hang_up(code, reason)

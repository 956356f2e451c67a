"""How often visitors may do what costs the server or others something, by their addresses."""

from __future__ import annotations

import time
from collections import Counter, deque

from undercroft.server.config import Limits
from undercroft.server.room.refusing import Refuse

MINUTE = 60.0


class PerMinute:
    """Counts what each address did in the last minute, and forgets what was before."""

    def __init__(self, most: int, words: str) -> None:
        self._most = most
        self._words = words
        self._done: dict[str, deque[float]] = {}
        self._swept = time.monotonic()

    def __len__(self) -> int:
        return len(self._done)

    def check(self, visitor: str) -> None:
        """Count one more; Refuse if it is one too many."""
        self.look(visitor)
        self.note(visitor)

    def look(self, visitor: str) -> None:
        """Refuse if the next were one too many."""
        if len(self._lately(visitor)) >= self._most:
            raise Refuse("limit", self._words)

    def note(self, visitor: str) -> None:
        """Count one more."""
        self._done.setdefault(visitor, deque()).append(time.monotonic())
        if time.monotonic() - self._swept > MINUTE:
            self.forget()

    def forget(self) -> None:
        """Who did nothing for a minute is nobody we know."""
        self._swept = time.monotonic()
        for visitor in list(self._done):
            self._lately(visitor)

    def _lately(self, visitor: str) -> deque[float]:
        done = self._done.get(visitor, deque())
        while done and done[0] < time.monotonic() - MINUTE:
            done.popleft()
        if not done:
            self._done.pop(visitor, None)
        return done


class Visitors:
    """What is counted of each address."""

    def __init__(self, limits: Limits) -> None:
        self._sockets = limits.sockets_per_visitor
        self.open: Counter[str] = Counter()
        self.rooms = PerMinute(limits.rooms_per_minute, "too many rooms in a minute; wait a little")
        self.unknown = PerMinute(
            limits.unknown_per_minute, "too many codes that do not exist; wait a minute"
        )
        self.said = PerMinute(
            limits.said_per_minute, "much is said from where you are; wait a little"
        )
        self.moments = PerMinute(
            limits.moments_per_minute, "too many moments in a minute; wait a little"
        )

    def check(self, visitor: str) -> None:
        """Count one more room; Refuse if it is one too many."""
        self.rooms.check(visitor)

    def come(self, visitor: str) -> None:
        """A socket is opened; Refuse if it is one too many. Each is to be let go again."""
        if self.open[visitor] >= self._sockets:
            raise Refuse("limit", "too many sockets are open from where you are")
        self.open[visitor] += 1

    def go(self, visitor: str) -> None:
        """A socket is closed."""
        self.open[visitor] -= 1
        if self.open[visitor] <= 0:
            del self.open[visitor]

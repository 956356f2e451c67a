"""How often visitors may open and enter rooms."""

from __future__ import annotations

import time
from collections import deque

from undercroft.server.room.refusing import Refuse

MINUTE = 60.0
MOST_KNOWN = 10_000


class Visitors:
    """Counts what each address asked for in the last minute."""

    def __init__(self, per_minute: int) -> None:
        self._most = per_minute
        self._asked: dict[str, deque[float]] = {}

    def check(self, visitor: str) -> None:
        """Count one more; Refuse if it is one too many."""
        now = time.monotonic()
        asked = self._asked.setdefault(visitor, deque())
        while asked and asked[0] < now - MINUTE:
            asked.popleft()
        if len(asked) >= self._most:
            raise Refuse("limit", "too many rooms in a minute; wait a little")
        asked.append(now)
        if len(self._asked) > MOST_KNOWN:
            self._asked = {v: times for v, times in self._asked.items() if times}

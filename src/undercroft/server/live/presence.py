"""Who of a room is here, and since when somebody is away."""

from __future__ import annotations

import time
from collections import Counter

from undercroft.server.live.time import now
from undercroft.server.room.line import NOBODY

BELIEVED = 45_000
"""How long the word of another process counts, in ms; it is repeated more often."""


class Presence:
    """People with open sockets, here or in another server process."""

    def __init__(self, waits: int) -> None:
        self._waits = 1000 * waits
        self._began = now()
        self._here: Counter[int] = Counter()
        self._elsewhere: dict[str, tuple[int, frozenset[int]]] = {}
        self._left: dict[int, int] = {}
        self._seen = time.monotonic()
        self.here: frozenset[int] = frozenset()
        """Who has a socket to this process."""

    def come(self, person: int) -> None:
        """Somebody opened a socket."""
        self._here[person] += 1
        self._seen = time.monotonic()
        self.here = frozenset(self._here) - {NOBODY}

    def go(self, person: int) -> None:
        """Somebody closed one."""
        self._here[person] -= 1
        self._seen = time.monotonic()
        if self._here[person] <= 0:
            del self._here[person]
            self._left[person] = now()
        self.here = frozenset(self._here) - {NOBODY}

    def elsewhere(self, process: str, people: frozenset[int]) -> None:
        """Who is connected to another process."""
        _, before = self._elsewhere.get(process, (0, frozenset()))
        self._left.update(dict.fromkeys(before - people, now()))
        self._elsewhere[process] = now(), people

    @property
    def unseen_for(self) -> float:
        """For how many seconds nobody has been here, spectators too."""
        return 0.0 if self._here or self.people else time.monotonic() - self._seen

    @property
    def people(self) -> tuple[int, ...]:
        """Who has a socket anywhere."""
        oldest = now() - BELIEVED
        heard = [people for at, people in self._elsewhere.values() if at >= oldest]
        return tuple(sorted(self.here.union(*heard)))

    def away_at(self, person: int) -> int | None:
        """When somebody will have been away for as long as the room waits; None who is here."""
        if person in self.here or person in self.people:
            return None
        return self._left.get(person, self._began) + self._waits

    def is_away(self, person: int) -> bool:
        """Whether somebody has been away for so long."""
        at = self.away_at(person)
        return at is not None and at <= now()

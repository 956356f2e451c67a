"""Clocks: the time everybody has left, in milliseconds. They follow from the times of the lines."""

from __future__ import annotations

import msgspec

from undercroft.server.protocol.http import Clock
from undercroft.server.protocol.pushes import ClockState
from undercroft.server.room.line import NOBODY


class Clocks(msgspec.Struct):
    """The time of each person, and whose runs since when."""

    clock: Clock
    left: dict[int, int] = {}
    running: int = NOBODY
    since: int = 0

    def copy(self) -> Clocks:
        """An independent copy, for a room on which lines are only tried."""
        return Clocks(self.clock, dict(self.left), self.running, self.since)

    def tick(self, now: int, lost: int = 0) -> None:
        """Charge the time that has passed, but what was lost, to whom it belongs."""
        if self.running != NOBODY:
            self.left[self.running] = self.of(self.running) - max(0, now - self.since - lost)
        self.since = now

    def reward(self, person: int) -> None:
        """A decision was made."""
        self.left[person] = self.of(person) + 1000 * self.clock.more

    def run_for(self, person: int) -> None:
        """From now on this person's time runs."""
        self.running = person

    def of(self, person: int) -> int:
        """What somebody had left when the clock was last looked at."""
        return self.left.get(person, 1000 * self.clock.bank)

    def flag(self) -> int | None:
        """When the time of whose clock runs will be out."""
        return None if self.running == NOBODY else self.since + max(0, self.of(self.running))

    def states(self, people: tuple[int, ...]) -> tuple[ClockState, ...]:
        """How much time each of some people has left, as clients draw it."""
        return tuple(
            ClockState(p, self.of(p), self.since if p == self.running else 0) for p in people
        )

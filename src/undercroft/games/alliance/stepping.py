"""What pays for steps: the turn of a hero or of a monster."""

from __future__ import annotations

from undercroft.games.alliance.figures import seat_of
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.frames import Frame


class Stepping(Frame[Alliance]):
    """A frame in which a figure of a player, or for a player, walks."""

    who: int

    def stepped(self, cost: int) -> None:
        """A step was made and cost so much Speed."""
        raise NotImplementedError


def active_seat(s: Alliance, hero: int) -> int:
    """The player whose hero or monster is acting; outside of turns whose hero this is about."""
    acting = [frame.who for frame in s.frames if isinstance(frame, Stepping)]
    return acting[-1] if acting else seat_of(hero)

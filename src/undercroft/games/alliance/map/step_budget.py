"""What pays for steps: the turn of a hero or of a monster."""

from __future__ import annotations

from undercroft.games.alliance.map.figures import is_hero, seat_of
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.frames import Frame


class Stepping(Frame[Alliance]):
    """A frame in which a figure of a player, or for a player, walks."""

    who: int

    def walker(self) -> int:
        """The figure that walks."""
        raise NotImplementedError

    def stepped(self, cost: int) -> None:
        """A step was made and cost so much Speed."""
        raise NotImplementedError


def acting(s: Alliance) -> Stepping | None:
    """The turn that is going on, of a hero or of a monster."""
    turns = [frame for frame in s.frames if isinstance(frame, Stepping)]
    return turns[-1] if turns else None


def active_seat(s: Alliance, hero: int) -> int:
    """The player whose hero or monster is acting; outside of turns whose hero this is about.

    For a monster the initiative player decides then.
    """
    turn = acting(s)
    if turn is not None:
        return turn.who
    return seat_of(hero) if is_hero(hero) else s.initiative

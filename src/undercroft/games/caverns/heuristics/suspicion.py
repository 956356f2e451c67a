"""One of Us: when the False hero shows himself, and when a true one points at another."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.adventures.one_of_us import CROWN, is_shown
from undercroft.games.caverns.cave import LADDER, marked
from undercroft.games.caverns.force import speed
from undercroft.games.caverns.heuristics.ways import FAR, steps_to
from undercroft.games.caverns.state import Caverns

SURE: Final = 2.0
UNSURE: Final = -3.0
READY: Final = 1.0
PATIENT: Final = -1.0
WEAK: Final = 3


def accusation(s: Caverns, seat: int, accused: int) -> float:
    """Only who must be the False hero, and has the Crown, is worth an accusation."""
    hidden = [f for f in range(s.seats) if f != seat and not is_shown(s, f)]
    return SURE if hidden == [accused] and s.holder[CROWN] == accused else UNSURE


def confession(s: Caverns, seat: int) -> float:
    """The False hero shows himself when the others are spent, or the ladder is near."""
    others = [f for f in range(s.seats) if f != seat]
    spent = s.surges[s.team[seat]] == 0 and min(s.hp[f] for f in others) <= WEAK
    return READY if spent or can_climb(s, seat) else PATIENT


def can_climb(s: Caverns, seat: int) -> bool:
    """Whether a hero with the Crown reaches the ladder in this turn."""
    if s.holder[CROWN] != seat:
        return False
    way = steps_to(s.walls, tuple(marked(s.walls, LADDER)))
    return way.get(s.spot[seat], FAR) - 1 <= 2 * speed(s, seat)

"""How well a party stands: its health and surges, what it has found, and what it has beaten."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.cave import laid
from undercroft.games.caverns.entering import is_in_play
from undercroft.games.caverns.experience import purse
from undercroft.games.caverns.figures import monsters
from undercroft.games.caverns.printed import max_hp
from undercroft.games.caverns.state import ESCAPED, NOWHERE, Caverns
from undercroft.games.caverns.words import FIRST_MONSTER, FIRST_PROP
from undercroft.kernel.state import State

EXPERIENCE: Final = 0.05
EXPLORED: Final = 0.2
DANGER: Final = 0.2
FOUND: Final = 1.5
"""A tile that the page names lies in the cave."""

BEATEN: Final = 4.0
"""A villain, or an object to be broken, is done with; its HP count in parts."""

OUT: Final = 1.0
"""A hero has escaped."""


def worth(view: State, seat: int) -> float:
    """How well the party of a seat stands."""
    assert isinstance(view, Caverns)
    health = sum(view.hp[f] / max_hp(view, f) for f in range(view.seats))
    danger = sum(view.hp[f] for f in monsters(view))
    return (
        health
        + sum(view.surges)
        + EXPERIENCE * purse(view, seat)
        + EXPLORED * len(laid(view.walls))
        - DANGER * danger
        + progress(view)
    )


def progress(s: Caverns) -> float:
    """How far the page is done: its tiles found, its villains and objects beaten, heroes out."""
    named = [tile for run in s.adventure.stack for tile in run.tiles]
    found = sum(is_in_play(s, tile) for tile in named)
    return FOUND * found + BEATEN * beaten(s) + OUT * s.status.count(ESCAPED)


def beaten(s: Caverns) -> float:
    """The HP that villains and objects to be broken have lost, as parts of a whole."""
    objects = [f for f in range(FIRST_PROP, FIRST_MONSTER) if s.kind[f] != NOWHERE]
    frail = [f for f in objects if max_hp(s, f)]
    return sum(1 - s.hp[f] / max_hp(s, f) for f in (*s.villains, *frail))

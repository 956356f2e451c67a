"""What a stance changes: it is taken for a moment, and everything is as before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from undercroft.games.caverns.actions.cards import pose
from undercroft.games.caverns.combat.modifiers import armor
from undercroft.games.caverns.content.card_stats import base_ac
from undercroft.games.caverns.content.stat_ids import LIBRARY, below
from undercroft.games.caverns.content.tables import DIE
from undercroft.games.caverns.effects.vocabulary import Reduce
from undercroft.games.caverns.map.distances import apart
from undercroft.games.caverns.notation import NOTATION
from undercroft.games.caverns.state import NO_CARD, Caverns

TOUGH: Final = 0.22
NEAR: Final = 2
LINGERS: Final = 1.3
"""A stance lasts through the turns of the others."""


@contextmanager
def posed(s: Caverns, seat: int, card: int) -> Iterator[None]:
    """While this lasts the hero has another stance."""
    before = s.modifiers, s.standing, s.stance[seat]
    pose(s, seat, card)
    try:
        yield
    finally:
        s.modifiers, s.standing, s.stance[seat] = before


def shelter(s: Caverns, seat: int, dangers: Sequence[tuple[int, float]]) -> float:
    """The damage that armor and stance of a hero save him, from foes that are near."""
    near = sum(harm for f, harm in dangers if apart(s, seat, f) <= NEAR)
    spared = (armor(s, seat) - base_ac(s, seat)) / DIE
    return LINGERS * near * (spared + TOUGH * reduces(s.stance[seat]))


def reduces(stance: int) -> bool:
    """Whether a stance makes damage less."""
    nodes = below(LIBRARY.root(NOTATION.cards.text(stance))) if stance != NO_CARD else []
    return any(isinstance(LIBRARY.effects[node], Reduce) for node in nodes)

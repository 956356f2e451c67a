"""What it costs to use a card now rather than later."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.card import Power, Treasure
from undercroft.games.caverns.effects.words.terms import PowerType
from undercroft.games.caverns.heuristics.quest import is_hunt
from undercroft.games.caverns.state import Caverns
from undercroft.games.caverns.words import card_at

SAVED: Final = 2.4
"""A Daily where something waits that must be beaten."""

DAILY: Final = 1.0
UTILITY: Final = 0.4
ITEM: Final = 0.5


def price(s: Caverns, card: int) -> float:
    """What it costs to use a card now."""
    face = card_at(card)
    if isinstance(face, Treasure):
        return ITEM
    if not isinstance(face, Power) or face.type == PowerType.AT_WILL:
        return 0.0
    if face.type == PowerType.DAILY:
        return SAVED if is_hunt(s) else DAILY
    return UTILITY

"""What it costs to use a card now rather than later."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.bot.page_goals import is_hunt
from undercroft.games.caverns.content.card import Power, Treasure
from undercroft.games.caverns.effects.vocabulary.terms import PowerType
from undercroft.games.caverns.notation import card_at
from undercroft.games.caverns.state import Caverns

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

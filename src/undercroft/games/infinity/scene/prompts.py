"""What effects ask players, in the name of the card that asks."""

from __future__ import annotations

from functools import cache

from undercroft.crawl.effects import ChooseOne, Targets
from undercroft.games.infinity.content.card_text import CARDS, messages, voice_of
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCE_NAMES, SOURCE_OF


@cache
def in_words(value: object) -> str:
    """A content value as players are asked about it."""
    words = messages().say(value)
    return "which of these" if isinstance(value, ChooseOne) else words.removeprefix("you may ")


@cache
def which(node: int, targets: Targets) -> str:
    """Whom a card means, in the voice in which it speaks."""
    voice = voice_of(CARDS[LIBRARY.card_of(node)])
    return f"{SOURCE_NAMES[SOURCE_OF[node]]}: {messages(voice).say(targets)}?"

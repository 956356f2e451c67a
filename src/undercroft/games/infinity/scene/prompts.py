"""What effects ask players, in the name of the card that asks."""

from __future__ import annotations

from functools import cache

from undercroft.crawl.effects import ChooseOne, Each, Targets, UpTo
from undercroft.games.infinity.content.card_text import CARDS, messages, voice_of
from undercroft.games.infinity.content.stat_ids import LIBRARY, SOURCE_NAMES, SOURCE_OF


@cache
def in_words(value: object) -> str:
    """A content value as players are asked about it."""
    words = messages().say(value)
    return "which of these" if isinstance(value, ChooseOne) else words.removeprefix("you may ")


@cache
def which(node: int, targets: Targets) -> str:
    """Whom a card means, in the voice in which it speaks; how many is known when one chooses."""
    voice = voice_of(CARDS[LIBRARY.card_of(node)])
    one = Each(targets.of, targets.where) if isinstance(targets, UpTo) else targets
    words = messages(voice).say(one).rstrip(",")
    return f"{SOURCE_NAMES[SOURCE_OF[node]]}: {as_question(words, isinstance(targets, UpTo))}?"


def as_question(words: str, is_several: bool = False) -> str:
    """One enemy in reach: which enemy in reach; what is a choice by itself stays as it is."""
    article = "each " if is_several else "one "
    if not words.startswith(article) or ", or " in words:
        return words
    return f"which {words.removeprefix(article)}"

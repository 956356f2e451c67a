"""What effects ask players, as questions in the name of the card that asks."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.crawl.describe import describe
from undercroft.crawl.effects import ChooseOne, Effect, May, Targets
from undercroft.games.caverns.content.card_text import Voice, messages
from undercroft.games.caverns.content.stat_ids import CARD_OF, LIBRARY
from undercroft.games.caverns.notation import card_name

WHICH: Final = "which"
"""The form of targets in which they are asked for."""


@cache
def in_words(value: object) -> str:
    """A content value as players are asked about it: whether it is done, which of it, or as it is.

    Effects ask in the name of the first card that has them.
    """
    if isinstance(value, May):
        return whether(source(value), value.do)
    return f"{source(value)}: which of these?" if isinstance(value, ChooseOne) else plain(value)


def plain(value: object) -> str:
    """A content value in the words of heroes."""
    return messages().say(value)


def source(effect: Effect) -> str:
    """The name of the card that an effect stands on."""
    return name_at(LIBRARY.effects.index(effect))


def name_at(node: int) -> str:
    """The name of the card that a node belongs to."""
    return card_name(CARD_OF[node])


def whether(who: str, effect: Effect) -> str:
    """Whether an effect is wanted that one may do without."""
    return f"{who}: {plain(effect).removeprefix('you may ')}?"


@cache
def which(node: int, targets: Targets, voice: Voice) -> str:
    """Which of several a card means, in the voice in which it speaks."""
    return f"{name_at(node)}: {describe(targets, messages(voice), WHICH)}?"

"""What is in a game's box, by name."""

from __future__ import annotations

import re
from functools import cache

from undercroft.kernel.registry import Game


@cache
def names_in_box(game: Game) -> dict[str, str]:
    """The names of everything in a game's box, by id."""
    return {item.id: item.name for items in game.content().values() for item in items}


def in_words(game: Game, text: str) -> str:
    """A text with the names of what it calls by ids of the box."""
    names = names_in_box(game)
    return re.sub(r"[a-z]+(-[a-z0-9]+)+", lambda match: names.get(match[0], match[0]), text)

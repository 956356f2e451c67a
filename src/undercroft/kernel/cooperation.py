"""Whether the players of a game are on one side."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.kernel.options import Value
from undercroft.kernel.registry import Game

ONE_SIDE = frozenset(("co-op", "cooperative", "solo"))


def is_cooperative(game: Game, seats: int, options: Mapping[str, Value]) -> bool:
    """By the mode that options lead to or name, else by the modes there are; alone, always."""
    if seats == 1:
        return True
    mode = game.mode_for(options) if game.mode_for else options.get("mode")
    if isinstance(mode, str):
        return mode in ONE_SIDE
    return bool(game.modes) and ONE_SIDE.issuperset(game.modes)

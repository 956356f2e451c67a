"""The bots by name."""

from __future__ import annotations

import difflib

from undercroft.bots.choosing import Bot
from undercroft.bots.greedy import AtSight, Greedy
from undercroft.bots.uniform import Uniform
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import Game

NAMES = ("random", "greedy")


def names_for(game: Game) -> tuple[str, ...]:
    """The bots that can play a game."""
    return NAMES if game.worth is not None or game.appeal is not None else NAMES[:1]


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot of a name for a game; the same seed makes the same choices."""
    if name == "random":
        return Uniform(seed)
    if name != "greedy":
        raise SetupError(_unknown(name))
    if game.appeal is not None:
        return AtSight(game.appeal, seed)
    if game.worth is None:
        raise SetupError(f"{game.name} does not say what a position is worth: no greedy bot")
    return Greedy(game.worth, seed)


def _unknown(name: str) -> str:
    near = difflib.get_close_matches(name, NAMES, n=1)
    hint = f'did you mean "{near[0]}"?' if near else f"known are: {', '.join(NAMES)}"
    return f'there is no bot "{name}"; {hint}'

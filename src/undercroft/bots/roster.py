"""The bots by name, the levels for people, and how much each thinks."""

from __future__ import annotations

import difflib
from collections.abc import Callable

from undercroft.bots.choosing import Bot, Budget
from undercroft.bots.erring import Erring
from undercroft.bots.greedy import AtSight, Greedy
from undercroft.bots.search import USUAL, Search
from undercroft.bots.uniform import Uniform
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import Game

Maker = Callable[[Game, int], Bot]

EASY_SLACK = 0.5
"""How many points Easy overlooks as readily as not."""

NORMAL = Budget(iterations=30, seconds=0.5)
HARD = Budget(seconds=1.0)


def greedy(game: Game, seed: int) -> AtSight | Greedy:
    """The bot that takes what its game values most."""
    if game.appeal is not None:
        return AtSight(game.appeal, seed)
    if game.worth is None:
        raise SetupError(f"{game.name} does not say what a position is worth: no greedy bot")
    return Greedy(game.worth, seed)


BOTS: dict[str, Maker] = {
    "random": lambda _game, seed: Uniform(seed),
    "greedy": greedy,
    "search": Search,
    "easy": lambda game, seed: Erring(greedy(game, seed), EASY_SLACK, seed),
    "normal": lambda game, seed: Search(game, seed, NORMAL),
    "hard": lambda game, seed: Search(game, seed, HARD),
}
NAMES = tuple(BOTS)
QUICK = NAMES[:2]
"""The bots of which many games can be played in a short time."""

MEASURED = {
    "search": USUAL,
    "normal": Budget(iterations=NORMAL.iterations),
    "hard": Budget(iterations=120),
}
"""What searches may spend where the same seed must give the same game."""


def names_for(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, the best last."""
    return NAMES if game.worth is not None or game.appeal is not None else NAMES[:1]


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot of a name for a game; the same seed makes the same choices."""
    if name not in BOTS:
        raise SetupError(_unknown(name))
    if name not in names_for(game):
        raise SetupError(f"{game.name} does not say what a position is worth: no {name} bot")
    return BOTS[name](game, seed)


def _unknown(name: str) -> str:
    near = difflib.get_close_matches(name, NAMES, n=1)
    hint = f'did you mean "{near[0]}"?' if near else f"known are: {', '.join(NAMES)}"
    return f'there is no bot "{name}"; {hint}'

"""The bots by name, the levels for people, and how much each thinks."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path

from undercroft.bots.choosing import Bot, Budget
from undercroft.bots.erring import Erring
from undercroft.bots.greedy import AtSight, Greedy
from undercroft.bots.own import is_file, own_bot
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
    """A bot of a name for a game; the same seed makes the same choices.

    A search may be told its iterations (`search:200`); a name that ends with .py is a file.
    """
    if is_file(name):
        return own_bot(Path(name), game, seed)
    plain, iterations = _parted(name)
    if plain not in names_for(game):
        raise SetupError(f"{game.name} does not say what a position is worth: no {plain} bot")
    if iterations:
        return Search(game, seed, Budget(iterations=iterations))
    return BOTS[plain](game, seed)


def measured(name: str) -> Budget:
    """What a bot may spend on a decision where the same seed must give the same game."""
    if is_file(name):
        return Budget()
    plain, iterations = _parted(name)
    return Budget(iterations=iterations) if iterations else MEASURED.get(plain, Budget())


def is_known(name: str) -> bool:
    """Whether a bot of this name could be made for some game."""
    return is_file(name) or name.partition(":")[0] in NAMES


def _parted(name: str) -> tuple[str, int]:
    """A bot's name and the iterations that it was given."""
    plain, colon, number = name.partition(":")
    if plain not in BOTS:
        raise SetupError(_unknown(plain))
    if colon and (plain != "search" or not number.isdecimal() or not 0 < len(number) < 8):
        raise SetupError(f'"{name}" is not a bot; only a search is given iterations: search:200')
    return plain, int(number) if colon else 0


def _unknown(name: str) -> str:
    near = difflib.get_close_matches(name, NAMES, n=1)
    hint = f'did you mean "{near[0]}"?' if near else f"known are: {', '.join(NAMES)}"
    return f'there is no bot "{name}"; {hint}'

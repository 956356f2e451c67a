"""The bots by name, the levels for people, and how much each thinks."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from pathlib import Path

from undercroft.bots.choosing import Adviser, Bot, Budget
from undercroft.bots.greedy import AtSight, Greedy
from undercroft.bots.noisy import Erring
from undercroft.bots.search import USUAL, Search
from undercroft.bots.uniform import Uniform
from undercroft.bots.user_bot import ENDING, is_file, own_bot
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import Game

Maker = Callable[[Game, int], Bot]

EASY_SLACK = 0.5
"""How many points Easy overlooks as readily as not."""

HARD = Budget(seconds=1.0)


def greedy(game: Game, seed: int) -> AtSight | Greedy:
    """The bot that takes what its game values most."""
    if game.bot.move_scores is not None:
        return AtSight(game.bot.move_scores, seed)
    if game.bot.value is None:
        raise SetupError(f"{game.name} does not say what a position is worth: no greedy bot")
    return Greedy(game.bot.value, seed)


BOTS: dict[str, Maker] = {
    "random": lambda _game, seed: Uniform(seed),
    "greedy": greedy,
    "search": Search,
    "easy": lambda game, seed: Erring(greedy(game, seed), EASY_SLACK, seed),
    "normal": greedy,
    "hard": lambda game, seed: Search(game, seed, HARD),
}
NAMES = tuple(BOTS)
TOLD = re.compile(r"([1-9]\d{0,6}|0\.[1-9]\d?(?=s))(s?)")
EXAMPLE = "search:200 or search:2s"
QUICK = NAMES[:2]
"""The bots of which many games can be played in a short time."""

MEASURED = {
    "search": USUAL,
    "hard": Budget(iterations=40),
}
"""What searches may spend where the same seed must give the same game."""


def names_for(game: Game) -> tuple[str, ...]:
    """The bots that can play a game, the best last."""
    return NAMES if game.bot.value is not None or game.bot.move_scores is not None else NAMES[:1]


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot of a name for a game; the same seed makes the same choices.

    A search may be told its iterations (`search:200`) or its time (`search:2s`); a name that ends
    with .py is a file.
    """
    if is_file(name):
        return own_bot(Path(name), game, seed)
    plain, told = _parted(name)
    if plain not in names_for(game):
        raise SetupError(f"{game.name} does not say what a position is worth: no {plain} bot")
    return BOTS[plain](game, seed) if told is None else Search(game, seed, told)


def adviser(name: str, game: Game, seed: int) -> Adviser:
    """A bot of a name that says what it thinks of several moves."""
    bot = make(name, game, seed)
    if not isinstance(bot, Adviser):
        raise SetupError(f"{name} gives no hints; ask greedy or search")
    return bot


def measured(name: str) -> Budget:
    """What a bot may spend on a decision where the same seed must give the same game.

    A search that was told its time has that, and plays other games on other machines.
    """
    if is_file(name):
        return Budget()
    plain, told = _parted(name)
    return MEASURED.get(plain, Budget()) if told is None else told


def _parted(name: str) -> tuple[str, Budget | None]:
    """A bot's name, and the budget that it was told."""
    plain, colon, told = name.partition(":")
    if plain not in BOTS:
        raise SetupError(_unknown(plain))
    if not colon:
        return plain, None
    if plain != "search":
        raise SetupError(f'"{name}" is not a bot; only a search is told its budget: {EXAMPLE}')
    budget = _told(told)
    if budget is None:
        raise SetupError(f'"{told}" is no budget; write {EXAMPLE}')
    return plain, budget


def _told(text: str) -> Budget | None:
    """Iterations written as 200, or seconds as 2s."""
    match = TOLD.fullmatch(text)
    if match is None:
        return None
    number, seconds = float(match[1]), bool(match[2])
    return Budget(seconds=number) if seconds else Budget(iterations=int(number))


def _unknown(name: str) -> str:
    near = difflib.get_close_matches(name.lower(), NAMES, n=1)
    if Path(name).exists() or Path(f"{name}{ENDING}").exists():
        return f'there is no bot "{name}"; your own bot is a file that ends with {ENDING}'
    hint = f'did you mean "{near[0]}"?' if near else f"known are: {', '.join(NAMES)}"
    return f'there is no bot "{name}"; {hint}'

"""Somebody's own bot: one class in one Python file.

The class is made with the game and a seed and has `choose(view, legal, budget)`. A file is code
that runs here: it is read only where the person at this machine names it. What it does wrong is
said with its place.
"""

from __future__ import annotations

import importlib.util
import inspect
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from undercroft.bots.choosing import Advice, Bot, Budget, Choice
from undercroft.kernel.errors import SetupError, UndercroftError
from undercroft.kernel.moves import Move
from undercroft.kernel.registry import Game
from undercroft.kernel.state import State

ENDING = ".py"
NONE_OF = "which is none of the moves that are legal; take one of `legal`"
Trouble = (Exception, SystemExit)
"""A bot that ends the program must not end ours."""


class BotFailed(UndercroftError):
    """A bot of a file has gone wrong in the middle of a game."""


def is_file(name: str) -> bool:
    """Whether a bot's name is a file."""
    return name.endswith(ENDING)


def own_bot(path: Path, game: Game, seed: int) -> Bot:
    """The bot of a file; what is wrong with it is said in a sentence."""
    kind = _bot_class(path, _module(path))
    try:
        bot = kind(game, seed)
    except Trouble as error:
        raise SetupError(f"{path}: {kind.__name__}(game, seed) failed: {_words(error)}") from error
    return OwnAdviser(path, bot) if hasattr(bot, "advise") else OwnBot(path, bot)


def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise SetupError(f"there is no bot in {path}: no such file")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Trouble as error:
        raise SetupError(f"the bot in {path} cannot be read: {_words(error)}") from error
    return module


def _bot_class(path: Path, module: ModuleType) -> Any:
    """The one class of a module that chooses."""
    classes = [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind) and kind.__module__ == module.__name__ and hasattr(kind, "choose")
    ]
    if not classes:
        raise SetupError(f"{path} has no class with a method choose; a bot is one with it")
    if len(classes) > 1:
        names = ", ".join(kind.__name__ for kind in classes)
        raise SetupError(
            f"{path} has {len(classes)} classes with a method choose ({names}); a bot is one"
        )
    return classes[0]


class OwnBot:
    """The bot of a file: what it answers is looked at before it is played."""

    def __init__(self, path: Path, bot: Any) -> None:
        self._path = path
        self._bot = bot

    def choose(self, view: State, legal: Sequence[Move], budget: Budget) -> Choice:
        """What the bot chooses, if it is one of the legal moves."""
        choice = self._asked("choose", view, legal, budget)
        if not isinstance(choice, Choice):
            raise self._failed("choose", f"must return Choice(move, reason), not {_kind(choice)}")
        if choice.move not in legal:
            raise self._failed("choose", f"chose {_move(choice.move)}, {NONE_OF}")
        return choice

    def _asked(self, method: str, *given: object) -> Any:
        try:
            return getattr(self._bot, method)(*given)
        except Trouble as error:
            line = _line(self._path, error)
            raise self._failed(method, f"raised {_words(error)}", line) from error

    def _failed(self, method: str, words: str, line: str = "") -> BotFailed:
        return BotFailed(f"{self._path}{line}: {type(self._bot).__name__}.{method} {words}")


class OwnAdviser(OwnBot):
    """The bot of a file that says what it thinks of several moves."""

    def advise(self, view: State, legal: Sequence[Move], budget: Budget) -> list[Advice]:
        """What the bot thinks of legal moves, the best first."""
        advice = list(self._asked("advise", view, legal, budget))
        if not advice:
            raise self._failed("advise", "must return one Advice or more, not an empty list")
        for one in advice:
            if not isinstance(one, Advice):
                words = f"must return Advice(move, worth, reason), not {_kind(one)}"
                raise self._failed("advise", words)
            if one.move not in legal:
                raise self._failed("advise", f"names {_move(one.move)}, {NONE_OF}")
        return advice


def _words(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"


def _kind(value: object) -> str:
    return f"a {type(value).__name__}"


def _move(value: object) -> str:
    return str(value) if isinstance(value, Move) else repr(value)


def _line(path: Path, error: BaseException) -> str:
    """The last line of the file that an error went through."""
    frames, here = traceback.extract_tb(error.__traceback__), path.resolve()
    lines = [frame.lineno for frame in frames if Path(frame.filename).resolve() == here]
    return f", line {lines[-1]}" if lines else ""

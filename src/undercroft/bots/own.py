"""Somebody's own bot: one class in one Python file.

The class is made with the game and a seed and has `choose(view, legal, budget)`. A file is code
that runs here: it is read only where the person at this machine names it.
"""

from __future__ import annotations

import importlib.util
import inspect
from pathlib import Path
from types import ModuleType
from typing import Any

from undercroft.bots.choosing import Bot
from undercroft.kernel.errors import SetupError
from undercroft.kernel.registry import Game

ENDING = ".py"


def is_file(name: str) -> bool:
    """Whether a bot's name is a file."""
    return name.endswith(ENDING)


def own_bot(path: Path, game: Game, seed: int) -> Bot:
    """The bot of a file; what is wrong with it is said in a sentence."""
    kind = _bot_class(path, _module(path))
    try:
        bot: Bot = kind(game, seed)
    except Exception as error:
        raise SetupError(f"{path}: {kind.__name__}(game, seed) failed: {_words(error)}") from error
    return bot


def _module(path: Path) -> ModuleType:
    if not path.is_file():
        raise SetupError(f"there is no bot in {path}: no such file")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise SetupError(f"the bot in {path} cannot be read: {_words(error)}") from error
    return module


def _bot_class(path: Path, module: ModuleType) -> Any:
    """The one class of a module that chooses."""
    found = [
        kind
        for kind in vars(module).values()
        if inspect.isclass(kind) and kind.__module__ == module.__name__ and hasattr(kind, "choose")
    ]
    if len(found) != 1:
        count = "no class" if not found else f"{len(found)} classes"
        raise SetupError(f"{path} has {count} with a method choose; a bot is one")
    return found[0]


def _words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"

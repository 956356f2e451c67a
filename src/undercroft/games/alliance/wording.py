"""Cards in words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from undercroft.crawl.describe import Messages, read_messages
from undercroft.crawl.effects import Effect, Seq

PACKAGES: Final = ("undercroft.games.alliance.effects.words",)


@cache
def messages() -> Messages:
    """The words of Alliance."""
    table = files("undercroft.games.alliance").joinpath("messages.toml").read_text("utf-8")
    return read_messages(table, packages=PACKAGES)


def text(effect: Effect) -> str:
    """What stands on a card: a sentence for each of its steps."""
    steps = effect.steps if isinstance(effect, Seq) else (effect,)
    return " ".join([_sentence(messages().say(step)) for step in steps])


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."

"""Cards in words."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from undercroft.crawl.describe import Messages, read_messages
from undercroft.crawl.effects import Effect, Number, Seq
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.tables import CHALLENGES, ENEMY_CARDS, TREASURES
from undercroft.games.alliance.effects.vocabulary import ByTokenLevel

PACKAGES: Final = ("undercroft.games.alliance.effects.vocabulary",)


@cache
def messages() -> Messages:
    """The words of Alliance."""
    table = files("undercroft.games.alliance.content").joinpath("messages.toml").read_text("utf-8")
    return read_messages(table, packages=PACKAGES)


TITLES: Final = {
    **{card.id: card.name for card in ALL_CARDS},
    **{kind.id: kind.name for kind in CHALLENGES},
    **{card.id: card.name for card in TREASURES},
    **{card.id: card.name for card in ENEMY_CARDS},
}
"""The names of cards, challenges, treasures and cards of final enemies, by their ids."""


def text(effect: Effect) -> str:
    """What stands on a card: a sentence for each of its steps."""
    steps = effect.steps if isinstance(effect, Seq) else (effect,)
    return " ".join([_sentence(messages().say(step)) for step in steps])


def text_at(effect: Effect, level: int) -> str:
    """What stands on a challenge token of a level."""
    return text(_at_level(effect, level))


def _at_level(value: Any, level: int) -> Any:
    """The same with the number for a level where there is one for each."""
    if isinstance(value, ByTokenLevel):
        return Number(value.values[level - 1])
    if isinstance(value, tuple):
        return tuple(_at_level(each, level) for each in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    inner = {field.name: _at_level(getattr(value, field.name), level) for field in fields(value)}
    return replace(value, **inner)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."

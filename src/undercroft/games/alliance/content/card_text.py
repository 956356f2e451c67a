"""Cards in words."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

from undercroft.crawl.describe import Messages, read_messages
from undercroft.crawl.effects import Effect, Number, Seq
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.content.tables import (
    CHALLENGES,
    ENEMY_CARDS,
    ROOM_CARDS,
    TREASURES,
)
from undercroft.games.alliance.effects.vocabulary import ByPlayers, ByTokenLevel

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
    **{card.id: card.name for card in ROOM_CARDS},
}
"""The names of cards, challenges, treasures, cards of final enemies and rooms, by their ids."""


def text(effect: Effect) -> str:
    """What stands on a card: a sentence for each of its steps."""
    steps = effect.steps if isinstance(effect, Seq) else (effect,)
    return " ".join([_sentence(messages().say(step)) for step in steps])


def text_at(effect: Effect, level: int) -> str:
    """What stands on a challenge token of a level."""
    return text(_at_level(effect, level))


def text_for(effect: Effect, players: int) -> str:
    """What stands on a card for so many players."""
    return text(_for_players(effect, players))


def _at_level(value: Any, level: int) -> Any:
    """The same with the number for a level where there is one for each."""
    return _settled(value, ByTokenLevel, level)


def _for_players(value: Any, players: int) -> Any:
    """The same with the number for so many players where there is one for each."""
    return _settled(value, ByPlayers, players)


def _settled(value: Any, word: type[ByTokenLevel | ByPlayers], number: int) -> Any:
    """A value with one of the numbers that a word has for each case."""
    if isinstance(value, word):
        return Number(value.values[number - 1])
    if isinstance(value, tuple):
        return tuple(_settled(each, word, number) for each in value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    names = [field.name for field in fields(value)]
    return replace(value, **{name: _settled(getattr(value, name), word, number) for name in names})


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."

"""Cards in words.

The actor of a card is `you`, a hero, but on an enemy card the enemy. What a card speaks of is an
enemy as a rule, and a hero where heroes are chosen or hit. Each of these voices has a small table
of its own on top of the common ones. Figures are those of the card's row: all of them from its
own level to the last, as 2/2/3/3/4, or the one of a level.
"""

from __future__ import annotations

import re
from dataclasses import replace
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, Final

from undercroft.crawl.describe import Messages, read_messages
from undercroft.crawl.effects import (
    Each,
    Effect,
    ForEach,
    If,
    IfDone,
    Nothing,
    One,
    Repeat,
    Seq,
    When,
    every_value,
)
from undercroft.games.infinity.content.card import ROWS, Card, CardKind, acting_id
from undercroft.games.infinity.content.card_figures import with_figures
from undercroft.games.infinity.content.cards import ALL_CARDS
from undercroft.games.infinity.content.cards.plain import WORDS_BY_RULE
from undercroft.games.infinity.content.scenario_schema import CampaignCard
from undercroft.games.infinity.content.schema import Ability
from undercroft.games.infinity.content.tables import ITEMS
from undercroft.games.infinity.content.thing_schema import RiskCard
from undercroft.games.infinity.effects.vocabulary import (
    At,
    Attack,
    Bomb,
    EndTurn,
    Heroes,
    Use,
)

PACKAGES: Final = ("undercroft.games.infinity.effects.vocabulary",)
COMMON: Final = ("messages", "messages-aims", "messages-terms", "messages-idioms")
CARDS: Final = {card.id: card for card in ALL_CARDS}
THIS_CARD: Final = re.compile(r"\bkeep this card\b", re.IGNORECASE)
THIS_ALLY: Final = "this ally"
ITEM_ID: Final = re.compile(r"\bthe item ([a-z0-9-]+)")
ITEM_NAMES: Final = {item.id: item.name for item in ITEMS}

ENDS: Final[dict[type, str]] = {
    Use: "do",
    When: "do",
    ForEach: "do",
    Repeat: "do",
    If: "then",
    IfDone: "then",
    Attack: "hit",
    Bomb: "centre",
}
"""The part of an effect with which its words end, and which may be long."""
STANDS_FOR: Final = EndTurn()
NOTHING: Final = Nothing()


class Voice(Enum):
    """Who speaks and of whom: the tables of words, each on top of the one before."""

    HERO = COMMON
    COMPANION = (*COMMON, "messages-companion")
    ENEMY = (*COMMON, "messages-companion", "messages-enemy")


@cache
def messages(voice: Voice = Voice.HERO) -> Messages:
    """The words of Infinity in a voice."""
    place = files("undercroft.games.infinity.content")
    tables = [place.joinpath(f"{name}.toml").read_text("utf-8") for name in voice.value]
    return read_messages(*tables, packages=PACKAGES)


def voice_of(card: Card) -> Voice:
    """The voice in which a card speaks."""
    if card.kind == CardKind.ENEMY:
        return Voice.ENEMY
    return Voice.COMPANION if is_about_heroes(card.effect) else Voice.HERO


def is_about_heroes(effect: Effect) -> bool:
    """Whether heroes are chosen one by one, or something happens to any of them."""
    values = [*every_value((effect,))]
    aims = [value.on for value in values if isinstance(value, ForEach)]
    aims += [value.of for value in values if isinstance(value, At)]
    return any(isinstance(aim, One | Each) and isinstance(aim.of, Heroes) for aim in aims)


# ---- cards and rows ------------------------------------------------------------------------------


def text(effect: Effect, voice: Voice = Voice.HERO) -> str:
    """An effect in words: a sentence for each of its steps."""
    return " ".join([_sentence(words) for words in _clauses(effect, messages(voice))])


@cache
def card_text(card: Card, level: int | None = None) -> str:
    """What stands on a card, at a level of its user or at all of them."""
    row = ROWS[card.id]
    effect = card.effect
    if isinstance(row, Ability):
        effect = with_figures(effect, row, level)
    words = text(effect, voice_of(card))
    return _named(words, row) if isinstance(row, RiskCard | CampaignCard) else _with_items(words)


def row_text(id_: str, level: int | None = None) -> str:
    """What stands on the card of a row; nothing where its figures say all."""
    acting = acting_id(id_)
    card = CARDS.get(acting)
    return WORDS_BY_RULE.get(acting, "") if card is None else card_text(card, level)


# ---- sentences -----------------------------------------------------------------------------------


def _clauses(effect: Effect, words: Messages) -> list[str]:
    """Steps one by one."""
    if isinstance(effect, Seq):
        return [clause for step in effect.steps for clause in _clauses(step, words)]
    return [_led(effect, words)]


def _led(effect: Effect, words: Messages) -> str:
    """An effect whose words may end with those of several others."""
    part = ENDS.get(type(effect), "")
    end = getattr(effect, part, NOTHING)
    bare: Any = effect if end == NOTHING else replace(effect, **{part: STANDS_FOR})  # type: ignore[type-var]
    said, stand_in = words.say(bare), words.say(STANDS_FOR)
    if end == NOTHING or not said.endswith(stand_in):
        return words.say(effect)
    return f"{said.removesuffix(stand_in)}{_joined(end, words)}"


def _joined(effect: Effect, words: Messages) -> str:
    """Several steps in one sentence, as in a list."""
    joint = words.say(Seq((NOTHING, NOTHING))).split(words.say(NOTHING))[1]
    *before, last = _clauses(effect, words)
    return joint.join([", ".join(before), last]) if before else last


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."


# ---- names ---------------------------------------------------------------------------------------


def _named(words: str, row: RiskCard | CampaignCard) -> str:
    """What a card is kept as, and the ally by name."""
    kept = THIS_CARD.sub(lambda found: f"{found[0]} as {_kept_as(row)}", words)
    return kept.replace(THIS_ALLY, row.name.partition(",")[0])


def _kept_as(row: RiskCard | CampaignCard) -> str:
    """The thing that a card is from now on."""
    if row.becomes is None:
        return f"gold worth {row.gold}"
    name = ROWS[row.becomes].name
    return f"{'an' if name[0] in 'AEIOU' else 'a'} {name}"


def _with_items(words: str) -> str:
    """Items by their names instead of their ids."""
    return ITEM_ID.sub(lambda found: f"a {ITEM_NAMES.get(found[1], found[1])}", words)

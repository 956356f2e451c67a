"""Cards in words.

The actor of a power, encounter or treasure is `you`, a hero; in tactics it is the figure that acts,
and in an encounter nobody attacks, so that heroes are attacked. Each of these voices has a small
table of its own on top of `messages.toml`.
"""

from __future__ import annotations

import re
from dataclasses import replace
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Final

from undercroft.crawl.describe import Messages, read_messages
from undercroft.crawl.effects import Actor, Effect, If, Nothing, Pay, Seq
from undercroft.games.caverns.content.card import Ally, Card, Encounter
from undercroft.games.caverns.content.cards.allies import ALLIES
from undercroft.games.caverns.effects.vocabulary import Attack, Line, Tactics, Trap, Use

NOTHING: Final = Nothing()
ALLY_ID: Final = re.compile(r"\bthe ally ([a-z0-9-]+)")
NAMES: Final = {ally.id: ally.name.partition(",")[0] for ally in ALLIES}
VICTIM: Final = ("that hero is", "you are")
"""What is said where you alone are attacked."""

PACKAGES: Final = ("undercroft.games.caverns.effects.vocabulary",)


Led = Use | Pay | Trap | If | Line
"""What says an effect at its end."""


class Voice(Enum):
    """Who speaks: the tables of words, each on top of the one before."""

    HERO = ("messages",)
    DUNGEON = ("messages", "messages-dungeon")
    FIGURE = ("messages", "messages-figure")
    ALLY = ("messages", "messages-figure", "messages-ally")


@cache
def messages(voice: Voice = Voice.HERO) -> Messages:
    """The words of Caverns in a voice."""
    place = files("undercroft.games.caverns.content")
    tables = [place.joinpath(f"{name}.toml").read_text("utf-8") for name in voice.value]
    return read_messages(*tables, packages=PACKAGES)


def voice_of(card: Card) -> Voice:
    """The voice in which a card speaks."""
    if isinstance(card, Ally):
        return Voice.ALLY
    return Voice.DUNGEON if isinstance(card, Encounter) else Voice.HERO


def text(effect: Effect, voice: Voice = Voice.HERO) -> str:
    """What stands on a card: a sentence for each of its steps, a numbered one for each line."""
    return " ".join([_sentence(_named(words)) for words in _clauses(effect, messages(voice))])


def in_a_line(effect: Effect, voice: Voice) -> str:
    """The same in one sentence without its full stop, as the log quotes it."""
    words = _named(_steps(effect, messages(voice)))
    return f"{words[:1].upper()}{words[1:]}"


def card_text(card: Card) -> str:
    """What stands on a card of a deck."""
    words = text(card.effect, voice_of(card))
    return words.replace(*VICTIM) if is_about_you(card) else words


def is_about_you(card: Card) -> bool:
    """Whether an encounter attacks you alone."""
    return isinstance(card.effect, Attack) and isinstance(card.effect.on, Actor)


def _clauses(effect: Effect, words: Messages) -> list[str]:
    """Steps and lines one by one; what leads to several steps stands before them."""
    if isinstance(effect, Seq):
        return [clause for step in effect.steps for clause in _clauses(step, words)]
    if isinstance(effect, Tactics):
        return [_line(n, line, words) for n, line in enumerate(effect.lines, 1)]
    if isinstance(effect, Use | Pay | Trap | If):
        return [_led(effect, words)]
    return [words.say(effect)]


def _led(value: Led, words: Messages) -> str:
    """A value whose words end with those of an effect, which may be long."""
    bare, end = _opened(value)
    lead = words.say(bare).removesuffix(words.say(NOTHING))
    return f"{lead}{_steps(end, words)}"


def _opened(value: Led) -> tuple[Led, Effect]:
    """The value with nothing at its end, and what stood there."""
    if isinstance(value, Pay | If):
        return replace(value, then=NOTHING), value.then
    return replace(value, do=NOTHING), value.do


def _steps(effect: Effect, words: Messages) -> str:
    """Several steps in one sentence."""
    joint = words.say(Seq((NOTHING, NOTHING))).split(words.say(NOTHING))[1]
    return joint.join(_clauses(effect, words))


def _line(n: int, line: Line, words: Messages) -> str:
    """A line of tactics with its number."""
    said = _led(line, words)
    return f"{n}. {said[:1].upper()}{said[1:]}"


def _named(words: str) -> str:
    """Allies by their names instead of their ids."""
    return ALLY_ID.sub(lambda match: f"the ally {NAMES.get(match[1], match[1])}", words)


def _sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}."

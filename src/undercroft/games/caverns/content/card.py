"""The cards of Caverns that have words: powers, encounters, treasures, allies."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Final

from undercroft.crawl.decode import Between, IdOf, NewId
from undercroft.crawl.effects import Effect
from undercroft.crawl.tables import Word
from undercroft.games.caverns.content.schema import CardSet
from undercroft.games.caverns.effects.vocabulary.terms import PowerType

Number = Annotated[int, Between(1, 999)]
LAST_STARTING: Final = 100


class EncounterKind(Word):
    """What an encounter card is (CV-ENC-03)."""

    CURSE = 0
    EVENT = 1
    EVENT_ATTACK = 2
    TRAP = 3


class TreasureKind(Word):
    """What becomes of a treasure (CV-TREAS-06, CV-TREAS-07)."""

    FORTUNE = 0
    ITEM = 1


@dataclass(frozen=True, slots=True)
class Power:
    """A power of a hero. An At-Will or Daily that is no `Use` takes the attack slot."""

    id: Annotated[str, NewId("card")]
    name: str
    number: Number
    set: CardSet
    hero: Annotated[str, IdOf("hero")]
    type: PowerType
    effect: Effect


@dataclass(frozen=True, slots=True)
class Encounter:
    """An encounter card. The effect of a curse is in force as long as the card lies there."""

    id: Annotated[str, NewId("card")]
    name: str
    number: Number
    set: CardSet
    kind: EncounterKind
    effect: Effect


@dataclass(frozen=True, slots=True)
class Treasure:
    """A treasure card. The effect of an item that is no `Use` is in force while it lies there."""

    id: Annotated[str, NewId("card")]
    name: str
    number: Number
    set: CardSet
    kind: TreasureKind
    effect: Effect


@dataclass(frozen=True, slots=True)
class Ally:
    """An ally card; its effect is its tactics and what else it brings (CV-ALLY-02)."""

    id: Annotated[str, NewId("ally")]
    name: str
    number: Number
    set: CardSet
    ac: int
    hp: int
    effect: Effect


Card = Power | Encounter | Treasure | Ally


def id_of(name: str) -> str:
    """The id that belongs to a name: Gatekeeper's Oath is gatekeepers-oath."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def printed_set(number: int) -> CardSet:
    """The set that a card number of the box belongs to. [CV-COMP-02] [CV-A-01]"""
    return CardSet.STARTING if number <= LAST_STARTING else CardSet.ADVANCED


def power(type_: PowerType, hero: str, number: int, name: str, effect: Effect) -> Power:
    """A power card."""
    return Power(id_of(name), name, number, printed_set(number), hero, type_, effect)


at_will: Final = partial(power, PowerType.AT_WILL)
daily: Final = partial(power, PowerType.DAILY)
utility: Final = partial(power, PowerType.UTILITY)
stance: Final = partial(power, PowerType.STANCE)


def encounter(kind: EncounterKind, number: int, name: str, effect: Effect) -> Encounter:
    """An encounter card."""
    return Encounter(id_of(name), name, number, printed_set(number), kind, effect)


curse: Final = partial(encounter, EncounterKind.CURSE)
event: Final = partial(encounter, EncounterKind.EVENT)
event_attack: Final = partial(encounter, EncounterKind.EVENT_ATTACK)
trap: Final = partial(encounter, EncounterKind.TRAP)


def treasure(kind: TreasureKind, number: int, name: str, effect: Effect) -> Treasure:
    """A treasure card."""
    return Treasure(id_of(name), name, number, printed_set(number), kind, effect)


fortune: Final = partial(treasure, TreasureKind.FORTUNE)
item: Final = partial(treasure, TreasureKind.ITEM)


def ally(number: int, name: str, ac: int, hp: int, effect: Effect, *, id_: str = "") -> Ally:
    """An ally card; what follows a comma in its name is not part of its id."""
    known_as = id_ or id_of(name.partition(",")[0])
    return Ally(known_as, name, number, printed_set(number), ac, hp, effect)


def by_number(*cards: Card) -> tuple[Card, ...]:
    """Cards in the order of their numbers."""
    return tuple(sorted(cards, key=lambda card: card.number))


def effects_of(cards: tuple[Card, ...]) -> dict[str, Effect]:
    """The effects of cards by their ids."""
    return {card.id: card.effect for card in cards}

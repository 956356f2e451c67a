"""Cards of the alliance decks and upgrades, and which heroes can use them."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from typing import Annotated, Final

from undercroft.crawl.decode import Between, Length, NewId
from undercroft.crawl.effects import Effect
from undercroft.crawl.tables import Word
from undercroft.games.alliance.content.schema import CardType, Class, Race

PAIR: Final = Length(1, 2)


class Level(Word):
    """Where a card comes from."""

    STARTING = 0
    GENERIC = 1
    ONE = 2
    TWO = 3
    THREE = 4


@dataclass(frozen=True, slots=True)
class Needs:
    """The icons a hero must have: one of the races, all of `classes`, one of `either`.

    Nothing at all is the universal icon; a class that is named twice is needed twice.
    """

    races: tuple[Race, ...] = ()
    classes: Annotated[tuple[Class, ...], Length(0, 2)] = ()
    either: tuple[Class, ...] = ()

    def __post_init__(self) -> None:
        if len(self.either) == 1:
            raise ValueError("one class alone is not a choice; it belongs to `classes`")

    def met_by(self, race: Race, classes: tuple[Class, Class]) -> bool:
        """Whether the icons are among those of one hero."""
        return (
            (not self.races or race in self.races)
            and Counter(self.classes) <= Counter(classes)
            and (not self.either or not set(self.either).isdisjoint(classes))
        )

    @property
    def words(self) -> str:
        """The icons as one says them: `Dwarf, Martial twice`."""
        races, either = (
            " or ".join([one.word.capitalize() for one in some])
            for some in (self.races, self.either)
        )
        counted = Counter(self.classes)
        classes = [one.word.capitalize() + " twice" * (counted[one] > 1) for one in counted]
        return ", ".join([part for part in (races, *classes, either) if part])


UNIVERSAL: Final = Needs()


def all_of(*classes: Class) -> Needs:
    """Every class named, as often as it is named."""
    return Needs(classes=classes)


def any_of(*classes: Class) -> Needs:
    """One of the classes named."""
    return Needs(either=classes)


def of_race(*races: Race) -> Needs:
    """One of the races named."""
    return Needs(races=races)


@dataclass(frozen=True, slots=True)
class Card:
    """A card that is played into a column or, as an artifact, laid beside the heroes.

    `number` is 1 to 3 on starting cards, `xp` the price of an upgrade. `treasure_traps` says that
    its bonus to the die counts against traps of the Deck of Many Treasures too (AC-15).
    """

    id: Annotated[str, NewId("card")]
    name: str
    types: Annotated[tuple[CardType, ...], PAIR]
    level: Level
    effect: Effect
    needs: Needs = UNIVERSAL
    number: Annotated[int, Between(0, 3)] = field(default=0, kw_only=True)
    xp: Annotated[int, Between(0, 99)] = field(default=0, kw_only=True)
    treasure_traps: bool = field(default=False, kw_only=True)
    champions: bool = field(default=False, kw_only=True)

    def __post_init__(self) -> None:
        if not 1 <= len(set(self.types)) == len(self.types) <= 2:
            raise ValueError("a card has one type or two different ones")

    @property
    def is_artifact(self) -> bool:
        """Whether it stays beside the heroes once it is drafted."""
        return CardType.ARTIFACT in self.types


def id_of(name: str) -> str:
    """The id that belongs to a name: Footman's Shield is footmans-shield."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def starting(
    needs: Needs, number: int, name: str, kind: CardType, effect: Effect, *, champions: bool = False
) -> Card:
    """One of the three cards of a hero."""
    return Card(
        id_of(name),
        name,
        (kind,),
        Level.STARTING,
        effect,
        needs,
        number=number,
        champions=champions,
    )


def generic(name: str, kind: CardType, effect: Effect) -> Card:
    """A card of the generic set."""
    return Card(id_of(name), name, (kind,), Level.GENERIC, effect)


def upgrade(
    level: Level,
    xp: int,
    name: str,
    types: tuple[CardType, ...],
    needs: Needs,
    effect: Effect,
    *,
    treasure_traps: bool = False,
    champions: bool = False,
) -> Card:
    """A card of an upgrade deck."""
    return Card(
        id_of(name),
        name,
        types,
        level,
        effect,
        needs,
        xp=xp,
        treasure_traps=treasure_traps,
        champions=champions,
    )


level_one: Final = partial(upgrade, Level.ONE)
level_two: Final = partial(upgrade, Level.TWO)


def artifact(xp: int, name: str, needs: Needs, effect: Effect, *, champions: bool = False) -> Card:
    """A card of the last upgrade deck."""
    kind = (CardType.ARTIFACT,)
    return upgrade(Level.THREE, xp, name, kind, needs, effect, champions=champions)

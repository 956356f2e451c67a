"""Things in play: who wears, carries or pockets them, and what lies on tiles.

The place of a thing is one number: for a hero the seat times 100 and the slot it is worn in or the
way it is carried, for a tile 1,000 and its place.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.games.infinity.content.schema import Icon, ItemKind, Place, Slot
from undercroft.games.infinity.content.tables import ALL_RISK_CARDS, THING_NAMES, THINGS
from undercroft.games.infinity.content.thing_schema import (
    NO_CHANGE,
    Equipment,
    Item,
    Reward,
    RiskCard,
    Worn,
)
from undercroft.games.infinity.notation import FIRST_EVENT, FIRST_RISK, FIRST_THING
from undercroft.games.infinity.state import NO_CARD, NOBODY, NOWHERE, Infinity
from undercroft.kernel.parts import part

HERO: Final = 100
LYING: Final = 1000
CARRIED, POCKETED, PACKED = 10, 11, 12
"""Beside the slots in which things are worn: carried, in a pocket, in a backpack."""

HANDS: Final = (Slot.RIGHT_HAND, Slot.LEFT_HAND, Slot.BOTH_HANDS)
SLOT_OF: Final = {
    Place.BODY: Slot.BODY,
    Place.FEET: Slot.FEET,
    Place.CLASS: Slot.CLASS,
    Place.BOTH_HANDS: Slot.BOTH_HANDS,
}

Goods = Equipment | Item | Reward


@cache
def goods(card: int) -> Goods | None:
    """What a card is worth as a thing; a gold card is none. [IC-01]"""
    if card < FIRST_RISK:
        return THINGS[card - FIRST_THING]
    becomes = found_card(card).becomes
    return None if becomes is None else THINGS[THING_NAMES.parse(becomes)]


def found_card(card: int) -> RiskCard:
    """The risk card that was kept as a thing."""
    assert FIRST_RISK <= card < FIRST_EVENT
    return ALL_RISK_CARDS[card - FIRST_RISK]


def goods_of(s: Infinity, thing: int) -> Goods | None:
    """What a thing is."""
    return goods(s.thing[thing])


def add_thing(s: Infinity, card: int, where: int, *, bought: bool = False) -> int:
    """A thing comes into play; its number."""
    if NOBODY in s.thing:
        at = s.thing.index(NOBODY)
        s.thing[at], s.where[at], s.orb[at] = card, where, NO_CARD
        s.dents[at], s.bought[at] = 0, int(bought)
        return at
    for column, value in zip(
        (s.thing, s.where, s.orb, s.dents, s.bought), (card, where, NO_CARD, 0, int(bought))
    ):
        column.append(value)
    return len(s.thing) - 1


def remove_thing(s: Infinity, thing: int) -> None:
    """A thing is gone from play."""
    s.thing[thing], s.where[thing] = NOBODY, NOWHERE


def things(s: Infinity) -> list[int]:
    """Every thing in play."""
    return [i for i, card in enumerate(s.thing) if card != NOBODY]


def lying_at(s: Infinity, place: int) -> list[int]:
    """The things that lie on a tile. [DI-TILE-13]"""
    return [i for i, at in enumerate(s.where) if at == LYING + place]


def holder(s: Infinity, thing: int) -> int:
    """The hero that has a thing, or NOBODY."""
    return s.where[thing] // HERO if 0 <= s.where[thing] < LYING else NOBODY


def held(s: Infinity, seat: int) -> list[int]:
    """All things of a hero."""
    first = seat * HERO
    return [i for i, at in enumerate(s.where) if first <= at < first + HERO]


def worn(s: Infinity, seat: int) -> list[int]:
    """What a hero wears."""
    first = seat * HERO
    return [i for i, at in enumerate(s.where) if first <= at < first + CARRIED]


def kept(s: Infinity, seat: int, how: int) -> list[int]:
    """What a hero carries, has in pockets, or in a backpack."""
    place = seat * HERO + how
    return [i for i, at in enumerate(s.where) if at == place]


@cache
def is_pocket(card: int) -> bool:
    """Whether a thing is a pocket item. [DI-ITEM-01]"""
    thing = goods(card)
    if isinstance(thing, Item):
        return thing.pocket
    if isinstance(thing, Reward):
        return thing.place in (Place.POCKET, Place.WEAPON)
    return False


def is_pack(s: Infinity, thing: int) -> bool:
    """Whether a thing is a backpack. [DI-ITEM-03]"""
    found = goods_of(s, thing)
    return isinstance(found, Item) and found.kind == ItemKind.PACK


@part
def load(s: Infinity, seat: int) -> int:
    """How many regular items a hero carries; a backpack is one, whatever it holds. [DI-ITEM-01]

    [DI-ITEM-03]
    """
    return s.where.count(seat * HERO + CARRIED) + s.page.burden(seat)


@cache
def figures(card: int) -> Worn:
    """What a thing changes while it is worn."""
    found = goods(card)
    return found.worn if isinstance(found, Equipment | Reward) else NO_CHANGE


@cache
def rings_unworn(card: int) -> bool:
    """Whether a thing is heard although nobody can wear it. [IC-47]"""
    found = goods(card)
    return isinstance(found, Reward) and found.place == Place.CARRIED


def icon_of(s: Infinity, thing: int) -> Icon | None:
    """The icon of a thing, where it has one."""
    found = goods_of(s, thing)
    return found.icon if isinstance(found, Equipment | Reward) else None

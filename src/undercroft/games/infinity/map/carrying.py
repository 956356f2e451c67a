"""How heroes come by things, keep them and part with them. [DI-ITEM-01]

Where a thing is kept follows from what it is: pocket items in pockets, regular ones in a backpack
as long as there is room, the others in the hands. Whoever changes what a hero has calls one of the
functions here, and they put it in order.
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.modifiers import refit
from undercroft.games.infinity.combat.numbers import is_monk
from undercroft.games.infinity.content.schema import Icon, ItemKind
from undercroft.games.infinity.content.thing_schema import Equipment, Item
from undercroft.games.infinity.map.possessions import (
    CARRIED,
    HERO,
    LYING,
    PACKED,
    POCKETED,
    add_thing,
    found_card,
    goods,
    goods_of,
    held,
    holder,
    icon_of,
    is_pack,
    is_pocket,
    kept,
    remove_thing,
)
from undercroft.games.infinity.notation import (
    EQUIPMENT_DECK,
    FIRST_DISCARD,
    FIRST_RISK,
    FIRST_RISK_DECK,
    ITEM_DECK,
    REWARD_DECK,
    card_name,
)
from undercroft.games.infinity.state import NO_CARD, NOBODY, Infinity
from undercroft.kernel.stacks import EVERYONE

WEAPONS: Final = (
    *(Icon.KNIFE, Icon.SWORD, Icon.MACE, Icon.AXE),
    *(Icon.STAFF, Icon.SPEAR, Icon.BOW),
)
"""What an orb can be set into. [DI-ITEM-11]"""


def named(s: Infinity, thing: int) -> str:
    """What a thing is called."""
    return card_name(s.thing[thing])


def unworn(s: Infinity, seat: int) -> list[int]:
    """What a hero has and does not wear."""
    return [thing for thing in held(s, seat) if s.where[thing] % HERO >= CARRIED]


def held_of_kind(s: Infinity, seat: int, id_: str) -> list[int]:
    """The things of a hero that are one store item or work like it, such as keys. [DI-ITEM-21]"""
    return [thing for thing in held(s, seat) if getattr(goods_of(s, thing), "id", "") == id_]


# ---- room ----------------------------------------------------------------------------------------


def capacity(s: Infinity, seat: int) -> int:
    """How many regular items the backpacks of a hero hold. [DI-ITEM-03]"""
    packs = [goods_of(s, thing) for thing in kept(s, seat, CARRIED) if is_pack(s, thing)]
    return sum(pack.holds for pack in packs if isinstance(pack, Item))


def has_room(s: Infinity, seat: int, card: int) -> bool:
    """Whether a hero can take a thing at all: all can, but for the Monk. [DI-HERO-20]

    He has regular items only in a backpack, and needs it first.
    """
    if not is_monk(s, seat) or is_pocket(card) or is_pack_card(card):
        return True
    return len(kept(s, seat, PACKED)) < capacity(s, seat)


def is_pack_card(card: int) -> bool:
    """Whether a card is a backpack."""
    found = goods(card)
    return isinstance(found, Item) and found.kind == ItemKind.PACK


def put_in_order(s: Infinity, seat: int) -> None:
    """Backpacks are filled, and what they do not hold is carried. [DI-ITEM-03]

    What the Monk has no backpack for falls to the floor. [DI-HERO-20]
    """
    regular = [t for t in unworn(s, seat) if not is_pocket(s.thing[t]) and not is_pack(s, t)]
    room = capacity(s, seat)
    for at, thing in enumerate(regular):
        s.where[thing] = seat * HERO + (PACKED if at < room else CARRIED)
    if is_monk(s, seat):
        for thing in regular[room:]:
            s.where[thing] = LYING + s.spot[seat]
    refit(s, seat)


# ---- coming and going ----------------------------------------------------------------------------


def place_for(s: Infinity, seat: int, card: int) -> int:
    """Where a hero first keeps a thing that it gets: in the hands, the pocket, or on the floor."""
    if not has_room(s, seat, card):
        return LYING + s.spot[seat]
    return seat * HERO + (POCKETED if is_pocket(card) else CARRIED)


def get_card(s: Infinity, seat: int, card: int, *, bought: bool = False) -> int:
    """A hero gets a card as a thing, whose number is told; gold too. [IC-01] [DI-ITEM-04]

    [DI-A-42]
    """
    thing = add_thing(s, card, place_for(s, seat, card), bought=bought)
    put_in_order(s, seat)
    return thing


def get_thing(s: Infinity, seat: int, thing: int) -> None:
    """A hero gets a thing that is in play, and who had it has it no more."""
    before = holder(s, thing)
    s.where[thing] = place_for(s, seat, s.thing[thing])
    put_in_order(s, seat)
    if before not in (NOBODY, seat):
        put_in_order(s, before)


def lay_down(s: Infinity, thing: int) -> None:
    """A hero's thing lies on the tile from now on. [DI-ITEM-07]"""
    seat = holder(s, thing)
    s.where[thing] = LYING + s.spot[seat]
    put_in_order(s, seat)
    tell_of(s, seat, f"drops {named(s, thing)}", "DI-ITEM-07")


def use_up(s: Infinity, thing: int) -> None:
    """A thing is gone: it and what is set into it go to the discards of their decks. [IC-01]"""
    seat, cards = holder(s, thing), (s.thing[thing], s.orb[thing])
    remove_thing(s, thing)
    for card in cards:
        if card != NO_CARD:
            discard(s, card)
    if seat != NOBODY:
        put_in_order(s, seat)


def discard(s: Infinity, card: int) -> None:
    """A card goes to the open discard of its deck."""
    zone = FIRST_DISCARD + deck_of(card)
    s.zones[zone] = s.zones[zone].add(card, EVERYONE)


def deck_of(card: int) -> int:
    """The deck that a thing came from: of the store, of rewards, or a risk deck. [IC-01]"""
    if card >= FIRST_RISK:
        return FIRST_RISK_DECK + found_card(card).deck
    found = goods(card)
    if isinstance(found, Equipment):
        return EQUIPMENT_DECK
    return ITEM_DECK if isinstance(found, Item) else REWARD_DECK


# ---- what things are -----------------------------------------------------------------------------


def is_weapon(s: Infinity, thing: int) -> bool:
    """Whether an orb can be set into a thing. [DI-ITEM-11]"""
    return icon_of(s, thing) in WEAPONS


def is_orb(s: Infinity, thing: int) -> bool:
    """Whether a thing is an orb. [DI-ITEM-11]"""
    return icon_of(s, thing) == Icon.ORB


def is_in_play(s: Infinity, thing: int) -> bool:
    """Whether there is a thing with this number."""
    return 0 <= thing < len(s.thing) and s.thing[thing] != NOBODY


def is_held(s: Infinity, thing: int, seat: int) -> bool:
    """Whether a thing is one of a hero's, worn or not."""
    return is_in_play(s, thing) and holder(s, thing) == seat

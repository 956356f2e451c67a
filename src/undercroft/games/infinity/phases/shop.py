"""The merchant's shelves, his orders and what he gives for things. [DI-MERCH-01]

Shelves are counted as they are written: equipment first, then items. An empty one holds NO_CARD.
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import say
from undercroft.games.infinity.content.tables import SHOP
from undercroft.games.infinity.content.thing_schema import Equipment, Item, Reward
from undercroft.games.infinity.map.possessions import found_card, goods
from undercroft.games.infinity.notation import (
    EQUIPMENT_DECK,
    FIRST_RISK,
    ITEM_DECK,
    card_name,
)
from undercroft.games.infinity.state import NO_CARD, NOBODY, Infinity
from undercroft.kernel.chance import Draw
from undercroft.kernel.frames import Frame
from undercroft.kernel.rows import replaced, without

STORE_DECKS: Final = (EQUIPMENT_DECK, ITEM_DECK)
PLACES: Final = SHOP.equipment + SHOP.items


def shelves(s: Infinity) -> tuple[int, ...]:
    """What lies on the shelves, equipment first."""
    return (*s.equipment_shelf, *s.item_shelf)


def deck_behind(place: int) -> int:
    """The deck from which a shelf is filled."""
    return EQUIPMENT_DECK if place < SHOP.equipment else ITEM_DECK


def set_shelf(s: Infinity, place: int, card: int) -> None:
    """A card lies on a shelf, or none."""
    if place < SHOP.equipment:
        s.equipment_shelf = replaced(s.equipment_shelf, place, card)
    else:
        s.item_shelf = replaced(s.item_shelf, place - SHOP.equipment, card)


def clear_shelves(s: Infinity) -> None:
    """All shelves are empty, as before a game."""
    s.equipment_shelf = (NO_CARD,) * SHOP.equipment
    s.item_shelf = (NO_CARD,) * SHOP.items


class StockShelves(Frame[Infinity]):
    """Empty shelves are filled from their decks, as far as those go. [DI-SETUP-07]

    At first that is all of them, later what was sold, at once. [DI-MERCH-03]
    """

    NAME = "stock-shelves"

    def next_shelf(self, s: Infinity) -> int:
        """The first empty shelf for which there is a card, or NOBODY."""
        for place, card in enumerate(shelves(s)):
            if card == NO_CARD and s.stacks[deck_behind(place)].size:
                return place
        return NOBODY

    def advance(self, s: Infinity) -> bool:
        place = self.next_shelf(s)
        if place == NOBODY:
            s.pop()
        else:
            s.push(Draw(deck_behind(place)))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        set_shelf(s, self.next_shelf_of(s, value), value)
        say(s, f"The merchant lays out {card_name(value)}", "DI-MERCH-01")

    def next_shelf_of(self, s: Infinity, card: int) -> int:
        """The first empty shelf of the kind that a card belongs on."""
        is_equipment = isinstance(goods(card), Equipment)
        empty = [place for place, lies in enumerate(shelves(s)) if lies == NO_CARD]
        return next(place for place in empty if (place < SHOP.equipment) == is_equipment)


# ---- orders --------------------------------------------------------------------------------------


def orderable(s: Infinity) -> list[int]:
    """The cards that are in the store decks, each kind once. [DI-MERCH-06]"""
    return sorted({card for deck in STORE_DECKS for card in s.stacks[deck].cards()})


def take_order(s: Infinity, card: int) -> None:
    """A card is taken out of its deck openly, the deck is shuffled, and a marker set. [DI-A-68]

    It can be bought when as many rounds have ended as the marker says. [DI-MERCH-06] [DI-A-24]
    """
    deck = EQUIPMENT_DECK if isinstance(goods(card), Equipment) else ITEM_DECK
    s.stacks[deck] = s.stacks[deck].shuffled().drawn(0, card)
    s.orders = (*s.orders, card)
    s.order_rounds = (*s.order_rounds, s.options.order_rounds)


def delivered(s: Infinity) -> list[int]:
    """The ordered cards that have come, each kind once."""
    return sorted({card for card, left in zip(s.orders, s.order_rounds) if not left})


def end_order(s: Infinity, card: int) -> None:
    """An ordered card that has come is sold; its marker is free again."""
    pairs = list(zip(s.orders, s.order_rounds))
    at = pairs.index((card, 0))
    s.orders, s.order_rounds = without(s.orders, at), without(s.order_rounds, at)


# ---- prices --------------------------------------------------------------------------------------


def price_of(card: int) -> int:
    """The coins that a store card costs. [DI-MERCH-05]"""
    found = goods(card)
    return found.price if isinstance(found, Equipment | Item) else 0


def value_of(s: Infinity, thing: int) -> int:
    """The coins that the merchant gives for a thing; none for what he has sold. [DI-MERCH-10]

    An orb in a weapon adds 2. [DI-MERCH-12]
    """
    if s.bought[thing]:
        return 0
    orb = SHOP.orb_value if s.orb[thing] != NO_CARD else 0
    return worth(s.thing[thing]) + orb


def worth(card: int) -> int:
    """What a card is worth: gold, orbs and rewards all, store kinds half their price. [IC-01]

    [DI-MERCH-11] [DI-MERCH-14]
    """
    if card >= FIRST_RISK and found_card(card).gold:
        return found_card(card).gold
    found = goods(card)
    if isinstance(found, Reward):
        return found.value
    return (found.price + 1) // 2 if found is not None else 0

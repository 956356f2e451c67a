"""Dealing with the merchant: one visit, any of his services. [DI-MERCH-04]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.damage import heal
from undercroft.games.infinity.combat.numbers import ARMORED, most_health
from undercroft.games.infinity.content.schema import Slot, TileKind
from undercroft.games.infinity.content.tables import SHOP
from undercroft.games.infinity.map.carrying import get_card, has_room, is_held, named, use_up
from undercroft.games.infinity.map.figures import is_fighting, spot_of
from undercroft.games.infinity.map.possessions import held
from undercroft.games.infinity.notation import (
    BUY,
    COLLECT,
    HEAL,
    ORDER,
    PATCH,
    REPAIR,
    SELL,
    VISIT,
    card_name,
)
from undercroft.games.infinity.phases.hero_turn import (
    FIRST,
    SHOPPING,
    HeroAction,
    Turn,
    can_pay,
    turn_of,
)
from undercroft.games.infinity.phases.prices import price
from undercroft.games.infinity.phases.shop import (
    PLACES,
    StockShelves,
    delivered,
    end_order,
    orderable,
    price_of,
    set_shelf,
    shelves,
    take_order,
    value_of,
)
from undercroft.games.infinity.state import NO_CARD, NOBODY, Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.moves import Move
from undercroft.kernel.rows import replaced

# ---- the visit -----------------------------------------------------------------------------------


@gate("DI-SPEC-08", "the merchant sits on the Starter Tile")
def is_at_merchant(s: Infinity, move: Move) -> int:
    """The merchant is met where he sits. [DI-SPEC-08] [DI-MERCH-01]"""
    return int(s.tile(s.spot[move.seat]).kind != TileKind.STARTER)


@gate("DI-MERCH-13", "the merchant hides from enemies and from the lord")
def is_undisturbed(s: Infinity, move: Move) -> int:
    """Nobody deals with enemies upon it, or beside the lord. [DI-MERCH-13]"""
    has_lord = s.lord != NOBODY and spot_of(s, s.lord) == s.spot[move.seat]
    return int(has_lord or is_fighting(s, move.seat))


def is_shopping(s: Infinity, seat: int) -> bool:
    """Whether a hero is being served: it has paid for a visit, or it is its first turn.

    [DI-MERCH-02] [DI-A-49]
    """
    return s.turns[seat] == FIRST or turn_of(s).going == SHOPPING


@gate("DI-MERCH-04", "the merchant has to be visited first")
def is_served(s: Infinity, move: Move) -> int:
    """A visit comes before its services; in a hero's first turn none is needed. [DI-MERCH-04]"""
    return int(not is_shopping(s, move.seat))


@gate("DI-MERCH-04", "the merchant serves the hero already")
def is_unserved(s: Infinity, move: Move) -> int:
    """One payment is enough for a visit. [DI-MERCH-04]"""
    return int(is_shopping(s, move.seat))


class Visiting(HeroAction):
    """Two points for any services until something else is done. [DI-MERCH-04]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [VISIT(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay_once(s, SHOPPING, price(move))
        tell_of(s, turn.who, "visits the merchant", "DI-MERCH-04")


class Service(HeroAction):
    """Something the merchant does for a hero who visits him."""

    PART_OF = SHOPPING

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.going = SHOPPING
        self.serve(s, turn, move)

    def serve(self, s: Infinity, turn: Turn, move: Move) -> None:
        """The service itself."""
        raise NotImplementedError


VISITING: Final = Visiting(VISIT, is_at_merchant, is_undisturbed, is_unserved, can_pay)
AT_HIS_PLACE: Final = (is_at_merchant, is_undisturbed, is_served)


def lacks_coins(_s: Infinity, _move: Move, missing: int) -> str:
    """How many coins are wanting."""
    return "1 more coin is needed" if missing == 1 else f"{missing} more coins are needed"


def spend(s: Infinity, seat: int, coins: int) -> None:
    """Coins are paid. [DI-MERCH-05]"""
    s.coins[seat] -= coins


# ---- buying --------------------------------------------------------------------------------------


def on_shelf(s: Infinity, move: Move) -> int:
    """The card that lies on the shelf of a move."""
    return shelves(s)[move.args[0]]


@check("DI-MERCH-01", "nothing lies there")
def is_offered(s: Infinity, move: Move) -> int:
    """Only what lies out is bought. [DI-MERCH-01]"""
    return int(on_shelf(s, move) == NO_CARD)


@check("DI-MERCH-03", "it has just replaced what the hero bought; it can be bought next turn")
def is_not_replacement(s: Infinity, move: Move) -> int:
    """Who has bought something does not get its replacement in the same turn. [DI-MERCH-03]"""
    return turn_of(s).restocked >> move.args[0] & 1


@check("DI-MERCH-05", lacks_coins)
def can_afford(s: Infinity, move: Move) -> int:
    """A card costs its price. [DI-MERCH-05]"""
    card = on_shelf(s, move)
    return 0 if card == NO_CARD else max(0, price_of(card) - s.coins[move.seat])


@check("DI-HERO-20", "there is no room for it in a backpack")
def is_room_for_it(s: Infinity, move: Move) -> int:
    """The Monk buys regular things only for a backpack that he has. [DI-HERO-20]"""
    card = on_shelf(s, move)
    return int(card != NO_CARD and not has_room(s, move.seat, card))


class Buying(Service):
    """A card off the shelves for its price; another takes its place at once. [DI-MERCH-05]

    [DI-MERCH-03]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return BUY.each(turn.who, range(PLACES))

    def serve(self, s: Infinity, turn: Turn, move: Move) -> None:
        place, card = move.args[0], on_shelf(s, move)
        spend(s, turn.who, price_of(card))
        tell_of(s, turn.who, f"buys {card_name(card)} for {price_of(card)} coins", "DI-MERCH-05")
        get_card(s, turn.who, card, bought=True)
        set_shelf(s, place, NO_CARD)
        turn.restocked |= 1 << place
        s.push(StockShelves())


BUYING: Final = Buying(
    BUY, *AT_HIS_PLACE, is_offered, is_not_replacement, can_afford, is_room_for_it
)


# ---- orders --------------------------------------------------------------------------------------


@gate("DI-MERCH-07", "the merchant takes no more than five orders at a time")
def has_marker(s: Infinity, _move: Move) -> int:
    """At most five cards are on order. [DI-MERCH-07] [DI-COMP-06]"""
    return int(len(s.orders) >= SHOP.orders)


@check("DI-MERCH-06", "it is not in the merchant's decks")
def is_in_deck(s: Infinity, move: Move) -> int:
    """Only cards of the store decks can be ordered. [DI-MERCH-06]"""
    return int(move.args[0] not in orderable(s))


class Ordering(Service):
    """A card of a store deck is ordered, and paid when it is collected. [DI-MERCH-06]

    [DI-MERCH-07]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return ORDER.each(turn.who, orderable(s))

    def serve(self, s: Infinity, turn: Turn, move: Move) -> None:
        take_order(s, move.args[0])
        tell_of(s, turn.who, f"orders {card_name(move.args[0])}", "DI-MERCH-06")


@check("DI-MERCH-06", "no such order has come yet")
def is_delivered(s: Infinity, move: Move) -> int:
    """An order can be bought by anybody once it has come. [DI-MERCH-06]"""
    return int(move.args[0] not in delivered(s))


@check("DI-MERCH-05", lacks_coins)
def can_afford_order(s: Infinity, move: Move) -> int:
    """An ordered card costs its price. [DI-MERCH-05]"""
    if is_delivered(s, move):
        return 0
    return max(0, price_of(move.args[0]) - s.coins[move.seat])


@check("DI-HERO-20", "there is no room for it in a backpack")
def is_room_for_order(s: Infinity, move: Move) -> int:
    """The Monk collects regular things only for a backpack that he has. [DI-HERO-20]"""
    return int(not is_delivered(s, move) and not has_room(s, move.seat, move.args[0]))


class Collecting(Service):
    """An ordered card is bought, by whoever wants it. [DI-MERCH-06]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return COLLECT.each(turn.who, delivered(s))

    def serve(self, s: Infinity, turn: Turn, move: Move) -> None:
        card = move.args[0]
        spend(s, turn.who, price_of(card))
        end_order(s, card)
        get_card(s, turn.who, card, bought=True)
        told = f"collects {card_name(card)} for {price_of(card)} coins"
        tell_of(s, turn.who, told, "DI-MERCH-06")


ORDERING: Final = Ordering(ORDER, *AT_HIS_PLACE, has_marker, is_in_deck, sure=(is_in_deck,))
COLLECTING: Final = Collecting(
    COLLECT,
    *AT_HIS_PLACE,
    is_delivered,
    can_afford_order,
    is_room_for_order,
    sure=(is_delivered,),
)


# ---- healing and repairs -------------------------------------------------------------------------


def coins_to_heal(s: Infinity, seat: int) -> int:
    """How many coins make a difference to a hero's Health: a begun three costs all. [IC-58]

    One is enough for Power -2 tokens, which healing takes off instead. [DI-TOKEN-12]
    """
    if s.drained[seat]:
        return 1
    return -(-(most_health(s, seat) - s.health[seat]) // SHOP.health_for_coin)


@check("IC-58", "so many coins are more than the hero needs")
def is_hurt(s: Infinity, move: Move) -> int:
    """Nobody pays for more than there is to heal. [IC-58]"""
    return int(not 1 <= move.args[0] <= coins_to_heal(s, move.seat))


@check("DI-MERCH-08", lacks_coins)
def has_coins(s: Infinity, move: Move) -> int:
    """Healing costs coins. [DI-MERCH-08]"""
    return max(0, move.args[0] - s.coins[move.seat])


class Healing(Service):
    """Three Health for each coin. [DI-MERCH-08] [IC-58]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        most = min(s.coins[turn.who], coins_to_heal(s, turn.who))
        return HEAL.each(turn.who, range(1, most + 1))

    def serve(self, s: Infinity, turn: Turn, move: Move) -> None:
        spend(s, turn.who, move.args[0])
        heal(s, turn.who, move.args[0] * SHOP.health_for_coin, "DI-MERCH-08")


@gate("DI-MERCH-09", lacks_coins)
def can_afford_repair(s: Infinity, move: Move) -> int:
    """A repair costs two coins. [DI-MERCH-09]"""
    return max(0, SHOP.repair - s.coins[move.seat])


@check("DI-MERCH-09", "the hero has no such thing that is damaged")
def is_damaged(s: Infinity, move: Move) -> int:
    """Only damaged things are repaired. [DI-MERCH-09]"""
    return int(not is_held(s, move.args[0], move.seat) or not s.dents[move.args[0]])


class Repairing(Service):
    """All Def -2 tokens of one thing go. [DI-MERCH-09] [DI-TOKEN-18]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return REPAIR.each(turn.who, [t for t in held(s, turn.who) if s.dents[t]])

    def serve(self, s: Infinity, turn: Turn, move: Move) -> None:
        spend(s, turn.who, SHOP.repair)
        s.dents[move.args[0]] = 0
        tell_of(s, turn.who, f"has {named(s, move.args[0])} repaired", "DI-MERCH-09")


@check("DI-TOKEN-20", "there is no token on that slot")
def has_token(s: Infinity, move: Move) -> int:
    """A token on a slot can be taken off like damage. [DI-TOKEN-20]"""
    return int(not tokens_on(s, move.seat, move.args[0]))


def tokens_on(s: Infinity, seat: int, slot: int) -> int:
    """How many Def -2 tokens lie on a slot itself, covered or not. [DI-TOKEN-20]"""
    return s.bare[seat][ARMORED.index(Slot(slot))] if slot in ARMORED else 0


class Patching(Service):
    """All Def -2 tokens on one slot go, for the price of a repair. [DI-TOKEN-20]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return PATCH.each(turn.who, [slot for slot in ARMORED if tokens_on(s, turn.who, slot)])

    def serve(self, s: Infinity, turn: Turn, move: Move) -> None:
        spend(s, turn.who, SHOP.repair)
        at = ARMORED.index(Slot(move.args[0]))
        s.bare[turn.who] = replaced(s.bare[turn.who], at, 0)
        tell_of(s, turn.who, "has the corrosion taken off", "DI-TOKEN-20")


HEALING: Final = Healing(HEAL, *AT_HIS_PLACE, is_hurt, has_coins, sure=(is_hurt, has_coins))
REPAIRING: Final = Repairing(
    REPAIR, *AT_HIS_PLACE, can_afford_repair, is_damaged, sure=(is_damaged,)
)
PATCHING: Final = Patching(PATCH, *AT_HIS_PLACE, can_afford_repair, has_token, sure=(has_token,))


# ---- selling -------------------------------------------------------------------------------------


@check("DI-MERCH-10", "the merchant does not take it")
def is_wanted(s: Infinity, move: Move) -> int:
    """Rewards and finds are sold, not what was bought from him. [DI-MERCH-10] [DI-MERCH-14]"""
    thing = move.args[0]
    return int(not is_held(s, thing, move.seat) or not value_of(s, thing))


class Selling(Service):
    """A thing for its value in coins; gold is changed in the same way. [DI-MERCH-10]

    [DI-MERCH-11]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return SELL.each(turn.who, held(s, turn.who))

    def serve(self, s: Infinity, turn: Turn, move: Move) -> None:
        thing, coins = move.args[0], value_of(s, move.args[0])
        tell_of(s, turn.who, f"sells {named(s, thing)} for {coins} coins", "DI-MERCH-10")
        s.coins[turn.who] += coins
        use_up(s, thing)


SELLING: Final = Selling(SELL, *AT_HIS_PLACE, is_wanted)

SERVICES: Final = (
    *(VISITING, BUYING, COLLECTING, ORDERING),
    *(HEALING, REPAIRING, PATCHING, SELLING),
)
"""All that can be done with him, in the order in which it is offered."""

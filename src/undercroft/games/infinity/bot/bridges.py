"""What leads on where no way does: ropes, scrolls and keys, and whether a hero can pay for them."""

from __future__ import annotations

from undercroft.games.infinity.actions.hazards import PASSAGE, ROPE
from undercroft.games.infinity.actions.search import KEY
from undercroft.games.infinity.bot.reach import within_reach
from undercroft.games.infinity.combat.modifiers import thing_id
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.content.thing_schema import Item
from undercroft.games.infinity.map.carrying import held_of_kind
from undercroft.games.infinity.map.ground import is_pit
from undercroft.games.infinity.map.hazards import START
from undercroft.games.infinity.map.possessions import goods, held
from undercroft.games.infinity.phases.shop import delivered, orderable, price_of, shelves
from undercroft.games.infinity.state import NO_CARD, NO_HAZARD, Infinity


def affordable(s: Infinity, seat: int) -> list[int]:
    """What leads across and could be bought or ordered now."""
    cards = [*shelves(s), *delivered(s), *orderable(s)]
    return [
        card for card in cards if leads_across(s, seat, card) and price_of(card) <= s.coins[seat]
    ]


def leads_across(s: Infinity, seat: int, card: int) -> bool:
    """Whether a hero has use for a card: a rope at a pit, a key for a chest, a scroll anywhere."""
    item = goods(card) if card != NO_CARD else None
    if not isinstance(item, Item) or not is_of_use(s, seat, item.id):
        return False
    mine = [thing_id(s.thing[thing]) for thing in held(s, seat)]
    is_coming = any(goods(order) == item for order in s.orders if order not in delivered(s))
    return item.id not in mine and not is_coming


def is_of_use(s: Infinity, seat: int, id_: str) -> bool:
    """Whether an item of the store leads on from where a hero can get to."""
    if id_ == ROPE:
        return bool(brinks(s, seat))
    if id_ == KEY:
        return any(s.contents[place] == RiskDeck.CHEST for place in firm_ground(s, seat))
    return id_ == PASSAGE


def can_pay_for_way(s: Infinity, seat: int) -> bool:
    """Whether a hero gets to the merchant and can pay for what leads across."""
    return START in within_reach(s, seat) and bool(affordable(s, seat))


def bridges(s: Infinity, seat: int, stranded: list[int]) -> list[int]:
    """The pits over which a hero can lay a rope for companions on their other side."""
    beyond = [other for other in stranded if s.spot[seat] not in within_reach(s, other)]
    theirs = [place for other in beyond for place in brinks(s, other)]
    return [place for place in brinks(s, seat) if place in theirs and not s.ropes[place]]


def brinks(s: Infinity, seat: int) -> list[int]:
    """The pits next to firm ground on which a hero can get to stand."""
    firm = firm_ground(s, seat)
    return [pit for place in firm for pit in s.dungeon.neighbours(place) if is_pit(s, pit)]


def firm_ground(s: Infinity, seat: int) -> list[int]:
    """The tiles on which a hero can get to stand."""
    return [place for place in within_reach(s, seat) if s.hazards[place] == NO_HAZARD]


def brings_rope(s: Infinity, seat: int, stranded: list[int]) -> bool:
    """Whether a hero has a rope for companions who are cut off, or can pay for one."""
    if not bridges(s, seat, stranded):
        return False
    if held_of_kind(s, seat, ROPE):
        return True
    is_sold = any(is_rope(card) for card in affordable(s, seat))
    return is_sold and START in within_reach(s, seat)


def is_rope(card: int) -> bool:
    """Whether a store card is a rope."""
    item = goods(card)
    return isinstance(item, Item) and item.id == ROPE

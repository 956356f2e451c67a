"""What a hero does where no way leads on: dig, look for coins, and buy what leads across."""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity import notation as n
from undercroft.games.infinity.actions.hazards import PASSAGE, ROPE
from undercroft.games.infinity.actions.search import KEY
from undercroft.games.infinity.bot.aims import aims, share
from undercroft.games.infinity.combat.modifiers import thing_id
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.content.thing_schema import Item
from undercroft.games.infinity.map.carrying import held_of_kind
from undercroft.games.infinity.map.figures import heroes, is_up
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.map.ground import is_pit
from undercroft.games.infinity.map.hazards import START
from undercroft.games.infinity.map.possessions import goods, held
from undercroft.games.infinity.map.seals import is_sealed
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.phases.shop import delivered, orderable, price_of, shelves
from undercroft.games.infinity.state import NO_CARD, NO_HAZARD, NO_TOKEN, Infinity
from undercroft.kernel.moves import Move

FREEING: Final = 3.0
"""What it is worth to get across at last."""


def within_reach(s: Infinity, seat: int) -> list[int]:
    """The tiles a hero can get to as things are, lava included, pits with a rope at hand."""
    has_rope = bool(held_of_kind(s, seat, ROPE))
    places = [s.spot[seat]]
    for at in places:
        beyond = s.dungeon.neighbours(at)
        if s.hazards[at] != NO_HAZARD:
            beyond = [place for place in beyond if s.hazards[place] == NO_HAZARD]
        open_to = [p for p in beyond if has_rope or s.ropes[p] or not is_pit(s, p)]
        places.extend([place for place in open_to if place not in places])
    return places


def is_cut_off(s: Infinity, seat: int, goals: list[int]) -> bool:
    """Whether no way leads to any of some tiles."""
    if not s.dungeon.sealed and not any(hazard != NO_HAZARD for hazard in s.hazards):
        return False
    reach = within_reach(s, seat)
    return bool(goals) and not any(goal in reach for goal in goals)


def is_waited_for(s: Infinity, seat: int, goals: list[int]) -> bool:
    """Whether a hero can get where all want to be, and a companion cannot."""
    if not s.dungeon.sealed or not goals or not is_cooperative(s):
        return False
    others = [other for other in heroes(s) if other != seat and is_up(s, other)]
    return any(is_cut_off(s, other, aims(s, other)) for other in others)


def detours(s: Infinity, seat: int) -> list[int]:
    """Where a hero who is cut off is of use: at doors to dig free, at finds, at the merchant's."""
    firm = [place for place in within_reach(s, seat) if s.hazards[place] == NO_HAZARD]
    shut = [place for place in firm if any(can_dig(s, place, side) for side in SIDES)]
    finds = [place for place in firm if can_search(s, seat, place)]
    return shut or finds or [START]


def can_search(s: Infinity, seat: int, place: int) -> bool:
    """Whether something is to be found on a tile by a hero: chests are for who has a key."""
    if s.contents[place] == RiskDeck.CHEST:
        return bool(held_of_kind(s, seat, KEY))
    return s.contents[place] != NO_TOKEN


def firm_ways(s: Infinity, goals: list[int]) -> dict[int, int]:
    """How far each tile is from the nearest goal on firm ground, where a way leads there at all."""
    away = {goal: 0 for goal in goals if s.hazards[goal] == NO_HAZARD}
    places = list(away)
    for at in places:
        for beyond in s.dungeon.neighbours(at):
            if beyond not in away and s.hazards[beyond] == NO_HAZARD:
                away[beyond] = away[at] + 1
                places.append(beyond)
    return away


def can_dig(s: Infinity, place: int, side: int) -> bool:
    """Whether a door is sealed and yields to digging."""
    return is_sealed(s, place, side) and not s.page.is_barred(s.dungeon.door(place, side))


def freeing_value(s: Infinity, move: Move) -> float:
    """What an action is worth for getting across; 0 for what does not help."""
    seat = move.seat
    if move.verb is n.CONSUME:
        return FREEING if thing_id(s.thing[move.args[0]]) == PASSAGE else 0.0
    if move.verb is n.SHOUT:
        return 0.3 if share(s, seat) > 0.8 and not affordable(s, seat) else 0.0
    if move.verb is n.VISIT:
        return FREEING if affordable(s, seat) else 0.0
    if move.verb not in (n.BUY, n.COLLECT, n.ORDER):
        return 0.0
    card = shelves(s)[move.args[0]] if move.verb is n.BUY else move.args[0]
    return FREEING if leads_across(s, seat, card) else 0.0


def affordable(s: Infinity, seat: int) -> list[int]:
    """What leads across and could be bought or ordered now."""
    cards = [*shelves(s), *delivered(s), *orderable(s)]
    return [
        card for card in cards if leads_across(s, seat, card) and price_of(card) <= s.coins[seat]
    ]


def leads_across(s: Infinity, seat: int, card: int) -> bool:
    """Whether a hero has use for a card: a rope beside a pit, a scroll anywhere."""
    item = goods(card) if card != NO_CARD else None
    if not isinstance(item, Item) or item.id not in (ROPE, PASSAGE):
        return False
    if item.id == ROPE and not any(is_pit(s, place) for place in edges(s, seat)):
        return False
    mine = [thing_id(s.thing[thing]) for thing in held(s, seat)]
    is_coming = any(goods(order) == item for order in s.orders if order not in delivered(s))
    return item.id not in mine and not is_coming


def edges(s: Infinity, seat: int) -> list[int]:
    """The tiles next to those within reach."""
    return [beyond for place in within_reach(s, seat) for beyond in s.dungeon.neighbours(place)]

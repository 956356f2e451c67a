"""What a hero does where no way leads on: dig, look for coins, and buy what leads across.

Who is not cut off does it for companions who are, where it can.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity import notation as n
from undercroft.games.infinity.actions.hazards import PASSAGE, ROPE
from undercroft.games.infinity.actions.search import KEY
from undercroft.games.infinity.bot.aims import aims, frontier, share
from undercroft.games.infinity.bot.bridges import (
    affordable,
    bridges,
    brings_rope,
    can_pay_for_way,
    firm_ground,
    is_rope,
)
from undercroft.games.infinity.bot.reach import can_reach, is_open_everywhere
from undercroft.games.infinity.combat.modifiers import thing_id
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.carrying import held_of_kind
from undercroft.games.infinity.map.figures import heroes, is_up
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.map.hazards import START
from undercroft.games.infinity.map.seals import is_sealed
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.phases.shop import shelves
from undercroft.games.infinity.state import NO_TOKEN, Infinity
from undercroft.kernel.moves import Move

FREEING: Final = 3.0
"""What it is worth to get across at last."""


def is_cut_off(s: Infinity, seat: int, goals: list[int]) -> bool:
    """Whether no way leads to any of some tiles."""
    return bool(goals) and not can_reach(s, seat, goals)


def stranded(s: Infinity, seat: int) -> list[int]:
    """The companions of a hero who cannot get to where they want to be."""
    if is_open_everywhere(s) or not is_cooperative(s):
        return []
    others = [other for other in heroes(s) if other != seat and is_up(s, other)]
    return [other for other in others if is_cut_off(s, other, aims(s, other))]


def is_waited_for(s: Infinity, seat: int, goals: list[int]) -> bool:
    """Whether a hero can get where all want to be, a companion cannot, and it could help.

    Sealed doors are dug free from either side. A flood or crevice takes a rope: who has none and
    cannot pay for one goes on.
    """
    others = stranded(s, seat) if goals else []
    return bool(others) and (can_dig_anywhere(s) or brings_rope(s, seat, others))


def can_dig_anywhere(s: Infinity) -> bool:
    """Whether a sealed door yields to digging."""
    return any(not s.page.is_barred(door) for door in s.dungeon.sealed)


def detours(s: Infinity, seat: int) -> list[int]:
    """Where who is cut off, or helps, is of use: at pits with a rope for others, at doors to dig
    free, at finds, at the merchant's, and at doors into the unknown.
    """
    others = stranded(s, seat) if held_of_kind(s, seat, ROPE) else []
    firm = firm_ground(s, seat)
    shut = [place for place in firm if any(can_dig(s, place, side) for side in SIDES)]
    finds = [place for place in firm if can_search(s, seat, place)]
    first = bridges(s, seat, others) or shut or finds
    if first or can_pay_for_way(s, seat):
        return first or [START]
    return [place for place in frontier(s) if place in firm] or [START]


def can_search(s: Infinity, seat: int, place: int) -> bool:
    """Whether something is to be found on a tile by a hero: chests are for who has a key."""
    if s.contents[place] == RiskDeck.CHEST:
        return bool(held_of_kind(s, seat, KEY))
    return s.contents[place] != NO_TOKEN


def can_dig(s: Infinity, place: int, side: int) -> bool:
    """Whether a door is sealed and yields to digging."""
    return is_sealed(s, place, side) and not s.page.is_barred(s.dungeon.door(place, side))


def freeing_value(s: Infinity, move: Move) -> float:
    """What an action is worth to who is cut off; 0 for what does not help."""
    seat, ways = move.seat, affordable(s, move.seat)
    if move.verb is n.CONSUME:
        return FREEING if thing_id(s.thing[move.args[0]]) == PASSAGE else 0.0
    if move.verb is n.SHOUT:
        return 0.3 if share(s, seat) > 0.8 and not ways else 0.0
    return buying_value(s, move, ways)


def helping_value(s: Infinity, move: Move) -> float:
    """What an action is worth for a companion who is cut off: a rope, if there is none yet."""
    return buying_value(s, move, [card for card in affordable(s, move.seat) if is_rope(card)])


def buying_value(s: Infinity, move: Move, wanted: list[int]) -> float:
    """What an action is worth for getting one of some store cards."""
    if move.verb is n.VISIT:
        return FREEING if wanted else 0.0
    if move.verb not in (n.BUY, n.COLLECT, n.ORDER):
        return 0.0
    card = shelves(s)[move.args[0]] if move.verb is n.BUY else move.args[0]
    return FREEING if card in wanted else 0.0

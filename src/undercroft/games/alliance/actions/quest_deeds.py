"""What a hero does for quests in its turn: deeds beside their tokens, and markers for XP."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.games.alliance.actions.locks import Attempt
from undercroft.games.alliance.combat.damage import wound
from undercroft.games.alliance.combat.modifiers import may
from undercroft.games.alliance.content.quest_schema import LIES_OPEN, TRIGGERED, Deed
from undercroft.games.alliance.content.stat_ids import MAY_DEFY
from undercroft.games.alliance.map.figures import enemy_in_room, health, room, seat_of
from undercroft.games.alliance.notation import (
    BLEED,
    CAST_OFF,
    DISCARDS,
    ENTER,
    FUND,
    GIVE,
    HANDS,
    NO_FIGURE,
    UNLOCK,
    WORK,
    card_at,
)
from undercroft.games.alliance.phases.enemy_cards import OpenEntrance
from undercroft.games.alliance.phases.experience import spend
from undercroft.games.alliance.phases.hero_turn import HeroAction, Turn, is_moving, turn_of
from undercroft.games.alliance.phases.quests import add_marker, quest_at, set_marker, slots_at
from undercroft.games.alliance.phases.staircase import OpenStairs
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.cards import play_from
from undercroft.kernel.checks import check
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.stacks import EVERYONE

DEEDS: Final[dict[Verb, Deed]] = {
    GIVE: Deed.GIVE,
    CAST_OFF: Deed.CAST_OFF,
    WORK: Deed.WORK,
    UNLOCK: Deed.UNLOCK,
    BLEED: Deed.BLEED,
    ENTER: Deed.ENTER,
}


def slot_of(s: Alliance, move: Move) -> int:
    """The place of the quest that a move names among those revealed, or none."""
    return s.quests.index(move.args[0]) if move.args[0] in s.quests else NO_FIGURE


def is_done_by(s: Alliance, slot: int, verb: Verb) -> bool:
    """Whether a quest on the map is resolved by such a deed."""
    is_there = slot != NO_FIGURE and s.quest_stages[slot] == TRIGGERED
    return is_there and quest_at(s, slot).resolution.deed == DEEDS[verb]


def token_beside(s: Alliance, hero: int, slot: int) -> int:
    """Which token of a quest a hero is at that still takes a marker, or none. [DA-QST-13]"""
    each = quest_at(s, slot).resolution.each if len(s.quest_spots[slot]) > 1 else 0
    here = s.spot[hero]
    for token, spot in enumerate(s.quest_spots[slot]):
        is_full = each and s.quest_beacons[slot].count(token) >= each
        if not is_full and (spot == here or is_adjacent(s.walls, here, spot)):
            return token
    return NO_FIGURE


@check("DA-QST-12", "no such quest waits for that on the map")
def is_on_the_map(s: Alliance, move: Move) -> int:
    """A quest is resolved by its own deed, once its token lies there. [DA-QST-12]"""
    return int(not is_done_by(s, slot_of(s, move), move.verb))


@check("DA-QST-13", "the hero is not at a token of that quest that still takes a marker")
def is_at_token(s: Alliance, move: Move) -> int:
    """Deeds are done next to the token, or on its space. [DA-QST-13]"""
    slot = slot_of(s, move)
    if slot == NO_FIGURE:
        return 0
    return int(token_beside(s, turn_of(s).hero, slot) == NO_FIGURE)


@check("DA-QST-12", "such a card is not in your hand, or the quest does not want it")
def is_wanted_card(s: Alliance, move: Move) -> int:
    """The card is one the quest asks for. [DA-QST-04] [DA-QST-12]"""
    slot = slot_of(s, move)
    if slot == NO_FIGURE or move.args[1] not in s.zones[HANDS + move.seat].cards:
        return 1
    wanted = quest_at(s, slot).resolution.types
    return int(not any(kind in wanted for kind in card_at(move.args[1]).types))


@check("DA-QST-12", "you need {0} Speed more")
def can_work(s: Alliance, move: Move) -> int:
    """Work costs its Speed, a try at a lock 1. [DA-QST-12]"""
    slot = slot_of(s, move)
    if slot == NO_FIGURE:
        return 0
    price = 1 if move.verb is UNLOCK else quest_at(s, slot).resolution.speed
    return max(0, price - turn_of(s).points(s))


@check("DA-CHEST-06", "an enemy is in your room or in the token's")
def is_quiet(s: Alliance, move: Move) -> int:
    """Quiet work suffers no enemies in either room, unless a card allows it. [DA-CHEST-06]"""
    slot, hero = slot_of(s, move), turn_of(s).hero
    if slot == NO_FIGURE or not quest_at(s, slot).resolution.quiet or may(s, hero, MAY_DEFY):
        return 0
    rooms = [s.walls.board.grid.room_of[spot] for spot in s.quest_spots[slot]]
    return int(any(enemy_in_room(s, hero, cell) for cell in (room(s, hero), *rooms)))


@check("DA-QST-12", "another wound would defeat the hero")
def can_bleed(s: Alliance, _move: Move) -> int:
    """Nobody bleeds until it falls. [DA-QST-12]"""
    hero = turn_of(s).hero
    return int(len(s.wounds[hero]) + 1 >= health(s, hero))


class QuestDeed(HeroAction):
    """A deed at the token of a quest, which costs something and sets a marker. [DA-QST-12]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        slots = [slot for slot in slots_at(s, TRIGGERED) if is_done_by(s, slot, self.verb)]
        return self.verb.each(turn.who, sorted([s.quests[slot] for slot in slots]))

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        self.pay(s, turn, move)
        slot = slot_of(s, move)
        set_marker(s, slot, turn.who, token_beside(s, turn.hero, slot))

    def pay(self, s: Alliance, turn: Turn, move: Move) -> None:
        """What the deed costs."""
        raise NotImplementedError


class CardDeed(QuestDeed):
    """A card of the hand is spent on a quest."""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        cards = sorted(set(s.zones[HANDS + turn.who].cards))
        quests = [move.args[0] for move in super().candidates(s, turn)]
        return [self.verb(turn.who, quest, card) for quest in quests for card in cards]


class Giving(CardDeed):
    """A card leaves the game for a quest. [DA-QST-04]"""

    def pay(self, s: Alliance, turn: Turn, move: Move) -> None:
        play_from(s, HANDS + turn.who, move.args[1])
        tell_of(s, turn.hero, f"gives {card_at(move.args[1]).name} away", "DA-QST-04")


class CastingOff(CardDeed):
    """A card is discarded for a quest."""

    def pay(self, s: Alliance, turn: Turn, move: Move) -> None:
        play_from(s, HANDS + turn.who, move.args[1])
        pile = DISCARDS + turn.who
        s.zones[pile] = s.zones[pile].add(move.args[1], EVERYONE)
        tell_of(s, turn.hero, f"casts {card_at(move.args[1]).name} off", "DA-QST-12")


class Working(QuestDeed):
    """Speed is spent beside the token."""

    def pay(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.pay(quest_at(s, slot_of(s, move)).resolution.speed)
        tell_of(s, turn.hero, "works for a quest", "DA-QST-12")


class Bleeding(QuestDeed):
    """A wound is taken for the quest. [AC-03]"""

    def pay(self, s: Alliance, turn: Turn, move: Move) -> None:
        tell_of(s, turn.hero, "bleeds for a quest", "DA-QST-12")
        wound(s, turn.hero, 1, by=NO_FIGURE)


class Unlocking(QuestDeed):
    """A lock is tried for 1 Speed; only success sets a marker."""

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.pay(1)
        s.push(TryLock(turn.hero, slot_of(s, move)))


class TryLock(Frame[Alliance]):
    """One try at the lock of a quest; failure costs nothing more. [AC-13]"""

    NAME = "try-lock"
    hero: int = field(INT)
    slot: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        level = quest_at(s, self.slot).resolution.speed
        s.push(Attempt(seat_of(self.hero), self.hero, level))
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        s.pop()
        if value:
            token = token_beside(s, self.hero, self.slot)
            set_marker(s, self.slot, seat_of(self.hero), token)


class Entering(QuestDeed):
    """A hero opens the entrance of a final enemy for 1 Speed. [DA-FIN-03]

    It stands there at once, or stairs lead down to it. [DA-DEEP-04]
    """

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        slot = slot_of(s, move)
        turn.pay(quest_at(s, slot).resolution.speed)
        tell_of(s, turn.hero, f"opens the entrance: {quest_at(s, slot).name}", "DA-FIN-03")
        if s.options.deep:
            s.push(OpenStairs(slot))
            return
        (spot,) = s.quest_spots[slot]
        s.quest_spots[slot] = ()
        s.push(OpenEntrance(slot, turn.hero, spot))


# ---- markers for XP ------------------------------------------------------------------------------


def marker_price(s: Alliance) -> int:
    """What a marker under a quest costs: the number of the round. [DA-QST-05]"""
    return s.round + 1


@check("DA-QST-05", "only a quest that lies open and is not triggered takes bought markers")
def is_untriggered(s: Alliance, move: Move) -> int:
    """Markers are bought for quests that still wait. [DA-QST-05]"""
    slot = slot_of(s, move)
    return int(slot == NO_FIGURE or s.quest_stages[slot] != LIES_OPEN)


@check("DA-TITAN-05", "nobody buys a way to the Titan")
def is_for_sale(s: Alliance, move: Move) -> int:
    """No XP is spent to trigger the quest of the Titan. [DA-TITAN-05]"""
    slot = slot_of(s, move)
    return int(slot != NO_FIGURE and quest_at(s, slot).at_once)


@check("DA-QST-05", "you lack {0} face-up XP")
def can_fund(s: Alliance, move: Move) -> int:
    """A marker costs as much face-up XP as the round has for a number. [DA-QST-05]"""
    return max(0, marker_price(s) - s.xp_up[move.seat])


class Funding(HeroAction):
    """A marker is bought under a quest, at any time of the hero's turn. [DA-QST-21]"""

    for_fallen = True

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        return fundable(s, turn.who)

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        fund(s, move)


def fundable(s: Alliance, seat: int) -> list[Move]:
    """The quests under which markers could be bought."""
    open_slots = slots_at(s, LIES_OPEN) if s.xp_up[seat] else []
    slots = [slot for slot in open_slots if not quest_at(s, slot).at_once]
    return FUND.each(seat, sorted([s.quests[slot] for slot in slots]))


def fund(s: Alliance, move: Move) -> None:
    """XP is turned face down for a marker. [DA-QST-05]"""
    spend(s, move.seat, marker_price(s))
    add_marker(s, slot_of(s, move), move.seat)


AT_TOKEN: Final = (is_on_the_map, is_at_token)
GIVING: Final = Giving(GIVE, *AT_TOKEN, is_wanted_card)
CASTING_OFF: Final = CastingOff(CAST_OFF, *AT_TOKEN, is_wanted_card)
WORKING: Final = Working(WORK, is_moving, *AT_TOKEN, can_work, is_quiet)
UNLOCKING: Final = Unlocking(UNLOCK, is_moving, *AT_TOKEN, can_work, is_quiet)
BLEEDING: Final = Bleeding(BLEED, *AT_TOKEN, can_bleed)
ENTERING: Final = Entering(ENTER, is_moving, *AT_TOKEN, can_work)
FUNDING: Final = Funding(FUND, is_untriggered, is_for_sale, can_fund)

QUEST_ACTIONS: Final = (GIVING, CASTING_OFF, WORKING, UNLOCKING, BLEEDING, ENTERING, FUNDING)

"""Things put on and off, dropped, picked up, and orbs set into weapons. [DI-ITEM-05]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.content.schema import Icon, Place, Slot
from undercroft.games.infinity.content.thing_schema import Equipment, Reward
from undercroft.games.infinity.map.carrying import (
    get_thing,
    has_room,
    is_held,
    is_in_play,
    is_orb,
    is_weapon,
    lay_down,
    named,
    put_in_order,
    unworn,
)
from undercroft.games.infinity.map.possessions import (
    CARRIED,
    HANDS,
    HERO,
    SLOT_OF,
    goods_of,
    held,
    icon_of,
    lying_at,
    remove_thing,
    worn,
)
from undercroft.games.infinity.notation import (
    AT_SLOT,
    DROP,
    EQUIP,
    INSTALL,
    PICK,
    PICK_UP,
    STOW,
)
from undercroft.games.infinity.phases.hero_turn import (
    FIRST,
    GEAR,
    PICKING_UP,
    HeroAction,
    Turn,
    can_pay,
    needs_points,
    turn_of,
)
from undercroft.games.infinity.phases.prices import COSTS, price
from undercroft.games.infinity.state import NO_CARD, Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move

ONE_HAND: Final = (Slot.RIGHT_HAND, Slot.LEFT_HAND)


# ---- where things fit ----------------------------------------------------------------------------


def fitting_slots(s: Infinity, seat: int, thing: int) -> list[Slot]:
    """The slots of a hero board into which a thing fits by its icon. [DI-ITEM-05] [DI-HERO-01]

    Of two shields only one is worn: another takes the place of the first. [IC-68]
    """
    found = goods_of(s, thing)
    if not isinstance(found, Equipment | Reward) or found.place > Place.CLASS:
        return []
    slots = ONE_HAND if found.place == Place.HAND else (SLOT_OF[found.place],)
    fit = [slot for slot in slots if found.icon in s.hero(seat).fits(slot)]
    if found.icon == Icon.SHIELD:
        shields = [s.where[t] % HERO for t in worn(s, seat) if icon_of(s, t) == Icon.SHIELD]
        return [slot for slot in fit if slot in shields] or fit
    return fit


def in_the_way(s: Infinity, seat: int, slot: Slot) -> list[int]:
    """What has to be taken off for a slot; both hands need both hands. [DI-ITEM-06] [IC-44]"""
    taken = {slot}
    if slot == Slot.BOTH_HANDS:
        taken = set(HANDS)
    elif slot in ONE_HAND:
        taken = {slot, Slot.BOTH_HANDS}
    return [thing for thing in worn(s, seat) if s.where[thing] % HERO in taken]


def level_of(s: Infinity, thing: int) -> int:
    """The level that a thing needs to be worn."""
    found = goods_of(s, thing)
    return found.level if isinstance(found, Equipment | Reward) else 1


# ---- checks --------------------------------------------------------------------------------------


def equip_cost(s: Infinity, seat: int) -> int:
    """What putting a thing on or off costs: once for any number. [DI-ITEM-05]

    Nothing in the first turn of a hero. [DI-MERCH-02]
    """
    is_free_now = s.turns[seat] == FIRST or turn_of(s).going == GEAR
    return 0 if is_free_now else COSTS["equip"]


@gate("DI-ITEM-05", needs_points)
def can_equip(s: Infinity, move: Move) -> int:
    """A point pays for any number of things put on and off in one go. [DI-ITEM-05]"""
    return max(0, equip_cost(s, move.seat) - s.left[move.seat])


@gate("DI-ITEM-08", needs_points)
def can_pick_up(s: Infinity, move: Move) -> int:
    """A point picks up any number of things in one go. [DI-ITEM-08]"""
    cost = 0 if turn_of(s).going == PICKING_UP else COSTS["pick-up"]
    return max(0, cost - s.left[move.seat])


@check("DI-ITEM-05", "the hero does not have it, or wears it already")
def is_put_away(s: Infinity, move: Move) -> int:
    """Only what a hero has and does not wear is put on. [DI-ITEM-05]"""
    return int(move.args[0] not in unworn(s, move.seat))


@check("DI-ITEM-05", "it does not fit into any slot of the hero")
def fits(s: Infinity, move: Move) -> int:
    """The icon of a thing is listed on the hero board for its slot. [DI-ITEM-05]"""
    thing = move.args[0]
    return int(is_in_play(s, thing) and not fitting_slots(s, move.seat, thing))


@check("DI-REWARD-07", "it asks for a hero whose level is higher by {0}")
def is_level(s: Infinity, move: Move) -> int:
    """A thing is worn by heroes of its level or higher; anyone may carry it. [DI-REWARD-07]"""
    if not is_in_play(s, move.args[0]):
        return 0
    return max(0, level_of(s, move.args[0]) - s.level[move.seat])


@check("DI-ITEM-05", "the hero has just had it in the hands; do something else first")
def is_equipped_anew(s: Infinity, move: Move) -> int:
    """What is put on and off for one payment is each put on once. [DI-ITEM-05]"""
    is_handled = move.args[0] in turn_of(s).handled
    return int(is_handled and not equip_cost(s, move.seat))


@check("DI-ITEM-22", "the hero does not wear it")
def is_worn(s: Infinity, move: Move) -> int:
    """Only what is worn is taken off. [DI-ITEM-22]"""
    return int(move.args[0] not in worn(s, move.seat))


@check("DI-ITEM-07", "the hero does not have it")
def is_owned(s: Infinity, move: Move) -> int:
    """Only what a hero has is dropped. [DI-ITEM-07]"""
    return int(not is_held(s, move.args[0], move.seat))


@check("DI-ITEM-08", "it does not lie in the hero's tile")
def is_lying(s: Infinity, move: Move) -> int:
    """What lies in the tile is picked up, whoever dropped it. [DI-ITEM-08] [DI-REWARD-04]"""
    return int(move.args[0] not in lying_at(s, s.spot[move.seat]))


@check("DI-ITEM-08", "the hero has just dropped it; do something else first")
def is_picked_up_anew(s: Infinity, move: Move) -> int:
    """What is picked up for one payment is each picked up once. [DI-ITEM-08]"""
    turn = turn_of(s)
    return int(turn.going == PICKING_UP and move.args[0] in turn.handled)


@check("DI-HERO-20", "there is no room for it in a backpack")
def is_bearable(s: Infinity, move: Move) -> int:
    """The Monk has regular items only in a backpack. [DI-HERO-20]"""
    thing = move.args[0]
    return int(is_in_play(s, thing) and not has_room(s, move.seat, s.thing[thing]))


@check("DI-ITEM-11", "the hero has no such orb")
def is_own_orb(s: Infinity, move: Move) -> int:
    """Only an orb of the hero's own is installed. [DI-ITEM-11]"""
    thing = move.args[0]
    return int(not is_held(s, thing, move.seat) or not is_orb(s, thing))


@check("DI-ITEM-13", "the hero has no weapon without an orb")
def has_weapon(s: Infinity, move: Move) -> int:
    """A weapon takes one orb. [DI-ITEM-13]"""
    return int(not open_weapons(s, move.seat))


def open_weapons(s: Infinity, seat: int) -> list[int]:
    """The weapons of a hero, worn or not, that have no orb yet. [DI-ITEM-13]"""
    return [t for t in held(s, seat) if is_weapon(s, t) and s.orb[t] == NO_CARD]


# ---- putting on and off --------------------------------------------------------------------------


class Equipping(HeroAction):
    """A thing is put on; what was in its place is put away. [DI-ITEM-05] [DI-ITEM-22]"""

    PART_OF = GEAR

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return EQUIP.each(turn.who, unworn(s, turn.who))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay_once(s, GEAR, equip_cost(s, turn.who))
        s.push(PutOn(turn.who, move.args[0]))


class PutOn(Frame[Infinity]):
    """A thing goes into an empty slot that fits; with none the hero says which. [DI-ITEM-23]"""

    NAME = "put-on"
    who: int = field(INT)
    thing: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        slots = fitting_slots(s, self.who, self.thing)
        empty = [slot for slot in slots if not in_the_way(s, self.who, slot)]
        given_up = {tuple(in_the_way(s, self.who, slot)) for slot in slots}
        if len(given_up) > 1 and not empty:
            words = f"Where does {named(s, self.thing)} go?"
            s.push(Choose(self.who, AT_SLOT.name, tuple(int(slot) for slot in slots), words))
        else:
            self.on_answer(s, (empty or slots)[0])
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        others = in_the_way(s, self.who, Slot(value))
        turn_of(s).handled += (self.thing, *others)
        put_on(s, self.who, self.thing, Slot(value))


def put_on(s: Infinity, seat: int, thing: int, slot: Slot) -> None:
    """A thing is worn from now on, and what was in its place joins the load. [DI-ITEM-22]"""
    for other in in_the_way(s, seat, slot):
        s.where[other] = seat * HERO + CARRIED
    s.where[thing] = seat * HERO + slot
    put_in_order(s, seat)
    tell_of(s, seat, f"puts on {named(s, thing)}", "DI-ITEM-05")


class Stowing(HeroAction):
    """A thing is taken off and joins the load; that is part of equipping. [DI-ITEM-22]"""

    PART_OF = GEAR

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return STOW.each(turn.who, worn(s, turn.who))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay_once(s, GEAR, equip_cost(s, turn.who))
        turn.handled += (move.args[0],)
        get_thing(s, turn.who, move.args[0])
        tell_of(s, turn.who, f"takes off {named(s, move.args[0])}", "DI-ITEM-22")


EQUIPPING: Final = Equipping(
    EQUIP, can_equip, is_put_away, fits, is_level, is_equipped_anew, sure=(is_put_away,)
)
STOWING: Final = Stowing(STOW, can_equip, is_worn, is_bearable, sure=(is_worn,))


# ---- dropping and picking up ---------------------------------------------------------------------


class Dropping(HeroAction):
    """A thing is dropped for nothing, and lies in the tile. [DI-ITEM-07] [DI-AP-03]"""

    IS_ASIDE = True

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return DROP.each(turn.who, held(s, turn.who))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.handled += (move.args[0],)
        lay_down(s, move.args[0])


class PickingUp(HeroAction):
    """A thing of the tile is picked up, also in a fight. [DI-ITEM-08] [DI-REWARD-04]

    [DI-COMB-17]
    """

    PART_OF = PICKING_UP

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return PICK_UP.each(turn.who, lying_at(s, s.spot[turn.who]))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay_once(s, PICKING_UP, COSTS["pick-up"])
        turn.handled += (move.args[0],)
        get_thing(s, turn.who, move.args[0])
        tell_of(s, turn.who, f"picks up {named(s, move.args[0])}", "DI-ITEM-08")


DROPPING: Final = Dropping(DROP, is_owned, sure=(is_owned,))
PICKING: Final = PickingUp(
    PICK_UP, can_pick_up, is_lying, is_picked_up_anew, is_bearable, sure=(is_lying,)
)


# ---- orbs ----------------------------------------------------------------------------------------


class Installing(HeroAction):
    """An orb is set into a weapon for good. [DI-ITEM-11] [DI-ITEM-13]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return INSTALL.each(turn.who, [t for t in held(s, turn.who) if is_orb(s, t)])

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        s.push(Install(turn.who, move.args[0]))


class Install(Frame[Infinity]):
    """With several weapons the hero says which takes the orb. [DI-ITEM-11]"""

    NAME = "install"
    who: int = field(INT)
    orb: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        weapons = open_weapons(s, self.who)
        if len(weapons) > 1:
            words = f"Which weapon takes {named(s, self.orb)}?"
            s.push(Choose(self.who, PICK.name, tuple(weapons), words))
        else:
            self.on_answer(s, weapons[0])
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        tell_of(s, self.who, f"sets {named(s, self.orb)} into {named(s, value)}", "DI-ITEM-11")
        s.orb[value] = s.thing[self.orb]
        remove_thing(s, self.orb)
        put_in_order(s, self.who)


INSTALLING: Final = Installing(INSTALL, can_pay, has_weapon, is_own_orb, sure=(is_own_orb,))

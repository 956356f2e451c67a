"""Lava waded through, ropes over floods and crevices, sealed doors dug free. [DI-HAZ-01]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.actions.move import is_loose
from undercroft.games.infinity.content.schema import LordEventAction
from undercroft.games.infinity.content.tables import DIG as DIGGING_NUMBERS
from undercroft.games.infinity.content.tables import HEALTH, NOISE, TOKENS
from undercroft.games.infinity.map.carrying import held_of_kind, use_up
from undercroft.games.infinity.map.entering import make_noise
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.map.ground import is_lava, is_pit
from undercroft.games.infinity.map.hazards import (
    NO_HARM,
    Passage,
    leads_out,
    ways_out,
)
from undercroft.games.infinity.map.seals import is_sealed, work_on
from undercroft.games.infinity.notation import CROSS, CUT, DEPLOY, DIG, TO_SIDE, WADE
from undercroft.games.infinity.phases.hero_turn import (
    ENEMIES,
    HeroAction,
    Turn,
    can_pay,
    is_free,
    is_fresh,
    is_unheld,
    needs_points,
)
from undercroft.games.infinity.phases.prices import COSTS, price
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move

ROPE: Final = "rope"
PASSAGE: Final = "scroll-of-passage"
"""What leads over hazards, and past everything."""
PICK_AXE: Final = "pick-axe"
WADE_COST: Final = 2 * COSTS["move"]
"""One point into the lava and one out of it, also for runners. [DI-HAZ-03]"""


def ahead(s: Infinity, move: Move) -> int:
    """The tile behind the first door that a move names; negative without one."""
    return s.dungeon.way(s.spot[move.seat], move.args[0])


# ---- lava ----------------------------------------------------------------------------------------


@gate("DI-HAZ-01", needs_points)
def can_wade(s: Infinity, move: Move) -> int:
    """The points for the way in and out have to be at hand. [DI-HAZ-01]"""
    return max(0, WADE_COST - s.left[move.seat])


@check("DI-HAZ-01", "there is no lava behind that door")
def is_lava_ahead(s: Infinity, move: Move) -> int:
    """Only lava is waded through. [DI-HAZ-01]"""
    return int(not is_lava(s, ahead(s, move)))


@check("DI-HAZ-02", "no way leads out of the lava there")
def has_way_out(s: Infinity, move: Move) -> int:
    """Who cannot leave lava again does not enter it; the door used is a way too. [DI-HAZ-02]"""
    place = ahead(s, move)
    return int(is_lava(s, place) and not leads_out(s, place, move.args[1]))


class Wading(HeroAction):
    """Through lava, by one door in and by another or the same out. [DI-HAZ-01] [DI-HAZ-03]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        ways = s.dungeon.ways(s.spot[turn.who])
        hot = [side for side in SIDES if is_lava(s, ways[side])]
        return [WADE(turn.who, side, out) for side in hot for out in SIDES]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, WADE_COST)
        turn.note(LordEventAction.MOVE)
        tell_of(s, turn.who, "wades through the lava", "DI-HAZ-01")
        s.push(Passage(turn.who, ahead(s, move), move.args[1], HEALTH.lava))


WADING: Final = Wading(WADE, can_wade, is_free, is_unheld, is_loose, is_lava_ahead, has_way_out)


# ---- ropes ---------------------------------------------------------------------------------------


@gate("DI-HAZ-12", "the hero has no rope")
def has_rope(s: Infinity, move: Move) -> int:
    """A rope of the hero's own is deployed. [DI-HAZ-12]"""
    return int(not held_of_kind(s, move.seat, ROPE))


@gate("DI-COMP-06", "no more than five ropes can be deployed at a time")
def has_rope_token(s: Infinity, _move: Move) -> int:
    """At most five ropes lie deployed. [DI-COMP-06]"""
    return int(sum(s.ropes) >= TOKENS["rope"])


@check("DI-HAZ-12", "there is no flood or crevice behind an open door")
def is_pit_ahead(s: Infinity, move: Move) -> int:
    """A rope is used from a tile next to a flood or crevice, never over lava. [DI-HAZ-12]

    [DI-HAZ-05]
    """
    return int(not is_pit(s, ahead(s, move)))


@check("DI-HAZ-14", "there is a rope already, and it serves all doors")
def is_unroped(s: Infinity, move: Move) -> int:
    """One rope is enough for a tile. [DI-HAZ-14]"""
    return int(is_pit(s, ahead(s, move)) and s.ropes[ahead(s, move)])


@check("DI-HAZ-13", "no rope has been deployed there")
def is_roped(s: Infinity, move: Move) -> int:
    """Any hero may use a rope that is deployed, whoever did it. [DI-HAZ-13] [DI-HAZ-16]"""
    return int(is_pit(s, ahead(s, move)) and not s.ropes[ahead(s, move)])


@check("DI-HAZ-14", "the rope leads nowhere else")
def is_bridge(s: Infinity, move: Move) -> int:
    """A crossing ends beyond another door of the hazard. [DI-HAZ-14]"""
    return int(is_pit(s, ahead(s, move)) and not far_sides(s, move.seat, ahead(s, move)))


def far_sides(s: Infinity, seat: int, place: int) -> list[int]:
    """The sides of a hazard by which a hero leaves it who comes from elsewhere. [DI-HAZ-14]

    [DI-A-34]
    """
    back = s.dungeon.side_to(place, s.spot[seat])
    return [side for side in ways_out(s, place) if side != back]


class AtPits(HeroAction):
    """Something with a rope at a flood or crevice next to the hero."""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        ways = s.dungeon.ways(s.spot[turn.who])
        sides = [side for side in SIDES if is_pit(s, ways[side])]
        return self.verb.each(turn.who, sides)


class Deploying(AtPits):
    """A rope is laid over a flood or crevice, and stays there. [DI-HAZ-12] [DI-HAZ-15]"""

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        use_up(s, held_of_kind(s, turn.who, ROPE)[0])
        s.ropes[ahead(s, move)] = 1
        tell_of(s, turn.who, "deploys a rope", "DI-HAZ-12")


class CuttingRope(AtPits):
    """A deployed rope is cut, and gone. [DI-HAZ-15]"""

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        s.ropes[ahead(s, move)] = 0
        tell_of(s, turn.who, "cuts the rope", "DI-HAZ-15")


class Crossing(AtPits):
    """A whole turn on a rope, to the tile beyond any other door. [DI-HAZ-13] [DI-HAZ-14]"""

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, turn.left(s))
        turn.step = ENEMIES
        tell_of(s, turn.who, "crosses on the rope", "DI-HAZ-13")
        s.push(Cross(turn.who, ahead(s, move)))


class Cross(Frame[Infinity]):
    """Where several doors lead on, the hero says which. [DI-HAZ-14]"""

    NAME = "cross"
    who: int = field(INT)
    place: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        sides = far_sides(s, self.who, self.place)
        if len(sides) > 1:
            words = f"By which side does {s.hero(self.who).name} leave the rope?"
            s.push(Choose(self.who, TO_SIDE.name, tuple(sides), words))
        else:
            self.on_answer(s, sides[0])
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        s.push(Passage(self.who, self.place, value, NO_HARM))


DEPLOYING: Final = Deploying(
    DEPLOY, can_pay, is_free, has_rope, has_rope_token, is_pit_ahead, is_unroped
)
CUTTING: Final = CuttingRope(CUT, can_pay, is_free, is_pit_ahead, is_roped)
CROSSING: Final = Crossing(
    CROSS, is_fresh, is_free, is_unheld, is_loose, is_pit_ahead, is_roped, is_bridge
)


# ---- digging -------------------------------------------------------------------------------------


@check("DI-HAZ-18", "no sealed door is there")
def is_blocked(s: Infinity, move: Move) -> int:
    """A sealed door is dug free, from either side. [DI-HAZ-18] [DI-A-70]"""
    return int(not is_sealed(s, s.spot[move.seat], move.args[0]))


@check("DI-HAZ-27", "that door is shut, and opens in a way of its own")
def can_be_dug(s: Infinity, move: Move) -> int:
    """Door tokens are opened as the dungeon says, not by digging. [DI-HAZ-27]"""
    return int(s.page.is_barred(s.dungeon.door(s.spot[move.seat], move.args[0])))


class Digging(HeroAction):
    """A whole turn of work on a sealed door, by hand or with a Pick Axe. [DI-HAZ-26]

    It is heard, and draws lord events when the turn is over. [DI-HAZ-24] [DI-HAZ-25]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        here = s.spot[turn.who]
        return DIG.each(turn.who, [side for side in SIDES if is_sealed(s, here, side)])

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, turn.left(s))
        turn.step = ENEMIES
        numbers, here = DIGGING_NUMBERS, s.spot[turn.who]
        if held_of_kind(s, turn.who, PICK_AXE):
            work, events, noise = numbers.pick, numbers.pick_lord_events, NOISE["dig-pick"]
        else:
            work, events, noise = numbers.hand, numbers.hand_lord_events, NOISE["dig-hand"]
        turn.events += events
        make_noise(s, here, noise)
        is_done = work_on(s, here, move.args[0], work)
        tell_of(s, turn.who, "digs the door free" if is_done else "digs", "DI-HAZ-26")


DIGGING: Final = Digging(DIG, is_fresh, is_free, is_blocked, can_be_dug)

HAZARD_ACTIONS: Final = (WADING, DEPLOYING, CUTTING, CROSSING, DIGGING)

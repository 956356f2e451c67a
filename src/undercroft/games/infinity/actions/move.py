"""Moving, running, sneaking, and getting out of a fight. [DI-MOVE-01]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.attack_numbers import power_of
from undercroft.games.infinity.combat.focus import lose_focus
from undercroft.games.infinity.combat.formation import lined_up, row_of
from undercroft.games.infinity.combat.modifiers import is_rooted
from undercroft.games.infinity.combat.numbers import is_weakened, total
from undercroft.games.infinity.content.schema import LordEventAction
from undercroft.games.infinity.map.entering import (
    LEAVING,
    RUNNING,
    SNEAKING,
    WALKING,
    Step,
)
from undercroft.games.infinity.map.exploration import is_mist, is_unexplored
from undercroft.games.infinity.map.figures import is_baffled, is_dazed, is_fighting
from undercroft.games.infinity.map.geometry import CLOSED, SIDES, UNEXPLORED
from undercroft.games.infinity.map.ground import is_lava, is_pit
from undercroft.games.infinity.notation import MOVE, RETREAT, RUN, SNEAK, TILE_STACK
from undercroft.games.infinity.phases import threat
from undercroft.games.infinity.phases.hero_turn import (
    HeroAction,
    Turn,
    can_pay,
    is_free,
    is_unheld,
    needs_points,
    turn_of,
)
from undercroft.games.infinity.phases.prices import COSTS, HALVES, price
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move

RUN_MARK: Final = 2
"""The Defense that a run costs at first. [DI-TOKEN-21]"""


def why_no_way(s: Infinity, move: Move, _missing: int) -> str:
    """Why a side cannot be left by: nothing is left behind its door, or there is none."""
    is_door = s.dungeon.way(s.spot[move.seat], move.args[0]) == UNEXPLORED
    is_done = is_door and not s.stacks[TILE_STACK].size
    return "no tile is left to be found there" if is_done else "there is no open door"


@check("DI-TILE-05", why_no_way)
def is_open(s: Infinity, move: Move) -> int:
    """The way leads through an open door. [DI-TILE-05] [DI-TILE-08]"""
    way = s.dungeon.way(s.spot[move.seat], move.args[0])
    if way == UNEXPLORED:
        return int(not is_unexplored(s, s.spot[move.seat], move.args[0]))
    return int(way == CLOSED)


@check("DI-HAZ-07", "only a rope leads across")
def is_passable(s: Infinity, move: Move) -> int:
    """No hero walks into a flood or a crevice. [DI-HAZ-07]"""
    return int(is_pit(s, s.dungeon.way(s.spot[move.seat], move.args[0])))


@check("DI-HAZ-02", "nobody may stop on lava; wade through it and name the way out")
def is_cool(s: Infinity, move: Move) -> int:
    """No hero goes onto lava without going on. [DI-HAZ-02]"""
    return int(is_lava(s, s.dungeon.way(s.spot[move.seat], move.args[0])))


@check("DI-MOVE-07", "nobody sneaks past Mist that is still unknown")
def is_clear(s: Infinity, move: Move) -> int:
    """A Mist token of a preset dungeon cannot be sneaked to. [DI-MOVE-07]"""
    way = s.dungeon.way(s.spot[move.seat], move.args[0])
    return int(way >= 0 and is_mist(s.contents[way]))


@gate("IC-29", "the hero is held fast")
def is_loose(s: Infinity, move: Move) -> int:
    """Who is held fast cannot get away. [IC-29] [IC-66]"""
    return int(is_rooted(s, move.seat))


class Stepping(HeroAction):
    """A step through a door, either way. [DI-TILE-09]"""

    HOW = WALKING

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        ways = s.dungeon.ways(s.spot[turn.who])
        return self.verb.each(turn.who, [side for side in SIDES if ways[side] != CLOSED])

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        """The price of one tile is paid, and the hero goes. [DI-MOVE-01]"""
        turn.pay(s, price(move))
        self.mark(s, turn)
        s.push(Step(turn.who, move.args[0], self.HOW))

    def mark(self, s: Infinity, turn: Turn) -> None:
        """What this way of going does to the hero."""


class Moving(Stepping):
    """One tile for a point."""

    def mark(self, s: Infinity, turn: Turn) -> None:
        """This is moving in the sense of the boards; sneaking is not. [DI-MOVE-09]"""
        turn.note(LordEventAction.MOVE)


class Running(Stepping):
    """One tile for half a point; the run costs Defense, and is heard. [DI-MOVE-03]"""

    HOW = RUNNING

    def mark(self, s: Infinity, turn: Turn) -> None:
        """One mark, whole again after each run. [DI-TOKEN-21] [DI-TOKEN-22]"""
        s.running[turn.who] = RUN_MARK
        self.be_noticed(s, turn)

    def be_noticed(self, s: Infinity, turn: Turn) -> None:
        """The meter falls with the first run of a turn, by option with every one. [DI-THREAT-03]

        [DI-MOVE-04] [DI-A-07]
        """
        has_run = turn.did >> LordEventAction.RUN & 1
        if not has_run or s.options.run_threat == "tile":
            threat.lower(s, threat.RUN, "DI-THREAT-03")
        turn.note(LordEventAction.RUN)


class Sneaking(Stepping):
    """One tile for two points, without a noise."""

    HOW = SNEAKING
    IS_QUIET = True

    def mark(self, s: Infinity, turn: Turn) -> None:
        s.sneaked[turn.who] = s.round


AT_EASE: Final = (can_pay, is_free, is_unheld, is_loose)
"""What lets a hero leave its tile on foot: nobody fights or holds it."""

MOVING: Final = Moving(MOVE, *AT_EASE, is_open, is_passable, is_cool)
RUNNING_: Final = Running(RUN, *AT_EASE, is_open, is_passable, is_cool)
SNEAKING_: Final = Sneaking(SNEAK, *AT_EASE, is_open, is_passable, is_cool, is_clear)


# ---- retreat -------------------------------------------------------------------------------------


@gate("DI-MOVE-14", "nobody is fighting the hero")
def is_beset(s: Infinity, move: Move) -> int:
    """Only who is fought by enemies retreats. [DI-MOVE-14]"""
    return int(not is_fighting(s, move.seat))


@gate("DI-MOVE-14", needs_points)
def can_retreat(s: Infinity, move: Move) -> int:
    """A retreat costs two points; one is enough for the weakened. [DI-MOVE-14] [DI-COND-03]

    Points are counted anew: who is taken by surprise is asked in the midst of a step.
    """
    return max(0, retreat_cost(s, move.seat) - turn_of(s).left(s))


@check("DI-A-43", "nobody retreats into the unknown here")
def may_flee_there(s: Infinity, move: Move) -> int:
    """Whether the unexplored can be fled into is agreed on. [DI-A-43]"""
    way = s.dungeon.way(s.spot[move.seat], move.args[0])
    return int(way == UNEXPLORED and not s.options.retreat_unexplored)


def retreat_cost(s: Infinity, seat: int) -> int:
    """What a retreat costs: for the weakened one point, if no more is left. [DI-COND-03]"""
    cost = COSTS["retreat"]
    if is_weakened(s, seat) and turn_of(s).left(s) < cost:
        return HALVES
    return cost


class Retreating(HeroAction):
    """The hero leaves a fight by a door, after one attack on its back. [DI-MOVE-14]

    From a lord as from others. [DI-LORD-38]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return RETREAT.each(turn.who, SIDES)

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, retreat_cost(s, turn.who))
        tell_of(s, turn.who, "retreats", "DI-MOVE-14")
        s.push(Retreat(turn.who, move.args[0]))


RETREATING: Final = Retreating(
    RETREAT,
    is_beset,
    is_unheld,
    is_loose,
    can_retreat,
    is_open,
    is_passable,
    is_cool,
    may_flee_there,
)


def back_striker(s: Infinity, seat: int) -> int:
    """The enemy of row 1 with the highest Power, the leftmost of equals. [DI-MOVE-15] [DI-A-66]

    Not one that is stunned or confused. [DI-MOVE-20]
    """
    able = [
        f
        for f in lined_up(s, seat)
        if row_of(s, f) == 0 and not is_dazed(s, f) and not is_baffled(s, f)
    ]
    powers = [total(power_of(s, f)) for f in able]
    return able[powers.index(max(powers))] if able else NOBODY


STRIKING, TURNING, GOING = range(3)


class Retreat(Frame[Infinity]):
    """One attack without subtraction, then the hero goes, and its enemies look for others.

    [DI-MOVE-15] [DI-MOVE-17] [DI-MOVE-18]
    """

    NAME = "retreat"
    who: int = field(INT)
    side: int = field(INT)
    step: int = field(INT, default=STRIKING, init=False)

    def advance(self, s: Infinity) -> bool:
        if s.out[self.who]:
            s.pop()
        elif self.step == STRIKING:
            self.step = TURNING
            self.strike(s)
        elif self.step == TURNING:
            self.step = GOING
            s.exposed[self.who] -= 1
            lose_focus(s, self.who)
        else:
            s.pop()
            s.push(Step(self.who, self.side, LEAVING))
        return False

    def strike(self, s: Infinity) -> None:
        """The strongest of row 1 strikes at the hero's back. [DI-MOVE-15] [DI-MOVE-19]"""
        s.exposed[self.who] += 1
        striker = back_striker(s, self.who)
        if striker != NOBODY:
            told = "strikes at the back, the strongest of the front row"
            tell_of(s, striker, told, "DI-MOVE-15")
            s.push(AttackFrame(striker, self.who))

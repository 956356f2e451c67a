"""Rivals: standing guard, letting go, escaping from a hero. [DI-MOVE-21]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.infinity.actions.move import Retreat, is_cool, is_loose, is_open, is_passable
from undercroft.games.infinity.combat.duels import holders, let_go, victims
from undercroft.games.infinity.combat.modifiers import changes
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.entering import LEAVING, Step
from undercroft.games.infinity.map.figures import is_fighting
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.notation import BLOCK, ESCAPE, RELEASE
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.phases.hero_turn import (
    ENEMIES,
    HeroAction,
    Turn,
    can_pay,
    is_free,
    is_unheld,
    needs_points,
    turn_of,
)
from undercroft.games.infinity.phases.prices import COSTS, price
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.checks import check, gate
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move

# ---- blocking ------------------------------------------------------------------------------------


@gate("DI-MOVE-23", "the heroes are no rivals in this game")
def is_among_rivals(s: Infinity, _move: Move) -> int:
    """Heroes stand in each other's way only as rivals. [DI-MOVE-23]"""
    return int(is_cooperative(s))


class Blocking(HeroAction):
    """The hero stands guard in its tile, and its turn is over. [DI-MOVE-23] [DI-MOVE-26]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [] if is_cooperative(s) else [BLOCK(turn.who)]

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        turn.step = ENEMIES
        s.blocking[turn.who] = 1
        tell_of(s, turn.who, "stands guard", "DI-MOVE-23")


BLOCKING: Final = Blocking(BLOCK, is_among_rivals, can_pay, is_free, is_unheld)


# ---- letting go ----------------------------------------------------------------------------------


@check("DI-PVP-04", "the hero holds nobody of that name in a fight")
def is_victim(s: Infinity, move: Move) -> int:
    """Only who is held is let go. [DI-PVP-04]"""
    return int(move.args[0] not in victims(s, move.seat))


class Releasing(HeroAction):
    """A fight with a hero is broken off, for nothing. [DI-PVP-04] [DI-MOVE-25]"""

    IS_ASIDE = True

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return RELEASE.each(turn.who, victims(s, turn.who))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        let_go(s, turn.who, move.args[0])
        turn.attacked &= ~(1 << move.args[0])
        tell_of(s, turn.who, f"lets {s.hero(move.args[0]).name} go", "DI-PVP-04")


RELEASING: Final = Releasing(RELEASE, is_victim)


COMMON_ESCAPE: Final = 8

# ---- escaping ------------------------------------------------------------------------------------


@gate("DI-PVP-03", "no hero holds the hero in a fight")
def is_caught(s: Infinity, move: Move) -> int:
    """One escapes from heroes only; from enemies one retreats. [DI-PVP-03] [DI-MOVE-21]"""
    return int(not holders(s, move.seat))


@gate("DI-MOVE-22", needs_points)
def can_escape(s: Infinity, move: Move) -> int:
    """It may be tried as long as the points for a success are there. [DI-MOVE-22]"""
    return max(0, COSTS["escape"] - s.left[move.seat])


def escape_number(s: Infinity, seat: int) -> int:
    """What a hero may roll at most to escape: the number of its board, by option 8 for all.

    [DI-MOVE-22] [DI-A-25]
    """
    number = s.hero(seat).escape if s.options.escape_number == "board" else COMMON_ESCAPE
    return number + total(changes(s, seat, Stat.ESCAPE))


class Escaping(HeroAction):
    """The hero tries to get away from heroes who hold it. [DI-MOVE-21]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return ESCAPE.each(turn.who, SIDES) if holders(s, turn.who) else []

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        tell_of(s, turn.who, "tries to escape", "DI-MOVE-21")
        s.push(Escape(turn.who, move.args[0]))


class Escape(Frame[Infinity]):
    """A low roll leads out for two points, any other costs one. [DI-MOVE-21]

    Enemies upon the hero strike at its back as in a retreat. [DI-A-61]
    """

    NAME = "escape"
    who: int = field(INT)
    side: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        s.push(Roll(D20, "escape"))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        needed = escape_number(s, self.who)
        tell_roll(s, self.who, value, needed, "DI-MOVE-21", at_most=True)
        if value > needed:
            turn_of(s).pay(s, COSTS["failed-escape"])
            return
        turn_of(s).pay(s, COSTS["escape"])
        if is_fighting(s, self.who):
            s.push(Retreat(self.who, self.side))
        else:
            s.push(Step(self.who, self.side, LEAVING))


ESCAPING: Final = Escaping(ESCAPE, is_caught, is_loose, can_escape, is_open, is_passable, is_cool)

RIVAL_ACTIONS: Final = (BLOCKING, RELEASING, ESCAPING)

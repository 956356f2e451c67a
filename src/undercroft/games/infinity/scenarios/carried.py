"""Scenario tokens that a hero takes, carries and hands on. [IC-50]

The Gate Stone, the Relic, and the Captive, who goes along.
"""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.map.figures import heroes_at, is_hero
from undercroft.games.infinity.notation import FIGURE, NOTATION
from undercroft.games.infinity.phases.hero_turn import (
    HeroAction,
    Turn,
    is_free,
    needs_points,
    turn_of,
)
from undercroft.games.infinity.scenarios.page import Labels, Lying, Play
from undercroft.games.infinity.scenarios.standing import all_homeward, homeward
from undercroft.games.infinity.state import NO_HAZARD, NOBODY, NOWHERE, Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Bar

TAKE_TOKEN: Final = NOTATION.verb("lift")
HAND_ON: Final = NOTATION.verb("hand", FIGURE)
HOME: Final = 0
"""The place of the Starter Tile."""
HAND_COST: Final = 2
"""Handing on is a trade, and costs as much, in half points. [DI-ITEM-09]"""


def taking_label(s: Infinity, _move: Move) -> str:
    """What taking the token is called."""
    return f"take the {token_of(s).name}"


def handing_label(s: Infinity, move: Move) -> str:
    """What handing the token on is called."""
    return f"hand the {token_of(s).name} to {s.hero(move.args[0]).name}"


class CarriedToken(Play):
    """A scenario in which one token is found, taken and carried."""

    LABELS: ClassVar[Labels] = {
        TAKE_TOKEN: taking_label,
        HAND_ON: handing_label,
    }
    AT_TOKENS = (TAKE_TOKEN,)
    holder: int = field(INT, default=NOBODY)
    lies_at: int = field(INT, default=NOWHERE)
    was_taken: int = field(INT)

    def take_cost(self) -> int:
        """What taking it costs, in half points."""
        return self.term("take-cost")

    def taken(self, s: Infinity, seat: int) -> None:
        """A hero has it for the first time."""

    def exhausted(self, s: Infinity, seat: int, by: int) -> None:
        """An exhausted carrier drops it where that happened."""
        if self.holder == seat:
            self.holder, self.lies_at = NOBODY, s.spot[seat]

    def is_out_of_reach(self, s: Infinity) -> bool:
        """Nobody found it, or it lies where nobody can stop. [DI-MODE-10]"""
        if self.holder != NOBODY:
            return False
        return self.lies_at == NOWHERE or s.hazards[self.lies_at] != NO_HAZARD

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To the token while it lies somewhere, home with it once it is taken."""
        if self.lies_at != NOWHERE:
            return [self.lies_at]
        return [HOME] if self.holder != NOBODY else []

    def errand_value(self, s: Infinity, move: Move) -> float:
        """Taking it is what everything is about; it is seldom of use to hand it on."""
        return -1.0 if move.verb is HAND_ON else 4.0

    def progress(self, s: Infinity, seat: int) -> float:
        """Found, taken, carried home."""
        if self.holder == NOBODY:
            return 0.4 if self.lies_at != NOWHERE else 0.3 * min(1.0, len(s.dungeon.tiles) / 13)
        if not self.is_cooperative():
            return 0.5 + 0.5 * homeward(s, seat, HOME) if self.holder == seat else 0.3
        return 0.5 + 0.5 * all_homeward(s, HOME)

    def lying(self, s: Infinity) -> list[Lying]:
        """The token, until somebody has it."""
        token = self.row.tokens[0]
        is_there = self.lies_at != NOWHERE
        return [Lying(token.id, token.name, self.lies_at, self.bars())] if is_there else []

    def bars(self) -> tuple[Bar, ...]:
        """The Health of the token, where it has any."""
        return ()

    def carried_by(self, s: Infinity, seat: int) -> str:
        return f"carries-{self.row.tokens[0].id}" if self.holder == seat else ""

    @property
    def name(self) -> str:
        """What the token is called."""
        return self.row.tokens[0].name


def token_of(s: Infinity) -> CarriedToken:
    """The scenario, where it has such a token."""
    assert isinstance(s.page, CarriedToken)
    return s.page


@gate("IC-50", "it does not lie here")
def lies_here(s: Infinity, move: Move) -> int:
    """A token is taken where it lies. [IC-50]"""
    return int(token_of(s).lies_at != s.spot[move.seat])


@gate("DI-AP-01", needs_points)
def can_pay_for_it(s: Infinity, move: Move) -> int:
    """Taking it has a price. [DI-AP-01]"""
    return max(0, token_of(s).take_cost() - s.left[move.seat])


@gate("IC-50", "the hero does not carry it")
def carries_it(s: Infinity, move: Move) -> int:
    """Only who carries it hands it on. [IC-50]"""
    return int(token_of(s).holder != move.seat)


@gate("DI-AP-01", needs_points)
def can_pay_for_trade(s: Infinity, move: Move) -> int:
    """Handing on costs what a trade does. [DI-AP-01] [DI-ITEM-09]"""
    return max(0, HAND_COST - s.left[move.seat])


@check("DI-ITEM-09", "that hero has not agreed in this turn already")
def is_open_to_it(s: Infinity, move: Move) -> int:
    """A trade needs both: who did not agree is not asked again in this turn. [DI-ITEM-09]"""
    return int(is_hero(move.args[0]) and turn_of(s).refused >> move.args[0] & 1)


@check("DI-ITEM-09", "that hero is elsewhere")
def is_beside(s: Infinity, move: Move) -> int:
    """Trade is between heroes of one tile. [DI-ITEM-09]"""
    there = heroes_at(s, s.spot[move.seat])
    return int(move.args[0] == move.seat or move.args[0] not in there)


class Taking(HeroAction):
    """The token is taken, without enemies upon the hero."""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return [TAKE_TOKEN(turn.who)] if token_of(s).lies_at != NOWHERE else []

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        page = token_of(s)
        turn.pay(s, page.take_cost())
        page.holder, page.lies_at = turn.who, NOWHERE
        self.tell(s, turn.who)
        if not page.was_taken:
            page.was_taken = 1
            page.taken(s, turn.who)

    def tell(self, s: Infinity, seat: int) -> None:
        """The log line."""
        tell_of(s, seat, f"takes the {token_of(s).name}", "IC-50")


class HandingOn(HeroAction):
    """The token goes to another hero of the tile, if that one agrees. [DI-ITEM-09]"""

    TOUCHED = "fig"

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return HAND_ON.each(turn.who, heroes_at(s, s.spot[turn.who]))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        s.push(HandOver(turn.who, move.args[0]))


class HandOver(Frame[Infinity]):
    """A hero is offered the token; only what is agreed to costs the point. [DI-ITEM-09]"""

    NAME = "hand-over"
    who: int = field(INT)
    other: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        who, other = s.hero(self.who).name, s.hero(self.other).name
        words = f"{who} hands over the {token_of(s).name}. Does {other} agree?"
        s.push(Ask(self.other, words, "DI-ITEM-09"))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        s.pop()
        if not value:
            turn_of(s).refused |= 1 << self.other
            return
        turn_of(s).pay(s, HAND_COST)
        token_of(s).holder = self.other
        told = f"hands the {token_of(s).name} to {s.hero(self.other).name}"
        tell_of(s, self.who, told, "DI-ITEM-09")


TAKING: Final = Taking(TAKE_TOKEN, lies_here, is_free, can_pay_for_it)
HANDING_ON: Final = HandingOn(HAND_ON, carries_it, can_pay_for_trade, is_beside, is_open_to_it)

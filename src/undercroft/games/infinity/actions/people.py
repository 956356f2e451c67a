"""Dealings with other heroes: trading, robbing the exhausted, sending an ally. [DI-ITEM-09]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.allies import AllyAttack, has_ally
from undercroft.games.infinity.combat.formation import lined_up, row_of
from undercroft.games.infinity.content.schema import LordEventAction
from undercroft.games.infinity.map.carrying import get_thing, named, unworn
from undercroft.games.infinity.map.figures import heroes_at, is_hero
from undercroft.games.infinity.notation import (
    ALLY_ATTACK,
    CHOOSE,
    LOOT,
    PICK,
    TRADE,
)
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.phases.hero_turn import HeroAction, Turn, can_pay, turn_of
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.phases.prices import COSTS, price
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.checks import check, gate
from undercroft.kernel.choices import Ask, Choose, ChooseSet
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

# ---- trading -------------------------------------------------------------------------------------


def partners(s: Infinity, seat: int) -> list[int]:
    """The other heroes on a hero's tile who are on their feet."""
    return [other for other in heroes_at(s, s.spot[seat]) if other != seat]


@check("DI-ITEM-09", "there is no such hero in the tile, or not one on its feet")
def is_partner(s: Infinity, move: Move) -> int:
    """Heroes of one tile trade. [DI-ITEM-09]"""
    return int(move.args[0] not in partners(s, move.seat))


@check("DI-ITEM-09", "that hero has refused to trade in this turn already")
def is_willing(s: Infinity, move: Move) -> int:
    """A trade needs both: who did not agree is not asked again in this turn. [DI-ITEM-09]"""
    return int(is_hero(move.args[0]) and turn_of(s).refused >> move.args[0] & 1)


class Trading(HeroAction):
    """Any exchange both agree to; only the active hero pays a point for it. [DI-ITEM-09]

    [DI-AP-15]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return TRADE.each(turn.who, partners(s, turn.who))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        s.push(Trade(turn.who, move.args[0]))


GIVING, PAYING, TAKING, CHARGING, ASKING, DECIDED = range(6)


class Trade(Frame[Infinity]):
    """What is given, what is wanted, and whether the other agrees. [DI-ITEM-09]

    Things that are worn are not on the table. What one hero gives is `gives` and so many `pays`,
    what it wants `takes` and so many `charges`.
    """

    NAME = "trade"
    who: int = field(INT)
    other: int = field(INT)
    step: int = field(INT, default=GIVING, init=False)
    gives: tuple[int, ...] = field(ROW, init=False)
    takes: tuple[int, ...] = field(ROW, init=False)
    pays: int = field(INT, init=False)
    charges: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        step, self.step = self.step, self.step + 1
        if step in (GIVING, TAKING):
            self.ask_things(s, self.who if step == GIVING else self.other)
        elif step in (PAYING, CHARGING):
            self.ask_coins(s, self.who if step == PAYING else self.other)
        elif step == ASKING and self.is_something():
            s.push(Ask(self.other, self.offer(s), "DI-ITEM-09"))
        elif step == ASKING:
            self.end(s)
        return False

    def ask_things(self, s: Infinity, owner: int) -> None:
        """Which things of a hero change hands, one a move."""
        things = tuple(unworn(s, owner))
        words = f"What does {s.hero(owner).name} give?"
        if things:
            s.push(ChooseSet(self.who, PICK.name, things, words, 0, len(things)))

    def ask_coins(self, s: Infinity, owner: int) -> None:
        """How many coins of a hero change hands."""
        words = f"How many coins does {s.hero(owner).name} give?"
        if s.coins[owner]:
            s.push(Choose(self.who, CHOOSE.name, tuple(range(s.coins[owner] + 1)), words))

    def is_something(self) -> bool:
        """Whether anything would change hands."""
        return bool(self.gives or self.takes or self.pays or self.charges)

    def offer(self, s: Infinity) -> str:
        """The offer in words."""
        given, wanted = listed(s, self.gives, self.pays), listed(s, self.takes, self.charges)
        who, other = s.hero(self.who).name, s.hero(self.other).name
        return f"{who} gives {given} for {wanted}. Does {other} agree?"

    def on_answers(self, s: Infinity, values: tuple[int, ...]) -> None:
        if self.step == PAYING:
            self.gives = values
        else:
            self.takes = values

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == TAKING:
            self.pays = value
        elif self.step == ASKING:
            self.charges = value
        elif value:
            self.exchange(s)
        else:
            self.end(s)

    def end(self, s: Infinity) -> None:
        """Nothing comes of it, and nothing is paid for it."""
        s.pop()
        turn_of(s).refused |= 1 << self.other

    def exchange(self, s: Infinity) -> None:
        """Both have agreed: things and coins change hands."""
        s.pop()
        turn_of(s).pay(s, COSTS["trade"])
        given, wanted = listed(s, self.gives, self.pays), listed(s, self.takes, self.charges)
        for thing in self.gives:
            get_thing(s, self.other, thing)
        for thing in self.takes:
            get_thing(s, self.who, thing)
        s.coins[self.who] += self.charges - self.pays
        s.coins[self.other] += self.pays - self.charges
        told = f"gives {s.hero(self.other).name} {given} for {wanted}"
        tell_of(s, self.who, told, "DI-ITEM-09")


def listed(s: Infinity, things: tuple[int, ...], coins: int) -> str:
    """Things and coins in words."""
    parts = [named(s, thing) for thing in things]
    if coins:
        parts.append("1 coin" if coins == 1 else f"{coins} coins")
    return " and ".join(parts) or "nothing"


TRADING: Final = Trading(TRADE, can_pay, is_partner, is_willing)


# ---- robbing the exhausted -----------------------------------------------------------------------

LOOT_COINS: Final = 4
"""How many coins are taken from an exhausted hero at a time. [DI-COND-09]"""


def lying_beside(s: Infinity, seat: int) -> list[int]:
    """The exhausted heroes on a hero's tile."""
    return [other for other in range(s.seats) if s.out[other] and s.spot[other] == s.spot[seat]]


@gate("DI-PVP-07", "the heroes are no rivals in this game")
def may_rob(s: Infinity, _move: Move) -> int:
    """Only rivals rob each other. [DI-PVP-07]"""
    return int(is_cooperative(s))


@check("DI-COND-09", "no exhausted hero of that name lies in the tile")
def is_helpless(s: Infinity, move: Move) -> int:
    """Only an exhausted hero of the same tile is robbed, while it lies there. [DI-COND-09]

    Those who wake in the same round are all awake before either has a turn. [DI-COND-10]
    """
    return int(move.args[0] not in lying_beside(s, move.seat))


@check("DI-COND-09", "there is nothing to take")
def has_something(s: Infinity, move: Move) -> int:
    """There has to be a thing that is not worn, or a coin. [DI-COND-09]"""
    if is_helpless(s, move):
        return 0
    return int(not unworn(s, move.args[0]) and not s.coins[move.args[0]])


class Looting(HeroAction):
    """One thing of an exhausted hero, or up to four coins. [DI-COND-09] [DI-A-40]"""

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return LOOT.each(turn.who, lying_beside(s, turn.who))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.pay(s, price(move))
        s.push(Loot(turn.who, move.args[0]))


class Loot(Frame[Infinity]):
    """The robber says what it takes. [DI-COND-09]"""

    NAME = "loot"
    who: int = field(INT)
    victim: int = field(INT)

    def seat(self, s: Infinity) -> int:
        return self.who

    def legal(self, s: Infinity) -> list[Move]:
        coins = min(LOOT_COINS, s.coins[self.victim])
        moves = PICK.each(self.who, unworn(s, self.victim))
        return [*moves, CHOOSE(self.who, coins)] if coins else moves

    def apply(self, s: Infinity, move: Move) -> None:
        s.pop()
        if move.verb is PICK:
            what = named(s, move.args[0])
            get_thing(s, self.who, move.args[0])
        else:
            what = listed(s, (), move.args[0])
            s.coins[self.who] += move.args[0]
            s.coins[self.victim] -= move.args[0]
        tell_of(s, self.who, f"takes {what} from {s.hero(self.victim).name}", "DI-COND-09")

    def prompt(self, s: Infinity) -> Prompt:
        return Prompt(f"What is taken from {s.hero(self.victim).name}?", ("DI-COND-09",))


LOOTING: Final = Looting(LOOT, may_rob, can_pay, is_helpless, has_something)


# ---- allies --------------------------------------------------------------------------------------

RANGER: Final = "ranger"


@gate("DI-RISK-09", "the hero has no ally")
def is_accompanied(s: Infinity, move: Move) -> int:
    """Only a hero with an ally sends one. [DI-RISK-09]"""
    return int(not has_ally(s, move.seat))


@gate("DI-RISK-09", "the ally has attacked in this turn already")
def is_rested(s: Infinity, _move: Move) -> int:
    """An ally attacks once a turn. [DI-RISK-09] [DI-A-37]"""
    return turn_of(s).sent


@check("DI-RISK-09", "the ally attacks only enemies in the first row before the hero")
def is_in_front(s: Infinity, move: Move) -> int:
    """An ally reaches the first row before its hero. [DI-RISK-09]"""
    return int(move.args[0] not in front_row(s, move.seat))


def front_row(s: Infinity, seat: int) -> list[int]:
    """The enemies of the first row before a hero."""
    return [figure for figure in lined_up(s, seat) if row_of(s, figure) == 0]


class Sending(HeroAction):
    """The ally attacks for nothing; the enemy will strike back at it, not at the hero.

    [DI-RISK-09] Each such attack draws a lord event. [DI-A-37]
    """

    def candidates(self, s: Infinity, turn: Turn) -> list[Move]:
        return ALLY_ATTACK.each(turn.who, front_row(s, turn.who))

    def do(self, s: Infinity, turn: Turn, move: Move) -> None:
        turn.sent = 1
        turn.lure(s, move.args[0])
        self.attract(s, turn)
        s.push(AllyAttack(turn.who, move.args[0]))

    def attract(self, s: Infinity, turn: Turn) -> None:
        """The lord event is drawn at once, for Ranger and Thief after the turn. [DI-HERO-18]"""
        hero = s.hero(turn.who)
        if LordEventAction.ALLY in hero.lord_event_actions or hero.id == RANGER:
            turn.events += 1
        else:
            draw_events(s, 1, turn.who)


SENDING: Final = Sending(ALLY_ATTACK, is_accompanied, is_rested, is_in_front)

PEOPLE_ACTIONS: Final = (TRADING, LOOTING, SENDING)

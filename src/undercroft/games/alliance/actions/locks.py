"""Trying locks: locked and secret doors, locked chests, traps to disarm. One procedure for all."""

from __future__ import annotations

from typing import ClassVar, Final

from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.alliance.combat.modifiers import has_extra, modify, value
from undercroft.games.alliance.combat.reactions import RolledLow, might_mend
from undercroft.games.alliance.content.stat_ids import BY_USE, MORE_ROLLS, ROUND_ENDS
from undercroft.games.alliance.content.tables import DIE
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.phases.hero_turn import turn_of
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Die, Roll
from undercroft.kernel.choices import Ask, Choose
from undercroft.kernel.events import Rolled, Term
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

DUNGEON_DIE: Final = Die("dungeon-die", DIE)
"""The one die of the game. [DA-CMP-11]"""

ASKING: Final = -1
UNTOUCHED, OFFERED, KEPT = range(3)
"""A reroll that a hero may have: not asked about, asked about, kept for another roll."""


def die_bonus(s: Alliance, figure: int) -> int:
    """What a hero adds to its rolls. [AC-13]"""
    return value(s, figure, Stat.DIE)


class Attempt(Frame[Alliance]):
    """A hero tries something of a level: extra Speed first, then the die if it is needed.

    The frame below is told 1 or 0. [DA-DOOR-11] [DA-CHEST-05] [DA-TRAP-09]
    """

    NAME = "attempt"
    RULE: ClassVar[str] = "DA-DOOR-11"
    who: int = field(INT)
    hero: int = field(INT)
    level: int = field(INT)
    extra: int = field(INT, default=ASKING, init=False)
    rolled: int = field(INT, default=ASKING, init=False)
    coin: int = field(INT, default=UNTOUCHED, init=False)
    asked: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        if self.extra == ASKING:
            self.ask_extra(s)
        elif self.is_sure(s):
            s.answer(1)
        elif self.rolled == ASKING:
            s.push(Roll(DUNGEON_DIE, s.hero(self.hero).id))
        else:
            self.settle(s)
        return False

    def ask_extra(self, s: Alliance) -> None:
        """Extra Speed is spent before the roll; so much as the level needs no roll. [DA-DOOR-12]"""
        most = min(self.points(s), max(0, self.level - self.bonus(s)))
        if most:
            words = "Add Speed to the lock roll?"
            s.push(Choose(self.who, "spend", tuple(range(most + 1)), words))
        else:
            self.extra = 0

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.extra == ASKING:
            self.extra = value
            turn_of(s).pay(value)
        elif self.coin == OFFERED:
            self.roll_again(s, yes=bool(value))
        else:
            self.rolled = value
            if s.listening:
                self.tell_roll(s, self.extra + self.bonus(s))

    def points(self, s: Alliance) -> int:
        """The Speed that can still be spent on it."""
        return turn_of(s).points(s)

    def bonus(self, s: Alliance) -> int:
        """What is added to the die. [AC-13]"""
        return die_bonus(s, self.hero)

    def is_sure(self, s: Alliance) -> bool:
        """Whether no roll can fail any more. [DA-DOOR-12]"""
        return self.extra + self.bonus(s) >= self.level

    def settle(self, s: Alliance) -> None:
        """Die and extras reach the level, or the hero may react or roll once more. [DA-DOOR-11]"""
        if self.rolled + self.extra + self.bonus(s) >= self.level:
            s.answer(1)
        elif not self.asked and might_mend(s, self.hero):
            # Once a roll: who has passed is not asked about the same number again.
            self.asked = 1
            s.push(RolledLow(self.hero))
        elif self.coin == KEPT or has_extra(s, self.hero, MORE_ROLLS) <= 0:
            s.answer(0)
        else:
            # Noted before it is asked, so that the answer is known to be about the second roll.
            self.coin = OFFERED
            s.push(Ask(self.who, "Do you roll once more?"))

    def roll_again(self, s: Alliance, *, yes: bool) -> None:
        """A reroll is used up, and the second result counts; or it is kept. [AC-13]"""
        self.coin = UNTOUCHED if yes else KEPT
        if yes:
            until = Until(ROUND_ENDS)
            modify(s, Modifier(MORE_ROLLS, -1, BY_USE, self.hero, until=until))
            self.rolled = ASKING
            self.asked = 0

    def tell_roll(self, s: Alliance, bonus: int) -> None:
        """The roll with what was added and what it had to reach."""
        told = Rolled(
            who=s.figure_id(self.hero),
            die=DUNGEON_DIE.name,
            value=self.rolled,
            added=(Term("Speed and cards", bonus),) if bonus else (),
            needs=self.level,
            rules=(self.RULE,),
        )
        s.emit(told)

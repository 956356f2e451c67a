"""The end of a Hero Phase, step by step. [CV-HERO-10]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of, tell_roll
from undercroft.games.caverns.combat.damage import leave
from undercroft.games.caverns.combat.modifiers import expires
from undercroft.games.caverns.combat.reactions import Throw
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.stat_ids import (
    HERO_PHASE_ENDS,
    LIBRARY,
    MOVE_ENDS,
    PHASE_ENDS,
)
from undercroft.games.caverns.effects.vocabulary import Ends, EndTest
from undercroft.games.caverns.effects.vocabulary.terms import Phase
from undercroft.games.caverns.map.edge_tiles import POOL, beside, use_up, visit_shrine
from undercroft.games.caverns.map.figures import allies, is_down, is_gone, is_standing
from undercroft.games.caverns.notation import card_at
from undercroft.games.caverns.phases.choices import happens
from undercroft.games.caverns.phases.encounters import lift_curse
from undercroft.games.caverns.phases.endings import judge
from undercroft.games.caverns.state import (
    ESCAPED,
    IMMOBILIZED,
    NO_CARD,
    NOWHERE,
    POISONED,
    Caverns,
)
from undercroft.kernel.choices import Ask
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

RECOVERY: Final = 10
FEATURES, CURSES, POISON, MARKER, DURATIONS, ESCAPE, PAGE = range(7)


def end_test(card: int) -> int:
    """The number that lifts a curse, or 0 where an action does. [CV-CURSE-02]"""
    root = LIBRARY.root(card_at(card).id)
    steps = [LIBRARY.effects[node] for node in LIBRARY.parts[root].get("steps", (root,))]
    return next((step.n for step in steps if isinstance(step, EndTest)), 0)


def to_test(s: Caverns, seat: int) -> list[int]:
    """The curses a hero may shake off, down or not, in the order received. [CV-CURSE-04]

    [CV-CURSE-05] [CV-DEF-12]
    """
    return [card for card in s.curses[seat] if end_test(card)]


def is_shaken_off(card: int, die: int) -> bool:
    """Whether a plain roll lifts a curse. [CV-CURSE-06]"""
    return die >= end_test(card)


class Closing(Frame[Caverns]):
    """Step 5: features, curses, poison, the marker, durations, escape, the page. [CV-HERO-10]

    [CV-A-30]
    """

    NAME = "closing"
    who: int = field(INT)
    step: int = field(INT, default=FEATURES, init=False)
    tested: tuple[int, ...] = field(ROW, init=False)
    card: int = field(INT, default=NO_CARD, init=False)
    die: int = field(INT, init=False)
    washing: int = field(INT, init=False)
    washed: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        step = self.step
        # These two stay at their step until the last roll is made; they count it on themselves.
        if step == CURSES:
            self.test_curses(s)
        elif step == POISON:
            self.shake_off(s)
        else:
            self.step += 1
            self.go_on(s, step)
        return False

    def go_on(self, s: Caverns, step: int) -> None:
        """The steps that need no roll."""
        if step == FEATURES:
            happens(s, Ends, self.who, self.who, Phase.HERO)
        elif step == MARKER:
            self.walk_again(s)
        elif step == DURATIONS:
            expires(s, HERO_PHASE_ENDS, self.who)
            expires(s, PHASE_ENDS, self.who)
            expires(s, MOVE_ENDS, self.who)
        elif step == ESCAPE:
            self.escape(s)
        elif step == PAGE:
            visit_shrine(s, self.who)
            s.page.hero_phase_ended(s, self.who)
        elif not judge(s):
            s.pop()

    def walk_again(self, s: Caverns) -> None:
        """Immobilized ends here, were it gained a moment before. [CV-COND-02] [CV-A-43]"""
        s.ailments[self.who] &= ~IMMOBILIZED

    def on_answer(self, s: Caverns, value: int) -> None:
        if self.washing:
            self.washing = 0
            self.washed = 1
            self.die = RECOVERY * value
            if value:
                use_up(s, beside(s, self.who, POOL)[0])
        elif self.step in (CURSES, POISON):
            self.die = value

    def test_curses(self, s: Caverns) -> None:
        """Each curse with an end test is rolled for, one after the other."""
        if self.die:
            tell_roll(s, self.who, self.die, end_test(self.card), "CV-CURSE-02")
            if is_shaken_off(self.card, self.die):
                lift_curse(s, self.who, self.card)
            self.die = 0
        left = [card for card in to_test(s, self.who) if card not in self.tested]
        if not left:
            self.step = POISON
            return
        # Noted before the roll: a curse that stays is not tested again in this phase.
        self.card = left[0]
        self.tested = (*self.tested, self.card)
        s.push(Throw(self.who))

    def shake_off(self, s: Caverns) -> None:
        """A roll of 10 or more ends poison, whether its bearer stands or lies. [CV-COND-05]

        [CV-DEF-12] [CV-A-12]
        """
        if s.ailments[self.who] & POISONED and not self.die and not is_gone(s, self.who):
            self.wash(s)
            return
        if self.die and not self.washed:
            tell_roll(s, self.who, self.die, RECOVERY, "CV-COND-05")
        if self.die >= RECOVERY:
            s.ailments[self.who] &= ~POISONED
            tell_of(s, self.who, "is no longer poisoned", "CV-COND-05")
        self.step = MARKER

    def wash(self, s: Caverns) -> None:
        """A pool next to the hero may spare him the roll. [CV-COND-05] [CV-CAVE-07]"""
        if not self.washed and is_standing(s, self.who) and beside(s, self.who, POOL):
            # So that the answer is taken for the pool's and not for a roll.
            self.washing = 1
            s.push(Ask(self.who, "Wash the poison off in the pool?"))
        else:
            s.push(Throw(self.who))

    def escape(self, s: Caverns) -> None:
        """A standing hero at the place named leaves the board, after all rolls. [CV-ESC-01]

        [CV-ESC-06] [CV-ESC-07]
        """
        if is_down(s, self.who) or s.spot[self.who] == NOWHERE:
            return
        if s.page.escapes(s, self.who):
            flee(s, self.who)


def flee(s: Caverns, seat: int) -> None:
    """An escaped hero leaves with what he carries, rid of curses and conditions. [CV-ESC-04]

    [CV-A-63]
    """
    s.status[seat] = ESCAPED
    s.spot[seat] = NOWHERE
    s.ailments[seat] = 0
    follow_out(s, seat)
    for card in s.curses[seat]:
        lift_curse(s, seat, card)
    if s.listening:
        s.emit(Said(text=f"{name_of(s, seat)} escapes", rules=("CV-ESC-01",)))


def follow_out(s: Caverns, seat: int) -> None:
    """The allies of an escaped hero leave the board with him. [CV-ALLY-08]"""
    for figure in allies(s):
        if s.holder[figure] == seat:
            leave(s, figure)

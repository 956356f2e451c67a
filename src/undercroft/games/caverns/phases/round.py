"""Turns pass clockwise; each is a Hero, an Exploration and a Villain Phase. [CV-TURN-02]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.caverns.combat.modifiers import expires
from undercroft.games.caverns.content.stat_ids import TURN_STARTS
from undercroft.games.caverns.effects.vocabulary.terms import Occasion
from undercroft.games.caverns.map.exploration import Exploration
from undercroft.games.caverns.map.figures import allies, is_gone
from undercroft.games.caverns.phases.choices import happens
from undercroft.games.caverns.phases.endings import judge
from undercroft.games.caverns.phases.hero_end import Closing
from undercroft.games.caverns.phases.hero_start import Opening
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.phases.villain_phase import VillainPhase
from undercroft.games.caverns.state import NOT_LAID, Caverns
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

START, OPEN, ACT, CLOSE, EXPLORE, VILLAIN, OVER = range(7)
PHASES: Final = {OPEN: Opening, ACT: Actions, CLOSE: Closing, EXPLORE: Exploration}
"""The phases of a hero who is still in the game."""


class Turns(Frame[Caverns]):
    """The whole game after its set-up, one phase after the other. [CV-TURN-01] [CV-TURN-02]

    What a phase left undone is not caught up on. [CV-TURN-03]
    """

    NAME = "turns"
    step: int = field(INT, default=START, init=False)

    def advance(self, s: Caverns) -> bool:
        # First of all: whatever the last phase did may have ended the game.
        if judge(s):
            return False
        # Counted on before the phase is pushed: when it pops, the next one is due.
        step = self.step
        self.step += 1
        seat = s.active
        if step == START:
            self.begin(s, seat)
        elif step == VILLAIN:
            s.push(VillainPhase(seat))
        elif step == OVER:
            self.pass_on(s)
        elif not is_gone(s, seat):
            s.push(PHASES[step](seat))
        return False

    def begin(self, s: Caverns, seat: int) -> None:
        """A turn begins: what lasted till now ends, and nothing was done in it yet. [CV-TURN-06]"""
        s.laid = NOT_LAID
        s.treasure_drawn = 0
        s.fallen = False
        s.new_traps = ()
        s.encounters = 0
        s.moves_made = 0
        s.attacks_made = 0
        s.worked = ()
        for ally in allies(s):
            s.age[ally] += int(s.holder[ally] == seat)
        # What lasted till now ends before anything that waits for the new turn works.
        expires(s, TURN_STARTS, seat)
        happens(s, Occasion.TURN_STARTS, seat, seat)
        if s.listening:
            tell_of(s, seat, "begins a turn", "CV-TURN-02", "turn")

    def pass_on(self, s: Caverns) -> None:
        """The next seat clockwise; after the last one a round is over. [CV-TURN-01]"""
        # Set first: what the page pushes now is done before the next turn begins.
        self.step = START
        s.page.turn_ended(s, s.active)
        s.active = (s.active + 1) % s.seats
        s.turns += 1
        if s.active == s.first:
            s.round += 1
            s.page.round_ended(s)

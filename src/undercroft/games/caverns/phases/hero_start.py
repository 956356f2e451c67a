"""The start of a Hero Phase: poison, the surge, then what works at its start. [CV-HERO-01]"""

from __future__ import annotations

from undercroft.games.caverns.combat.damage import heal, sicken
from undercroft.games.caverns.content.card_stats import level_of, name_of
from undercroft.games.caverns.effects.vocabulary import Starts
from undercroft.games.caverns.effects.vocabulary.terms import Phase
from undercroft.games.caverns.map.figures import is_down, is_gone, may_act
from undercroft.games.caverns.phases.choices import happens
from undercroft.games.caverns.phases.endings import lose_by_surge
from undercroft.games.caverns.state import POISONED, Caverns
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field


def surge_pool(s: Caverns, seat: int) -> int:
    """Whose tokens a seat spends: those of its team. [CV-SURGE-06]

    A villainous hero has his own. [CV-COMPET-13]
    """
    return s.team[seat]


class Opening(Frame[Caverns]):
    """Steps 1 to 3 of a Hero Phase. [CV-HERO-03] [CV-A-29]"""

    NAME = "opening"
    who: int = field(INT)
    step: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        # Counted on first: poison may fell the hero, and cards may react to every step.
        self.step += 1
        if self.step == 1:
            self.poison(s)
        elif self.step == 2:
            self.surge(s)
        elif self.step == 3:
            happens(s, Starts, self.who, self.who, Phase.HERO)
        elif self.step == 4 and may_act(s, self.who):
            s.page.hero_phase_began(s, self.who)
        else:
            s.pop()
        return False

    def poison(self, s: Caverns) -> None:
        """A Poisoned hero with HP takes 1 damage, on the board or not. [CV-HERO-01] [CV-COND-04]

        [CV-COND-06]
        """
        if s.ailments[self.who] & POISONED and not is_down(s, self.who):
            sicken(s, self.who)

    def surge(self, s: Caverns) -> None:
        """A hero at 0 HP must spend one token, or all is lost. [CV-HERO-02] [CV-SURGE-01]

        [CV-SURGE-05]
        """
        if not is_down(s, self.who) or is_gone(s, self.who):
            return
        pool = surge_pool(s, self.who)
        if not s.surges[pool]:
            lose_by_surge(s, self.who)
            return
        s.surges[pool] -= 1
        regain(s, self.who)


def regain(s: Caverns, seat: int) -> None:
    """A surge brings HP up to the Surge value. [CV-SURGE-02]"""
    if s.listening:
        s.emit(Said(text=f"{name_of(s, seat)} spends a surge token", rules=("CV-SURGE-02",)))
    heal(s, seat, level_of(s, seat).surge)
    s.fallen = False

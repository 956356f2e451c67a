"""A round: initiative, the turns of all heroes in order, the end of the round. [DI-INIT-01]"""

from __future__ import annotations

from undercroft.crawl.log import say
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.initiative import Initiative
from undercroft.games.infinity.state import NOWHERE, Infinity
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

INITIATIVE, TURNS, ENDING = range(3)


class Rounds(Frame[Infinity]):
    """The whole game after its set-up, one round after the other. [DI-INIT-01]"""

    NAME = "rounds"
    step: int = field(INT, default=INITIATIVE, init=False)
    at: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == INITIATIVE:
            self.begin(s)
        elif self.step == TURNS:
            self.next_turn(s)
        else:
            self.step = INITIATIVE
            s.push(EndOfRound())
        return False

    def begin(self, s: Infinity) -> None:
        """Everybody rolls for the order of this round only. [DI-INIT-06]"""
        self.step, self.at = TURNS, 0
        s.round += 1
        say(s, f"Round {s.round}", "DI-INIT-01")
        s.push(Initiative())

    def next_turn(self, s: Infinity) -> None:
        """The next hero in order has a turn; who left the game since is passed over."""
        if self.at == len(s.order):
            self.step = ENDING
            return
        seat = s.order[self.at]
        self.at += 1
        if s.spot[seat] != NOWHERE:
            s.push(Turn(seat))

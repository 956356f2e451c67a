"""A round: initiative, the turns of all heroes in order, the end of the round. [DI-INIT-01]"""

from __future__ import annotations

from undercroft.crawl.log import say
from undercroft.games.infinity.map.figures import is_up
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import STRUCK, Turn, recover
from undercroft.games.infinity.phases.initiative import Initiative
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.state import NOWHERE, Infinity
from undercroft.kernel.events import Cue
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

INITIATIVE, TURNS, ENEMIES, ENDING = range(4)


class Rounds(Frame[Infinity]):
    """The whole game after its set-up, one round after the other. [DI-INIT-01]

    `told` is what each turn of the round told: whom an ally has lured, or that the enemies have had
    their attack.
    """

    NAME = "rounds"
    step: int = field(INT, default=INITIATIVE, init=False)
    at: int = field(INT, init=False)
    told: tuple[int, ...] = field(ROW, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == INITIATIVE:
            self.begin(s)
        elif self.step == TURNS:
            self.next_turn(s)
        elif self.step == ENEMIES:
            self.next_attack(s)
        else:
            self.step = INITIATIVE
            s.push(EndOfRound())
        return False

    def begin(self, s: Infinity) -> None:
        """Everybody rolls for the order of this round only. [DI-INIT-06]"""
        self.step, self.at, self.told = TURNS, 0, ()
        s.round += 1
        say(s, f"Round {s.round} begins", "DI-INIT-01", shows=Cue(kind="round"))
        s.push(Initiative())

    def next_turn(self, s: Infinity) -> None:
        """The next hero in order has a turn; who left the game since is passed over."""
        if self.at == len(s.order):
            self.step, self.at = ENEMIES, 0
            return
        seat = s.order[self.at]
        self.at += 1
        if s.spot[seat] != NOWHERE:
            s.push(Turn(seat))
        else:
            self.told = (*self.told, STRUCK)

    def on_answer(self, s: Infinity, value: int) -> None:
        """A turn is over."""
        if self.step == TURNS:
            self.told = (*self.told, value)

    def next_attack(self, s: Infinity) -> None:
        """By option enemies attack only now, one hero after the other. [DI-A-02]"""
        if s.options.enemy_phase == "round_end" and self.at:
            recover(s, s.order[self.at - 1])
        if self.at == len(s.order) or s.options.enemy_phase == "hero_turn_end":
            self.step = ENDING
            return
        seat, told = s.order[self.at], self.told[self.at]
        self.at += 1
        if told != STRUCK and is_up(s, seat):
            s.push(EnemyPhase(seat, told))

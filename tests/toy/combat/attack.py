"""A spark strikes another seat, which may dodge; the striker may feint."""

from __future__ import annotations

from tests.toy.notation import DISCARD, DODGE, FEINT, HANDS, NOTATION, PLAY
from tests.toy.state import Toy
from undercroft.kernel.cards import play_from
from undercroft.kernel.chance import D6, Roll
from undercroft.kernel.choices import Window
from undercroft.kernel.events import Rolled
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import EVERYONE

NEEDED = 3


class Strike(Frame[Toy]):
    """A spark strikes another seat: window, roll, heart. [TOY-SPARK-01]"""

    NAME = "strike"
    who: int = field(INT)
    target: int = field(INT, default=-1, init=False)
    phase: int = field(INT, init=False)

    def on_answer(self, s: Toy, value: int) -> None:
        self.phase += 1
        if self.phase == 1:
            self.target = value
            s.push(Answer((value,), self.who, DODGE))
        elif self.phase == 2 and not value:
            s.push(Roll(D6, NOTATION.actor(self.who)))
        else:
            self.end(s, value if self.phase == 3 else 0)

    def end(self, s: Toy, rolled: int) -> None:
        """Three or more costs the target a heart. [TOY-SPARK-01]"""
        s.pop()
        if s.listening and rolled:
            who = f"fig:{NOTATION.actor(self.who)}"
            s.emit(Rolled(who=who, die="d6", value=rolled, needs=NEEDED))
        if rolled >= NEEDED:
            s.hearts[self.target] -= 1


class Answer(Window):
    """The seat that is struck may dodge, the striker may answer by a feint. [TOY-SPARK-02]"""

    NAME = "answer"
    other: int = field(INT)
    card: int = field(INT)
    stopped: int = field(INT, init=False)

    def reactions(self, s: Toy, seat: int) -> list[Move]:
        return [PLAY(seat, self.card)] if self.card in s.hand(seat) else []

    def react(self, s: Toy, move: Move) -> None:
        play_from(s, HANDS + move.seat, self.card)
        s.zones[DISCARD] = s.zones[DISCARD].add(self.card, EVERYONE)
        self.stopped = 1
        if self.card == DODGE:
            s.push(Answer((self.other,), move.seat, FEINT))

    def on_answer(self, s: Toy, value: int) -> None:
        self.stopped = int(not value)

    def closed(self, s: Toy) -> None:
        s.answer(self.stopped)

    def prompt(self, s: Toy) -> Prompt:
        return Prompt(f"Answer with {NOTATION.cards.text(self.card)}?", ("TOY-SPARK-02",))

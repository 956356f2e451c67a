"""A step along the path, and the token that lies there."""

from __future__ import annotations

from tests.toy.notation import COIN, GEM, NOTATION, PATH, STEP
from tests.toy.state import Toy
from undercroft.kernel.chance import Show
from undercroft.kernel.checks import Act, check
from undercroft.kernel.events import Said, TokenMoved
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.stacks import NO_SEATS


@check("TOY-STEP-01", "it is {0} squares too far")
def is_neighbour(s: Toy, move: Move) -> int:
    """A step goes to a neighbouring square. [TOY-STEP-01]"""
    away = abs(s.places[move.seat] - move.args[0])
    return 0 if away == 1 else max(1, away - 1)


STEPPING = Act(STEP, is_neighbour)


def step(s: Toy, seat: int, square: int) -> None:
    """The token of a square is turned up when somebody steps there. [TOY-STEP-02]"""
    if s.listening:
        start, to = f"sq:{s.places[seat]}", f"sq:{square}"
        s.emit(TokenMoved(token=f"fig:{NOTATION.actor(seat)}", start=start, to=to))
    s.places[seat] = square
    if s.zones[PATH].seats[square] == NO_SEATS:
        s.push(Turned(seat))
        s.push(Show(PATH, square))


class Turned(Frame[Toy]):
    """A token was turned up: a coin pays 1, a gem 2, a pit costs a heart. [TOY-STEP-02]"""

    NAME = "turned"
    who: int = field(INT)

    def on_answer(self, s: Toy, value: int) -> None:
        s.pop()
        if value in (COIN, GEM):
            s.gold[self.who] += 1 + (value == GEM)
        else:
            s.hearts[self.who] -= 1
        if s.listening:
            s.emit(Said(text=f"{NOTATION.actor(self.who)} finds {NOTATION.cards.text(value)}"))

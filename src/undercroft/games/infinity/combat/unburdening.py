"""Things dropped outside the own turn, before an attack. [DI-A-63]"""

from __future__ import annotations

from undercroft.games.infinity.combat.numbers import carry_limit
from undercroft.games.infinity.map.carrying import lay_down
from undercroft.games.infinity.map.figures import is_hero, is_up
from undercroft.games.infinity.map.possessions import CARRIED, kept, load
from undercroft.games.infinity.notation import DROP, NOTATION
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

TURN = "turn"


def is_overloaded(s: Infinity, seat: int) -> bool:
    """Whether a hero carries more than it can at ease. [DI-ITEM-02]"""
    return load(s, seat) > carry_limit(s, seat)


def whose_turn(s: Infinity) -> int:
    """The hero whose turn is going on, or NOBODY."""
    turns = [frame for frame in s.frames if frame.NAME == TURN]
    return getattr(turns[-1], "who", NOBODY) if turns else NOBODY


def offer_to_drop(s: Infinity, figure: int) -> None:
    """Before an attack an overloaded hero may drop things, unless it is its own turn. [DI-ITEM-07]

    [DI-A-63]
    """
    if s.options.drop_window != "encumbered" or not is_hero(figure):
        return
    if is_up(s, figure) and whose_turn(s) != figure and is_overloaded(s, figure):
        s.push(Unburden(figure))


class Unburden(Frame[Infinity]):
    """A hero drops as much as it likes of what weighs on it, once for an attack. [DI-A-63]"""

    NAME = "unburden"
    who: int = field(INT)

    def advance(self, s: Infinity) -> bool:
        if is_overloaded(s, self.who):
            return True
        s.pop()
        return False

    def seat(self, s: Infinity) -> int:
        return self.who

    def legal(self, s: Infinity) -> list[Move]:
        return [*DROP.each(self.who, kept(s, self.who, CARRIED)), NOTATION.done(self.who)]

    def apply(self, s: Infinity, move: Move) -> None:
        if move.verb is DROP:
            lay_down(s, move.args[0])
        else:
            s.pop()

    def prompt(self, s: Infinity) -> Prompt:
        words = f"{s.hero(self.who).name} is about to be attacked. What is dropped?"
        return Prompt(words, ("DI-ITEM-07",))

"""Heroes stand round the ladder and may take a stance."""

from __future__ import annotations

from undercroft.games.caverns.actions.cards import pose, stances
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.exploration import free_near_ladder
from undercroft.games.caverns.map.placement import put
from undercroft.games.caverns.notation import NOTATION, STANCE, STAND
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt


class InTurnOrder(Frame[Caverns]):
    """One seat after the other chooses, from the first player on; who has no choice is left out."""

    at: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        while self.at < s.seats and not self.has_choice(s):
            self.at += 1
        if self.at < s.seats:
            return True
        s.pop()
        return False

    def has_choice(self, s: Caverns) -> bool:
        """Whether the next seat has anything to choose from."""
        return True

    def seat(self, s: Caverns) -> int:
        return s.clockwise(s.first)[self.at]


class Standing(InTurnOrder):
    """Owners choose different squares next to the ladder, in turn order. [CV-SETUP-15]"""

    NAME = "standing"

    def legal(self, s: Caverns) -> list[Move]:
        return STAND.each(self.seat(s), [refs.space(p) for p in free_near_ladder(s)])

    def apply(self, s: Caverns, move: Move) -> None:
        put(s, move.seat, refs.square_of(move.args[0]))
        self.at += 1

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Where do you start?", ("CV-SETUP-15",))


class FirstStances(InTurnOrder):
    """A stance token may be put on a card at once. [CV-STANCE-06]"""

    NAME = "first-stances"

    def has_choice(self, s: Caverns) -> bool:
        return bool(stances(s, self.seat(s)))

    def legal(self, s: Caverns) -> list[Move]:
        seat = self.seat(s)
        return [*STANCE.each(seat, stances(s, seat)), NOTATION.passes(seat)]

    def apply(self, s: Caverns, move: Move) -> None:
        self.at += 1
        if move.verb is STANCE:
            pose(s, move.seat, move.args[0])

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Which stance do you begin in?", ("CV-STANCE-06",))

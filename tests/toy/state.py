"""The toy game's state."""

from __future__ import annotations

from typing import ClassVar

from tests.toy.words import HANDS, SAY
from undercroft.kernel.layout import INT, INTS, field
from undercroft.kernel.moves import Notation
from undercroft.kernel.state import State


class Toy(State):
    """Hearts, gold and places of up to three wanderers on a path of five squares."""

    NOTATION: ClassVar[Notation] = SAY
    hearts: list[int] = field(INTS)
    gold: list[int] = field(INTS)
    places: list[int] = field(INTS)
    rounds: int = field(INT, default=3)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds."""
        return self.zones[HANDS + seat].cards

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The other seats, from the left neighbour on."""
        return tuple((seat + i) % self.seats for i in range(1, self.seats))

    def validate(self) -> list[str]:
        wrong = super().validate()
        for column in (self.hearts, self.gold, self.places):
            if len(column) != self.seats:
                wrong.append("hearts, gold and places are one for each seat")
        return wrong

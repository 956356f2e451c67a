"""The toy game's state."""

from __future__ import annotations

from typing import ClassVar

from tests.toy.words import HANDS, SAY
from undercroft.kernel.layout import INT, INTS, Field, Layout
from undercroft.kernel.moves import Notation
from undercroft.kernel.state import State


class Toy(State):
    """Hearts, gold and places of up to three wanderers on a path of five squares."""

    NOTATION: ClassVar[Notation] = SAY
    FIELDS: ClassVar[Layout] = (
        Field("hearts", INTS, []),
        Field("gold", INTS, []),
        Field("places", INTS, []),
        Field("rounds", INT, 3),
    )
    hearts: list[int]
    gold: list[int]
    places: list[int]
    rounds: int

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

"""The toy game's state."""

from __future__ import annotations

from typing import ClassVar

from tests.toy.notation import HANDS, NOTATION
from tests.toy.options import ToyOptions
from undercroft.kernel.layout import INTS, field
from undercroft.kernel.moves import Notation
from undercroft.kernel.options import OptionsKind
from undercroft.kernel.state import State


class Toy(State):
    """Hearts, gold and places of up to three wanderers on a path of five squares."""

    NOTATION: ClassVar[Notation] = NOTATION
    options: ToyOptions = field(OptionsKind(ToyOptions), default=ToyOptions())
    hearts: list[int] = field(INTS)
    gold: list[int] = field(INTS)
    places: list[int] = field(INTS)

    def hand(self, seat: int) -> tuple[int, ...]:
        """The cards a seat holds."""
        return self.zones[HANDS + seat].cards

    def clockwise(self, seat: int) -> tuple[int, ...]:
        """The other seats, from the left neighbour on."""
        return tuple((seat + i) % self.seats for i in range(1, self.seats))

    def validate(self) -> list[str]:
        columns = (self.hearts, self.gold, self.places)
        is_odd = any(len(column) != self.seats for column in columns)
        wrong = ["hearts, gold and places are one for each seat"] if is_odd else []
        return [*super().validate(), *wrong]

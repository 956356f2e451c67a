"""Doors that are chosen by the sides of a tile."""

from __future__ import annotations

from typing import Any

from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.effects.targets import place_of
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.notation import TO_SIDE
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.choices import Choose
from undercroft.kernel.moves import Move


class ChooseDoor(Choose):
    """A seat chooses a door of the tile in which something happens, by its side."""

    NAME = "choose-door"

    def sides(self, s: Infinity) -> dict[int, int]:
        """The doors to choose from, by their sides."""
        below: Any = s.frames[-2]
        here = place_of(s, below.actor)
        doors = {side: refs.door(s.dungeon.door(here, side)) for side in SIDES}
        return {side: door for side, door in doors.items() if door in self.values}

    def legal(self, s: Any) -> list[Move]:
        return TO_SIDE.each(self.who, self.sides(s))

    def apply(self, s: Any, move: Move) -> None:
        s.answer(self.sides(s)[move.args[0]])

"""The way out: exit squares of the Daylight Stair, which several pages have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from undercroft.games.caverns.adventures.page import Aim, Page
from undercroft.games.caverns.bot.destinations import OUT, beside
from undercroft.games.caverns.map.geometry import GRID, marked
from undercroft.games.caverns.scene.tracks import track
from undercroft.games.caverns.state import ESCAPED, Caverns
from undercroft.kernel.scene import Track

EXIT = "X"


def at_exit(s: Caverns, figure: int) -> bool:
    """Whether a figure is on an exit square or next to one. [CV-ESC-01]"""
    here = s.spot[figure]
    near = [here, *(here + d for d in GRID.deltas[s.walls.steps[here]])]
    return any(p in near for p in marked(s.walls, EXIT))


def all_outside(s: Caverns) -> bool:
    """Whether every hero has escaped."""
    return all(status == ESCAPED for status in s.status)


class WayOut(Page):
    """A page whose heroes leave the caves by the stair; it is won when all of them have."""

    HELP: ClassVar[Mapping[str, tuple[str, str]]] = {
        "track:escaped": ("CV-ESC-01", "who ends a Hero Phase at the exit escapes")
    }

    def escapes(self, s: Caverns, seat: int) -> bool:
        return at_exit(s, seat)

    def is_won(self, s: Caverns) -> bool:
        return all_outside(s)

    def tracks(self, s: Caverns) -> list[Track]:
        return [track("escaped", sum(status == ESCAPED for status in s.status), s.seats)]

    def aims(self, s: Caverns, seat: int, objects: list[Aim]) -> list[Aim]:
        return [*self.ways_out(s), *objects] if self.may_leave(s, seat) else objects

    def ways_out(self, s: Caverns) -> list[Aim]:
        """Where heroes go who have nothing to stay for."""
        return [(OUT, beside(s, marked(s.walls, EXIT)))]

    def arrivals(self, s: Caverns, seat: int) -> tuple[int, ...]:
        exits = beside(s, marked(s.walls, EXIT))
        return tuple([p for p in exits if self.leaves(s, seat, p)])

    def leaves(self, s: Caverns, seat: int, square: int) -> bool:
        """Whether a hero who ends his turn there escapes."""
        here, s.spot[seat] = s.spot[seat], square
        escaped = self.escapes(s, seat) and self.may_leave(s, seat)
        s.spot[seat] = here
        return escaped

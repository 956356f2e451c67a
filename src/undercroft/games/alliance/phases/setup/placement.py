"""Where the heroes of an alliance stand when a game begins."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.space.grid import opposite_side
from undercroft.crawl.space.tiles import turn_square
from undercroft.games.alliance.content.tables import HERO_NAMES
from undercroft.games.alliance.map.geometry import ROOM, frame_for, start_room
from undercroft.games.alliance.notation import ALLIANCE, NOTATION, NOWHERE, PLACES, STAND
from undercroft.games.alliance.scene.places import space_name
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.events import TokenMoved
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

WHERE: Final = {
    "centre": "in the centre, ahead of the others",
    "left": "at the door, on the left",
    "middle": "at the door, in the middle",
    "right": "at the door, on the right",
}
LAID_OUT: Final = (4, 6, 7, 8)
"""The four first spaces as the starting tile is printed: the centre, and the row at its door."""


def first_spaces(s: Alliance, seat: int) -> list[int]:
    """The spaces of a seat's heroes: the centre, then the row at the coloured door. [DA-SET-08]"""
    cell = start_room(s.seats, seat)
    spaces = list(LAID_OUT)
    for _ in range(s.walls.turns(cell)):
        spaces = [turn_square(space, ROOM) for space in spaces]
    return [s.walls.board.grid.square(cell, space) for space in spaces]


def first_facing(s: Alliance, seat: int) -> int:
    """Heroes look away from their coloured door. [DA-SET-08]"""
    return opposite_side(frame_for(s.seats).entrances[seat].side)


class Placing(Frame[Alliance]):
    """Having seen its hand, each seat says which hero stands where. [DA-SET-08]"""

    NAME = "placing"
    placed: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        if self.placed == ALLIANCE * s.seats:
            s.pop()
            return False
        if not self.waiting(s):
            # The places of the dead stay empty: the next alliance goes on. [DA-CAMP-20]
            self.placed += ALLIANCE - self.placed % ALLIANCE
            return False
        waiting = self.waiting(s)
        if len(waiting) == 1:
            self.put(s, waiting[0])
            return False
        return True

    def seat(self, s: Alliance) -> int:
        return s.clockwise(s.initiative)[self.placed // ALLIANCE]

    def waiting(self, s: Alliance) -> list[int]:
        """The living figures of the seat that stand nowhere yet."""
        own = [f for f in s.alliance(self.seat(s)) if f not in s.dead]
        return [figure for figure in own if s.spot[figure] == NOWHERE]

    def offered(self, s: Alliance) -> list[int]:
        """The heroes that are to be placed."""
        return sorted([s.kind[figure] for figure in self.waiting(s)])

    def legal(self, s: Alliance) -> list[Move]:
        return STAND.each(self.seat(s), self.offered(s))

    def apply(self, s: Alliance, move: Move) -> None:
        self.put(s, next(f for f in self.waiting(s) if s.kind[f] == move.args[0]))

    def put(self, s: Alliance, figure: int) -> None:
        """The next space is this hero's. [DA-SET-08]"""
        seat = self.seat(s)
        s.stand(figure, first_spaces(s, seat)[self.placed % ALLIANCE])
        s.facing[figure] = first_facing(s, seat)
        self.placed += 1
        if s.listening:
            hero = f"fig:{HERO_NAMES.text(s.kind[figure])}"
            grid = s.walls.board.grid
            to = f"sq:{grid.x(s.spot[figure])},{grid.y(s.spot[figure])}"
            start = f"zone:{NOTATION.actor(seat)}"
            where = space_name(s, s.spot[figure], figure)
            s.emit(TokenMoved(token=hero, start=start, to=to, called=((to, where),)))

    def prompt(self, s: Alliance) -> Prompt:
        place = PLACES.text(self.placed % ALLIANCE)
        return Prompt(f"Who stands {WHERE[place]}?", ("DA-SET-08",))

"""Pushing and pulling: step by step, away from somebody or nearer."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.space.adjacency import neighbours
from undercroft.games.alliance.content.schema import Protocol
from undercroft.games.alliance.map.figures import (
    away,
    is_hero,
    is_standing,
    monster,
    name_of,
    seat_of,
    space_toward,
    standing_heroes,
    taken,
)
from undercroft.games.alliance.map.movement import put
from undercroft.games.alliance.notation import SHOVE
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

AWAY: Final = 1
NEARER: Final = -1


def is_steadfast(s: Alliance, figure: int) -> bool:
    """Some monsters cannot be pushed, pulled or swapped. [AC-07]"""
    return not is_hero(figure) and monster(s, figure).power.steadfast


def ways_out(s: Alliance, figure: int, other: int, direction: int) -> list[int]:
    """The empty spaces one step farther from somebody, or nearer to it. [AC-07] [AC-60]"""
    here, full = s.spot[figure], taken(s)
    now = away(s, here, space_toward(s, other, here))
    return [
        space
        for space in neighbours(s.walls, here)
        if space not in full
        and (away(s, space, space_toward(s, other, space)) - now) * direction > 0
    ]


# ---- as a protocol wants it ----------------------------------------------------------------------


def cast_out(s: Alliance, figure: int, hero: int, spaces: int) -> int:
    """How far from its allies a push could land a hero."""
    steps = ways_out(s, hero, figure, AWAY) if spaces else []
    if not steps:
        return loneliness(s, hero)
    return max(_cast_to(s, figure, hero, step, spaces) for step in steps)


def _cast_to(s: Alliance, figure: int, hero: int, space: int, spaces: int) -> int:
    # Tried on the state itself, which is cheaper than a clone; the row is put back whatever
    # happens.
    here = s.spot
    s.stand(hero, space)
    try:
        return cast_out(s, figure, hero, spaces - 1)
    finally:
        s.spot = here


def loneliness(s: Alliance, hero: int) -> int:
    """The distance from a hero to the nearest of its allies."""
    own = [f for f in standing_heroes(s) if seat_of(f) == seat_of(hero) and f != hero]
    return min([away(s, s.spot[hero], s.spot[f]) for f in own], default=0)


def lonely_ways(s: Alliance, figure: int, hero: int, spaces: int) -> list[int]:
    """The steps by which a push lands a hero farthest from its allies. [DA-PROT-01]"""
    steps = ways_out(s, hero, figure, AWAY)
    distances = {step: _cast_to(s, figure, hero, step, spaces) for step in steps}
    return [step for step in steps if distances[step] == max(distances.values())]


# ---- step by step --------------------------------------------------------------------------------


def can_be_pushed(s: Alliance, figure: int, by: int) -> bool:
    """Whether a figure is there, would give way, and has a space to go to. [AC-07]"""
    if not is_standing(s, figure) or is_steadfast(s, figure):
        return False
    return bool(ways_out(s, figure, by, AWAY))


class Shove(Frame[Alliance]):
    """A figure is pushed or pulled so many spaces; the pusher's player picks the way. [AC-07]"""

    NAME = "shove"
    who: int = field(INT)
    figure: int = field(INT)
    other: int = field(INT)
    left: int = field(INT)
    direction: int = field(INT)

    def options(self, s: Alliance) -> list[int]:
        """The next steps; none for who has fallen or cannot be moved."""
        if not self.left or is_steadfast(s, self.figure) or not is_standing(s, self.figure):
            return []
        if not is_hero(self.other) and monster(s, self.other).protocol == Protocol.CAST_OUT:
            return lonely_ways(s, self.other, self.figure, self.left)
        return ways_out(s, self.figure, self.other, self.direction)

    def advance(self, s: Alliance) -> bool:
        options = self.options(s)
        if not options:
            s.pop()
            return False
        if len(options) > 1:
            return True
        self.step(s, options[0])
        return False

    def seat(self, s: Alliance) -> int:
        return self.who

    def legal(self, s: Alliance) -> list[Move]:
        return SHOVE.each(self.who, [written(s, space) for space in self.options(s)])

    def apply(self, s: Alliance, move: Move) -> None:
        self.step(s, square_of(s, move.args[0]))

    def step(self, s: Alliance, space: int) -> None:
        """One space farther, or nearer."""
        self.left -= 1
        put(s, self.figure, space)

    def prompt(self, s: Alliance) -> Prompt:
        way = "pushed" if self.direction == AWAY else "pulled"
        return Prompt(f"Where is {name_of(s, self.figure)} {way}?", ("AC-07",))

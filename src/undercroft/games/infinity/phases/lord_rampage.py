"""The lord rages: he runs three tiles one way, and whoever he stops beside may strike.

[DI-LORD-30]
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import come
from undercroft.crawl.log import tell_of
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.numbers import is_stunned
from undercroft.games.infinity.content.schema import LordEvent, Rampage
from undercroft.games.infinity.content.tables import HUNT, RAMPAGES
from undercroft.games.infinity.effects.vocabulary.terms import Occasion
from undercroft.games.infinity.map.figures import heroes_at, spot_of
from undercroft.games.infinity.map.geometry import EAST, NORTH, SOUTH, WEST, WIDTH
from undercroft.games.infinity.map.ground import is_lava, lord_way
from undercroft.games.infinity.map.ice import slide_ends
from undercroft.games.infinity.notation import TO_PLACE
from undercroft.games.infinity.phases.lord_figure import break_off, focus_of_lord, walk
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.choices import Ask, Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

EVEN: Final = 0
"""The table on which all directions are alike."""


def table_of(event: LordEvent) -> int:
    """The table that a Rampage card names."""
    return next(i for i, table in enumerate(RAMPAGES) if table.id == event.rampage)


def direction(table: Rampage, roll: int) -> int:
    """The side that a roll on a rampage table shows. [DI-LORD-30]"""
    ends = ((table.north, NORTH), (table.east, EAST), (table.west, WEST), (table.south, SOUTH))
    return next(side for highest, side in ends if roll <= highest)


class Rampaging(Frame[Infinity]):
    """The lord runs three tiles one way, engaging nobody. [DI-LORD-30]

    Then the heroes where he stops may strike at him. `who` settles what is not clear.
    """

    NAME = "rampaging"
    who: int = field(INT)
    table: int = field(INT)
    side: int = field(INT, default=NOBODY, init=False)
    left: int = field(INT, default=HUNT.rampage, init=False)
    asking: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.side == NOBODY:
            s.push(Roll(D20, "rampage"))
        elif s.lord != NOBODY and (self.left > 0 or self.is_hot(s)):
            self.step(s)
        else:
            s.pop()
            open_to_blows(s)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.side == NOBODY:
            self.side = direction(RAMPAGES[self.table], value)
            begin_rage(s)
        elif self.asking:
            self.asking = 0
            walk(s, value)

    def is_hot(self, s: Infinity) -> bool:
        """Whether he is on lava, where he does not stay unless he is stopped. [DI-HAZ-04]"""
        return self.left > STOPPED and is_lava(s, spot_of(s, s.lord))

    def step(self, s: Infinity) -> None:
        """One tile on, past teleporters [DI-SPEC-06] and along ice, or he is stopped. [DI-LORD-31]

        Walls and closed doors stop him, hazards do not.
        """
        here = spot_of(s, s.lord)
        beyond = lord_way(s, here, self.side)
        if beyond < 0:
            self.left = STOPPED
            stop(s)
            return
        self.left -= 1
        s.last_door = s.dungeon.door(here, self.side)
        walk(s, beyond)
        ends = slide_ends(s, beyond)
        if ends:
            self.slide(s, ends)

    def slide(self, s: Infinity, ends: list[int]) -> None:
        """Ice carries him to the end that lies his way; if neither does, the player decides.

        [DI-HERO-12] [DI-LORD-37]
        """
        self.left = 0
        most = max(progress(s, end, self.side) for end in ends)
        ends = [end for end in ends if progress(s, end, self.side) == most]
        if len(ends) > 1 and s.options.ties == "ask":
            self.asking = 1
            s.push(Choose(self.who, TO_PLACE.name, tuple(ends), WHICH_END))
        else:
            walk(s, ends[0])


STOPPED: Final = -99
WHICH_END: Final = "To which end of the ice does he slide?"


def progress(s: Infinity, place: int, side: int) -> int:
    """How far a tile lies in a direction."""
    row, column = divmod(s.dungeon.cells[place], WIDTH)
    return (-row, column, row, -column)[side]


def begin_rage(s: Infinity) -> None:
    """He breaks off any fight. [DI-LORD-30]"""
    tell_of(s, s.lord, "goes on a rampage", "DI-LORD-30")
    s.last_door = NOBODY
    if focus_of_lord(s) != NOBODY:
        break_off(s)


def stop(s: Infinity) -> None:
    """A wall or closed door stops him, which some lords do not take lightly. [IC-34]"""
    tell_of(s, s.lord, "is stopped", "DI-LORD-31")
    if s.last_door != NOBODY:  # not before the first step
        come(s, Occasion.STOPPED, s.lord, NOBODY)


# ---- free blows ----------------------------------------------------------------------------------


def open_to_blows(s: Infinity) -> None:
    """Who is where a raging lord stops, and able, may attack him for nothing. [DI-LORD-32]"""
    if s.lord == NOBODY:
        return
    able = [seat for seat in heroes_at(s, spot_of(s, s.lord)) if not is_stunned(s, seat)]
    if able:
        s.push(FreeBlows(tuple(able)))


class FreeBlows(Frame[Infinity]):
    """One hero after the other may make one normal attack on the raging lord. [DI-LORD-32]

    It costs nothing and does not make him turn to the hero.
    """

    NAME = "free-blows"
    left: tuple[int, ...] = field(ROW)
    asking: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if not self.left or s.lord == NOBODY:
            s.pop()
            return False
        seat, self.asking = self.left[0], 1
        words = f"Does {s.hero(seat).name} strike at {s.foe(s.lord).name} for nothing?"
        s.push(Ask(seat, words, "DI-LORD-32"))
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        """The answer of the next hero; what an attack tells is none."""
        if not self.asking:
            return
        seat, self.left, self.asking = self.left[0], self.left[1:], 0
        if value:
            s.push(AttackFrame(seat, s.lord, quiet=1))

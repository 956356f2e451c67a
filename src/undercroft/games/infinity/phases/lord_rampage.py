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
from undercroft.games.infinity.map.geometry import EAST, NORTH, SIDES, SOUTH, WEST
from undercroft.games.infinity.map.ground import is_lava, lord_way
from undercroft.games.infinity.phases.lord_figure import break_off, focus_of_lord, walk
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.chance import D20, Roll
from undercroft.kernel.choices import Ask
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
    """The lord runs three tiles one way, engaging nobody. [DI-LORD-30] [DI-LORD-31]

    Then the heroes where he stops may strike at him.
    """

    NAME = "rampaging"
    table: int = field(INT)
    has_run: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        if not self.has_run:
            s.push(Roll(D20, "rampage"))
        else:
            s.pop()
            open_to_blows(s)
        return False

    def on_answer(self, s: Infinity, value: int) -> None:
        if not self.has_run:
            self.has_run = 1
            run_wild(s, direction(RAMPAGES[self.table], value))


def run_wild(s: Infinity, side: int) -> None:
    """He breaks off any fight and runs until three tiles are done or he is stopped.

    He goes past teleporters [DI-SPEC-06], and on from lava. [DI-HAZ-04]
    """
    assert side in SIDES
    tell_of(s, s.lord, "goes on a rampage", "DI-LORD-30")
    if focus_of_lord(s) != NOBODY:
        break_off(s)
    s.last_door = NOBODY
    left = HUNT.rampage
    while s.lord != NOBODY and (left > 0 or is_lava(s, spot_of(s, s.lord))):
        left -= 1
        here = spot_of(s, s.lord)
        beyond = lord_way(s, here, side)
        if beyond < 0:
            tell_of(s, s.lord, "is stopped", "DI-LORD-31")
            if s.last_door != NOBODY:  # not before the first step [IC-34]
                come(s, Occasion.STOPPED, s.lord, NOBODY)
            break
        s.last_door = s.dungeon.door(here, side)
        walk(s, beyond)


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

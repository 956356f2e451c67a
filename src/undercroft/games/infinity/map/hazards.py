"""Tiles that become lava, a flood or a crevice. [DI-HAZ-09]"""

from __future__ import annotations

from undercroft.crawl.log import say, tell_of
from undercroft.games.infinity.combat.damage import lose, take_away
from undercroft.games.infinity.combat.rewards import TurnUpRewards
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.tables import HEALTH
from undercroft.games.infinity.map.carrying import use_up
from undercroft.games.infinity.map.entering import arrive
from undercroft.games.infinity.map.figures import enemies_at, heroes, is_up
from undercroft.games.infinity.map.possessions import lying_at
from undercroft.games.infinity.notation import TO_PLACE
from undercroft.games.infinity.state import NO_HAZARD, NO_TOKEN, NOBODY, Infinity
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

SWALLOWING, EMPTYING, DRIVING = range(3)


def is_laid(s: Infinity, hazard: Hazard) -> bool:
    """Whether a hazard of a kind is on the map, of which there is one at most. [DI-COMP-07]"""
    return s.options.hazard_unique and hazard in s.hazards


def lay_hazard(s: Infinity, place: int, hazard: Hazard) -> None:
    """A tile becomes a hazard, and who is there must get out. [DI-HAZ-06] [DI-HAZ-10]"""
    s.hazards[place] = hazard
    s.contents[place] = NO_TOKEN
    say(s, f"{s.tile(place).name} is a {hazard.word} now", "DI-HAZ-09")
    s.push(DriveOut(place))


def shores(s: Infinity, place: int) -> list[int]:
    """The tiles next to one, through open doors, on which a hero can stand."""
    return [other for other in s.dungeon.neighbours(place) if s.hazards[other] == NO_HAZARD]


class DriveOut(Frame[Infinity]):
    """Lava burns the heroes of its tile, a pit takes enemies and things; heroes get out.

    [DI-HAZ-06] [DI-HAZ-10] [DI-A-33]
    """

    NAME = "drive-out"
    place: int = field(INT)
    step: int = field(INT, default=SWALLOWING, init=False)
    who: int = field(INT, default=NOBODY, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == SWALLOWING:
            self.step = EMPTYING
            self.swallow(s)
        elif self.step == EMPTYING:
            self.step = DRIVING
            if s.hazards[self.place] != Hazard.LAVA:
                for thing in lying_at(s, self.place):
                    use_up(s, thing)
        else:
            self.drive(s)
        return False

    def swallow(self, s: Infinity) -> None:
        """Enemies are lost in a pit, and what they guarded; lava burns. [DI-HAZ-10]"""
        if s.hazards[self.place] == Hazard.LAVA:
            for seat in self.stranded(s):
                lose(s, seat, HEALTH.lava, "DI-HAZ-06")
            return
        for figure in enemies_at(s, self.place):
            if figure != s.lord:
                take_away(s, figure)
        s.push(TurnUpRewards())

    def stranded(self, s: Infinity) -> list[int]:
        """The heroes who are still there."""
        return [seat for seat in heroes(s) if s.spot[seat] == self.place and is_up(s, seat)]

    def drive(self, s: Infinity) -> None:
        """One hero after the other gets out: back from a pit, anywhere from lava."""
        there, tiles = self.stranded(s), shores(s, self.place)
        if not there or not tiles:
            s.pop()
            return
        self.who = there[0]
        before = s.before[self.who]
        if s.hazards[self.place] != Hazard.LAVA and before in tiles:
            tiles = [before]
        if len(tiles) > 1:
            words = f"Where does {s.hero(self.who).name} get out?"
            s.push(Choose(self.who, TO_PLACE.name, tuple(tiles), words))
        else:
            self.on_answer(s, tiles[0])

    def on_answer(self, s: Infinity, value: int) -> None:
        if self.step == DRIVING and self.who != NOBODY:
            who, self.who = self.who, NOBODY
            tell_of(s, who, "gets out", "DI-HAZ-10")
            arrive(s, who, value)

"""Lava, floods and crevices: how they come, and what becomes of who is there. [DI-HAZ-09]"""

from __future__ import annotations

from undercroft.crawl.log import say, tell_of
from undercroft.games.infinity.combat.damage import lose, take_away
from undercroft.games.infinity.combat.focus import lose_focus
from undercroft.games.infinity.combat.rewards import TurnUpRewards
from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.tables import HEALTH
from undercroft.games.infinity.map.carrying import use_up
from undercroft.games.infinity.map.entering import WALKING, Land, Step, arrive
from undercroft.games.infinity.map.exploration import is_unexplored
from undercroft.games.infinity.map.figures import enemies_at
from undercroft.games.infinity.map.geometry import SIDES
from undercroft.games.infinity.map.ground import is_lava, is_pit
from undercroft.games.infinity.map.possessions import lying_at
from undercroft.games.infinity.notation import TO_PLACE
from undercroft.games.infinity.phases.exhaustion import refuges
from undercroft.games.infinity.state import NO_HAZARD, NO_TOKEN, NOBODY, Infinity
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field

NO_HARM = 0
START = 0
"""The place of the Starter Tile."""


def is_laid(s: Infinity, hazard: Hazard) -> bool:
    """Whether the one token of a hazard lies on the map already. [DI-COMP-07]"""
    return s.options.hazard_unique and s.hazards.count(hazard) > s.page.fixed_hazards(hazard)


def ways_out(s: Infinity, place: int) -> list[int]:
    """The sides by which a hero can leave a hazard: to firm ground, known or not. [DI-HAZ-14]"""
    return [side for side in SIDES if leads_out(s, place, side)]


def leads_out(s: Infinity, place: int, side: int) -> bool:
    """Whether a door of a hazard leads to a tile on which one can stand. [DI-HAZ-02]"""
    if is_unexplored(s, place, side):
        return True
    way = s.dungeon.way(place, side)
    return way >= 0 and s.hazards[way] == NO_HAZARD


class Passage(Frame[Infinity]):
    """A hero goes into a hazard and out of it by another door, and may come to harm. [DI-HAZ-03]

    Nobody stays there. [DI-HAZ-02]
    """

    NAME = "passage"
    who: int = field(INT)
    place: int = field(INT)
    side: int = field(INT)
    harm: int = field(INT)
    step: int = field(INT, init=False)

    def advance(self, s: Infinity) -> bool:
        self.step += 1
        if self.step == 1:
            arrive(s, self.who, self.place)
        elif self.step == 2:
            if self.harm:
                lose(s, self.who, self.harm, "DI-HAZ-01")
        else:
            s.pop()
            if not s.out[self.who]:
                s.push(Step(self.who, self.side, WALKING))
        return False


# ---- how hazards come ----------------------------------------------------------------------------

BEGIN, SWEEPING, HURTING, FLEEING = range(4)
WORDS = {
    Hazard.LAVA: "turns to lava",
    Hazard.FLOOD: "is flooded",
    Hazard.CREVICE: "falls into a crevice",
}


def lay_hazard(s: Infinity, place: int, hazard: Hazard) -> None:
    """A tile becomes a hazard. [DI-HAZ-09]"""
    s.push(BreakOut(place, hazard))


class BreakOut(Frame[Infinity]):
    """A tile becomes a hazard, and heroes get away from it. [DI-HAZ-06] [DI-HAZ-10]

    Lava burns them first. A flood or a crevice swallows enemies and all that lies there.
    """

    NAME = "break-out"
    place: int = field(INT)
    hazard: int = field(INT)
    step: int = field(INT, default=BEGIN, init=False)
    left: tuple[int, ...] = field(ROW, init=False)
    now: int = field(INT, default=NOBODY, init=False)

    def advance(self, s: Infinity) -> bool:
        if self.step == BEGIN:
            self.begin(s)
        elif self.step == SWEEPING:
            self.sweep(s)
        elif self.step == HURTING:
            self.hurt_next(s)
        else:
            self.flee(s)
        return False

    def begin(self, s: Infinity) -> None:
        """The hazard is there; enemies in a flood or crevice are lost with their rewards."""
        self.step = SWEEPING
        s.hazards[self.place] = self.hazard
        say(s, f"{s.tile(self.place).name} {WORDS[Hazard(self.hazard)]}", "DI-HAZ-09")
        self.left = tuple([seat for seat in range(s.seats) if s.spot[seat] == self.place])
        if is_pit(s, self.place):
            for figure in enemies_at(s, self.place):
                if s.foe(figure).rank != Rank.LORD:
                    tell_of(s, figure, "is lost", "DI-HAZ-10")
                    take_away(s, figure)
            s.push(TurnUpRewards())

    def sweep(self, s: Infinity) -> None:
        """What lies in a flood or crevice is lost, rewards included. [DI-HAZ-10]"""
        self.step = HURTING
        s.contents[self.place] = NO_TOKEN
        if is_pit(s, self.place):
            for thing in lying_at(s, self.place):
                use_up(s, thing)

    def hurt_next(self, s: Infinity) -> None:
        """The next hero is burnt by lava, once. [DI-HAZ-06]"""
        if not self.left:
            s.pop()
            return
        self.step = FLEEING
        self.now, self.left = self.left[0], self.left[1:]
        if is_lava(s, self.place) and not s.out[self.now]:
            lose(s, self.now, HEALTH.lava, "DI-HAZ-06")

    def flee(self, s: Infinity) -> None:
        """The hero goes back where it came from, or to a neighbouring tile of its choice."""
        if s.spot[self.now] != self.place:
            self.step = HURTING
            return
        tiles = shores(s, self.now, self.place)
        if len(tiles) > 1:
            words = f"Where does {s.hero(self.now).name} flee to?"
            s.push(Choose(self.now, TO_PLACE.name, tuple(tiles), words))
        else:
            self.on_answer(s, tiles[0])

    def on_answer(self, s: Infinity, value: int) -> None:
        """The hero is there; who fought it looks for another. [DI-FOCUS-07]"""
        self.step = HURTING
        if s.out[self.now]:
            s.spot[self.now] = value
            return
        s.push(Land(self.now, value))
        lose_focus(s, self.now)


def shores(s: Infinity, seat: int, place: int) -> list[int]:
    """Where a hero gets to from a tile that has become a hazard. [DI-HAZ-06] [DI-HAZ-10] [DI-A-33]

    From a flood or crevice back to where it came from, if that is next to it; else any open
    neighbour, and if there is none the nearest tile to be reached, or the Starter Tile.
    """
    firm = [at for at in s.dungeon.neighbours(place) if s.hazards[at] == NO_HAZARD]
    if is_pit(s, place) and s.before[seat] in firm:
        return [s.before[seat]]
    return sorted(firm) or refuges(s, seat) or [START]

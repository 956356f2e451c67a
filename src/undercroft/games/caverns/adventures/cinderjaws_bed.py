"""Cinderjaw's Bed: a dragon asleep in the Deep Lair."""

from __future__ import annotations

from undercroft.games.caverns.adventures.page import Page
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.tables import FACES
from undercroft.games.caverns.map.distances import apart, cell
from undercroft.games.caverns.map.figures import heroes, is_standing
from undercroft.games.caverns.map.geometry import marked
from undercroft.games.caverns.phases.treasures import TreasureDraw
from undercroft.games.caverns.phases.villains import enter, has_entered, is_beaten, villain_figure
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.layout import FLAG, field

SLEEPER = "cinderjaw"
LAIR = "l"
BED = "deep-lair-far"


class CinderjawsBed(Page):
    """Old Cinderjaw sleeps until somebody comes near or hurts him; his bed holds a treasure."""

    ID = "adv-03"
    TERMS = ("wakes-within",)
    awake: bool = field(FLAG)
    searched: bool = field(FLAG)

    def triggered(self, s: Caverns, cell: int) -> None:
        """He covers the four lair squares."""
        enter(s, SLEEPER, marked(s.walls, LAIR)[:1])

    def steps_in(self, s: Caverns) -> bool:
        """He wakes for good when a hero is near or he is hurt."""
        if not self.awake and has_entered(s, SLEEPER):
            self.awake = self.is_disturbed(s, villain_figure(SLEEPER))
        return False

    def is_disturbed(self, s: Caverns, figure: int) -> bool:
        """Whether something wakes him now."""
        near = self.term("wakes-within")
        hurt = s.hp[figure] < max_hp(s, figure)
        return hurt or any(apart(s, figure, hero) <= near for hero in heroes(s))

    def is_awake(self, s: Caverns, figure: int) -> bool:
        return self.awake

    def hero_phase_ended(self, s: Caverns, seat: int) -> None:
        """The first hero to close a Hero Phase on the far half draws a treasure."""
        is_there = is_standing(s, seat) and FACES[s.walls.tile(cell(s, seat))].id == BED
        if self.searched or not is_there:
            return
        self.searched = True
        s.push(TreasureDraw(seat))

    def is_won(self, s: Caverns) -> bool:
        return is_beaten(s, SLEEPER)

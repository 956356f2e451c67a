"""The Way Out: fetch the Gate Stone and bring everybody home. The teaching game."""

from __future__ import annotations

from undercroft.games.infinity.content.tables import TILE_NAMES
from undercroft.games.infinity.map.figures import heroes
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.outcomes import victory
from undercroft.games.infinity.scenarios.carried import HANDING_ON, TAKING, CarriedToken, HandOver
from undercroft.games.infinity.state import NO_TOKEN, NOBODY, Infinity

START = 0


class TheWayOut(CarriedToken):
    """At the end of a round the Stone and all heroes are on the Starter Tile."""

    ID = "sc-01"
    TERMS = ("take-cost", "take-xp")
    ACTIONS = (TAKING, HANDING_ON)
    FRAMES = (HandOver,)

    def is_gate(self, s: Infinity, place: int) -> bool:
        """Whether a tile is the Gate."""
        return s.dungeon.tiles[place] == TILE_NAMES.parse(self.row.tokens[0].tile or "")

    def content(self, s: Infinity, place: int, content: int) -> int:
        """Nothing but the Stone lies in the Gate."""
        return NO_TOKEN if self.is_gate(s, place) else content

    def tile_laid(self, s: Infinity, place: int) -> None:
        """The Gate is found, and the Stone with it."""
        if self.is_gate(s, place):
            self.lies_at = place

    def taken(self, s: Infinity, seat: int) -> None:
        """Taking the Stone teaches something."""
        gain_xp(s, seat, self.term("take-xp"), "DI-LEVEL-04")

    def round_ended(self, s: Infinity) -> None:
        """Everybody is home with the Stone."""
        is_home = all(s.spot[seat] == START for seat in heroes(s))
        if self.holder != NOBODY and is_home:
            victory(s, self.row.goal.id)
        else:
            super().round_ended(s)

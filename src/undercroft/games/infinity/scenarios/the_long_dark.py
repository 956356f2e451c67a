"""The Long Dark: two guards must fall before the last round is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.infinity.combat.bands import ComeForth
from undercroft.games.infinity.map.figures import enemies, heroes
from undercroft.games.infinity.notation import FIRST_ENEMY
from undercroft.games.infinity.phases.outcomes import victory
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.scenarios.standing import all_homeward
from undercroft.games.infinity.state import NOBODY
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.scene import Track

if TYPE_CHECKING:
    from undercroft.games.infinity.state import Infinity

START = 0
GUARDS = 2


class TheLongDark(Play):
    """Both guards have fallen when the last round ends, or sooner with everybody home.

    `bands` are those of the guards that have come.
    """

    ID = "sc-06"
    TERMS = ("first-guard", "second-guard", "rest-heal")
    bands: tuple[int, ...] = field(ROW)
    fallen: int = field(INT)

    def tile_laid(self, s: Infinity, place: int) -> None:
        """A guard stands in two of the tiles, besides what the chart says."""
        if place in (self.term("first-guard"), self.term("second-guard")):
            self.bands = (*self.bands, len(s.band_card))
            s.push(ComeForth(NOBODY, place, 1, 0))

    def defeated(self, s: Infinity, figure: int, by: int) -> None:
        """A guard may have fallen."""
        self.fallen += int(s.bands[figure - FIRST_ENEMY] in self.bands)

    def round_ended(self, s: Infinity) -> None:
        """Both have fallen: with everybody home that is enough, else in the last round."""
        is_home = all(s.spot[seat] == START for seat in heroes(s))
        is_last = s.round >= self.row.limit
        if self.fallen == GUARDS and (is_home or is_last):
            victory(s, self.row.goal.id)
        else:
            super().round_ended(s)

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To a guard, for who is strong enough; home when both have fallen."""
        if self.fallen == GUARDS:
            return [START]
        is_strong = s.level[seat] > 1 or s.round > self.row.limit // 2
        guards = [s.enemy_spot[figure - FIRST_ENEMY] for figure in self.guards_left(s)]
        return guards if is_strong else []

    def progress(self, s: Infinity, seat: int) -> float:
        """Guards found and felled, then the way home."""
        if self.fallen == GUARDS:
            return 0.8 + 0.2 * all_homeward(s, START)
        hurt = sum(s.damage[figure - FIRST_ENEMY] for figure in self.guards_left(s))
        return 0.35 * self.fallen + 0.05 * len(self.bands) + 0.01 * hurt

    def is_out_of_reach(self, s: Infinity) -> bool:
        """A guard never came, or was lost otherwise than in a fight. [DI-MODE-10]"""
        return self.fallen + len(self.guards_left(s)) < GUARDS

    def tracks(self, s: Infinity) -> list[Track]:
        """The guards that have fallen."""
        return [Track(id="track:guards", name="Guards fallen", value=self.fallen, most=GUARDS)]

    def rest_heals(self, usual: int) -> int:
        """A rest heals more here."""
        return self.term("rest-heal")

    def guards_left(self, s: Infinity) -> list[int]:
        """The guards that are still there."""
        return [f for f in enemies(s) if s.bands[f - FIRST_ENEMY] in self.bands]

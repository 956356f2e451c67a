"""Break the Lord: the party hunts the hunter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.infinity.content.enemies import Rank
from undercroft.games.infinity.map.figures import heroes_at, is_hero, spot_of
from undercroft.games.infinity.phases.outcomes import victory
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.state import NOBODY
from undercroft.kernel.events import Term

if TYPE_CHECKING:
    from undercroft.games.infinity.state import Infinity


class BreakTheLord(Play):
    """The Dungeon Lord is defeated. Together heroes strike him more surely."""

    ID = "sc-04"
    TERMS = ("together-hit-chance",)

    def chance_terms(self, s: Infinity, attacker: int, target: int) -> list[Term]:
        """A hero hits the lord more surely while another hero is in his tile."""
        if is_hero(target) or s.foe(target).rank != Rank.LORD:
            return []
        others = [seat for seat in heroes_at(s, spot_of(s, target)) if seat != attacker]
        return [Term("together", self.term("together-hit-chance"))] if others else []

    def aims(self, s: Infinity, seat: int) -> list[int]:
        """To the lord, once the hero has learned something."""
        is_ready = s.level[seat] > 1 and s.lord != NOBODY
        return [spot_of(s, s.lord)] if is_ready else []

    def defeated(self, s: Infinity, figure: int, by: int) -> None:
        """With the lord the game is won."""
        if s.foe(figure).rank == Rank.LORD:
            victory(s, self.row.goal.id)

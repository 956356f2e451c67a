"""Break the Glowstone: a stone to destroy, and a matriarch who comes to its help."""

from __future__ import annotations

from undercroft.crawl.space.tilegraph import distances
from undercroft.games.caverns.adventures.page import Page
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.map.geometry import GRID, laid
from undercroft.games.caverns.notation import FIRST_PROP
from undercroft.games.caverns.phases.choices import Aside
from undercroft.games.caverns.phases.villains import enter, has_entered, is_in_play, on_patch
from undercroft.games.caverns.state import NOWHERE, Caverns

STONE = FIRST_PROP
MATRIARCH = "sevrane"


class BreakTheGlowstone(Page):
    """The first damage to the stone calls Matriarch Sevrane; its end is the objective."""

    ID = "adv-05"
    TERMS = ("entry-tiles",)

    def steps_in(self, s: Caverns) -> bool:
        """Sevrane enters two tiles away when the stone has been hurt."""
        stands = s.spot[STONE] != NOWHERE
        if not stands or s.hp[STONE] == max_hp(s, STONE) or has_entered(s, MATRIARCH):
            return False
        s.push(Aside())
        enter(s, MATRIARCH, self.entries(s))
        return True

    def entries(self, s: Caverns) -> list[int]:
        """The patches so many tiles away, or of the farthest nearer tiles."""
        row = distances(s.walls, GRID.cell_of[s.spot[STONE]])
        near = [c for c in laid(s.walls) if row[c] <= self.term("entry-tiles")]
        farthest = max(row[c] for c in near)
        return [p for c in near if row[c] == farthest for p in on_patch(s, c)]

    def is_won(self, s: Caverns) -> bool:
        return is_in_play(s, s.adventure.props[0].tile) and s.hp[STONE] == 0

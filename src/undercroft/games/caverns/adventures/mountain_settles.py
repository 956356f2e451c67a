"""The Mountain Settles: out, before the last edge has collapsed."""

from __future__ import annotations

from undercroft.games.caverns.adventures.daylight import WayOut
from undercroft.games.caverns.map.exploration import edges, free_near_ladder
from undercroft.games.caverns.map.finite_cave import Collapse
from undercroft.games.caverns.phases.villains import is_in_play, join
from undercroft.games.caverns.state import Caverns


def is_found(s: Caverns) -> bool:
    """Whether the Gate is in play."""
    return is_in_play(s, s.adventure.triggers[0].tile)


class MountainSettles(WayOut):
    """Until the Gate is found the cave collapses; then all must get out."""

    ID = "adv-07"

    def set_up(self, s: Caverns) -> None:
        """The first player controls Mother Sorrel."""
        join(s, s.adventure.allies[0], s.first, free_near_ladder(s))

    def replaces_draw(self, s: Caverns, seat: int) -> bool:
        """The collapse takes the place of encounters. [CV-CAVE-12]"""
        if is_found(s):
            return False
        s.push(Collapse())
        return True

    def opens_sealed_cave(self, s: Caverns) -> bool:
        """Whoever is buried here has lost, whatever closed the last edge."""
        return False

    def lost(self, s: Caverns) -> str:
        buried = not is_found(s) and not edges(s)
        return s.adventure.defeats[0].id if buried else ""

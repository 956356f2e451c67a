"""First Lantern: alone to the daylight."""

from __future__ import annotations

from undercroft.games.caverns.adventures.daylight import WayOut
from undercroft.games.caverns.state import Caverns


class FirstLantern(WayOut):
    """No encounters in the first turns; who comes to an exit has won."""

    ID = "adv-01"
    TERMS = ("quiet-turns",)

    def draws_encounter(self, s: Caverns, seat: int) -> bool:
        return s.turns >= self.term("quiet-turns")

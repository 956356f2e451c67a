"""First Lantern: alone to the daylight."""

from __future__ import annotations

from undercroft.games.caverns.adventures.daylight import all_outside, at_exit
from undercroft.games.caverns.adventures.script import SCRIPTS, Script
from undercroft.games.caverns.state import Caverns


class FirstLantern(Script):
    """No encounters in the first turns; who comes to an exit has won."""

    def draws_encounter(self, s: Caverns, seat: int) -> bool:
        return s.turns >= s.adventure.terms.quiet_turns

    def escapes(self, s: Caverns, seat: int) -> bool:
        return at_exit(s, seat)

    def is_won(self, s: Caverns) -> bool:
        return all_outside(s)


SCRIPTS["adv-01"] = FirstLantern()

"""First Lantern: alone to the daylight."""

from __future__ import annotations

from undercroft.games.caverns.adventures.script import SCRIPTS, Script
from undercroft.games.caverns.cave import GRID, marked
from undercroft.games.caverns.state import ESCAPED, Caverns

EXIT = "X"


def at_exit(s: Caverns, seat: int) -> bool:
    """Whether a hero is on an exit square or next to one. [CV-ESC-01]"""
    here = s.spot[seat]
    near = [here, *(here + d for d in GRID.deltas[s.walls.steps[here]])]
    return any(p in near for p in marked(s.walls, EXIT))


class FirstLantern(Script):
    """No encounters in the first turns; who comes to an exit has won."""

    def draws_encounter(self, s: Caverns, seat: int) -> bool:
        return s.turns >= s.adventure.terms.quiet_turns

    def escapes(self, s: Caverns, seat: int) -> bool:
        return at_exit(s, seat)

    def is_won(self, s: Caverns) -> bool:
        return all(status == ESCAPED for status in s.status)


SCRIPTS["adv-01"] = FirstLantern()

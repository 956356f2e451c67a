"""The way out: exit squares of the Daylight Stair, used by several pages."""

from __future__ import annotations

from undercroft.games.caverns.cave import GRID, marked
from undercroft.games.caverns.state import ESCAPED, Caverns

EXIT = "X"


def at_exit(s: Caverns, figure: int) -> bool:
    """Whether a figure is on an exit square or next to one. [CV-ESC-01]"""
    here = s.spot[figure]
    near = [here, *(here + d for d in GRID.deltas[s.walls.steps[here]])]
    return any(p in near for p in marked(s.walls, EXIT))


def all_outside(s: Caverns) -> bool:
    """Whether every hero has escaped."""
    return all(status == ESCAPED for status in s.status)

"""How far it is on foot, for anybody and whatever stands in the way."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns.map.geometry import GRID

Squares = tuple[int, ...]
FAR: Final = 99


@lru_cache(maxsize=256)
def steps_to(walls: Walls, goals: Squares) -> dict[int, int]:
    """The steps from each square to the nearest goal, wave after wave from the goals on."""
    distances = dict.fromkeys(goals, 0)
    wave, steps = list(distances), 0
    while wave:
        steps += 1
        nearby = dict.fromkeys(q for p in wave for q in neighbours(walls, p) if q not in distances)
        distances.update(dict.fromkeys(nearby, steps))
        wave = list(nearby)
    return distances


def neighbours(walls: Walls, p: int) -> list[int]:
    """The squares one step away, through a tunnel too."""
    around = [p + d for d in GRID.deltas[walls.steps[p]]]
    if p in walls.links:
        at = walls.links.index(p)
        around.append(walls.links[at ^ 1])
    return around

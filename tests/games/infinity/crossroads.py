"""A small dungeon for tests of hazards and doors: a crossroads north of the start."""

from __future__ import annotations

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.phases.setup.layout import START

CROSSROADS, BEYOND, ASIDE = 1, 2, 3
"""The tile north of the start, one north of it, one east of it."""


def dungeon(*heroes: str, scenario: str = "sc-04") -> Place:
    """A crossroads north of the start, with a tile north and one east of it."""
    place = Place(*(heroes or ("paladin", "thief")), scenario=scenario)
    place.s.meter = 20
    place.tile("crossing-of-lamps", START, "north")
    place.tile("drain", CROSSROADS, "north")
    place.tile("four-winds", CROSSROADS, "east")
    return place

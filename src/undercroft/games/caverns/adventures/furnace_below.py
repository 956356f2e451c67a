"""The Furnace Below: Khadd in his lair, the stronger the more vents smoke."""

from __future__ import annotations

from undercroft.games.caverns.adventures.cinderjaws_bed import LAIR
from undercroft.games.caverns.adventures.page import Page
from undercroft.games.caverns.content.page_schema import VILLAIN_LEFT
from undercroft.games.caverns.content.schema import Feature
from undercroft.games.caverns.content.tables import TILE_NAMES
from undercroft.games.caverns.map.distances import taken
from undercroft.games.caverns.map.geometry import (
    GRID,
    cell_with,
    feature,
    fits_at,
    laid,
    marked,
    squares_under,
)
from undercroft.games.caverns.phases.villains import enter, is_beaten, on_patch
from undercroft.games.caverns.state import Caverns

FURNACE = "khadd"
WIDE = 3
NEAR_HALF = "deep-lair-near"


class FurnaceBelow(Page):
    """Khadd lies on the lair squares and five more, with HP for the Fumaroles in play."""

    ID = "adv-08"
    TERMS = ("fumaroles-per-hp",)

    def triggered(self, s: Caverns, cell: int) -> None:
        """The active player chooses to which side he spreads; Sevrane may come with him."""
        vents = [c for c in laid(s.walls) if feature(s.walls, c) == Feature.FUMAROLE]
        link = s.adventure.link
        if link is not None and s.options.linked == VILLAIN_LEFT:
            near = cell_with(s.walls, TILE_NAMES.parse(NEAR_HALF))
            enter(s, link.villain, on_patch(s, near), link.hp)
        enter(s, FURNACE, spreads(s), len(vents) // self.term("fumaroles-per-hp"))

    def is_won(self, s: Caverns) -> bool:
        return is_beaten(s, FURNACE)


def spreads(s: Caverns) -> list[int]:
    """The places of a wide villain that cover all lair squares of the far half. [CV-LARGE-12]"""
    lair = marked(s.walls, LAIR)
    floor = s.walls.passable(GRID.cell_of[lair[0]])
    full = taken(s)
    return [
        p
        for p in floor
        if fits_at(s.walls, p, WIDE, full)
        and set(lair) <= set(squares_under(p, WIDE)) <= set(floor)
    ]

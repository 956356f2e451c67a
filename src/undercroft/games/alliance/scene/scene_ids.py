"""Things as scenes write them: `sq:4,1`, `fig:krom`, `edge:4,1,n`, `card:hide#hand-1.2`."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.games.alliance.content.tables import HERO_NAMES
from undercroft.games.alliance.map.geometry import Way
from undercroft.games.alliance.notation import ANYBODY, FIRST_MONSTER
from undercroft.games.alliance.state import Alliance

SIDES: Final = "nesw"


class Thing(NamedTuple):
    """A thing of the scene: its kind, its name, and for cards the zone it lies in."""

    kind: str
    name: str
    zone: str

    @staticmethod
    def read(text: str) -> Thing:
        """A thing as scenes write it."""
        kind, _, rest = text.partition(":")
        name, _, place = rest.partition("#")
        return Thing(kind, name, place.rpartition(".")[0] or place)


def way_of(s: Alliance, name: str) -> Way:
    """The room and the side that an edge is."""
    x, y, letter = name.split(",")
    grid = s.walls.board.grid
    return grid.cell_of[grid.at(int(x), int(y))], SIDES.index(letter)


def figure_of(s: Alliance, name: str) -> int:
    """The figure with a name in scenes."""
    if name in HERO_NAMES.ids:
        return s.kind.index(HERO_NAMES.parse(name), 0, FIRST_MONSTER)
    return ANYBODY.parse(name)

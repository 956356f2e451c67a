"""What follows from who is on the board, and from how cards lie, kept while that stays the same.

It holds copies of the columns it follows from, and a state compares them with its own: so
nothing kept here can be out of date. Clones share it.
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.space.reach import Reach
from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns.map.geometry import NO_CAVE
from undercroft.games.caverns.notation import FIRST_ALLY, FIRST_MONSTER, FIRST_PROP, FIRST_VILLAIN

Figures = tuple[int, ...]
Cards = tuple[int, ...]

HEROES: Final = range(FIRST_ALLY)
ALLIES: Final = range(FIRST_ALLY, FIRST_VILLAIN)
PROPS: Final = range(FIRST_PROP, FIRST_MONSTER)


class Situation:
    """The figures on the board by their sorts; squares off the board are below 0.

    `taken` holds the squares that are not free, by who does not count; `reaches` how far heroes
    get, by what was asked; `landmarks` who can be named where, by who is not meant.
    """

    __slots__ = (
        "allies",
        "came",
        "foes",
        "heroes",
        "kind",
        "landmarks",
        "monsters",
        "props",
        "reaches",
        "spot",
        "taken",
        "walls",
    )

    def __init__(self, walls: Walls, spot: list[int], kind: list[int], came: Figures) -> None:
        """Find out who is there; villains in the order in which they came."""
        self.walls: Final = walls
        self.spot: Final = spot
        self.kind: Final = kind
        self.came: Final = came
        there = range(FIRST_MONSTER, len(spot))
        self.heroes: Final = tuple([f for f in HEROES if spot[f] >= 0])
        self.allies: Final = tuple([f for f in ALLIES if spot[f] >= 0])
        self.props: Final = tuple([f for f in PROPS if spot[f] >= 0])
        self.monsters: Final = tuple([f for f in there if spot[f] >= 0])
        self.foes: Final = (*[f for f in came if spot[f] >= 0], *self.monsters)
        self.taken: Final[dict[int, frozenset[int]]] = {}
        self.reaches: Final[dict[tuple[int, ...], Reach]] = {}
        self.landmarks: Final[dict[int, dict[int, str]]] = {}


class Lying:
    """The cards that lie ready before the heroes; `seats` holds whose react, by the moment."""

    __slots__ = ("charged", "items", "seats", "up")

    def __init__(self, up: list[Cards], items: list[Cards], charged: Cards) -> None:
        self.up: Final = up
        self.items: Final = items
        self.charged: Final = charged
        self.seats: Final[dict[object, tuple[int, ...]]] = {}


NOBODY_THERE: Final = Situation(NO_CAVE, [-1] * FIRST_MONSTER, [], ())
NOTHING_LIES: Final = Lying([], [], ())

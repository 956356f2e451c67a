"""The situation on the board: what follows from who stands where, kept while it stays the same.

A situation names the rows and the walls it follows from. They are immutable, and a state asks for
its situation by their identity, so nothing kept here can be out of date; clones share it.
"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.space.footprint import covered
from undercroft.crawl.space.grid import Grid
from undercroft.crawl.space.reach import Ground, Reach
from undercroft.crawl.space.walls import Walls
from undercroft.games.alliance.content.tables import FIRST_FINAL, GIANTS, HEROES
from undercroft.games.alliance.notation import FIRST_MONSTER, NOWHERE, OPEN_TOKEN
from undercroft.kernel.moves import Move

HERO_HEALTH: Final = tuple([hero.health for hero in HEROES])
NO_GIANT: Final = -1
GIANT_SIZE: Final = 2
"""How many spaces a giant covers across and down."""

Ints = tuple[int, ...]

_NO_SPACE: Final = (NOWHERE,)

Token = tuple[int, int]
"""A token on the board: its level, and its place among those of the level."""


class Situation:
    """Who is on the board, and what was found out about it so far, each when first asked for.

    `grounds` holds what lies in the way of whom, `reaches`, `walks`, `facings` and `targets`
    answers by what was asked.
    """

    __slots__ = (
        "_common",
        "_footholds",
        "_giant",
        "_heroes",
        "_lairs",
        "_monsters",
        "_standing",
        "_taken",
        "_troubled",
        "facings",
        "grounds",
        "is_pvp",
        "kind",
        "pits",
        "reaches",
        "spot",
        "targets",
        "walks",
        "walls",
        "wounds",
    )

    def __init__(
        self,
        walls: Walls,
        pits: Ints,
        kind: Ints,
        spot: Ints,
        wounds: tuple[Ints, ...],
        *,
        is_pvp: bool,
    ) -> None:
        self.walls = walls
        self.pits = pits
        self.kind = kind
        self.spot = spot
        self.wounds = wounds
        self.is_pvp = is_pvp
        self._heroes: Ints | None = None
        self._giant: Ints | None = None
        self._monsters: Ints | None = None
        self._common: Ints | None = None
        self._standing: Ints | None = None
        self._taken: frozenset[int] | None = None
        self._footholds: frozenset[int] | None = None
        self._lairs: frozenset[int] | None = None
        self._troubled: frozenset[int] | None = None
        self.grounds: dict[Ints, Ground] = {}
        self.reaches: dict[Ints, Reach] = {}
        self.walks: dict[Ints, list[Move]] = {}
        self.facings: dict[Ints, list[Move]] = {}
        self.targets: dict[Ints, Ints] = {}

    def with_spot(self, figure: int, spot: Ints) -> Situation:
        """The situation after a figure on the board has moved: the same figures are there."""
        # A giant is found anew: where it has moved, it covers other spaces.
        new = Situation(self.walls, self.pits, self.kind, spot, self.wounds, is_pvp=self.is_pvp)
        new._heroes, new._monsters, new._standing = self._heroes, self._monsters, self._standing
        new._common = self._common
        if figure < FIRST_MONSTER:
            new._lairs, new._troubled = self._lairs, self._troubled
        else:
            new._footholds = self._footholds
        return new

    def with_wounds(self, wounds: tuple[Ints, ...]) -> Situation:
        """The situation after wounds by which nobody fell or stood up: all that follows stays."""
        new = Situation(self.walls, self.pits, self.kind, self.spot, wounds, is_pvp=self.is_pvp)
        new._heroes, new._monsters, new._standing = self._heroes, self._monsters, self._standing
        new._common, new._giant = self._common, self._giant
        new._taken, new._footholds = self._taken, self._footholds
        new._lairs, new._troubled = self._lairs, self._troubled
        new.grounds, new.reaches, new.walks = self.grounds, self.reaches, self.walks
        new.facings, new.targets = self.facings, self.targets
        return new

    def heroes(self) -> Ints:
        """The heroes on the board, standing or not."""
        if self._heroes is None:
            heroes = self.spot[:FIRST_MONSTER]
            self._heroes = tuple([f for f, p in enumerate(heroes) if p != NOWHERE])
        return self._heroes

    def standing(self) -> Ints:
        """The heroes that stand."""
        if self._standing is None:
            kind, wounds = self.kind, self.wounds
            on_feet = [f for f in self.heroes() if len(wounds[f]) < HERO_HEALTH[kind[f]]]
            self._standing = tuple(on_feet)
        return self._standing

    def monsters(self) -> Ints:
        """The monsters on the board."""
        if self._monsters is None:
            spot = self.spot
            self._monsters = tuple(
                [f for f in range(FIRST_MONSTER, len(spot)) if spot[f] != NOWHERE]
            )
        return self._monsters

    def common(self) -> Ints:
        """The monsters on the board that are no final enemies."""
        if self._common is None:
            kind = self.kind
            self._common = tuple([f for f in self.monsters() if kind[f] < FIRST_FINAL])
        return self._common

    def giant(self) -> int:
        """Who covers four spaces, if anybody does: such a final enemy is in the deep room."""
        if self._giant is None:
            self._giant = self._find_giant()
        return self._giant[0]

    def giant_spaces(self) -> Ints:
        """The spaces that a giant covers, its north-west one first. [DA-DEEP-05]"""
        if self._giant is None:
            self._giant = self._find_giant()
        return self._giant[1:]

    def _find_giant(self) -> Ints:
        grid = self.walls.board.grid
        # Boards without a level below have no room for one: not to look there saves time.
        for f in self.monsters() if grid.floor < grid.cells else ():
            if self.kind[f] in GIANTS and grid.room_of[self.spot[f]] == grid.floor:
                return (f, *covered(grid, self.spot[f], GIANT_SIZE))
        return (NO_GIANT,)

    def taken(self) -> frozenset[int]:
        """The spaces on which somebody is."""
        if self._taken is None:
            self._taken = frozenset((*self.spot, *self.giant_spaces())).difference(_NO_SPACE)
        return self._taken

    def lairs(self) -> frozenset[int]:
        """The spaces on which monsters are."""
        if self._lairs is None:
            spot = self.spot
            self._lairs = frozenset((*[spot[f] for f in self.monsters()], *self.giant_spaces()))
        return self._lairs

    def footholds(self) -> frozenset[int]:
        """The spaces on which heroes stand."""
        if self._footholds is None:
            spot = self.spot
            self._footholds = frozenset([spot[f] for f in self.standing()])
        return self._footholds

    def troubled(self) -> frozenset[int]:
        """The rooms with monsters."""
        if self._troubled is None:
            rooms = self.walls.board.grid.room_of
            self._troubled = frozenset([rooms[p] for p in self.lairs()])
        return self._troubled


class Tokens:
    """How the challenge tokens lie: where each is, which are open, which face down in a room."""

    __slots__ = ("_grid", "_near", "at", "covered", "faces", "open", "spots")

    def __init__(self, grid: Grid, spots: tuple[Ints, ...], faces: tuple[Ints, ...]) -> None:
        self.spots = spots
        self.faces = faces
        self.at: dict[int, Token] = {}
        self.covered: dict[int, list[Token]] = {}
        self._grid = grid
        self.open: list[Token] = []
        self._near: dict[int, list[int]] = {}
        for level, row in enumerate(faces):
            for i, face in enumerate(row):
                self._add(spots[level][i], (level + 1, i), face)

    def _add(self, space: int, token: Token, face: int) -> None:
        self.at.setdefault(space, token)
        if face == OPEN_TOKEN:
            self.open.append(token)
        else:
            self.covered.setdefault(self._grid.room_of[space], []).append(token)

    def open_near(self, space: int) -> list[int]:
        """Where open tokens lie at most one space away, found once a space."""
        near = self._near.get(space)
        if near is None:
            away = self._grid.distances(space)
            spaces = [self.spots[level - 1][i] for level, i in self.open]
            near = self._near[space] = [p for p in spaces if away[p] <= 1]
        return near

"""The dungeon: tiles that are one room each, side by side, with doors between them.

A dungeon is immutable: a new tile or a sealed door makes another one, so what follows from it can
be kept with it, and clones share it. Tiles are known by their place in the order of laying; the
Starter Tile is place 0.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.games.infinity.content.tables import TILES
from undercroft.games.infinity.content.thing_schema import SIDES as LETTERS
from undercroft.kernel.errors import SaveError
from undercroft.kernel.layout import Kind, Plain, record

NORTH, EAST, SOUTH, WEST = range(4)
SIDES: Final = (NORTH, EAST, SOUTH, WEST)
WIDTH: Final = 64
STEPS: Final = (-WIDTH, 1, WIDTH, -1)
CENTRE: Final = 32 * WIDTH + 32
"""Cells lie in rows from the north-west; the Starter Tile is in the middle."""

UNEXPLORED: Final = -1
CLOSED: Final = -2
FAR: Final = 999
"""What lies behind a side: nothing yet, nothing at all; and how far no way leads."""


def opposite(side: int) -> int:
    """The side across."""
    return (side + 2) % 4


def doors_of(tile: int, turns: int) -> int:
    """The doors of a tile turned clockwise by so many quarters, as a set of bits. [DI-TILE-01]"""
    printed = TILES[tile].doors
    return sum(1 << (side + turns) % 4 for side in SIDES if LETTERS[side] in printed)


def turned_to(side: int) -> int:
    """The quarters by which a tile is turned whose entry arrow points to a side. [DI-TILE-03]"""
    return (side - SOUTH) % 4


class Dungeon:
    """Tiles with their cells, turns and doors, and the doors that are sealed."""

    __slots__ = ("_distances", "_ways", "cells", "doors", "index", "sealed", "tiles", "turns")

    def __init__(
        self,
        tiles: tuple[int, ...],
        cells: tuple[int, ...],
        turns: tuple[int, ...],
        doors: tuple[int, ...],
        sealed: frozenset[int] = frozenset(),
    ) -> None:
        self.tiles: Final = tiles
        self.cells: Final = cells
        self.turns: Final = turns
        self.doors: Final = doors
        self.sealed: Final = sealed
        self.index: Final = {cell: place for place, cell in enumerate(cells)}
        self._distances: Final[dict[int, list[int]]] = {}
        self._ways: Final[dict[int, tuple[int, ...]]] = {}

    # ---- making another one ------------------------------------------------------------------

    def lay(self, tile: int, cell: int, turns: int, doors: int | None = None) -> Dungeon:
        """The dungeon with one more tile; preset dungeons give its doors themselves."""
        mask = doors_of(tile, turns) if doors is None else doors
        return Dungeon(
            (*self.tiles, tile),
            (*self.cells, cell),
            (*self.turns, turns),
            (*self.doors, mask),
            self.sealed,
        )

    def with_doors(self, place: int, doors: int) -> Dungeon:
        """A tile has these doors and no others, as in a preset dungeon."""
        masks = [*self.doors[:place], doors, *self.doors[place + 1 :]]
        return Dungeon(self.tiles, self.cells, self.turns, tuple(masks), self.sealed)

    def with_door(self, place: int, side: int) -> Dungeon:
        """A wall has become a door, on the other side too if a tile lies there. [IC-38]"""
        doors = list(self.doors)
        doors[place] |= 1 << side
        beyond = self.beyond(place, side)
        if beyond >= 0:
            doors[beyond] |= 1 << opposite(side)
        return Dungeon(self.tiles, self.cells, self.turns, tuple(doors), self.sealed)

    def with_sealed(self, sealed: Iterable[int]) -> Dungeon:
        """The dungeon with these doors sealed and no others."""
        return Dungeon(self.tiles, self.cells, self.turns, self.doors, frozenset(sealed))

    # ---- doors and ways ----------------------------------------------------------------------

    def beyond(self, place: int, side: int) -> int:
        """The tile on the neighbouring cell, whatever is between; UNEXPLORED without one."""
        return self.index.get(self.cells[place] + STEPS[side], UNEXPLORED)

    def door(self, place: int, side: int) -> int:
        """The number of a door, the same from both sides."""
        beyond = self.beyond(place, side)
        if 0 <= beyond < place:
            return beyond * 4 + opposite(side)
        return place * 4 + side

    def has_door(self, place: int, side: int) -> bool:
        """Whether a tile has a door at a side, sealed or not."""
        return bool(self.doors[place] >> side & 1)

    def way(self, place: int, side: int) -> int:
        """The tile that is reached through a side; UNEXPLORED or CLOSED if none. [DI-TILE-05]"""
        return self.ways(place)[side]

    def ways(self, place: int) -> tuple[int, ...]:
        """The same for each side of a tile, found once."""
        kept = self._ways.get(place)
        if kept is None:
            kept = self._ways[place] = tuple([self._way(place, side) for side in SIDES])
        return kept

    def _way(self, place: int, side: int) -> int:
        """A door joins two tiles only if both have one in the wall they share. [DI-TILE-05]

        Sealed ones stop everybody. [DI-HAZ-20]
        """
        if not self.has_door(place, side):
            return CLOSED
        if self.sealed and self.door(place, side) in self.sealed:
            return CLOSED
        beyond = self.beyond(place, side)
        if beyond >= 0 and not self.has_door(beyond, opposite(side)):
            return CLOSED
        return beyond

    def neighbours(self, place: int) -> list[int]:
        """The tiles that open doors lead to, clockwise from the north."""
        return [beyond for beyond in self.ways(place) if beyond >= 0]

    def side_to(self, place: int, other: int) -> int:
        """The side at which another tile is next."""
        return STEPS.index(self.cells[other] - self.cells[place])

    def distances(self, place: int) -> list[int]:
        """How many open doors away each tile is; FAR without a way."""
        kept = self._distances.get(place)
        if kept is None:
            kept = self._distances[place] = self._walked(place)
        return kept

    def _walked(self, place: int) -> list[int]:
        """The same, counted door by door. [DI-TILE-14]"""
        away = [FAR] * len(self.tiles)
        away[place] = 0
        queue = [place]
        for at in queue:
            for beyond in self.neighbours(at):
                if away[beyond] == FAR:
                    away[beyond] = away[at] + 1
                    queue.append(beyond)
        return away

    def line(self, place: int, side: int, most: int) -> list[int]:
        """The tiles in a straight line through open doors, the nearest first. [DI-LOS-02]"""
        tiles: list[int] = []
        while len(tiles) < most:
            place = self.way(place, side)
            if place < 0:
                break
            tiles.append(place)
        return tiles


STARTER: Final = next(i for i, tile in enumerate(TILES) if tile.id == "starter-tile")
FIRST_DUNGEON: Final = Dungeon((), (), (), ()).lay(STARTER, CENTRE, 0)
"""The Starter Tile alone; it is never turned. [DI-SETUP-10]"""


class DungeonKind(Kind):
    """The dungeon as a field of the state, shared by all clones."""

    def save(self, value: Dungeon) -> Plain:
        rows = zip(value.tiles, value.cells, value.turns, value.doors)
        return {"tiles": [list(row) for row in rows], "sealed": sorted(value.sealed)}

    def load(self, plain: Plain) -> Dungeon:
        table = record(plain, ("tiles",), ("sealed",))
        try:
            tiles, cells, turns, doors = zip(*[_checked(row) for row in table["tiles"]])
            sealed = frozenset([int(door) for door in table.get("sealed", [])])
        except (TypeError, ValueError) as error:
            raise SaveError(f"this dungeon cannot be: {error}") from None
        if len(set(cells)) != len(cells):
            raise SaveError("this dungeon cannot be: two tiles lie on one cell")
        return Dungeon(tiles, cells, turns, doors, sealed)


def _checked(row: list[int]) -> list[int]:
    """A row of tile, cell, quarters and doors, if it can be."""
    tile, cell, turns, doors = row
    if not (0 <= tile < len(TILES) and 0 <= cell < WIDTH * WIDTH):
        raise ValueError(f"tile {tile} cannot lie on cell {cell}")
    if not (0 <= turns < 4 and 0 <= doors < 16):
        raise ValueError(f"a tile turned {turns} has no doors {doors}")
    return [tile, cell, turns, doors]

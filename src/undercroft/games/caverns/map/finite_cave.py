"""Finite caves and edge tiles: rings of tiles closed all round, collapses. [CV-CAVE-01]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.space.grid import SIDES
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.tables import EDGE_NAMES, EDGES, TILES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.map.geometry import (
    GRID,
    PLUG,
    Edge,
    explored,
    has_high_gaps,
    open_edges,
    side_squares,
    start_cave,
)
from undercroft.games.caverns.notation import (
    FIRST_EDGE_TILE,
    FIRST_PROP,
    FIRST_TILE,
    TILE_STACK,
    TOKEN_STACK,
)
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.chance import Die, Draw, Roll
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.stacks import Stack

MOST_EDGES: Final = 64
EDGE_DICE: Final = {n: Die(f"edge-of-{n}", tuple(range(n))) for n in range(2, MOST_EDGES + 1)}
BLIND: Final = EDGE_NAMES.parse("blind-wall")


def plug(s: Caverns, way: Edge, kind: int) -> None:
    """An edge tile closes a side for good. [CV-EDGE-08] [CV-CAVE-06] [CV-A-38]"""
    s.walls = s.walls.close_border(*way, PLUG)
    s.edge_ways = (*s.edge_ways, refs.edge(way))
    s.edge_kinds = (*s.edge_kinds, kind)
    if s.listening:
        s.emit(Said(text=f"{EDGES[kind].name} closes an edge", rules=("CV-EDGE-08",)))


def ends(s: Caverns, cells: tuple[int, ...]) -> tuple[int, ...]:
    """The unexplored edges by age of tile, then clockwise from north. [CV-CAVE-02]"""
    ways = [(cell, side) for cell in cells for side in range(SIDES)]
    return tuple([refs.edge(way) for way in ways if s.walls.is_open_end(*way)])


class Building(Frame[Caverns]):
    """Ring after ring is laid, each at the edges there were when it began. [CV-CAVE-01]

    Nothing comes with the tiles; a cave too small for its fissures is built anew.
    [CV-CAVE-02] [CV-CAVE-05]
    """

    NAME = "building"
    ring: int = field(INT, init=False)
    order: tuple[int, ...] = field(ROW, init=False)
    ways: tuple[int, ...] = field(ROW, init=False)

    def advance(self, s: Caverns) -> bool:
        if not self.order:
            self.begin(s)
        elif self.ways and not s.walls.is_open_end(*refs.way_of(self.ways[0])):
            self.ways = self.ways[1:]
        elif self.ways:
            s.push(Draw(TILE_STACK))
        else:
            self.next_ring(s)
        return False

    def begin(self, s: Caverns) -> None:
        """From the start tile, with all cavern tiles shuffled."""
        s.walls = start_cave(high_gaps=has_high_gaps(s.walls))
        s.stacks[TILE_STACK] = Stack.of(range(FIRST_TILE, FIRST_TILE + len(TILES)))
        self.ring = 0
        self.order = (GRID.cell(0, 0), GRID.cell(1, 0))
        self.ways = ends(s, self.order)

    def on_answer(self, s: Caverns, value: int) -> None:
        way = refs.way_of(self.ways[0])
        s.walls = explored(s.walls, value - FIRST_TILE, way)
        self.order = (*self.order, GRID.beyond(*way))
        self.ways = self.ways[1:]

    def next_ring(self, s: Caverns) -> None:
        """Another ring, or the end: too few edges for the fissures mean another cave.

        [CV-CAVE-04] [CV-A-39]
        """
        cave = s.adventure.cave
        assert cave is not None
        self.ring += 1
        self.ways = ends(s, self.order)
        if self.ring < cave.rings:
            return
        if len(self.ways) < cave.fissures:
            self.order = ()
        else:
            s.order = self.order
            lay_out_edges(s, len(self.ways))
            s.frames[-1] = ClosingUp(self.ways)


def edge_stack(count: int, *, fissures: bool) -> Stack:
    """As many edge tiles as needed, fissures among them for certain. [CV-CAVE-03] [CV-CAVE-04]"""
    cards = [(FIRST_EDGE_TILE + i, edge) for i, edge in enumerate(EDGES)]
    own = tuple([card for card, edge in cards if edge.fissure]) if fissures else ()
    pool = [card for card, edge in cards if not edge.fissure for _ in range(edge.copies)]
    short = count - len(own) - len(pool)
    pool += [FIRST_EDGE_TILE + BLIND] * max(0, short)
    return Stack.recipe(pool, (count, own))


def lay_out_edges(s: Caverns, count: int) -> None:
    """Edge tiles for all open edges are shuffled; no tile is drawn any more. [CV-CAVE-03]"""
    cave = s.adventure.cave
    assert cave is not None
    s.stacks[TILE_STACK] = Stack.of(())
    s.stacks[TOKEN_STACK] = edge_stack(count, fissures=cave.fissures > 0)


class ClosingUp(Frame[Caverns]):
    """Shuffled edge tiles close every edge that is left. [CV-CAVE-03]"""

    NAME = "closing-up"
    ways: tuple[int, ...] = field(ROW)

    def advance(self, s: Caverns) -> bool:
        if self.ways:
            s.push(Draw(TOKEN_STACK))
            return False
        s.pop()
        s.stacks[TOKEN_STACK] = Stack.of(())
        open_fissures(s)
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        plug(s, refs.way_of(self.ways[0]), value - FIRST_EDGE_TILE)
        self.ways = self.ways[1:]


def open_fissures(s: Caverns) -> None:
    """Fissures can be attacked as objects at their sides. [CV-CAVE-08]"""
    first = len(s.adventure.props)
    for i, prop in enumerate(s.page.objects()):
        kind = EDGE_NAMES.ids.get(prop.id, NOWHERE)
        if kind in s.edge_kinds:
            figure = FIRST_PROP + first + i
            way = refs.way_of(s.edge_ways[s.edge_kinds.index(kind)])
            s.kind[figure] = first + i
            s.hp[figure] = max_hp(s, figure)
            s.spot[figure] = side_squares(s.walls, way)[0]


class Collapse(Frame[Caverns]):
    """A random unexplored edge is plugged in the place of the draw. [CV-CAVE-12]"""

    NAME = "collapse"

    def advance(self, s: Caverns) -> bool:
        edges = open_edges(s.walls)
        if len(edges) > 1:
            s.push(Roll(EDGE_DICE[len(edges)]))
            return False
        s.pop()
        if edges:
            plug(s, edges[0], BLIND)
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        way = open_edges(s.walls)[value]
        s.pop()
        plug(s, way, BLIND)

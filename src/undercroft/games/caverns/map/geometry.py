"""The cave: a grid large enough for every cave that thirty-two tiles can make, and its geometry.

What follows from a wall map is remembered with it; the map is replaced when a tile is laid.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from dataclasses import replace
from functools import cache, wraps
from typing import Any, Final, TypeVar

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.board import FIRST_CODE, Board, Borders, whole_side
from undercroft.crawl.space.footprint import cells_touched, covered, fits, placements
from undercroft.crawl.space.grid import SIDES, SOUTH, Grid, opposite_side
from undercroft.crawl.space.saving import load_walls, save_walls
from undercroft.crawl.space.tilegraph import FAR, distances, joined, linked
from undercroft.crawl.space.tiles import GAP, quarters
from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns.content.schema import PATCH, SPAN, DoubleTile, Feature
from undercroft.games.caverns.content.tables import DOUBLES, FACES, TILE_NAMES

WIDEST: Final = 28
"""The farthest a cave can come from its start: every tile, each turned to lead on."""

GRID: Final = Grid(2 * WIDEST + 2, 2 * WIDEST + 1, SPAN, -WIDEST, -WIDEST)

WALL: Final = FIRST_CODE
PASSAGE: Final = FIRST_CODE + 1
PLUG: Final = FIRST_CODE + 2

BORDERS: Final = Borders([0, whole_side(SPAN), 0], closed=WALL, mixed=WALL, both=PASSAGE)
"""Two open sides are a passage, everything else is wall; a plugged side stays one. [CV-TILE-10]"""

Edge = tuple[int, int]
"""A tile (its cell) and one of its sides."""

START: Final = DOUBLES[0]
LADDER: Final = "L"
ASIDE: Final = WIDEST // 2 + 1
APART: Final = GRID.cell(-ASIDE, -ASIDE)
"""Where tiles lie that have no place in the cave: too far for it to come there, and with room
for the cave to go on around them."""


@cache
def board(*, high_gaps: bool = False) -> Board:
    """The grid with all tiles there are; where that was agreed, gaps are walls. [CV-TILE-01]"""
    return Board(GRID, [face.shape for face in FACES], BORDERS, high_gaps=high_gaps)


def board_with(high_gaps: int) -> Board:
    """The grid for a saved cave, which says by 0 or 1 whether gaps are walls."""
    return board(high_gaps=bool(high_gaps))


NO_CAVE: Final = Walls(board())
"""The cave before anything is laid out."""


@cache
def start_cave(*, high_gaps: bool = False) -> Walls:
    """The start tile, its halves two tiles side by side. [CV-TILE-02]"""
    return with_double(Walls(board(high_gaps=high_gaps)), START, GRID.cell(0, 0), 0)


def has_high_gaps(walls: Walls) -> bool:
    """Whether gaps are walls in a cave."""
    return walls.board is board(high_gaps=True)


def with_double(walls: Walls, double: DoubleTile, cell: int, turns: int) -> Walls:
    """Both halves of a double tile, the first on a cell, turned. [CV-TILE-02]"""
    first, second = (TILE_NAMES.parse(half.id) for half in double.halves)
    beyond = GRID.beyond(cell, (double.second + turns) % SIDES)
    return with_tile(with_tile(walls, cell, first, turns), beyond, second, turns)


def with_far(double: DoubleTile, far: str | None) -> DoubleTile:
    """A double tile with another far half."""
    if far is None:
        return double
    return replace(double, halves=(double.halves[0], FACES[TILE_NAMES.parse(far)]))


def tunnelled(walls: Walls, one: str, other: str) -> Walls:
    """The cave with a tunnel between two of its tiles, by their names."""
    return with_tunnel(walls, *(cell_with(walls, TILE_NAMES.parse(id_)) for id_ in (one, other)))


def with_tunnel(walls: Walls, cell: int, other: int) -> Walls:
    """The cave with a tunnel between the patches of two tiles. [CV-TILE-19] [CV-A-37]"""
    spots = patches(walls)
    return walls.link(spots[cell], spots[other])


def far_half(double: DoubleTile, cell: int, turns: int) -> int:
    """The cell of the second half."""
    return GRID.beyond(cell, (double.second + turns) % SIDES)


def turned_to(side: int) -> int:
    """The quarter turns of a tile laid at a side: its triangle looks back there."""
    return quarters(SOUTH, opposite_side(side))


def explored(walls: Walls, tile: int, edge: Edge) -> Walls:
    """The cave with a tile laid at an edge. [CV-TILE-09] [CV-EDGE-07] [CV-A-15]"""
    cell, side = edge
    return with_tile(walls, GRID.beyond(cell, side), tile, turned_to(side))


def double_fits(walls: Walls, edge: Edge) -> bool:
    """Whether the cell behind the one at an edge is free too, in a straight line. [CV-TILE-15]"""
    cell, side = edge
    far = GRID.beyond(GRID.beyond(cell, side), side)
    return far >= 0 and not walls.is_laid(far)


def attached(walls: Walls, double: DoubleTile, edge: Edge) -> Walls:
    """A double tile straight behind an edge, its entrance there. [CV-TILE-15]"""
    cell, side = edge
    return with_double(walls, double, GRID.beyond(cell, side), turned_to(side))


# ---- what follows from the map -------------------------------------------------------------------

F = TypeVar("F")


def noted(find: Callable[[Walls], F]) -> Callable[[Walls], F]:
    """Remember with a map what was found out about it."""
    name = find.__name__

    @wraps(find)
    def remembered(walls: Walls) -> F:
        value: Any = walls.notes.get(name)
        if value is None:
            value = walls.notes[name] = find(walls)
        return value  # type: ignore[no-any-return]

    return remembered


@noted
def laid(walls: Walls) -> tuple[int, ...]:
    """The cells with a tile, ascending."""
    return tuple(walls.laid())


def with_tile(walls: Walls, cell: int, tile: int, turns: int) -> Walls:
    """The cave with one tile more; what was known of the others is known of it too."""
    new = walls.lay(cell, tile, turns)
    new.notes["laid"] = tuple(sorted((*laid(walls), cell)))
    new.notes["floors"] = {**floors(walls), cell: tuple(new.passable(cell))}
    new.notes["gaps"] = tuple(sorted((*gaps(walls), *gaps_of(new, cell))))
    new.notes["patches"] = {**patches(walls), cell: new.marked(cell, PATCH)[0]}
    sides = [*open_edges(walls), *((cell, side) for side in range(SIDES))]
    new.notes["open_edges"] = tuple(sorted([way for way in sides if new.is_open_end(*way)]))
    changed = {k: all_joined(new, k) for k in (cell, *joined(new, cell))}
    new.notes["connections"] = {**connections(walls), **changed}
    return new


@noted
def patches(walls: Walls) -> dict[int, int]:
    """The square of the patch of each tile. [CV-TILE-12]"""
    return {cell: walls.marked(cell, PATCH)[0] for cell in laid(walls)}


@noted
def floors(walls: Walls) -> dict[int, tuple[int, ...]]:
    """The passable squares of each tile."""
    return {cell: tuple(walls.passable(cell)) for cell in laid(walls)}


@noted
def gaps(walls: Walls) -> tuple[int, ...]:
    """The squares of vents, water and chasms. [CV-TILE-03]"""
    return tuple(sorted([p for cell in laid(walls) for p in gaps_of(walls, cell)]))


def gaps_of(walls: Walls, cell: int) -> list[int]:
    """The gaps of one tile."""
    return [p for p in GRID.squares(cell) if walls.kind[p] == GAP]


@noted
def lowered(walls: Walls) -> Walls:
    """The cave with its gaps low, whatever was agreed."""
    return load_walls(board(), save_walls(walls)) if has_high_gaps(walls) else walls


@noted
def bridged(walls: Walls) -> Walls:
    """The cave for who may cross gaps, which are low: every clear way is a step. [CV-TILE-05]"""
    return lowered(walls).over_gaps()


@noted
def open_edges(walls: Walls) -> tuple[Edge, ...]:
    """The sides where a new tile could be laid. [CV-EDGE-01]"""
    sides = [(cell, side) for cell in laid(walls) for side in range(SIDES)]
    return tuple([way for way in sides if walls.is_open_end(*way)])


@noted
def edge_squares(walls: Walls) -> dict[int, tuple[int, ...]]:
    """For each passable square on unexplored edges, the sides it touches. [CV-EDGE-02]"""
    sides: dict[int, tuple[int, ...]] = {}
    for cell, side in open_edges(walls):
        for p in side_squares(walls, (cell, side)):
            sides[p] = (*sides.get(p, ()), side)
    return sides


def side_squares(walls: Walls, edge: Edge) -> list[int]:
    """The passable squares along a side. [CV-CAVE-07]"""
    floor = floors(walls)[edge[0]]
    return [p for p in GRID.along(*edge) if p in floor]


@noted
def connections(walls: Walls) -> dict[int, tuple[int, ...]]:
    """The tiles connected to each tile."""
    return {cell: all_joined(walls, cell) for cell in laid(walls)}


def all_joined(walls: Walls, cell: int) -> tuple[int, ...]:
    """The tiles connected to one of them on the map, by tunnel too. [CV-TILE-11]"""
    return tuple(sorted({*joined(walls, cell), *linked(walls, cell)}))


def connected(walls: Walls, cell: int) -> tuple[int, ...]:
    """The tiles connected to a tile."""
    return connections(walls)[cell]


def tiles_apart(walls: Walls, ones: tuple[int, ...], others: tuple[int, ...]) -> int:
    """The least tile distance between two things. [CV-DIST-07]"""
    if len(ones) == 1 == len(others):
        return distances(walls, ones[0])[others[0]]
    return min([distances(walls, a)[b] for a in ones for b in others], default=FAR)


def cells_under(p: int, size: int) -> tuple[int, ...]:
    """The tiles a figure stands on. [CV-LARGE-02]"""
    if size == 1:
        return (GRID.cell_of[p],)
    return tuple(cells_touched(GRID, p, size))


def squares_under(p: int, size: int) -> tuple[int, ...]:
    """The squares a figure covers. [CV-LARGE-01]"""
    return (p,) if size == 1 else tuple(covered(GRID, p, size))


def are_beside(walls: Walls, p: int, size: int, q: int, other: int) -> bool:
    """Whether two figures are adjacent, large ones with any square. [CV-LARGE-09]"""
    if size == 1 == other:
        return is_adjacent(walls, p, q)
    theirs = squares_under(q, other)
    return any(is_adjacent(walls, a, b) for a in squares_under(p, size) for b in theirs)


def stands(walls: Walls, cell: int, size: int, taken: Set[int]) -> list[int]:
    """Where a figure of a size can stand on a tile, ascending. [CV-LARGE-03] [CV-A-34]"""
    return stands_over(walls, floors(walls)[cell], size, taken)


def stands_over(walls: Walls, squares: Iterable[int], size: int, taken: Set[int]) -> list[int]:
    """Where a figure of a size can stand that covers one of some passable squares, ascending."""
    if size == 1:
        return [p for p in squares if p not in taken]
    full = list(taken)
    return sorted({p for square in squares for p in placements(walls, square, size, full)})


def stands_on_patch(walls: Walls, cell: int, size: int, taken: Set[int]) -> list[int]:
    """Where a figure can stand that covers the patch. [CV-LARGE-04]"""
    patch = patches(walls)[cell]
    if size == 1:
        return [] if patch in taken else [patch]
    return placements(walls, patch, size, list(taken))


def fits_at(walls: Walls, p: int, size: int, taken: Set[int]) -> bool:
    """Whether a figure of a size can stand there."""
    return fits(walls, p, size, list(taken))


def feature(walls: Walls, cell: int) -> Feature:
    """What sets a tile apart."""
    return FACES[walls.tile(cell)].feature


@noted
def lying(walls: Walls) -> dict[int, int]:
    """The cell on which each tile lies; of several the first."""
    return {walls.tile(cell): cell for cell in reversed(laid(walls))}


def cell_with(walls: Walls, tile: int) -> int:
    """The cell on which a tile lies, or -1."""
    return lying(walls).get(tile, -1)


def marked(walls: Walls, glyph: str) -> list[int]:
    """All squares that carry a mark."""
    return [p for cell in laid(walls) for p in walls.marked(cell, glyph)]


def sheltered_cell(walls: Walls) -> int:
    """A cell far from the cave with room for a double tile."""
    column = 0
    while walls.is_laid(APART + column) or walls.is_laid(GRID.beyond(APART + column, SOUTH)):
        column += 2
    return GRID.beyond(APART + column, SOUTH)

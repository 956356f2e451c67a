"""Where figures and other things are: on which tiles, how far apart, next to what, in sight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.crawl.space.sight import sees as is_seen
from undercroft.games.caverns.content.schema import Feature
from undercroft.games.caverns.content.tables import FACES
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.refs import FIRST_SPACE, FIRST_TILE
from undercroft.games.caverns.map.figures import (
    MONSTER_SIZES,
    VILLAIN_SIZES,
    fissure_way,
    is_prop,
    prop_of,
    size_of,
)
from undercroft.games.caverns.map.geometry import (
    GRID,
    are_beside,
    cells_under,
    feature,
    side_squares,
    squares_under,
    tiles_apart,
)
from undercroft.games.caverns.notation import FIRST_VILLAIN
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE, Caverns

FARTHEST_BESIDE: Final = max(*MONSTER_SIZES, *VILLAIN_SIZES) * (GRID.width + 1)
"""How far apart the first squares of adjacent figures can be, as squares are numbered."""


def cells(s: Caverns, thing: int) -> tuple[int, ...]:
    """The tiles a thing is on; an edge is on its tile. [CV-MON-31] [CV-EDGE-05]"""
    if thing < FIRST_TILE:
        p = s.spot[thing]
        if p == NOWHERE:
            return ()
        size = 1 if thing < FIRST_VILLAIN else size_of(s, thing)
        return (GRID.cell_of[p],) if size == 1 else cells_under(p, size)
    if refs.is_tile(thing):
        return (refs.cell_of(thing),)
    if refs.is_edge(thing):
        return (refs.way_of(thing)[0],)
    return (GRID.cell_of[refs.square_of(thing)],)


def cell(s: Caverns, figure: int) -> int:
    """The tile of a figure; of a large one the first it touches."""
    return GRID.cell_of[s.spot[figure]]


def apart(s: Caverns, thing: int, other: int) -> int:
    """How many tile steps lie between two things, over no corner and through no wall.

    [CV-DIST-01] [CV-DIST-08] [CV-DIST-09]
    """
    return tiles_apart(s.walls, cells(s, thing), cells(s, other))


def all_apart(s: Caverns, thing: int, others: Sequence[int]) -> list[int]:
    """How many tile steps lie between a thing and each of some others."""
    here = cells(s, thing)
    return [tiles_apart(s.walls, here, cells(s, other)) for other in others]


def share_tile(s: Caverns, thing: int, other: int) -> bool:
    """Whether two things are on one tile. [CV-DIST-05] [CV-LARGE-10] [CV-A-21]"""
    ours, theirs = cells(s, thing), cells(s, other)
    if len(ours) == 1:
        return ours[0] in theirs
    return any(cell in theirs for cell in ours)


def adjacent(s: Caverns, thing: int, other: int) -> bool:
    """Whether two figures or squares are next to each other. [CV-DIST-03] [CV-A-17]"""
    p = s.spot[thing] if thing < FIRST_SPACE else thing - FIRST_SPACE
    q = s.spot[other] if other < FIRST_SPACE else other - FIRST_SPACE
    if NOWHERE in (p, q) or thing == other:
        return False
    if s.order and (is_prop(thing) or is_prop(other)):
        return beside_object(s, thing, other)
    if not -FARTHEST_BESIDE <= q - p <= FARTHEST_BESIDE:
        return False
    return are_beside(s.walls, *place(s, thing), *place(s, other))


def beside_object(s: Caverns, thing: int, other: int) -> bool:
    """Whether a figure is next to an object; a fissure is next to all squares of its side.

    [CV-CAVE-07]
    """
    figure, prop = (other, thing) if is_prop(thing) else (thing, other)
    way = fissure_way(s, prop)
    p, size = place(s, figure)
    if way is None:
        return are_beside(s.walls, p, size, s.spot[prop], 1)
    along = side_squares(s.walls, way)
    return any(q in along for q in squares_under(p, size))


def sees(s: Caverns, figure: int, other: int) -> bool:
    """Whether no wall stands between two figures, where walls inside tiles count. [CV-DIST-05]"""
    if s.options.tile_open or adjacent(s, figure, other):
        return True
    ours, theirs = (squares_under(*place(s, thing)) for thing in (figure, other))
    return any(is_seen(s.walls, p, q) for p in ours for q in theirs)


def place(s: Caverns, thing: int) -> tuple[int, int]:
    """The square and size of a figure or square."""
    if thing >= FIRST_SPACE:
        return thing - FIRST_SPACE, 1
    return s.spot[thing], 1 if thing < FIRST_VILLAIN else size_of(s, thing)


def taken(s: Caverns, but: int = NO_FIGURE) -> frozenset[int]:
    """The squares that are not free: figures, downed heroes too, and fixed objects.

    [CV-DEF-09] [CV-LARGE-11] [CV-A-11]
    """
    here = s.situation()
    squares = here.taken.get(but)
    if squares is None:
        friends = [here.spot[f] for f in (*here.heroes, *here.allies) if f != but]
        fixed = [here.spot[f] for f in here.props if prop_of(s, f).fixed]
        squares = here.taken[but] = frozenset([*friends, *foe_squares(s, but), *fixed])
    return squares


def foe_squares(s: Caverns, but: int = NO_FIGURE) -> list[int]:
    """The squares of monsters and villains. [CV-MOVE-04]"""
    squares: list[int] = []
    for figure in s.situation().foes:
        if figure != but:
            squares += squares_under(s.spot[figure], size_of(s, figure))
    return squares


def tile_feature(s: Caverns, cell_: int) -> Feature:
    """What sets the tile on a cell apart, where features count. [CV-TILE-21] [CV-A-46]"""
    return feature(s.walls, cell_) if s.options.tile_features == "on" else Feature.PLAIN


def tile_name(s: Caverns, cell_: int) -> str:
    """The name of the tile on a cell."""
    return FACES[s.walls.tile(cell_)].name

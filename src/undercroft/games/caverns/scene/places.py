"""Squares in words: from the figure that is moved, by tile, by what is near."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Resolve
from undercroft.crawl.places import landmark, offset, part_of, spot_on
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.effects.refs import SIDE_NAMES
from undercroft.games.caverns.map.distances import tile_name
from undercroft.games.caverns.map.figures import allies, foes, heroes, props, size_of
from undercroft.games.caverns.map.geometry import GRID, edge_squares, squares_under
from undercroft.games.caverns.notation import TILE_STACK
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE, Caverns
from undercroft.kernel.frames import Frame

MOVED: Final = ("figure", "who")
"""Fields of frames that say who is moved, or else who acts."""


def square_words(s: Caverns, p: int, mover: int = NO_FIGURE) -> str:
    """A square by its tile, with what is near it besides the one who moves there."""
    if p == NOWHERE:
        return "nowhere"
    return part_of(GRID, p, tile_name(s, GRID.cell_of[p])) + surroundings(s, p, mover)


def on_tile(s: Caverns, p: int) -> str:
    """Where on its tile a square is."""
    return spot_on(GRID, p, tile_name(s, GRID.cell_of[p]))


def surroundings(s: Caverns, p: int, mover: int = NO_FIGURE) -> str:
    """What is on a square or next to it besides the one who moves there, or the edge it is at."""
    return landmark(s.walls, p, landmarks(s, mover)) or _edge(s, p)


def landmarks(s: Caverns, mover: int = NO_FIGURE) -> dict[int, str]:
    """Whom and what one can name in the cave, by its squares; found once while nobody moves."""
    known = s.situation().landmarks
    if mover not in known:
        figures = [f for f in (*foes(s), *heroes(s), *allies(s), *props(s)) if f != mover]
        standing = [f for f in figures if s.spot[f] != NOWHERE]
        known[mover] = {
            p: name_of(s, f) for f in standing for p in squares_under(s.spot[f], size_of(s, f))
        }
    return known[mover]


def way_to(s: Caverns, p: int) -> str:
    """How far a square is from the figure that this decision is about; its tile without one."""
    figure = figure_asked_about(s)
    if figure == NO_FIGURE:
        return on_tile(s, p)
    return offset(GRID, s.spot[figure], p, "square")


def seen_from(s: Caverns, p: int) -> str:
    """How far a square is from whom, for something that somebody else puts there."""
    figure, way = figure_asked_about(s), way_to(s, p)
    if figure == NO_FIGURE:
        return way
    return f"{way} of {name_of(s, figure)}" if way else f"where {name_of(s, figure)} is"


def figure_asked_about(s: Caverns) -> int:
    """Who in the cave is moved, acts or chooses now: the frame nearest to the top says it."""
    for frame in reversed(s.frames):
        for figure in _figures_of(frame):
            if figure != NO_FIGURE and s.spot[figure] != NOWHERE:
                return figure
    return NO_FIGURE


def _figures_of(frame: Frame[Caverns]) -> list[int]:
    if isinstance(frame, Resolve):
        return [frame.actor]
    return [getattr(frame, name) for name in MOVED if hasattr(frame, name)]


def _edge(s: Caverns, p: int) -> str:
    sides = edge_squares(s.walls).get(p, ()) if s.stacks[TILE_STACK].size else ()
    return f", at the unexplored {SIDE_NAMES[sides[0]]} edge" if sides else ""

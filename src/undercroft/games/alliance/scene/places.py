"""Spaces in words: from the figure that is moved, by room, by what is near."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import Resolve
from undercroft.crawl.places import compass, landmark, offset, spot_on
from undercroft.crawl.space.board import OPEN_END
from undercroft.games.alliance.board_cache import Token
from undercroft.games.alliance.content.tables import TILES
from undercroft.games.alliance.map.figures import all_heroes, monsters, name_of
from undercroft.games.alliance.map.geometry import (
    CLOSED,
    DEEP_SPACES,
    LOCKED,
    SECRET,
    is_below,
    leads_out,
    ways_beside,
)
from undercroft.games.alliance.map.tokens import face_of, kind_of
from undercroft.games.alliance.notation import HIDDEN_TOKEN, KNOWN_TRAP, NO_FIGURE, NOWHERE, SIDE
from undercroft.games.alliance.phases.staircase import deep_side, marked
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.frames import Frame

DOORS: Final = {CLOSED: "", OPEN_END: "", LOCKED: "locked ", SECRET: "secret "}


def space_name(s: Alliance, p: int, mover: int = NO_FIGURE) -> str:
    """A space by its room, with what is near it besides the one who moves there."""
    return _in_room(s, p) + surroundings(s, p, mover)


def surroundings(s: Alliance, p: int, mover: int = NO_FIGURE) -> str:
    """What is on a space or next to it besides the one who moves there, or the door it is at."""
    return landmark(s.walls, p, landmarks(s, mover)) or _door(s, p)


def landmarks(s: Alliance, mover: int = NO_FIGURE) -> dict[int, str]:
    """Whom and what one can name on the board, by its space."""
    figures = [f for f in (*monsters(s), *all_heroes(s)) if f != mover]
    tokens = {p: token_name(s, token) for p, token in s.tokens().at.items()}
    return {**{s.spot[f]: name_of(s, f) for f in figures}, **tokens}


def token_name(s: Alliance, token: Token) -> str:
    """A challenge token as far as everybody knows it."""
    face = face_of(s, token)
    if face == HIDDEN_TOKEN:
        return "a hidden token"
    return "a known trap" if face == KNOWN_TRAP else f"the {kind_of(s, token).name}"


def way_to(s: Alliance, p: int) -> str:
    """How far a space is from the figure that this decision is about; its room without one."""
    figure = figure_asked_about(s)
    if figure == NO_FIGURE:
        return _in_room(s, p)
    return offset(s.walls.board.grid, s.spot[figure], p, "space")


def seen_from(s: Alliance, p: int) -> str:
    """How far a space is from whom, for something that somebody else puts there."""
    figure, way = figure_asked_about(s), way_to(s, p)
    if figure == NO_FIGURE:
        return way
    return f"{way} of {name_of(s, figure)}" if way else f"where {name_of(s, figure)} is"


def figure_asked_about(s: Alliance) -> int:
    """Who on the board is moved, acts or chooses now: the frame nearest to the top says it."""
    for frame in reversed(s.frames):
        figure = _figure_of(frame)
        if figure != NO_FIGURE and s.spot[figure] != NOWHERE:
            return figure
    return NO_FIGURE


def _figure_of(frame: Frame[Alliance]) -> int:
    if isinstance(frame, Resolve):
        return frame.actor
    figure: int = getattr(frame, "figure", getattr(frame, "hero", NO_FIGURE))
    return figure


def _in_room(s: Alliance, p: int) -> str:
    grid = s.walls.board.grid
    if is_below(grid, p):
        return _in_deep_room(s, p)
    return spot_on(grid, p, TILES[s.walls.tile(grid.cell_of[p])].name)


def _in_deep_room(s: Alliance, p: int) -> str:
    """In which third of the deep room a space is, counted both ways; two by two are alike."""
    name, (entrance,) = f"the {deep_side(s).name}", marked(s, "E")
    if p == entrance:
        return f"the entrance of {name}"
    grid = s.walls.board.grid
    corner = grid.corner(grid.floor)
    across, down = grid.xs[p] - grid.xs[corner], grid.ys[p] - grid.ys[corner]
    part = compass(across * 3 // DEEP_SPACES - 1, down * 3 // DEEP_SPACES - 1)
    return f"the {part} of {name}" if part else f"the middle of {name}"


def _door(s: Alliance, p: int) -> str:
    for way in ways_beside(s.walls, p):
        kind = DOORS.get(s.walls.code(*way))
        if kind is not None and not leads_out(s.walls, way):
            return f", at the {kind}{SIDE.text(way[1])} door"
    return ""

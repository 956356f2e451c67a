"""Giants: final enemies that cover four spaces of the deep room, and walk as one figure.

Where one is, is where its north-west corner is; the corner walks, and the other three come along.
"""

from __future__ import annotations

from collections.abc import Collection

from undercroft.crawl.space.footprint import covered
from undercroft.crawl.space.reach import Ground
from undercroft.games.alliance.board_cache import GIANT_SIZE
from undercroft.games.alliance.map.geometry import deep_spaces, is_beside
from undercroft.games.alliance.state import Alliance


def spaces_from(s: Alliance, corner: int) -> list[int]:
    """The spaces that a giant covers whose corner is here. [DA-DEEP-28]"""
    return covered(s.walls.board.grid, corner, GIANT_SIZE)


def corners(s: Alliance) -> list[int]:
    """Where a giant's corner can be so that the walls leave room for all of it."""
    room = frozenset(deep_spaces(s.walls.board.grid))
    return [p for p in deep_spaces(s.walls.board.grid) if room.issuperset(spaces_from(s, p))]


def is_beside_hero(s: Alliance, corner: int) -> bool:
    """Whether a hero stands next to any space of a giant. [DA-DEEP-28]"""
    heroes = s.situation().footholds()
    return any(is_beside(s.walls, p, heroes) for p in spaces_from(s, corner))


def giant_ground(s: Alliance, full: Collection[int], *, taxed: bool = True) -> Ground:
    """What lies in the way of a giant's corner: heroes, walls, and where it cannot end.

    Leaving a hero's side costs it more, pits do not. [DA-DEEP-28]
    """
    fitting, heroes = corners(s), s.situation().footholds()
    open_corners = [p for p in fitting if heroes.isdisjoint(spaces_from(s, p))]
    return Ground(
        [p for p in deep_spaces(s.walls.board.grid) if p not in open_corners],
        [p for p in open_corners if not set(full).isdisjoint(spaces_from(s, p))],
        leave=[p for p in open_corners if taxed and is_beside_hero(s, p)],
    )

"""Paths of ice, which heroes leave behind and lords slide along. [DI-HERO-12] [IC-20]

What `ice` says of a tile is the last round in which ice lies there, times ten, and the place of the
tile in its path.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.state import Infinity

STEPS: Final = 10


def lay_ice(s: Infinity, path: tuple[int, ...], until: int) -> None:
    """A path of ice lies over some tiles to the end of a round. [IC-20]"""
    for step, place in enumerate(path):
        s.ice[place] = STEPS * until + step


def melt(s: Infinity) -> None:
    """Ice that has lain long enough is gone. [IC-20]"""
    s.ice[:] = [mark if mark // STEPS > s.round else 0 for mark in s.ice]


def slide_end(s: Infinity, place: int) -> int:
    """The tile to which a lord slides who steps on a tile: the far end of its path, or itself.

    From the middle he slides the way the path was laid. [DI-HERO-12]
    """
    mark = s.ice[place]
    if not mark:
        return place
    path = sorted((other, at) for at, other in enumerate(s.ice) if other // STEPS == mark // STEPS)
    ends = (path[0][1], path[-1][1])
    return ends[0] if place == ends[1] else ends[1]

"""Paths of ice, which heroes leave behind and lords slide along. [DI-HERO-12] [IC-20]

What `ice` says of a tile is one number: the last round in which ice lies there, the number of its
path and the place of the tile in it.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.infinity.state import Infinity

STEPS: Final = 10
PATHS: Final = 100
"""So many tiles a path has at most, and so many paths there can be."""


def lay_ice(s: Infinity, path: tuple[int, ...], until: int) -> None:
    """A path of ice lies over some tiles to the end of a round. [IC-20]"""
    number = 1 + max([mark // STEPS % PATHS for mark in s.ice], default=0)
    for step, place in enumerate(path):
        s.ice[place] = (until * PATHS + number) * STEPS + step


def melt(s: Infinity) -> None:
    """Ice that has lain long enough is gone. [IC-20]"""
    s.ice[:] = [mark if mark // STEPS // PATHS > s.round else 0 for mark in s.ice]


def path_over(s: Infinity, place: int) -> list[int]:
    """The tiles of the path that lies over a tile, in its order."""
    own = s.ice[place] // STEPS
    return sorted(
        [at for at in range(len(s.ice)) if s.ice[at] // STEPS == own], key=s.ice.__getitem__
    )


def slide_ends(s: Infinity, place: int) -> list[int]:
    """Where a lord may slide to who steps on a tile: none without ice. [DI-HERO-12]

    From one end that is the other, from the middle either.
    """
    path = path_over(s, place) if s.ice[place] else []
    if len(path) < 2:
        return []
    return [end for end in (path[0], path[-1]) if end != place]

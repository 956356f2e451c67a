"""Placing figures: on a square, on a tile with its patch first, next to somebody. [CV-MOVE-09]"""

from __future__ import annotations

from undercroft.crawl.space.adjacency import beside
from undercroft.crawl.space.tilegraph import FAR, distances
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary import Comes
from undercroft.games.caverns.map.distances import cells, place, taken
from undercroft.games.caverns.map.figures import size_of
from undercroft.games.caverns.map.geometry import (
    GRID,
    cells_under,
    floors,
    laid,
    squares_under,
    stands,
    stands_on_patch,
    stands_over,
)
from undercroft.games.caverns.notation import TO_SPACE
from undercroft.games.caverns.phases.choices import happens
from undercroft.games.caverns.scene.places import square_words
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.events import TokenMoved
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt


def square_name(p: int) -> str:
    """What a square is called in scenes and logs."""
    return f"sq:{GRID.x(p)},{GRID.y(p)}" if p != NOWHERE else "nowhere"


def put(s: Caverns, figure: int, p: int) -> None:
    """A figure stands on a square from now on, and may meet what lies on its tile."""
    before = s.spot[figure]
    is_watched = Comes in s.awaited_moments()
    old = cells(s, figure) if is_watched else ()
    s.spot[figure] = p
    if s.listening:
        start, to = square_name(before), square_name(p)
        called = ((start, square_words(s, before)), (to, square_words(s, p, figure)))
        s.emit(TokenMoved(token=s.figure_id(figure), start=start, to=to, called=called))
    if is_watched and cells(s, figure) != old:
        happens(s, Comes, figure, figure)


def tile_squares(s: Caverns, figure: int, cell: int, *, patch: bool) -> list[int]:
    """Where a figure can stand on a tile: monsters on the patch if it is free. [CV-MON-19]

    [CV-MON-04]
    """
    full = taken(s, figure)
    size = size_of(s, figure)
    if patch and (squares := stands_on_patch(s.walls, cell, size, full)):
        return squares
    return stands(s.walls, cell, size, full)


def has_room(s: Caverns, figure: int, cell: int) -> bool:
    """Whether a figure can stand somewhere on a tile."""
    return bool(stands(s.walls, cell, size_of(s, figure), taken(s, figure)))


def is_roomy(s: Caverns, cell: int) -> bool:
    """Whether a tile has a free square."""
    full = taken(s)
    return any(p not in full for p in floors(s.walls)[cell])


def nearest_room(s: Caverns, figure: int, cell: int) -> list[int]:
    """Where a figure stands if its tile is full: the nearest tile with room, patch first.

    Of several that are equally near each may be chosen. [CV-MON-05] [CV-LARGE-06]

    [CV-A-72]
    """
    row = distances(s.walls, cell)
    near = {row[other] for other in laid(s.walls) if row[other] < FAR}
    for steps in sorted(near):
        tied = [other for other in laid(s.walls) if row[other] == steps]
        if squares := {p for other in tied for p in tile_squares(s, figure, other, patch=True)}:
            return sorted(squares)
    return []


def squares_beside(s: Caverns, figure: int, other: int, tiles: int = FAR) -> list[int]:
    """Where a figure can stand next to another, touching a tile so near to it. [CV-LARGE-08]"""
    size = size_of(s, figure)
    near = beside(s.walls, list(squares_under(*place(s, other))))
    here = cells(s, figure)
    squares = stands_over(s.walls, near, size, taken(s, figure))
    return [p for p in squares if is_within(s, here, p, size, tiles)]


def is_within(s: Caverns, here: tuple[int, ...], p: int, size: int, tiles: int) -> bool:
    """Whether a footprint touches a tile so near."""
    if tiles >= FAR or not here:
        return True
    there = cells_under(p, size)
    return any(distances(s.walls, a)[b] <= tiles for a in here for b in there)


class Landing(Frame[Caverns]):
    """A figure is put on one of several squares; tells 1, or 0 if there is none. [CV-MOVE-11]

    [CV-A-53]
    """

    NAME = "landing"
    who: int = field(INT)
    figure: int = field(INT)
    squares: tuple[int, ...] = field(ROW)

    def advance(self, s: Caverns) -> bool:
        asked = s.options.asks_ties or self.who == self.figure
        if len(self.squares) > 1 and asked:
            return True
        self.settle(s, self.squares[0] if self.squares else NOWHERE)
        return False

    def settle(self, s: Caverns, p: int) -> None:
        """Put the figure there if there is a place, and tell the frame below whether there was."""
        # Answered before the figure stands there: its coming may push frames above the one told.
        s.answer(int(p != NOWHERE))
        if p != NOWHERE and p != s.spot[self.figure]:
            put(s, self.figure, p)

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        return TO_SPACE.each(self.who, [refs.space(p) for p in self.squares])

    def apply(self, s: Caverns, move: Move) -> None:
        self.settle(s, refs.square_of(move.args[0]))

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt(f"Where does {name_of(s, self.figure)} stand?", ("CV-TURN-04",))

"""Movement: what a step costs, where a figure gets, and walking there."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.crawl.space.reach import Ground, Reach, reach
from undercroft.games.alliance.box import PIT
from undercroft.games.alliance.dungeon import is_beside
from undercroft.games.alliance.effects.words import Boon
from undercroft.games.alliance.figures import (
    enemies,
    is_defeated,
    is_hero,
    room,
    scene_id,
    spots,
    taken,
)
from undercroft.games.alliance.pieces import ChallengeSort
from undercroft.games.alliance.state import OPEN_TOKEN, Alliance
from undercroft.games.alliance.stats import is_rooted, may
from undercroft.games.alliance.stepping import Stepping
from undercroft.games.alliance.tokens import come_in, face_of, kind_of, open_chest, token_at
from undercroft.kernel.events import TokenMoved
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, Field, Layout

STEP: Final = 1
LEAVE_TAX: Final = 1


def barred(s: Alliance, figure: int, foes: list[int]) -> list[int]:
    """The spaces a figure may not enter: its enemies', unless it may pass them.

    [DA-MOV-06] [DA-MON-10]
    """
    return [] if is_hero(figure) and may(s, figure, Boon.PASS_ENEMIES) else foes


def crowded(s: Alliance) -> list[int]:
    """The spaces a figure may pass but not end on: anybody's. [DA-MOV-05] [DA-DEF-04]"""
    return taken(s)


def guarded(s: Alliance, figure: int, foes: list[int]) -> list[int]:
    """Beside which spaces it costs more to leave: enemies that stand. [DA-MOV-03] [DA-DEF-03]"""
    return [] if is_hero(figure) and may(s, figure, Boon.LEAVE_FREELY) else foes


def step_cost(s: Alliance, figure: int, start: int, to: int) -> int:
    """A step costs 1, leaving an enemy's side 1 more, a pit more both ways. [DA-MOV-01]"""
    foes = spots(s, enemies(s, figure))
    taxed = is_beside(s.walls, start, guarded(s, figure, foes))
    pits = PIT.leave * (start in s.pits) + PIT.enter * (to in s.pits)
    return STEP + LEAVE_TAX * taxed + pits


def reachable(s: Alliance, figure: int, points: int) -> Reach:
    """Where a figure can end a move with so many points, and what it costs. [DA-MOV-02]"""
    return _reach(s, figure, points, [])


def path_to(s: Alliance, figure: int, points: int, to: int) -> tuple[int, ...]:
    """The cheapest way there, of several the one that meets fewest hidden tokens. [DA-MOV-01]"""
    return tuple(_reach(s, figure, points, hidden_squares(s, figure)).path(to))


def _reach(s: Alliance, figure: int, points: int, hidden: list[int]) -> Reach:
    foes = spots(s, enemies(s, figure))
    ground = Ground(
        barred(s, figure, foes),
        crowded(s),
        guards=guarded(s, figure, foes),
        leave=list(s.pits) * PIT.leave,
        enter=list(s.pits) * PIT.enter,
        hidden=hidden,
    )
    return reach(s.walls, s.spot[figure], 0 if is_rooted(s, figure) else points, ground)


def hidden_squares(s: Alliance, figure: int) -> list[int]:
    """The spaces of other rooms in which a token still lies face down."""
    if not is_hero(figure):
        return []
    grid = s.walls.board.grid
    here = grid.cell_of[s.spot[figure]]
    rooms = {
        grid.cell_of[spot]
        for spots_, faces in zip(s.token_spots, s.token_faces)
        for spot, face in zip(spots_, faces)
        if face != OPEN_TOKEN
    }
    return [square for cell in sorted(rooms - {here}) for square in grid.squares(cell)]


def put(s: Alliance, figure: int, to: int) -> None:
    """A figure stands on a space; any way of entering a room counts. [DA-TRAP-12]"""
    before = room(s, figure)
    if s.heard:
        grid = s.walls.board.grid
        start, end = (f"sq:{grid.x(p)},{grid.y(p)}" for p in (s.spot[figure], to))
        s.tell(TokenMoved(token=scene_id(s, figure), start=start, to=end, rules=("DA-MOV-01",)))
    s.spot[figure] = to
    if is_hero(figure):
        come_in(s, figure, before)
        step_on(s, figure)


def step_on(s: Alliance, hero: int) -> None:
    """Who moves onto a treasure chest opens it for nothing. [DA-CHEST-02] [DA-CHEST-07]"""
    token = token_at(s, s.spot[hero])
    if token is None or face_of(s, token) != OPEN_TOKEN:
        return
    if kind_of(s, token).sort == ChallengeSort.CHEST:
        open_chest(s, hero, token)


class Walk(Frame[Alliance]):
    """A figure goes along a path; the frame below pays for each step."""

    NAME = "walk"
    FIELDS: ClassVar[Layout] = (
        Field("figure", INT, 0),
        Field("path", ROW, ()),
        Field("at", INT, 0),
    )
    figure: int
    path: tuple[int, ...]
    at: int

    def __init__(self, figure: int, path: tuple[int, ...]) -> None:
        self.figure = figure
        self.path = path
        self.at = 0

    def advance(self, s: Alliance) -> bool:
        if self.at == len(self.path) or self.is_stopped(s):
            s.pop()
            return False
        start, to = s.spot[self.figure], self.path[self.at]
        self.at += 1
        below = s.frames[-2]
        assert isinstance(below, Stepping)
        below.stepped(step_cost(s, self.figure, start, to))
        put(s, self.figure, to)
        return False

    def is_stopped(self, s: Alliance) -> bool:
        """A walk ends where a figure falls, or loses what Speed it has left. [DA-TRAP-15]"""
        halted = getattr(s.frames[-2], "halted", 0)
        return bool(halted) or is_defeated(s, self.figure)


MOVEMENT: Final[tuple[type[Frame[Any]], ...]] = (Walk,)

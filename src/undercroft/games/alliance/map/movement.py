"""Movement: what a step costs, where a figure gets, and walking there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from undercroft.crawl.space.reach import Ground, Reach, nearest, reach
from undercroft.games.alliance.combat.modifiers import is_rooted, may
from undercroft.games.alliance.content.stat_ids import MAY_LEAVE_FREELY, MAY_PASS
from undercroft.games.alliance.content.tables import PIT
from undercroft.games.alliance.map.figures import (
    enemy_spaces,
    is_defeated,
    is_giant,
    is_hero,
    room,
    seat_of,
    spaces_of,
    taken,
)
from undercroft.games.alliance.map.geometry import is_beside
from undercroft.games.alliance.map.giants import giant_ground, is_beside_hero
from undercroft.games.alliance.map.step_budget import Stepping
from undercroft.games.alliance.map.tokens import come_in, step_on
from undercroft.games.alliance.notation import FIRST_MONSTER, MOVE, NOWHERE
from undercroft.games.alliance.phases.hero_turn import Turn, square_of, turn_of, written
from undercroft.games.alliance.scene.places import space_name
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import Act, check
from undercroft.kernel.choices import Choose
from undercroft.kernel.events import TokenMoved
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

STEP: Final = 1
LEAVE_TAX: Final = 1
MONSTERS_SIDE: Final = -1
GIANTS_SIDE: Final = -2


def is_barred(s: Alliance, figure: int) -> bool:
    """Whether a figure may not enter the spaces of its enemies: unless it may pass them.

    [DA-MOV-06] [DA-MON-10]
    """
    return figure >= FIRST_MONSTER or not may(s, figure, MAY_PASS)


def crowded(s: Alliance) -> frozenset[int]:
    """The spaces a figure may pass but not end on: anybody's. [DA-MOV-05] [DA-DEF-04] [A-41]"""
    return taken(s)


def is_guarded(s: Alliance, figure: int) -> bool:
    """Whether enemies that stand make it cost more to leave their side. [DA-MOV-03] [DA-DEF-03]"""
    return figure >= FIRST_MONSTER or not may(s, figure, MAY_LEAVE_FREELY)


def step_cost(s: Alliance, figure: int, start: int, to: int) -> int:
    """A step costs 1, leaving an enemy's side 1 more, a pit more both ways, to monsters too.

    [DA-MOV-01] [DA-MOV-12] [DA-MON-12]
    """
    if is_giant(s, figure):
        return STEP + LEAVE_TAX * is_beside_hero(s, start)
    taxed = is_guarded(s, figure) and is_beside(s.walls, start, enemy_spaces(s, figure))
    if not s.pits:
        return STEP + LEAVE_TAX * taxed
    pits = PIT.leave * (start in s.pits) + PIT.enter * (to in s.pits)
    return STEP + LEAVE_TAX * taxed + pits


def reachable(s: Alliance, figure: int, points: int) -> Reach:
    """Where a figure can end a move with so many points, and what it costs.

    [DA-MOV-02] [DA-MOV-09] [A-06]
    """
    return reached(s, gait(s, figure, points))


Gait = tuple[int, int, bool, bool]
"""A figure, its points, whether enemies bar its way, and whether they make leaving dear."""


def gait(s: Alliance, figure: int, points: int) -> Gait:
    """How a figure walks now; one that is rooted has no points."""
    if is_rooted(s, figure):
        points = 0
    return (figure, points, is_barred(s, figure), is_guarded(s, figure))


def reached(s: Alliance, walk: Gait) -> Reach:
    """Where a gait leads, found once a situation."""
    kept = s.situation().reaches
    ground = kept.get(walk)
    if ground is None:
        ground = kept[walk] = reach(s.walls, s.spot[walk[0]], walk[1], ground_of(s, walk))
    return ground


def ground_of(s: Alliance, walk: Gait) -> Ground:
    """What lies in the way: the same for all of a side that walk so, found once a situation."""
    figure, _, barred, guarded = walk
    kept = s.situation().grounds
    key = (side_of(s, figure), barred, guarded)
    ground = kept.get(key)
    if ground is None and key[0] == GIANTS_SIDE:
        ground = kept[key] = giant_ground(s, taken(s).difference(spaces_of(s, figure)))
    elif ground is None:
        foes = enemy_spaces(s, figure)
        ground = kept[key] = Ground(
            foes if barred else (),
            crowded(s),
            guards=foes if guarded else (),
            leave=s.pits * PIT.leave,
            enter=s.pits * PIT.enter,
        )
    return ground


def side_of(s: Alliance, figure: int) -> int:
    """For whom the same lies in the way: an alliance, all monsters, or a giant by itself."""
    if is_hero(figure):
        return seat_of(figure)
    return GIANTS_SIDE if is_giant(s, figure) else MONSTERS_SIDE


def path_to(s: Alliance, figure: int, points: int, to: int) -> tuple[int, ...]:
    """The cheapest way there, of several the one that meets fewest hidden tokens. [DA-MOV-01]"""
    if to in s.walls.look_around(s.spot[figure]):
        return (to,)
    return tuple(reachable(s, figure, points).path(to, hidden_squares(s, figure)))


def hidden_squares(s: Alliance, figure: int) -> list[int]:
    """The spaces of other rooms in which a token still lies face down."""
    if not is_hero(figure):
        return []
    grid = s.walls.board.grid
    here = grid.room_of[s.spot[figure]]
    return [p for cell in s.tokens().covered if cell != here for p in grid.squares(cell)]


def put(s: Alliance, figure: int, to: int) -> bool:
    """A figure stands on a space; any way a hero enters a room counts, no way of a monster.

    Whether tokens are turned up, or a chest is dug in, is told. [DA-TRAP-05] [DA-TRAP-12]
    """
    before = room(s, figure)
    if s.listening:
        grid = s.walls.board.grid
        start, end = (f"sq:{grid.x(p)},{grid.y(p)}" for p in (s.spot[figure], to))
        moved = TokenMoved(
            token=s.figure_id(figure),
            start=start,
            to=end,
            rules=("DA-MOV-01",),
            called=((start, space_name(s, s.spot[figure])), (end, space_name(s, to, figure))),
        )
        s.emit(moved)
    s.stand(figure, to)
    if not is_hero(figure):
        return False
    is_digging = step_on(s, figure)
    return come_in(s, figure, before) or is_digging


def nearest_empty(s: Alliance, start: int, full: Collection[int]) -> list[int]:
    """The empty spaces fewest steps away. [DA-DEF-17] [A-42]"""
    marks = [0] * s.walls.board.grid.size
    for cell in s.walls.laid():
        for p in s.walls.passable(cell):
            marks[p] = int(p not in full)
    return nearest(s.walls, start, marks, len(marks))[1]


class Walk(Frame[Alliance]):
    """A figure goes along a path; the frame below pays for each step."""

    NAME = "walk"
    figure: int = field(INT)
    path: tuple[int, ...] = field(ROW)
    start: int = field(INT, init=False)
    at: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        if self.at == len(self.path):
            self.end(s)
            return False
        start, to = s.spot[self.figure], self.path[self.at]
        # Where the walk began counts for who is stopped on another's space.
        if self.at == 0:
            self.start = start
        # The step is counted and paid before it is made: entering a room may push frames.
        self.at += 1
        below = s.frames[-2]
        assert isinstance(below, Stepping)
        below.stepped(step_cost(s, self.figure, start, to))
        if put(s, self.figure, to):
            self.pause()
        return False

    def pause(self) -> None:
        """Where tokens are turned up the walk ends; the hero goes on as it likes. [DA-TRAP-14]

        So it does where a hero may dig: a mimic may stand in its way.
        """
        self.at = len(self.path)

    def end(self, s: Alliance) -> None:
        """The walk is over, but nobody stays on somebody else's space. [DA-MOV-08]"""
        # The walk is over before anybody is put aside: that moves the figure without a path.
        s.pop()
        here = s.spot[self.figure]
        # Who was killed for good on the way is nowhere, as others may be.
        if here != NOWHERE and s.spot.count(here) > 1:
            s.push(Crammed(self.figure, self.start))


class Crammed(Frame[Alliance]):
    """A hero was stopped on somebody else's space: it walks on, or is put aside.

    [DA-MOV-08] [A-42]
    """

    NAME = "crammed"
    hero: int = field(INT)
    start: int = field(INT)

    def onward(self, s: Alliance) -> list[int]:
        """Where the hero gets with what Speed it has left; nowhere if it has fallen."""
        points = 0 if is_defeated(s, self.hero) else turn_of(s).points(s)
        return reachable(s, self.hero, points).squares

    def advance(self, s: Alliance) -> bool:
        if self.onward(s):
            return True
        aside = self.aside(s)
        if len(aside) == 1:
            self.on_answer(s, written(s, aside[0]))
        else:
            spaces = tuple(written(s, space) for space in aside)
            words = f"Where is {s.hero(self.hero).name} put?"
            s.push(Choose(turn_of(s).who, "space", spaces, words))
        return False

    def aside(self, s: Alliance) -> list[int]:
        """The nearest empty spaces; by option where the move began. [A-42]"""
        full = taken(s)
        if s.options.transit == "back" and self.start not in full:
            return [self.start]
        return nearest_empty(s, s.spot[self.hero], full)

    def on_answer(self, s: Alliance, value: int) -> None:
        s.pop()
        put(s, self.hero, square_of(s, value))

    def seat(self, s: Alliance) -> int:
        return turn_of(s).who

    def legal(self, s: Alliance) -> list[Move]:
        return MOVE.each(self.seat(s), [written(s, space) for space in self.onward(s)])

    def acts(self, s: Alliance) -> tuple[Act, ...]:
        actions = Turn.ACTIONS
        return tuple([d.act if d.verb is MOVE else Act(d.verb, stands_alone) for d in actions])

    def wants(self, s: Alliance, thing: str) -> list[Move]:
        return turn_of(s).wants(s, thing)

    def apply(self, s: Alliance, move: Move) -> None:
        points = turn_of(s).points(s)
        s.frames[-1] = Walk(self.hero, path_to(s, self.hero, points, square_of(s, move.args[0])))

    def prompt(self, s: Alliance) -> Prompt:
        name = s.hero(self.hero).name
        left = turn_of(s).points(s)
        return Prompt(f"{name} cannot stay here: where to? {left} Speed left", ("DA-MOV-08",))


@check("DA-MOV-08", "you stand on somebody else's space: walk on")
def stands_alone(s: Alliance, _move: Move) -> int:
    """Who stands on somebody else's space does nothing but walk on. [DA-MOV-08]"""
    return int(isinstance(s.frames[-1], Crammed))

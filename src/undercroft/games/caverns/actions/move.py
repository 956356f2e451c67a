"""Moving in the Hero Phase: up to Speed squares, in one block. [CV-MOVE-02] [CV-HERO-05]"""

from __future__ import annotations

from typing import Final

from undercroft.crawl.space.reach import Ground, Reach, reach
from undercroft.crawl.space.tiles import FLOOR
from undercroft.games.caverns.combat.modifiers import expires, passes, passes_longer, speed
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.stat_ids import MOVE_ENDS
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.refs import FIRST_SPACE
from undercroft.games.caverns.effects.vocabulary import Comes
from undercroft.games.caverns.effects.vocabulary.terms import Obstacle, Occasion
from undercroft.games.caverns.map.distances import adjacent, foe_squares, taken
from undercroft.games.caverns.map.figures import allies, foes, heroes, is_standing, prop_of, props
from undercroft.games.caverns.map.geometry import GRID, bridged, gaps
from undercroft.games.caverns.map.placement import put
from undercroft.games.caverns.map.rivals import villainous
from undercroft.games.caverns.notation import MOVE, NOTATION
from undercroft.games.caverns.phases.choices import happens
from undercroft.games.caverns.phases.hero_turn import Actions, HeroAction, actions_of, common_action
from undercroft.games.caverns.state import NOWHERE, Caverns
from undercroft.kernel.checks import check
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

FARTHEST: Final = 60
"""How far a way is searched for who wants to go too far."""

NO_WAY: Final = 1 << 20
OBSTACLES: Final = tuple(Obstacle)


STEPS: Final = frozenset((Occasion.ENTERS_TILE, Occasion.MEETS_ENEMY, Comes))
"""The moments that come with single steps of a move."""


def filled_squares(s: Caverns) -> list[int]:
    """The squares that fixed objects fill. [CV-MOVE-08] [CV-A-61]"""
    return [s.spot[f] for f in props(s) if prop_of(s, f).fixed]


def reachable(s: Caverns, seat: int, squares: int) -> Reach:
    """Where a hero can end a move of so many squares, with all that he passes now."""
    return within(s, seat, squares, crossing(s, seat))


def crossing(s: Caverns, seat: int) -> tuple[Obstacle, ...]:
    """The obstacles that a hero passes now."""
    return tuple([obstacle for obstacle in OBSTACLES if passes(s, seat, obstacle)])


def within(s: Caverns, seat: int, squares: int, crossed: tuple[Obstacle, ...]) -> Reach:
    """Where a hero can end a move past some obstacles, searched once while all stand so."""
    reaches = s.situation().reaches
    asked = (seat, squares, s.page.villainous_hero(), *crossed)
    ground = reaches.get(asked)
    if ground is None:
        ground = reaches[asked] = searched(s, seat, squares, crossed)
    return ground


def searched(s: Caverns, seat: int, squares: int, crossed: tuple[Obstacle, ...]) -> Reach:
    """Where a hero comes past friends but no enemies. [CV-MOVE-04] [CV-MOVE-05]"""
    hostile = villainous(s, seat)
    friends = [s.spot[f] for f in (*heroes(s), *allies(s)) if f != seat and f not in hostile]
    enemies = foe_squares(s) + [s.spot[f] for f in hostile]
    if Obstacle.ENEMIES in crossed:
        enemies, friends = [], friends + enemies
    enemies += filled_squares(s)
    if Obstacle.GAPS in crossed:
        ground = Ground(enemies, [*friends, *gaps(s.walls)])
        return reach(bridged(s.walls), s.spot[seat], squares, ground)
    return reach(s.walls, s.spot[seat], squares, Ground(enemies, friends))


def budget(s: Caverns, turn: Actions) -> int:
    """How far a hero can go now: on with his move, or in a new one."""
    return max(turn.points, speed(s, turn.who) if turn.can_move() else 0)


def ways(s: Caverns, turn: Actions, squares: int = 0) -> list[Reach]:
    """Where a hero can end a move; first on with this one, then in a new one, where those differ.

    They differ by what he passes in this move alone. With `squares` every search goes
    so far, whatever is left. [CV-HERO-05]
    """
    seat = turn.who
    if turn.points and turn.can_move():
        crossed = crossing(s, seat)
        later = tuple([o for o in crossed if passes_longer(s, seat, o)])
        if later != crossed:
            going_on = within(s, seat, squares or turn.points, crossed)
            return [going_on, within(s, seat, squares or speed(s, seat), later)]
    return [reachable(s, seat, squares or budget(s, turn))]


def leading_to(grounds: list[Reach], square: int) -> Reach:
    """The first way that leads to a square: on with a move rather than in a new one."""
    return next((way for way in grounds if way.cost(square) >= 0), grounds[0])


@check("CV-HERO-04", "no move of this turn is left")
def has_move(s: Caverns, _move: Move) -> int:
    """A move needs its slot, or one that is going on. [CV-HERO-04]"""
    turn = actions_of(s)
    return int(not turn.points and not turn.can_move())


@check("CV-MOVE-12", "your Speed is 0")
def has_speed(s: Caverns, move: Move) -> int:
    """Who has no Speed does not walk. [CV-MOVE-12]"""
    return int(not budget(s, actions_of(s)) and not has_move(s, move))


@check("CV-MOVE-03", "nobody can stand there")
def is_floor(s: Caverns, move: Move) -> int:
    """A move ends neither in rock nor in a gap. [CV-MOVE-03]"""
    return int(s.walls.kind[refs.square_of(move.args[0])] != FLOOR)


@check("CV-MOVE-04", "an enemy is there")
def is_free_of_foes(s: Caverns, move: Move) -> int:
    """A move ends on no square of a monster or villain. [CV-MOVE-04]"""
    enemies = foe_squares(s) + [s.spot[f] for f in villainous(s, move.seat)]
    return int(refs.square_of(move.args[0]) in enemies)


@check("CV-MOVE-05", "you can pass whoever is there, not stay")
def is_free_of_friends(s: Caverns, move: Move) -> int:
    """A move ends on no square of another hero or an ally. [CV-MOVE-05]"""
    square = refs.square_of(move.args[0])
    hostile = (move.seat, *villainous(s, move.seat))
    return int(square in [s.spot[f] for f in (*heroes(s), *allies(s)) if f not in hostile])


@check("CV-MOVE-08", "the square is filled by what stands there")
def is_not_filled(s: Caverns, move: Move) -> int:
    """A move ends on no square of a fixed object. [CV-MOVE-08]"""
    return int(refs.square_of(move.args[0]) in filled_squares(s))


STAYING: Final = (is_floor, is_free_of_foes, is_free_of_friends, is_not_filled)


def missing(s: Caverns, move: Move) -> int:
    """How many squares too far a free square is, NO_WAY where none leads there; else 0."""
    turn = actions_of(s)
    square = refs.square_of(move.args[0])
    if not budget(s, turn) or square == s.spot[turn.who] or any(c(s, move) for c in STAYING):
        return 0
    costs = [way.cost(square) for way in ways(s, turn, FARTHEST)]
    left = [way.budget for way in ways(s, turn)]
    more = [max(0, cost - most) for cost, most in zip(costs, left) if cost >= 0]
    return min(more, default=NO_WAY)


def how_far(_s: Caverns, _move: Move, more: int) -> str:
    """By how much a square is out of reach."""
    squares = "square" if more == 1 else "squares"
    return f"that is {more} {squares} farther than you can move"


@check("CV-MOVE-02", how_far)
def is_in_reach(s: Caverns, move: Move) -> int:
    """A move ends on a free square within Speed. [CV-MOVE-02]"""
    more = missing(s, move)
    return more if more != NO_WAY else 0


@check("CV-MOVE-07", "no way leads there")
def is_connected(s: Caverns, move: Move) -> int:
    """A move goes by legal steps alone. [CV-MOVE-07]"""
    return int(missing(s, move) == NO_WAY)


@check("CV-MOVE-02", "you stand there already")
def is_elsewhere(s: Caverns, move: Move) -> int:
    """A move ends on another square than it began. [CV-MOVE-02]"""
    return int(refs.square_of(move.args[0]) == s.spot[move.seat])


class Moving(HeroAction):
    """A hero moves to a square; what is left of the move can be used later. [CV-HERO-05]"""

    TOUCHED = "sq"

    def candidates(self, s: Caverns, turn: Actions) -> list[Move]:
        """Every free square within Speed, or within what is left of a move. [CV-MOVE-02]"""
        points = budget(s, turn)
        if not points:
            return []
        grounds = ways(s, turn)
        squares = grounds[0].squares if len(grounds) == 1 else _in_any(grounds)
        return MOVE.each(turn.who, [FIRST_SPACE + p for p in squares])

    def legal(self, s: Caverns, turn: Actions) -> list[Move]:
        return self.candidates(s, turn)

    def do(self, s: Caverns, turn: Actions, move: Move) -> None:
        square = refs.square_of(move.args[0])
        ground = leading_to(ways(s, turn), square)
        cost = ground.cost(square)
        # Too far for what is left of this move: that is given up and a new move begins.
        if cost > turn.points:
            end_move(s, turn)
            turn.begin_move(ground.budget)
            s.moves_made += 1
        turn.points -= cost
        turn.first = -2 if turn.first >= 0 else turn.first
        go(s, turn.who, ground.path(square) if is_watched(s) else [square])


def _in_any(grounds: list[Reach]) -> list[int]:
    return sorted({square for way in grounds for square in way.squares})


def is_watched(s: Caverns) -> bool:
    """Whether single steps of a move are looked at."""
    return s.listening or is_awaited(s)


def is_awaited(s: Caverns) -> bool:
    """Whether anything waits for single steps of a move."""
    return not s.awaited_moments().isdisjoint(STEPS)


def go(s: Caverns, seat: int, path: list[int]) -> None:
    """A hero walks square by square where that matters."""
    s.push(Walk(seat, tuple(path)))


def is_moving(s: Caverns, seat: int) -> bool:
    """Whether a hero is acting and has squares left of a move."""
    top = s.frames[-1] if s.frames else None
    return isinstance(top, Actions) and top.who == seat and top.points > 0


def end_move(s: Caverns, turn: Actions) -> None:
    """What is left of a move is given up, and what was for that move is over. [CV-HERO-05]"""
    if turn.points:
        turn.points = 0
        expires(s, MOVE_ENDS, turn.who)


class Walk(Frame[Caverns]):
    """Steps along a path; it ends where the hero falls. [CV-HERO-09]

    Who falls on a square where nobody can stay lies on the last one that was free. `met` are the
    enemies that have become adjacent.
    """

    NAME = "walk"
    who: int = field(INT)
    path: tuple[int, ...] = field(ROW)
    free: int = field(INT, default=NOWHERE, init=False)
    met: tuple[int, ...] = field(ROW, init=False)

    def advance(self, s: Caverns) -> bool:
        here = s.spot[self.who]
        if not self.path or not is_standing(s, self.who):
            self.stop(s, here)
            return False
        # Kept before each step: who falls between others is put back to where one can lie.
        if self.free == NOWHERE or self.can_stay(s, here):
            self.free = here
        to = self.path[0]
        self.path = self.path[1:]
        # Taken before the step, so that only who becomes adjacent by it is met.
        beside = [f for f in foes(s) if adjacent(s, self.who, f)] if is_awaited(s) else []
        put(s, self.who, to)
        if is_awaited(s):
            self.meet(s, here, to, beside)
        return False

    def stop(self, s: Caverns, here: int) -> None:
        """The walk is over, and with it a move of which nothing is left."""
        if here != NOWHERE and not self.can_stay(s, here):
            put(s, self.who, self.free)
        # Off the stack first: whether the hero goes on moving is read from the frame below.
        s.pop()
        if not is_moving(s, self.who):
            expires(s, MOVE_ENDS, self.who)

    def can_stay(self, s: Caverns, here: int) -> bool:
        """Whether one can stand on a square: nobody else is there, and it is no gap."""
        return here not in taken(s, self.who) and here not in gaps(s.walls)

    def meet(self, s: Caverns, here: int, to: int, beside: list[int]) -> None:
        """What waits for a step: another tile, or an enemy that is adjacent now."""
        if GRID.cell_of[here] != GRID.cell_of[to]:
            happens(s, Occasion.ENTERS_TILE, self.who, self.who)
        known = [*beside, *self.met]
        for figure in foes(s):
            if figure not in known and adjacent(s, self.who, figure):
                self.met = (*self.met, figure)
                happens(s, Occasion.MEETS_ENEMY, self.who, figure)


class FreeMove(Frame[Caverns]):
    """A move outside the slots, of so many squares at most; one may stay. [CV-MOVE-01]"""

    NAME = "free-move"
    who: int = field(INT)
    squares: int = field(INT)

    def advance(self, s: Caverns) -> bool:
        if self.squares > 0 and is_standing(s, self.who):
            return True
        self.stay(s)
        return False

    def stay(self, s: Caverns) -> None:
        """Nobody moves; what was for this move is over."""
        s.answer(0)
        expires(s, MOVE_ENDS, self.who)

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        squares = reachable(s, self.who, self.squares).squares
        moves = MOVE.each(self.who, [refs.space(p) for p in squares])
        return [*moves, NOTATION.passes(self.who)]

    def apply(self, s: Caverns, move: Move) -> None:
        if move.verb is NOTATION.passes:
            self.stay(s)
            return
        path = reachable(s, self.who, self.squares).path(refs.square_of(move.args[0]))
        s.moves_made += int(self.who == s.active)
        s.frames[-1] = Walk(self.who, tuple(path))

    def prompt(self, s: Caverns) -> Prompt:
        squares = "square" if self.squares == 1 else "squares"
        words = f"Where does {name_of(s, self.who)} move, up to {self.squares} {squares}?"
        return Prompt(words, ("CV-MOVE-01",))


MOVING: Final = common_action(
    Moving, MOVE, has_move, has_speed, is_elsewhere, *STAYING, is_in_reach, is_connected
)

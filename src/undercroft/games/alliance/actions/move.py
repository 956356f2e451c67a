"""What a hero does with its feet: moving, facing, running on instead of attacking, stopping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.crawl.effects import One
from undercroft.crawl.effects.library import every_value
from undercroft.crawl.log import tell_of
from undercroft.crawl.space.grid import SIDES
from undercroft.games.alliance.combat.modifiers import is_rooted, speed
from undercroft.games.alliance.combat.numbers import in_reach, near_enemies, reach_of
from undercroft.games.alliance.content.schema import RANGED
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.effects.vocabulary import HeroesOnSide, InSight, PetAttack, Within
from undercroft.games.alliance.map.figures import (
    enemies,
    enemy_spaces,
    on_side,
    rivals,
    spaces_toward,
)
from undercroft.games.alliance.map.geometry import arcs, is_seen, open_paths
from undercroft.games.alliance.map.movement import Walk, gait, path_to, reachable, reached
from undercroft.games.alliance.notation import FACE, MOVE, RUN, SIDE, SPACE, STOP
from undercroft.games.alliance.phases.hero_turn import (
    FIRST_MOVE,
    OVER,
    SECOND_MOVE,
    ListedAction,
    Turn,
    is_moving,
    names_of,
    square_of,
    turn_of,
)
from undercroft.games.alliance.scene.scene_ids import Thing
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import check, gate
from undercroft.kernel.moves import Move

FAR: Final = 99

HELPED_WITHIN: Final = max(
    word.spaces
    for aim in every_value(LIBRARY.effects)
    if isinstance(aim, One) and isinstance(aim.of, HeroesOnSide) and InSight() in aim.where
    for word in aim.where
    if isinstance(word, Within)
)
"""How far away a hero of the own side may be that something helps only in sight."""

PET_STEPS: Final = max(e.steps for e in LIBRARY.effects if isinstance(e, PetAttack))
"""How far the swiftest pet runs."""


def cost_to(s: Alliance, turn: Turn, square: int, points: int) -> int:
    """What a move there costs with so many points, or FAR."""
    ground = reachable(s, turn.hero, points)
    costs = dict(zip(ground.squares, ground.costs))
    return costs.get(square, FAR)


def is_done_moving(s: Alliance, turn: Turn) -> bool:
    """Whether a hero has attacked and has no steps left that a card allows."""
    return not turn.is_moving() and not turn.points(s)


def too_far(_s: Alliance, _move: Move, missing: int) -> str:
    """What is missing for a move."""
    if missing >= FAR:
        return "no way leads to an empty space there"
    return f"going there costs {missing} Speed more than you have"


@check("DA-MOV-02", too_far)
def is_in_reach(s: Alliance, move: Move) -> int:
    """A move ends on an empty space that the points left pay for. [DA-MOV-02]"""
    turn = turn_of(s)
    points = turn.points(s)
    square = square_of(s, move.args[0])
    if is_done_moving(s, turn) or is_rooted(s, turn.hero):
        return 0
    if cost_to(s, turn, square, points) != FAR:
        return 0
    farther = cost_to(s, turn, square, FAR)
    return farther - points if farther != FAR else FAR


@gate("DA-ACT-05", "you have attacked: there is no more moving in this turn")
def may_step(s: Alliance, _move: Move) -> int:
    """Once a hero has attacked it moves no more, unless a card allows steps. [DA-ACT-05]"""
    return int(is_done_moving(s, turn_of(s)))


@gate("DA-ACT-06", "only a hero that has not moved twice, rested or attacked may run on")
def may_run(s: Alliance, _move: Move) -> int:
    """Instead of attacking a hero makes a second full move. [DA-ACT-06]"""
    turn = turn_of(s)
    return int(turn.stage != FIRST_MOVE or bool(turn.halted))


@gate("AC-10", "this hero is rooted and cannot step")
def is_free_to_step(s: Alliance, _move: Move) -> int:
    """Who is rooted makes no step and no second move. [AC-10]"""
    return int(is_rooted(s, turn_of(s).hero))


def used_up(s: Alliance, hero: int) -> int:
    """The Speed that a second move lacks: none, or by option what cards gave the first. [A-13]"""
    return max(0, speed(s, hero) - s.hero(hero).speed) if s.options.speed_cards == "one" else 0


class Moving(ListedAction):
    """A hero moves to a space, a staircase too, on the cheapest way. [DA-MOV-01] [DA-DEEP-06]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        points = turn.points(s)
        if not points:
            return []
        walk = gait(s, turn.hero, points)
        kept = s.situation().walks
        moves = kept.get(walk)
        if moves is None:
            names = names_of(s.walls.board.grid)
            spaces = [names[square] for square in reached(s, walk).squares]
            moves = kept[walk] = MOVE.each(turn.who, spaces)
        return moves

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        to = square_of(s, move.args[0])
        s.push(Walk(turn.hero, path_to(s, turn.hero, turn.points(s), to)))

    def wanted(self, s: Alliance, turn: Turn, thing: Thing) -> int | None:
        return SPACE.parse(thing.name) if thing.kind == "sq" else None


def watched(s: Alliance, hero: int, far: int) -> Sequence[int]:
    """Whom it matters to face: enemies an attack could reach, and who could be helped after it.

    A single enemy is turned to anyhow. Rivals who do not fight are controlled like monsters; those
    who do look out wherever they are.
    """
    if s.options.pvp:
        return (*enemies(s, hero), *comrades_seen(s, hero))
    targets = in_reach(s, hero, (1, far))
    if not targets and not is_in_reach_of_pets(s, hero):
        return []
    others = [*comrades_seen(s, hero), *seen_within(s, hero, far, rivals(s, hero))]
    return (*targets, *others) if others or len(targets) > 1 else []


def comrades_seen(s: Alliance, hero: int) -> list[int]:
    """The heroes of the own side near enough for what helps only who is in sight."""
    own = [f for f in on_side(s, hero) if f != hero]
    return seen_within(s, hero, HELPED_WITHIN, own)


def seen_within(s: Alliance, hero: int, spaces: int, figures: Sequence[int]) -> list[int]:
    """Those of some figures that are so near to a hero and hidden by no wall."""
    here = s.spot[hero]
    near = s.walls.board.grid.within(here, spaces)
    there = zip(figures, spaces_toward(s, figures, here))
    return [f for f, p in there if p in near and is_seen(s.walls, here, p)]


def is_in_reach_of_pets(s: Alliance, hero: int) -> bool:
    """Whether a pet could run from here to an enemy, so that facing counts. [DA-MOV-10]"""
    if not near_enemies(s, hero, PET_STEPS):
        return False
    return not enemy_spaces(s, hero).isdisjoint(open_paths(s.walls, s.spot[hero], PET_STEPS))


def differing_sides(s: Alliance, hero: int, far: int) -> list[int]:
    """The sides to face that hold others of those it matters to face than it holds now."""
    here, now = s.spot[hero], s.facing[hero]
    seen = {arcs(s.walls, here, p) for p in spaces_toward(s, watched(s, hero, far), here)}
    held = list(zip(*seen))
    return [side for side in range(SIDES) if held[side] != held[now]] if held else []


@check("DA-MOV-10", "it would make no difference now")
def makes_a_difference(s: Alliance, move: Move) -> int:
    """A hero turns once between other moves, to where it would find others once it attacks."""
    return int(move not in FACING.candidates(s, turn_of(s)))


class Facing(ListedAction):
    """Spinning is free before an attack; it is offered where facings differ. [DA-MOV-10]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        hero = turn.hero
        if turn.spun or (s.peaceful[hero] and not s.options.pvp):
            return []
        kept = s.situation().facings
        far = reach_of(s, hero, RANGED)[1]
        key = (hero, s.facing[hero], far)
        moves = kept.get(key)
        if moves is None:
            moves = kept[key] = FACE.each(turn.who, differing_sides(s, hero, far))
        return moves

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        s.facing[turn.hero] = move.args[0]
        tell_of(s, turn.hero, f"turns {SIDE.text(move.args[0])}", "DA-MOV-10")


class Running(ListedAction):
    """A hero declares no attack this round and moves once more. [DA-ACT-06] [DA-ACT-07]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        return [RUN(turn.who)]

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.stage = SECOND_MOVE
        turn.used = used_up(s, turn.hero)
        s.peaceful[turn.hero] = 1
        tell_of(s, turn.hero, "moves again and will not attack", "DA-ACT-06")


class Stopping(ListedAction):
    """A hero has done what it wants; draft, discard and draw follow. [DA-ACT-14]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        return [STOP(turn.who)]

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        turn.stage = OVER
        tell_of(s, turn.hero, "ends the turn", "DA-ACT-14")


MOVING: Final = Moving(MOVE, may_step, is_free_to_step, is_in_reach)
FACING: Final = Facing(FACE, is_moving, makes_a_difference, sure=(makes_a_difference,))
RUNNING: Final = Running(RUN, may_run, is_free_to_step)
STOPPING: Final = Stopping(STOP)

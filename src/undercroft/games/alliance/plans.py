"""What a monster could do: where it can end, whom it can attack from there, what it prefers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.reach import Ground, Reach, reach
from undercroft.games.alliance.attack import swept
from undercroft.games.alliance.battle import (
    Blow,
    attackable,
    damage,
    defense_terms,
    is_in_range,
    obstruction_terms,
    printed_attack,
    reach_of,
)
from undercroft.games.alliance.box import PIT
from undercroft.games.alliance.dungeon import facings_toward
from undercroft.games.alliance.effects.words import Stat
from undercroft.games.alliance.figures import (
    all_heroes,
    monster,
    monsters,
    seat_of,
    spots,
    standing_heroes,
)
from undercroft.games.alliance.movement import reachable
from undercroft.games.alliance.pieces import Protocol
from undercroft.games.alliance.shoving import AWAY, ways_out
from undercroft.games.alliance.state import Alliance
from undercroft.games.alliance.stats import is_rooted, value
from undercroft.games.alliance.wounds import POISON

NOBODY = -1


class Plan(NamedTuple):
    """One way to act: where to end, what it costs, whom to attack (or nobody), whom to fly over."""

    square: int
    cost: int
    target: int
    through: int = NOBODY


def speed_of(s: Alliance, figure: int) -> int:
    """The Speed of a monster with what changes it; a rooted one has none."""
    return (
        0
        if is_rooted(s, figure)
        else max(0, value(s, figure, Stat.SPEED, monster(s, figure).speed))
    )


@contextmanager
def standing_at(s: Alliance, figure: int, square: int) -> Iterator[None]:
    """Let a figure stand elsewhere while something is worked out."""
    before = s.spot[figure]
    s.spot[figure] = square
    try:
        yield
    finally:
        s.spot[figure] = before


def ends(s: Alliance, figure: int) -> list[Plan]:
    """The spaces a monster can end on, where it is included. [DA-MON-09]"""
    here = [Plan(s.spot[figure], 0, NOBODY)]
    if monster(s, figure).power.swoop:
        return here + flights(s, figure)
    found = reachable(s, figure, speed_of(s, figure))
    return here + [Plan(p, cost, NOBODY) for p, cost in zip(found.squares, found.costs)]


def flights(s: Alliance, figure: int) -> list[Plan]:
    """A flier pays no leave tax and may cross one hero, who suffers for it. [DA-PROT-05]"""
    points = speed_of(s, figure)
    plain = fly(s, figure, s.spot[figure], points, NOBODY)
    plans = [Plan(p, cost, NOBODY) for p, cost in zip(plain.squares, plain.costs)]
    for hero in standing_heroes(s):
        to_hero = fly(s, figure, s.spot[figure], points, hero)
        costs = dict(zip(to_hero.squares, to_hero.costs))
        first = costs.get(s.spot[hero])
        if first is not None and first < points:
            onward = fly(s, figure, s.spot[hero], points - first, NOBODY)
            plans += [
                Plan(p, first + cost, NOBODY, hero)
                for p, cost in zip(onward.squares, onward.costs)
                if p != s.spot[figure]
            ]
    return plans


def fly(s: Alliance, figure: int, start: int, points: int, over: int) -> Reach:
    """Where a flier gets, with one hero's space open to it."""
    heroes = [f for f in standing_heroes(s) if f != over]
    others = [f for f in (*all_heroes(s), *monsters(s)) if f not in (figure, over)]
    ground = Ground(
        [p for p in spots(s, heroes) if p != start],
        [p for p in spots(s, others) if p != start],
        leave=list(s.pits) * PIT.leave,
        enter=list(s.pits) * PIT.enter,
    )
    return reach(s.walls, start, points, ground)


def attacks(s: Alliance, figure: int) -> list[Plan]:
    """Every end space with every hero that could be attacked from it. [DA-MON-04] [DA-MON-06]"""
    bounds = reach_of(s, figure, printed_attack(s, figure).kind)
    heroes = attackable(s, figure)
    return [
        Plan(plan.square, plan.cost, hero, plan.through)
        for plan in ends(s, figure)
        for hero in heroes
        if is_in_range(s.walls, plan.square, s.spot[hero], bounds)
    ]


def blow_of(s: Alliance, figure: int, plan: Plan) -> Blow:
    """The attack of a plan."""
    attack = printed_attack(s, figure)
    return Blow(figure, plan.target, attack.kind, attack.strength, spent=plan.cost)


# ---- protocols -----------------------------------------------------------------------------------

Key = tuple[int, ...]


def preferred_targets(s: Alliance, figure: int, plans: list[Plan]) -> list[Plan]:
    """The plans against the heroes a monster's protocol prefers. [DA-PROT-01]"""
    return _best(plans, [target_key(s, figure, plan) for plan in plans])


def preferred_squares(s: Alliance, figure: int, plans: list[Plan]) -> list[Plan]:
    """The plans whose end space uses the monster's power best. [DA-PROT-06]"""
    return _best(plans, [square_key(s, figure, plan) for plan in plans])


def _best(plans: list[Plan], keys: list[Key]) -> list[Plan]:
    most = max(keys)
    return [plan for plan, key in zip(plans, keys) if key == most]


def target_key(s: Alliance, figure: int, plan: Plan) -> Key:
    """How much a protocol likes the hero of a plan."""
    hero = plan.target
    with standing_at(s, figure, plan.square):
        match monster(s, figure).protocol:
            case Protocol.FRESH_PREY:
                return (int(POISON not in s.wounds[hero]),)
            case Protocol.MOST_WOUNDED:
                return (len(s.wounds[hero]),)
            case Protocol.LOWEST_DEFENSE:
                return (-sum(t.amount for t in defense_terms(s, blow_of(s, figure, plan))),)
            case Protocol.NOT_YET_ACTIVE:
                return (s.ready[hero],)
            case Protocol.HUDDLED:
                return (len(companions(s, hero)),)
            case Protocol.MOST_DAMAGE:
                return (damage(s, blow_of(s, figure, plan)),)
    return ()


def companions(s: Alliance, hero: int) -> list[int]:
    """The heroes next to a hero."""
    others = [f for f in standing_heroes(s) if f != hero]
    return [f for f in others if is_adjacent(s.walls, s.spot[f], s.spot[hero])]


def square_key(s: Alliance, figure: int, plan: Plan) -> Key:
    """How much a protocol likes the end space of a plan."""
    with standing_at(s, figure, plan.square):
        match monster(s, figure).protocol:
            case Protocol.KEEP_AWAY | Protocol.HUDDLED:
                return distance_key(s, figure, plan)
            case Protocol.CROWD:
                return (room_for_others(s, figure, plan),)
            case Protocol.RUN_UP:
                return (int(plan.cost >= monster(s, figure).power.pounce_speed),)
            case Protocol.STAY_CLOSE:
                return (-plan.cost,)
            case Protocol.WIDE_SWING:
                return (swing(s, figure, plan),)
            case Protocol.LEAST_MOVED:
                return (damage(s, blow_of(s, figure, plan)), -plan.cost)
            case Protocol.FLY_OVER:
                return (int(plan.through not in (NOBODY, plan.target)), int(plan.through >= 0))
            case Protocol.CAST_OUT:
                return (cast_out(s, figure, plan.target, monster(s, figure).power.swat),)
    return ()


def distance_key(s: Alliance, figure: int, plan: Plan) -> Key:
    """Ranged monsters: a free line, no hero beside them, far away, few steps. [DA-PROT-02]"""
    blow = blow_of(s, figure, plan)
    between = sum(term.amount for term in obstruction_terms(s, blow))
    beside = any(is_adjacent(s.walls, plan.square, s.spot[f]) for f in standing_heroes(s))
    away = s.walls.board.grid.distance(plan.square, s.spot[plan.target])
    return (-between, int(not beside), away, -plan.cost)


def room_for_others(s: Alliance, figure: int, plan: Plan) -> int:
    """How many other ready ones of its kind could still come beside the target."""
    there = s.spot[plan.target]
    kind = s.kind[figure]
    others = [f for f in monsters(s) if s.kind[f] == kind and f != figure and s.ready[f]]
    return sum(can_touch(s, other, there) for other in others)


def can_touch(s: Alliance, figure: int, there: int) -> bool:
    """Whether a monster can stand next to a space this turn."""
    if is_adjacent(s.walls, s.spot[figure], there):
        return True
    found = reachable(s, figure, speed_of(s, figure)).squares
    return any(is_adjacent(s.walls, square, there) for square in found)


def swing(s: Alliance, figure: int, plan: Plan) -> int:
    """How many further heroes a savage swing takes, with the best facing. [DA-PROT-04]"""
    before = s.facing[figure]
    counts = []
    for side in facings_toward(s.walls, plan.square, [s.spot[plan.target]]):
        s.facing[figure] = side
        counts.append(len(swept(s, blow_of(s, figure, plan))))
    s.facing[figure] = before
    return max(counts)


def cast_out(s: Alliance, figure: int, hero: int, spaces: int) -> int:
    """How far from its allies a push could land a hero."""
    options = ways_out(s, hero, figure, AWAY) if spaces else []
    if not options:
        return loneliness(s, hero)
    return max(_cast_to(s, figure, hero, space, spaces) for space in options)


def _cast_to(s: Alliance, figure: int, hero: int, space: int, spaces: int) -> int:
    with standing_at(s, hero, space):
        return cast_out(s, figure, hero, spaces - 1)


def loneliness(s: Alliance, hero: int) -> int:
    """The distance from a hero to the nearest of its allies."""
    grid = s.walls.board.grid
    own = [f for f in standing_heroes(s) if seat_of(f) == seat_of(hero) and f != hero]
    return min([grid.distance(s.spot[hero], s.spot[f]) for f in own], default=0)

"""What a monster could do: where it can end, whom it can attack from there, what it prefers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.grid import SIDES
from undercroft.crawl.space.reach import Ground, Reach, reach
from undercroft.games.alliance.combat.ambush import in_ambush
from undercroft.games.alliance.combat.attack import swept
from undercroft.games.alliance.combat.damage import POISON
from undercroft.games.alliance.combat.modifiers import is_rooted, value
from undercroft.games.alliance.combat.numbers import (
    AttackSpec,
    amount,
    attackable,
    damage,
    defense_terms,
    in_range,
    in_the_way,
    may_be_attacked,
    printed_attack,
    reach_of,
    strength_terms,
)
from undercroft.games.alliance.combat.push_pull import cast_out
from undercroft.games.alliance.content.schema import Protocol
from undercroft.games.alliance.content.stat_ids import SPEED
from undercroft.games.alliance.content.tables import PIT
from undercroft.games.alliance.map.figures import (
    all_heroes,
    is_giant,
    monster,
    monsters,
    spaces_of,
    spots,
    standing_heroes,
    taken,
)
from undercroft.games.alliance.map.geometry import arcs, facings_at, facings_toward
from undercroft.games.alliance.map.giants import giant_ground
from undercroft.games.alliance.map.movement import reachable
from undercroft.games.alliance.notation import NO_FIGURE
from undercroft.games.alliance.state import Alliance

ONE_STEP: Final = 1
"""The Speed that a Death Fairy spends rather than shoot past somebody."""


class Plan(NamedTuple):
    """One way to act: where to end, what it costs, whom to attack (or nobody), whom to fly over.

    The `bonus` is what a solo card adds to the attack.
    """

    square: int
    cost: int
    target: int
    through: int = NO_FIGURE
    bonus: int = 0


def speed_of(s: Alliance, figure: int) -> int:
    """The Speed of a monster with what changes it; a rooted one has none."""
    return 0 if is_rooted(s, figure) else max(0, value(s, figure, SPEED, monster(s, figure).speed))


def ends(s: Alliance, figure: int) -> list[Plan]:
    """Every space a monster can end on, with nobody to attack from it."""
    return [Plan(p, cost, NO_FIGURE, over) for p, cost, over in stops(s, figure)]


Stop = tuple[int, int, int]
"""A space to end on, what it costs, and whom one flies over."""


def stops(s: Alliance, figure: int) -> list[Stop]:
    """The spaces a monster can end on, where it is included."""
    here = (s.spot[figure], 0, NO_FIGURE)
    swoops = monster(s, figure).power.swoop
    return [here, *(flights(s, figure) if swoops else walks(s, figure))]


def walks(s: Alliance, figure: int) -> list[Stop]:
    """One on foot goes as heroes do, into any room behind archways. [DA-MON-09] [DA-MON-11]"""
    ground = reachable(s, figure, speed_of(s, figure))
    return [(p, cost, NO_FIGURE) for p, cost in zip(ground.squares, ground.costs)]


def flights(s: Alliance, figure: int) -> list[Stop]:
    """A flier pays no leave tax and may cross one hero, also to come back. [DA-PROT-05]"""
    points = speed_of(s, figure)
    plain = fly(s, figure, s.spot[figure], points, NO_FIGURE)
    ends = [(p, cost, NO_FIGURE) for p, cost in zip(plain.squares, plain.costs)]
    near = s.walls.board.grid.within(s.spot[figure], points - 1)
    for hero in [f for f in standing_heroes(s) if s.spot[f] in near]:
        to_hero = fly(s, figure, s.spot[figure], points, hero)
        costs = dict(zip(to_hero.squares, to_hero.costs))
        first = costs.get(s.spot[hero])
        if first is not None and first < points:
            onward = fly(s, figure, s.spot[hero], points - first, NO_FIGURE)
            ends += [(p, first + cost, hero) for p, cost in zip(onward.squares, onward.costs)]
    return ends


def fly(s: Alliance, figure: int, start: int, points: int, over: int) -> Reach:
    """Where a flier gets, with one hero's space open to it; a giant on its own terms."""
    if is_giant(s, figure):
        full = taken(s).difference(spaces_of(s, figure))
        return reach(s.walls, start, points, giant_ground(s, full, taxed=False))
    heroes = [f for f in standing_heroes(s) if f != over]
    others = [f for f in (*all_heroes(s), *monsters(s)) if f not in (figure, over)]
    ground = Ground(
        [p for p in spots(s, heroes) if p != start],
        [p for p in spots(s, others) if p != start],
        leave=list(s.pits) * PIT.leave,
        enter=list(s.pits) * PIT.enter,
    )
    return reach(s.walls, start, points, ground)


def attacks(s: Alliance, figure: int, bonus: int = 0) -> list[Plan]:
    """Every end space with every hero that could be attacked from it. [DA-MON-04] [DA-MON-06]"""
    if monster(s, figure).power.ambush:
        return ambushes(s, figure, bonus)
    bounds = reach_of(s, figure, printed_attack(s, figure).kind)
    prey = attackable(s, figure, speed_of(s, figure) + bounds[1])
    reached = stops(s, figure) if prey else []
    spaces = [p for p, _, _ in reached]
    plans: list[Plan] = []
    for hero in prey:
        near = in_range(s.walls, s.spot[hero], spaces, bounds)
        plans += [Plan(p, cost, hero, over, bonus) for p, cost, over in reached if p in near]
    return plans


def ambushes(s: Alliance, figure: int, bonus: int) -> list[Plan]:
    """One that lies in ambush can attack from where it is if a hero is near that it may. [AC-61]"""
    open_to_it = [hero for hero in in_ambush(s, figure) if may_be_attacked(s, figure, hero)]
    return [Plan(s.spot[figure], 0, hero, bonus=bonus) for hero in open_to_it]


def free_moves(s: Alliance, figure: int) -> list[Plan]:
    """Who can attack nobody goes where its player likes, a flier over a hero. [DA-MON-05]"""
    plans = ends(s, figure)
    return _best(s, figure, plans, crossing) if monster(s, figure).power.swoop else plans


def blow_of(s: Alliance, figure: int, plan: Plan) -> AttackSpec:
    """The attack of a plan, as strong as it will be."""
    attack = printed_attack(s, figure)
    return AttackSpec(
        figure, plan.target, attack.kind, attack.strength, spent=plan.cost, bonus=plan.bonus
    )


# ---- protocols -----------------------------------------------------------------------------------

Key = tuple[int, ...]
Liking = Callable[[Alliance, int, Plan], Key]
"""How much a monster likes a plan."""


def preferred_targets(s: Alliance, figure: int, plans: list[Plan]) -> list[Plan]:
    """The plans against the heroes a monster's protocol prefers. [DA-PROT-01]"""
    return _best(s, figure, plans, LIKED_TARGETS.get(monster(s, figure).protocol))


def preferred_squares(s: Alliance, figure: int, plans: list[Plan]) -> list[Plan]:
    """The plans whose end space suits the protocol and deals most damage. [DA-PROT-06] [A-28]"""
    kind = monster(s, figure)
    liking = LIKED_SQUARES.get(kind.protocol)
    hampered = s.pits and any(plan.square in s.pits for plan in plans)
    harm = HARM if hampered or kind.power.savage else None
    likings = (liking, harm) if kind.protocol in BEFORE_DAMAGE else (harm, liking)
    for each in likings:
        plans = _best(s, figure, plans, each)
    return plans


def _best(s: Alliance, figure: int, plans: list[Plan], liking: Liking | None) -> list[Plan]:
    if liking is None or len(plans) < 2:
        return plans
    keys = [liking(s, figure, plan) for plan in plans]
    most = max(keys)
    return [plan for plan, key in zip(plans, keys) if key == most]


def standing_there(liking: Liking) -> Liking:
    """The same, asked as if the monster stood on the end space of the plan."""

    def liked(s: Alliance, figure: int, plan: Plan) -> Key:
        spot, board = s.spot, s.board
        s.stand(figure, plan.square)
        try:
            return liking(s, figure, plan)
        finally:
            s.spot, s.board = spot, board

    return liked


def freshness(s: Alliance, _figure: int, plan: Plan) -> Key:
    """Heroes without poison first."""
    return (int(POISON not in s.wounds[plan.target]),)


def wounds_of(s: Alliance, _figure: int, plan: Plan) -> Key:
    """The most wounded first."""
    return (len(s.wounds[plan.target]),)


def openness(s: Alliance, figure: int, plan: Plan) -> Key:
    """The lowest defence first."""
    return (-amount(defense_terms(s, blow_of(s, figure, plan))),)


def readiness(s: Alliance, _figure: int, plan: Plan) -> Key:
    """Who has not acted yet first."""
    return (s.ready[plan.target],)


def company(s: Alliance, _figure: int, plan: Plan) -> Key:
    """Who has most heroes beside it first."""
    return (len(companions(s, plan.target)),)


def damage_key(s: Alliance, figure: int, plan: Plan) -> Key:
    """Where it deals most."""
    return (damage(s, blow_of(s, figure, plan)),)


def total_damage(s: Alliance, figure: int, plan: Plan) -> Key:
    """Where it deals most to all whom its attack strikes."""
    blow = blow_of(s, figure, plan)
    swung = most_swept(s, blow) if monster(s, figure).power.savage else []
    return (damage(s, blow) + sum([damage(s, blow._replace(target=f)) for f in swung]),)


def companions(s: Alliance, hero: int) -> list[int]:
    """The heroes next to a hero."""
    others = [f for f in standing_heroes(s) if f != hero]
    return [f for f in others if is_adjacent(s.walls, s.spot[f], s.spot[hero])]


def free_line(s: Alliance, figure: int, plan: Plan) -> Key:
    """Ranged monsters shoot where nobody is in the way, if they can. [DA-PROT-02]"""
    return (-in_the_way(s, blow_of(s, figure, plan), plan.square),)


def distance_key(s: Alliance, figure: int, plan: Plan) -> Key:
    """Ranged monsters: a free line, no hero beside them, far away, few steps. [AC-32]"""
    beside = any(is_adjacent(s.walls, plan.square, s.spot[f]) for f in standing_heroes(s))
    away = s.walls.board.grid.distance(plan.square, s.spot[plan.target])
    return (*free_line(s, figure, plan), int(not beside), away, -plan.cost)


def room_for_others(s: Alliance, figure: int, plan: Plan) -> Key:
    """How many other ready ones of its kind could still come beside the target."""
    kind = s.kind[figure]
    others = [f for f in monsters(s) if s.kind[f] == kind and f != figure and s.ready[f]]
    if not others:
        return (0,)
    full = taken(s).difference((s.spot[figure],)).union((plan.square,))
    empty = s.walls.look_around(s.spot[plan.target]) - full
    return (sum([can_touch(s, other, s.spot[plan.target], empty) for other in others]),)


def run_up(s: Alliance, figure: int, plan: Plan) -> Key:
    """Whether it has come far enough to pounce."""
    return (int(plan.cost >= monster(s, figure).power.pounce_speed),)


def fewest_steps(_s: Alliance, _figure: int, plan: Plan) -> Key:
    """The least Speed."""
    return (-plan.cost,)


def can_touch(s: Alliance, figure: int, there: int, empty: frozenset[int]) -> bool:
    """Whether a monster can stand next to a space this turn, beside which these are empty."""
    here = s.spot[figure]
    if is_adjacent(s.walls, here, there):
        return True
    points = speed_of(s, figure)
    if s.walls.board.grid.distance(here, there) > points + 1:
        return False
    ground = reachable(s, figure, points)
    return any(ground.meets(square) for square in empty)


def swing(s: Alliance, figure: int, plan: Plan) -> Key:
    """How many further heroes a savage swing takes, with the best facing. [DA-PROT-04]"""
    return (len(most_swept(s, blow_of(s, figure, plan))),)


def strength_kept(s: Alliance, figure: int, plan: Plan) -> Key:
    """The Death Fairy: one step at most, however many are in the way if need be.

    Then least lost to movement and to who is in the way, then least movement. [DA-PROT-03]
    """
    blow = blow_of(s, figure, plan)
    kept = amount(strength_terms(s, blow)) - in_the_way(s, blow, plan.square)
    return (int(plan.cost <= ONE_STEP), kept, -plan.cost)


def crossing(_s: Alliance, _figure: int, plan: Plan) -> Key:
    """Over somebody, if that is possible. [DA-PROT-05]"""
    return (int(plan.through >= 0),)


def flight_key(_s: Alliance, _figure: int, plan: Plan) -> Key:
    """Over somebody else than its target, or at least over somebody."""
    return (int(plan.through not in (NO_FIGURE, plan.target)), int(plan.through >= 0))


def cast_key(s: Alliance, figure: int, plan: Plan) -> Key:
    """From where its target can be cast out farthest."""
    return (cast_out(s, figure, plan.target, monster(s, figure).power.swat),)


# ---- facing --------------------------------------------------------------------------------------


def swings(s: Alliance, blow: AttackSpec) -> dict[int, list[int]]:
    """The sides from which a monster holds its target, and whom else a swing takes from each."""
    here, there = s.spot[blow.attacker], s.spot[blow.target]
    return {side: swept(s, blow, side) for side in facings_toward(s.walls, here, [there])}


def most_swept(s: Alliance, blow: AttackSpec) -> list[int]:
    """The further heroes of the widest swing."""
    return max(swings(s, blow).values(), key=len)


def striking_sides(s: Alliance, blow: AttackSpec) -> list[int]:
    """A monster looks at its target; where swings as wide take others, a player chooses. [A-46]"""
    here, there = s.spot[blow.attacker], s.spot[blow.target]
    if not monster(s, blow.attacker).power.savage:
        return facings_at(s.walls, here, there)[:1]
    taken = swings(s, blow)
    widest = max([len(others) for others in taken.values()])
    wide = [side for side in taken if len(taken[side]) == widest]
    wide.sort(key=lambda side: side not in facings_at(s.walls, here, there))
    return sorted({tuple(taken[side]): side for side in reversed(wide)}.values())


def idle_sides(s: Alliance, figure: int) -> list[int]:
    """One that has not attacked looks as its player likes: ways that hold others. [A-46]"""
    here, now = s.spot[figure], s.facing[figure]
    seen = [arcs(s.walls, here, s.spot[hero]) for hero in standing_heroes(s)]
    sides = sorted(range(SIDES), key=lambda side: side == now)
    return sorted({tuple([arc[side] for arc in seen]): side for side in sides}.values())


LIKED_TARGETS: Final[dict[Protocol, Liking]] = {
    Protocol.KEEP_AWAY: free_line,
    Protocol.STAY_CLOSE: fewest_steps,
    Protocol.FRESH_PREY: freshness,
    Protocol.MOST_WOUNDED: wounds_of,
    Protocol.LOWEST_DEFENSE: standing_there(openness),
    Protocol.NOT_YET_ACTIVE: readiness,
    Protocol.HUDDLED: company,
    Protocol.MOST_DAMAGE: standing_there(damage_key),
    Protocol.LEAST_MOVED: standing_there(strength_kept),
    Protocol.FLY_OVER: crossing,
}

LIKED_SQUARES: Final[dict[Protocol, Liking]] = {
    Protocol.KEEP_AWAY: distance_key,
    Protocol.HUDDLED: distance_key,
    Protocol.CROWD: room_for_others,
    Protocol.RUN_UP: run_up,
    Protocol.STAY_CLOSE: fewest_steps,
    Protocol.WIDE_SWING: standing_there(swing),
    Protocol.LEAST_MOVED: standing_there(strength_kept),
    Protocol.FLY_OVER: flight_key,
    Protocol.CAST_OUT: standing_there(cast_key),
}

HARM: Final = standing_there(total_damage)

BEFORE_DAMAGE: Final = (Protocol.WIDE_SWING, Protocol.LEAST_MOVED, Protocol.FLY_OVER)
"""The protocols that the rules put before the most damage."""

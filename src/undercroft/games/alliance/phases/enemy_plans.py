"""Where a final enemy could go, whom it could strike from there, and what it likes best."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.reach import Ground, reach
from undercroft.crawl.space.sight import passed
from undercroft.crawl.space.tilegraph import within
from undercroft.games.alliance.combat.attack import beside_target
from undercroft.games.alliance.combat.modifiers import may
from undercroft.games.alliance.combat.numbers import AttackSpec, damage, is_in_range, reach_of
from undercroft.games.alliance.content.enemy_schema import Strikes
from undercroft.games.alliance.content.stat_ids import MAY_HIDE
from undercroft.games.alliance.map.figures import (
    common_monsters,
    fallen_heroes,
    is_final,
    is_giant,
    nearest_of,
    open_card,
    room,
    space_toward,
    spots,
    standing_heroes,
    standing_on,
)
from undercroft.games.alliance.map.geometry import is_below, walked
from undercroft.games.alliance.map.giants import giant_ground, spaces_from
from undercroft.games.alliance.notation import NO_FIGURE
from undercroft.games.alliance.phases.monster_plans import (
    Plan,
    attacks,
    speed_of,
    standing_there,
    stops,
)
from undercroft.games.alliance.state import Alliance

NEARBY = 2
"""How many archways away a hero may be that is drawn as a target."""


def drawable(s: Alliance, figure: int) -> list[int]:
    """The heroes that may be drawn as targets: they stand, do not hide, and are near enough.

    [DA-FIN-08] [DA-FIN-24] [AC-51]
    """
    rooms = within(s.walls, room(s, figure), NEARBY)
    near = [hero for hero in standing_heroes(s) if room(s, hero) in rooms]
    return [hero for hero in near if not may(s, hero, MAY_HIDE)]


def blow_at(s: Alliance, figure: int, hero: int) -> AttackSpec:
    """The attack of a final enemy on a hero, as its card says."""
    attack = open_card(s, figure).attack
    return AttackSpec(figure, hero, attack.kind, attack.strength)


def reach_on_card(s: Alliance, figure: int) -> tuple[int, int]:
    """How near and how far the attack on the open card reaches."""
    attack = open_card(s, figure).attack
    if not attack.reach:
        return reach_of(s, figure, attack.kind)
    return attack.reach[0], attack.reach[1]


# ---- one hero ------------------------------------------------------------------------------------


def ways_to_attack(s: Alliance, figure: int, hero: int, bonus: int = 0) -> list[Plan]:
    """The places from which a final enemy, or a monster it commands, can attack a hero."""
    if not is_final(s, figure):
        return [plan for plan in attacks(s, figure, bonus) if plan.target == hero]
    places = [(space, cost) for space, cost, _ in stops(s, figure)]
    return in_reach_of(s, figure, hero, places) or banishing_ways(s, figure, hero)


def in_reach_of(
    s: Alliance, figure: int, hero: int, places: Iterable[tuple[int, int]]
) -> list[Plan]:
    """Those of some places, with what they cost, from which a final enemy can attack a hero."""
    there, reach = s.spot[hero], reach_on_card(s, figure)
    return [
        Plan(space, cost, hero)
        for space, cost in places
        if is_in_range(s.walls, from_place(s, figure, space, there), there, reach)
    ]


def from_place(s: Alliance, figure: int, place: int, p: int) -> int:
    """From where a figure that is in a place looks at a space: a giant from its nearest one."""
    return nearest_of(s, place, p) if is_giant(s, figure) else place


def covered_from(s: Alliance, figure: int, place: int) -> list[int]:
    """The spaces that a figure covers which is in a place."""
    return spaces_from(s, place) if is_giant(s, figure) else [place]


def banished_at(s: Alliance, figure: int, place: int) -> list[int]:
    """The monsters on whose spaces a final enemy would stand. [DA-DEEP-27]"""
    spaces = covered_from(s, figure, place)
    return [f for f in common_monsters(s) if s.spot[f] in spaces]


def banishing_ways(s: Alliance, figure: int, hero: int) -> list[Plan]:
    """Where monsters bar its way in the deep room, it looks as if they were away: fewest first.

    [DA-DEEP-13] [DA-DEEP-27]
    """
    if not is_below(s.walls.board.grid, s.spot[figure]):
        return []
    fallen = spots(s, fallen_heroes(s))
    if is_giant(s, figure):
        ground = giant_ground(s, fallen)
    else:
        # Pits are only on the side of the Titan, who is a giant.
        guards = s.situation().footholds()
        ground = Ground(guards, fallen, guards=guards)
    walk = reach(s.walls, s.spot[figure], speed_of(s, figure), ground)
    plans = in_reach_of(s, figure, hero, zip(walk.squares, walk.costs))
    counts = [len(banished_at(s, figure, plan.square)) for plan in plans]
    return [plan for plan, count in zip(plans, counts) if count == min(counts)]


def best_places(s: Alliance, figure: int, plans: list[Plan]) -> list[Plan]:
    """Where the attack does most harm: to its target, then to others, then for fewest Speed.

    [DA-FIN-09] [DA-FIN-21] [AC-50]
    """
    keys = [standing_there(harm)(s, figure, plan) for plan in plans]
    return [plan for plan, key in zip(plans, keys) if key == max(keys)]


def harm(s: Alliance, figure: int, plan: Plan) -> tuple[int, ...]:
    """What an attack from here does: to its target, to others; and the Speed it spares."""
    blow = blow_at(s, figure, plan.target)
    dealt = damage(s, blow)
    flames = open_card(s, figure).riders.flames if dealt else 0
    scorched = flames * len(beside_target(s, blow)) if flames else 0
    in_line = [damage(s, blow._replace(target=hero)) for hero in along_the_line(s, blow)]
    return dealt, scorched + sum(in_line), -plan.cost


def along_the_line(s: Alliance, blow: AttackSpec) -> list[int]:
    """The other heroes whose spaces the line to the target passes, if the card strikes them."""
    if not open_card(s, blow.attacker).riders.line:
        return []
    there = s.spot[blow.target]
    line = passed(s.walls, space_toward(s, blow.attacker, there), there)
    heroes = standing_heroes(s)
    return [f for f in standing_on(s, line) if f in heroes]


# ---- all heroes ----------------------------------------------------------------------------------


def struck_from(s: Alliance, figure: int, space: int) -> list[int]:
    """Whom an attack on all strikes from a space, hiding heroes too. [AC-46] [AC-51]"""
    strikes, heroes = open_card(s, figure).attack.strikes, standing_heroes(s)
    looks = [(hero, from_place(s, figure, space, s.spot[hero])) for hero in heroes]
    if strikes == Strikes.ADJACENT:
        return [hero for hero, p in looks if is_adjacent(s.walls, p, s.spot[hero])]
    if strikes == Strikes.IN_ROOM:
        rooms = s.walls.board.grid.room_of
        return [hero for hero in heroes if rooms[s.spot[hero]] == rooms[space]]
    bounds = reach_on_card(s, figure)
    return [hero for hero, p in looks if is_in_range(s.walls, p, s.spot[hero], bounds)]


def crowded_places(s: Alliance, figure: int) -> list[Plan]:
    """The places from which most heroes are struck, for the least Speed; none if nobody is.

    [AC-46]
    """
    keys = {
        (space, cost): (len(struck_from(s, figure, space)), -cost)
        for space, cost, _ in stops(s, figure)
    }
    most = max(keys.values())
    if not most[0]:
        return []
    return [Plan(space, cost, NO_FIGURE) for (space, cost), key in keys.items() if key == most]


# ---- nobody --------------------------------------------------------------------------------------


def places_toward(s: Alliance, figure: int, hero: int) -> list[Plan]:
    """The places nearest to a hero that it can get to, with the least Speed. [DA-FIN-22]"""
    there = s.spot[hero]
    keys = {
        (space, cost): (-walked(s.walls, from_place(s, figure, space, there), there), -cost)
        for space, cost, _ in stops(s, figure)
    }
    best = max(keys.values())
    return [Plan(space, cost, NO_FIGURE) for (space, cost), key in keys.items() if key == best]


def nearest_hero(s: Alliance, figure: int) -> int:
    """The hero fewest steps away, or none; no way leads out of the deep room."""
    heroes, is_deep = standing_heroes(s), is_below(s.walls.board.grid, s.spot[figure])
    if is_deep:
        heroes = tuple([hero for hero in heroes if room(s, hero) == room(s, figure)])
    return min(heroes, key=lambda h: walked(s.walls, s.spot[figure], s.spot[h]), default=NO_FIGURE)

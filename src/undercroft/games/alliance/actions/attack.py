"""The attack step: whom a hero attacks, how often, and how it turns to do so."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.modifiers import Modifier, Until
from undercroft.crawl.space.grid import SIDES
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.modifiers import ended, has_extra, may, modify
from undercroft.games.alliance.combat.numbers import (
    ANY_FACING,
    basic_attack,
    in_reach,
    is_at_home,
    is_in_range,
    is_sheltered,
    printed_attack,
    reach_of,
    targets,
)
from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.content.stat_ids import (
    ATTACKS,
    BY_USE,
    MAY_HIDE,
    MORE_ATTACKS,
    ROUND_ENDS,
)
from undercroft.games.alliance.map.figures import (
    enemies,
    name_of,
    seat_of,
    space_toward,
    spaces_toward,
)
from undercroft.games.alliance.map.geometry import arcs, facings_at, facings_toward, is_in_arc
from undercroft.games.alliance.notation import ATTACK, NOWHERE
from undercroft.games.alliance.phases.hero_turn import (
    FIGHTING,
    FIRST_MOVE,
    ListedAction,
    Turn,
    turn_of,
)
from undercroft.games.alliance.scene.scene_ids import Thing, figure_of
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.checks import check, gate
from undercroft.kernel.moves import Move

STANDING_STILL: Final = 2
"""How many attacks a hero has that has spent no Speed."""


def attacks_left(s: Alliance, turn: Turn) -> int:
    """One attack, a second one if no Speed was spent, and those a card allows. [DA-ACT-08]"""
    own = STANDING_STILL if turn.spent == 0 else 1
    return max(0, own - len(turn.attacked)) + has_extra(s, turn.hero, MORE_ATTACKS)


def open_targets(s: Alliance, turn: Turn, reach: tuple[int, int]) -> list[int]:
    """Enemies in reach not yet attacked, even if nothing can hurt them; then only in the arc.

    [DA-ACT-10] [DA-BAT-22] [A-14]
    """
    facing = ANY_FACING if turn.is_moving() else s.facing[turn.hero]
    return [f for f in targets(s, turn.hero, reach, facing) if f not in turn.attacked]


@gate("DA-ACT-07", "this hero has declared no attack, or rested")
def may_fight(s: Alliance, _move: Move) -> int:
    """Who has run on or rested does not attack this round. [DA-ACT-07] [A-15]"""
    turn = turn_of(s)
    return int(turn.stage not in (FIRST_MOVE, FIGHTING) or bool(s.peaceful[turn.hero]))


@gate("DA-ACT-08", "this hero has no attack left")
def has_attack(s: Alliance, _move: Move) -> int:
    """One attack a turn, two for a hero that has spent no Speed. [DA-ACT-08] [DA-ACT-09]"""
    return int(attacks_left(s, turn_of(s)) <= 0)


def why_no_target(s: Alliance, move: Move, _missing: int) -> str:
    """Why somebody cannot be attacked from here."""
    turn, target = turn_of(s), move.args[0]
    near, far = reach_of(s, turn.hero, printed_attack(s, turn.hero).kind)
    if s.spot[target] == NOWHERE:
        return f"{name_of(s, target)} is not on the board"
    if target not in enemies(s, turn.hero):
        return why_no_enemy(s, turn.hero, target)
    if target in turn.attacked:
        return "you have attacked it in this turn"
    here = s.spot[turn.hero]
    there = space_toward(s, target, here)
    away = s.walls.board.grid.distance(here, there)
    if not near <= away <= far:
        reach = several(near, "space") if near == far else f"{near} to {far} spaces"
        return f"out of range: it is {several(away, 'space')} away, your attack reaches {reach}"
    if not is_in_range(s.walls, here, there, (near, far)):
        return "a wall or a closed door is between you"
    return "it is behind you"


def why_no_enemy(s: Alliance, hero: int, target: int) -> str:
    """Why a hero does not fight somebody who stands there."""
    name = name_of(s, target)
    if seat_of(target) == seat_of(hero):
        return f"{name} is one of yours"
    if s.is_company:
        return f"{name} fights on your side"
    return f"{name} has fallen" if s.options.pvp else "rivals may be attacked only with PvP on"


@check("DA-BAT-01", why_no_target)
def is_target(s: Alliance, move: Move) -> int:
    """The target is in range and seen, and none that was attacked before. [DA-BAT-01]"""
    turn, target = turn_of(s), move.args[0]
    reach = reach_of(s, turn.hero, printed_attack(s, turn.hero).kind)
    if target in turn.attacked or target not in in_reach(s, turn.hero, reach):
        return 1
    here = s.spot[turn.hero]
    there = space_toward(s, target, here)
    return int(not turn.is_moving() and not is_in_arc(s.walls, s.facing[turn.hero], here, there))


def why_sheltered(s: Alliance, move: Move, _missing: int) -> str:
    """Whose starting tile keeps two rivals from fighting."""
    if is_at_home(s, turn_of(s).hero):
        return "nobody attacks rivals from the own starting tile"
    return f"{s.hero(move.args[0]).name} is safe from rivals on its own starting tile"


@check("DA-PVP-05", why_sheltered)
def is_away_from_home(s: Alliance, move: Move) -> int:
    """No rival is attacked on its own starting tile, nor from the attacker's. [DA-PVP-05]"""
    hero, target = turn_of(s).hero, move.args[0]
    return int(target in enemies(s, hero) and is_sheltered(s, hero, target))


def why_hidden(s: Alliance, move: Move, _missing: int) -> str:
    """The refusal to attack a hero that hides."""
    return f"{s.hero(move.args[0]).name} hides, so nobody can attack it"


@check("AC-18", why_hidden)
def is_in_the_open(s: Alliance, move: Move) -> int:
    """Who hides is not attacked. [AC-18]"""
    return int(move.args[0] in enemies(s, turn_of(s).hero) and may(s, move.args[0], MAY_HIDE))


def turn_toward(s: Alliance, turn: Turn, target: int, reach: tuple[int, int]) -> None:
    """Before its first attack a hero turns to its target, and to most others it may attack then."""
    others = open_targets(s, turn, reach) if attacks_left(s, turn) > 1 else []
    here = s.spot[turn.hero]
    sides = facings_toward(s.walls, here, [space_toward(s, target, here)])
    turn_to_most(s, turn, sides, [f for f in others if f != target], target)


def turn_with_pet(s: Alliance, turn: Turn, target: int) -> None:
    """A hero looks after its pet, but first of all to those it may attack itself."""
    reach = reach_of(s, turn.hero, printed_attack(s, turn.hero).kind)
    others = open_targets(s, turn, reach) if attacks_left(s, turn) > 0 else []
    turn_to_most(s, turn, list(range(SIDES)), others, target)


def turn_to_most(s: Alliance, turn: Turn, sides: list[int], others: list[int], ahead: int) -> None:
    """Of these sides a hero turns to one that holds most others, rather one straight ahead.

    Whoever has attacked does not turn; who was just turned by its player stays so if it can.
    """
    if not turn.is_moving():
        return
    here, now = s.spot[turn.hero], s.facing[turn.hero]
    seen = [arcs(s.walls, here, p) for p in spaces_toward(s, others, here)]
    held = {side: sum([arc[side] for arc in seen]) for side in sides}
    if now not in held or (not turn.spun and held[now] < max(held.values())):
        straight = facings_at(s.walls, here, space_toward(s, ahead, here))
        s.facing[turn.hero] = max(sides, key=lambda side: (held[side], side in straight))


def begin_attack(s: Alliance, turn: Turn, target: int, reach: tuple[int, int]) -> None:
    """The attack step begins: no more moving, and one attack is used up. [DA-ACT-05]"""
    turn_toward(s, turn, target, reach)
    if turn.attacked and attacks_left(s, turn) and _only_extra(turn):
        until = Until(ROUND_ENDS)
        modify(s, Modifier(MORE_ATTACKS, -1, BY_USE, turn.hero, until=until))
    turn.attacked = (*turn.attacked, target)
    step_out(s, turn)


def step_out(s: Alliance, turn: Turn) -> None:
    """Who attacks, by itself or by a pet, moves no more and hides no longer. [AC-18]"""
    turn.used = 0 if turn.is_moving() else turn.used
    turn.stage = FIGHTING
    s.modifiers = ended(s.modifiers, ATTACKS, turn.hero)


def _only_extra(turn: Turn) -> bool:
    own = STANDING_STILL if turn.spent == 0 else 1
    return len(turn.attacked) >= own


class Attacking(ListedAction):
    """A hero makes its printed attack. [DA-ACT-12]"""

    def candidates(self, s: Alliance, turn: Turn) -> list[Move]:
        reach = reach_of(s, turn.hero, printed_attack(s, turn.hero).kind)
        return ATTACK.each(turn.who, open_targets(s, turn, reach))

    def do(self, s: Alliance, turn: Turn, move: Move) -> None:
        reach = reach_of(s, turn.hero, printed_attack(s, turn.hero).kind)
        begin_attack(s, turn, move.args[0], reach)
        s.push(AttackFrame(turn.who, basic_attack(s, turn.hero, move.args[0])))

    def wanted(self, s: Alliance, turn: Turn, thing: Thing) -> int | None:
        if thing.kind != "fig":
            return None
        figure = figure_of(s, thing.name)
        return None if seat_of(figure) == turn.who else figure


ATTACKING: Final = Attacking(
    ATTACK, may_fight, has_attack, is_target, is_away_from_home, is_in_the_open
)

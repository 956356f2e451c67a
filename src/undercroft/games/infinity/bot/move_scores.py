"""How much each legal move appeals to its seat at sight, from what that seat's view shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.infinity import notation as n
from undercroft.games.infinity.actions.hazards import Cross
from undercroft.games.infinity.bot.aims import aims, share
from undercroft.games.infinity.bot.bomb_values import aim_value, throw_value
from undercroft.games.infinity.bot.danger import hit_chance, hit_damage
from undercroft.games.infinity.bot.hero_turns import turn_values
from undercroft.games.infinity.bot.reach import left_from
from undercroft.games.infinity.combat.numbers import enemy_health
from undercroft.games.infinity.effects.bombs import Throw
from undercroft.games.infinity.map.figures import is_hero
from undercroft.games.infinity.phases.ambush import BY_APPROACH, BY_ATTACK, BY_RETREAT, BY_SNEAKING
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State

WAYS: Final = {BY_SNEAKING: 0.1, BY_APPROACH: 0.3, BY_ATTACK: 0.2, BY_RETREAT: 0.0}
"""How a hero who is well meets an option card."""

UNKNOWN: Final = -0.5
"""A rope into the unknown is taken by who is not at the goal with it."""


def move_scores(view: State, moves: Sequence[Move]) -> list[float]:
    """How much each move appeals to its seat."""
    assert isinstance(view, Infinity)
    if isinstance(view.frames[-1], Turn):
        return turn_values(view, list(moves))
    return [answer(view, move) for move in moves]


def answer(s: Infinity, move: Move) -> float:
    """What an answer to a question is worth: yes, the weakest enemy, somebody else's trouble."""
    verb = move.verb
    if verb is n.YES:
        return 0.1
    if verb is n.FILL:
        return -hit_chance(s, move.args[0], move.seat) * hit_damage(s, move.args[0], move.seat)
    if verb is n.TARGET:
        return target_value(s, move.seat, move.args[0])
    if verb is n.CHOOSE and move.args[0] in WAYS:
        is_weak = share(s, move.seat) < 0.5
        return WAYS[move.args[0]] + (1.0 if is_weak and move.args[0] == BY_RETREAT else 0.0)
    below = s.frames[-2] if len(s.frames) > 1 else None
    if isinstance(below, Throw) and verb in (n.AIM, n.TO_PLACE):
        valued = aim_value if verb is n.AIM else throw_value
        return valued(s, below, move.args[0])
    if verb is n.TO_SIDE and isinstance(below, Cross):
        beyond = s.dungeon.way(below.place, move.args[0])
        return appeal_of(s, move.seat, beyond) if beyond >= 0 else UNKNOWN
    if verb is n.TO_PLACE:
        return appeal_of(s, move.seat, move.args[0])
    return 0.0


def appeal_of(s: Infinity, seat: int, place: int) -> float:
    """A tile that a hero comes to is the better the nearer its goals are from there."""
    return -float(left_from(s, seat, place, aims(s, seat)))


def target_value(s: Infinity, seat: int, target: int) -> float:
    """Among enemies the one that falls first, among friends the one in need, among rivals others.

    A hero can be meant for good or ill; together it is mostly for good.
    """
    if is_hero(target):
        if is_cooperative(s):
            return 1.0 - share(s, target)
        return 0.1 if target == seat else 0.0
    left = max(1, enemy_health(s, target))
    return hit_chance(s, seat, target) * min(1.0, hit_damage(s, seat, target) / left)

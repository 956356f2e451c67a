"""How much each action of a turn is worth to a hero at sight, in enemies felled, roughly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.infinity import notation as n
from undercroft.games.infinity.bot.aims import NO_WAY, aims
from undercroft.games.infinity.bot.attack_values import attack_value, blow_to_come
from undercroft.games.infinity.combat.numbers import most_health
from undercroft.games.infinity.content.tables import HEALTH
from undercroft.games.infinity.map.figures import (
    enemies_at,
    is_fighting,
    unfocused_at,
)
from undercroft.games.infinity.map.geometry import FAR, UNEXPLORED
from undercroft.games.infinity.map.possessions import figures, goods_of
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move

EXPLORE: Final = 0.9
NEARER: Final = 0.7
"""What a tile nearer to the goal is worth."""
FINDS: Final = 0.8
GEAR: Final = 1.0
FREE: Final = 0.4
TOO_WEAK: Final = 0.45
"""Below this share of its Health a hero looks for a way out or a rest."""


def share(s: Infinity, seat: int) -> float:
    """How much of its Health a hero has."""
    return s.health[seat] / most_health(s, seat)


def stepping(s: Infinity, move: Move) -> float:
    """A step is worth what it brings nearer; the unknown draws who is well."""
    seat, here = move.seat, s.spot[move.seat]
    way = s.dungeon.way(here, move.args[0])
    goals = aims(s, seat)
    if way == UNEXPLORED:
        wants_more = here in goals and not s.page.aims(s, seat)
        return EXPLORE * share(s, seat) if wants_more else 0.1
    away, after = nearest(s, here, goals), nearest(s, way, goals)
    danger = 0.5 * len(unfocused_at(s, way)) * (1.2 - share(s, seat))
    return NEARER * (away - after) - danger


def nearest(s: Infinity, place: int, goals: list[int]) -> int:
    """How far the nearest goal is from a tile."""
    away = s.dungeon.distances(place)
    least = min([away[goal] for goal in goals], default=0)
    return NO_WAY if least == FAR else least


def sneaking(s: Infinity, move: Move) -> float:
    """Sneaking is for who would else be caught."""
    way = s.dungeon.way(s.spot[move.seat], move.args[0])
    caution = 0.6 if way >= 0 and unfocused_at(s, way) else -0.4
    return stepping(s, move) + caution * (1.0 - share(s, move.seat))


def running(s: Infinity, move: Move) -> float:
    """Running is fast and heard."""
    return 0.8 * stepping(s, move) - 0.15


def retreating(s: Infinity, move: Move) -> float:
    """Who cannot stand the next blows goes."""
    left = s.health[move.seat] - blow_to_come(s, move.seat)
    return 2.0 if left <= HEALTH.exhausted else -1.0


def resting(s: Infinity, move: Move) -> float:
    """A rest is for the hurt, the more the weaker they are."""
    hurt = 1.0 - share(s, move.seat)
    return 2.2 * hurt if share(s, move.seat) < 1.0 - TOO_WEAK / 2 else -0.5


def equipping(s: Infinity, move: Move) -> float:
    """Gear by what it changes; what is no better is not worth the point."""
    worn = figures(s.thing[move.args[0]])
    return GEAR * (worn.power + worn.defense + worn.hit_chance) - 0.2


def consuming(s: Infinity, move: Move) -> float:
    """A draught for who is hurt, a scroll for who fights."""
    goods = goods_of(s, move.args[0])
    if goods is not None and "draught" in goods.id:
        return 3.0 * (1.0 - share(s, move.seat)) - 0.6
    return 0.6 if is_fighting(s, move.seat) else -0.2


def using(s: Infinity, move: Move) -> float:
    """An ability in a fight, or for the hurt."""
    return 1.2 if enemies_at(s, s.spot[move.seat]) else 0.05


WORTH: Final[dict[object, Callable[[Infinity, Move], float]]] = {
    n.MOVE: stepping,
    n.RUN: running,
    n.SNEAK: sneaking,
    n.RETREAT: retreating,
    n.ATTACK: attack_value,
    n.REST: resting,
    n.PICK_UP: lambda _s, _move: 1.0,
    n.EQUIP: equipping,
    n.CONSUME: consuming,
    n.USE: using,
    n.FINISH: lambda _s, _move: 1.5,
    n.EXAMINE: lambda s, move: FINDS * share(s, move.seat),
    n.TAKE_REWARD: lambda _s, _move: 1.1,
    n.TRAIN: lambda s, move: 1.0 * share(s, move.seat),
    n.INSTALL: lambda _s, _move: 0.5,
    n.BUY: lambda _s, _move: FREE,
    n.COLLECT: lambda _s, _move: FREE,
    n.SELL: lambda _s, _move: 0.3,
    n.HEAL: lambda s, move: 2.0 * (1.0 - share(s, move.seat)),
    n.SHOUT: lambda _s, _move: -3.0,
    n.BLOCK: lambda _s, _move: -1.0,
    n.DROP: lambda _s, _move: -1.5,
    n.STOW: lambda _s, _move: -1.0,
    n.END: lambda _s, _move: 0.0,
}
"""What each verb of a turn is worth; others are worth a little, those of scenarios most."""


def action_value(s: Infinity, move: Move) -> float:
    """What an action is worth; what only a scenario knows is what it is about."""
    worth = WORTH.get(move.verb)
    if worth is not None:
        return worth(s, move)
    is_errand = move.verb in [action.verb for action in s.page.ACTIONS]
    return 4.0 if is_errand else 0.02


def turn_values(s: Infinity, moves: list[Move]) -> list[float]:
    """What each legal action of a turn is worth."""
    assert isinstance(turn_of(s), Turn)
    return [action_value(s, move) for move in moves]

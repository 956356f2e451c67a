"""How much each action of a turn is worth to a hero at sight, in enemies felled, roughly.

What costs several points is worth as much less a point, so that actions compare.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from undercroft.games.infinity import notation as n
from undercroft.games.infinity.actions.consume import USED
from undercroft.games.infinity.bot.ability_values import card_value, foes
from undercroft.games.infinity.bot.aims import aims, fights, is_safe, may_explore, share
from undercroft.games.infinity.bot.attack_values import DEADLY, attack_value
from undercroft.games.infinity.bot.cut_off import (
    detours,
    freeing_value,
    helping_value,
    is_cut_off,
    is_waited_for,
)
from undercroft.games.infinity.bot.danger import Blow, blows, risk, risk_of_leaving
from undercroft.games.infinity.bot.reach import Ways, shuns_lava
from undercroft.games.infinity.bot.shopping import SHOPPING
from undercroft.games.infinity.combat.modifiers import thing_id
from undercroft.games.infinity.combat.numbers import most_health
from undercroft.games.infinity.content.schema import TileKind
from undercroft.games.infinity.content.stat_ids import LIBRARY
from undercroft.games.infinity.content.tables import ABILITIES, HEALTH
from undercroft.games.infinity.map.figures import is_fighting, unfocused_at
from undercroft.games.infinity.map.geometry import UNEXPLORED
from undercroft.games.infinity.map.ground import twin_of
from undercroft.games.infinity.phases.endings import is_cooperative
from undercroft.games.infinity.phases.hero_turn import turn_of
from undercroft.games.infinity.phases.prices import HALVES
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.moves import Move

EXPLORE: Final = 0.5
NEARER: Final = 0.45
"""What a tile nearer to the goal is worth."""
ERRAND: Final = 4.0
"""What a scenario alone knows is what it is about."""
BEGUN: Final = 0.5
"""How much less a card is worth that can only be begun."""
WEAK: Final = 0.5
REST_UNTIL: Final = 0.7
FINDS: Final = 0.7

Valuing = Callable[[Infinity, Move, "Sight"], float]


class Sight:
    """What a hero sees at a glance before it weighs its actions: where to go, what will come."""

    __slots__ = ("calls", "coming", "goals", "helps", "is_cut_off", "points", "ways")

    def __init__(self, s: Infinity, seat: int) -> None:
        goals = aims(s, seat)
        self.is_cut_off = is_cut_off(s, seat, goals)
        self.helps = not self.is_cut_off and is_waited_for(s, seat, goals)
        self.goals = detours(s, seat) if self.is_cut_off or self.helps else goals
        self.ways = Ways(s, seat, self.goals)
        self.coming: list[Blow] = blows(s, seat) if is_fighting(s, seat) else []
        self.points = turn_of(s).left(s)
        self.calls = is_cooperative(s) and bool(fights(s, seat))

    def freeing(self, s: Infinity, move: Move) -> float:
        """What an action is worth for getting across, or for getting a companion across."""
        if self.is_cut_off:
            return freeing_value(s, move)
        return helping_value(s, move) if self.helps else 0.0


def is_too_weak_for_lava(s: Infinity, seat: int) -> bool:
    """Whether a hero should rest before it wades; a rest does not go on for ever."""
    is_rested = share(s, seat) > REST_UNTIL and s.health[seat] > HEALTH.lava
    return shuns_lava(s, seat) and not is_rested


def stepping(s: Infinity, move: Move, sight: Sight) -> float:
    """A step is worth what it brings nearer; the unknown draws who may explore."""
    seat, here = move.seat, s.spot[move.seat]
    way = s.dungeon.way(here, move.args[0])
    if way == UNEXPLORED:
        is_errand = bool(s.page.aims(s, seat)) and not sight.is_cut_off
        wants_more = here in sight.goals and not is_errand and may_explore(s, seat)
        return EXPLORE * share(s, seat) if wants_more else -0.3
    step = sight.ways.left(here) - sight.ways.left(way)
    danger = 0.6 * len(unfocused_at(s, way)) * (1.3 - share(s, seat))
    return NEARER * step - danger - 0.02


def sneaking(s: Infinity, move: Move, sight: Sight) -> float:
    """Sneaking costs twice as much, and is for who would else be caught."""
    way = s.dungeon.way(s.spot[move.seat], move.args[0])
    caught = 0.5 * len(unfocused_at(s, way)) if way >= 0 else 0.0
    return 0.4 * stepping(s, move, sight) + caught * (1.2 - share(s, move.seat)) - 0.1


def running(s: Infinity, move: Move, sight: Sight) -> float:
    """Running is fast, heard, and no way into the unknown."""
    way = s.dungeon.way(s.spot[move.seat], move.args[0])
    if way == UNEXPLORED or sight.ways.left(s.spot[move.seat]) < 4:
        return -0.4
    return stepping(s, move, sight) - 0.05


def retreating(s: Infinity, move: Move, sight: Sight) -> float:
    """Who may not outlast the next blows goes, if going is safer."""
    stay = risk(sight.coming, s.health[move.seat])
    leave = risk_of_leaving(s, move.seat, sight.coming)
    way = s.dungeon.way(s.spot[move.seat], move.args[0])
    unknown = 0.25 if way == UNEXPLORED else 0.1 * len(unfocused_at(s, way))
    return DEADLY * (stay - leave) - 0.7 - unknown


def attacking(s: Infinity, move: Move, sight: Sight) -> float:
    """A normal attack."""
    return attack_value(s, move.seat, move.args[0], sight.coming)


def using(s: Infinity, move: Move, sight: Sight) -> float:
    """An ability by what it does for each point; what can only be begun is worth less."""
    ability = ABILITIES[move.args[0]]
    value = card_value(s, move.seat, LIBRARY.root(ability.id))
    if value <= 0:
        return -0.2
    value += 0.05 * ability.xp
    if ability.turns:
        return value * 0.3 if is_safe(s, move.seat) else -1.0
    points = max(1.0, ability.cost / HALVES)
    value = value / points - 0.1 * ability.lord_events
    if sight.points < ability.cost:
        return value * BEGUN if foes(s, move.seat) else -0.2
    return value


def is_asked_for(s: Infinity, seat: int, kind: TileKind) -> bool:
    """Whether a hero is on a tile of a kind that the scenario wants to be used."""
    place = s.spot[seat]
    return s.tile(place).kind == kind and s.page.wants_used(s, place)


def taking(s: Infinity, move: Move, _sight: Sight) -> float:
    """A card is good to have; on the Equipment tile it may be what a scenario is about."""
    return ERRAND if is_asked_for(s, move.seat, TileKind.EQUIPMENT) else 0.9


def resting(s: Infinity, move: Move, _sight: Sight) -> float:
    """A rest is for the hurt where nobody disturbs it, the more the weaker they are."""
    seat = move.seat
    if is_asked_for(s, seat, TileKind.MEDICAL):
        return ERRAND
    if share(s, seat) > REST_UNTIL or not is_safe(s, seat):
        return -0.5
    odds = (20 - s.health[seat]) / 20
    return 2.5 * odds * (1.0 - share(s, seat)) + 0.3


def training(s: Infinity, move: Move, sight: Sight) -> float:
    """A turn of training, when nobody calls for help."""
    if is_asked_for(s, move.seat, TileKind.TRAINING):
        return ERRAND
    return -0.5 if sight.calls else 0.4 * share(s, move.seat)


def consuming(s: Infinity, move: Move, _sight: Sight) -> float:
    """A thing by what it does; draughts are kept for who needs them."""
    seat, root = move.seat, USED.get(thing_id(s.thing[move.args[0]]))
    value = card_value(s, seat, root) if root is not None else 0.0
    missing = most_health(s, seat) - s.health[seat]
    is_needed = share(s, seat) < WEAK and missing >= 5
    return value + (1.0 if is_needed and value > 0 else -0.25)


def digging(_s: Infinity, _move: Move, sight: Sight) -> float:
    """A door is dug free where no other way leads on."""
    return 0.4 if sight.is_cut_off or sight.helps or not sight.goals else -0.3


def roping(s: Infinity, move: Move, sight: Sight) -> float:
    """A rope is for who has to get to the other side."""
    here = s.spot[move.seat]
    beyond = s.dungeon.way(here, move.args[0])
    is_on_the_way = sight.ways.left(beyond) < sight.ways.left(here)
    return 1.2 if is_on_the_way else -0.4


def wading(s: Infinity, move: Move, sight: Sight) -> float:
    """Lava is for who is well and has no better way on."""
    here = s.spot[move.seat]
    lava = s.dungeon.way(here, move.args[0])
    beyond = s.dungeon.way(lava, move.args[1])
    if sight.ways.leads_round(lava) or is_too_weak_for_lava(s, move.seat):
        return -1.0
    if beyond < 0:
        return EXPLORE if lava in sight.goals and may_explore(s, move.seat) else -1.0
    step = sight.ways.left(here) - sight.ways.left(beyond)
    return NEARER * step - 0.3


def teleporting(s: Infinity, move: Move, sight: Sight) -> float:
    """The other Teleportation tile is worth going to if it is nearer to the goal."""
    here = s.spot[move.seat]
    return NEARER * (sight.ways.left(here) - sight.ways.left(twin_of(s, here))) - 0.05


def searching(s: Infinity, move: Move, _sight: Sight) -> float:
    """Bodies and chests hold something good, mostly."""
    return FINDS * (share(s, move.seat) - 0.2)


WORTH: Final[dict[object, Valuing]] = {
    n.MOVE: stepping,
    n.RUN: running,
    n.SNEAK: sneaking,
    n.RETREAT: retreating,
    n.ATTACK: attacking,
    n.ALLY_ATTACK: lambda _s, _move, _sight: 0.8,
    n.REST: resting,
    n.CONSUME: consuming,
    n.USE: using,
    n.FINISH: lambda s, move, _sight: 1.5 if foes(s, move.seat) else 0.3,
    n.EXAMINE: searching,
    n.TAKE_REWARD: taking,
    n.TRAIN: training,
    n.INSTALL: lambda _s, _move, _sight: 0.5,
    n.SHOUT: lambda _s, _move, _sight: -3.0,
    n.BLOCK: lambda _s, _move, _sight: -1.0,
    n.STOW: lambda _s, _move, _sight: -1.0,
    n.TRADE: lambda _s, _move, _sight: -0.5,
    n.LOOT: lambda _s, _move, _sight: 0.9,
    n.RELEASE: lambda _s, _move, _sight: -0.2,
    n.DIG: digging,
    n.TELEPORT: teleporting,
    n.WADE: wading,
    n.DEPLOY: roping,
    n.CROSS: roping,
    n.CUT: lambda _s, _move, _sight: -0.6,
    n.CALL_ON: lambda s, move, _sight: 0.4 if is_fighting(s, move.seat) else -0.4,
    n.END: lambda _s, _move, _sight: 0.0,
}
"""What each verb of a turn is worth; others are worth a little, those of scenarios most."""


def turn_values(s: Infinity, moves: list[Move]) -> list[float]:
    """What each legal action of a turn is worth."""
    sight = Sight(s, moves[0].seat)
    errands = [action.verb for action in s.page.ACTIONS]
    return [
        s.page.errand_value(s, move) if move.verb in errands else action_value(s, move, sight)
        for move in moves
    ]


def action_value(s: Infinity, move: Move, sight: Sight) -> float:
    """What an action is worth that any scenario knows."""
    freeing = sight.freeing(s, move)
    if freeing:
        return freeing
    shopping = SHOPPING.get(move.verb)
    if shopping is not None:
        return shopping(s, move)
    worth = WORTH.get(move.verb)
    return worth(s, move, sight) if worth is not None else 0.02

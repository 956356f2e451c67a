"""Whether an effect could do anything now; what could not is not offered."""

from __future__ import annotations

from typing import Any, Final

from undercroft.crawl.effects import ForEach, If, IfDone, Nothing, Repeat, Resolve, Seq
from undercroft.games.infinity.combat.modifiers import is_rooted
from undercroft.games.infinity.combat.numbers import most_health
from undercroft.games.infinity.content.stat_ids import LIBRARY
from undercroft.games.infinity.effects import refs
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.games.infinity.effects.bombs import goals
from undercroft.games.infinity.effects.dungeon import dark_sides, has_chest, walls
from undercroft.games.infinity.effects.moves import ways_out
from undercroft.games.infinity.effects.shapes import reached
from undercroft.games.infinity.effects.stacks import STACKS
from undercroft.games.infinity.effects.things import hidden_rewards
from undercroft.games.infinity.map.figures import is_fighting, is_hero
from undercroft.games.infinity.state import NOBODY, Infinity


def feasible(s: Infinity, actor: int, node: int, it: int = NOBODY) -> bool:
    """Whether the effect of a node could do anything for an actor."""
    return works(s, s.EFFECTS.context(actor, it, 0, node), node)


def works(s: Infinity, at: Resolve, node: int) -> bool:
    """The same inside a context; what is there for a chest needs one."""
    effect, parts = LIBRARY.effects[node], LIBRARY.parts[node]
    inside = s.EFFECTS.context(at.actor, at.it, at.shown, node)
    match effect:
        case Nothing():
            return False
        case Seq(steps) if isinstance(steps[0], w.Unlock):
            return works(s, at, parts["steps"][0])
        case Seq():
            return any(works(s, at, part) for part in parts["steps"])
        case IfDone():
            return works(s, at, parts["then"][0])
        case Repeat() | w.Use():
            return works(s, at, parts["do"][0])
        case If(test):
            held = s.EFFECTS.holds(s, inside, test)
            return works(s, at, parts["then" if held else "otherwise"][0])
        case ForEach(on):
            return bool(s.EFFECTS.targets_of(s, inside, on))
    return finds(s, inside, effect)


def finds(s: Infinity, at: Resolve, effect: Any) -> bool:
    """Whether a single act has anything to act on."""
    asks = NEEDS.get(type(effect))
    if asks is not None:
        return bool(asks(s, at, effect))
    aim = s.EFFECTS.aim(effect)
    if isinstance(aim, w.Area) and aim.around is None:
        return bool(reached(s, at))
    return aim is None or bool(s.EFFECTS.targets_of(s, at, aim))


def _heals(s: Infinity, at: Resolve, effect: w.Heal) -> bool:
    seats = [f for f in s.EFFECTS.targets_of(s, at, effect.on) if is_hero(f)]
    return any(s.health[seat] < most_health(s, seat) or s.drained[seat] for seat in seats)


def clears(s: Infinity, at: Resolve, effect: w.Clear) -> bool:
    """Whether there is a token that would go."""
    things = s.EFFECTS.targets_of(s, at, effect.on)
    tiles = [refs.place_of(thing) for thing in things if refs.is_place(thing)]
    seats = [thing for thing in things if not refs.is_place(thing)]
    return any(s.marks[place] for place in tiles) or any(
        s.slowed[seat] or s.drained[seat] for seat in seats
    )


def _moves(s: Infinity, at: Resolve, effect: w.Move) -> bool:
    if is_rooted(s, at.actor) or (is_fighting(s, at.actor) and not effect.slip):
        return False
    return effect.ice or bool(ways_out(s, at.actor))


def _looks(s: Infinity, at: Resolve, effect: w.Look) -> bool:
    stack = STACKS[effect.stack](s, at)
    return stack != NOBODY and s.stacks[stack].size > 0


def _teleports(s: Infinity, at: Resolve, effect: w.Teleport) -> bool:
    tiles = [refs.place_of(thing) for thing in s.EFFECTS.targets_of(s, at, effect.to)]
    seats = [t for t in s.EFFECTS.targets_of(s, at, effect.on) if s.page.may_teleport(t)]
    return any(s.spot[seat] != place for seat in seats for place in tiles)


NEEDS: Final[dict[type, Any]] = {
    w.Heal: _heals,
    w.Clear: clears,
    w.Move: _moves,
    w.Look: _looks,
    w.Teleport: _teleports,
    w.Bomb: lambda s, at, _effect: goals(s, at),
    w.Unlock: lambda s, at, _effect: has_chest(s, at.actor),
    w.OpenDoor: lambda s, at, _effect: walls(s, s.spot[at.actor]),
    w.TakeReward: lambda s, at, _effect: hidden_rewards(s, at.actor),
    w.Unfocus: lambda s, at, _effect: is_fighting(s, at.actor),
    w.Reveal: lambda s, at, effect: dark_sides(
        s, s.spot[at.actor], s.EFFECTS.amount(s, at, effect.tiles)
    ),
}
"""What acts need that aim at nobody, or at somebody in need."""

"""Whether an effect could do anything now; what could not is not offered."""

from __future__ import annotations

from typing import Any

from undercroft.crawl.effects import (
    ChooseOne,
    Effect,
    ForEach,
    If,
    IfDone,
    May,
    Nothing,
    Pay,
    Resolve,
    Seq,
)
from undercroft.games.caverns.combat.reactions import at_hand
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.map.figures import is_standing
from undercroft.games.caverns.notation import ALLY_CARDS, FIRST_ALLY, NOTATION, card_at
from undercroft.games.caverns.state import IMMOBILIZED, NO_FIGURE, NOWHERE, Caverns


def feasible(s: Caverns, actor: int, node: int, it: int = NO_FIGURE) -> bool:
    """Whether the effect of a node could do anything for an actor."""
    return works(s, s.EFFECTS.context(actor, it, 0, node), node)


def works(s: Caverns, at: Resolve, node: int) -> bool:
    """The same inside a context; what begins with an attack needs its target."""
    effect = LIBRARY.effects[node]
    if isinstance(effect, w.Attack):
        return any(is_standing(s, f) for f in s.EFFECTS.targets_of(s, at, effect.on))
    parts = LIBRARY.parts[node]
    match effect:
        case Nothing():
            return False
        case Seq(steps) if isinstance(steps[0], w.Attack):
            return works(s, at, parts["steps"][0])
        case Seq() | ChooseOne() | w.FirstOf():
            return any(works(s, at, p) for p in parts.get("steps", parts.get("options", ())))
        case IfDone():
            return works(s, at, parts["first"][0])
        case May():
            return works(s, at, parts["do"][0])
        case w.Brave():
            return works(s, at, parts["then"][0])
        case Pay():
            return not s.EFFECTS.lacks(s, at, node) and works(s, at, parts["then"][0])
        case If(test):
            return works(s, at, parts["then" if s.EFFECTS.holds(s, at, test) else "otherwise"][0])
        case ForEach(on):
            targets = s.EFFECTS.targets_of(s, at, on)
            return any(feasible(s, at.actor, parts["do"][0], it) for it in targets)
    return finds(s, at, effect)


def finds(s: Caverns, at: Resolve, effect: Effect) -> bool:
    """Whether a single act has anybody to act on."""
    match effect:
        case w.Heal(on=on):
            return any(s.hp[f] < max_hp(s, f) for f in s.EFFECTS.targets_of(s, at, on))
        case w.Cure(on=on):
            return any(s.ailments[f] for f in s.EFFECTS.targets_of(s, at, on))
        case w.Bring(ally=ally):
            return s.spot[ally_figure(ally)] == NOWHERE
        case w.Strike():
            return bool(at_wills(s, at.actor))
        case w.Puppet():
            return bool(puppets(s, at, effect))
        case w.ExtraMove():
            return not s.ailments[at.actor] & IMMOBILIZED
    aim: Any = s.EFFECTS.aim(effect)
    return aim is None or bool(s.EFFECTS.targets_of(s, at, aim))


def puppets(s: Caverns, at: Resolve, effect: w.Puppet) -> tuple[int, ...]:
    """Who could be made to attack: those who find somebody to attack."""
    targets = s.EFFECTS.targets_of(s, at, effect.on)
    return tuple([f for f in targets if victims(s, at, effect, f)])


def victims(s: Caverns, at: Resolve, effect: w.Puppet, attacker: int) -> tuple[int, ...]:
    """Whom a puppet could attack."""
    seen = s.EFFECTS.context(at.actor, attacker, 0, at.node)
    targets: tuple[int, ...] = s.EFFECTS.targets_of(s, seen, effect.against)
    return targets


def ally_figure(ally: str) -> int:
    """The figure of an ally."""
    return FIRST_ALLY + ALLY_CARDS.index(NOTATION.cards.parse(ally))


def at_wills(s: Caverns, seat: int) -> list[int]:
    """The At-Wills of a hero that have a target now."""
    from_hand = [c for c in at_hand(s, seat) if getattr(card_at(c), "type", None) == 0]
    return [c for c in from_hand if feasible(s, seat, LIBRARY.root(card_at(c).id))]

"""What an attack will come to: the terms of its roll, and how likely it hits. [CV-ATK-04]"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from undercroft.crawl.effects import ForEach, IfDone, May, Resolve, Seq
from undercroft.games.caverns.combat.attack import (
    CRITICAL,
    AttackFrame,
    attack_terms,
    hits,
    roll_terms,
)
from undercroft.games.caverns.combat.attack_sources import is_encounter
from undercroft.games.caverns.combat.modifiers import armor, once_more
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import DIE
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.attacks import lent
from undercroft.games.caverns.effects.feasible import at_wills, puppets, victims
from undercroft.games.caverns.effects.vocabulary.terms import Stat
from undercroft.games.caverns.map.figures import is_standing
from undercroft.games.caverns.notation import NOTATION, USE, card_at
from undercroft.games.caverns.phases.choices import inner
from undercroft.games.caverns.phases.hero_turn import Actions
from undercroft.games.caverns.state import NO_FIGURE, Caverns
from undercroft.kernel.choices import Choose
from undercroft.kernel.events import Term
from undercroft.kernel.moves import Move
from undercroft.kernel.scene import Fate, Preview

TELLING = (1, 2, CRITICAL)
PLAIN = 2
"""A roll that is neither the best nor the worst."""
INSIDE = ("do", "first", "then")
"""Where what is done first lies inside an effect."""


def attack_preview(s: Caverns, move: Move) -> Preview:
    """The terms and odds of an attack against each of its possible targets."""
    strikes = list(strikes_of(s, move))
    odds = tuple((f"hits {name_of(s, x.target)}", chance(s, x), DIE) for x in strikes)
    terms = tuple(term for strike in strikes for term in terms_of(s, strike))
    words = f"attack with {NOTATION.cards.text(move.args[0])}" if move.verb is USE else str(move)
    things = tuple(s.figure_id(strike.target) for strike in strikes)
    return Preview(
        text=words if strikes else str(move),
        terms=terms,
        odds=odds,
        things=things,
        fates=tuple([fate(s, strike) for strike in strikes]),
    )


def fate(s: Caverns, strike: AttackFrame) -> Fate:
    """What a hit that is not critical would leave of a target."""
    strike.hit, strike.die = 1, PLAIN
    with struck(s, strike):
        dealt = strike.damage(s)
    left = s.hp[strike.target]
    return Fate(figure=s.figure_id(strike.target), before=left, after=max(0, left - dealt))


def strikes_of(s: Caverns, move: Move) -> Iterator[AttackFrame]:
    """The attacks that a move could come to: of the card used, or on the target chosen."""
    aiming = s.frames[-2] if len(s.frames) > 1 else None
    if move.verb is USE:
        root = LIBRARY.root(card_at(move.args[0]).id)
        yield from strikes_in(s, s.EFFECTS.context(move.seat, NO_FIGURE, 0, root), root)
    elif isinstance(aiming, Resolve) and is_aimed(s, aiming, move):
        yield against(s, aiming.node, aiming.actor, move.args[0])


def is_aimed(s: Caverns, at: Resolve, move: Move) -> bool:
    """Whether a move names a target of the attack that a hero is about to make."""
    effect = LIBRARY.effects[at.node]
    if not isinstance(effect, w.Attack) or is_encounter(at.node) or not move.args:
        return False
    return move.args[0] in s.EFFECTS.targets_of(s, at, effect.on)


def strikes_in(s: Caverns, at: Resolve, node: int) -> Iterator[AttackFrame]:
    """The attacks that an effect begins with."""
    effect = LIBRARY.effects[node]
    parts = LIBRARY.parts[node]
    match effect:
        case w.Attack(on=on):
            targets = [f for f in s.EFFECTS.targets_of(s, at, on) if is_standing(s, f)]
            yield from (against(s, node, at.actor, target) for target in targets)
        case w.Puppet():
            for attacker in puppets(s, at, effect):
                yield from lent_by(s, at, effect, attacker)
        case w.Strike():
            for card in at_wills(s, at.actor):
                yield from strikes_in(s, at, LIBRARY.root(card_at(card).id))
        case ForEach(on):
            for it in s.EFFECTS.targets_of(s, at, on):
                yield from strikes_in(s, s.EFFECTS.context(at.actor, it, 0, node), parts["do"][0])
        case Seq():
            for step in parts["steps"]:
                yield from strikes_in(s, at, step)
        case w.Use() | IfDone() | May() | w.Brave():
            first = next(parts[field][0] for field in INSIDE if field in parts)
            yield from strikes_in(s, at, first)


def lent_by(s: Caverns, at: Resolve, effect: w.Puppet, attacker: int) -> Iterator[AttackFrame]:
    """The attacks that a puppet could make."""
    for victim in victims(s, at, effect, attacker):
        for strike in lent(s, at, effect, attacker, victim):
            strike.target = victim
            yield strike


def against(s: Caverns, node: int, seat: int, target: int) -> AttackFrame:
    """The attack as it would be made on one target."""
    strike = AttackFrame(node, seat, seat, (target,))
    strike.target = target
    strike.once = once_more(s, seat, Stat.ROLL)
    strike.second = second(s, seat)
    return strike


def second(s: Caverns, seat: int) -> int:
    """Whether the attack that begins, or has begun, is the second of its slot. [CV-HERO-07]"""
    acting = inner(s, Actions)
    if acting is None or acting.who != seat:
        return 0
    has_begun = isinstance(s.frames[-1], Choose) and isinstance(s.frames[-2], Resolve)
    return acting.second if has_begun else acting.attacked


@contextmanager
def struck(s: Caverns, strike: AttackFrame) -> Iterator[None]:
    """While this lasts the attack is going on, so that its words can be read."""
    s.frames.append(strike)
    try:
        yield
    finally:
        s.frames.pop()


def terms_of(s: Caverns, strike: AttackFrame) -> list[Term]:
    """What is added to the roll, and what is against it: the target's Armor Class."""
    with struck(s, strike):
        goal = armor(s, strike.target, strike.by)
        return attack_terms(s, strike, roll_terms(s, strike), goal)


def chance(s: Caverns, strike: AttackFrame) -> int:
    """How many of the twenty numbers hit. [CV-ATK-04]"""
    with struck(s, strike):
        goal = armor(s, strike.target, strike.by)
        added = {die: total_with(s, strike, die) - die for die in TELLING}
        return sum([hits(s, die, die + added[alike(die)], goal) for die in range(1, DIE + 1)])


def alike(die: int) -> int:
    """The number with which the same is added: cards ask for even and for critical numbers."""
    return die if die == CRITICAL else die % 2 or 2


def hits_with(s: Caverns, strike: AttackFrame, die: int, goal: int) -> bool:
    """Whether the attack would hit with a number of the die."""
    return hits(s, die, total_with(s, strike, die), goal)


def total_with(s: Caverns, strike: AttackFrame, die: int) -> int:
    """What the attack would come to with a number of the die."""
    strike.die = die
    return strike.total(s)

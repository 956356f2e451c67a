"""Which moments a card waits for have come."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Any

from undercroft.crawl.effects import Resolve
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.attack_sources import power_type
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.effects.vocabulary.terms import Occasion
from undercroft.games.caverns.map.figures import is_foe
from undercroft.games.caverns.map.rivals import villainous
from undercroft.games.caverns.phases.choices import inner
from undercroft.games.caverns.state import NO_FIGURE, NOWHERE, Caverns


def owner(at: Resolve) -> int:
    """Whose card waits for the moment."""
    return at.kept[0]


def passes(s: Caverns, at: Resolve, like: tuple[Any, ...], thing: int) -> bool:
    """Whether a figure is as filters say, seen from the owner."""
    if like and thing == NO_FIGURE:
        return False
    seen = s.EFFECTS.context(owner(at), thing, at.shown, at.node)
    return all(s.EFFECTS.meanings.filters[type(word)](s, seen, word, thing) for word in like)


def is_one_of(s: Caverns, at: Resolve, targets: Any, thing: int) -> bool:
    """Whether a figure is one of those meant, seen from the owner."""
    seen = s.EFFECTS.context(owner(at), NO_FIGURE, at.shown, at.node)
    return s.spot[owner(at)] != NOWHERE and s.EFFECTS.is_among(s, seen, targets, thing)


@RULES.matches(w.Drew)
def has_drawn(s: Caverns, at: Resolve, moment: w.Drew) -> bool:
    """Somebody meant has drawn a card of this sort."""
    return at.shown == moment.card and is_one_of(s, at, moment.by, at.actor)


@RULES.matches(w.Attacking)
def is_attacking(s: Caverns, at: Resolve, moment: w.Attacking) -> bool:
    """The owner attacks, with a power of this type if one is meant."""
    strike = inner(s, AttackFrame)
    if strike is None or owner(at) != at.actor:
        return False
    return moment.type is None or power_type(strike.node) == moment.type


@RULES.matches(w.Rolled)
def has_rolled(s: Caverns, at: Resolve, moment: w.Rolled) -> bool:
    """The owner has rolled, against such an enemy if one is meant."""
    return owner(at) == at.actor and passes(s, at, moment.foe, at.it)


@RULES.matches(w.WouldHit)
def would_hit(s: Caverns, at: Resolve, moment: w.WouldHit) -> bool:
    """An attack of such an enemy hits somebody meant, and nobody has turned it aside yet."""
    strike = inner(s, AttackFrame)
    hits = strike is not None and strike.hit and strike.target == at.it
    return bool(hits) and is_one_of(s, at, moment.on, at.it) and passes(s, at, moment.by, at.actor)


@RULES.matches(w.MissesYou)
def misses_you(s: Caverns, at: Resolve, moment: w.MissesYou) -> bool:
    """The attack of such an enemy misses the owner."""
    return owner(at) == at.actor and at.it != NO_FIGURE and passes(s, at, moment.by, at.it)


@RULES.matches(w.WouldSuffer)
def would_suffer(s: Caverns, at: Resolve, moment: w.WouldSuffer) -> bool:
    """Somebody meant is about to take so much damage, of such an enemy if one is meant."""
    enough = at.shown >= moment.least and is_one_of(s, at, moment.on, at.actor)
    return enough and passes(s, at, moment.by, at.it)


@RULES.matches(w.Starts)
def has_started(s: Caverns, at: Resolve, moment: w.Starts) -> bool:
    """This phase of the owner's turn starts."""
    return owner(at) == at.actor and at.shown == moment.phase


@RULES.matches(w.Ends)
def has_ended(s: Caverns, at: Resolve, moment: w.Ends) -> bool:
    """This phase of the owner's turn ends, and the condition holds."""
    if owner(at) != at.actor or at.shown != moment.phase:
        return False
    return moment.provided is None or s.EFFECTS.holds(s, at, moment.provided)


@RULES.matches(w.After)
def is_after(s: Caverns, at: Resolve, moment: w.After) -> bool:
    """The ally, or his seat, has come to it so often."""
    ally = owner(at)
    counts = {Occasion.TURN_STARTS: s.age, Occasion.LINE_USED: s.tally}
    return at.actor in (ally, s.holder[ally]) and counts[moment.occasion][ally] >= moment.n


@RULES.matches(w.Comes)
def comes(s: Caverns, at: Resolve, moment: w.Comes) -> bool:
    """A monster, or who is one to the owner, comes and is like this.

    [CV-COMPET-08] [CV-COMPET-09]
    """
    if not is_foe(at.it) and at.it not in villainous(s, owner(at)):
        return False
    return passes(s, at, moment.where, at.it)


def is_own(s: Caverns, at: Resolve, moment: Any) -> bool:
    """It happens to the owner."""
    return owner(at) == at.actor


RULES.matches(w.Own)(is_own)

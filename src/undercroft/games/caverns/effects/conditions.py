"""Which conditions hold."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from undercroft.crawl.effects import Resolve
from undercroft.games.caverns.combat.attack import AttackFrame
from undercroft.games.caverns.combat.attack_sources import is_encounter, power_type
from undercroft.games.caverns.content.card_stats import max_hp
from undercroft.games.caverns.effects import vocabulary as w
from undercroft.games.caverns.effects.targets import RULES
from undercroft.games.caverns.effects.vocabulary.terms import Source
from undercroft.games.caverns.phases.choices import inner
from undercroft.games.caverns.state import Caverns


@RULES.holds(w.Is)
def is_like(s: Caverns, at: Resolve, test: w.Is) -> bool:
    """Somebody is as all these filters say."""
    keeps = s.EFFECTS.meanings.filters
    return any(
        all(keeps[type(word)](s, at, word, thing) for word in test.like)
        for thing in s.EFFECTS.targets_of(s, at, test.on)
    )


@RULES.holds(w.Absent)
def is_absent(s: Caverns, at: Resolve, test: w.Absent) -> bool:
    """There is no such thing."""
    return not s.EFFECTS.targets_of(s, at, test.targets)


@RULES.holds(w.Several)
def are_several(s: Caverns, at: Resolve, test: w.Several) -> bool:
    """There are so many, or more."""
    return len(s.EFFECTS.targets_of(s, at, test.targets)) >= test.n


@RULES.holds(w.Even)
def is_even(s: Caverns, at: Resolve, test: w.Even) -> bool:
    """The die shows an even number."""
    return at.shown % 2 == 0


@RULES.holds(w.With)
def is_with(s: Caverns, at: Resolve, test: w.With) -> bool:
    """The attack is made with a power of this type."""
    strike = inner(s, AttackFrame)
    return strike is not None and power_type(strike.node) == test.type


@RULES.holds(w.From)
def is_from(s: Caverns, at: Resolve, test: w.From) -> bool:
    """The attack comes from an event-attack or a trap."""
    strike = inner(s, AttackFrame)
    return strike is not None and test.source == Source.HAZARD and is_encounter(strike.node)


@RULES.holds(w.HalfHp)
def has_half(s: Caverns, at: Resolve, test: w.HalfHp) -> bool:
    """The actor has half of the maximum HP or less."""
    return 2 * s.hp[at.actor] <= max_hp(s, at.actor)


@RULES.holds(w.Fresh)
def is_fresh(s: Caverns, at: Resolve, test: w.Fresh) -> bool:
    """This line, whose number is shown, was not carried out in the previous Villain Phase."""
    return not s.before[at.actor] >> at.shown & 1

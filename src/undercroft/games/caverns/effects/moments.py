"""Which moments a card waits for have come."""

# ruff: noqa: ARG001  (all functions of one kind take the same arguments)

from __future__ import annotations

from typing import Any

from undercroft.crawl.effects import Resolve
from undercroft.games.caverns.asides import inner
from undercroft.games.caverns.attack import Strike
from undercroft.games.caverns.attack_cards import power_type
from undercroft.games.caverns.effects import words as w
from undercroft.games.caverns.effects.reading import RULES
from undercroft.games.caverns.effects.words.terms import Source
from undercroft.games.caverns.figures import is_foe
from undercroft.games.caverns.measures import CARD_OF
from undercroft.games.caverns.rivals import villainous
from undercroft.games.caverns.state import NOBODY, NOWHERE, Caverns
from undercroft.games.caverns.whereabouts import share_tile
from undercroft.games.caverns.wounds import BY_ATTACK, Harm


def owner(at: Resolve) -> int:
    """Whose card waits for the moment."""
    return at.kept[0]


def passes(s: Caverns, at: Resolve, like: tuple[Any, ...], thing: int) -> bool:
    """Whether a figure is as filters say, seen from the owner."""
    if like and thing == NOBODY:
        return False
    seen = s.EFFECTS.context(owner(at), thing, at.shown, at.node)
    return all(s.EFFECTS.meanings.filters[type(word)](s, seen, word, thing) for word in like)


def is_one_of(s: Caverns, at: Resolve, targets: Any, thing: int) -> bool:
    """Whether a figure is one of those meant, seen from the owner."""
    seen = s.EFFECTS.context(owner(at), NOBODY, at.shown, at.node)
    return s.spot[owner(at)] != NOWHERE and s.EFFECTS.is_among(s, seen, targets, thing)


@RULES.matches(w.Drew)
def has_drawn(s: Caverns, at: Resolve, moment: w.Drew) -> bool:
    """Somebody meant has drawn a card of this sort."""
    return at.shown == moment.card and is_one_of(s, at, moment.by, at.actor)


@RULES.matches(w.MonsterPlaced)
def is_placed_here(s: Caverns, at: Resolve, moment: w.MonsterPlaced) -> bool:
    """A monster is put on the owner's tile."""
    return at.it != NOBODY and share_tile(s, owner(at), at.it)


@RULES.matches(w.BeforeRolls)
def is_before_rolls(s: Caverns, at: Resolve, moment: w.BeforeRolls) -> bool:
    """The owner attacks with a power of this type."""
    strike = inner(s, Strike)
    return strike is not None and owner(at) == at.actor and power_type(strike.node) == moment.type


@RULES.matches(w.AttackRolled)
def has_rolled(s: Caverns, at: Resolve, moment: w.AttackRolled) -> bool:
    """The owner has rolled against such an enemy."""
    return owner(at) == at.actor and passes(s, at, moment.foe, at.it)


@RULES.matches(w.YouHit)
def has_just_hit(s: Caverns, at: Resolve, moment: w.YouHit) -> bool:
    """A roll of the owner with such a power hits."""
    return is_before_rolls(s, at, w.BeforeRolls(moment.type))


@RULES.matches(w.WouldHit)
def would_hit(s: Caverns, at: Resolve, moment: w.WouldHit) -> bool:
    """An attack of such an enemy hits somebody meant, and nobody has turned it aside yet."""
    strike = inner(s, Strike)
    hits = strike is not None and strike.hit and strike.target == at.it
    return bool(hits) and is_one_of(s, at, moment.on, at.it) and passes(s, at, moment.by, at.actor)


@RULES.matches(w.MissesYou)
def misses_you(s: Caverns, at: Resolve, moment: w.MissesYou) -> bool:
    """The attack of such an enemy misses the owner."""
    return owner(at) == at.actor and at.it != NOBODY and passes(s, at, moment.by, at.it)


@RULES.matches(w.WouldSuffer)
def would_suffer(s: Caverns, at: Resolve, moment: w.WouldSuffer) -> bool:
    """The owner is about to take so much damage from such an enemy."""
    enough = owner(at) == at.actor and at.shown >= moment.least
    return enough and passes(s, at, moment.by, at.it)


@RULES.matches(w.Harmed)
def is_harmed(s: Caverns, at: Resolve, moment: w.Harmed) -> bool:
    """Somebody meant is about to take damage of an Encounter card, or of its attack alone."""
    harm = inner(s, Harm)
    attack = harm is not None and harm.cause == BY_ATTACK
    return is_one_of(s, at, moment.on, at.actor) and (attack or moment.source != Source.HAZARD)


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


@RULES.matches(w.TurnsPass)
def have_turns_passed(s: Caverns, at: Resolve, moment: w.TurnsPass) -> bool:
    """So many turns of its seat have started since the ally came."""
    return s.holder[owner(at)] == at.actor and s.age[owner(at)] >= moment.n


@RULES.matches(w.LineUsed)
def is_line_used(s: Caverns, at: Resolve, moment: w.LineUsed) -> bool:
    """The first line of the owner's tactics was carried out so often."""
    return owner(at) == at.actor and s.tally[at.actor] >= moment.n


@RULES.matches(w.EntersMarked)
def enters_marked(s: Caverns, at: Resolve, moment: w.EntersMarked) -> bool:
    """A monster, or who is one to the owner, comes to the tile with the token of this card.

    [CV-COMPET-08] [CV-COMPET-09]
    """
    if not is_foe(at.it) and at.it not in villainous(s, owner(at)):
        return False
    card = CARD_OF[at.node]
    pairs = [s.tokens[i : i + 2] for i in range(0, len(s.tokens), 2)]
    return any(c == card and share_tile(s, thing, at.it) for c, thing in pairs)


def is_own(s: Caverns, at: Resolve, moment: Any) -> bool:
    """It happens to the owner."""
    return owner(at) == at.actor


RULES.matches(w.Exploring)(is_own)
RULES.matches(w.Rolled)(is_own)
RULES.matches(w.YouMiss)(is_own)
RULES.matches(w.WouldFall)(is_own)

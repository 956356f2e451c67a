"""Attacks, what raises them and what protects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.crawl.effects import (
    Always,
    Amount,
    Condition,
    Duration,
    Effect,
    Moment,
    Number,
    Targets,
)
from undercroft.games.caverns.effects.vocabulary.aims import YOU, The
from undercroft.games.caverns.effects.vocabulary.terms import (
    Boon,
    Deflection,
    ItemBonus,
    Limit,
    Outcome,
    Part,
    Stat,
)

NONE: Final[Number] = Number(0)
WHILE_IN_FORCE: Final[Always] = Always()


@dataclass(frozen=True, slots=True)
class Edge:
    """A change of one number of an attack, tested anew for each roll (CV-ATK-10)."""

    amount: Amount
    part: Part
    provided: Condition | None = None


@dataclass(frozen=True, slots=True)
class Rider:
    """What follows a roll, after the damage; `It` is the target (CV-ATK-06)."""

    do: Effect
    on: Outcome = Outcome.HIT
    provided: Condition | None = None
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """One roll for each target, named beforehand; it happened when one hit (CV-ATK-03).

    A downed hero is never a target. Of an attack of several rolls at one target, each is a whole
    roll with damage and riders of its own.
    """

    bonus: Amount
    damage: Amount
    on: Targets
    miss: Amount = NONE
    rolls: int = 1
    edges: tuple[Edge, ...] = ()
    riders: tuple[Rider, ...] = ()
    name: str = ""


@dataclass(frozen=True, slots=True)
class Chain(Effect):
    """From one to the next, never to one twice, as long as it happens; `It` is each in turn."""

    on: Targets
    onward: The
    do: Effect


@dataclass(frozen=True, slots=True)
class Puppet(Effect):
    """Somebody attacks another with one of the own attacks, whatever its reach.

    A monster or villain uses its best attack, a hero an At-Will of the own player's choice, with
    1 damage and no level-up. `It` is the attacker while `against` is found; only who then finds
    somebody can be the attacker.
    """

    on: Targets
    against: Targets
    bonus: Amount = NONE


@dataclass(frozen=True, slots=True)
class Strike(Effect):
    """The actor makes one At-Will attack now, which may count as the attack of the turn."""

    as_attack: bool


@dataclass(frozen=True, slots=True)
class Bonus(Effect):
    """A stat changes. Chosen targets are fixed; `Each` and the conditions are read when it counts.

    Of those with the same `item` kind a figure has only the best (CV-ATK-08).
    """

    stat: Stat
    amount: Amount
    on: Targets = YOU
    provided: tuple[Condition, ...] = ()
    lasting: Duration = WHILE_IN_FORCE
    item: ItemBonus | None = None


@dataclass(frozen=True, slots=True)
class Hold(Effect):
    """A stat of the actor counts from a number, or never falls under it because of this card."""

    stat: Stat
    limit: Limit
    value: int


@dataclass(frozen=True, slots=True)
class Boost(Effect):
    """A number of the attack that is going on rises."""

    amount: Amount
    part: Part


@dataclass(frozen=True, slots=True)
class Charges(Effect):
    """The card gets tokens; one at a time is spent when the moment comes (CV-POW-09)."""

    n: int
    at: Moment
    do: Effect


@dataclass(frozen=True, slots=True)
class Use(Effect):
    """The card is used when its owner wants, at such a moment, and turned as its type says.

    A reaction comes before the result of what it reacts to, once for each event (CV-POW-13).
    """

    at: Moment
    do: Effect


@dataclass(frozen=True, slots=True)
class Grant(Effect):
    """The targets are free of a rule, or may do what others may not."""

    boon: Boon
    on: Targets = YOU
    lasting: Duration = WHILE_IN_FORCE


@dataclass(frozen=True, slots=True)
class Taunt(Effect):
    """Those who are such targets when it counts take the actor for the closest hero."""

    on: Targets
    lasting: Duration = WHILE_IN_FORCE


# ---- in reaction to a roll -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    """The die that has been rolled is rolled again; the new number counts."""


@dataclass(frozen=True, slots=True)
class Deflect(Effect):
    """The hit misses, or is compared with the actor's AC instead (CV-ATK-07)."""

    to: Deflection


@dataclass(frozen=True, slots=True)
class Reduce(Effect):
    """The damage that is about to be dealt is less, at least 0."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Endure(Effect):
    """The actor does not fall but has so many HP."""

    hp: int


@dataclass(frozen=True, slots=True)
class Brave(Effect):
    """The actor takes as much damage as the player says, not the last HP; `Taken` is how much."""

    most: int
    then: Effect

"""Attacks, what raises them and what protects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.crawl.effects import Amount, Condition, Duration, Effect, Moment, Nothing, Targets
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.effects.vocabulary.aims import YOU
from undercroft.games.alliance.effects.vocabulary.terms import Boon, Extra, Piercing, Reach, Stat
from undercroft.games.alliance.effects.vocabulary.timing import THIS_ROUND

NOTHING: Final[Nothing] = Nothing()


@dataclass(frozen=True, slots=True)
class Bonus(Effect):
    """A stat changes. Its targets are found now, its condition is tested whenever it counts."""

    stat: Stat
    amount: Amount
    on: Targets = YOU
    provided: Condition | None = None
    lasting: Duration = THIS_ROUND


@dataclass(frozen=True, slots=True)
class BaseAttack(Effect):
    """A base for one attack of this activation, with the reach of its kind unless one is given.

    What it pierces and what follows, on a hit or in any case, is for that attack only (AC-45).
    """

    kind: AttackKind
    strength: int
    reach: Reach | None = None
    piercing: Piercing | None = None
    hit: Effect = NOTHING
    after: Effect = NOTHING


@dataclass(frozen=True, slots=True)
class PetAttack(Effect):
    """A free attack without sight, over an open path; only pet bonuses count (DA-BAT-18)."""

    strength: int
    steps: int


@dataclass(frozen=True, slots=True)
class Pierce(Effect):
    """A part of the defence does not count against attacks of the targets."""

    what: Piercing
    on: Targets = YOU
    lasting: Duration = THIS_ROUND


@dataclass(frozen=True, slots=True)
class LimitDamage(Effect):
    """One attack deals no more than so much, after attack minus defence (AC-20)."""

    most: int
    on: Targets = YOU
    lasting: Duration = THIS_ROUND


@dataclass(frozen=True, slots=True)
class Grant(Effect):
    """The targets may do something that others may not."""

    boon: Boon
    on: Targets = YOU
    lasting: Duration = THIS_ROUND


@dataclass(frozen=True, slots=True)
class Allow(Effect):
    """The targets may do something once more, or several times; each use takes one away."""

    extra: Extra
    times: int = 1
    on: Targets = YOU
    lasting: Duration = THIS_ROUND


@dataclass(frozen=True, slots=True)
class React(Effect):
    """For a card: playable when the moment comes, and in the own activation (DA-CARD-16)."""

    to: Moment
    do: Effect


@dataclass(frozen=True, slots=True)
class Redirect(Effect):
    """The attack that is going on is resolved against the actor instead (AC-37)."""

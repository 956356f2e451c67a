"""Conditions: what bonuses, riders and lines of tactics ask."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.crawl.effects import Condition, Filter, Targets
from undercroft.games.caverns.effects.vocabulary.aims import FOE
from undercroft.games.caverns.effects.vocabulary.terms import PowerType, Source


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """Somebody is as all these filters say."""

    like: tuple[Filter, ...]
    on: Targets = FOE


@dataclass(frozen=True, slots=True)
class Absent(Condition):
    """There is no such thing."""

    targets: Targets


@dataclass(frozen=True, slots=True)
class Several(Condition):
    """There are so many such things, or more."""

    n: int
    targets: Targets


@dataclass(frozen=True, slots=True)
class Even(Condition):
    """The die shows an even number."""


@dataclass(frozen=True, slots=True)
class With(Condition):
    """The attack is made with a power of this type."""

    type: PowerType


@dataclass(frozen=True, slots=True)
class From(Condition):
    """The attack against the bearer comes from there."""

    source: Source


@dataclass(frozen=True, slots=True)
class HalfHp(Condition):
    """The actor has half of the maximum HP or less."""


@dataclass(frozen=True, slots=True)
class Fresh(Condition):
    """This line of the tactics was not carried out in the previous Villain Phase."""

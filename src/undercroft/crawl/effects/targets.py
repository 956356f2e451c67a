"""Targets and the filters that narrow them.

Antecedents are named: `Actor` is who does it, `It` what the nearest effect around is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from undercroft.crawl.effects.families import Amount, Condition, Filter, Group, Targets
from undercroft.crawl.effects.flow import SEVERAL, at_least_two


@dataclass(frozen=True, slots=True)
class Actor(Targets):
    """Who does it."""


@dataclass(frozen=True, slots=True)
class It(Targets):
    """What the nearest effect around is about."""


@dataclass(frozen=True, slots=True)
class One(Targets):
    """One thing of the actor's choice."""

    of: Group
    where: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class UpTo(Targets):
    """Some different things of the actor's choice, or none."""

    n: Amount
    of: Group
    where: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class Each(Targets):
    """Every member of the group, without a choice."""

    of: Group
    where: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class NotActor(Filter):
    """Not the one who does it."""


@dataclass(frozen=True, slots=True)
class NotIt(Filter):
    """Not what the nearest effect around is about."""


@dataclass(frozen=True, slots=True)
class Either(Filter):
    """One of several filters is enough."""

    of: Annotated[tuple[Filter, ...], SEVERAL]

    def __post_init__(self) -> None:
        at_least_two(self.of, "a filter of several")


@dataclass(frozen=True, slots=True)
class Except(Filter):
    """What a filter would keep is left out."""

    of: Filter


@dataclass(frozen=True, slots=True)
class Whose(Filter):
    """A condition holds when `It` is the thing in question."""

    test: Condition

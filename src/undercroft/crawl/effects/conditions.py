"""Conditions that compose others, and comparisons of amounts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from undercroft.crawl.effects.families import Amount, Condition, Targets
from undercroft.crawl.effects.flow import SEVERAL, at_least_two


@dataclass(frozen=True, slots=True)
class AllOf(Condition):
    """Every one of them holds."""

    verb: ClassVar[str] = "all"
    of: Annotated[tuple[Condition, ...], SEVERAL]

    def __post_init__(self) -> None:
        at_least_two(self.of, "a condition of several")


@dataclass(frozen=True, slots=True)
class AnyOf(Condition):
    """One of them holds, or more."""

    verb: ClassVar[str] = "any"
    of: Annotated[tuple[Condition, ...], SEVERAL]

    def __post_init__(self) -> None:
        at_least_two(self.of, "a condition of several")


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """It does not hold."""

    of: Condition


@dataclass(frozen=True, slots=True)
class AtLeast(Condition):
    """An amount reaches a number."""

    amount: Amount
    n: int


@dataclass(frozen=True, slots=True)
class AtMost(Condition):
    """An amount does not exceed a number."""

    amount: Amount
    n: int


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """There is something that could be meant."""

    targets: Targets

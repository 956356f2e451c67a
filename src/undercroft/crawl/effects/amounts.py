"""Amounts: numbers, and how to find them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from undercroft.crawl.decode.notes import Between, Length
from undercroft.crawl.effects.families import Amount, Targets
from undercroft.crawl.effects.flow import SEVERAL, at_least_two


@dataclass(frozen=True, slots=True)
class Number(Amount):
    """A plain number."""

    implied: ClassVar[bool] = True
    value: int


@dataclass(frozen=True, slots=True)
class Plus(Amount):
    """A sum."""

    terms: Annotated[tuple[Amount, ...], SEVERAL]

    def __post_init__(self) -> None:
        at_least_two(self.terms, "a sum")


@dataclass(frozen=True, slots=True)
class Times(Amount):
    """A multiple."""

    by: Annotated[int, Between(-100, 100)]
    of: Amount


@dataclass(frozen=True, slots=True)
class Share(Amount):
    """An amount divided, rounded down."""

    of: Amount
    by: Annotated[int, Between(2, 100)]

    def __post_init__(self) -> None:
        if self.by < 2:
            raise ValueError("an amount is shared by two or more")


@dataclass(frozen=True, slots=True)
class Least(Amount):
    """The smallest of several amounts."""

    of: Annotated[tuple[Amount, ...], SEVERAL]

    def __post_init__(self) -> None:
        at_least_two(self.of, "what is compared")


@dataclass(frozen=True, slots=True)
class Most(Amount):
    """The largest of several amounts."""

    of: Annotated[tuple[Amount, ...], SEVERAL]

    def __post_init__(self) -> None:
        at_least_two(self.of, "what is compared")


@dataclass(frozen=True, slots=True)
class ByLevel(Amount):
    """A number for each level of the actor; None where the actor cannot have come by it yet."""

    values: Annotated[tuple[int | None, ...], Length(1, 10)]


@dataclass(frozen=True, slots=True)
class CountOf(Amount):
    """How many things could be meant."""

    targets: Targets


@dataclass(frozen=True, slots=True)
class Shown(Amount):
    """The number that the die shows which decides here."""

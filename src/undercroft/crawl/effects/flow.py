"""Effects that compose other effects, and nothing else.

Every value has one way to be written: a sequence or a choice has two parts or more.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Annotated, ClassVar

from undercroft.crawl.decode.notes import Length
from undercroft.crawl.effects.durations import ALWAYS
from undercroft.crawl.effects.families import (
    Amount,
    Condition,
    Cost,
    Duration,
    Effect,
    Moment,
    Targets,
)
from undercroft.kernel.chance import Die

SEVERAL = Length(2, 20)
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def at_least_two(parts: tuple[object, ...], what: str) -> None:
    """Refuse a list that is not a list."""
    if len(parts) < 2:
        raise ValueError(f"{what} has two parts or more")


@dataclass(frozen=True, slots=True)
class Nothing(Effect):
    """Nothing happens."""


@dataclass(frozen=True, slots=True)
class Seq(Effect):
    """One step after the other, whatever comes of each."""

    implied: ClassVar[bool] = True
    steps: Annotated[tuple[Effect, ...], SEVERAL]

    def __post_init__(self) -> None:
        at_least_two(self.steps, "a sequence")


@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    """The actor's seat chooses one of the options; what cannot be paid is not offered."""

    options: Annotated[tuple[Effect, ...], SEVERAL]

    def __post_init__(self) -> None:
        at_least_two(self.options, "a choice")


@dataclass(frozen=True, slots=True)
class May(Effect):
    """The actor's seat says whether it is done."""

    do: Effect


@dataclass(frozen=True, slots=True)
class Pay(Effect):
    """A cost, and what it buys. What cannot be paid does not happen."""

    cost: Cost
    then: Effect


@dataclass(frozen=True, slots=True)
class If(Effect):
    """A condition decides what is done."""

    test: Condition
    then: Effect
    otherwise: Effect = Nothing()


@dataclass(frozen=True, slots=True)
class IfDone(Effect):
    """Whether something happened decides what is done after it."""

    first: Effect
    then: Effect = Nothing()
    otherwise: Effect = Nothing()

    def __post_init__(self) -> None:
        if self.then == self.otherwise == Nothing():
            raise ValueError("something must be done after it, or if it fails")


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """For every target in turn, which `It` names inside."""

    on: Targets
    do: Effect


@dataclass(frozen=True, slots=True)
class As(Effect):
    """Somebody else is the actor inside: makes the choices, is meant by `Actor`."""

    on: Targets
    do: Effect


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """The same several times."""

    times: Amount
    do: Effect


@dataclass(frozen=True, slots=True)
class Row:
    """What happens when a die shows a number from `low` to `high`."""

    low: int
    high: int
    do: Effect


@dataclass(frozen=True, slots=True)
class RollTable(Effect):
    """A die decides among rows; `Shown` is its number inside."""

    die: str
    rows: Annotated[tuple[Row, ...], SEVERAL]

    def __post_init__(self) -> None:
        at_least_two(self.rows, "a table")
        if self.die not in Die.of:
            raise ValueError(f"there is no die {self.die!r}; there are {', '.join(Die.of)}")
        for row, after in zip(self.rows, (*self.rows[1:], None)):
            if row.low > row.high or (after is not None and after.low != row.high + 1):
                raise ValueError(f"the rows of a table follow one another; see {row.low}")


@dataclass(frozen=True, slots=True)
class When(Effect):
    """Each time a moment comes, as long as this lasts."""

    moment: Moment
    do: Effect
    lasting: Duration = ALWAYS


@dataclass(frozen=True, slots=True)
class Special(Effect):
    """Written by hand; the few cards for which composing words would not pay."""

    builtin_only: ClassVar[bool] = True
    id: str

    def __post_init__(self) -> None:
        if not ID.fullmatch(self.id):
            raise ValueError(f"{self.id!r} is not an id such as last-word")

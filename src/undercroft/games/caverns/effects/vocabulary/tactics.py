"""Tactics, traps and what only monsters, villains and allies do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between, Length
from undercroft.crawl.effects import Condition, Effect, Group, Targets
from undercroft.games.caverns.effects.vocabulary.aims import Heroes, The
from undercroft.games.caverns.effects.vocabulary.terms import Closing, Measure

CLOSEST_HERO: Final[The] = The(Measure.CLOSEST, Heroes())


@dataclass(frozen=True, slots=True)
class Line:
    """What is done if all these conditions hold and somebody is meant."""

    do: Effect
    when: tuple[Condition, ...] = ()


@dataclass(frozen=True, slots=True)
class Tactics(Effect):
    """The first line that holds is carried out, and no other (CV-MON-10).

    A line that means nobody does not hold, nor one whose `Approach` finds no room (CV-MON-18).
    """

    lines: Annotated[tuple[Line, ...], Length(1, 6)]


@dataclass(frozen=True, slots=True)
class Approach(Effect):
    """The actor and the closest of a group so near come together, then something is done about it.

    `It` is the one found. They are tried closest first until one has room (CV-MON-16).
    """

    how: Closing
    tiles: Annotated[int, Between(1, 9)]
    of: Group
    then: Effect


@dataclass(frozen=True, slots=True)
class Advance(Effect):
    """Tile by tile toward somebody, who may be on the same tile (CV-MON-20, CV-MON-22)."""

    tiles: Annotated[int, Between(1, 9)]
    toward: Targets = CLOSEST_HERO


@dataclass(frozen=True, slots=True)
class Trap(Effect):
    """Activated in the queue; a roll of so much or more in place of an attack ends it."""

    disable: Annotated[int, Between(2, 20)]
    do: Effect

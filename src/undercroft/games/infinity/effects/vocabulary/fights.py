"""Attacks and bombs, what hurts without a roll, what changes stats, and new enemies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between, Length
from undercroft.crawl.effects import (
    Always,
    Amount,
    Condition,
    Duration,
    Effect,
    Group,
    Nothing,
    Targets,
)
from undercroft.crawl.effects.durations import ALWAYS
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.effects.vocabulary.aims import NONE, YOU
from undercroft.games.infinity.effects.vocabulary.terms import Ill, Stat, Surprise

NOTHING: Final[Nothing] = Nothing()
WHILE_IN_FORCE: Final[Always] = ALWAYS

# ---- attacks -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """One hit roll for each target, with the actor's Power and hit chance changed (DI-ABIL-04).

    It happened when one hit. `hit` is done after the damage of each hit; `It` is the target and
    `Shown` the roll. A `quiet` attack changes no focus (DI-JOIN-04); `melee` is said of one that
    would not be (DI-HERO-17).
    """

    on: Targets
    power: Amount = NONE
    chance: Amount = NONE
    deals: Element | None = None
    quiet: bool = False
    melee: bool = False
    hit: Effect = NOTHING


@dataclass(frozen=True, slots=True)
class Bomb(Effect):
    """A throw at a place in reach, with the grid of the card (DI-HERO-02, IC-08).

    `power` is added to the numbers of the grid other than 0, `throw` to the highest roll of a
    bull's eye. `centre` is done to the enemy where it lands, `struck` to each enemy that it
    strikes (IC-64); `It` is that enemy.
    """

    power: Amount = NONE
    throw: Amount = NONE
    deals: Element | None = None
    centre: Effect = NOTHING
    struck: Effect = NOTHING


@dataclass(frozen=True, slots=True)
class Blow(Effect):
    """A hit of this Power without a roll, less Defense (DI-DMG-01, IC-57)."""

    power: Amount
    on: Targets
    deals: Element | None = None


@dataclass(frozen=True, slots=True)
class Lose(Effect):
    """So much Health goes, whatever the Defense; who is weak to the element loses 2 more."""

    amount: Amount
    on: Targets
    deals: Element | None = None


# ---- what changes stats --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bonus(Effect):
    """A stat changes. Chosen targets are fixed; `Each` and conditions are read when it counts.

    Where the stat belongs to an attack of the actor, `It` is its target.
    """

    stat: Stat
    amount: Amount
    on: Targets = YOU
    provided: Condition | None = None
    lasting: Duration = WHILE_IN_FORCE


@dataclass(frozen=True, slots=True)
class Hold(Effect):
    """A stat is that number, after all other changes."""

    stat: Stat
    value: int
    on: Targets = YOU
    lasting: Duration = WHILE_IN_FORCE


@dataclass(frozen=True, slots=True)
class Infuse(Effect):
    """Normal attacks deal an element too (DI-STAT-06, DI-ELEM-04)."""

    element: Element
    on: Targets = YOU
    lasting: Duration = WHILE_IN_FORCE


@dataclass(frozen=True, slots=True)
class Ward(Effect):
    """An ill has no effect on the actor (DI-ELEM-05)."""

    ill: Ill
    lasting: Duration = WHILE_IN_FORCE


@dataclass(frozen=True, slots=True)
class Shield(Effect):
    """The next so many Health that would go stay, whatever takes them (IC-12)."""

    amount: Amount
    on: Targets
    lasting: Duration


# ---- enemies -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Option:
    """The four ways of an option card (DI-MIST-08).

    `approach` is added to the number of the Power test, `bonus` to the enemies' hit chance in
    their first phase after a failed sneak (DI-MIST-10, IC-53).
    """

    approach: Annotated[int, Between(2, 8)]
    bonus: Annotated[int, Between(1, 5)]


@dataclass(frozen=True, slots=True)
class Fight(Effect):
    """A new group of enemies focuses on the actor; the turn goes on.

    `after` is done when the last of the group has fallen (IC-40); `It` is the hero who struck.
    """

    foes: Annotated[tuple[Group, ...], Length(1, 2)]
    surprise: Surprise | None = None
    option: Option | None = None
    after: Effect = NOTHING


@dataclass(frozen=True, slots=True)
class BringLord(Effect):
    """The lord comes to a tile; the meter goes and his deck is shuffled (DI-LORD-12)."""

    on: Targets

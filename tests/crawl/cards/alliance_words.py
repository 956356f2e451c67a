"""Sample words of Alliance."""

from dataclasses import dataclass
from enum import Enum

from undercroft.crawl.effects import (
    Actor,
    Amount,
    Condition,
    Cost,
    Duration,
    Effect,
    Filter,
    Group,
    Moment,
    Targets,
)

YOU = Actor()


class Stat(Enum):
    MELEE = "melee"
    RANGED = "ranged"
    ATTACK = "attack"
    ARMOR = "armor"
    DODGE = "dodge"
    SPEED = "speed"


class Kind(Enum):
    MELEE = "melee"
    RANGED = "ranged"


class Boon(Enum):
    FREE_LEAVE = "free-leave"


@dataclass(frozen=True, slots=True)
class ThisRound(Duration):
    """Until the round ends."""


@dataclass(frozen=True, slots=True)
class Unconditional(Condition):
    """It holds."""


THIS_ROUND = ThisRound()
ALWAYS_HOLDS = Unconditional()


@dataclass(frozen=True, slots=True)
class Bonus(Effect):
    """A stat changes; a condition is tested whenever the stat counts."""

    stat: Stat
    amount: Amount
    on: Targets = YOU
    provided: Condition = ALWAYS_HOLDS
    lasting: Duration = THIS_ROUND


@dataclass(frozen=True, slots=True)
class Grant(Effect):
    """A figure may do what it otherwise may not."""

    boon: Boon
    on: Targets = YOU


@dataclass(frozen=True, slots=True)
class BaseAttack(Effect):
    """The next attack is of this kind, with this strength and reach."""

    kind: Kind
    strength: int
    nearest: int
    farthest: int


@dataclass(frozen=True, slots=True)
class Root(Effect):
    """It does not move this round."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Exhaust(Effect):
    """It has had its turn."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Teleport(Effect):
    """The actor is elsewhere at once."""

    on: Targets


@dataclass(frozen=True, slots=True)
class SpendSpeed(Cost):
    """Speed is spent."""

    n: int


@dataclass(frozen=True, slots=True)
class Behind(Condition):
    """The attacker stands behind what it attacks."""


@dataclass(frozen=True, slots=True)
class LevelOf(Amount):
    """The level of one figure."""

    who: Targets


@dataclass(frozen=True, slots=True)
class Characters(Group):
    """Heroes and monsters."""


@dataclass(frozen=True, slots=True)
class EmptySpaces(Group):
    """Spaces on which nobody stands."""


@dataclass(frozen=True, slots=True)
class Near(Filter):
    """A space not farther from the actor than so much."""

    n: int


@dataclass(frozen=True, slots=True)
class InRoom(Filter):
    """In the room of the actor."""


@dataclass(frozen=True, slots=True)
class Attacked(Moment):
    """An enemy attacks the bearer."""


@dataclass(frozen=True, slots=True)
class AfterAttack(Moment):
    """The bearer has attacked."""


@dataclass(frozen=True, slots=True)
class EndPhase(Moment):
    """The round ends."""

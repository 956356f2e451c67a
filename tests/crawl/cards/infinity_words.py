"""Sample words of Infinity."""

from dataclasses import dataclass
from enum import Enum

from undercroft.crawl.effects import (
    Amount,
    Condition,
    Duration,
    Effect,
    Filter,
    Moment,
    Nothing,
    Targets,
)

NOTHING = Nothing()


class Element(Enum):
    PLAIN = "plain"
    FIRE = "fire"
    ICE = "ice"
    POISON = "poison"


class Skill(Enum):
    SNEAK = "sneak"
    POWER = "power"


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """A hit roll for each target, with Power and hit chance changed."""

    power: Amount
    chance: Amount
    on: Targets
    element: Element = Element.PLAIN
    hit: Effect = NOTHING
    after: Effect = NOTHING


@dataclass(frozen=True, slots=True)
class Bomb(Effect):
    """Thrown at a formation; three numbers for each row, near row first."""

    near: tuple[int, int, int]
    middle: tuple[int, int, int]
    far: tuple[int, int, int]
    power: Amount
    throw: Amount
    element: Element


@dataclass(frozen=True, slots=True)
class Test(Effect):
    """A d20 must not show more than the amount."""

    amount: Amount
    then: Effect
    otherwise: Effect


@dataclass(frozen=True, slots=True)
class Turns(Duration):
    """So many turns of the hero."""

    n: int


@dataclass(frozen=True, slots=True)
class Stun(Effect):
    """It does nothing for a while."""

    on: Targets
    lasting: Duration


@dataclass(frozen=True, slots=True)
class Confuse(Effect):
    """It attacks its own for a while."""

    on: Targets
    lasting: Duration


@dataclass(frozen=True, slots=True)
class Minions(Effect):
    """Minions come and fight."""

    count: Amount


@dataclass(frozen=True, slots=True)
class Coins(Effect):
    """The actor gets coins."""

    n: int


@dataclass(frozen=True, slots=True)
class Xp(Effect):
    """The actor gets experience."""

    n: int


@dataclass(frozen=True, slots=True)
class Noise(Effect):
    """It is heard."""

    n: int


@dataclass(frozen=True, slots=True)
class DrawLordEvents(Effect):
    """Lord events are drawn."""

    n: int


@dataclass(frozen=True, slots=True)
class Embolden(Effect):
    """The enemies here hit more easily at first."""

    n: int


@dataclass(frozen=True, slots=True)
class Disperse(Effect):
    """The enemies here go away."""


@dataclass(frozen=True, slots=True)
class GoBack(Effect):
    """The actor returns to where it came from."""


@dataclass(frozen=True, slots=True)
class HeroCount(Amount):
    """How many heroes play."""


@dataclass(frozen=True, slots=True)
class SkillOf(Amount):
    """A number of the actor's board."""

    skill: Skill


@dataclass(frozen=True, slots=True)
class Unhurt(Condition):
    """It has lost no health yet."""

    who: Targets


@dataclass(frozen=True, slots=True)
class InRow(Filter):
    """Not in a deeper row of the formation than this."""

    n: int


@dataclass(frozen=True, slots=True)
class GroupFalls(Moment):
    """The last enemy of the group falls."""

"""Sample words of Caverns."""

from dataclasses import dataclass

from undercroft.crawl.effects import (
    Amount,
    Cost,
    Effect,
    Filter,
    Group,
    Moment,
    Nothing,
    Targets,
)

NOTHING = Nothing()


@dataclass(frozen=True, slots=True)
class Attack(Effect):
    """A roll against each target's armour; what hits, what misses, what follows either way."""

    bonus: Amount
    damage: Amount
    on: Targets
    hit: Effect = NOTHING
    miss: Effect = NOTHING
    after: Effect = NOTHING


@dataclass(frozen=True, slots=True)
class Chain(Effect):
    """From one to the next, never to one twice, as long as something happens."""

    on: Targets
    onward: Targets
    do: Effect


@dataclass(frozen=True, slots=True)
class Pull(Effect):
    """It comes to the actor."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Walk(Effect):
    """The actor goes there."""

    on: Targets


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """A thing is lost."""

    on: Targets


@dataclass(frozen=True, slots=True)
class FaceDown(Effect):
    """A card cannot be used for now."""

    on: Targets


@dataclass(frozen=True, slots=True)
class PlaceMonster(Effect):
    """A monster comes to the actor."""


@dataclass(frozen=True, slots=True)
class DrawTreasure(Effect):
    """A treasure is drawn."""


@dataclass(frozen=True, slots=True)
class ExtraEncounter(Effect):
    """The next seat meets with more."""


@dataclass(frozen=True, slots=True)
class Reduce(Effect):
    """Damage about to be taken is less."""

    amount: Amount


@dataclass(frozen=True, slots=True)
class Flip(Cost):
    """The card itself is turned face down."""


@dataclass(frozen=True, slots=True)
class Items(Group):
    """Items of the actor."""


@dataclass(frozen=True, slots=True)
class Utilities(Group):
    """Utilities of the actor that lie face up."""


@dataclass(frozen=True, slots=True)
class QueuedCards(Group):
    """Cards in the actor's queue."""


@dataclass(frozen=True, slots=True)
class FreeSquares(Group):
    """Squares on which nobody stands."""


@dataclass(frozen=True, slots=True)
class InReach(Filter):
    """A square that a walk of so many steps reaches."""

    n: int


@dataclass(frozen=True, slots=True)
class NearIt(Filter):
    """Not farther away from what this is about than so much."""

    n: int


@dataclass(frozen=True, slots=True)
class Closest(Filter):
    """No other is nearer to what this is about."""


@dataclass(frozen=True, slots=True)
class DamagedByNeighbour(Moment):
    """An adjacent enemy is about to damage the bearer."""

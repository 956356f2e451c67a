"""Sample words that all three sets of cards speak."""

from dataclasses import dataclass

from undercroft.crawl.effects import Amount, Effect, Filter, Group, Targets


@dataclass(frozen=True, slots=True)
class Heroes(Group):
    """Heroes that stand."""


@dataclass(frozen=True, slots=True)
class Monsters(Group):
    """Monsters on the board."""


@dataclass(frozen=True, slots=True)
class Within(Filter):
    """Not farther away from the actor than so much."""

    n: int


@dataclass(frozen=True, slots=True)
class Damage(Effect):
    """Health is lost, whatever protects."""

    amount: Amount
    on: Targets


@dataclass(frozen=True, slots=True)
class Heal(Effect):
    """Health comes back."""

    amount: Amount
    on: Targets

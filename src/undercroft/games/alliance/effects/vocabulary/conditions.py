"""Conditions, which a bonus tests each time it would count: `Actor` attacks `Foe`."""

from __future__ import annotations

from dataclasses import dataclass

from undercroft.crawl.effects import Condition, Filter, Targets
from undercroft.games.alliance.content.schema import AttackKind


@dataclass(frozen=True, slots=True)
class Behind(Condition):
    """The attacker is not in the arc of the one it attacks (AC-12)."""


@dataclass(frozen=True, slots=True)
class Moved(Condition):
    """The actor has moved so many spaces or more in this activation (AC-09)."""

    spaces: int


@dataclass(frozen=True, slots=True)
class Wounded(Condition):
    """Somebody has so many wounds or more."""

    wounds: int
    on: Targets


@dataclass(frozen=True, slots=True)
class Versus(Condition):
    """The attack is of this kind, and no pet's."""

    kind: AttackKind


@dataclass(frozen=True, slots=True)
class Beside(Condition):
    """So many monsters of a sort, or more, are next to the bearer; counted at each attack."""

    n: int
    where: tuple[Filter, ...]


@dataclass(frozen=True, slots=True)
class AgainstFinal(Condition):
    """The one attacked is a final enemy."""


@dataclass(frozen=True, slots=True)
class NearBearer(Condition):
    """So near to the hero whose column the card lies in, while that hero stands (AC-02)."""

    spaces: int

"""Whom and what effects mean: targets, groups of things, and filters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between, Length
from undercroft.crawl.effects import Actor, Amount, Each, Filter, Group, It, Targets


@dataclass(frozen=True, slots=True)
class Foe(Targets):
    """The enemy that is being attacked, where an attack is spoken of."""


YOU: Final[Actor] = Actor()
IT: Final[It] = It()
FOE: Final[Foe] = Foe()


@dataclass(frozen=True, slots=True)
class OwnHeroes(Group):
    """The heroes of the actor's alliance, the actor and defeated ones included (AC-04)."""


@dataclass(frozen=True, slots=True)
class HeroesOnSide(Group):
    """The heroes of the actor's alliance and of its partners, defeated ones included (A-49)."""


@dataclass(frozen=True, slots=True)
class Allies(Group):
    """The standing heroes of the actor's alliance, the actor included."""


@dataclass(frozen=True, slots=True)
class Heroes(Group):
    """The heroes of every alliance that stand, or all of them."""

    fallen: bool = False


@dataclass(frozen=True, slots=True)
class Monsters(Group):
    """The monsters on the board."""


@dataclass(frozen=True, slots=True)
class MonstersAndRivals(Group):
    """The monsters, and the standing heroes of other alliances (DA-PVP-01)."""


@dataclass(frozen=True, slots=True)
class Characters(Group):
    """Standing heroes and monsters."""


@dataclass(frozen=True, slots=True)
class EmptySpaces(Group):
    """Spaces of the dungeon on which a move may end (DA-MOV-07).

    Where a distance is named, only those that the actor sees, so far away at most.
    """

    within: int | None = None


EVERY_HERO: Final[Each] = Each(OwnHeroes())


@dataclass(frozen=True, slots=True)
class Within(Filter):
    """So many spaces from the actor at most; walls do not count (DA-GEO-09)."""

    spaces: int


@dataclass(frozen=True, slots=True)
class InSight(Filter):
    """In the actor's arc and in line of sight, or the actor (DA-LOS-08)."""


@dataclass(frozen=True, slots=True)
class InArc(Filter):
    """In front of the actor or beside it (DA-LOS-01)."""


@dataclass(frozen=True, slots=True)
class NextTo(Filter):
    """Adjacent to somebody, and so somebody else; fixed before anybody is removed (AC-05)."""

    to: Targets


@dataclass(frozen=True, slots=True)
class InRoom(Filter):
    """In the actor's room."""


@dataclass(frozen=True, slots=True)
class WithinRooms(Filter):
    """In the actor's room or no more than so many archways away."""

    rooms: int


@dataclass(frozen=True, slots=True)
class UpToLevel(Filter):
    """Of this level or a lower one if it is a monster; heroes have none."""

    level: Annotated[int, Between(1, 3)]


@dataclass(frozen=True, slots=True)
class OfKind(Filter):
    """A monster of one of these kinds."""

    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ByPlayers(Amount):
    """A number for one player, two, three and four."""

    values: Annotated[tuple[int, ...], Length(4, 4)]


@dataclass(frozen=True, slots=True)
class ByTokenLevel(Amount):
    """A number for each level of the challenge token that this is about."""

    values: Annotated[tuple[int, ...], Length(3, 3)]

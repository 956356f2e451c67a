"""Whom and what effects mean: targets, groups of things, filters, and amounts of them.

`Actor` is the hero who uses or drew the card or bears the thing, and on an enemy card the enemy.
`It` is the target of the roll inside an attack, the thing in question inside `ForEach` and inside
the condition or amount of a bonus, and in a moment what the occasion is about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between
from undercroft.crawl.effects import Actor, Amount, Filter, Group, It, Number, Targets
from undercroft.games.infinity.content.schema import Tag, TileKind
from undercroft.games.infinity.effects.vocabulary.terms import Measure, Pick, Rank, Shape, Side

YOU: Final[Actor] = Actor()
IT: Final[It] = It()
NONE: Final[Number] = Number(0)

# ---- targets -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Area(Targets):
    """The enemies of a shape around one place in reach, chosen, or around something named.

    The row of the card says the reach; for who joins a fight it is counted from behind (IC-04).
    """

    shape: Shape
    around: Targets | None = None


@dataclass(frozen=True, slots=True)
class The(Targets):
    """The one thing of a group that is taken, without asking anybody."""

    by: Pick
    of: Group
    where: tuple[Filter, ...] = ()


@dataclass(frozen=True, slots=True)
class TileOf(Targets):
    """The tile of somebody."""

    of: Targets = YOU


@dataclass(frozen=True, slots=True)
class DoorAt(Targets):
    """The open door of the tile on a side, else the next one clockwise (DI-HAZ-21)."""

    side: Side


@dataclass(frozen=True, slots=True)
class LastDoor(Targets):
    """The door that the actor came through last (IC-34)."""


HERE: Final[TileOf] = TileOf()

# ---- groups --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Heroes(Group):
    """The heroes in the game, the exhausted ones too (DI-RISK-06)."""


@dataclass(frozen=True, slots=True)
class Enemies(Group):
    """The enemies in play."""


@dataclass(frozen=True, slots=True)
class Fellows(Group):
    """The other enemies of the actor's formation, while the actor is well (DI-ENEMY-02, 05)."""


@dataclass(frozen=True, slots=True)
class Tiles(Group):
    """Revealed tiles that are no hazards (DI-MOVE-32)."""


@dataclass(frozen=True, slots=True)
class Doors(Group):
    """The open doors of the actor's tile."""


@dataclass(frozen=True, slots=True)
class Minions(Group):
    """So many minions from the deck (DI-RISK-05)."""

    n: Amount


@dataclass(frozen=True, slots=True)
class Sentinels(Group):
    """So many sentinels from the deck; they stand before the minions (IC-70)."""

    n: Annotated[int, Between(1, 9)] = 1


# ---- filters -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Here(Filter):
    """In the actor's tile, or that tile itself."""


@dataclass(frozen=True, slots=True)
class Within(Filter):
    """So many tiles away by path at most."""

    tiles: Amount


@dataclass(frozen=True, slots=True)
class OfKind(Filter):
    """An enemy with a tag or of a rank, or a tile of a kind."""

    kind: Tag | Rank | TileKind


@dataclass(frozen=True, slots=True)
class Focused(Filter):
    """Enemies that are focused on the actor (DI-FOCUS-01)."""


@dataclass(frozen=True, slots=True)
class Hidden(Filter):
    """Heroes who are hidden (IC-13)."""


@dataclass(frozen=True, slots=True)
class Fought(Filter):
    """Heroes who attacked an enemy of the group that has fallen."""


# ---- amounts -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Printed(Amount):
    """What a row of the card says at the user's level when it was paid in full (IC-02, IC-52)."""

    row: Annotated[int, Between(1, 2)]


@dataclass(frozen=True, slots=True)
class Of(Amount):
    """A number of somebody."""

    measure: Measure
    on: Targets

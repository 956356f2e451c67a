"""Whom and what effects mean: targets, groups of things, and filters.

`Actor` is the hero who uses the card, who drew the encounter or in whose queue the trap lies, and
in tactics the figure that acts. `It` is the target of the roll inside an attack, the thing in
question inside `ForEach`, and in a moment the figure or card that brought it about.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between, Length
from undercroft.crawl.effects import Actor, Amount, Each, Filter, Group, It, Targets
from undercroft.games.caverns.content.schema import Feature, Keyword
from undercroft.games.caverns.effects.vocabulary.terms import (
    Face,
    Landmark,
    Measure,
    PowerType,
    Side,
    TurnCount,
    Zone,
)

Steps = Annotated[int, Between(0, 9)]

# ---- targets -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Foe(Targets):
    """The one that is being attacked, where a bonus or an attack of the bearer is spoken of."""


@dataclass(frozen=True, slots=True)
class This(Targets):
    """The card itself; of a trap also its markers, of an ally its figure."""


YOU: Final[Actor] = Actor()


@dataclass(frozen=True, slots=True)
class TileOf(Targets):
    """The tile of a figure, one of the tiles of a large one; of a trap the tile where it lies."""

    of: Targets = YOU


@dataclass(frozen=True, slots=True)
class NewTile(Targets):
    """The tile that was laid last."""


@dataclass(frozen=True, slots=True)
class NextHero(Targets):
    """The hero of the next seat clockwise."""


@dataclass(frozen=True, slots=True)
class Keeper(Targets):
    """The hero whose ally acts."""


@dataclass(frozen=True, slots=True)
class LastPlace(Targets):
    """The tile from which the actor was removed."""


IT: Final[It] = It()
FOE: Final[Foe] = Foe()
THIS: Final[This] = This()
HERE: Final[TileOf] = TileOf()


@dataclass(frozen=True, slots=True)
class The(Targets):
    """The one thing of a group that stands out; the active player settles ties (CV-MON-13).

    Distances are tile steps from the nearest of `to`; what cannot be reached is left out
    (CV-DIST-10).
    """

    by: Measure
    of: Group
    where: tuple[Filter, ...] = ()
    to: Targets = YOU


@dataclass(frozen=True, slots=True)
class Greatest(Targets):
    """The one thing of a group of which an amount is greatest; `It` is the thing in question.

    The active player settles ties (CV-MON-13).
    """

    by: Amount
    of: Group
    where: tuple[Filter, ...] = ()


# ---- groups --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Enemies(Group):
    """Whom the actor may attack: monsters, villains, objects, heroes made enemies (CV-OBJ-03)."""


@dataclass(frozen=True, slots=True)
class Monsters(Group):
    """The monsters and villains in play (CV-VILL-12)."""


@dataclass(frozen=True, slots=True)
class Heroes(Group):
    """The heroes on the board, of the own team for friendly cards (CV-COMPET-07).

    Where a monster or villain is the actor: the standing ones, and allies (CV-MON-12).
    """


@dataclass(frozen=True, slots=True)
class Figures(Group):
    """All figures of some sides, whoever acts."""

    sides: Annotated[tuple[Side, ...], Length(1, 3)]


@dataclass(frozen=True, slots=True)
class Tiles(Group):
    """Tiles in play."""


@dataclass(frozen=True, slots=True)
class Edges(Group):
    """Unexplored edges (CV-EDGE-01)."""


@dataclass(frozen=True, slots=True)
class Squares(Group):
    """Passable squares on which nobody stands."""


@dataclass(frozen=True, slots=True)
class Cards(Group):
    """Cards that lie there before a hero, face up or down; the oldest of a queue first."""

    zone: Zone
    of: Targets = YOU


@dataclass(frozen=True, slots=True)
class Powers(Group):
    """Powers that lie face up or down; who parts with them chooses. Utilities include stances.

    Those of each hero are those of the actor's whole team.
    """

    face: Face
    types: Annotated[tuple[PowerType, ...], Length(1, 3)]
    of: Targets = YOU


# ---- filters -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Adjacent(Filter):
    """One step away, whoever stands there (CV-DIST-03)."""

    to: Targets = YOU


@dataclass(frozen=True, slots=True)
class Apart(Filter):
    """Not adjacent to the actor."""


@dataclass(frozen=True, slots=True)
class OnTile(Filter):
    """On a tile of somebody, or on a tile itself."""

    of: Targets = YOU


@dataclass(frozen=True, slots=True)
class There(Filter):
    """On the tile that this is about."""


@dataclass(frozen=True, slots=True)
class Within(Filter):
    """So many tile steps away at most (CV-DIST-02)."""

    tiles: Steps
    of: Targets = YOU


@dataclass(frozen=True, slots=True)
class Connected(Filter):
    """A tile connected to a tile of somebody (CV-TILE-11)."""

    to: Targets = YOU


@dataclass(frozen=True, slots=True)
class OnFeature(Filter):
    """On a tile with one of these features, or such a tile itself."""

    features: tuple[Feature, ...]


@dataclass(frozen=True, slots=True)
class OnTrap(Filter):
    """On a tile with a marker of this trap."""


@dataclass(frozen=True, slots=True)
class Deserted(Filter):
    """A tile without heroes."""


@dataclass(frozen=True, slots=True)
class Roomy(Filter):
    """A tile with a free square."""


@dataclass(frozen=True, slots=True)
class PartOf(Filter):
    """A tile of one of the places that are laid of several tiles (CV-VILLAIN-09)."""

    of: Landmark


@dataclass(frozen=True, slots=True)
class OfKind(Filter):
    """With one of these keywords."""

    of: tuple[Keyword, ...]


@dataclass(frozen=True, slots=True)
class Villainous(Filter):
    """A villain."""


@dataclass(frozen=True, slots=True)
class Small(Filter):
    """Of size 1."""


@dataclass(frozen=True, slots=True)
class Hurt(Filter):
    """Damaged."""


@dataclass(frozen=True, slots=True)
class OnFeet(Filter):
    """With more than 0 HP."""


@dataclass(frozen=True, slots=True)
class Marked(Filter):
    """With the token that this card laid, or on the tile that has it."""


@dataclass(frozen=True, slots=True)
class Beginner(Filter):
    """Of level 1."""


@dataclass(frozen=True, slots=True)
class Paired(Filter):
    """With another such hero so many tile steps away at most."""

    tiles: Steps


@dataclass(frozen=True, slots=True)
class Bearing(Filter):
    """Carrying a bowl."""


# ---- amounts -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Hp(Amount):
    """The HP of what this is about."""


@dataclass(frozen=True, slots=True)
class Made(Amount):
    """How much of it there has been in this Hero Phase, or in the attack that is going on."""

    what: TurnCount


@dataclass(frozen=True, slots=True)
class Taken(Amount):
    """The damage that the actor has chosen to take."""


EVERYONE: Final[Each] = Each(Heroes())
TILEMATES: Final[Each] = Each(Heroes(), (OnTile(),))

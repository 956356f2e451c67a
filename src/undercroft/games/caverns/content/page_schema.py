"""What a row of `tables/adventures.toml` can say; what else a page does is in `adventures/`."""

from dataclasses import dataclass, field
from typing import Annotated, Final

from undercroft.crawl.decode import Between, IdOf, Length, NewId
from undercroft.crawl.tables import Word
from undercroft.games.caverns.content.schema import CardSet


class Place(Word):
    """Where the villain of an adventure enters."""

    NOWHERE = 0
    LADDER = 1
    LAIR = 2
    RUNE = 3
    PATCH = 4
    FISSURE = 5


class NoSurge(Word):
    """What happens to a hero who must spend a surge token and has none."""

    DEFEAT = 0
    OUT = 1


class Pool(Word):
    """Who shares the surge tokens, and each of whom has the number given."""

    PARTY = 0
    TEAM = 1
    SEAT = 2


@dataclass(frozen=True, slots=True)
class Run:
    """A part of the tile stack: the named tiles shuffled among `count` others."""

    count: int = 0
    tiles: tuple[Annotated[str, IdOf("tile")], ...] = ()

    @property
    def size(self) -> int:
        """How many tiles it holds."""
        return self.count + len(self.tiles)


@dataclass(frozen=True, slots=True)
class Cave:
    """A finite cave: its rings of cavern tiles, and its fissures with their stats."""

    rings: int
    fissures: int = 0
    ac: int = 0
    hp: int = 0


@dataclass(frozen=True, slots=True)
class Guards:
    """So many monsters for each hero, and so many more or fewer."""

    each: int = 0
    more: int = 0

    def count(self, heroes: int) -> int:
        """How many monsters stand guard against a number of heroes."""
        return self.each * heroes + self.more


NO_GUARDS: Final = Guards()


@dataclass(frozen=True, slots=True)
class Trigger:
    """What comes with a tile of the stack: a double tile behind it, and guards.

    `waits` when the double tile does not come at once; `far` is laid in place of its far half.
    """

    tile: Annotated[str, IdOf("tile")]
    attaches: Annotated[str, IdOf("double tile")] | None = None
    guards: Guards = NO_GUARDS
    waits: bool = False
    far: Annotated[str, IdOf("tile")] | None = None


@dataclass(frozen=True, slots=True)
class Prop:
    """An object of an adventure, on or beside the squares of a tile that bear a mark.

    A fixed one fills its square and may have Armor Class and Hit Points, more of these for each
    hero, and a higher Armor Class while guarded; one that `stays` can only not be carried.
    """

    id: str
    name: str
    tile: Annotated[str, IdOf("tile")]
    mark: Annotated[str, Length(1, 1)]
    copies: int = 1
    fixed: bool = False
    stays: bool = False
    beside: bool = False
    ac: int = 0
    guarded_ac: int = 0
    hp: int = 0
    hp_each: int = 0


@dataclass(frozen=True, slots=True)
class Coffer:
    """What one coffer holds: gold, and perhaps a trap or a monster."""

    gold: int
    trap: bool = False
    monster: bool = False


@dataclass(frozen=True, slots=True)
class Team:
    name: str
    wants: str


NOT_LINKED: Final = "no"
VILLAIN_LEFT: Final = "villain-left"
LINKS: Final = (NOT_LINKED, "won", VILLAIN_LEFT)
"""How an adventure before ended: not played, won, or won with its villain still alive."""


@dataclass(frozen=True, slots=True)
class Link:
    """The adventure this one can follow, and the villain who comes back from it with other HP."""

    after: str
    villain: Annotated[str, IdOf("villain")]
    hp: int


Terms = dict[str, int | tuple[int, ...]]
"""The numbers that one page alone uses, by their names; rows go by the number of heroes."""


@dataclass(frozen=True, slots=True)
class Token:
    """A face-down token that one page alone uses."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Ending:
    id: Annotated[str, NewId("ending")]
    words: str


STANDARD: Final = Ending("no-surge", "A hero begins his turn at 0 HP and no surge token is left.")


@dataclass(frozen=True, slots=True)
class Adventure:
    """One page: who plays, with what, how the cave is made, how it ends.

    `kind` says in few words what it is; `heroes`, and `turns` of heroes as its usual length, are
    a least and a most; `best` is the number it plays best with, `suggested` names heroes for it.
    With `suggested_powers` nothing else is taken; `first_surges` are for a very first game. A
    stack ends with all tiles that no run takes. `time` counts time tokens.
    """

    id: Annotated[str, NewId("adventure")]
    name: str
    kind: str
    heroes: tuple[int, int]
    sets: tuple[CardSet, ...]
    surges: int
    difficulty: Annotated[int, Between(1, 5)]
    objective: Ending
    best: int = 0
    turns: tuple[int, int] | None = None
    suggested: tuple[Annotated[str, IdOf("hero")], ...] = ()
    suggested_powers: bool = False
    first_surges: int = 0
    pool: Pool = Pool.PARTY
    items: int = 1
    stack: tuple[Run, ...] = ()
    cave: Cave | None = None
    triggers: tuple[Trigger, ...] = ()
    props: tuple[Prop, ...] = ()
    villains: tuple[Annotated[str, IdOf("villain")], ...] = ()
    place: Place = Place.NOWHERE
    allies: tuple[str, ...] = ()
    tunnels: tuple[tuple[Annotated[str, IdOf("tile")], Annotated[str, IdOf("tile")]], ...] = ()
    plugs: tuple[Annotated[str, IdOf("edge tile")], ...] = ()
    teams: tuple[Team, ...] = ()
    coffers: tuple[Coffer, ...] = ()
    coffer_traps: tuple[str, ...] = ()
    time: int = 0
    link: Link | None = None
    tokens: tuple[Token, ...] = ()
    terms: Terms = field(default_factory=dict, hash=False)
    no_surge: NoSurge = NoSurge.DEFEAT
    defeats: tuple[Ending, ...] = ()

    def __post_init__(self) -> None:
        props = {prop.id for prop in self.props}
        if len(props) != len(self.props):
            raise ValueError("two objects have one id")
        if any(team.wants not in props for team in self.teams):
            raise ValueError("a team wants an object that is not there")
        if bool(self.stack) == bool(self.cave):
            raise ValueError("a cave is either drawn from a stack or built")

    @property
    def endings(self) -> tuple[Ending, ...]:
        """Every named ending, the objective first."""
        standard = (STANDARD,) if self.no_surge == NoSurge.DEFEAT else ()
        return (self.objective, *standard, *self.defeats)

    def drawn(self, tile: str) -> tuple[int, int]:
        """The first and the last place, from 1, at which a named tile may leave the stack."""
        above = 0
        for run in self.stack:
            if tile in run.tiles:
                return above + 1, above + run.size
            above += run.size
        raise KeyError(tile)

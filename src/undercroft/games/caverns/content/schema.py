"""The pieces of Caverns as types: what a hero card, a tile or a villain can say.

The values are in `box`. A picture is four rows of four squares, the northern row first, drawn
with the triangle, or the entrance, in the south.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between, IdOf, Length, NewId
from undercroft.crawl.space.tiles import Tile, parse_tile
from undercroft.crawl.tables import Word

SPAN: Final = 4
SOLID_MARKS: Final = "#IT"
GAP_MARKS: Final = "V~:"
FLOOR_MARKS: Final = ".m=rcdlLoX"
PATCH: Final = "m"


class CardSet(Word):
    STARTING = 0
    ADVANCED = 1


class Deck(Word):
    """What the two hundred numbered cards are."""

    SEQUENCE = 0
    ENCOUNTER = 1
    MONSTER = 2
    POWER = 3
    TREASURE = 4
    ALLY = 5


class Triangle(Word):
    BLACK = 0
    WHITE = 1


class Side(Word):
    """The sides of a tile, counted as the grid counts them."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Feature(Word):
    """What sets a cavern tile apart."""

    PLAIN = 0
    FUMAROLE = 1
    SQUEEZE = 2
    IDOL = 3
    SNUG = 4
    RUNE_RING = 5
    GLOWSTONE = 6
    FORD = 7
    SPAN = 8
    GATE = 9


class Keyword(Word):
    """What monsters and villains are."""

    VERMIN = 0
    PALEFOLK = 1
    BEAST = 2
    BURROWER = 3
    FUNGUS = 4
    GIANTKIN = 5
    ELEMENTAL = 6
    SPIRIT = 7
    DRAGON = 8
    DEMON = 9
    ABERRANT = 10
    OUTLAW = 11
    LAIRBOUND = 12


class Condition(Word):
    """What a marker on a hero card says."""

    IMMOBILIZED = 0
    POISONED = 1


@dataclass(frozen=True, slots=True)
class CardRange:
    """The numbers that the cards of one deck have in one set, both ends included."""

    deck: Deck
    set: CardSet
    first: int
    last: int

    @property
    def numbers(self) -> range:
        """The card numbers."""
        return range(self.first, self.last + 1)


@dataclass(frozen=True, slots=True)
class Level:
    """One face of a hero card: Armor Class, Hit Points, Speed, Surge value."""

    ac: int
    hp: int
    speed: int
    surge: int


@dataclass(frozen=True, slots=True)
class Loadout:
    """How many powers of each category a hero takes at level 1."""

    at_will: int
    daily: int
    utility: int


@dataclass(frozen=True, slots=True)
class HeroFeature:
    id: Annotated[str, NewId("feature")]
    name: str


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero card with its two faces; `stances` counts the stances among the ten powers."""

    id: Annotated[str, NewId("hero")]
    name: str
    role: str
    set: CardSet
    levels: tuple[Level, Level]
    cards: Loadout
    feature: HeroFeature
    stances: int = 0


@dataclass(frozen=True, slots=True)
class Suggestion:
    """The powers advised to a hero in first games, by their ids, and the Daily for level 2."""

    hero: Annotated[str, IdOf("hero")]
    at_will: tuple[str, ...]
    daily: tuple[str, ...]
    utility: tuple[str, ...]
    level_up: str


@dataclass(frozen=True, slots=True)
class MonsterKind:
    """The stat row of a kind of monster card and the numbers of its copies.

    A special kind is no creature: it has a size of 0 and places no figure of its own.
    """

    id: Annotated[str, NewId("monster")]
    name: str
    numbers: Annotated[tuple[int, ...], Length(1, 4)]
    keywords: tuple[Keyword, ...] = ()
    ac: int = 0
    hp: int = 0
    xp: int = 0
    size: Annotated[int, Between(0, 2)] = 0

    @property
    def is_special(self) -> bool:
        """Whether the card stands for no creature."""
        return not self.size


@dataclass(frozen=True, slots=True)
class VillainFace:
    """One face of a villain card; both faces of a villain of two forms name the same villain.

    Hit Points are printed for four heroes; 0 on the face of a second form, which goes on with
    those of the first.
    """

    id: Annotated[str, NewId("villain")]
    name: str
    villain: str
    card: Annotated[int, Between(1, 4)]
    keywords: tuple[Keyword, ...]
    level: int
    ac: int
    hp: int
    size: Annotated[int, Between(1, 3)]

    @property
    def xp(self) -> int:
        """What its defeat is worth."""
        return self.level


@dataclass(frozen=True, slots=True)
class VillainScale:
    """How a villain's Hit Points follow the number of heroes."""

    heroes: int
    step: int
    least: int


@dataclass(frozen=True, slots=True)
class TileFace:
    """A cavern tile, or a half of a double tile, which has no triangle; `code` is its print."""

    id: Annotated[str, NewId("tile")]
    code: str
    name: str
    open: str
    picture: Annotated[tuple[str, ...], Length(SPAN, SPAN)]
    triangle: Triangle | None = None
    feature: Feature = Feature.PLAIN

    def __post_init__(self) -> None:
        if any(len(row) != SPAN for row in self.picture):
            raise ValueError("a picture is four rows of four")
        glyphs = "".join(self.picture)
        if unknown := set(glyphs) - set(SOLID_MARKS + GAP_MARKS + FLOOR_MARKS):
            raise ValueError(f"no square is drawn {min(unknown)!r}")
        if glyphs.count(PATCH) != 1:
            raise ValueError("a tile has one patch")

    @property
    def shape(self) -> Tile:
        """The tile as the cave lays and turns it."""
        return parse_tile(list(self.picture), self.open, SOLID_MARKS, GAP_MARKS)

    @property
    def patch(self) -> int:
        """The local square of the mushroom patch."""
        return "".join(self.picture).index(PATCH)

    @property
    def exits(self) -> int:
        """The open sides besides the entrance."""
        return len(self.open) - 1


@dataclass(frozen=True, slots=True)
class DoubleTile:
    """Two halves side by side; the second lies on the side `second` of the first."""

    id: Annotated[str, NewId("double tile")]
    name: str
    second: Side
    halves: tuple[TileFace, TileFace]


@dataclass(frozen=True, slots=True)
class Fissure:
    """The rolls, both ends included, at which a fissure acts."""

    low: Annotated[int, Between(1, 20)]
    high: Annotated[int, Between(1, 20)]


@dataclass(frozen=True, slots=True)
class EdgeKind:
    """A kind of edge tile; `uses` counts how often its effect works, 0 for no limit.

    A search draws a treasure from `treasure` up and places a monster up to `monster`; `attack`
    is added to the rolls of Poisoned and Spore attacks there.
    """

    id: Annotated[str, NewId("edge tile")]
    name: str
    copies: int
    fissure: Fissure | None = None
    uses: int = 0
    treasure: int = 0
    monster: int = 0
    attack: int = 0

"""The pieces of Infinity as types: what a hero board, a card or a tile can say.

The values are in `tables`; what cards do is no part of them. `code` is the short mark by which a
card is known beside its name. Whatever is *paid* is counted in half action points, because
running one tile costs half a point (DI-AP-14): a `cost` of 2 is one action point. Ratings, such as
a hero's `ap`, are whole points as printed.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between, IdOf, Length, NewId
from undercroft.crawl.tables import Word

LEVELS: Final = 5
GRID: Final = 3
"""Rows of a formation, enemies in a row, and rows and columns of a bomb's grid."""

Level = Annotated[int, Between(1, LEVELS)]
Cost = Annotated[int, Between(0, 8)]
Reach = Annotated[int, Between(0, GRID)]


class Element(Word):
    FIRE = 0
    ICE = 1
    POISON = 2


class Tag(Word):
    """What kind of creature an enemy is."""

    UNDEAD = 0
    BEAST = 1
    DEMON = 2
    MADE = 3
    SPIRIT = 4
    HUMAN = 5


class LordEventAction(Word):
    """What a hero board lists as drawing the lord's attention (DI-LORD-03)."""

    COMBAT = 0
    RUN = 1
    MOVE = 2
    MELEE = 3
    ALLY = 4


class Slot(Word):
    """Where a thing is worn or kept."""

    RIGHT_HAND = 0
    LEFT_HAND = 1
    BOTH_HANDS = 2
    BODY = 3
    FEET = 4
    CLASS = 5


class Place(Word):
    """Where a thing belongs: a slot of some hero, a weapon, the pocket, or the load."""

    HAND = 0
    BOTH_HANDS = 1
    BODY = 2
    FEET = 3
    CLASS = 4
    WEAPON = 5
    POCKET = 6
    CARRIED = 7


class Icon(Word):
    """What a thing is; hero boards list the icons that fit each slot."""

    KNIFE = 0
    SWORD = 1
    MACE = 2
    AXE = 3
    STAFF = 4
    SPEAR = 5
    BOW = 6
    SHIELD = 7
    ARMOR = 8
    ROBE = 9
    BOOTS = 10
    SATCHEL = 11
    BELT = 12
    BRAZIER = 13
    SNOWGLASS = 14
    BEADS = 15
    SEAL = 16
    QUIVER = 17
    GLOVES = 18
    TORC = 19
    TUNING_FORK = 20
    ORB = 21
    POTION = 22
    SCROLL = 23
    VALUABLE = 24


class ItemKind(Word):
    """What a store item is; the last three are scrolls."""

    POTION = 0
    KEY = 1
    ROPE = 2
    TOOL = 3
    PACK = 4
    ENHANCE = 5
    TELEPORT = 6
    TILE = 7


class Once(Word):
    """How often a hero may use a card (IC-07)."""

    NO_LIMIT = 0
    TURN = 1
    ROUND = 2
    GAME = 3


class RiskDeck(Word):
    """The four risk decks; a chart puts one of them on each numbered tile."""

    BODY = 0
    CHEST = 1
    DEBRIS = 2
    MIST = 3


class TileKind(Word):
    NUMBERED = 0
    STARTER = 1
    EQUIPMENT = 2
    MEDICAL = 3
    TRAINING = 4
    TELEPORTATION = 5


class Seek(Word):
    """Whom a lord event card sends the lord to."""

    CLOSEST = 0
    LOUDEST = 1
    QUIETEST = 2
    NOISE = 3
    RAMPAGE = 4


# ---- heroes ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Fit:
    """A slot of a hero board with the icons that fit it."""

    slot: Slot
    icons: Annotated[tuple[Icon, ...], Length(1, 4)]


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero board. `range` is the deepest row of the normal attack, `deals` its element."""

    id: Annotated[str, NewId("hero")]
    name: str
    class_: str
    background: str
    hit_chance: Annotated[int, Between(1, 20)]
    noise: int
    carry: int
    power: int
    range: Reach
    defense: int
    ap: int
    health: Annotated[tuple[int, ...], Length(LEVELS, LEVELS)]
    weak: Element
    lord_event_actions: Annotated[tuple[LordEventAction, ...], Length(1, 3)]
    sneak: Annotated[int, Between(1, 20)]
    escape: Annotated[int, Between(1, 20)]
    slots: tuple[Fit, ...]
    tile_range: int = 0
    deals: Element | None = None

    def fits(self, slot: Slot) -> tuple[Icon, ...]:
        """The icons that fit a slot; none where the hero has no such slot."""
        return next((fit.icons for fit in self.slots if fit.slot == slot), ())


@dataclass(frozen=True, slots=True)
class Row:
    """The values of a card from its own level up to 5; signed ones are added (DI-ABIL-04)."""

    values: Annotated[tuple[int, ...], Length(1, LEVELS)]
    signed: bool = False


@dataclass(frozen=True, slots=True)
class Grid:
    """The Power of a bomb around the place where it lands, each row from left to right."""

    near: tuple[int, int, int]
    middle: tuple[int, int, int]
    far: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Ability:
    """An ability card without its effect.

    `range` is the deepest row it reaches, 0 without an enemy as target; with `as_attack` it is
    that of the hero's normal attack. `turns` takes all action points of so many turns instead of a
    `cost`. `rounds` are hourglasses; `lord_events` are drawn at once; `noise` is made in the tile
    aimed at. The first row may be the tile range or the rounds; `anywhere` is any tile range.
    """

    id: Annotated[str, NewId("ability")]
    code: str
    name: str
    hero: Annotated[str, IdOf("hero")]
    level: Level
    cost: Cost = 0
    turns: int = 0
    range: Reach = 0
    as_attack: bool = False
    tile_range: int = 0
    row_is_tile_range: bool = False
    anywhere: bool = False
    rows: Annotated[tuple[Row, ...], Length(1, 2)] = ()
    grid: Grid | None = None
    once: Once = Once.NO_LIMIT
    xp: int = 0
    rounds: int = 0
    row_is_rounds: bool = False
    lord_events: int = 0
    noise: int = 0

    def __post_init__(self) -> None:
        if any(len(row.values) != LEVELS + 1 - self.level for row in self.rows):
            raise ValueError("a row has a value for each level from the card's own to 5")

    def at(self, row: int, level: int) -> int:
        """What a row, counted from 0, says at a hero's level."""
        return self.rows[row].values[level - self.level]


# ---- enemies -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Enemy:
    """The stat block of an enemy card.

    `modifier` changes the hit chance of heroes against it, `range` is the deepest row from which
    it attacks, `deals` the element of its attacks.
    """

    health: int
    hit_chance: Annotated[int, Between(1, 20)]
    modifier: int
    range: Reach
    power: int
    defense: int
    weak: Element
    deals: Element | None = None
    tags: tuple[Tag, ...] = ()


@dataclass(frozen=True, slots=True)
class MinionGroup:
    """Equal minion cards; starred groups are the strong ones (DI-ENEMY-07)."""

    id: Annotated[str, NewId("group")]
    code: str
    name: str
    stats: Enemy
    copies: int = 4
    starred: bool = False


@dataclass(frozen=True, slots=True)
class Minion:
    """One minion card and the place of its group."""

    id: str
    group: int


@dataclass(frozen=True, slots=True)
class Sentinel:
    id: Annotated[str, NewId("sentinel")]
    code: str
    name: str
    stats: Enemy


@dataclass(frozen=True, slots=True)
class LordEvent:
    """A lord event card: the tile where it makes the lord appear, and whom it sends him to.

    `noise` is the exact Noise meant, `rampage` the table of a Rampage, `combat` the combat mark.
    """

    tile: Annotated[int, Between(1, 25)]
    seek: Seek
    noise: int = 0
    rampage: Annotated[str, IdOf("rampage")] | None = None
    combat: bool = False

    def __post_init__(self) -> None:
        if (self.seek == Seek.NOISE) != bool(self.noise):
            raise ValueError("an exact Noise is given with noise, and only there")
        if (self.seek == Seek.RAMPAGE) != bool(self.rampage):
            raise ValueError("a rampage names its table, and nothing else does")


@dataclass(frozen=True, slots=True)
class Rampage:
    """The highest roll of each direction, in this order."""

    id: Annotated[str, NewId("rampage")]
    north: int
    east: int
    west: int
    south: int


@dataclass(frozen=True, slots=True)
class Lord:
    """A Dungeon Lord.

    His Health is for one hero before the scale; `deck` names whose events move him, `stride` is
    how many tiles he goes on cards for the closest hero.
    """

    id: Annotated[str, NewId("lord")]
    code: str
    name: str
    stats: Enemy
    deck: Annotated[str, IdOf("event deck")]
    stride: int = 1


@dataclass(frozen=True, slots=True)
class LordScale:
    """How a lord's Health grows with each further hero, and what it lacks against one alone."""

    each: int
    alone: int

    def health(self, base: int, heroes: int) -> int:
        """The Health of a lord whom so many heroes meet."""
        return base - self.alone if heroes == 1 else base + self.each * (heroes - 1)

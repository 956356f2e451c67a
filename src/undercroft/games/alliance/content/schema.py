"""The pieces of Alliance as types: what a hero card, a tile or a solo card can say.

The values are in `box`. Levels are 1 to 3, and 0 for starting tiles; a `Levels` holds one number
for each of the three.
"""

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between, Length, NewId
from undercroft.crawl.space.tiles import Tile, parse_tile
from undercroft.crawl.tables import Word

Levels = tuple[int, int, int]


class Race(Word):
    HUMAN = 0
    DWARF = 1
    ELF = 2
    GNOME = 3
    HALF_ORC = 4


class Class(Word):
    MARTIAL = 0
    STEALTH = 1
    ELDRITCH = 2
    CELESTIAL = 3
    PRIMORDIAL = 4


class AttackKind(Word):
    MELEE = 0
    RANGED = 1


MELEE: Final = AttackKind.MELEE
RANGED: Final = AttackKind.RANGED


class DefenseKind(Word):
    ARMOR = 0
    DODGE = 1


class Ability(Word):
    ATTACK = 0
    DEFENSE = 1
    SPEED = 2
    HEALTH = 3


class Colour(Word):
    BLUE = 0
    RED = 1
    YELLOW = 2
    GREEN = 3


class Side(Word):
    """The sides of tiles and frame, counted as the grid counts them."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class ChallengeSort(Word):
    CHEST = 0
    LOCKED = 1
    TRAP = 2


TREASURE_CHEST: Final = ChallengeSort.CHEST
LOCKED_CHEST: Final = ChallengeSort.LOCKED
TRAP: Final = ChallengeSort.TRAP


class TilePlace(Word):
    """The two places of the tile draft area."""

    LEFT = 0
    RIGHT = 1


class CardType(Word):
    ACTION = 0
    BATTLE_TACTIC = 1
    WEAPON = 2
    ARMOR = 3
    ATTACK_SPELL = 4
    CONTROL_SPELL = 5
    ENHANCE_SPELL = 6
    HEALING_SPELL = 7
    PET = 8
    REACTION = 9
    TREASURE = 10
    ARTIFACT = 11


class Protocol(Word):
    """What a monster prefers among the squares and targets it can reach."""

    KEEP_AWAY = 0
    CROWD = 1
    FRESH_PREY = 2
    RUN_UP = 3
    STAY_CLOSE = 4
    WIDE_SWING = 5
    LEAST_MOVED = 6
    FLY_OVER = 7
    MOST_WOUNDED = 8
    LOWEST_DEFENSE = 9
    CAST_OUT = 10
    NOT_YET_ACTIVE = 11
    HUDDLED = 12
    MOST_DAMAGE = 13
    STAND_STILL = 14
    MOST_HARM = 15


@dataclass(frozen=True, slots=True)
class Attack:
    kind: AttackKind
    strength: int


@dataclass(frozen=True, slots=True)
class Defense:
    kind: DefenseKind
    strength: int


@dataclass(frozen=True, slots=True)
class Hero:
    """A hero card; `champions` marks those of the expansion."""

    number: int
    id: Annotated[str, NewId("hero")]
    name: str
    race: Race
    classes: tuple[Class, Class]
    attack: Attack
    defense: Defense
    speed: int
    health: int
    background: str
    champions: bool = False


@dataclass(frozen=True, slots=True)
class Power:
    """A monster's power as numbers: zero, false and empty mean that it has none of that.

    `spark` is the attack bonus for each result of the die. The last two are riders of attacks on
    the cards of final enemies only.
    """

    name: str = ""
    tied: Ability | None = None
    pack: int = 0
    pack_most: int = 0
    venom: bool = False
    pounce: int = 0
    pounce_speed: int = 0
    dry_bones: int = 0
    spark: tuple[int, ...] = ()
    savage: bool = False
    alacrity: int = 0
    alacrity_least: int = 0
    swoop: bool = False
    swoop_wounds: int = 0
    knit: int = 0
    barbs: int = 0
    swat: int = 0
    steadfast: bool = False
    snare: bool = False
    flames: int = 0
    feast: int = 0
    ambush: int = 0
    bulwark: int = 0
    unmake: int = 0
    line: bool = False


NO_POWER: Final = Power()


@dataclass(frozen=True, slots=True)
class MonsterKind:
    """The card of one kind of monster; `sign` is its letter in the pictures of tiles.

    Those of `champions` stand on no tile, nor do `final` enemies, which act by cards of their own.
    """

    id: Annotated[str, NewId("monster")]
    name: str
    sign: Annotated[str, Length(1, 1)]
    level: Annotated[int, Between(1, 3)]
    tokens: int
    attack: Attack
    defense: Defense
    speed: int
    health: int
    rewards: tuple[int, int]
    protocol: Protocol
    power: Power = NO_POWER
    champions: bool = False
    final: bool = False

    @property
    def xp(self) -> int:
        """The value on its token: both rewards together."""
        return self.rewards[0] + self.rewards[1]

    @property
    def called(self) -> str:
        """Its name within a sentence: the Goblin, the Drum King, Ysmera Blackglass."""
        if not self.final:
            return f"the {self.name}"
        return f"the {self.name[4:]}" if self.name.startswith("The ") else self.name


@dataclass(frozen=True, slots=True)
class ChallengeKind:
    """The card of one kind of challenge, its tokens by level; what it does is its effect."""

    id: Annotated[str, NewId("challenge")]
    name: str
    sort: ChallengeSort
    tokens: Levels


class TreasureSort(Word):
    """What a card of the treasure deck is: something to keep, to disarm, or to fight."""

    TREASURE = 0
    TRAP = 1
    MIMIC = 2


@dataclass(frozen=True, slots=True)
class TreasureCard:
    """A card of the Deck of Many Treasures; what it does is its effect."""

    id: Annotated[str, NewId("treasure")]
    name: str
    sort: TreasureSort
    copies: int = 1


@dataclass(frozen=True, slots=True)
class Pit:
    """What an open pit adds: to the cost of entering, to that of leaving, to attacks from it."""

    enter: int
    leave: int
    attack: int


@dataclass(frozen=True, slots=True)
class TileFace:
    """A dungeon tile as printed: a ring of walls and doors around nine spaces."""

    id: Annotated[str, NewId("tile")]
    name: str
    level: Annotated[int, Between(0, 3)]
    picture: Annotated[tuple[str, ...], Length(5, 5)]
    colour: Colour | None = None

    def __post_init__(self) -> None:
        if any(len(row) != 5 for row in self.picture):
            raise ValueError("a picture is five rows of five")
        rows = self.picture
        if set(self._edges) - set("#DC") or set(rows[0][:2] + rows[4][:2]) != {"#"}:
            raise ValueError("a side is a wall #, a door D or the coloured entrance C")

    @property
    def _edges(self) -> str:
        rows = self.picture
        return rows[0][2] + rows[2][4] + rows[4][2] + rows[2][0]

    @property
    def doors(self) -> str:
        """The letters of the sides with a door, the coloured entrance not among them."""
        return "".join(side for side, edge in zip("NESW", self._edges) if edge == "D")

    @property
    def entrance(self) -> Side | None:
        """The side of the coloured entrance."""
        return Side(self._edges.index("C")) if "C" in self._edges else None

    @property
    def spaces(self) -> tuple[str, str, str]:
        """The nine spaces with their icons, row by row."""
        return (self.picture[1][1:4], self.picture[2][1:4], self.picture[3][1:4])

    @property
    def shape(self) -> Tile:
        """The tile as the dungeon lays and turns it."""
        return parse_tile(list(self.spaces), self.doors)

    @property
    def monsters(self) -> tuple[tuple[int, str], ...]:
        """Each monster icon: its space and its sign."""
        marks = enumerate("".join(self.spaces))
        return tuple((space, mark) for space, mark in marks if mark.isalpha())

    @property
    def challenges(self) -> tuple[tuple[int, int], ...]:
        """Each challenge icon: its space and its level."""
        marks = enumerate("".join(self.spaces))
        return tuple((space, int(mark)) for space, mark in marks if mark.isdigit())


@dataclass(frozen=True, slots=True)
class Meddling:
    """Section I of a solo card: two places of the upgrade area, a tile, or a monster to ready.

    The upgrade at place `remove` leaves the game and that at `discard` is discarded, both counted
    from 1; the tile at `tile` leaves the game; `ready` readies the exhausted monster of most XP.
    """

    remove: int = 0
    discard: int = 0
    tile: TilePlace | None = None
    ready: bool = False


@dataclass(frozen=True, slots=True)
class Hunt:
    """Section II: the ready monster of most XP attacks a marked hero, or anyone, at a bonus.

    Marked is a hero with one of the icons; without icons, the one of lowest Defense. With an
    `attack` the bonus against anyone is for monsters of that kind only.
    """

    marked: int
    anyone: int
    icons: tuple[Race, Class] | None = None
    attack: AttackKind | None = None

    @property
    def letter(self) -> str:
        """A, B or C, the three sorts of section II."""
        return "C" if self.icons is None else "A" if self.attack is None else "B"


@dataclass(frozen=True, slots=True)
class Toll:
    """Section III: all of it is done, as far as possible.

    `burst` is the bonus of the exhausted monster that readies and attacks, `flip` the XP turned
    face down, `discard` the cards that leave the hand, `wounds` those of each of `heroes` heroes.
    """

    burst: int = 0
    flip: int = 0
    discard: int = 0
    wounds: int = 0
    heroes: int = 0
    poison: bool = False


@dataclass(frozen=True, slots=True)
class SoloCard:
    """A card of the solo deck with its three sections."""

    number: int
    id: Annotated[str, NewId("solo card")]
    name: str
    first: Meddling
    second: Hunt
    third: Toll

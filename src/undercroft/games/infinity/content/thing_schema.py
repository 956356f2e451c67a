"""Things, risk cards, tiles and charts of Infinity as types; costs are in half action points."""

from dataclasses import dataclass
from typing import Annotated, Final

from undercroft.crawl.decode import Between, IdOf, Length, NewId
from undercroft.games.infinity.content.schema import (
    Cost,
    Icon,
    ItemKind,
    Level,
    Once,
    Place,
    RiskDeck,
    TileKind,
)

SIDES: Final = "NESW"
ARROW: Final = "S"
"""The side of the entry arrow, as tiles are drawn."""

NUMBERED: Final = 25
LETTERS: Final = {
    "B": RiskDeck.BODY,
    "C": RiskDeck.CHEST,
    "D": RiskDeck.DEBRIS,
    "M": RiskDeck.MIST,
}

# ---- things ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Worn:
    """What a thing changes while it is in its place; `noise_is` replaces the Noise."""

    power: int = 0
    defense: int = 0
    hit_chance: int = 0
    noise: int = 0
    noise_is: int | None = None


NO_CHANGE: Final = Worn()


@dataclass(frozen=True, slots=True)
class Equipment:
    """A store equipment card."""

    id: Annotated[str, NewId("thing")]
    code: str
    name: str
    icon: Icon
    place: Place
    level: Level
    price: int
    worn: Worn = NO_CHANGE


@dataclass(frozen=True, slots=True)
class Item:
    """A store item; `turns` takes all action points of a turn, `holds` is for regular items."""

    id: Annotated[str, NewId("thing")]
    code: str
    name: str
    copies: int
    kind: ItemKind
    price: int
    cost: Cost = 0
    turns: int = 0
    pocket: bool = False
    holds: int = 0
    once: Once = Once.NO_LIMIT

    @property
    def is_used_up(self) -> bool:
        """Whether using it spends it: potions and scrolls."""
        return self.kind == ItemKind.POTION or self.kind >= ItemKind.ENHANCE


@dataclass(frozen=True, slots=True)
class Reward:
    """A reward card; `item` names the store item that it works like."""

    id: Annotated[str, NewId("thing")]
    codes: Annotated[tuple[str, ...], Length(1, 2)]
    name: str
    icon: Icon
    place: Place
    level: Level
    value: int
    cost: Cost = 0
    item: Annotated[str, IdOf("item")] | None = None
    worn: Worn = NO_CHANGE

    @property
    def copies(self) -> int:
        """How many equal cards there are."""
        return len(self.codes)


# ---- risk cards --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ally:
    """The stats of somebody who joins a hero (DI-RISK-09)."""

    health: int
    hit_chance: int
    power: int
    defense: int


@dataclass(frozen=True, slots=True)
class RiskCard:
    """A risk card without its effect.

    A card that is kept is `gold` of so many coins, works as the thing it `becomes`, or is an ally
    (IC-01).
    """

    id: Annotated[str, NewId("risk card")]
    codes: Annotated[tuple[str, ...], Length(1, 2)]
    name: str
    deck: RiskDeck
    catastrophic: bool = False
    gold: int = 0
    becomes: Annotated[str, IdOf("thing")] | None = None
    ally: Ally | None = None

    def __post_init__(self) -> None:
        if bool(self.gold) + bool(self.becomes) + bool(self.ally) > 1:
            raise ValueError("a card is kept as one thing only")

    @property
    def copies(self) -> int:
        """How many equal cards the deck has."""
        return len(self.codes)


@dataclass(frozen=True, slots=True)
class EnemyCount:
    """So many enemies for each hero, and so many more or fewer (DI-RISK-05)."""

    id: Annotated[str, NewId("enemy count")]
    each: int = 1
    more: int = 0

    def count(self, heroes: int) -> int:
        """How many enemies meet a number of heroes."""
        return self.each * heroes + self.more


# ---- tiles and charts --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile: one room without squares, with doors on some sides, the entry arrow in the south.

    A number above 0 is what charts and lord events mean.
    """

    id: Annotated[str, NewId("tile")]
    code: Annotated[str, Length(2, 2)]
    name: str
    doors: Annotated[str, Length(1, 4)]
    number: Annotated[int, Between(0, NUMBERED)] = 0
    kind: TileKind = TileKind.NUMBERED

    def __post_init__(self) -> None:
        if "".join(side for side in SIDES if side in self.doors) != self.doors:
            raise ValueError(f"doors are written in the order of {SIDES}, each once")
        if (self.kind == TileKind.STARTER) == (ARROW in self.doors):
            raise ValueError("every tile but the first has a door at its arrow")
        if (self.kind == TileKind.NUMBERED) != bool(self.number):
            raise ValueError("special tiles have no number, all others have one")


@dataclass(frozen=True, slots=True)
class Chart:
    """What lies on the tiles 1 to 25, one letter each, five to a row."""

    id: Annotated[str, NewId("chart")]
    rows: Annotated[tuple[Annotated[str, Length(5, 5)], ...], Length(5, 5)]
    hard: bool = False

    def __post_init__(self) -> None:
        if unknown := set("".join(self.rows)) - set(LETTERS):
            raise ValueError(f"no content is written {min(unknown)!r}")

    def content(self, number: int) -> RiskDeck:
        """What lies on the tile with a number."""
        return LETTERS["".join(self.rows)[number - 1]]

"""What is in the box of Caverns, read once and strictly from `tables/*.toml`.

A thing's id in the state is its place in its tuple; the `Names` turn places into words and back.
Numbered cards of one kind, and edge tiles of one kind, are copies of that kind.
"""

from typing import Final

from undercroft.crawl.decode import Context
from undercroft.crawl.tables import Tables
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.schema import (
    CardRange,
    CardSet,
    DoubleTile,
    EdgeKind,
    Hero,
    MonsterKind,
    Suggestion,
    TileFace,
    VillainFace,
    VillainScale,
)
from undercroft.kernel.moves import Names

TABLES: Final = Tables("undercroft.games.caverns.content")

_numbers = TABLES.open("numbers.toml")
DIE: Final = _numbers.take("die", int)
SEATS: Final[tuple[int, int]] = _numbers.take("seats", tuple[int, int])
SURGES: Final = _numbers.take("surges", int)
CARD_RANGES: Final[tuple[CardRange, ...]] = _numbers.take("ranges", tuple[CardRange, ...])
TOKENS: Final = _numbers.take_map("tokens", int)
_numbers.close()

HEROES: Final[tuple[Hero, ...]] = TABLES.only("heroes.toml", "heroes", tuple[Hero, ...])
MONSTERS: Final[tuple[MonsterKind, ...]] = TABLES.only(
    "monsters.toml", "monsters", tuple[MonsterKind, ...]
)

_villains = TABLES.open("villains.toml")
VILLAINS: Final[tuple[VillainFace, ...]] = _villains.take("villains", tuple[VillainFace, ...])
VILLAIN_SCALE: Final = _villains.take("scale", VillainScale)
_villains.close()

_tiles = TABLES.open("tiles.toml")
TILES: Final[tuple[TileFace, ...]] = _tiles.take("tiles", tuple[TileFace, ...])
DOUBLES: Final[tuple[DoubleTile, ...]] = _tiles.take("doubles", tuple[DoubleTile, ...])
PITS: Final[tuple[TileFace, ...]] = _tiles.take("pits", tuple[TileFace, ...])
_tiles.close()

HALVES: Final = tuple(half for double in DOUBLES for half in double.halves)
FACES: Final[tuple[TileFace, ...]] = (*TILES, *HALVES, *PITS)
"""Everything that fills a cell: the cavern tiles, the halves of the double tiles, and halves with
a pit, which a page lays in the place of others."""

EDGES: Final[tuple[EdgeKind, ...]] = TABLES.only("edges.toml", "edges", tuple[EdgeKind, ...])

KNOWN: Final = Context(
    known={
        "hero": [hero.id for hero in HEROES],
        "villain": [face.id for face in VILLAINS],
        "tile": [face.id for face in FACES],
        "double tile": [double.id for double in DOUBLES],
        "edge tile": [edge.id for edge in EDGES],
    }
)
"""The ids that other content of the game may refer to."""

SUGGESTED: Final[tuple[Suggestion, ...]] = TABLES.only(
    "suggested.toml", "suggested", tuple[Suggestion, ...], KNOWN
)
"""For each hero, in the order of HEROES, the powers of first games."""

ADVENTURES: Final[tuple[Adventure, ...]] = TABLES.only(
    "adventures.toml", "adventures", tuple[Adventure, ...], KNOWN
)

HERO_NAMES: Final = Names("hero", (hero.id for hero in HEROES))
MONSTER_NAMES: Final = Names("monster", (kind.id for kind in MONSTERS))
VILLAIN_NAMES: Final = Names("villain", (face.id for face in VILLAINS))
TILE_NAMES: Final = Names("tile", (face.id for face in FACES))
DOUBLE_NAMES: Final = Names("double tile", (double.id for double in DOUBLES))
EDGE_NAMES: Final = Names("edge tile", (edge.id for edge in EDGES))

MONSTER_DECK: Final = tuple(
    sorted((number, place) for place, kind in enumerate(MONSTERS) for number in kind.numbers)
)
"""Each monster card: its number, and the place of its kind in MONSTERS."""


def set_of(number: int) -> CardSet:
    """The set that a card number belongs to."""
    return next(cards.set for cards in CARD_RANGES if number in cards.numbers)

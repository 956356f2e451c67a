"""What is in the box of Alliance, read once and strictly from `tables/*.toml`.

A thing's id in the state is its place in its tuple; the `Names` turn places into words and back.
"""

from dataclasses import dataclass
from typing import Final

from undercroft.crawl.decode import Context
from undercroft.crawl.tables import Tables
from undercroft.games.alliance.content.campaign_schema import Stop
from undercroft.games.alliance.content.enemy_schema import ByPlayers, EnemyCard, FinalEnemy
from undercroft.games.alliance.content.plurals import several
from undercroft.games.alliance.content.quest_schema import Quest
from undercroft.games.alliance.content.room_schema import DeepSide, RoomCard
from undercroft.games.alliance.content.schema import (
    Ability,
    CardType,
    ChallengeKind,
    Colour,
    Hero,
    Levels,
    MonsterKind,
    Pit,
    Power,
    Protocol,
    Side,
    SoloCard,
    TileFace,
    TreasureCard,
)
from undercroft.kernel.moves import Names

TABLES: Final = Tables("undercroft.games.alliance.content")


@dataclass(frozen=True, slots=True)
class Entrance:
    """Where a starting tile lies, row 0 in the north, and the side of its coloured door."""

    column: int
    row: int
    side: Side


@dataclass(frozen=True, slots=True)
class Frame:
    """The playing area for a number of players; its entrances go round clockwise by seat."""

    players: int
    segments: int
    width: int
    height: int
    entrances: tuple[Entrance, ...]
    tiles: Levels
    pools: tuple[int, int]

    @property
    def spaces(self) -> int:
        """The places for tiles, starting tiles included."""
        return self.width * self.height

    @property
    def stack(self) -> int:
        """The tiles in the dungeon stack."""
        return sum(self.tiles)


@dataclass(frozen=True, slots=True)
class DraftChart:
    """Discard limit and hand size by the number of drafted cards; the last entry is for more."""

    discard_limits: tuple[int, ...]
    hand_sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class UpgradeDecks:
    """Cards by level, without and from Champions, and the level that is all artifacts."""

    cards: Levels
    champions: Levels
    artifacts: int


HEROES: Final[tuple[Hero, ...]] = TABLES.only("heroes.toml", "heroes", tuple[Hero, ...])
TILES: Final[tuple[TileFace, ...]] = TABLES.only("tiles.toml", "tiles", tuple[TileFace, ...])
SOLO_DECK: Final[tuple[SoloCard, ...]] = TABLES.only("solo.toml", "cards", tuple[SoloCard, ...])
QUESTS: Final[tuple[Quest, ...]] = TABLES.only("quests.toml", "quests", tuple[Quest, ...])
TREASURES: Final[tuple[TreasureCard, ...]] = TABLES.only(
    "treasures.toml", "treasures", tuple[TreasureCard, ...]
)
ROAD: Final[tuple[Stop, ...]] = TABLES.only("campaign.toml", "road", tuple[Stop, ...])
"""The adventures of a campaign, in their order."""
COLOURS: Final = tuple(Colour)

_monsters = TABLES.open("monsters.toml")
_common: Final[tuple[MonsterKind, ...]] = _monsters.take("monsters", tuple[MonsterKind, ...])
POWER_WORDS: Final = _monsters.take_map("words", str)
_monsters.close()

_known: Final = Context(known={"monster": frozenset(kind.id for kind in _common)})
_enemies = TABLES.open("final_enemies.toml")
FINAL_ENEMIES: Final[tuple[FinalEnemy, ...]] = _enemies.take(
    "enemies", tuple[FinalEnemy, ...], _known
)
TEMPER: Final[tuple[int, ...]] = _enemies.take("temper", ByPlayers)
"""What final enemies add to the attacks on their cards, by the number of players."""
_enemies.close()
ENEMY_CARDS: Final[tuple[EnemyCard, ...]] = tuple(c for e in FINAL_ENEMIES for c in e.cards)
GIANTS: Final = frozenset(len(_common) + i for i, e in enumerate(FINAL_ENEMIES) if e.giant)
"""The places of those among all monsters who cover four spaces in the deep room."""
FINAL_QUESTS: Final = {quest.final: place for place, quest in enumerate(QUESTS) if quest.final}
"""The quest that each final enemy belongs to."""


NO_SIGN: Final = " "
"""The sign of who stands on no tile."""


def _as_kind(enemy: FinalEnemy) -> MonsterKind:
    """A final enemy as the figure it is on the board; its quest pays for it. [DA-FIN-16]"""
    return MonsterKind(
        enemy.id,
        enemy.name,
        NO_SIGN,
        level=3,
        tokens=1,
        attack=enemy.attack,
        defense=enemy.defense,
        speed=enemy.speed,
        health=enemy.health[1],
        rewards=QUESTS[FINAL_QUESTS[enemy.id]].rewards,
        protocol=Protocol.MOST_HARM,
        power=Power("Unmoved", Ability.DEFENSE, steadfast=True),
        final=True,
    )


FIRST_FINAL: Final = len(_common)
"""The place of the first final enemy among all monsters: what comes after it are such, too."""
MONSTERS: Final[tuple[MonsterKind, ...]] = (*_common, *map(_as_kind, FINAL_ENEMIES))

_challenges = TABLES.open("challenges.toml")
CHALLENGES: Final[tuple[ChallengeKind, ...]] = _challenges.take(
    "challenges", tuple[ChallengeKind, ...]
)
PIT: Final = _challenges.take("pit", Pit)
_challenges.close()

ENCOUNTERS: Final[tuple[MonsterKind | ChallengeKind, ...]] = (
    *(kind for kind in _common if not kind.champions),
    *CHALLENGES,
)
"""The encounter cards of the base box."""

_deep_room = TABLES.open("deep_room.toml")
DEEP_SIDES: Final[tuple[DeepSide, ...]] = _deep_room.take("sides", tuple[DeepSide, ...])
"""The sides of the deep room: the usual one, and the Titan's."""
ROOM_CARDS: Final[tuple[RoomCard, ...]] = _deep_room.take("cards", tuple[RoomCard, ...])
_deep_room.close()

_frame = TABLES.open("frame.toml")
DIE: Final[tuple[int, ...]] = _frame.take("die", tuple[int, ...])
FRAMES: Final[dict[int, Frame]] = {
    frame.players: frame for frame in _frame.take("frames", tuple[Frame, ...])
}
FRAME_SEGMENTS: Final = _frame.take("frame-segments", int)
DRAFT_CHART: Final = _frame.take("draft", DraftChart)
PRESETS: Final[tuple[tuple[str, ...], ...]] = _frame.take("presets", tuple[tuple[str, ...], ...])
STARTING_CARDS: Final = _frame.take("starting-cards", int)
GENERIC_SET: Final = _frame.take_map("generic", int)
UPGRADE_DECKS: Final = _frame.take("upgrades", UpgradeDecks)
SUPPLIES: Final = _frame.take_map("supplies", int)
CARD_TYPES: Final[dict[CardType, str]] = dict(
    _frame.take("card-types", tuple[tuple[CardType, str], ...])
)
"""Each card type with the colour of its banner."""
_frame.close()

HERO_NAMES: Final = Names("hero", (hero.id for hero in HEROES))
MONSTER_NAMES: Final = Names("monster", (kind.id for kind in MONSTERS))
TILE_NAMES: Final = Names("tile", (tile.id for tile in TILES))
QUEST_NAMES: Final = Names("quest", (quest.id for quest in QUESTS))
ROAD_NAMES: Final = Names("stop", (*(stop.id for stop in ROAD), "open-road", "home"))
"""The stops of the road, a way on to whoever is drawn, and the way home."""
SOLO_NAMES: Final = Names("solo card", (card.id for card in SOLO_DECK))
TREASURE_NAMES: Final = Names("treasure", (card.id for card in TREASURES))
ENEMY_CARD_NAMES: Final = Names("enemy card", (card.id for card in ENEMY_CARDS))
ROOM_CARD_NAMES: Final = Names("room card", (card.id for card in ROOM_CARDS))

_SIGNS: Final = {kind.sign: place for place, kind in enumerate(_common)}

TILE_MONSTERS: Final = tuple(
    tuple((space, _SIGNS[sign]) for space, sign in tile.monsters) for tile in TILES
)
"""For each tile its monster icons: the space, and the place of the kind in MONSTERS."""


def power_words(power: Power) -> str:
    """A power as a sentence without its full stop, made from its numbers."""
    said = {name: Spoken(getattr(power, name)) for name in power.__slots__}
    keys = (key for key in POWER_WORDS if format(said[key.replace("-", "_")]))
    return "; ".join(POWER_WORDS[key].format_map(said) for key in keys)


class Spoken:
    """A number in a sentence: 2, or with a name 2 wounds; numbers by level 1/2/3, zero nothing."""

    def __init__(self, value: object) -> None:
        self.value = value

    def __format__(self, name: str) -> str:
        if isinstance(self.value, tuple):
            return "/".join(map(str, self.value)) if any(self.value) else ""
        if isinstance(self.value, int) and name:
            return several(self.value, name)
        return str(self.value) if self.value else ""

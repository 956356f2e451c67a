"""Where a game of Infinity stands.

Figures are numbered: heroes by their seats, then enemies. A column holds one value a seat, one a
tile in the order of laying, one an enemy or one a thing; what is gone leaves NOBODY behind, and the
next that comes takes its number.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.crawl.effects import Standing, StandingKind
from undercroft.crawl.modifiers import ModifierKind, Modifiers
from undercroft.crawl.pages import PageKind
from undercroft.crawl.state import CrawlState
from undercroft.games.infinity.content.enemies import ENEMIES, EnemyCard, Rank
from undercroft.games.infinity.content.schema import Hero
from undercroft.games.infinity.content.stat_ids import WORDS
from undercroft.games.infinity.content.tables import HEROES, TILES
from undercroft.games.infinity.content.thing_schema import Tile
from undercroft.games.infinity.map.geometry import FIRST_DUNGEON, Dungeon, DungeonKind
from undercroft.games.infinity.notation import FIGURE, FIRST_ENEMY, NOTATION, PLACE, THING
from undercroft.games.infinity.options import InfinityOptions
from undercroft.games.infinity.scenarios.page import NO_PLAY, PLAYS, Play
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import FLAG, INT, INTS, ROW, Each, Several, field
from undercroft.kernel.moves import Move, Notation, Vocabulary
from undercroft.kernel.options import OptionsKind

NOBODY: Final = -1
NOWHERE: Final = -1
NO_TOKEN: Final = -1
NO_HAZARD: Final = -1
NO_CARD: Final = -1
NO_METER: Final = -1
"""The Threat Meter has been removed, or was never there: lord events are drawn."""

SURPLUS: Final = 9
"""Slots 0 to 8 of a formation, row by row; from here on enemies wait behind it."""


class Infinity(CrawlState):
    """Heroes, enemies in their formations, things, tiles and what lies on them, the hunt.

    Of a seat: `players` is who held it when the game began. Of a hero: `quiet` says that the last
    action made no noise, `hidden` that enemies of the tile have not seen it; `slowed` and `drained`
    count AP -2 and Power -2 tokens, `running` is the Defense a run still costs, `stunned` the last
    round of being stunned, `left` the half action points not spent yet, `out` the turns that an
    exhausted hero still loses, `exposed` the turns in which action points make nobody hard to hit,
    `held_by` the heroes who hold it in a fight, as bits; `embattled` says that it has been in
    combat since its last turn began, `sneaked` is the last round in which it sneaked. Of a sealed
    door, in ascending order: `seal_work` is the digging done, `seal_rounds` the round at whose end
    it opens, 0 for none. Of an enemy: `slot` is its place in the formation of the hero it is
    focused on, `came_from` the row whose reward waits for its end, `bands` the event that brought
    it, `dazed` bits for being stunned, held fast or shoved back. `lord_met` is how many heroes
    there were when the lord appeared. `band_fought` has a bit for a fight that has begun and one
    for each hero who attacked the band. `games` is how many games of a campaign make enemies
    stronger, `camp` says that this is the camp between two of them.
    """

    NOTATION: ClassVar[Notation] = NOTATION
    options: InfinityOptions = field(OptionsKind(InfinityOptions), default=InfinityOptions())
    page: Play = field(PageKind(PLAYS), default=NO_PLAY)
    chart: int = field(INT)
    order: tuple[int, ...] = field(ROW)
    players: tuple[int, ...] = field(ROW)

    dungeon: Dungeon = field(DungeonKind(), default=FIRST_DUNGEON)
    contents: list[int] = field(INTS)
    marks: list[int] = field(INTS)
    hazards: list[int] = field(INTS)
    ropes: list[int] = field(INTS)
    noises: list[int] = field(INTS)
    ice: list[int] = field(INTS)
    seal_work: tuple[int, ...] = field(ROW)
    seal_rounds: tuple[int, ...] = field(ROW)
    laid_in: int = field(INT)

    kind: list[int] = field(INTS)
    spot: list[int] = field(INTS)
    before: list[int] = field(INTS)
    health: list[int] = field(INTS)
    level: list[int] = field(INTS)
    xp: list[int] = field(INTS)
    coins: list[int] = field(INTS)
    quiet: list[int] = field(INTS)
    hidden: list[int] = field(INTS)
    slowed: list[int] = field(INTS)
    drained: list[int] = field(INTS)
    running: list[int] = field(INTS)
    stunned: list[int] = field(INTS)
    confused: list[int] = field(INTS)
    embattled: list[int] = field(INTS)
    sneaked: list[int] = field(INTS)
    exposed: list[int] = field(INTS)
    out: list[int] = field(INTS)
    blocking: list[int] = field(INTS)
    held_by: list[int] = field(INTS)
    left: list[int] = field(INTS)
    turns: list[int] = field(INTS)
    bare: list[tuple[int, ...]] = field(Each(ROW))
    started: list[int] = field(INTS)
    used: list[tuple[int, ...]] = field(Each(ROW))
    paid: list[int] = field(INTS)
    boons: list[tuple[int, ...]] = field(Each(ROW))
    ally: list[int] = field(INTS)
    ally_health: list[int] = field(INTS)

    enemy: list[int] = field(INTS)
    enemy_spot: list[int] = field(INTS)
    focus: list[int] = field(INTS)
    slot: list[int] = field(INTS)
    damage: list[int] = field(INTS)
    bands: list[int] = field(INTS)
    came_from: list[int] = field(INTS)
    dazed: list[int] = field(INTS)
    baffled: list[int] = field(INTS)
    band_card: list[int] = field(INTS)
    band_fought: list[int] = field(INTS)
    reward_rows: tuple[int, ...] = field(ROW)

    thing: list[int] = field(INTS)
    where: list[int] = field(INTS)
    orb: list[int] = field(INTS)
    dents: list[int] = field(INTS)
    bought: list[int] = field(INTS)

    games: int = field(INT)
    camp: bool = field(FLAG)
    modifiers: Modifiers = field(Several(ModifierKind(WORDS)))
    standing: tuple[Standing, ...] = field(Several(StandingKind(WORDS)))
    meter: int = field(INT, default=NO_METER)
    lord: int = field(INT, default=NOBODY)
    lord_kind: int = field(INT)
    lord_met: int = field(INT)
    lord_fallen: int = field(INT)
    last_door: int = field(INT, default=NOBODY)
    level_of_use: int = field(INT)
    fallen_band_fought: int = field(INT)
    fallen_at: int = field(INT)
    pending: tuple[int, ...] = field(ROW)
    lord_acted: int = field(INT)
    calm: int = field(INT)
    equipment_shelf: tuple[int, ...] = field(ROW)
    item_shelf: tuple[int, ...] = field(ROW)
    orders: tuple[int, ...] = field(ROW)
    order_rounds: tuple[int, ...] = field(ROW)

    def push(self, frame: Frame[Any]) -> None:
        """Begin something inside what is going on; when the game is over nothing begins any more.

        A scenario may end it at any moment, also in the middle of what would go on.
        """
        if self.over is None:
            self.frames.append(frame)

    def figure_id(self, figure: int) -> str:
        """The scene id of a figure."""
        return f"fig:{FIGURE.text(figure)}"

    def name_of(self, thing: str) -> str:
        """What a figure is called now; cards are named in the box."""
        kind, _, name = thing.partition(":")
        if kind != "fig":
            return ""
        figure = FIGURE.parse(name)
        if figure < FIRST_ENEMY:
            return self.hero(figure).name
        foe = self.foe(figure)
        return foe.name if foe.rank == Rank.LORD else f"the {foe.name}"

    def has(self, move: Move) -> bool:
        """Whether the figure, thing or tile that a move names is on the table."""
        return all(self._is_there(*named) for named in zip(move.verb.args, move.args))

    def _is_there(self, kind: Vocabulary, value: int) -> bool:
        if kind is FIGURE:
            at = value - FIRST_ENEMY
            return value < self.seats or (0 <= at < len(self.enemy) and self.enemy[at] != NOBODY)
        if kind is THING:
            return value < len(self.thing) and self.thing[value] != NOBODY
        return kind is not PLACE or value < len(self.dungeon.tiles)

    def hero(self, seat: int) -> Hero:
        """The hero board of a seat."""
        return HEROES[self.kind[seat]]

    def foe(self, figure: int) -> EnemyCard:
        """The card of an enemy."""
        return ENEMIES[self.enemy[figure - FIRST_ENEMY]]

    def tile(self, place: int) -> Tile:
        """The tile that lies at a place."""
        return TILES[self.dungeon.tiles[place]]

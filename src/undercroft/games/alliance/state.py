"""Where a game of Alliance stands.

Figures are numbered: the four heroes of seat n are 4n to 4n + 3, monsters come after all places
for heroes. A column holds one value a figure, or one a seat; the rows `kind`, `spot` and `wounds`
are replaced when they change, so that what follows from them can be kept with them. The flags say
where a game departs from the usual one; `consent` is the number of upgrade decks players were asked
about, `scouts` names the spaces of traps turned back down, each with the hero that looked,
`under_tiles` are the tiles that were put under the dungeon stack. Columns of quests hold one value
for each that was revealed: how far it is, whose markers lie there in their order and at which of
its tokens, who places these, where they are, and on which printed spaces of tiles not yet laid; of
those about final enemies the card that lies open, and the cards used before it. `stairs` is the
space of the staircase into the deep room, `room_card` the card that lies open there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.crawl.effects import Standing, StandingKind
from undercroft.crawl.modifiers import Modifier, ModifierKind, Modifiers
from undercroft.crawl.space.saving import WallsKind
from undercroft.crawl.space.walls import Walls
from undercroft.crawl.state import CrawlState
from undercroft.games.alliance.board_cache import HERO_HEALTH, Situation, Tokens
from undercroft.games.alliance.content.schema import Hero
from undercroft.games.alliance.content.stat_ids import WORDS
from undercroft.games.alliance.content.tables import DRAFT_CHART, HERO_NAMES, HEROES, MONSTERS
from undercroft.games.alliance.map.geometry import WITH_DEEP_ROOM, board_for
from undercroft.games.alliance.notation import (
    ALLIANCE,
    ANYBODY,
    FIRST_MONSTER,
    HIDDEN_TOKEN,
    KNOWN_TRAP,
    MOST_SEATS,
    NOTATION,
    NOWHERE,
    OPEN_TOKEN,
    SPACE,
    WIDEST,
)
from undercroft.games.alliance.options import CO_OP, AllianceOptions
from undercroft.kernel.layout import FLAG, INT, INTS, ROW, Each, Several, field
from undercroft.kernel.moves import Move, Notation, Vocabulary
from undercroft.kernel.options import OptionsKind
from undercroft.kernel.rows import replaced

if TYPE_CHECKING:
    from undercroft.games.alliance.map.step_budget import Stepping
    from undercroft.games.alliance.phases.monster_plans import Plan

__all__ = [
    "FIRST_MONSTER",
    "HIDDEN_TOKEN",
    "KNOWN_TRAP",
    "NOWHERE",
    "OPEN_TOKEN",
    "UNKNOWN",
    "Alliance",
]

UNKNOWN: Final = -1


NO_WALLS: Final = Walls(board_for(1))
"""The walls before anything is laid out."""

NO_SITUATION: Final = Situation(NO_WALLS, (), (), (), (), is_pvp=False)
NO_TOKENS: Final = Tokens(NO_WALLS.board.grid, (), ())
"""Nobody is on the board, and no token."""


def players_on(walls: Walls) -> int:
    """The number of players a board is for, ten more if it has the deep room below."""
    grid = walls.board.grid
    has_deep_room = grid.floor < grid.cells
    players = [n for n in range(1, MOST_SEATS + 1) if board_for(n).grid.cells == grid.floor]
    return players[0] + WITH_DEEP_ROOM * has_deep_room


ZONE_NAMES: Final = {
    "hand": "Hand",
    "artifacts": "Artifacts",
    "treasures": "Treasures",
    "treasure-deck": "Deck of Many Treasures",
    "upgrades": "Upgrades",
    "upgrade-discard": "Upgrade discards",
}


class Alliance(CrawlState):
    """Figures, columns of cards, experience, the dungeon and the draft areas."""

    NOTATION: ClassVar[Notation] = NOTATION
    options: AllianceOptions = field(OptionsKind(AllianceOptions), default=AllianceOptions())
    walls: Walls = field(WallsKind(NO_WALLS, "players", players_on, board_for), default=NO_WALLS)
    initiative: int = field(INT)
    cycle: int = field(INT)
    kind: tuple[int, ...] = field(ROW, default=(UNKNOWN,) * FIRST_MONSTER)
    spot: tuple[int, ...] = field(ROW, default=(NOWHERE,) * FIRST_MONSTER)
    facing: list[int] = field(INTS, default=[0] * FIRST_MONSTER)
    ready: list[int] = field(INTS, default=[0] * FIRST_MONSTER)
    wounds: tuple[tuple[int, ...], ...] = field(Several(ROW), default=((),) * FIRST_MONSTER)
    columns: list[tuple[int, ...]] = field(Each(ROW), default=[()] * FIRST_MONSTER)
    artifacts: list[tuple[int, ...]] = field(Each(ROW))
    treasures: list[tuple[int, ...]] = field(Each(ROW))
    drafted: list[int] = field(INTS)
    fallen: list[int] = field(INTS)
    dead: tuple[int, ...] = field(ROW)
    xp_up: list[int] = field(INTS)
    xp_down: list[int] = field(INTS)
    pools: list[int] = field(INTS, default=[0, 0])
    upgrade_deck: int = field(INT)
    upgrade_area: list[int] = field(INTS)
    upgrade_discard: list[int] = field(INTS)
    tile_area: tuple[int, ...] = field(ROW)
    under_tiles: tuple[int, ...] = field(ROW)
    hero_area: tuple[int, ...] = field(ROW)
    solo_card: int = field(INT, default=UNKNOWN)
    fewer_cards: list[int] = field(INTS)
    solo_discard: tuple[int, ...] = field(ROW)
    is_cleared: bool = field(FLAG)
    consent: int = field(INT)
    scouts: tuple[int, ...] = field(ROW)
    quests: tuple[int, ...] = field(ROW)
    quest_stages: list[int] = field(INTS)
    quest_markers: list[tuple[int, ...]] = field(Each(ROW))
    quest_placers: list[int] = field(INTS)
    quest_spots: list[tuple[int, ...]] = field(Each(ROW))
    quest_beacons: list[tuple[int, ...]] = field(Each(ROW))
    quest_tiles: list[tuple[int, ...]] = field(Each(ROW))
    enemy_cards: list[int] = field(INTS)
    enemy_used: list[tuple[int, ...]] = field(Each(ROW))
    stairs: int = field(INT, default=NOWHERE)
    room_card: int = field(INT, default=UNKNOWN)
    room_used: tuple[int, ...] = field(ROW)
    campaign_tokens: list[int] = field(INTS)
    kept: list[tuple[int, ...]] = field(Each(ROW))
    keepable: list[tuple[int, ...]] = field(Each(ROW))
    tavern: bool = field(FLAG)
    road: int = field(INT, default=UNKNOWN)
    token_spots: tuple[tuple[int, ...], ...] = field(Several(ROW), default=((), (), ()))
    token_faces: tuple[tuple[int, ...], ...] = field(Several(ROW), default=((), (), ()))
    pits: tuple[int, ...] = field(ROW)
    bursts: list[int] = field(INTS, default=[0] * FIRST_MONSTER)
    peaceful: list[int] = field(INTS, default=[0] * FIRST_MONSTER)
    modifiers: Modifiers = field(Several(ModifierKind(WORDS)))
    standing: tuple[Standing, ...] = field(Several(StandingKind(WORDS)))
    used: tuple[int, ...] = field(ROW)

    counted: Modifiers
    changes: dict[int, list[Modifier]]
    totals: dict[tuple[int, int, int], int]
    board: Situation
    lying: Tokens
    planner: Stepping | None
    planned: list[Plan]

    def reset_caches(self) -> None:
        """Drop what was counted, too."""
        super().reset_caches()
        self.counted = ()
        self.changes = {}
        self.totals = {}
        self.board = NO_SITUATION
        self.lying = NO_TOKENS
        self.planner = None
        self.planned = []

    def clone(self) -> Alliance:
        """An independent state; what follows from the rows they share is shared too."""
        new = super().clone()
        assert isinstance(new, Alliance)
        new.counted, new.changes, new.totals = self.counted, self.changes, self.totals
        new.board, new.lying = self.board, self.lying
        return new

    def situation(self) -> Situation:
        """Who stands where and what follows from it, found once for the same rows and walls."""
        kept = self.board
        if (
            kept.spot is self.spot
            and kept.wounds is self.wounds
            and kept.walls is self.walls
            and kept.pits is self.pits
            and kept.kind is self.kind
            and kept.is_pvp is self.options.pvp
        ):
            return kept
        self.board = Situation(
            self.walls, self.pits, self.kind, self.spot, self.wounds, is_pvp=self.options.pvp
        )
        return self.board

    def tokens(self) -> Tokens:
        """How the challenge tokens lie, found once for the same rows."""
        kept = self.lying
        if kept.spots is not self.token_spots or kept.faces is not self.token_faces:
            grid = self.walls.board.grid
            kept = self.lying = Tokens(grid, self.token_spots, self.token_faces)
        return kept

    def count_measures(self) -> None:
        """Find out what the modifiers change; needed whenever `counted` are other ones.

        `changes` has those of each stat, `totals` keeps what they add up to, by stat, figure and
        base.
        """
        self.counted = self.modifiers
        self.changes = {}
        self.totals = {}
        for modifier in self.modifiers:
            self.changes.setdefault(modifier.stat, []).append(modifier)

    def stand(self, figure: int, space: int) -> None:
        """A figure is on a space now, or NOWHERE."""
        before, is_move = self.situation(), self.spot[figure] != NOWHERE != space
        self.spot = replaced(self.spot, figure, space)
        if is_move:
            self.board = before.with_spot(figure, self.spot)

    def bear(self, figure: int, wounds: tuple[int, ...]) -> None:
        """A figure has these wounds now."""
        before, health = self.situation(), self._health(figure)
        is_same = (len(wounds) < health) == (len(self.wounds[figure]) < health)
        self.wounds = replaced(self.wounds, figure, wounds)
        if is_same:
            self.board = before.with_wounds(self.wounds)

    def _health(self, figure: int) -> int:
        """How many wounds fell a hero; a monster that is slain leaves the board."""
        return HERO_HEALTH[self.kind[figure]] if figure < FIRST_MONSTER else 0

    def lay_token(self, level: int, space: int, face: int) -> None:
        """A challenge token of a level lies on a space with a face."""
        spots, faces = self.token_spots[level - 1], self.token_faces[level - 1]
        self.token_spots = replaced(self.token_spots, level - 1, (*spots, space))
        self.token_faces = replaced(self.token_faces, level - 1, (*faces, face))

    @property
    def is_alone(self) -> bool:
        """Whether one alliance plays by itself."""
        return self.seats == 1

    @property
    def is_company(self) -> bool:
        """Whether all alliances are on one side, as partners or as the only one."""
        return self.seats == 1 or self.options.mode == CO_OP

    def readers(self, seat: int) -> int:
        """Who sees the cards of a seat: their owner, and partners with open hands, as bits.

        [DA-CARD-23] [DA-COOP-17] [A-50]
        """
        is_open = self.is_company and self.options.hands == "open"
        return (1 << self.seats) - 1 if is_open else 1 << seat

    def alliance(self, seat: int) -> range:
        """The figures of a seat's heroes."""
        return range(seat * ALLIANCE, seat * ALLIANCE + ALLIANCE)

    def name_of(self, thing: str) -> str:
        """What a monster is called now, or a zone; heroes and cards are named in the box."""
        kind, _, name = thing.partition(":")
        if kind == "zone":
            return zone_name(name)
        is_monster = kind == "fig" and name[:1] == "m" and name[1:].isdecimal()
        return MONSTERS[self.kind[ANYBODY.parse(name)]].called if is_monster else ""

    def has(self, move: Move) -> bool:
        """Whether the space or figure that a move names is on the table."""
        return all(self._is_there(*named) for named in zip(move.verb.args, move.args))

    def _is_there(self, kind: Vocabulary, value: int) -> bool:
        if kind is SPACE:
            grid = self.walls.board.grid
            return value % WIDEST < grid.width and value // WIDEST < grid.height
        return kind is not ANYBODY or (value < len(self.kind) and self.kind[value] >= 0)

    def figure_id(self, figure: int) -> str:
        """The scene id of a figure: heroes by their names, monsters by number."""
        if figure < FIRST_MONSTER:
            return f"fig:{self.hero(figure).id}"
        return f"fig:m{figure - FIRST_MONSTER + 1}"

    def hero(self, figure: int) -> Hero:
        """The hero card of a figure."""
        return HEROES[self.kind[figure]]

    def recruits(self, seat: int) -> list[int]:
        """The heroes a seat has so far, or still has: the dead no longer count. [A-44]"""
        own = [figure for figure in self.alliance(seat) if self.kind[figure] >= 0]
        return [self.kind[figure] for figure in own if figure not in self.dead]

    def all_recruits(self) -> list[int]:
        """The heroes of all seats."""
        return [hero for seat in range(self.seats) for hero in self.recruits(seat)]

    def draft_count(self, seat: int) -> int:
        """Where a seat's draft counter stands; by option artifacts do not move it. [A-31]"""
        apart = len(self.artifacts[seat]) if self.options.artifacts == "ties" else 0
        return self.drafted[seat] - apart

    def hand_size(self, seat: int) -> int:
        """How many cards a seat draws up to, by the number it has drafted. [DA-DRAFT-05]"""
        sizes = DRAFT_CHART.hand_sizes
        return sizes[min(self.draft_count(seat), len(sizes) - 1)]

    def discard_limit(self, seat: int) -> int:
        """How many cards a seat may discard, by the number it has drafted. [DA-DRAFT-05]"""
        limits = DRAFT_CHART.discard_limits
        return limits[min(self.draft_count(seat), len(limits) - 1)]


def zone_name(zone: str) -> str:
    """What a zone of the scene is called: a column by its hero, others by what lies there."""
    stem, _, of = zone.partition("-")
    if stem == "column":
        return HEROES[HERO_NAMES.parse(of)].name
    return ZONE_NAMES.get(zone) or ZONE_NAMES.get(stem, "")

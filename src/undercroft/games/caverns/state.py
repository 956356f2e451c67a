"""Where a game of Caverns stands.

Figures are numbered: heroes by their seats, then allies, villains and objects, then monsters. A
column holds one value a figure, or one a seat. All cards in front of heroes lie open. What only one
page needs to remember is in `page`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.crawl.effects import Standing, StandingKind, When
from undercroft.crawl.effects.standing import key_of
from undercroft.crawl.modifiers import ModifierKind, Modifiers
from undercroft.crawl.pages import PageKind
from undercroft.crawl.space.saving import WallsKind
from undercroft.crawl.space.walls import Walls
from undercroft.crawl.state import CrawlState
from undercroft.games.caverns.adventures.page import NO_PAGE, PAGES, Page
from undercroft.games.caverns.board_cache import NOBODY_THERE, NOTHING_LIES, Lying, Situation
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.schema import Hero
from undercroft.games.caverns.content.stat_ids import LIBRARY, WORDS
from undercroft.games.caverns.content.tables import HEROES
from undercroft.games.caverns.map.geometry import NO_CAVE, board_with, has_high_gaps
from undercroft.games.caverns.notation import FIGURE, FIRST_MONSTER, FIRST_PROP, NOTATION
from undercroft.games.caverns.options import CavernsOptions
from undercroft.kernel.layout import (
    FLAG,
    INT,
    INTS,
    ROW,
    Each,
    Ints,
    Row,
    Several,
    field,
)
from undercroft.kernel.moves import Notation
from undercroft.kernel.options import OptionsKind

NOWHERE: Final = -1
NO_FIGURE: Final = -1
NO_CARD: Final = -1

IMMOBILIZED: Final = 1
POISONED: Final = 2

IN_PLAY: Final = 0
SWALLOWED: Final = 1
ESCAPED: Final = 2
OUT: Final = 3
"""Where a hero is when not on the board: removed for a while, escaped, or out of the game."""

NOT_LAID: Final = -1

CARDS: Final = Row(NOTATION.cards)


class Caverns(CrawlState):
    """Figures, the cards of heroes, queues, experience, surges and the cave."""

    NOTATION: ClassVar[Notation] = NOTATION
    ENDED: ClassVar[Callable[[Caverns], bool]]
    NAME_OF: ClassVar[Callable[[Caverns, str], str]]
    options: CavernsOptions = field(OptionsKind(CavernsOptions), default=CavernsOptions())
    walls: Walls = field(
        WallsKind(NO_CAVE, "high-gaps", has_high_gaps, board_with), default=NO_CAVE
    )
    page: Page = field(PageKind(PAGES), default=NO_PAGE)
    sets: int = field(INT, default=1)
    new_traps: tuple[int, ...] = field(CARDS)
    active: int = field(INT)
    first: int = field(INT)
    turns: int = field(INT)
    kind: list[int] = field(INTS, default=[NOWHERE] * FIRST_MONSTER)
    spot: list[int] = field(INTS, default=[NOWHERE] * FIRST_MONSTER)
    hp: list[int] = field(INTS, default=[0] * FIRST_MONSTER)
    pinned: list[int] = field(INTS, default=[0] * FIRST_MONSTER)
    holder: list[int] = field(INTS, default=[NO_FIGURE] * FIRST_MONSTER)
    level: list[int] = field(INTS)
    ailments: list[int] = field(INTS)
    status: list[int] = field(INTS)
    team: list[int] = field(INTS)
    left_from: list[int] = field(INTS)
    up: list[tuple[int, ...]] = field(Each(CARDS))
    down: list[tuple[int, ...]] = field(Each(CARDS))
    reserve: list[tuple[int, ...]] = field(Each(CARDS))
    items: list[tuple[int, ...]] = field(Each(CARDS))
    items_down: list[tuple[int, ...]] = field(Each(CARDS))
    curses: list[tuple[int, ...]] = field(Each(CARDS))
    queue: list[tuple[int, ...]] = field(Each(CARDS))
    stance: list[int] = field(Ints(NOTATION.cards))
    charged: tuple[int, ...] = field(CARDS)
    charges: tuple[int, ...] = field(ROW)
    pile: list[tuple[int, ...]] = field(Each(CARDS), default=[()])
    surges: list[int] = field(INTS, default=[0])
    discards: list[tuple[int, ...]] = field(Each(CARDS), default=[(), (), ()])
    trap_cards: tuple[int, ...] = field(CARDS)
    trap_cells: tuple[int, ...] = field(ROW)
    tokens: tuple[int, ...] = field(ROW)
    villains: tuple[int, ...] = field(ROW)
    lines: list[int] = field(INTS, default=[0] * FIRST_PROP)
    before: list[int] = field(INTS, default=[0] * FIRST_PROP)
    tally: list[int] = field(INTS, default=[0] * FIRST_PROP)
    age: list[int] = field(INTS, default=[0] * FIRST_PROP)
    worked: tuple[int, ...] = field(ROW)
    modifiers: Modifiers = field(Several(ModifierKind(WORDS)))
    standing: tuple[Standing, ...] = field(Several(StandingKind(WORDS)))
    laid: int = field(INT, default=NOT_LAID)
    new_tile: int = field(INT, default=NOWHERE)
    treasure_drawn: int = field(INT)
    fallen: bool = field(FLAG)
    encounters: int = field(INT)
    beside: tuple[int, ...] = field(CARDS)
    sheltered: list[int] = field(INTS)
    moves_made: int = field(INT)
    attacks_made: int = field(INT)
    clock: int = field(INT)
    tougher: list[int] = field(INTS, default=[0] * FIRST_PROP)
    edge_ways: tuple[int, ...] = field(ROW)
    edge_kinds: tuple[int, ...] = field(ROW)
    edge_used: tuple[int, ...] = field(ROW)
    order: tuple[int, ...] = field(ROW)

    counted: Modifiers
    changed: frozenset[int]
    heeded: tuple[Standing, ...]
    awaited: frozenset[object]
    known: Situation
    ready: Lying
    is_trial: bool

    def reset_caches(self) -> None:
        """Drop what was counted and found out, too."""
        super().reset_caches()
        self.counted = ()
        self.changed = frozenset()
        self.heeded = ()
        self.awaited = frozenset()
        self.known = NOBODY_THERE
        self.ready = NOTHING_LIES
        self.is_trial = False

    def clone(self) -> Caverns:
        """An independent state; what follows from what they have in common is shared too."""
        new = super().clone()
        assert isinstance(new, Caverns)
        new.counted, new.changed = self.counted, self.changed
        new.known, new.ready = self.known, self.ready
        new.heeded, new.awaited = self.heeded, self.awaited
        return new

    def situation(self) -> Situation:
        """Who is on the board, found out once while nobody comes, moves or goes."""
        known = self.known
        if (
            known.spot != self.spot
            or known.walls is not self.walls
            or known.kind != self.kind
            or known.came != self.villains
        ):
            known = Situation(self.walls, self.spot[:], self.kind[:], self.villains)
            self.known = known
        return known

    def lying(self) -> Lying:
        """How cards lie ready, with what was found out about them while they lie so."""
        ready = self.ready
        if ready.up != self.up or ready.items != self.items or ready.charged != self.charged:
            ready = self.ready = Lying(self.up[:], self.items[:], self.charged)
        return ready

    def changed_measures(self) -> frozenset[int]:
        """What any modifier changes, counted once for the same modifiers."""
        if self.counted is not self.modifiers:
            self.counted = self.modifiers
            self.changed = frozenset([modifier.stat for modifier in self.modifiers])
        return self.changed

    def awaited_moments(self) -> frozenset[object]:
        """The moments for which anything waits, gathered once for the same that waits."""
        if self.heeded is not self.standing:
            self.heeded = self.standing
            effects = [LIBRARY.effects[waiting.node] for waiting in self.standing]
            self.awaited = frozenset([key_of(e.moment) for e in effects if isinstance(e, When)])
        return self.awaited

    def name_of(self, thing: str) -> str:
        """What a figure of the scene is called now."""
        return Caverns.NAME_OF(self, thing)

    def run(self) -> None:
        """Go on; after every effect that is over the game looks for its end. [CV-TURN-07]"""
        ended = Caverns.ENDED
        frames = self.frames
        while frames:
            depth, top = len(frames), frames[-1]
            if top.advance(self):
                return
            if len(self.frames) < depth or self.frames[depth - 1] is not top:
                ended(self)
            frames = self.frames

    @property
    def adventure(self) -> Adventure:
        """What the table says of the page that is played."""
        return self.page.adventure

    def figure_id(self, figure: int) -> str:
        """The scene id of a figure."""
        return f"fig:{FIGURE.text(figure)}"

    def hero(self, seat: int) -> Hero:
        """The hero card of a seat."""
        return HEROES[self.kind[seat]]

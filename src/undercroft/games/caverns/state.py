"""Where a game of Caverns stands.

Figures are numbered: heroes by their seats, then allies, villains and objects, then monsters. A
column holds one value a figure, or one a seat. All cards in front of heroes lie open. What only one
page needs to remember is in `page`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.crawl.effects import Effects, Standing, StandingKind, When
from undercroft.crawl.effects.standing import key_of
from undercroft.crawl.modifiers import ModifierKind, Modifiers
from undercroft.crawl.space.saving import load_walls, save_walls
from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns.adventures.page import NO_PAGE, Page, PageKind
from undercroft.games.caverns.board_cache import NOBODY_THERE, NOTHING_LIES, Lying, Situation
from undercroft.games.caverns.content.page_schema import Adventure
from undercroft.games.caverns.content.schema import Hero
from undercroft.games.caverns.content.stat_ids import LIBRARY, WORDS
from undercroft.games.caverns.content.tables import HEROES
from undercroft.games.caverns.map.geometry import NO_CAVE, board, has_high_gaps
from undercroft.games.caverns.notation import FIRST_MONSTER, FIRST_PROP, NOTATION
from undercroft.kernel.errors import SaveError
from undercroft.kernel.layout import (
    FLAG,
    INT,
    INTS,
    ROW,
    Each,
    Field,
    Ints,
    Kind,
    Layout,
    Plain,
    Row,
    Several,
    record,
)
from undercroft.kernel.moves import Notation
from undercroft.kernel.state import State

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


class WallsKind(Kind):
    """The cave, shared by all clones."""

    def save(self, value: Walls) -> Plain:
        if value is NO_CAVE:
            return {}
        return {**save_walls(value), "high-gaps": int(has_high_gaps(value))}

    def load(self, plain: Plain) -> Walls:
        if plain == {}:
            return NO_CAVE
        table = record(plain, ("tiles", "links", "high-gaps"))
        try:
            return load_walls(board(high_gaps=bool(table["high-gaps"])), table)
        except (KeyError, TypeError, ValueError) as error:
            raise SaveError(f"this cave cannot be: {error}") from None


class Caverns(State):
    """Figures, the cards of heroes, queues, experience, surges and the cave."""

    NOTATION: ClassVar[Notation] = NOTATION
    EFFECTS: ClassVar[Effects]
    ENDED: ClassVar[Callable[[Caverns], bool]]
    VALIDATE: ClassVar[Callable[[Caverns], list[str]]]
    NAME_OF: ClassVar[Callable[[Caverns, str], str]]
    FIELDS: ClassVar[Layout] = (
        Field("walls", WallsKind(), NO_CAVE),
        Field("page", PageKind(), NO_PAGE),
        Field("sets", INT, 1),
        Field("asks_ties", FLAG, True),
        Field("asks_order", FLAG, True),
        Field("surge_cap", INT, 5),
        Field("comes_near", FLAG, False),
        Field("treasure_each", FLAG, False),
        Field("tunnels_out", FLAG, True),
        Field("auto20", FLAG, False),
        Field("snug_uses", INT, 1),
        Field("has_features", FLAG, True),
        Field("chain", INT, 5),
        Field("villain_step", INT, 2),
        Field("counts_squares", FLAG, False),
        Field("trap_delay", INT, 0),
        Field("pays_fewest", FLAG, False),
        Field("walls_hide", FLAG, False),
        Field("new_traps", CARDS, ()),
        Field("active", INT, 0),
        Field("first", INT, 0),
        Field("turns", INT, 0),
        Field("kind", INTS, [NOWHERE] * FIRST_MONSTER),
        Field("spot", INTS, [NOWHERE] * FIRST_MONSTER),
        Field("hp", INTS, [0] * FIRST_MONSTER),
        Field("pinned", INTS, [0] * FIRST_MONSTER),
        Field("holder", INTS, [NO_FIGURE] * FIRST_MONSTER),
        Field("level", INTS, []),
        Field("ailments", INTS, []),
        Field("status", INTS, []),
        Field("team", INTS, []),
        Field("left_from", INTS, []),
        Field("up", Each(CARDS), []),
        Field("down", Each(CARDS), []),
        Field("reserve", Each(CARDS), []),
        Field("items", Each(CARDS), []),
        Field("items_down", Each(CARDS), []),
        Field("curses", Each(CARDS), []),
        Field("queue", Each(CARDS), []),
        Field("stance", Ints(NOTATION.cards), []),
        Field("charged", CARDS, ()),
        Field("charges", ROW, ()),
        Field("pile", Each(CARDS), [()]),
        Field("surges", INTS, [0]),
        Field("discards", Each(CARDS), [(), (), ()]),
        Field("trap_cards", CARDS, ()),
        Field("trap_cells", ROW, ()),
        Field("tokens", ROW, ()),
        Field("villains", ROW, ()),
        Field("lines", INTS, [0] * FIRST_PROP),
        Field("before", INTS, [0] * FIRST_PROP),
        Field("tally", INTS, [0] * FIRST_PROP),
        Field("age", INTS, [0] * FIRST_PROP),
        Field("worked", ROW, ()),
        Field("modifiers", Several(ModifierKind(WORDS)), ()),
        Field("standing", Several(StandingKind(WORDS)), ()),
        Field("laid", INT, NOT_LAID),
        Field("new_tile", INT, NOWHERE),
        Field("treasure_drawn", INT, 0),
        Field("fallen", FLAG, False),
        Field("encounters", INT, 0),
        Field("beside", CARDS, ()),
        Field("sheltered", INTS, []),
        Field("moves_made", INT, 0),
        Field("attacks_made", INT, 0),
        Field("clock", INT, 0),
        Field("tougher", INTS, [0] * FIRST_PROP),
        Field("edge_ways", ROW, ()),
        Field("edge_kinds", ROW, ()),
        Field("edge_used", ROW, ()),
        Field("order", ROW, ()),
        Field("linked", INT, 0),
    )
    walls: Walls
    page: Page
    sets: int
    asks_ties: bool
    asks_order: bool
    surge_cap: int
    comes_near: bool
    treasure_each: bool
    tunnels_out: bool
    auto20: bool
    snug_uses: int
    has_features: bool
    chain: int
    villain_step: int
    counts_squares: bool
    trap_delay: int
    pays_fewest: bool
    walls_hide: bool
    new_traps: tuple[int, ...]
    active: int
    first: int
    turns: int
    kind: list[int]
    spot: list[int]
    hp: list[int]
    pinned: list[int]
    holder: list[int]
    level: list[int]
    ailments: list[int]
    status: list[int]
    team: list[int]
    left_from: list[int]
    up: list[tuple[int, ...]]
    down: list[tuple[int, ...]]
    reserve: list[tuple[int, ...]]
    items: list[tuple[int, ...]]
    items_down: list[tuple[int, ...]]
    curses: list[tuple[int, ...]]
    queue: list[tuple[int, ...]]
    stance: list[int]
    charged: tuple[int, ...]
    charges: tuple[int, ...]
    pile: list[tuple[int, ...]]
    surges: list[int]
    discards: list[tuple[int, ...]]
    trap_cards: tuple[int, ...]
    trap_cells: tuple[int, ...]
    tokens: tuple[int, ...]
    villains: tuple[int, ...]
    lines: list[int]
    before: list[int]
    tally: list[int]
    age: list[int]
    worked: tuple[int, ...]
    modifiers: Modifiers
    standing: tuple[Standing, ...]
    laid: int
    new_tile: int
    treasure_drawn: int
    fallen: bool
    encounters: int
    beside: tuple[int, ...]
    sheltered: list[int]
    moves_made: int
    attacks_made: int
    clock: int
    tougher: list[int]
    edge_ways: tuple[int, ...]
    edge_kinds: tuple[int, ...]
    edge_used: tuple[int, ...]
    order: tuple[int, ...]
    linked: int

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

    def validate(self) -> list[str]:
        """What no game could have come to, in words."""
        return super().validate() or Caverns.VALIDATE(self)

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

    def hero(self, seat: int) -> Hero:
        """The hero card of a seat."""
        return HEROES[self.kind[seat]]

    def clockwise(self, first: int) -> list[int]:
        """All seats, from one on. [CV-TURN-01]"""
        return [(first + i) % self.seats for i in range(self.seats)]

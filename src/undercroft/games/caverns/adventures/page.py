"""What a page of the adventure book is: all that it adds to the rules, in one class. [CV-SETUP-01]

A page extends `Page` in a module of its own in this package, and its `ID` names its row in
`tables/adventures.toml`. The class holds what the page alone needs: its own numbers (`FIELDS`), its
verbs with how they look and what bots think of them (`VERBS`), what a hero may do with them
(`ACTIONS`), its frames, and the moments at which it steps in. Nothing else has to know of a page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from undercroft.crawl.pages import PlayedPage
from undercroft.games.caverns.content.page_schema import STANDARD, Adventure, Pool, Prop
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.kernel.moves import Move, Verb
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.scene import Track

if TYPE_CHECKING:
    from undercroft.games.caverns.phases.hero_turn import HeroAction
    from undercroft.games.caverns.state import Caverns

NO_FIGURE: Final = -1
MoveText = Callable[["Caverns", Move], str]
Aim = tuple[float, tuple[int, ...]]
"""What it is worth to a bot to be there, and the squares."""


class PageVerb:
    """How a verb of a page looks, and what a bot thinks of it.

    `label` says a move in words; `touch` is what is touched for it, a button where nothing is
    named. `worth` is what a move brings, in hit points; a `free` one leaves the attack of the
    turn. Without a worth no bot wants it.
    """

    def __init__(
        self,
        label: MoveText,
        touch: MoveText | None = None,
        worth: Callable[[Caverns, Move], float] | None = None,
        *,
        is_free: bool = False,
    ) -> None:
        self.label: Final = label
        self.touch: Final = touch
        self.worth: Final = worth
        self.is_free: Final = is_free


@mypyc_attr(allow_interpreted_subclasses=True)
class Page(PlayedPage[Adventure]):
    """One page while it is played: its row, its own numbers, and what it does when.

    By default nothing happens. `HELP` says what its zones and tracks are there for, by the
    beginning of their ids.
    """

    ACTIONS: ClassVar[tuple[HeroAction, ...]] = ()
    VERBS: ClassVar[Mapping[Verb, PageVerb]] = {}
    HELP: ClassVar[Mapping[str, tuple[str, str]]] = {}
    BEATS_VILLAINS: ClassVar[bool] = True
    """Whether its villains have to be beaten; to bots others are only in the way."""

    @property
    def adventure(self) -> Adventure:
        """What the table says of this page."""
        return self.row

    def term_for(self, name: str, heroes: int) -> int:
        """A number that goes by how many heroes play, fewest first."""
        row = self.adventure.terms[name]
        assert isinstance(row, tuple)
        return row[heroes - self.adventure.heroes[0]]

    def validate(self, s: Caverns) -> list[str]:
        """What no game of this page could have come to, in words."""
        return []

    # ---- setting up --------------------------------------------------------------------------

    def mode(self) -> str:
        """How heroes stand to each other: together, in teams, or alone. [CV-COMPET-02]"""
        if self.adventure.pool == Pool.SEAT:
            return "free-for-all"
        return "teams" if self.adventure.teams else "co-op"

    def objects(self) -> tuple[Prop, ...]:
        """Objects without a tile of their own; they are numbered after those of the row."""
        return ()

    def time(self, heroes: int) -> int:
        """The time tokens at the start."""
        return self.adventure.time

    def surges(self, each: int, sizes: Sequence[int]) -> list[int]:
        """The surge tokens of teams of these sizes, of which each has so many."""
        return [each for _ in sizes]

    def set_up(self, s: Caverns) -> None:
        """The cave and the heroes are there; other instructions follow."""

    # ---- moments -----------------------------------------------------------------------------

    def tile_laid(self, s: Caverns, tile: int, cell: int) -> None:
        """A tile has been laid, and what belongs to its trigger has been begun."""

    def triggered(self, s: Caverns, cell: int) -> None:
        """A trigger tile lies on a cell, and its double tile behind it; guards will follow."""

    def opens_sealed_cave(self, s: Caverns) -> bool:
        """Whether a tunnel leads on from a cave without an unexplored edge."""
        return s.options.sealed == "tunnel"

    def steps_in(self, s: Caverns) -> bool:
        """Something was resolved; whether the page has begun anything now."""
        return False

    def draws_encounter(self, s: Caverns, seat: int) -> bool:
        """Whether a seat makes the normal draw now, if the rules say so."""
        return True

    def replaces_draw(self, s: Caverns, seat: int) -> bool:
        """Whether something else has been begun in the place of the normal draw."""
        return False

    def hero_phase_began(self, s: Caverns, seat: int) -> None:
        """The start of a Hero Phase is over, and its hero stands."""

    def hero_phase_ended(self, s: Caverns, seat: int) -> None:
        """Step 5g of a Hero Phase."""

    def turn_ended(self, s: Caverns, seat: int) -> None:
        """What the page does when a hero's turn is over; nothing by default."""

    def round_ended(self, s: Caverns) -> None:
        """Every seat has had its turn."""

    def defeated(self, s: Caverns, figure: int, by: int) -> None:
        """A monster, villain, ally or object is no longer there."""

    def took(self, s: Caverns, seat: int, prop: int) -> None:
        """A hero has picked up an object."""

    def went_out(self, s: Caverns, seat: int) -> None:
        """A hero is about to leave the game, out of surges."""

    # ---- who stands against whom -------------------------------------------------------------

    def rivals(self, s: Caverns, seat: int) -> tuple[int, ...]:
        """The heroes whom a hero may attack: none."""
        return ()

    def spoils(self, s: Caverns, by: int, target: int) -> int:
        """The object a hero may take instead of dealing damage, or -1."""
        return NO_FIGURE

    def villainous_hero(self) -> int:
        """The hero who is a villain to the others, or -1."""
        return NO_FIGURE

    def closest(self, s: Caverns, figure: int) -> tuple[int, ...]:
        """Heroes whom a figure takes for the closest whatever the distance."""
        return ()

    def is_awake(self, s: Caverns, figure: int) -> bool:
        """Whether a villain is activated."""
        return True

    # ---- endings -----------------------------------------------------------------------------

    def escapes(self, s: Caverns, seat: int) -> bool:
        """Whether a hero at the end of his Hero Phase is where one escapes."""
        return False

    def is_won(self, s: Caverns) -> bool:
        """Whether the objective is reached."""
        return False

    def winners(self, s: Caverns) -> tuple[int, ...]:
        """The seats that win with the objective: all of them together. [CV-WIN-01]"""
        return tuple(range(s.seats))

    def lost(self, s: Caverns) -> str:
        """The id of the defeat clause that has come true, or nothing."""
        return ""

    def spent(self, s: Caverns) -> tuple[str, tuple[int, ...]]:
        """How it ends, and for whom well, when a surge cannot be paid. [CV-SURGE-03]"""
        return STANDARD.id, ()

    def scores(self, s: Caverns) -> tuple[int, ...]:
        """What is printed for each seat; nothing where one only wins or loses."""
        return ()

    # ---- the scene ---------------------------------------------------------------------------

    def tracks(self, s: Caverns) -> list[Track]:
        """How far the objective has come, besides what all pages count."""
        return []

    def marks(self, s: Caverns, figure: int) -> list[str]:
        """What one sees of a hero or an object on this page alone."""
        return []

    def zone_name(self, s: Caverns, at: int) -> str:
        """What the face-down tokens of a zone are called."""
        return "Out of the game"

    def label(self, s: Caverns, move: Move) -> str:
        """A move in words, if it is of this page; else nothing."""
        verb = self.VERBS.get(move.verb)
        return verb.label(s, move) if verb is not None else ""

    # ---- bots --------------------------------------------------------------------------------

    def aims(self, s: Caverns, seat: int, objects: list[Aim]) -> list[Aim]:
        """What draws a hero: the objects that he wants, and what the page adds to them."""
        return objects

    def arrivals(self, s: Caverns, seat: int) -> tuple[int, ...]:
        """The squares on which a hero does something by ending his turn there."""
        return ()

    def wants(self, s: Caverns, seat: int, prop: int) -> bool:
        """Whether a hero should have an object."""
        return True

    def may_leave(self, s: Caverns, seat: int) -> bool:
        """Whether a hero has nothing to stay for."""
        return True

    def bearer(self, s: Caverns) -> int:
        """The hero whom the others follow, or -1."""
        return NO_FIGURE

    def ward(self, s: Caverns) -> int:
        """Who has to be brought out alive, or -1."""
        return NO_FIGURE

    def hurry(self, s: Caverns) -> int:
        """How many rounds without a tile have cost time so far, where they do."""
        return 0

    def uses_left(self) -> bool:
        """Whether what heroes carry is still of use."""
        return True

    def errands(self) -> int:
        """How many objects have been used up for good: each counts like one that is carried."""
        return 0

    def progress(self) -> float:
        """What else of the errands is done, in points of a position."""
        return 0.0

    def gold_of(self, seat: int) -> int:
        """The gold of a hero, where gold counts."""
        return 0


PACKAGE: Final = "undercroft.games.caverns.adventures"
"""Where pages are looked for."""

PAGES: Final[dict[str, Page]] = {}
"""Every page as it is at the start of a game, by the id of its row, in the order of the table."""

NO_PAGE: Final = Page(ADVENTURES[0])
"""What a state has before a page is picked."""

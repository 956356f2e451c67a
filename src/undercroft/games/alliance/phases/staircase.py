"""The way into the deep room: its staircase, and the final enemy that sleeps below."""

from __future__ import annotations

from undercroft.crawl.log import capital, say
from undercroft.crawl.space.footprint import placements
from undercroft.crawl.space.grid import SOUTH
from undercroft.games.alliance.board_cache import GIANT_SIZE
from undercroft.games.alliance.content.room_schema import DeepSide
from undercroft.games.alliance.content.tables import (
    DEEP_SIDES,
    GIANTS,
    MONSTER_NAMES,
    QUESTS,
    ROOM_CARDS,
)
from undercroft.games.alliance.map.figures import add_monster, name_of
from undercroft.games.alliance.map.geometry import deep_space, with_deep_room
from undercroft.games.alliance.notation import FIRST_ROOM_CARD, ROOM_DECK
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import Choose
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import Stack

MOST_HEROES = 12
"""How many heroes the deep room holds."""


def is_titan_here(s: Alliance) -> bool:
    """Whether the quest of the Titan is one of those revealed. [DA-TITAN-03]"""
    return any(QUESTS[quest].at_once for quest in s.quests)


def deep_side(s: Alliance) -> DeepSide:
    """The side of the deep room that is used: the Titan has its own. [DA-TITAN-03]"""
    return next(side for side in DEEP_SIDES if side.titan == is_titan_here(s))


def room_deck(*, titan: bool) -> list[int]:
    """Six cards of the deep room, with those of the Titan ten. [DA-DEEP-01] [DA-TITAN-03]"""
    return [FIRST_ROOM_CARD + i for i, card in enumerate(ROOM_CARDS) if titan or not card.titan]


def marked(s: Alliance, sign: str) -> list[int]:
    """The spaces of the deep room with a sign on its picture."""
    places = deep_side(s).marked(sign)
    return [deep_space(s.walls.board.grid, x, y) for x, y in places]


def entrance_row(s: Alliance) -> list[int]:
    """The row of the deep room in which heroes come in. [DA-DEEP-07]"""
    (space,) = marked(s, "E")
    grid = s.walls.board.grid
    row = (grid.ys[space] - grid.ys[grid.corner(grid.floor)],)
    return [deep_space(grid, x, y) for y in row for x in range(len(deep_side(s).picture))]


def far_row(s: Alliance) -> list[int]:
    """The row farthest from where heroes come in, in which the enemy waits."""
    grid = s.walls.board.grid
    return [deep_space(grid, x, 0) for x in range(len(deep_side(s).picture))]


class OpenStairs(Frame[Alliance]):
    """The staircase replaces the entrance, and the final enemy is placed below, asleep.

    It looks at where heroes come in. Of a giant the back covers the place where it waits; where
    exactly, the initiative player says. The Titan needs nobody to open it. [DA-DEEP-04]
    [DA-DEEP-05] [DA-TITAN-04]
    """

    NAME = "open-stairs"
    slot: int = field(INT)
    asked: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        if not s.quest_spots[self.slot]:
            # The entrance waits on a tile that is still to be laid, or is lost.
            s.pop()
            return False
        places = self.places(s)
        if len(places) > 1:
            words = f"{QUESTS[s.quests[self.slot]].name}: where does it wait?"
            named = tuple(sorted(written(s, place) for place in places))
            self.asked = 1
            s.push(Choose(s.initiative, "space", named, words))
        else:
            self.open(s, places[0])
        return False

    def kind(self, s: Alliance) -> int:
        """Which monster it is."""
        return MONSTER_NAMES.parse(QUESTS[s.quests[self.slot]].final)

    def places(self, s: Alliance) -> list[int]:
        """Where it can wait: on the space drawn for it, or with its back on that."""
        (space,) = marked(s, "S")
        if self.kind(s) not in GIANTS:
            return [space]
        return placements(with_deep_room(s.walls), space, GIANT_SIZE, [])

    def on_answer(self, s: Alliance, value: int) -> None:
        # Tokens of a new room may be drawn above this frame before it has asked anything.
        if self.asked:
            self.open(s, square_of(s, value))

    def open(self, s: Alliance, place: int) -> None:
        """The room lies open below; nobody wakes before a hero comes down."""
        s.pop()
        (s.stairs,) = s.quest_spots[self.slot]
        s.quest_spots[self.slot] = ()
        s.walls = with_deep_room(s.walls)
        s.pits = tuple(sorted((*s.pits, *marked(s, "o"))))
        s.stacks[ROOM_DECK] = Stack.of(room_deck(titan=is_titan_here(s)))
        figure = add_monster(s, self.kind(s), place, SOUTH)
        words = f"stairs lead down to the {deep_side(s).name}, where {name_of(s, figure)} sleeps"
        say(s, capital(words), "DA-DEEP-04")

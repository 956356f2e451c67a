"""Placing monsters: drawing a card that fits, and finding a place for its figure."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.log import tell_of
from undercroft.games.caverns.combat.reactions import open_window
from undercroft.games.caverns.content.tables import MONSTERS
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary import Comes, Drew
from undercroft.games.caverns.effects.vocabulary.terms import Drawn
from undercroft.games.caverns.map.distances import taken
from undercroft.games.caverns.map.figures import size_of
from undercroft.games.caverns.map.geometry import Edge, side_squares, squares_under, stands
from undercroft.games.caverns.map.placement import Landing, nearest_room, tile_squares
from undercroft.games.caverns.notation import FIRST_KIND, FIRST_MONSTER, MONSTER_DECK, kind_at
from undercroft.games.caverns.phases.decks import discard, draw, shuffle_back, to_bottom
from undercroft.games.caverns.state import CARDS, NO_CARD, NO_FIGURE, NOWHERE, Caverns
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import FLAG, INT, field

EMPTY_GALLERY: Final = "empty-gallery"
DRAWING, DRAWN, LANDED, OVER = range(4)
ANY_KIND: Final = -1


def add_figure(s: Caverns, kind: int) -> int:
    """A figure of a kind, in the first place that is free; it is nowhere yet. [CV-MON-36]"""
    for figure in range(FIRST_MONSTER, len(s.spot)):
        if s.spot[figure] == NOWHERE:
            s.kind[figure], s.hp[figure], s.pinned[figure] = kind, MONSTERS[kind].hp, 0
            return figure
    s.kind.append(kind)
    s.spot.append(NOWHERE)
    s.hp.append(MONSTERS[kind].hp)
    s.pinned.append(0)
    s.holder.append(NO_FIGURE)
    return len(s.spot) - 1


def spots_for(s: Caverns, figure: int, where: int) -> list[int]:
    """Where a monster may stand: on a tile the patch first, else the nearest room."""
    if refs.is_edge(where):
        way = refs.way_of(where)
        return edge_spots(s, figure, way) or spots_for(s, figure, refs.tile(way[0]))
    cell = refs.cell_of(where)
    return tile_squares(s, figure, cell, patch=True) or nearest_room(s, figure, cell)


def edge_spots(s: Caverns, figure: int, way: Edge) -> list[int]:
    """Where a figure stands along a side of a tile. [CV-EDGE-06]"""
    along = side_squares(s.walls, way)
    size = size_of(s, figure)
    squares = stands(s.walls, way[0], size, taken(s))
    return [p for p in squares if any(q in along for q in squares_under(p, size))]


class Spawn(Frame[Caverns]):
    """Monsters are drawn for a seat and placed at a tile or edge; tells how many.

    A pass looks at each card once: those that were passed over come back when it is over. A keyword
    may be wanted.
    """

    NAME = "spawn"
    who: int = field(INT)
    where: int = field(INT)
    exploring: bool = field(FLAG, default=False)
    keyword: int = field(INT, default=ANY_KIND)
    wanted: int = field(INT, default=1, init=False)
    placed: int = field(INT, init=False)
    card: int = field(INT, default=NO_CARD, init=False)
    phase: int = field(INT, default=DRAWING, init=False)
    passed: tuple[int, ...] = field(CARDS, init=False)
    waiting: int = field(INT, init=False)
    cancelled: int = field(INT, init=False)
    figure: int = field(INT, default=NO_FIGURE, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.phase == DRAWING:
            self.draw(s)
        elif self.phase == DRAWN:
            self.place(s)
        elif self.phase == LANDED:
            # Left first: who reacts to its coming may defeat it, and more may still be wanted.
            self.phase = OVER
            open_window(s, Comes, self.figure, self.figure)
        elif self.placed < self.wanted:
            self.phase = DRAWING
        else:
            self.end(s)
        return False

    def draw(self, s: Caverns) -> None:
        """The next card, until one pass has offered all. [CV-MON-03] [CV-A-23]"""
        if draw(s, MONSTER_DECK):
            self.waiting = 1
        elif self.keyword != ANY_KIND:
            self.give_up(s)
        else:
            self.end(s)

    def give_up(self, s: Caverns) -> None:
        """Neither deck nor discards hold what was wanted: any monster will do. [CV-MON-30]

        [CV-A-51]
        """
        shuffle_back(s, MONSTER_DECK, self.passed)
        self.passed, self.keyword = (), ANY_KIND

    def on_answer(self, s: Caverns, value: int) -> None:
        if not self.waiting:
            return
        self.waiting = 0
        if self.keyword != ANY_KIND and not self.is_wanted(s, value):
            self.passed = (*self.passed, value)
        elif kind_at(value).is_special:
            self.read(s, value)
        elif self.is_held(s, value):
            self.passed = (*self.passed, value)
        else:
            self.card = value
            self.phase = DRAWN
            open_window(s, Drew, self.who, self.who, Drawn.MONSTER)

    def is_wanted(self, s: Caverns, card: int) -> bool:
        """Whether a card has the keyword that is searched for, and can be placed. [CV-MON-30]"""
        return self.keyword in kind_at(card).keywords and not self.is_held(s, card)

    def is_held(self, s: Caverns, card: int) -> bool:
        """A name that the seat has already is passed over; others' do not matter. [CV-MON-02]"""
        return card in s.queue[self.who]

    def read(self, s: Caverns, card: int) -> None:
        """The cards without a creature say something to explorers, and to nobody else."""
        if not self.exploring:
            self.passed = (*self.passed, card)
            return
        discard(s, card)
        self.exploring = False
        if kind_at(card).id == EMPTY_GALLERY:
            self.find_nothing()
        else:
            self.find_two()

    def find_nothing(self) -> None:
        """An Empty Gallery: nothing is placed. [CV-MON-06]"""
        self.phase = OVER
        self.wanted = 0

    def find_two(self) -> None:
        """A Raiding Party: two creatures are placed, one on the patch. [CV-MON-07] [CV-MON-32]"""
        self.wanted = 2

    def place(self, s: Caverns) -> None:
        """The card goes last into the queue, the figure onto the board. [CV-MON-27]"""
        if self.cancelled:
            self.buy_off(s)
            return
        self.figure = place_card(s, self.who, self.card, self.where)
        is_placed = self.figure != NO_FIGURE
        self.phase = LANDED if is_placed else DRAWING
        self.placed += int(is_placed)
        if not is_placed:
            self.passed = (*self.passed, self.card)

    def buy_off(self, s: Caverns) -> None:
        """This card places nothing; the other one of a Raiding Party still comes."""
        discard(s, self.card)
        self.cancelled = 0
        self.wanted -= 1
        self.phase = OVER

    def end(self, s: Caverns) -> None:
        """What was passed over goes to the discards, or under the deck; after a search back."""
        if self.keyword != ANY_KIND:
            shuffle_back(s, MONSTER_DECK, self.passed)
            self.passed = ()
        for card in self.passed:
            if kind_at(card).is_special:
                bury(s, card)
            else:
                discard(s, card)
        s.answer(self.placed)


def bury(s: Caverns, card: int) -> None:
    """Where nobody explores, a card without a creature goes to the bottom. [CV-MON-08] [CV-A-33]"""
    to_bottom(s, MONSTER_DECK, card)


def place_card(s: Caverns, seat: int, card: int, where: int) -> int:
    """A monster card joins a queue, its figure the board, if there is room. [CV-MON-01]

    [CV-SETUP-12]
    """
    figure = add_figure(s, card - FIRST_KIND)
    spots = spots_for(s, figure, where)
    if not spots:
        return NO_FIGURE
    s.queue[seat] = (*s.queue[seat], card)
    tell_of(s, figure, "appears", "CV-MON-01", "foe")
    s.push(Landing(s.active, figure, tuple(spots)))
    return figure

"""Placing monsters: drawing a card that fits, and finding a place for its figure."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.games.caverns import things
from undercroft.games.caverns.box import MONSTERS
from undercroft.games.caverns.cave import side_squares, stands
from undercroft.games.caverns.decks import discard, draw, to_bottom
from undercroft.games.caverns.effects.words import Drew, MonsterPlaced
from undercroft.games.caverns.effects.words.terms import Drawn
from undercroft.games.caverns.figures import taken
from undercroft.games.caverns.landing import Landing, nearest_room, tile_squares
from undercroft.games.caverns.reacting import open_window
from undercroft.games.caverns.state import NO_CARD, NOBODY, NOWHERE, Caverns
from undercroft.games.caverns.words import FIRST_KIND, FIRST_MONSTER, MONSTER_DECK, kind_at
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import FLAG, INT, Field, Layout

EMPTY_GALLERY: Final = "empty-gallery"
DRAWING, DRAWN, LANDED, OVER = range(4)


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
    s.holder.append(NOBODY)
    return len(s.spot) - 1


def spots_for(s: Caverns, figure: int, where: int) -> list[int]:
    """Where a monster may stand: patch first, or along an edge; else the nearest room.

    [CV-MON-01] [CV-MON-05] [CV-EDGE-06]
    """
    if things.is_edge(where):
        way = things.way_of(where)
        along = side_squares(s.walls, way)
        found = stands(s.walls, way[0], MONSTERS[s.kind[figure]].size, taken(s))
        beside = [p for p in found if p in along]
        return beside or spots_for(s, figure, things.tile(way[0]))
    cell = things.cell_of(where)
    return tile_squares(s, figure, cell, patch=True) or nearest_room(s, figure, cell)


class Spawn(Frame[Caverns]):
    """Monsters are drawn for a seat and placed at a tile or edge; tells how many.

    Names the seat holds are discarded and drawn again, one pass at most. Outside an exploration,
    and inside a Raiding Party, the special cards go to the bottom. [CV-MON-02] [CV-MON-03]
    """

    NAME = "spawn"
    FIELDS: ClassVar[Layout] = (
        Field("who", INT, 0),
        Field("where", INT, 0),
        Field("exploring", FLAG, False),
        Field("wanted", INT, 1),
        Field("placed", INT, 0),
        Field("card", INT, NO_CARD),
        Field("phase", INT, DRAWING),
        Field("looked", INT, 0),
        Field("waiting", INT, 0),
        Field("cancelled", INT, 0),
        Field("figure", INT, NOBODY),
    )
    who: int
    where: int
    exploring: bool
    wanted: int
    placed: int
    card: int
    phase: int
    looked: int
    waiting: int
    cancelled: int
    figure: int

    def __init__(self, who: int, where: int, *, exploring: bool = False) -> None:
        super().__init__()
        self.who = who
        self.where = where
        self.exploring = exploring

    def advance(self, s: Caverns) -> bool:
        if self.phase == DRAWING:
            self.draw(s)
        elif self.phase == DRAWN:
            self.place(s)
        elif self.phase == LANDED:
            self.phase = OVER
            open_window(s, MonsterPlaced, self.figure, self.figure)
        elif self.placed < self.wanted:
            self.phase = DRAWING
        else:
            s.answer(self.placed)
        return False

    def draw(self, s: Caverns) -> None:
        """The next card, as long as one pass has not offered all. [CV-MON-03]"""
        deck = s.stacks[MONSTER_DECK].size + len(s.discards[MONSTER_DECK])
        if deck > 0 and self.looked <= deck and draw(s, MONSTER_DECK):
            self.looked += 1
            self.waiting = 1
        else:
            s.answer(self.placed)

    def received(self, s: Caverns, value: int) -> None:
        if not self.waiting:
            return
        self.waiting = 0
        if kind_at(value).is_special:
            self.skip(s, value)
        elif value in s.queue[self.who]:
            discard(s, value)
        else:
            self.card = value
            self.phase = DRAWN
            open_window(s, Drew, self.who, self.who, Drawn.MONSTER)

    def skip(self, s: Caverns, card: int) -> None:
        """The two cards without a creature. [CV-MON-06] [CV-MON-07] [CV-MON-08]"""
        if not self.exploring:
            to_bottom(s, MONSTER_DECK, card)
            return
        discard(s, card)
        self.exploring = False
        if kind_at(card).id == EMPTY_GALLERY:
            self.phase = OVER
            self.wanted = 0
        else:
            self.wanted = 2
            self.looked = 0

    def place(self, s: Caverns) -> None:
        """The card goes last into the queue, the figure onto the board. [CV-MON-01] [CV-MON-27]"""
        if self.cancelled:
            discard(s, self.card)
            s.answer(self.placed)
            return
        self.figure = place_card(s, self.who, self.card, self.where)
        found = self.figure != NOBODY
        self.phase = LANDED if found else DRAWING
        self.placed += int(found)


def place_card(s: Caverns, seat: int, card: int, where: int) -> int:
    """A monster card joins a queue, its figure the board; without room it is discarded.

    [CV-MON-01] [CV-SETUP-12] [CV-LARGE-06]
    """
    figure = add_figure(s, card - FIRST_KIND)
    spots = spots_for(s, figure, where)
    if not spots:
        discard(s, card)
        return NOBODY
    s.queue[seat] = (*s.queue[seat], card)
    if s.heard:
        s.tell(Said(text=f"{kind_at(card).name} appears", rules=("CV-MON-01",)))
    s.push(Landing(s.active, figure, spots))
    return figure


SPAWNING: Final[tuple[type[Frame[Any]], ...]] = (Spawn,)

"""The cards of the deep room: turned when its first hero comes, and after each act of the enemy."""

from __future__ import annotations

from typing import Any

from undercroft.crawl.log import capital, say
from undercroft.games.alliance.combat.modifiers import ended
from undercroft.games.alliance.content.plurals import listed
from undercroft.games.alliance.content.room_schema import RoomCard, RoomSort
from undercroft.games.alliance.content.stat_ids import CARD_TURNS, LIBRARY
from undercroft.games.alliance.content.tables import ROOM_CARDS
from undercroft.games.alliance.map.figures import (
    is_standing,
    name_of,
    room,
    standing_heroes,
)
from undercroft.games.alliance.notation import ALLIANCE, FIRST_ROOM_CARD, NO_FIGURE, ROOM_DECK
from undercroft.games.alliance.phases.enemy_orders import LOTS
from undercroft.games.alliance.phases.staircase import deep_side
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.chance import Draw, Roll
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import Stack

TURNING, OBEYING, SUFFERING = range(1, 4)
"""A card of the room: it is turned up, its victim is drawn, its trap works."""


def open_room_card(s: Alliance) -> RoomCard:
    """The card of the deep room that lies open."""
    return ROOM_CARDS[s.room_card]


def end_room_card(s: Alliance) -> None:
    """The card that lay open is used up, and what it did to heroes is over."""
    # The dead as well: what a card does to others ends with whom it was for.
    for hero in range(s.seats * ALLIANCE):
        s.modifiers = ended(s.modifiers, CARD_TURNS, hero)
    if s.room_card != UNKNOWN:
        s.room_used = (*s.room_used, s.room_card)
        s.room_card = UNKNOWN


def heroes_below(s: Alliance) -> list[int]:
    """The heroes that stand in the deep room."""
    floor = s.walls.board.grid.floor
    return [hero for hero in standing_heroes(s) if room(s, hero) == floor]


class TurnRoomCard(Frame[Alliance]):
    """The next card of the deep room is turned up and obeyed at once. [DA-DEEP-10] [DA-DEEP-16]

    A trap is for the hero who has just come in, or else for one who is drawn. [DA-DEEP-20]
    """

    NAME = "turn-room-card"
    enemy: int = field(INT)
    hero: int = field(INT, default=NO_FIGURE)
    step: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        # Only while the enemy is active: what its own card did may have been its end.
        if not is_standing(s, self.enemy):
            s.pop()
            return False
        self.step += 1
        if self.step == TURNING:
            self.turn(s)
        elif self.step == OBEYING and open_room_card(s).sort == RoomSort.ENCOUNTER:
            self.meet(s)
        elif self.step == OBEYING:
            self.draw_victim(s)
        elif self.step == SUFFERING and open_room_card(s).sort == RoomSort.TRAP:
            self.suffer(s)
        else:
            s.pop()
        return False

    def turn(self, s: Alliance) -> None:
        """A used-up deck is shuffled again; this is done with no hero below, too.

        [DA-DEEP-19] [DA-DEEP-24]
        """
        end_room_card(s)
        if not s.stacks[ROOM_DECK].size:
            s.stacks[ROOM_DECK] = Stack.of(FIRST_ROOM_CARD + card for card in s.room_used)
            s.room_used = ()
        s.push(Draw(ROOM_DECK))

    def on_answer(self, s: Alliance, value: int) -> None:
        # What the card does may tell something, too: of that nothing is noted.
        if self.step == TURNING:
            s.room_card = value - FIRST_ROOM_CARD
            say(s, f"In the {deep_side(s).name}: {open_room_card(s).name}", "DA-DEEP-16")
        elif self.step == OBEYING and open_room_card(s).sort == RoomSort.TRAP:
            heroes = heroes_below(s)
            self.hero = heroes[value]
            names = listed([name_of(s, hero) for hero in heroes])
            words = f"{open_room_card(s).name} is for {names}: {name_of(s, self.hero)} is drawn"
            say(s, capital(words), "DA-DEEP-20")

    def meet(self, s: Any) -> None:
        """Monsters appear, and may attack at once. [DA-DEEP-10]"""
        s.EFFECTS.start(s, open_room_card(s).id, self.enemy)

    def draw_victim(self, s: Alliance) -> None:
        """Without a hero in the room a trap does nothing. [DA-DEEP-20]"""
        heroes = heroes_below(s)
        if self.hero in heroes:
            return
        self.hero = heroes[0] if len(heroes) == 1 else NO_FIGURE
        if len(heroes) > 1:
            s.push(Roll(LOTS[len(heroes) - 1], s.figure_id(self.enemy)))

    def suffer(self, s: Any) -> None:
        """The hero may disarm the trap, or it works. [DA-DEEP-10]"""
        if self.hero != NO_FIGURE:
            s.EFFECTS.start_at(s, LIBRARY.root(open_room_card(s).id), self.hero, self.enemy, 0)

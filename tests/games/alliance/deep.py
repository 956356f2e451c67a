"""Positions in the deep room for scenario tests."""

from __future__ import annotations

from tests.games.alliance.quests import Guarded
from undercroft.games.alliance.content.tables import FINAL_ENEMIES, MONSTER_NAMES
from undercroft.games.alliance.map.figures import add_monster, final_enemies
from undercroft.games.alliance.map.geometry import deep_space
from undercroft.games.alliance.notation import (
    ENEMY_DECKS,
    FIRST_ROOM_CARD,
    NOTATION,
    ROOM_DECK,
)
from undercroft.games.alliance.phases.deep_room import TurnRoomCard
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.staircase import OpenStairs, is_titan_here, room_deck
from undercroft.kernel.stacks import Stack

BULL, LORNA, KROM = 0, 4, 8
"""The heroes of the first three seats."""

ENTRANCE = (2, 5)
"""Where heroes come in, by column and row from the north-west corner."""


class Deep(Guarded):
    """Stairs in the middle of the room north of the gate lead down to a final enemy.

    It sleeps there, or an open card says that it is awake. Places in the deep room are columns and
    rows from its north-west corner; a giant waits with its corner on column 2.
    """

    def __init__(self, name: str = "regent", card: str = "", *, seats: int = 3) -> None:
        super().__init__(name, seats=seats, deep=True)
        s = self.s
        self.here()
        s.frames = [Turn(0, 0), OpenStairs(0)]
        s.run()
        if not final_enemies(s):
            self.play(f"p1 space {self.named(2, 0)}")
        (self.enemy,) = final_enemies(s)
        self.deck_of_enemy = ENEMY_DECKS + [enemy.id for enemy in FINAL_ENEMIES].index(name)
        self.stairs = s.stairs
        if card:
            self.lie_open(card)
        s.listed = None

    def at(self, x: int, y: int) -> int:
        """A space of the deep room."""
        return deep_space(self.s.walls.board.grid, x, y)

    def named(self, x: int, y: int) -> str:
        """How moves write a space of the deep room."""
        grid = self.s.walls.board.grid
        return f"{grid.x(self.at(x, y))},{grid.y(self.at(x, y))}"

    def where(self, figure: int) -> tuple[int, int]:
        """Where in the deep room a figure is; of a giant its north-west corner."""
        places = {self.at(x, y): (x, y) for x in range(6) for y in range(6)}
        return places[self.s.spot[figure]]

    def below(self, figure: int, x: int, y: int) -> int:
        """A figure is in the deep room."""
        self.s.stand(figure, self.at(x, y))
        self.s.listed = None
        return figure

    def foe_below(self, name: str, x: int, y: int) -> int:
        """A ready monster is in the deep room."""
        self.s.listed = None
        return add_monster(self.s, MONSTER_NAMES.parse(name), self.at(x, y), 0)

    def on_stairs(self, hero: int = BULL) -> int:
        """A hero stands on the staircase."""
        self.s.stand(hero, self.stairs)
        self.s.listed = None
        return hero

    def lie_open_below(self, card: str) -> None:
        """A card of the room lies open, and what it does is not looked at."""
        number = NOTATION.cards.parse(card)
        self.s.room_card = number - FIRST_ROOM_CARD
        deck = room_deck(titan=is_titan_here(self.s))
        self.s.stacks[ROOM_DECK] = Stack.of(c for c in deck if c != number)
        self.s.listed = None

    def turn_up_below(self, card: str, *moves: str) -> None:
        """A card of the room is turned up after the enemy has acted, and obeyed."""
        self.s.stacks[ROOM_DECK] = Stack.of([NOTATION.cards.parse(card)])
        # In the turn of the last seat's hero: all others have no Speed to spend on traps.
        last = self.s.seats - 1
        self.s.frames = [Turn(last, last * 4), TurnRoomCard(self.enemy)]
        self.s.run()
        self.s.listed = None
        self.play(f"d draw room {card}", *moves)

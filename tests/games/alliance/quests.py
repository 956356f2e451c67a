"""Positions with quests for scenario tests."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.games.alliance.content.quest_schema import TRIGGERED
from undercroft.games.alliance.content.tables import FINAL_ENEMIES, QUEST_NAMES
from undercroft.games.alliance.map.figures import all_heroes
from undercroft.games.alliance.notation import (
    ENEMY_DECKS,
    FIRST_ENEMY_CARD,
    NO_FIGURE,
    NOTATION,
    NOWHERE,
)
from undercroft.games.alliance.phases.enemy_cards import TurnCard, lay_enemy_deck
from undercroft.games.alliance.phases.enemy_turns import EnemySegment
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.state import UNKNOWN
from undercroft.kernel import play
from undercroft.kernel.stacks import Stack

BULL, LORNA, KROM = 0, 4, 8
"""The heroes of the first three seats."""


class Errand(Place):
    """Heroes of some seats at the gate, a room north of it, and quests that lie open."""

    def __init__(self, *quests: str, seats: int = 2, deep: bool = False) -> None:
        super().__init__(seats=seats, deep=deep)
        self.agree(quests="levels")
        s = self.s
        s.quests = tuple(QUEST_NAMES.parse(name) for name in quests)
        s.quest_stages = [0] * len(quests)
        s.quest_placers = [NO_FIGURE] * len(quests)
        for column in ("quest_markers", "quest_spots", "quest_beacons", "quest_tiles"):
            setattr(s, column, [()] * len(quests))
        s.enemy_cards = [UNKNOWN] * len(quests)
        s.enemy_used = [()] * len(quests)
        for slot in range(len(quests)):
            lay_enemy_deck(s, slot)
        for seat, name in zip(range(seats), ("bull", "lorna", "krom", "petra")):
            self.hero(name, self.gate, (4, 1, 2, 3)[seat], seat=seat)
        s.frames = [Turn(0, 0)]

    def here(self, slot: int = 0, *locals_: int) -> None:
        """The tokens of a quest lie in the room, by default one in its middle."""
        s = self.s
        s.quest_stages[slot] = TRIGGERED
        s.quest_placers[slot] = 0
        s.quest_spots[slot] = tuple(self.square(self.room, local) for local in locals_ or (4,))
        s.listed = None

    def beside(self, hero: int = 0, local: int = 7) -> None:
        """A hero stands in the room, by default south of its middle."""
        self.s.stand(hero, self.square(self.room, local))
        self.s.listed = None


class Guarded(Errand):
    """A final enemy and its deck are somewhere on the board."""

    enemy: int
    deck_of_enemy: int

    def lie_open(self, card: str) -> None:
        """A card lies open, and what it says of the defence is not looked at."""
        deck = self.s.stacks[self.deck_of_enemy].cards()
        number = NOTATION.cards.parse(card)
        self.s.enemy_cards[0] = number - FIRST_ENEMY_CARD
        self.s.stacks[self.deck_of_enemy] = Stack.of(c for c in deck if c != number)
        self.s.listed = None

    def turn_up(self, card: str, *moves: str) -> None:
        """A card is turned up, and what it says of the defence works."""
        self.s.enemy_cards[0] = UNKNOWN
        self.s.stacks[self.deck_of_enemy] = Stack.of([NOTATION.cards.parse(card)])
        self.s.frames = [Turn(0, 0), TurnCard(self.enemy)]
        self.s.run()
        self.s.listed = None
        stack = NOTATION.stacks.text(self.deck_of_enemy)
        self.play(f"d draw {stack} {card}", *moves)

    def segment(self, *moves: str) -> None:
        """The final enemy acts, as far as these moves go."""
        self.s.frames = [Turn(0, 0), EnemySegment()]
        self.s.run()
        self.s.listed = None
        self.play(*moves)


class Lair(Guarded):
    """A final enemy is awake in the room north of the gate, and one of its cards lies open."""

    def __init__(self, name: str, card: str = "", *, seats: int = 3, local: int = 4) -> None:
        super().__init__(name, seats=seats)
        s = self.s
        self.here()
        s.quest_spots[0] = ()
        self.enemy = self.monster(name, self.room, local)
        s.ready[self.enemy] = 1
        self.deck_of_enemy = ENEMY_DECKS + [enemy.id for enemy in FINAL_ENEMIES].index(name)
        self.lie_open(card or FINAL_ENEMIES[self.deck_of_enemy - ENEMY_DECKS].cards[0].id)

    def stand(self, hero: int, cell: int, local: int) -> int:
        """A hero stands on a space."""
        self.s.stand(hero, self.square(cell, local))
        self.s.listed = None
        return hero

    def alone(self, hero: int = 0) -> int:
        """No other hero is on the board."""
        for other in all_heroes(self.s):
            if other != hero:
                self.s.stand(other, NOWHERE)
        self.s.listed = None
        return hero

    def next_card(self) -> bool:
        """Whether nothing is left to do but to turn the next card."""
        return all(str(move).startswith("d draw enemy") for move in play.legal(self.s))


def markers(place: Place) -> list[int]:
    """How many markers each quest has."""
    return [len(found) for found in place.s.quest_markers]


def at_entrance(name: str = "gorthos", seats: int = 3) -> Errand:
    """Bull stands south of the closed entrance, in his turn."""
    place = Errand(name, seats=seats)
    place.here()
    place.beside(BULL)
    return place

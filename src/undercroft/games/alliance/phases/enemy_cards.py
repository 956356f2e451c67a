"""Final enemies come into play and turn their cards."""

from __future__ import annotations

from typing import Any

from undercroft.crawl.log import capital
from undercroft.games.alliance.combat.modifiers import ended
from undercroft.games.alliance.content.stat_ids import CARD_TURNS
from undercroft.games.alliance.content.tables import FINAL_ENEMIES, MONSTER_NAMES
from undercroft.games.alliance.map.figures import (
    add_monster,
    enemy_deck,
    enemy_number,
    name_of,
    open_card,
    seat_of,
    slot_of_enemy,
    taken,
)
from undercroft.games.alliance.map.geometry import facings_at
from undercroft.games.alliance.map.movement import nearest_empty
from undercroft.games.alliance.notation import ENEMY_DECKS, FIRST_ENEMY_CARD
from undercroft.games.alliance.phases.hero_turn import square_of, written
from undercroft.games.alliance.phases.quests import quest_at
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.chance import Draw
from undercroft.kernel.choices import Choose
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import Stack

NUMBERS = {enemy.id: number for number, enemy in enumerate(FINAL_ENEMIES)}


def lay_enemy_deck(s: Alliance, slot: int) -> None:
    """The cards of a final enemy are shuffled when its quest is revealed. [DA-FIN-01]"""
    final = quest_at(s, slot).final
    if final:
        number = NUMBERS[final]
        s.stacks[ENEMY_DECKS + number] = Stack.of(enemy_deck(number))


class OpenEntrance(Frame[Alliance]):
    """A hero opens the entrance: the enemy stands there, looks at it, and turns a card.

    It is there for good. Where somebody is in its place it stands as near as it can, where the
    player says who opened. [DA-FIN-03] [DA-FIN-04] [DA-FIN-25]
    """

    NAME = "open-entrance"
    slot: int = field(INT)
    hero: int = field(INT)
    spot: int = field(INT)

    def spaces(self, s: Alliance) -> list[int]:
        """Where the enemy can stand."""
        full = taken(s)
        return nearest_empty(s, self.spot, full) if self.spot in full else [self.spot]

    def advance(self, s: Alliance) -> bool:
        spaces = self.spaces(s)
        if len(spaces) > 1:
            words = f"{quest_at(s, self.slot).name}: where does it stand?"
            named = tuple(sorted(written(s, space) for space in spaces))
            s.push(Choose(seat_of(self.hero), "space", named, words))
        else:
            self.arrive(s, spaces[0])
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        self.arrive(s, square_of(s, value))

    def arrive(self, s: Alliance, space: int) -> None:
        """The enemy is on the board; until now nobody could attack it. [DA-FIN-18]"""
        s.pop()
        kind = MONSTER_NAMES.parse(quest_at(s, self.slot).final)
        figure = add_monster(s, kind, space, facings_at(s.walls, space, s.spot[self.hero])[0])
        if s.listening:
            words = f"{capital(name_of(s, figure))} is awake, and looks at {name_of(s, self.hero)}"
            s.emit(Said(text=words, rules=("DA-FIN-03", "DA-FIN-25")))
        s.push(TurnCard(figure))


class TurnCard(Frame[Alliance]):
    """The next card of a final enemy is turned, and what it says of its defence works at once.

    What the card before it did is over. [DA-FIN-04] [DA-FIN-05] [DA-FIN-13]
    """

    NAME = "turn-card"
    figure: int = field(INT)
    step: int = field(INT, init=False)

    def advance(self, s: Any) -> bool:
        self.step += 1
        if self.step == 1:
            self.turn(s)
        elif self.step == 2:
            s.EFFECTS.start(s, open_card(s, self.figure).id, self.figure)
        else:
            s.pop()
        return False

    def turn(self, s: Alliance) -> None:
        """The card that lay open is used up; a used-up deck is shuffled again. [DA-FIN-15]"""
        slot, number = slot_of_enemy(s, self.figure), enemy_number(s, self.figure)
        s.modifiers = ended(s.modifiers, CARD_TURNS, self.figure)
        if s.enemy_cards[slot] != UNKNOWN:
            s.enemy_used[slot] = (*s.enemy_used[slot], s.enemy_cards[slot])
            s.enemy_cards[slot] = UNKNOWN
        if not s.stacks[ENEMY_DECKS + number].size:
            used = [FIRST_ENEMY_CARD + card for card in s.enemy_used[slot]]
            s.stacks[ENEMY_DECKS + number] = Stack.of(used)
            s.enemy_used[slot] = ()
        s.push(Draw(ENEMY_DECKS + number))

    def on_answer(self, s: Alliance, value: int) -> None:
        # What the card does may tell something, too; only the first answer is a card.
        if self.step != 1:
            return
        s.enemy_cards[slot_of_enemy(s, self.figure)] = value - FIRST_ENEMY_CARD
        if s.listening:
            words = f"{capital(name_of(s, self.figure))} turns up {open_card(s, self.figure).name}"
            s.emit(Said(text=words, rules=("DA-FIN-13",)))

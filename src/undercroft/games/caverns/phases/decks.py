"""Drawing and discarding: decks that are shuffled anew when they run out."""

from __future__ import annotations

from undercroft.games.caverns.content.card import Encounter, Treasure
from undercroft.games.caverns.notation import (
    ENCOUNTER_DECK,
    FIRST_FACE,
    MONSTER_DECK,
    TREASURE_DECK,
    card_at,
    is_monster_card,
)
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.chance import Draw
from undercroft.kernel.stacks import BOTTOM, EVERYONE, Stack


def refill(s: Caverns, deck: int) -> None:
    """An empty deck is made of its discards again. [CV-SETUP-03] [CV-SETUP-04]

    What lies in an experience pile stays there. [CV-XP-11]
    """
    if not s.stacks[deck].size and s.discards[deck]:
        s.stacks[deck] = Stack.of(s.discards[deck])
        s.discards[deck] = ()


def draw(s: Caverns, deck: int) -> bool:
    """A card is drawn from a deck, if there is any. [CV-SETUP-05] [CV-A-04]"""
    refill(s, deck)
    if not s.stacks[deck].size:
        return False
    s.push(Draw(deck))
    return True


def discard(s: Caverns, card: int) -> None:
    """A card goes to the discards of its deck; villain cards leave the game. [CV-XP-08]"""
    if card >= FIRST_FACE:
        return
    deck = deck_of(card)
    s.discards[deck] = (*s.discards[deck], card)


def deck_of(card: int) -> int:
    """The deck a card belongs to."""
    if is_monster_card(card):
        return MONSTER_DECK
    face = card_at(card)
    if isinstance(face, Treasure):
        return TREASURE_DECK
    assert isinstance(face, Encounter)
    return ENCOUNTER_DECK


def to_bottom(s: Caverns, deck: int, card: int) -> None:
    """A card goes under its deck, for all to see."""
    s.stacks[deck] = s.stacks[deck].put(BOTTOM, card, EVERYONE)


def shuffle_back(s: Caverns, deck: int, cards: tuple[int, ...]) -> None:
    """Cards that were passed over are shuffled into their deck. [CV-SETUP-10] [CV-MON-30]"""
    if cards:
        s.stacks[deck] = s.stacks[deck].mixed_in(cards)

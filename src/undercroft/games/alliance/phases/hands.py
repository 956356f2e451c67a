"""Hands: discarding what one does not want, and drawing up to the hand size."""

from __future__ import annotations

from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.content.stat_ids import HAND, LIMIT
from undercroft.games.alliance.notation import ALLIANCE, DECKS, DISCARDS, HANDS
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.cards import reshuffle
from undercroft.kernel.chance import Draw
from undercroft.kernel.choices import ChooseCards
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field


def hand_size(s: Alliance, seat: int) -> int:
    """The hand size of the draft chart and what artifacts add. [DA-DRAFT-05]"""
    return value(s, seat * ALLIANCE, HAND, s.hand_size(seat))


def discard_limit(s: Alliance, seat: int) -> int:
    """The discard limit of the draft chart and what artifacts add. [DA-DRAFT-05]"""
    return value(s, seat * ALLIANCE, LIMIT, s.discard_limit(seat))


class DrawUp(Frame[Alliance]):
    """A seat draws until its hand is full, reshuffling its discards when the deck is empty.

    [DA-DISC-02] [DA-DISC-03] [DA-DISC-04]
    """

    NAME = "draw-up"
    who: int = field(INT)
    fewer: int = field(INT, default=0)

    def advance(self, s: Alliance) -> bool:
        is_full = len(s.zones[HANDS + self.who].cards) >= hand_size(s, self.who) - self.fewer
        if is_full or not draw_one(s, self.who):
            s.pop()
        return False


class DrawSome(Frame[Alliance]):
    """A seat draws so many cards, whatever its hand size. [AC-39]"""

    NAME = "draw-some"
    who: int = field(INT)
    left: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        if not self.left or not draw_one(s, self.who):
            s.pop()
        self.left -= 1
        return False


def draw_one(s: Alliance, seat: int) -> bool:
    """A card comes to the hand, after a reshuffle if the deck is empty. [DA-DISC-03]"""
    deck = DECKS + seat
    if not s.stacks[deck].size and s.zones[DISCARDS + seat].cards:
        reshuffle(s, deck, DISCARDS + seat)
    if not s.stacks[deck].size:
        return False
    s.push(Draw(deck, 0, HANDS + seat, 1 << seat))
    return True


class Discarding(Frame[Alliance]):
    """After the draft a seat may discard up to its limit, then draws. [DA-DISC-01] [DA-DISC-05]"""

    NAME = "discarding"
    who: int = field(INT)
    asked: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        if self.asked:
            s.frames[-1] = DrawUp(self.who)
            return False
        self.asked = 1
        most = discard_limit(s, self.who)
        words = f"Do you discard {'a card' if most == 1 else f'up to {most} cards'}?"
        hand, pile = HANDS + self.who, DISCARDS + self.who
        s.push(ChooseCards(self.who, "discard", hand, pile, least=0, most=most, words=words))
        return False

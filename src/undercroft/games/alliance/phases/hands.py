"""Hands: discarding what one does not want, and drawing up to the hand size."""

from __future__ import annotations

from typing import Any

from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.content.stat_ids import HAND, LIMIT
from undercroft.games.alliance.notation import (
    ALLIANCE,
    DECKS,
    DISCARD,
    DISCARDS,
    HANDS,
    NOTATION,
    PRUNE,
    card_at,
)
from undercroft.games.alliance.phases.market import usable_by
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.cards import play_from, reshuffle
from undercroft.kernel.chance import Draw
from undercroft.kernel.choices import ChooseCards, ChooseSet
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Several


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
    s.push(Draw(deck, 0, HANDS + seat, s.readers(seat)))
    return True


def is_useless(s: Alliance, seat: int, card: int) -> bool:
    """Whether no hero that a seat still has can play a card, where heroes die. [DA-PERMA-05]"""
    return s.options.permadeath and not usable_by(card, s.recruits(seat))


class DiscardCards(ChooseCards):
    """Cards of a hand are discarded; one that nobody can play any more may leave the game instead.

    It counts as discarded; by option such cards go besides. [DA-PERMA-05] [A-53]
    """

    NAME = "discard-cards"

    def legal(self, s: Any) -> list[Move]:
        moves = super().legal(s)
        cards = [move.args[0] for move in moves if move.verb is DISCARD]
        if s.options.pruning == "hand":
            cards = self.besides(s)
        useless = [card for card in cards if is_useless(s, self.who, card)]
        return [*moves, *PRUNE.each(self.who, useless)] if useless else moves

    def several(self, s: Any) -> Several | None:
        """No plain set while a card can leave the game instead: one says of each what it does."""
        can_leave = any(move.verb is PRUNE for move in self.legal(s))
        return None if can_leave else super().several(s)

    def besides(self, s: Any) -> list[int]:
        """The cards of the hand that are not needed for what must still be discarded. [A-53]"""
        hand = s.zones[self.start].cards
        choosable = [card for card in hand if card >= self.floor]
        is_owed = len(choosable) <= self.least - self.taken
        return list(dict.fromkeys(c for c in hand if not (is_owed and c >= self.floor)))

    def apply(self, s: Any, move: Move) -> None:
        if move.verb is not PRUNE:
            super().apply(s, move)
            return
        if s.options.pruning == "discarded":
            self.taken += 1
            self.floor = move.args[0]
        play_from(s, self.start, move.args[0])
        tell_removed(s, self.who, move.args[0])


def tell_removed(s: Alliance, seat: int, card: int) -> None:
    """A card has left the game."""
    if s.listening:
        words = f"{NOTATION.seat_name(seat)} removes {card_at(card).name} from the game"
        s.emit(Said(text=words, rules=("DA-PERMA-05",)))


class PruneColumns(Frame[Alliance]):
    """Before columns are cleared a seat says which useless cards leave the game. [DA-PERMA-05]"""

    NAME = "prune-columns"
    who: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        cards = [card for figure in s.alliance(self.who) for card in s.columns[figure]]
        useless = sorted([card for card in cards if is_useless(s, self.who, card)])
        if useless:
            words = "Which cards that nobody can play any more leave the game?"
            s.push(ChooseSet(self.who, PRUNE.name, tuple(useless), words, 0, len(useless)))
        else:
            s.pop()
        return False

    def on_answers(self, s: Alliance, values: tuple[int, ...]) -> None:
        s.pop()
        for figure in s.alliance(self.who):
            s.columns[figure] = tuple([c for c in s.columns[figure] if c not in values])
        for card in values:
            tell_removed(s, self.who, card)


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
        s.push(DiscardCards(self.who, DISCARD.name, hand, pile, least=0, most=most, words=words))
        return False

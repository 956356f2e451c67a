"""Playing and stashing a card, and what cards do: a choice, a peek, a set."""

from __future__ import annotations

from tests.toy import notation as n
from tests.toy.combat.attack import Strike
from tests.toy.notation import BURY, DECK, DISCARD, HANDS, NOTATION, PLAY, STASH, STASHES
from tests.toy.state import Toy
from undercroft.kernel.cards import play_from, rearrange, slip
from undercroft.kernel.chance import Peek
from undercroft.kernel.checks import Act, check
from undercroft.kernel.choices import Choose, ChooseCards
from undercroft.kernel.events import CardMoved
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.stacks import EVERYONE

MOST_HEARTS = 3


@check("TOY-PLAY-01", "you do not hold it")
def is_held(s: Toy, move: Move) -> int:
    """Only a card of one's own hand is played. [TOY-PLAY-01]"""
    return int(move.args[0] not in s.hand(move.seat))


@check("TOY-PLAY-02", "it only answers what another does")
def is_no_answer(_s: Toy, move: Move) -> int:
    """Dodge and feint are not played on one's own turn. [TOY-PLAY-02]"""
    return int(move.args[0] in (n.DODGE, n.FEINT))


PLAYING = Act(PLAY, is_held, is_no_answer)
STASHING = Act(STASH, is_held)


def play(s: Toy, seat: int, card: int) -> None:
    """A card leaves the hand for all to see and does what it says."""
    play_from(s, HANDS + seat, card)
    s.zones[DISCARD] = s.zones[DISCARD].add(card, EVERYONE)
    if s.listening:
        name = f"card:{NOTATION.cards.text(card)}"
        s.emit(CardMoved(card=name, start="zone:hand", to="zone:discard"))
    resolve(s, seat, card)


def stash(s: Toy, seat: int, card: int) -> None:
    """A card is laid face down in the stash. [TOY-STASH-01]"""
    slip(s, HANDS + seat, STASHES + seat, card, 1 << seat)
    if s.listening:
        name, mine, rules = f"card:{NOTATION.cards.text(card)}", 1 << seat, ("TOY-STASH-01",)
        told = CardMoved(card=name, start="zone:hand", to="zone:stash", seen_by=mine, rules=rules)
        s.emit(told)


def resolve(s: Toy, seat: int, card: int) -> None:
    """Begin what a card does."""
    if card == n.SPARK:
        s.push(Strike(seat))
        s.push(Choose(seat, "strike", s.clockwise(seat), "Whom do you strike?"))
    elif card == n.SALVE:
        s.push(Heal())
        s.push(Choose(seat, "heal", tuple(range(s.seats)), "Whom do you heal?"))
    elif card == n.LANTERN and s.stacks[DECK].size > 1:
        s.push(Look(seat))
    elif card == n.PURSE:
        s.push(Trade(seat))
        words = "Throw away up to two cards"
        s.push(ChooseCards(seat, "throw", HANDS + seat, DISCARD, least=0, most=2, words=words))


class Heal(Frame[Toy]):
    """One heart for one seat, up to three. [TOY-SALVE-01]"""

    NAME = "heal"

    def on_answer(self, s: Toy, value: int) -> None:
        s.pop()
        s.hearts[value] = min(MOST_HEARTS, s.hearts[value] + 1)


class Look(Frame[Toy]):
    """Look at the two top cards; one may go under the other. [TOY-LANTERN-01]"""

    NAME = "look"
    who: int = field(INT)
    seen: int = field(INT, init=False)

    def advance(self, s: Toy) -> bool:
        if self.seen == 2:
            return True
        s.push(Peek(DECK, self.seen, 1 << self.who))
        self.seen += 1
        return False

    def seat(self, s: Toy) -> int:
        return self.who

    def legal(self, s: Toy) -> list[Move]:
        return BURY.each(self.who, (0, 1))

    def seen_by(self, s: Toy, move: Move) -> int:
        return 1 << self.who

    def apply(self, s: Toy, move: Move) -> None:
        s.pop()
        rearrange(s, DECK, (1, 0) if move.args[0] == 1 else (0, 1), 1 << self.who)


class Trade(Frame[Toy]):
    """Up to two cards are thrown away for a gold piece each. [TOY-PURSE-01]"""

    NAME = "trade"
    who: int = field(INT)

    def on_answer(self, s: Toy, value: int) -> None:
        s.pop()
        s.gold[self.who] += value

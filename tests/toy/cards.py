"""What the toy game's cards do: an attack with two windows, a choice, a peek, a set."""

from __future__ import annotations

from typing import Any

from tests.toy.state import Toy
from tests.toy.words import (
    BURY,
    DECK,
    DISCARD,
    DODGE,
    FEINT,
    HANDS,
    LANTERN,
    PLAY,
    PURSE,
    SALVE,
    SAY,
    SPARK,
)
from undercroft.kernel.cards import play_from, rearrange
from undercroft.kernel.chance import D6, Peek, Roll
from undercroft.kernel.choices import Choose, ChooseCards, Window
from undercroft.kernel.events import Rolled
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import EVERYONE

NEEDED = 3
MOST_HEARTS = 3


def resolve(s: Toy, seat: int, card: int) -> None:
    """Begin what a card does."""
    if card == SPARK:
        s.push(Strike(seat))
        s.push(Choose(seat, "strike", s.clockwise(seat), "Whom do you strike?"))
    elif card == SALVE:
        s.push(Heal())
        s.push(Choose(seat, "heal", tuple(range(s.seats)), "Whom do you heal?"))
    elif card == LANTERN and s.stacks[DECK].size > 1:
        s.push(Look(seat))
    elif card == PURSE:
        s.push(Trade(seat))
        words = "Throw away up to two cards"
        s.push(ChooseCards(seat, "throw", HANDS + seat, DISCARD, least=0, most=2, words=words))


class Strike(Frame[Toy]):
    """A spark strikes another seat: window, roll, heart. [TOY-SPARK-01]"""

    NAME = "strike"
    who: int = field(INT)
    target: int = field(INT, default=-1, init=False)
    phase: int = field(INT, init=False)

    def on_answer(self, s: Toy, value: int) -> None:
        self.phase += 1
        if self.phase == 1:
            self.target = value
            s.push(Answer(self.target, self.who))
        elif self.phase == 2 and not value:
            s.push(Roll(D6, SAY.actor(self.who)))
        else:
            self.end(s, value if self.phase == 3 else 0)

    def end(self, s: Toy, rolled: int) -> None:
        """Three or more costs the target a heart. [TOY-SPARK-01]"""
        s.pop()
        if s.listening and rolled:
            s.emit(Rolled(who=f"fig:{SAY.actor(self.who)}", die="d6", value=rolled, needs=NEEDED))
        if rolled >= NEEDED:
            s.hearts[self.target] -= 1


class Answer(Window):
    """The seat that is struck may dodge, the striker may answer by a feint. [TOY-SPARK-02]"""

    NAME = "answer"
    other: int = field(INT)
    card: int = field(INT, default=DODGE)
    stopped: int = field(INT, init=False)

    def __init__(self, who: int, other: int, card: int = DODGE) -> None:
        super().__init__((who,))
        self.other = other
        self.card = card
        self.stopped = 0

    def reactions(self, s: Toy, seat: int) -> list[Move]:
        return [PLAY(seat, self.card)] if self.card in s.hand(seat) else []

    def react(self, s: Toy, move: Move) -> None:
        play_from(s, HANDS + move.seat, self.card)
        s.zones[DISCARD] = s.zones[DISCARD].add(self.card, EVERYONE)
        self.stopped = 1
        if self.card == DODGE:
            s.push(Answer(self.other, move.seat, FEINT))

    def on_answer(self, s: Toy, value: int) -> None:
        self.stopped = int(not value)

    def closed(self, s: Toy) -> None:
        s.answer(self.stopped)

    def prompt(self, s: Toy) -> Prompt:
        return Prompt(f"Answer with {SAY.cards.text(self.card)}?", ("TOY-SPARK-02",))


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


CARD_FRAMES: tuple[type[Frame[Any]], ...] = (Strike, Answer, Heal, Look, Trade)

"""The generic frames in which a seat decides: one of several, yes or no, a set, a reaction."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undercroft.kernel.cards import play_from, slip
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, SEAT_SET, TEXT, field
from undercroft.kernel.moves import HIDDEN, Move
from undercroft.kernel.native import mypyc_attr
from undercroft.kernel.outcome import Prompt, Several
from undercroft.kernel.stacks import EVERYONE

if TYPE_CHECKING:
    from undercroft.kernel.state import State


class Choose(Frame[Any]):
    """A seat chooses one of several values that everybody knows; the frame below is told which."""

    NAME = "choose"
    who: int = field(INT)
    verb: str = field(TEXT)
    values: tuple[int, ...] = field(ROW)
    words: str = field(TEXT)
    seats: int = field(SEAT_SET, default=EVERYONE)

    def seat(self, s: State) -> int:
        return self.who

    def legal(self, s: State) -> list[Move]:
        return s.NOTATION.verbs[self.verb].each(self.who, self.values)

    def apply(self, s: State, move: Move) -> None:
        s.answer(move.args[0])

    def seen_by(self, s: State, move: Move) -> int:
        return self.seats

    def prompt(self, s: State) -> Prompt:
        return Prompt(self.words)


class Ask(Frame[Any]):
    """A seat says yes or no; the frame below is told 1 or 0."""

    NAME = "ask"
    who: int = field(INT)
    words: str = field(TEXT)
    rule: str = field(TEXT, default="")

    def seat(self, s: State) -> int:
        return self.who

    def legal(self, s: State) -> list[Move]:
        return [s.NOTATION.yes(self.who), s.NOTATION.no(self.who)]

    def apply(self, s: State, move: Move) -> None:
        s.answer(int(move.verb is s.NOTATION.yes))

    def prompt(self, s: State) -> Prompt:
        return Prompt(self.words, (self.rule,) if self.rule else ())


class ChooseSet(Choose):
    """A seat chooses a set, one element a move in ascending order, then `done`.

    Equal values may be chosen as often as they are offered. Each set has one path.
    """

    NAME = "choose-set"
    least: int = field(INT, init=False)
    most: int = field(INT, init=False)
    chosen: tuple[int, ...] = field(ROW, init=False)
    after: int = field(INT, init=False)

    def __init__(
        self, who: int, verb: str, values: tuple[int, ...], words: str, least: int, most: int
    ) -> None:
        super().__init__(who, verb, tuple(sorted(values)), words)
        self.least = least
        self.most = min(most, len(values))
        self.chosen = ()
        self.after = 0

    def advance(self, s: State) -> bool:
        if len(self.chosen) < self.most:
            return True
        self._tell(s)
        return False

    def _tell(self, s: State) -> None:
        s.pop()
        if s.frames:
            s.frames[-1].on_answers(s, self.chosen)

    def legal(self, s: State) -> list[Move]:
        # Values ascend, so nothing may be chosen that leaves too few after it to reach `least`.
        last = len(self.values) - (self.least - len(self.chosen)) + 1
        open_places = range(self.after, min(last, len(self.values)))
        distinct = [
            self.values[i]
            for i in open_places
            if i == self.after or self.values[i] != self.values[i - 1]
        ]
        moves = s.NOTATION.verbs[self.verb].each(self.who, distinct)
        if len(self.chosen) >= self.least:
            moves.append(s.NOTATION.done(self.who))
        return moves

    def several(self, s: State) -> Several | None:
        verb, taken = s.NOTATION.verbs[self.verb], len(self.chosen)
        moves = verb.each(self.who, self.values[self.after :])
        return Several(max(0, self.least - taken), self.most - taken, tuple(moves))

    def apply(self, s: State, move: Move) -> None:
        if move.verb is s.NOTATION.done:
            self._tell(s)
            return
        at = self.values.index(move.args[0], self.after)
        self.chosen = (*self.chosen, move.args[0])
        self.after = at + 1


class ChooseCards(Frame[Any]):
    """A seat chooses cards of a zone, ascending, then `done`; each goes at once to another zone.

    The frame holds no card that others may not know. It tells the frame below how many went.
    """

    NAME = "choose-cards"
    who: int = field(INT)
    verb: str = field(TEXT)
    start: int = field(INT)
    to: int = field(INT)
    least: int = field(INT)
    most: int = field(INT)
    words: str = field(TEXT)
    seats: int = field(SEAT_SET, default=EVERYONE)
    taken: int = field(INT, init=False)
    floor: int = field(INT, default=HIDDEN, init=False)

    def advance(self, s: State) -> bool:
        if self.taken < self.most and s.zones[self.start].cards:
            return True
        s.answer(self.taken)
        return False

    def seat(self, s: State) -> int:
        return self.who

    def legal(self, s: State) -> list[Move]:
        cards = [card for card in s.zones[self.start].cards if card >= self.floor]
        # As in a set: what leaves too few after it to reach `least` is not offered.
        enough = len(cards) - max(0, self.least - self.taken) + 1
        moves = s.NOTATION.verbs[self.verb].each(self.who, dict.fromkeys(cards[:enough]))
        return [*moves, s.NOTATION.done(self.who)] if self.taken >= self.least else moves

    def several(self, s: State) -> Several | None:
        cards = [card for card in s.zones[self.start].cards if card >= self.floor]
        moves = s.NOTATION.verbs[self.verb].each(self.who, cards)
        most = min(self.most - self.taken, len(s.zones[self.start].cards))
        return Several(max(0, self.least - self.taken), most, tuple(moves))

    def apply(self, s: State, move: Move) -> None:
        if move.verb is s.NOTATION.done:
            s.answer(self.taken)
            return
        # Before the card goes: `floor` keeps each set to one path of moves.
        self.taken += 1
        self.floor = move.args[0]
        if self.seats == EVERYONE:
            play_from(s, self.start, move.args[0])
            s.zones[self.to] = s.zones[self.to].add(move.args[0], EVERYONE)
        else:
            slip(s, self.start, self.to, move.args[0], self.seats)

    def seen_by(self, s: State, move: Move) -> int:
        return self.seats

    def hide(self, seats: int) -> None:
        # The last card that was chosen secretly would show in what may still be chosen.
        if not seats & self.seats:
            self.floor = HIDDEN

    def prompt(self, s: State) -> Prompt:
        return Prompt(self.words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Frame[Any]):
    """Seats in order may react or pass; whether it opens depends on public facts only.

    A subclass says which reactions a seat has and what they do. After a reaction the window
    goes round again if `again` says so; it closes when every seat has passed in a row.
    """

    order: tuple[int, ...] = field(ROW)
    at: int = field(INT, init=False)
    passed: int = field(INT, init=False)

    def again(self) -> bool:
        """Whether a seat that has reacted is asked once more after the others."""
        return False

    def reactions(self, s: Any, seat: int) -> list[Move]:
        """What a seat may do here besides passing."""
        raise NotImplementedError

    def react(self, s: Any, move: Move) -> None:
        """Carry out a reaction; the window goes on when that is done."""
        raise NotImplementedError

    def closed(self, s: Any) -> None:
        """Every seat has passed; tell the frame below."""
        s.answer(0)

    def advance(self, s: State) -> bool:
        if self.passed < len(self.order):
            return True
        self.closed(s)
        return False

    def seat(self, s: State) -> int:
        return self.order[self.at]

    def legal(self, s: State) -> list[Move]:
        seat = self.order[self.at]
        return [*self.reactions(s, seat), s.NOTATION.passes(seat)]

    def apply(self, s: State, move: Move) -> None:
        # The next seat is up before the reaction begins: when that is done, it is asked.
        self.at = (self.at + 1) % len(self.order)
        if move.verb is s.NOTATION.passes:
            self.passed += 1
            return
        self.passed = 0 if self.again() else self.passed + 1
        self.react(s, move)


CHOICES: tuple[type[Frame[Any]], ...] = (Choose, Ask, ChooseSet, ChooseCards)

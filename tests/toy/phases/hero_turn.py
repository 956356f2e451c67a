"""A seat's turn: two actions, then a card."""

from __future__ import annotations

from tests.toy.actions.cards import PLAYING, STASHING, play, stash
from tests.toy.actions.move import STEPPING, step
from tests.toy.notation import DECK, DISCARD, HANDS, LENGTH, NOTATION, PLAY, REST, STASH, STEP
from tests.toy.phases.round import Reckoning, has_ended
from tests.toy.state import Toy
from undercroft.kernel.cards import reshuffle
from undercroft.kernel.chance import Draw
from undercroft.kernel.checks import Act
from undercroft.kernel.events import CardMoved
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import EVERYONE

ACTIONS = 2


class Turn(Frame[Toy]):
    """One seat's turn: two actions, then a card. [TOY-TURN-01]"""

    NAME = "turn"
    who: int = field(INT)
    left: int = field(INT, default=ACTIONS, init=False)
    drawn: int = field(INT, init=False)

    def advance(self, s: Toy) -> bool:
        if has_ended(s):
            s.frames = [Reckoning()]
            return False
        if self.left:
            return True
        if self.drawn:
            self.pass_on(s)
        else:
            self.draw(s)
        return False

    def draw(self, s: Toy) -> None:
        """The seat draws a card, after a reshuffle if the deck is empty. [TOY-TURN-01]"""
        self.drawn = 1
        if not s.stacks[DECK].size:
            reshuffle(s, DECK, DISCARD)
        if s.stacks[DECK].size:
            s.push(Draw(DECK, 0, HANDS + self.who, 1 << self.who))

    def on_answer(self, s: Toy, value: int) -> None:
        if s.listening and self.drawn:
            card, to = f"card:{NOTATION.cards.text(value)}", HANDS + self.who
            hand = f"zone:{NOTATION.zones.text(to)}"
            mine, rules = 1 << self.who, ("TOY-TURN-01",)
            s.emit(CardMoved(card=card, start="zone:deck", to=hand, seen_by=mine, rules=rules))

    def pass_on(self, s: Toy) -> None:
        """The next seat's turn begins; after the last seat, the next round."""
        following = (self.who + 1) % s.seats
        if following == 0:
            s.round += 1
        s.frames[-1] = Turn(following)

    def seat(self, s: Toy) -> int:
        return self.who

    def legal(self, s: Toy) -> list[Move]:
        cards = sorted(set(s.hand(self.who)))
        return [
            *STEPPING.legal(s, STEP.each(self.who, range(LENGTH))),
            *PLAYING.legal(s, PLAY.each(self.who, cards)),
            *STASHING.legal(s, STASH.each(self.who, cards)),
            REST(self.who),
        ]

    def acts(self, s: Toy) -> tuple[Act, ...]:
        return STEPPING, PLAYING, STASHING

    def wants(self, s: Toy, thing: str) -> list[Move]:
        kind, _, name = thing.partition(":")
        if kind == "sq" and name.isdecimal() and int(name) < LENGTH:
            return [STEP(self.who, int(name))]
        card = name.partition("#")[0]
        if kind == "card" and card in NOTATION.cards.ids:
            return [PLAY(self.who, NOTATION.cards.parse(card))]
        return []

    def seen_by(self, s: Toy, move: Move) -> int:
        return 1 << move.seat if move.verb is STASH else EVERYONE

    def prompt(self, s: Toy) -> Prompt:
        return Prompt(f"{self.left} actions left", ("TOY-TURN-01",))

    def apply(self, s: Toy, move: Move) -> None:
        self.left -= 1
        if move.verb is STEP:
            step(s, move.seat, move.args[0])
        elif move.verb is PLAY:
            play(s, move.seat, move.args[0])
        elif move.verb is STASH:
            stash(s, move.seat, move.args[0])

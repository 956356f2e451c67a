"""Heroes take their powers: suggested, chosen or dealt; the others are their reserve."""

from __future__ import annotations

from typing import Final

from undercroft.games.caverns.content.card import Power
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.schema import CardSet
from undercroft.games.caverns.content.tables import SUGGESTED
from undercroft.games.caverns.effects.vocabulary.terms import PowerType
from undercroft.games.caverns.notation import POWER_DECK, TAKE_POWER, numbers
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.chance import Draw
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, TEXT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import Stack

CATEGORIES: Final = (
    (PowerType.AT_WILL,),
    (PowerType.DAILY,),
    (PowerType.UTILITY, PowerType.STANCE),
)


def own_powers(s: Caverns, seat: int, types: tuple[PowerType, ...]) -> list[int]:
    """The powers of a hero of some types, in the sets in use. [CV-ADV-03]"""
    hero = s.hero(seat).id
    most = CardSet.ADVANCED if s.sets == 3 else CardSet.STARTING
    return [
        i
        for i, card in enumerate(ALL_CARDS)
        if isinstance(card, Power) and card.hero == hero and card.type in types and card.set <= most
    ]


class Arming(Frame[Caverns]):
    """Powers as suggested, chosen or dealt; the others are the reserve. [CV-SETUP-07]

    [CV-SETUP-08] [CV-ADV-04]
    """

    NAME = "arming"
    how: str = field(TEXT)
    at: int = field(INT, init=False)
    category: int = field(INT, init=False)
    taken: tuple[int, ...] = field(ROW, init=False)

    def count(self, s: Caverns) -> int:
        """How many cards of the category the hero card allows. [CV-SETUP-07]"""
        cards = s.hero(self.seat(s)).cards
        return (cards.at_will, cards.daily, cards.utility)[self.category]

    def options(self, s: Caverns) -> list[int]:
        """The cards of the category that come after those taken."""
        own_ = own_powers(s, self.seat(s), CATEGORIES[self.category])
        spare = self.count(s) - len(self.taken) - 1
        last = max(self.taken, default=-1)
        later = [card for card in own_ if card > last]
        return later[: len(later) - spare] if spare else later

    def advance(self, s: Caverns) -> bool:
        if self.at == s.seats:
            s.pop()
        elif self.how == "suggested":
            self.finish(s, suggested(s, self.seat(s)))
        elif self.category == len(CATEGORIES):
            self.finish(s, s.up[self.seat(s)])
        elif len(self.taken) == self.count(s):
            self.close(s)
        elif self.how == "choose":
            return True
        else:
            self.deal(s)
        return False

    def deal(self, s: Caverns) -> None:
        """Random cards make the harder game. [CV-ADV-04]"""
        own_ = own_powers(s, self.seat(s), CATEGORIES[self.category])
        s.stacks[POWER_DECK] = Stack.of([card for card in own_ if card not in self.taken])
        s.push(Draw(POWER_DECK))

    def on_answer(self, s: Caverns, value: int) -> None:
        self.taken = (*self.taken, value)

    def close(self, s: Caverns) -> None:
        """Go on with the next category of powers: this one has as many as it may."""
        seat = self.seat(s)
        s.up[seat] = (*s.up[seat], *self.taken)
        self.taken = ()
        self.category += 1

    def finish(self, s: Caverns, cards: tuple[int, ...]) -> None:
        """A hero has his powers; what was not taken is his reserve. [CV-SETUP-08]"""
        seat = self.seat(s)
        everything = own_powers(s, seat, tuple(PowerType))
        s.up[seat] = tuple(sorted(cards))
        s.reserve[seat] = tuple(card for card in everything if card not in cards)
        s.stacks[POWER_DECK] = Stack.of(())
        self.at += 1
        self.category = 0

    def seat(self, s: Caverns) -> int:
        return s.clockwise(s.first)[self.at]

    def legal(self, s: Caverns) -> list[Move]:
        return TAKE_POWER.each(self.seat(s), self.options(s))

    def apply(self, s: Caverns, move: Move) -> None:
        self.taken = (*self.taken, move.args[0])

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt(f"{s.hero(self.seat(s)).name}: which power?", ("CV-SETUP-07",))


def suggested(s: Caverns, seat: int) -> tuple[int, ...]:
    """The powers advised for first games. [CV-ADV-03]"""
    advice = SUGGESTED[s.kind[seat]]
    return numbers(*advice.at_will, *advice.daily, *advice.utility)

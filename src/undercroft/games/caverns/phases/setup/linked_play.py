"""Linked play: what heroes bring along from the adventure before. [CV-SETUP-09]"""

from __future__ import annotations

from undercroft.games.caverns.content.card import TreasureKind
from undercroft.games.caverns.content.card_stats import name_of
from undercroft.games.caverns.content.page_schema import NOT_LINKED
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.notation import CHOOSE, NOTATION, PICK, TREASURE_DECK, treasure_at
from undercroft.games.caverns.phases.experience import TOP_LEVEL, Rising
from undercroft.games.caverns.phases.treasures import own
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import Stack


def is_linked(s: Caverns) -> bool:
    """Whether this page is played after the one it can follow."""
    return s.adventure.link is not None and s.options.linked != NOT_LINKED


class Keeping(Frame[Caverns]):
    """A seat says which level and which Items its hero had; the Items leave the deck."""

    NAME = "keeping"
    who: int = field(INT)
    level: int = field(INT, init=False)
    after: int = field(INT, default=-1, init=False)

    def items(self, s: Caverns) -> list[int]:
        """The Items of the deck that come after the last one named."""
        deck = sorted(set(s.stacks[TREASURE_DECK].cards()))
        return [c for c in deck if c > self.after and treasure_at(c).kind == TreasureKind.ITEM]

    def advance(self, s: Caverns) -> bool:
        return True

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        if not self.level:
            return CHOOSE.each(self.who, list(range(1, TOP_LEVEL + 1)))
        cards = [refs.card(card) for card in self.items(s)]
        return [*PICK.each(self.who, cards), NOTATION.done(self.who)]

    def apply(self, s: Caverns, move: Move) -> None:
        if move.verb is CHOOSE:
            self.level = move.args[0]
            if self.level == TOP_LEVEL:
                s.push(Rising(self.who))
        elif move.verb is PICK:
            self.keep(s, refs.card_of(move.args[0]))
        else:
            s.pop()

    def keep(self, s: Caverns, card: int) -> None:
        """One Item lies before its hero again."""
        self.after = card
        give_back(s, self.who, card)

    def prompt(self, s: Caverns) -> Prompt:
        asked = "Which Item does {} keep?" if self.level else "Of which level is {}?"
        return Prompt(asked.format(name_of(s, self.who)), ("CV-SETUP-09",))


def give_back(s: Caverns, seat: int, card: int) -> None:
    """An Item that a hero keeps is not in the deck."""
    left = s.stacks[TREASURE_DECK].cards()
    left.remove(card)
    s.stacks[TREASURE_DECK] = Stack.of(left)
    own(s, seat, card)


def bring_along(s: Caverns, seat: int, level: int, items: tuple[int, ...]) -> None:
    """In a campaign it is known what a hero keeps: its level, and its Items. [CV-SETUP-09]"""
    for card in items:
        give_back(s, seat, card)
    if level == TOP_LEVEL:
        s.push(Rising(seat))

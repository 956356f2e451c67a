"""The Deck of Many Treasures: whoever has opened a chest may turn up a card of it."""

from __future__ import annotations

from typing import Any

from undercroft.crawl.log import tell_of
from undercroft.games.alliance.content.plurals import a
from undercroft.games.alliance.content.schema import TreasureCard, TreasureSort
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.content.tables import TREASURES as CARDS
from undercroft.games.alliance.map.figures import is_defeated, seat_of
from undercroft.games.alliance.notation import FIRST_TREASURE, NOTATION, TREASURES
from undercroft.games.alliance.scene.events import CardGained
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.chance import Draw
from undercroft.kernel.choices import Ask
from undercroft.kernel.events import Said
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field

WAITING, ASKING, TURNING = range(3)
"""A dig: the chest still pays, its hero is asked, a card is turned up."""


def treasure_at(card: int) -> TreasureCard:
    """The card of the treasure deck with a number among all things that lie in stacks."""
    return CARDS[card - FIRST_TREASURE]


def has_cards(s: Alliance) -> bool:
    """Whether there is a card left to turn up. [DA-DMT-07]"""
    return s.stacks[TREASURES].size > 0


def begin_dig(s: Alliance, hero: int, level: int, square: int) -> bool:
    """Below what a chest pays a dig waits, if there is a deck; whether it does is told."""
    if has_cards(s):
        s.push(Dig(hero, level, square))
        return True
    return False


class Dig(Frame[Alliance]):
    """A chest has paid: its hero, if it stands, may dig deeper, for nothing.

    The level and the space are those of the chest, which is gone in any case.
    [DA-DMT-01] [DA-DMT-08]
    """

    NAME = "dig"
    hero: int = field(INT)
    level: int = field(INT)
    square: int = field(INT)
    stage: int = field(INT, default=WAITING, init=False)

    def advance(self, s: Alliance) -> bool:
        if has_cards(s) and not is_defeated(s, self.hero):
            # Noted first: what the chest pays may have told something, and was not asked for.
            self.stage = ASKING
            words = f"{s.hero(self.hero).name} has opened a chest: dig deeper?"
            s.push(Ask(seat_of(self.hero), words, "DA-DMT-01"))
        else:
            s.pop()
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        if self.stage == TURNING:
            s.pop()
            turn_up(s, self, value)
        elif self.stage == ASKING and value:
            self.stage = TURNING
            tell_of(s, self.hero, "digs deeper", "DA-DMT-01")
            s.push(Draw(TREASURES))
        elif self.stage == ASKING:
            s.pop()


def turn_up(s: Any, dig: Dig, card: int) -> None:
    """A treasure is kept; a trap or a mimic works at once, and no quest or attack is meant by it.

    [AC-63]
    """
    face = treasure_at(card)
    if face.sort == TreasureSort.TREASURE:
        keep(s, seat_of(dig.hero), card)
        return
    if s.listening:
        s.emit(told_of(s.hero(dig.hero).name, face))
    s.EFFECTS.start_at(s, LIBRARY.root(face.id), dig.hero, dig.square, dig.level)


def told_of(hero: str, face: TreasureCard) -> Said:
    """A trap or a mimic comes up."""
    if face.sort == TreasureSort.MIMIC:
        return Said(text=f"The chest of {hero} is {a(face.name)}", rules=("DA-DMT-06",))
    return Said(text=f"{hero} digs up a trap: {face.name}", rules=("DA-DMT-04",))


def keep(s: Alliance, seat: int, card: int) -> None:
    """A treasure lies open beside the heroes; it is no drafted card. [DA-DMT-02] [DA-DMT-03]"""
    s.treasures[seat] = (*s.treasures[seat], card)
    if s.listening:
        told = CardGained(
            who=NOTATION.seat_name(seat),
            how="finds",
            card=f"card:{NOTATION.cards.text(card)}",
            start="zone:treasure-deck",
            to=f"zone:treasures-{seat + 1}",
            rules=("DA-DMT-02",),
        )
        s.emit(told)

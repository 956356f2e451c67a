"""Treasure: what defeating a monster brings, once a turn."""

from __future__ import annotations

from undercroft.crawl.log import say, tell_of
from undercroft.games.caverns.combat.modifiers import enforce
from undercroft.games.caverns.combat.reactions import open_window
from undercroft.games.caverns.content.card import TreasureKind
from undercroft.games.caverns.content.card_text import card_text
from undercroft.games.caverns.content.cards import ALL_CARDS
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.effects import refs
from undercroft.games.caverns.effects.vocabulary import Bank, Drew, NormalDraw, Use
from undercroft.games.caverns.effects.vocabulary.terms import Drawn
from undercroft.games.caverns.map.figures import heroes, is_down
from undercroft.games.caverns.notation import CARD, GIVE, NOTATION, PICK, TREASURE_DECK, treasure_at
from undercroft.games.caverns.phases.decks import discard, draw
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.events import Cue
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, ROW, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt

BEGIN, DRAWN, SETTLED = 0, 1, 2


class TreasureDraw(Frame[Caverns]):
    """A hero draws treasures, keeps one, and the others are discarded."""

    NAME = "treasure-draw"
    who: int = field(INT)
    count: int = field(INT, default=1)
    drawn: tuple[int, ...] = field(ROW, init=False)
    phase: int = field(INT, default=BEGIN, init=False)
    drawing: int = field(INT, init=False)

    def advance(self, s: Caverns) -> bool:
        if self.phase == BEGIN:
            self.phase = DRAWN
            open_window(s, Drew, self.who, self.who, Drawn.TREASURE)
        elif self.phase == DRAWN and len(self.drawn) < self.count and draw(s, TREASURE_DECK):
            self.drawing = 1
        elif self.phase == DRAWN:
            self.phase = SETTLED
        elif len(self.drawn) > 1:
            return True
        else:
            # The draw is over before the card is taken in: that pushes who is given it.
            s.pop()
            if self.drawn:
                take_in(s, self.who, self.drawn[0])
        return False

    def on_answer(self, s: Caverns, value: int) -> None:
        if self.drawing:
            self.drawing = 0
            self.drawn = (*self.drawn, value)

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        return PICK.each(self.who, [refs.card(c) for c in sorted(set(self.drawn))])

    def apply(self, s: Caverns, move: Move) -> None:
        kept = refs.card_of(move.args[0])
        for card in self.drawn:
            if card != kept:
                discard(s, card)
        self.drawn = (kept,)

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt("Which treasure do you keep?", ("CV-TREAS-02",))


def take_in(s: Caverns, seat: int, card: int) -> None:
    """A fortune works at once, an item is given to a hero. [CV-TREAS-06] [CV-TREAS-07]"""
    face = treasure_at(card)
    if s.listening:
        shows = Cue(kind="treasure", actor=s.figure_id(seat), target=f"card:{face.id}")
        say(s, f"Treasure: {face.name}. {card_text(face)}", "CV-TREAS-02", shows=shows)
    if face.kind == TreasureKind.ITEM:
        s.push(Giving(seat, card))
        return
    # Below its own effect: the card is put away when that is done.
    s.push(Fortune(card))
    s.EFFECTS.start(s, face.id, seat)


class Fortune(Frame[Caverns]):
    """A fortune is discarded when it has worked, unless it stays somewhere. [CV-TREAS-06]"""

    NAME = "fortune"
    card: int = field(INT)

    def advance(self, s: Caverns) -> bool:
        s.pop()
        if not isinstance(ALL_CARDS[self.card].effect, Bank | NormalDraw):
            discard(s, self.card)
        return False


class Giving(Frame[Caverns]):
    """Whoever draws an item says which hero has it from now on. [CV-TREAS-07] [CV-TREAS-12]"""

    NAME = "giving"
    who: int = field(INT)
    card: int = field(INT)

    def takers(self, s: Caverns) -> list[int]:
        """The standing heroes of the drawer's team. [CV-TREAS-12] [CV-COMPET-07]"""
        own = s.team[self.who]
        return [f for f in heroes(s) if not is_down(s, f) and s.team[f] == own]

    def advance(self, s: Caverns) -> bool:
        takers = self.takers(s)
        if len(takers) > 1:
            return True
        s.pop()
        if takers:
            own(s, takers[0], self.card)
        else:
            discard(s, self.card)
        return False

    def seat(self, s: Caverns) -> int:
        return self.who

    def legal(self, s: Caverns) -> list[Move]:
        return GIVE.each(self.who, self.takers(s))

    def apply(self, s: Caverns, move: Move) -> None:
        s.pop()
        own(s, move.args[0], self.card)

    def prompt(self, s: Caverns) -> Prompt:
        return Prompt(f"Who gets {treasure_at(self.card).name}?", ("CV-TREAS-07",))


def own(s: Caverns, seat: int, card: int) -> None:
    """An item lies before a hero; what is not used is in force. [CV-SETUP-11] [CV-TREAS-08]"""
    s.items[seat] = tuple(sorted((*s.items[seat], card)))
    tell_of(s, seat, f"gets {treasure_at(card).name}", "CV-TREAS-07")
    if not isinstance(LIBRARY.effects[LIBRARY.root(NOTATION.cards.text(card))], Use):
        enforce(s, card, seat)


__all__ = ["CARD", "TreasureDraw", "own", "take_in"]

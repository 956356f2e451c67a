"""A variant: all agreed, the next upgrade deck comes as soon as its pool is empty."""

from __future__ import annotations

from undercroft.games.alliance.notation import NO, YES
from undercroft.games.alliance.phases.end_phase import advance_deck, is_deck_due
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt


def ask_consent(s: Alliance) -> None:
    """Before a draft the players are asked, once for each deck whose pool is empty. [DA-VAR-03]"""
    if s.asks_consent and s.consent <= s.upgrade_deck and is_deck_due(s):
        s.consent = s.upgrade_deck + 1
        s.push(Consent())


class Consent(Frame[Alliance]):
    """One after the other agrees that the next upgrade deck comes, or one refuses. [DA-VAR-03]"""

    NAME = "consent"
    agreed: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        if self.agreed < s.seats:
            return True
        s.pop()
        advance_deck(s)
        return False

    def seat(self, s: Alliance) -> int:
        return s.clockwise(s.initiative)[self.agreed]

    def legal(self, s: Alliance) -> list[Move]:
        return [YES(self.seat(s)), NO(self.seat(s))]

    def apply(self, s: Alliance, move: Move) -> None:
        if move.verb is YES:
            self.agreed += 1
        else:
            s.pop()

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt("Its pool is empty: does the next upgrade deck come now?", ("DA-VAR-03",))

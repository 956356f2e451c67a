"""A variant: all agreed, the next upgrade deck comes as soon as its pool is empty."""

from __future__ import annotations

from undercroft.games.alliance.phases.end_phase import advance_deck, is_deck_due
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field


def ask_consent(s: Alliance) -> None:
    """Before a draft the players are asked, once for each deck whose pool is empty. [DA-VAR-03]"""
    if s.options.consent and s.consent <= s.upgrade_deck and is_deck_due(s):
        s.consent = s.upgrade_deck + 1
        s.push(Consent())


class Consent(Frame[Alliance]):
    """One after the other agrees that the next upgrade deck comes, or one refuses. [DA-VAR-03]"""

    NAME = "consent"
    agreed: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        if self.agreed < s.seats:
            asked = s.clockwise(s.initiative)[self.agreed]
            words = "Its pool is empty: does the next upgrade deck come now?"
            s.push(Ask(asked, words, "DA-VAR-03"))
        else:
            s.pop()
            advance_deck(s)
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        if value:
            self.agreed += 1
        else:
            s.pop()

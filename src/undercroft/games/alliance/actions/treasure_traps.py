"""Disarming what the treasure deck and the deep room hold, in whoever's turn it is."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.modifiers import total
from undercroft.games.alliance.actions.locks import Attempt
from undercroft.games.alliance.combat.modifiers import side
from undercroft.games.alliance.content.cards import ALL_CARDS
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.state import Alliance

HELPFUL: Final = frozenset(i for i, card in enumerate(ALL_CARDS) if card.treasure_traps)
"""The cards whose bonus to the die counts against these traps."""


class DisarmRoom(Attempt):
    """A trap of the deep room is disarmed at once, or does its harm. [DA-DEEP-10]"""

    NAME = "disarm-room"
    RULE = "DA-DEEP-10"

    def points(self, s: Alliance) -> int:
        """The Speed left in the hero's own move; outside of it there is none. [AC-48]"""
        own = [f for f in s.frames if isinstance(f, Turn) and f.hero == self.hero]
        return sum([turn.points(s) for turn in own if turn.is_moving()])


class DisarmTreasure(DisarmRoom):
    """A trap of the treasure deck is disarmed on the spot, or does its harm. [DA-DMT-04]"""

    NAME = "disarm-treasure"
    RULE = "DA-DMT-04"

    def bonus(self, s: Alliance) -> int:
        """Of all that helps with rolls only cards that say so count. [DA-DMT-05] [AC-15]"""
        helpful = [modifier for modifier in s.modifiers if modifier.source in HELPFUL]
        return total(helpful, Stat.DIE, self.hero, side(self.hero), 0)

    def settle(self, s: Alliance) -> None:
        """One roll decides: nothing mends it, and nobody rolls again. [DA-DMT-05]"""
        s.answer(int(self.rolled + self.extra + self.bonus(s) >= self.level))

"""The end of a round: readying, poison, columns, hands, the upgrade deck, the initiative."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from undercroft.crawl.effects import come
from undercroft.crawl.modifiers import expire
from undercroft.games.alliance.effects.words import EndPhase as RoundEnds
from undercroft.games.alliance.figures import all_heroes, monster, monsters
from undercroft.games.alliance.hands import DrawUp
from undercroft.games.alliance.measures import ROUND_ENDS
from undercroft.games.alliance.state import FIRST_MONSTER, Alliance
from undercroft.games.alliance.stats import ended
from undercroft.games.alliance.words import BURSTS, DISCARDS
from undercroft.games.alliance.wounds import NOBODY, poison_works
from undercroft.kernel.cards import slip
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, Field, Layout
from undercroft.kernel.stacks import EVERYONE

LAST_DECK: Final = 2


def ready_all(s: Alliance) -> None:
    """All heroes and monsters are ready; trolls knit. [DA-END-02]"""
    for figure in (*all_heroes(s), *monsters(s)):
        s.ready[figure] = 1
    for figure in monsters(s):
        knit(s, figure)


def knit(s: Alliance, figure: int) -> None:
    """A monster that regenerates loses its newest markers. [AC-22]"""
    held = s.wounds[figure]
    s.wounds[figure] = held[: max(0, len(held) - monster(s, figure).power.knit)]


def poison_all(s: Alliance) -> None:
    """Poison works on every hero that stands. [DA-END-03]"""
    for figure in all_heroes(s):
        poison_works(s, figure)


def wake_artifacts(s: Alliance) -> None:
    """What artifacts do when a round ends happens, seat by seat. [DA-ART-03]"""
    for seat in reversed(s.clockwise(s.initiative)):
        come(s, RoundEnds, s.alliance(seat)[0], NOBODY)


def clear_columns(s: Alliance) -> None:
    """Cards of all columns go to their owners' discards, and bonuses end. [DA-END-04]"""
    for figure in range(FIRST_MONSTER):
        seat = figure // 4
        for card in s.columns[figure]:
            s.zones[DISCARDS + seat] = s.zones[DISCARDS + seat].add(card, EVERYONE)
        s.columns[figure] = ()
    for seat in range(s.seats):
        for card in s.zones[BURSTS + seat].cards:
            slip(s, BURSTS + seat, DISCARDS + seat, card, 1 << seat)
    s.modifiers = ended(s.modifiers, ROUND_ENDS)
    s.standing = expire(s.standing, ROUND_ENDS)
    s.bursts = [0] * len(s.bursts)
    s.used = ()
    s.peaceful = [0] * len(s.peaceful)


def advance_deck(s: Alliance) -> None:
    """An emptied pool brings the next upgrade deck, one a round. [DA-END-06]"""
    if not s.is_short and s.upgrade_deck < LAST_DECK and s.pools[s.upgrade_deck] == 0:
        s.upgrade_deck += 1


def pass_initiative(s: Alliance) -> None:
    """The initiative goes to the left neighbour. [DA-END-08]"""
    s.initiative = (s.initiative + 1) % s.seats


class EndPhase(Frame[Alliance]):
    """The steps of the end phase, in their order. [DA-END-01]"""

    NAME = "end-phase"
    FIELDS: ClassVar[Layout] = (Field("drawn", INT, -2),)
    drawn: int

    def advance(self, s: Alliance) -> bool:
        self.drawn += 1
        if self.drawn == -1:
            ready_all(s)
            poison_all(s)
            wake_artifacts(s)
            return False
        if self.drawn == 0:
            clear_columns(s)
        if self.drawn < s.seats:
            s.push(DrawUp(s.clockwise(s.initiative)[self.drawn], s.fewer_cards))
            return False
        s.fewer_cards = 0
        advance_deck(s)
        pass_initiative(s)
        s.pop()
        return False


END_FRAMES: Final[tuple[type[Frame[Any]], ...]] = (EndPhase,)

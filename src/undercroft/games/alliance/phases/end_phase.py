"""The end of a round: readying, poison, columns, hands, the upgrade deck, the initiative."""

from __future__ import annotations

from typing import Final

from undercroft.crawl.effects import come
from undercroft.crawl.modifiers import Until, expire
from undercroft.games.alliance.combat.damage import poison_works
from undercroft.games.alliance.combat.modifiers import ended
from undercroft.games.alliance.content.stat_ids import ATTACKS, ROUND_ENDS
from undercroft.games.alliance.effects.vocabulary import Occasion
from undercroft.games.alliance.map.figures import all_heroes, monster, monsters, seat_of
from undercroft.games.alliance.notation import (
    ALLIANCE,
    BURSTS,
    DISCARDS,
    NO_FIGURE,
    card_at,
)
from undercroft.games.alliance.phases.hands import DrawUp, PruneColumns
from undercroft.games.alliance.phases.market import FillUpgrades
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.cards import slip
from undercroft.kernel.choices import Ask
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.stacks import EVERYONE

LAST_DECK: Final = 2


def ready_all(s: Alliance) -> None:
    """All heroes and monsters are ready; trolls knit. [DA-END-02]"""
    for figure in (*all_heroes(s), *monsters(s)):
        s.ready[figure] = 1
    for figure in monsters(s):
        knit(s, figure)


def knit(s: Alliance, figure: int) -> None:
    """A monster keeps its markers, but one that regenerates loses its newest.

    [DA-BAT-23] [AC-22]
    """
    held, fewer = s.wounds[figure], monster(s, figure).power.knit
    if fewer:
        s.bear(figure, held[: max(0, len(held) - fewer)])


def poison_all(s: Alliance) -> None:
    """Poison works on every hero. [DA-END-03]"""
    for figure in all_heroes(s):
        poison_works(s, figure)


def wake_artifacts(s: Alliance) -> None:
    """What artifacts do when a round ends happens, seat by seat. [DA-ART-03]"""
    for seat in reversed(s.clockwise(s.initiative)):
        come(s, Occasion.END_PHASE, s.alliance(seat)[0], NO_FIGURE)


def staying(s: Alliance, figure: int) -> tuple[int, ...]:
    """The cards of a column whose words keep them in play, as Hide until an attack. [DA-CARD-24]"""
    column = s.columns[figure]
    if not column:
        return column
    ends = Until(ATTACKS, figure)
    lasting = [m.source for m in s.modifiers if m.until.moment == ATTACKS and m.until == ends]
    return tuple([card for card in column if card in lasting])


def give_up(s: Alliance, figure: int) -> None:
    """The owner lets go of what would stay in play. [AC-18]"""
    s.modifiers = ended(s.modifiers, ATTACKS, figure)


def clear_columns(s: Alliance) -> None:
    """Cards of all columns go to their owners' discards, but for those that stay. [DA-END-04]"""
    for figure in range(s.seats * ALLIANCE):
        pile = DISCARDS + seat_of(figure)
        kept = staying(s, figure)
        for card in s.columns[figure]:
            if card not in kept:
                s.zones[pile] = s.zones[pile].add(card, EVERYONE)
        s.columns[figure] = kept


def return_stakes(s: Alliance) -> None:
    """The cards of bursts come back to the discards, still unseen by others. [DA-BURST-04]"""
    for seat in range(s.seats):
        for card in s.zones[BURSTS + seat].cards:
            slip(s, BURSTS + seat, DISCARDS + seat, card, s.readers(seat))


def forget_round(s: Alliance) -> None:
    """What was for this round is over: bonuses, bursts, what was used, what was declared."""
    s.modifiers = ended(s.modifiers, ROUND_ENDS)
    s.standing = expire(s.standing, ROUND_ENDS)
    s.bursts = [0] * len(s.bursts)
    s.used = ()
    s.peaceful = [0] * len(s.peaceful)


def is_deck_due(s: Alliance) -> bool:
    """Whether the pool of the live deck is empty; a short game stays with deck I. [DA-BASIC-09]"""
    return not s.options.short and s.upgrade_deck < LAST_DECK and s.pools[s.upgrade_deck] == 0


def advance_deck(s: Alliance) -> None:
    """An emptied pool brings the next upgrade deck, one a round; what lies open stays for sale.

    [DA-END-06] [DA-END-07] [A-22]
    """
    if is_deck_due(s):
        s.upgrade_deck += 1
        s.push(FillUpgrades())


def pass_initiative(s: Alliance) -> None:
    """The initiative goes to the left neighbour. [DA-END-08]"""
    s.initiative = (s.initiative + 1) % s.seats


class EndPhase(Frame[Alliance]):
    """The steps of the end phase, in their order. [DA-END-01]"""

    NAME = "end-phase"
    step: int = field(INT, init=False)

    def advance(self, s: Alliance) -> bool:
        steps = (self.wake, self.ask, self.clear, self.draw, self.turn_over)
        # The step is counted before it is taken: it may push frames and comes back as the next one.
        self.step += 1
        steps[self.step - 1](s)
        return False

    def wake(self, s: Alliance) -> None:
        """All are ready, poison works, artifacts wake."""
        ready_all(s)
        poison_all(s)
        wake_artifacts(s)

    def ask(self, s: Alliance) -> None:
        """Owners say whether cards that may stay in play do. [AC-18]"""
        for figure in range(s.seats * ALLIANCE):
            if staying(s, figure):
                s.push(Keep(figure))
        if s.options.permadeath:
            for seat in range(s.seats):
                s.push(PruneColumns(seat))

    def clear(self, s: Alliance) -> None:
        """Columns are emptied and bonuses end."""
        clear_columns(s)
        return_stakes(s)
        forget_round(s)

    def draw(self, s: Alliance) -> None:
        """Everybody draws up to hand size, from the initiative on. [DA-END-05]"""
        # Pushed from the last to the first: the one on top draws first.
        for seat in reversed(s.clockwise(s.initiative)):
            s.push(DrawUp(seat, s.fewer_cards[seat]))

    def turn_over(self, s: Alliance) -> None:
        """The upgrade deck may change, and the initiative passes."""
        s.fewer_cards = [0] * s.seats
        # The end phase goes first: filling the new area is pushed and belongs to the round.
        s.pop()
        advance_deck(s)
        pass_initiative(s)


class Keep(Frame[Alliance]):
    """The owner of a card that may stay in play says whether it does. [AC-18]"""

    NAME = "keep"
    hero: int = field(INT)

    def advance(self, s: Alliance) -> bool:
        names = ", ".join(card_at(card).name for card in staying(s, self.hero))
        s.push(Ask(seat_of(self.hero), f"Does {names} stay in play?", "DA-CARD-24"))
        return False

    def on_answer(self, s: Alliance, value: int) -> None:
        s.pop()
        if not value:
            give_up(s, self.hero)

"""Drafting upgrades: buying one, salvaging one from the discard pile, or turning one over."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.alliance.actions.quest_deeds import (
    can_fund,
    fund,
    fundable,
    is_for_sale,
    is_untriggered,
)
from undercroft.games.alliance.content.stat_ids import LIBRARY
from undercroft.games.alliance.notation import BUY, CYCLE, FUND, HANDS, NOTATION, SALVAGE, card_at
from undercroft.games.alliance.phases.experience import spend
from undercroft.games.alliance.phases.market import FillUpgrades, usable_by
from undercroft.games.alliance.phases.quests import note_draft
from undercroft.games.alliance.scene.events import CardGained
from undercroft.games.alliance.scene.scene_ids import Thing
from undercroft.games.alliance.state import UNKNOWN, Alliance
from undercroft.kernel.checks import Act, check
from undercroft.kernel.frames import Frame
from undercroft.kernel.layout import INT, field
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Prompt
from undercroft.kernel.stacks import EVERYONE

SALVAGE_PRICE: Final = 1
DRAFTED: Final = 1
"""What is shown to the effect of a card that is drafted, and not laid out again."""


@check("DA-DRAFT-03", "you lack {0} face-up XP")
def can_pay(s: Alliance, move: Move) -> int:
    """The price is paid in face-up experience, one more from the discard pile.

    [DA-DRAFT-03] [DA-ART-06] [DA-XP-01]
    """
    price = card_at(move.args[0]).xp + SALVAGE_PRICE * (move.verb is SALVAGE)
    return max(0, price - s.xp_up[move.seat])


@check("DA-DRAFT-02", "none of your heroes can use it")
def is_usable(s: Alliance, move: Move) -> int:
    """One of the alliance's heroes can use the card. [DA-DRAFT-02]"""
    return int(not usable_by(move.args[0], s.recruits(move.seat)))


@check("DA-DRAFT-01", "it does not lie in the upgrade area")
def is_shown(s: Alliance, move: Move) -> int:
    """It lies in the draft area. [DA-DRAFT-01]"""
    return int(move.args[0] not in s.upgrade_area)


@check("DA-DRAFT-09", "it does not lie in the upgrade discard pile")
def is_discarded(s: Alliance, move: Move) -> int:
    """It lies in the discard pile. [DA-DRAFT-09]"""
    return int(move.args[0] not in s.upgrade_discard)


@check("DA-DRAFT-07", "after turning a card over only the new one can be bought")
def is_open(s: Alliance, move: Move) -> int:
    """Who has turned a card over buys only the new one, or nothing.

    [DA-DRAFT-07] [DA-DRAFT-10] [A-33]
    """
    step = s.frames[-1]
    assert isinstance(step, Upgrading)
    return int(step.cycled != UNKNOWN and not step.is_new(s, move))


BUYING: Final = Act(BUY, is_shown, can_pay, is_usable, is_open)
SALVAGING: Final = Act(SALVAGE, is_discarded, can_pay, is_usable, is_open)
FUNDING_NOW: Final = Act(FUND, is_untriggered, is_for_sale, can_fund)
"""Markers under quests are bought before drafting too. [DA-QST-21]"""
CYCLING: Final = Act(CYCLE, is_shown, can_pay, is_open)


class Upgrading(Frame[Alliance]):
    """After a hero's deeds its player may draft one upgrade, if one can be had. [DA-DRAFT-01]"""

    NAME = "upgrading"
    who: int = field(INT)
    cycled: int = field(INT, default=UNKNOWN, init=False)

    def advance(self, s: Alliance) -> bool:
        moves = self.legal(s) if s.xp_up[self.who] else []
        if len(moves) > 1:
            s.listed = moves
            return True
        s.pop()
        return False

    def seat(self, s: Alliance) -> int:
        return self.who

    def is_new(self, s: Alliance, move: Move) -> bool:
        """Whether a move buys the card that came for the one turned over. [DA-DRAFT-08]"""
        return move.verb is BUY and s.upgrade_area[self.cycled] == move.args[0]

    def legal(self, s: Alliance) -> list[Move]:
        shown = sorted(card for card in s.upgrade_area if card != UNKNOWN)
        old = sorted(set(s.upgrade_discard))
        return [
            *BUYING.legal(s, BUY.each(self.who, shown)),
            *SALVAGING.legal(s, SALVAGE.each(self.who, old)),
            *CYCLING.legal(s, CYCLE.each(self.who, shown)),
            *(FUNDING_NOW.legal(s, fundable(s, self.who)) if self.cycled == UNKNOWN else ()),
            NOTATION.passes(self.who),
        ]

    def acts(self, s: Alliance) -> tuple[Act, ...]:
        return BUYING, SALVAGING, CYCLING, FUNDING_NOW

    def wants(self, s: Alliance, thing: str) -> list[Move]:
        kind, name, zone = Thing.read(thing)
        verbs = {"upgrades": (BUY, CYCLE), "upgrade-discard": (SALVAGE,)}.get(zone, ())
        is_card = kind == "card" and name in NOTATION.cards.ids
        return [verb(self.who, NOTATION.cards.parse(name)) for verb in verbs] if is_card else []

    def apply(self, s: Alliance, move: Move) -> None:
        if move.verb is CYCLE:
            self.cycle(s, move.args[0])
            return
        if move.verb is FUND:
            fund(s, move)
            return
        s.pop()
        if move.verb is BUY:
            buy(s, self.who, move.args[0])
        elif move.verb is SALVAGE:
            salvage(s, self.who, move.args[0])

    def cycle(self, s: Alliance, card: int) -> None:
        """A card one could afford is discarded and replaced, for nothing. [DA-DRAFT-07] [A-34]"""
        self.cycled = s.upgrade_area.index(card)
        s.upgrade_area[self.cycled] = UNKNOWN
        s.upgrade_discard.append(card)
        s.push(FillUpgrades())

    def prompt(self, s: Alliance) -> Prompt:
        return Prompt(f"Buy an upgrade? {s.xp_up[self.who]} XP to spend", ("DA-DRAFT-01",))


def buy(s: Alliance, seat: int, card: int) -> None:
    """A card of the draft area is bought, and its gap filled. [DA-DRAFT-06]"""
    spend(s, seat, card_at(card).xp)
    s.upgrade_area[s.upgrade_area.index(card)] = UNKNOWN
    receive(s, seat, card, "upgrades", card_at(card).xp)
    s.push(FillUpgrades())


def salvage(s: Alliance, seat: int, card: int) -> None:
    """A card of the discard pile costs one more. [DA-DRAFT-09]"""
    price = card_at(card).xp + SALVAGE_PRICE
    spend(s, seat, price)
    s.upgrade_discard.remove(card)
    receive(s, seat, card, "upgrade-discard", price)


def receive(s: Alliance, seat: int, card: int, start: str, price: int = 0) -> None:
    """A drafted card is counted, an artifact too, and comes to its owner. [DA-ART-05]"""
    s.drafted[seat] += 1
    is_artifact = card_at(card).is_artifact
    if s.listening:
        told = CardGained(
            who=NOTATION.seat_name(seat),
            how="buys",
            card=f"card:{NOTATION.cards.text(card)}",
            price=f" for {price} XP" if price else "",
            start=f"zone:{start}",
            to=f"zone:{'artifacts' if is_artifact else 'hand'}-{seat + 1}",
            rules=("DA-DRAFT-03",),
        )
        s.emit(told)
    note_draft(s, seat, card)
    if is_artifact:
        lay_out(s, seat, card, drafted=True)
    else:
        take_up(s, seat, card)


def take_up(s: Alliance, seat: int, card: int) -> None:
    """A drafted card comes to the hand; the turn in which it was earned is over.

    [DA-DRAFT-04] [DA-DRAFT-11]
    """
    s.zones[HANDS + seat] = s.zones[HANDS + seat].add(card, EVERYONE)


def lay_out(s: Any, seat: int, card: int, *, drafted: bool) -> None:
    """An artifact lies beside the heroes, with any others. [DA-ART-02] [DA-ART-04] [AC-40]"""
    s.artifacts[seat] = (*s.artifacts[seat], card)
    node = LIBRARY.root(NOTATION.cards.text(card))
    s.EFFECTS.start_at(s, node, s.alliance(seat)[0], shown=DRAFTED if drafted else 0)

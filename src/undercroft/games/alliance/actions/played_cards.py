"""Columns: which cards a hero can play, and what has been played on it this round."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.alliance.combat.modifiers import has_extra, modify
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.content.stat_ids import BY_USE, MORE_CARDS, ROUND_ENDS
from undercroft.games.alliance.map.figures import is_standing
from undercroft.games.alliance.notation import HANDS, NOTATION, card_at
from undercroft.games.alliance.phases.market import can_use
from undercroft.games.alliance.scene.events import CardPlayed
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.cards import play_from

REACTION: Final = CardType.REACTION


def used_types(s: Alliance, hero: int) -> frozenset[CardType]:
    """The types of the cards in a hero's column, whatever their colours.

    [DA-CARD-04] [DA-CARD-06] [DA-CARD-12]
    """
    return types_in(s.columns[hero])


@lru_cache(1 << 14)
def types_in(column: tuple[int, ...]) -> frozenset[CardType]:
    """The types of the cards in a column."""
    return frozenset([kind for card in column for kind in card_at(card).types])


def types_taken(s: Alliance, hero: int, card: int) -> int:
    """How many types of a card the hero has used this round. [DA-CARD-05] [DA-BASIC-10]"""
    if not s.columns[hero]:
        return 0
    used = used_types(s, hero)
    return sum([kind in used for kind in card_at(card).types])


def has_room(s: Alliance, hero: int, card: int) -> bool:
    """All types of a card are unused, or cards and bursts allow that many more. [AC-16]"""
    taken = types_taken(s, hero, card)
    return not taken or taken <= has_extra(s, hero, MORE_CARDS)


def may_react(s: Alliance, hero: int) -> bool:
    """Whether a hero stands and has room for a Reaction, which everybody sees. [DA-CARD-19]"""
    if not is_standing(s, hero):
        return False
    is_free = REACTION not in used_types(s, hero)
    return is_free or has_extra(s, hero, MORE_CARDS) > 0


def has_icons(s: Alliance, hero: int, card: int) -> bool:
    """One hero alone has the icons of the card."""
    return can_use(card, s.kind[hero])


def lay(s: Any, seat: int, hero: int, card: int) -> None:
    """A card goes from the hand into a hero's column, and stays for the round. [DA-CARD-03]"""
    taken = types_taken(s, hero, card)
    if taken:
        until = Until(ROUND_ENDS)
        modify(s, Modifier(MORE_CARDS, -taken, BY_USE, hero, until=until))
    play_from(s, HANDS + seat, card)
    s.columns[hero] = (*s.columns[hero], card)
    if s.listening:
        told = CardPlayed(
            hero=s.figure_id(hero),
            card=f"card:{NOTATION.cards.text(card)}",
            start=f"zone:hand-{seat + 1}",
            to=f"zone:column-{s.hero(hero).id}",
            rules=("DA-CARD-03",),
        )
        s.emit(told)

"""Columns: which cards a hero can play, and what has been played on it this round."""

from __future__ import annotations

from typing import Any

from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.alliance.areas import usable_by
from undercroft.games.alliance.effects.words import Extra
from undercroft.games.alliance.measures import FIRST_EXTRA, ROUND_ENDS
from undercroft.games.alliance.pieces import CardType
from undercroft.games.alliance.state import Alliance
from undercroft.games.alliance.stats import has_extra, modify
from undercroft.games.alliance.words import HANDS, SAY, card_at
from undercroft.kernel.cards import play_from
from undercroft.kernel.events import CardMoved


def used_types(s: Alliance, hero: int) -> set[CardType]:
    """The types of the cards in a hero's column. [DA-CARD-04]"""
    return {kind for card in s.columns[hero] for kind in card_at(card).types}


def is_type_free(s: Alliance, hero: int, card: int) -> bool:
    """A card needs all its types to be unused by the hero this round. [DA-CARD-04] [DA-CARD-05]"""
    return used_types(s, hero).isdisjoint(card_at(card).types)


def has_room(s: Alliance, hero: int, card: int) -> bool:
    """A type is unused, or a card or burst allows one more. [DA-CARD-04]"""
    return is_type_free(s, hero, card) or has_extra(s, hero, Extra.CARD) > 0


def has_icons(s: Alliance, hero: int, card: int) -> bool:
    """One hero alone has the icons of the card. [DA-CARD-01] [DA-CARD-02]"""
    return usable_by(card, [s.kind[hero]])


def lay(s: Any, seat: int, hero: int, card: int) -> None:
    """A card goes from the hand into a hero's column, and stays for the round. [DA-CARD-03]"""
    if not is_type_free(s, hero, card):
        until = Until(ROUND_ENDS)
        modify(s, Modifier(FIRST_EXTRA + Extra.CARD, -1, card, hero, until=until))
    play_from(s, HANDS + seat, card)
    s.columns[hero] = (*s.columns[hero], card)
    if s.heard:
        name = f"card:{SAY.cards.text(card)}"
        s.tell(CardMoved(card=name, start=f"zone:hand-{seat + 1}", to=f"zone:{s.hero(hero).id}"))

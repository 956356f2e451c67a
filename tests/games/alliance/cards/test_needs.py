"""Who may play a card, and how often: the icons and the type of every card of the decks."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, duel
from undercroft.games.alliance.content.card import Card
from undercroft.games.alliance.content.cards import GENERIC, LEVEL_1, LEVEL_2, STARTING
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.notation import NOTATION

DECK_CARDS = (*STARTING, *GENERIC, *LEVEL_1, *LEVEL_2)


def in_hand(hero: str, card: Card) -> Place:
    """A hero beside a monster, in its turn, with one card twice in its hand."""
    place, _, _ = duel(hero, card.id, card.id)
    return place


@pytest.mark.parametrize("card", DECK_CARDS, ids=lambda card: str(card.id))
def test_a_card_is_refused_to_heroes_without_its_icons(card: Card) -> None:
    for hero in HEROES:
        is_refused = "DA-CARD-02" in in_hand(hero.id, card).refused(f"p1 play {card.id}")
        assert is_refused is not card.needs.met_by(hero.race, hero.classes)


@pytest.mark.parametrize("card", DECK_CARDS, ids=lambda card: str(card.id))
def test_a_second_card_of_its_type_is_refused(card: Card) -> None:
    hero = next(h for h in HEROES if card.needs.met_by(h.race, h.classes))
    place = in_hand(hero.id, card)
    place.s.columns[0] = (NOTATION.cards.parse(card.id),)
    rules = set(place.refused(f"p1 play {card.id}"))
    assert rules & {"DA-CARD-04", "DA-CARD-13"}

"""How far upgrades reach, what they count for, and that the round ends them."""

from __future__ import annotations

import pytest

from tests.games.alliance.cards.plays import controls, ends_with_the_round
from tests.games.alliance.scenes import Place
from undercroft.games.alliance.content.card import Card
from undercroft.games.alliance.content.cards import LEVEL_1, LEVEL_2
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.kernel import play


def test_gust_reaches_three_spaces_in_sight() -> None:
    place, _, ogre = controls("root", "gust")
    place.play("p1 shove 3,10", "p1 shove 4,9")
    assert place.local(place.s.spot[ogre]) == (place.room, 1)


def test_witchlight_reaches_three_spaces_in_sight() -> None:
    place, _, ogre = controls("runyon-zay", "witchlight")
    assert (place.s.ready[ogre], place.wounds(ogre)) == (0, 1)


@pytest.mark.parametrize("card", [*LEVEL_1, *LEVEL_2], ids=lambda card: str(card.id))
def test_no_upgrade_outlasts_the_round(card: Card) -> None:
    place = Place()
    hero = next(h.id for h in HEROES if card.needs.met_by(h.race, h.classes))
    place.hero(hero, place.gate, 4)
    for local in (1, 7):
        place.monster("soul-reaver", place.room, local)
    place.monster("soul-reaver", place.gate, 1)
    place.hold(card.id)
    place.deck("reflex", "reflex")
    place.turn(0, f"p1 play {card.id}")
    while not isinstance(place.s.frames[-1], Turn):
        play.apply(place.s, play.legal(place.s)[-1])
    ends_with_the_round(place)

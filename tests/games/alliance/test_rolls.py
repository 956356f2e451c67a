"""Rolls that are too low: Reactions to them, and a second roll."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.games.alliance.words import OPEN_TOKEN


def trying(hero: str, *cards: str) -> Place:
    """A hero with these cards tries a locked chest of level 3 and spends nothing more on it."""
    place = Place()
    figure = place.hero(hero, place.room, 4)
    place.token("locked-chest-3", place.room, 3, OPEN_TOKEN)
    place.hold(*cards)
    place.turn(figure)
    if "lucky-coin" in cards:
        place.play("p1 play lucky-coin")
    place.play("p1 force 3,10", "p1 spend 0")
    return place


def test_da_card_16_a_roll_that_is_too_low_can_be_answered() -> None:
    place = trying("pim-tolliver", "loaded-knuckle")
    place.play("d roll 2", "p1 play loaded-knuckle")
    assert place.s.xp_down[0] == 5


def test_da_card_20_who_might_react_to_a_roll_is_asked_whatever_it_holds() -> None:
    place = trying("pim-tolliver", "reflex")
    place.play("d roll 2")
    assert (place.legal("play"), place.legal("pass"), place.legal("force")) == ([], ["pass"], [])
    place = trying("krom", "reflex")
    place.play("d roll 2")
    assert place.legal("force") == ["3,10"]


def test_ac_13_a_second_roll_is_made_once_and_counts() -> None:
    place = trying("krom", "lucky-coin")
    place.play("d roll 0", "p1 yes", "d roll 2")
    assert place.s.xp_down[0] == 5
    place = trying("krom", "lucky-coin")
    place.play("d roll 1", "p1 yes", "d roll 0")
    assert place.s.xp_down[0] == 0
    place.play("p1 force 3,10", "p1 spend 0", "d roll 1")
    assert place.legal("force") == ["3,10"]

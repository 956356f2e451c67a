"""Rolls that are too low: Reactions to them, and a second roll."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, card
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import MORE_ROLLS
from undercroft.games.alliance.notation import OPEN_TOKEN


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


def test_da_card_16_whoever_rolled_answers_with_its_own_hand_and_column() -> None:
    place = Place()
    place.hero("krom", place.gate, 7, seat=1)
    pim = place.hero("pim-tolliver", place.room, 4, seat=1)
    place.token("locked-chest-3", place.room, 3, OPEN_TOKEN)
    place.hold("loaded-knuckle", seat=1)
    place.turn(pim, "p2 force 3,10", "p2 spend 0", "d roll 2", "p2 play loaded-knuckle")
    assert place.s.xp_down == [0, 5]
    assert place.s.columns[pim] == (card("loaded-knuckle"),)


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


def test_ac_13_of_two_rerolls_one_is_left_after_the_first() -> None:
    place = trying("krom", "lucky-coin")
    modify(place.s, Modifier(MORE_ROLLS, 1, 0, 0))
    place.play("d roll 0", "p1 yes", "d roll 0")
    assert place.legal("yes") == ["yes"]
    place.play("p1 yes", "d roll 2")
    assert place.s.xp_down[0] == 5

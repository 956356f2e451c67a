"""What cannot be taken back: forced single choices lead on to cards, dice or the rival."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from tests.games.common.finality import finals


def alone() -> tuple[Place, int]:
    """Krom in the gate; a rival in the room beyond."""
    place = Place()
    place.hero("petra", place.room, 4, seat=1)
    return place, place.hero("krom", place.gate, 4)


def test_a_step_is_taken_back_as_long_as_another_is_left() -> None:
    place, krom = alone()
    place.turn(krom)
    assert not any(finals(place.s, *[f"p1 move {at}" for at in place.legal("move")]))


def test_da_act_14_a_discard_that_ends_the_turn_is_final() -> None:
    place, krom = alone()
    place.hold("hide")
    place.deck("notched-cleaver")
    place.activation(krom)
    assert finals(place.s, "p1 stop") == [False]
    place.play("p1 stop")
    assert finals(place.s, "p1 discard hide", "p1 done") == [True, True]


def test_da_act_14_the_last_choice_of_a_turn_hands_it_to_the_rival() -> None:
    place, krom = alone()
    place.hold()
    place.turn(krom)
    assert finals(place.s, "p1 stop") == [True]

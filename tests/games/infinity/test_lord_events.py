"""What makes heroes heard: the Lord Event Actions of their boards."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import draws
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.notation import EVENT_DECK
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NO_METER

NOTHING_STIRS = "event-hesk-25"
"""Its number lies nowhere: nothing comes of it."""


def awake(*foes: str, hero: str = "assassin") -> Place:
    """A hero fights in its own turn, and the meter is gone; the assassin's board lists combat."""
    place = Place(hero, "thief")
    place.s.meter = NO_METER
    place.tile("crossing-of-lamps", 0, "north")
    place.s.spot[1] = 1
    place.band(" ".join(foes))
    place.stack(EVENT_DECK, NOTHING_STIRS)
    place.begin(Turn(0))
    return place


def is_heard(place: Place) -> bool:
    """Whether a lord event is to be drawn now."""
    return place.legal("draw") != []


def test_di_lord_03_who_is_attacked_in_the_enemy_phase_was_in_combat() -> None:
    place = awake("spider")
    place.play("h1 end", "d roll 20")
    assert is_heard(place)


def test_di_lord_03_without_any_attack_nothing_is_drawn() -> None:
    place = awake()
    place.play("h1 end")
    assert not is_heard(place)


def test_di_lord_03_an_attack_of_the_lord_is_no_combat_of_the_hero() -> None:
    place = awake("hesk")
    place.play("h1 end", "d roll 20")
    assert place.s.frames == []


def test_di_lord_03_an_attack_outside_the_own_turn_does_not_count_in_it() -> None:
    place = awake("spider")
    place.play("h1 end", "d roll 20", f"d draw events {NOTHING_STIRS}")
    place.s.focus[0] = -1
    place.begin(Turn(0))
    place.play("h1 end")
    assert not is_heard(place)


def test_di_lord_03_who_is_surprised_and_struck_first_was_in_combat() -> None:
    place = awake()
    draws(place, "already-here", RiskDeck.MIST)
    place.play("d draw minions spider", "d draw minions spider", "d draw rewards needle")
    place.play("h1 done", "d roll 20", "d roll 20", "h1 end")
    assert is_heard(place)


@pytest.mark.parametrize(("foe", "heard"), [("spider", True), ("hesk", False)])
def test_di_move_16_a_blow_in_the_back_is_combat_unless_it_is_the_lords(
    foe: str, heard: bool
) -> None:
    place = awake(foe)
    place.play("h1 retreat north", "d roll 20", "h1 end")
    assert is_heard(place) == heard


def test_di_move_16_a_retreat_that_nobody_strikes_at_is_no_combat() -> None:
    place = awake("spider")
    place.stun(0)
    place.play("h1 retreat north", "h1 end")
    assert not is_heard(place)

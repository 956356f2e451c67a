"""Enemies beyond nine: whom they turn to."""

from __future__ import annotations

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.notation import FIRST_ENEMY, ROW_REWARDS
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NOBODY, SURPLUS

NINE = "spider spider spider spider spider spider spider spider spider"
TENTH, ELEVENTH = 9, 10


def crowded(more: str = "ghoul ghoul") -> Place:
    """Nine spiders and some more fight the paladin; the thief is next door and has a turn."""
    place = Place("paladin", "thief")
    place.s.meter = 20
    place.s.spot[1] = place.tile("crossing-of-lamps", 0, "north")
    place.band(f"{NINE} {more}")
    place.begin(Turn(1))
    return place


def test_di_comb_05_the_surplus_turns_to_the_next_hero_who_enters() -> None:
    place = crowded()
    place.play("h2 move south", "d roll 0", "d draw rewards needle")
    assert place.rows(1) == ["m10 m11 .", ". . .", ". . ."]
    assert place.s.focus[:TENTH] == [0] * TENTH
    assert len(place.s.zones[ROW_REWARDS]) == 1  # rows of its own, and a reward
    assert place.s.meter == 20  # it is no new fight


def test_di_comb_05_without_a_surplus_nobody_turns() -> None:
    place = crowded("")
    place.play("h2 move south")
    assert place.s.focus == [0] * TENTH


def test_di_comb_05_who_sneaks_in_unseen_is_left_alone() -> None:
    place = crowded()
    place.play("h2 sneak south", "d roll 1")
    assert place.s.focus[TENTH] == 0
    assert place.s.hidden[1]


def test_di_focus_05_a_stunned_one_of_the_surplus_stays() -> None:
    place = crowded()
    place.stun(TENTH)
    place.play("h2 move south", "d draw rewards needle")
    assert (place.s.focus[TENTH], place.s.focus[ELEVENTH]) == (0, 1)


def test_di_a_60_a_lord_in_the_surplus_stays_with_his_hero() -> None:
    place = crowded("")
    place.s.lord = place.enemy("hesk", 0)
    place.begin(Turn(1))
    place.play("h2 move south")
    assert place.s.lord == FIRST_ENEMY + TENTH
    assert (place.s.focus[TENTH], place.s.slot[TENTH]) == (0, SURPLUS)
    assert NOBODY not in place.s.focus

"""Abilities and bombs between rivals: heroes are struck only by who aims at them."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import fight
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.duels import holders
from undercroft.games.infinity.phases.hero_turn import Turn

START, NORTHERN = range(2)
RIVALS, TOGETHER = "sc-07", "sc-04"
BRUTE = "stone-brute"


def duel(card: str, foes: str = "", scenario: str = RIVALS) -> Place:
    """The user of a card has a turn; a paladin and a monk are with it."""
    place = fight(card, foes, "paladin", "monk")
    place.scenario(scenario)
    place.begin(Turn(0))
    return place


def wounds(place: Place) -> list[int]:
    """The Health that the two others have lost."""
    whole = fight("whirl", "", "paladin", "monk").s.health
    return [whole[seat] - place.s.health[seat] for seat in (1, 2)]


# ---- abilities -----------------------------------------------------------------------------------


def test_di_pvp_09_an_area_takes_in_enemies_and_no_rival() -> None:
    place = duel("whirl", " ".join([BRUTE] * 3))
    place.play("h1 use whirl")
    assert place.legal("target") == ["h2", "h3", "m1"]  # the row stands for itself
    place.play("h1 target m1", "d roll 1", "d roll 1", "d roll 1")
    assert wounds(place) == [0, 0]
    assert all(place.s.damage)


def test_di_pvp_09_aimed_at_a_rival_it_strikes_that_one_alone() -> None:
    place = duel("whirl", " ".join([BRUTE] * 3))
    place.play("h1 use whirl", "h1 target h3", "d roll 1")
    assert (wounds(place)[0], wounds(place)[1] > 0) == (0, True)
    assert not any(place.s.damage)
    assert place.s.xp[0] == 0  # [DI-LEVEL-10]


@pytest.mark.parametrize(
    ("card", "moves"), [("whirl", "h1 target h3"), ("fire-flask", "h1 tile r1; h1 target h3")]
)
def test_di_pvp_09_who_is_aimed_at_is_held_like_by_any_attack(card: str, moves: str) -> None:
    place = duel(card)
    place.play(f"h1 use {card}", *moves.split("; "), "d roll 10")
    assert (holders(place.s, 1), holders(place.s, 2)) == ([], [0])


def test_di_pvp_09_companions_cannot_be_meant() -> None:
    place = duel("whirl", BRUTE, TOGETHER)
    place.play("h1 use whirl")
    assert place.legal("target") == []
    assert place.legal("roll") != []
    alone = duel("whirl", scenario=TOGETHER)
    assert alone.refused("h1 use whirl") == ["DI-ABIL-08"]


def test_di_pvp_09_a_second_attack_does_not_stray_to_a_rival() -> None:
    place = duel("twist-the-knife", "rat-swarm")
    place.s.damage[0] = 2
    place.play("h1 use twist-the-knife", "h1 target m1", "d roll 1")
    place.settle()
    assert place.legal("target") == ["h2", "h3"]
    place.play("h1 done")
    assert wounds(place) == [0, 0]


@pytest.mark.parametrize("far", [1, 2])
def test_di_pvp_09_only_rivals_in_reach_are_aimed_at(far: int) -> None:
    place = duel("whirl", BRUTE)
    place.s.spot[far] = NORTHERN
    place.play("h1 use whirl")
    assert place.legal("target") == [f"h{3 - far + 1}", "m1"]


def test_di_pvp_09_a_rival_has_no_place_in_a_formation_to_be_shoved_from() -> None:
    place = duel("shove")
    place.play("h1 use shove", "h1 target h2", "d roll 1")
    assert wounds(place)[0] > 0
    assert place.legal("end") == ["end"]


# ---- bombs ---------------------------------------------------------------------------------------


def test_di_pvp_09_a_bomb_falls_among_enemies_or_on_the_rival_it_is_aimed_at() -> None:
    place = duel("fire-flask", BRUTE)
    place.play("h1 use fire-flask", "h1 tile r1")
    assert place.legal("target") == ["h2", "h3", "m1"]
    place.play("h1 target m1", "h1 aim 1a", "d roll 10")
    assert wounds(place) == [0, 0]
    assert place.s.damage[0] > 0
    other = duel("fire-flask", BRUTE)
    other.play("h1 use fire-flask", "h1 tile r1", "h1 target h2", "d roll 3")
    assert (wounds(other)[0] > 0, wounds(other)[1], other.s.damage) == (True, 0, [0])
    assert other.s.xp[0] == 0


@pytest.mark.parametrize(("roll", "burnt"), [(14, False), (15, True), (18, False)])
def test_di_pvp_09_a_throw_at_a_rival_may_fall_short_too(roll: int, burnt: bool) -> None:
    place = duel("fire-flask")
    whole = place.s.health[0]
    place.play("h1 use fire-flask", "h1 tile r1", "h1 target h3", f"d roll {roll}")
    assert wounds(place)[1] > 0
    assert (place.s.health[0] < whole) == burnt


def test_di_pvp_09_among_rivals_alone_a_bomb_may_just_be_loud() -> None:
    place = duel("fire-flask")
    place.s.spot[1:] = [NORTHERN, NORTHERN]
    place.s.listed = None
    place.play("h1 use fire-flask", "h1 tile r2", "h1 done")
    assert (wounds(place), place.s.noises[NORTHERN]) == ([0, 0], 8)


def test_di_pvp_09_together_a_bomb_asks_for_nobody() -> None:
    place = duel("fire-flask", BRUTE, TOGETHER)
    place.play("h1 use fire-flask", "h1 tile r1")
    assert (place.legal("target"), place.legal("aim")[:1]) == ([], ["1a"])

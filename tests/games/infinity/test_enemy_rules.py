"""What enemies do for each other and to heroes, and for how long."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, M2, camp, fight, stat, wear
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.content.schema import Slot
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.phases.hero_turn import Turn


def harm(place: Place, attacker: int, target: int, roll: int = 1) -> int:
    """The Health that an attack with this roll takes."""
    before = place.health(target)
    place.begin(AttackFrame(attacker, target))
    place.play(f"d roll {roll}")
    return before - place.health(target)


def test_di_enemy_02_help_reaches_fellows_of_the_formation_and_not_the_helper() -> None:
    place = camp("warrior", "thief")
    place.band("dread-knight ghoul")
    other = place.enemy("ghoul", 1)
    waiting = place.enemy("ghoul")
    assert harm(place, M1, 0) == 7 - 5
    assert harm(place, M2, 0) == 6 + 1 - 5
    assert harm(place, other, 1) == 6 - 3
    assert harm(place, waiting, 1) == 6 - 3


def sapped(*heroes: str) -> Place:
    """A frost wisp has hit the first hero, and that hero has a turn."""
    place = camp(*(heroes or ("warrior", "thief")))
    place.enemy("frost-wisp", 0)
    harm(place, M1, 0)
    assert stat(place, 0, Stat.POWER) == -1
    place.begin(Turn(0))
    return place


@pytest.mark.parametrize("heroes", [("warrior", "thief"), ("warrior", "thief", "monk")])
def test_di_enemy_03_what_a_hit_did_ends_with_a_retreat(heroes: tuple[str, ...]) -> None:
    place = sapped(*heroes)
    place.play("h1 retreat north", "d roll 20")
    if len(heroes) > 2:
        assert place.s.focus == [2]  # the loudest who is left
    assert stat(place, 0, Stat.POWER) == 0


def test_di_enemy_03_a_blow_at_the_back_that_hits_holds_no_longer_either() -> None:
    place = sapped()
    place.play("h1 retreat north", "d roll 1")
    assert stat(place, 0, Stat.POWER) == 0


def test_di_enemy_04_a_bite_denies_points_to_its_victim_until_the_spider_attacks_again() -> None:
    place = camp("paladin", "thief", "monk")
    place.band("spider ghoul")
    assert harm(place, M2, 0, 14) == 0  # 17 less 4 points
    assert harm(place, M1, 0) > 0
    assert harm(place, M2, 0, 17) > 0
    ghoul = place.enemy("ghoul", 2)
    assert harm(place, ghoul, 2, 13) == 0  # the bitten one only: 17 less 5
    assert harm(place, M1, 0, 14) == 0
    assert harm(place, M2, 0, 14) == 0


def test_di_enemy_05_who_is_stunned_helps_nobody() -> None:
    place = camp("warrior", "thief")
    place.band("construct ghoul")
    wear(place, "bellringer", 0, Slot.RIGHT_HAND)
    assert stat(place, M2, Stat.DEFENSE) == 1
    place.begin(Turn(0))
    place.play("h1 attack m1", "d roll 2")
    assert stat(place, M2, Stat.DEFENSE) == 0


def test_di_enemy_05_nor_who_is_confused() -> None:
    place = fight("smoke-pot", "construct ghoul")
    assert stat(place, M2, Stat.DEFENSE) == 1
    place.play("h1 use smoke-pot", "h1 tile r1", "h1 aim 1a", "d roll 10")
    assert stat(place, M2, Stat.DEFENSE) == 0


def test_di_enemy_06_a_sentinel_comes_for_a_shout_fights_like_a_minion_and_stays() -> None:
    place = camp("warrior", "thief")
    place.begin(Turn(0))
    place.play("h1 shout", "d roll 3", "d draw sentinels iron-idol")
    place.settle()
    assert place.rows() == ["m1 . .", ". . .", ". . ."]
    place.play("h1 end", "d roll 1")
    assert place.s.health[0] == 18 - (9 - 5)
    place.begin(Turn(0))
    place.play("h1 retreat north", "d roll 20")
    assert (place.s.enemy_spot, place.s.focus) == ([0], [1])


def test_di_enemy_06_a_shout_that_nobody_hears_brings_no_sentinel() -> None:
    place = camp("warrior", "thief")
    place.begin(Turn(0))
    place.play("h1 shout", "d roll 4")
    assert place.s.enemy == []


@pytest.mark.parametrize(
    ("band", "defense"), [("ghoul construct", 1), ("ghoul construct construct", 2)]
)
def test_di_enemy_08_equal_help_adds_up(band: str, defense: int) -> None:
    place = camp("warrior", "thief")
    place.band(band)
    assert stat(place, M1, Stat.DEFENSE) == defense
    assert stat(place, M2, Stat.DEFENSE) == defense - 1

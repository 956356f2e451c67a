"""Experience, and what a level is good for."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp, fight
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.phases.hero_turn import Turn


@pytest.mark.parametrize(("roll", "xp"), [(15, 1), (16, 0)])
def test_di_level_03_sneaking_past_enemies_gives_one(roll: int, xp: int) -> None:
    place = camp("thief", "warrior")
    place.enemy("ghoul", place=1)
    place.begin(Turn(0))
    place.play("h1 sneak north", f"d roll {roll}")
    assert place.s.xp == [xp, 0]


def test_di_level_03_without_enemies_there_is_nothing_to_learn() -> None:
    place = camp("thief", "warrior")
    place.begin(Turn(0))
    place.play("h1 sneak north")
    assert place.s.xp == [0, 0]


@pytest.mark.parametrize(("roll", "xp"), [(16, 2), (20, 0)])
def test_di_level_04_an_ability_gives_what_is_printed(roll: int, xp: int) -> None:
    place = fight("fire-bolt", "stone-brute")
    place.play("h1 use fire-bolt", f"d roll {roll}")
    assert place.s.xp[0] == xp


@pytest.mark.parametrize(("roll", "xp"), [(14, 2), (15, 1)])
def test_di_level_04_a_bulls_eye_gives_one_more(roll: int, xp: int) -> None:
    place = fight("fire-flask", "ghoul ghoul ghoul")
    place.play("h1 use fire-flask", "h1 tile r1", "h1 aim 1b", f"d roll {roll}")
    assert place.s.xp[0] == xp


def test_di_level_07_after_the_fifth_level_nothing_is_gained() -> None:
    place = camp("warrior", "thief", level=4)
    foe = place.enemy("iron-idol", 0)
    place.s.xp[0] = 14
    for level in (5, 5):
        place.begin(AttackFrame(0, foe))
        place.play("d roll 1")
        assert (place.s.level[0], place.s.xp[0]) == (level, 0)


@pytest.mark.parametrize(("level", "most"), [(1, 14), (2, 16)])
def test_di_level_08_nothing_heals_above_the_level(level: int, most: int) -> None:
    place = camp("assassin", "thief", level=level)
    place.thing("strong-draught", 0)
    place.s.health[0] = 9
    place.begin(Turn(0))
    place.play("h1 consume t1")
    assert place.s.health == [most, place.s.hero(1).health[level - 1]]


def test_di_level_10_attacks_on_heroes_and_in_confusion_teach_nothing() -> None:
    place = camp("warrior", "thief", "monk")
    place.scenario("sc-07")
    foe = place.enemy("iron-idol", 0)
    for target, xp in ((1, 0), (foe, 1)):
        place.begin(AttackFrame(0, target))
        place.play("d roll 1")
        assert place.s.xp[0] == xp
    place.s.confused[0] = 1
    place.begin(AttackFrame(0, M1))
    place.play("d roll 0", "d roll 1")
    assert place.s.xp[0] == 1


def test_di_level_11_a_turn_of_training_gives_three() -> None:
    place = camp("warrior", "thief", "monk")
    hall = place.tile("training-tile", 0, "west")
    place.s.spot[2] = hall
    place.begin(Turn(2))
    place.play("h3 train")
    assert place.s.xp == [0, 0, 3]

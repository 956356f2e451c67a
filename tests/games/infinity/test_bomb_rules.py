"""Bombs of the Alchemist: where they are thrown, where they fall, and whom they strike."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, M2, fight, healths, stat
from tests.games.infinity.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.infinity.combat.attack_numbers import defense_of
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.content.schema import LordEventAction
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.games.infinity.state import NOBODY

GAOLER, HEALTH = "chain-gaoler", 22
"""Defense 4: each loses the number over it less 4. It is not weak to fire."""
START, NORTHERN = range(2)
BULLS_EYE, SHORT, LONG = 10, 15, 18


def clumsy(place: Place) -> None:
    """What the cask adds to a throw is lost again: 1 to 14, 15 to 17, 18 to 20."""
    place.s.modifiers = (*place.s.modifiers, Modifier(Stat.THROW, -4, 0, 0))


def thrown(count: int, aim: str, roll: int) -> Place:
    """The great cask falls among gaolers; its grid is 8 10 8, 8 14 8, 7 8 7 from near to far."""
    place = fight("great-cask", " ".join([GAOLER] * count), more=clumsy)
    place.play("h1 use great-cask", "h1 tile r1", f"h1 aim {aim}", f"d roll {roll}")
    return place


def lost(place: Place) -> list[int]:
    """The Health that each enemy has lost."""
    return [HEALTH - health for health in healths(place)]


def test_di_hero_05_each_number_of_the_grid_strikes_without_another_roll() -> None:
    place = thrown(9, "2b", BULLS_EYE)
    assert lost(place) == [4, 6, 4, 4, 10, 4, 3, 4, 3]
    assert place.legal("roll") == []
    assert place.legal("use") == []  # its points are spent


def test_di_hero_05_a_throw_is_an_attack_of_its_thrower() -> None:
    place = thrown(1, "1a", BULLS_EYE)
    assert turn_of(place.s).did >> LordEventAction.COMBAT & 1
    assert place.s.band_fought[0] >> 1 & 1


@pytest.mark.parametrize(
    ("aim", "roll", "expected"),
    [
        ("2b", BULLS_EYE, [4, 6, 4, 4, 10, 4, 3, 4, 3]),
        ("2b", SHORT, [4, 10, 4, 3, 4, 3, 0, 0, 0]),
        ("2a", BULLS_EYE, [6, 4, 0, 10, 4, 0, 4, 3, 0]),
        ("1b", LONG, [4, 6, 4, 4, 10, 4, 3, 4, 3]),
    ],
)
def test_di_hero_06_the_grid_lies_around_the_place_where_it_falls(
    aim: str, roll: int, expected: list[int]
) -> None:
    assert lost(thrown(9, aim, roll)) == expected


def test_di_hero_07_short_of_the_front_it_strikes_the_thrower() -> None:
    place = thrown(9, "1b", SHORT)
    whole = fight("great-cask").s.health[0]
    assert lost(place) == [3, 4, 3, 0, 0, 0, 0, 0, 0]  # the far row
    assert whole - place.s.health[0] == 10 - total(defense_of(place.s, 0))


def test_di_hero_07_elsewhere_the_near_row_does_not_reach_her() -> None:
    whole = fight("great-cask").s.health[0]
    assert thrown(9, "1b", BULLS_EYE).s.health[0] == whole
    assert thrown(9, "2b", SHORT).s.health[0] == whole


def test_di_hero_07_beyond_the_last_row_only_the_near_row_strikes() -> None:
    assert lost(thrown(9, "3b", LONG)) == [0, 0, 0, 0, 0, 0, 4, 6, 4]


def test_di_hero_04_any_place_is_aimed_at_and_a_miss_stays_in_its_column() -> None:
    place = fight("great-cask", GAOLER, more=clumsy)
    place.play("h1 use great-cask")
    assert place.legal("tile") == ["r1", "r2", "r3"]
    place.play("h1 tile r1")
    assert place.legal("aim") == [f"{row}{column}" for row in (1, 2, 3) for column in "abc"]
    assert lost(thrown(9, "2c", SHORT)) == [0, 4, 10, 0, 3, 4, 0, 0, 0]
    assert lost(thrown(9, "2c", LONG)) == [0, 0, 0, 0, 4, 6, 0, 4, 10]


@pytest.mark.parametrize(
    ("level", "roll", "health"),
    [
        *[(1, 14, "full"), (1, 15, "short"), (1, 17, "short"), (1, 18, "long")],
        *[(2, 15, "full"), (2, 16, "short"), (4, 17, "full"), (4, 18, "long")],
        *[(5, 18, "full"), (5, 19, "long")],
    ],
)
def test_di_hero_03_better_cards_widen_the_bulls_eye(level: int, roll: int, health: str) -> None:
    place = fight("fire-flask", " ".join([GAOLER] * 9), level=level)
    place.play("h1 use fire-flask", "h1 tile r1", "h1 aim 2b", f"d roll {roll}")
    most = max(range(9), key=lambda i: lost(place)[i])
    assert {1: "short", 4: "full", 7: "long"}[most] == health


def test_di_hero_08_a_bulls_eye_is_worth_one_experience_more() -> None:
    gained = []
    for roll in (14, 15):
        place = fight("fire-flask", " ".join([GAOLER] * 9))
        place.play("h1 use fire-flask", "h1 tile r1", "h1 aim 2b", f"d roll {roll}")
        gained.append(place.s.xp[0])
    assert gained == [2, 1]  # one is for striking anybody


@pytest.mark.parametrize(("roll", "focus"), [(3, 0), (4, 1)])
def test_di_hero_09_a_low_throw_brings_all_who_are_struck(roll: int, focus: int) -> None:
    place = fight("fire-flask")
    place.s.spot[1] = NORTHERN
    for _ in range(2):
        place.enemy(GAOLER, 1, NORTHERN)
    place.s.listed = None
    place.play("h1 use fire-flask", "h1 tile r2", "h1 aim 1a", f"d roll {roll}")
    assert place.s.focus == [focus, focus]
    assert place.s.enemy_spot == [START if focus == 0 else NORTHERN] * 2


# ---- at whom -------------------------------------------------------------------------------------


def two_lines(own: int, other: int) -> Place:
    """So many are focused on the thrower, and so many on another hero of the tile."""
    place = fight("fire-flask", " ".join([GAOLER] * own))
    place.band(" ".join([GAOLER] * other), 1)
    place.begin(Turn(0))
    place.play("h1 use fire-flask", "h1 tile r1")
    return place


def test_di_hero_10_it_flies_at_the_largest_formation() -> None:
    place = two_lines(1, 3)
    place.play("h1 aim 1b", "d roll 10")
    assert lost(place)[0] == 0
    assert lost(place)[2] > 0


def test_di_hero_10_of_equal_ones_the_thrower_chooses() -> None:
    place = two_lines(2, 2)
    assert place.legal("target") == ["m1", "m3"]
    place.play("h1 target m3", "h1 aim 1a", "d roll 10")
    assert lost(place)[:2] == [0, 0]
    assert lost(place)[2] > 0


def test_di_hero_10_who_fights_nobody_lines_up_for_it() -> None:
    place = fight("fire-flask")
    for _ in range(4):
        place.enemy(GAOLER, place=NORTHERN)
    place.s.listed = None
    place.play("h1 use fire-flask", "h1 tile r2", "h1 aim 2a", "d roll 10")
    place.settle()
    assert lost(place) == [1, 1, 0, 3]
    assert place.s.focus == [NOBODY] * 4


def test_di_hero_09_nothing_follows_for_who_has_fallen() -> None:
    place = fight("acid-jar", "rat-swarm ghoul ghoul", level=5)
    place.play("h1 use acid-jar", "h1 tile r1", "h1 aim 1a", "d roll 2")
    place.settle()
    assert (place.health(M2), place.s.focus) == (5, [NOBODY, 0, 0])
    newcomer = place.enemy("ghoul")  # it gets the number of the one that fell
    assert newcomer == M1
    assert [stat(place, figure, Stat.DEFENSE) for figure in (M1, M2)] == [0, -2]

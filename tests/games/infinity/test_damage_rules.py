"""What a hit does: Power against Defense, elements, wards."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp, fight, healths
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.content.schema import Slot
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.hero_turn import Turn

GREGOR = NOTATION.cards.parse("risk-old-gregor-pikeman")


def harm(place: Place, attacker: int, target: int, roll: int = 1) -> int:
    """The Health that an attack with this roll takes."""
    before = place.health(target)
    place.begin(AttackFrame(attacker, target))
    place.play(f"d roll {roll}")
    return before - place.health(target)


def duel(hero: str, foe: str) -> Place:
    """A hero, a warrior beside it, and an enemy before it."""
    place = camp(hero, "warrior" if hero != "warrior" else "paladin")
    place.enemy(foe, 0)
    return place


# ---- Power against Defense -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hero", "foe", "given", "taken"),
    [("assassin", "skeleton-archer", 1, 1), ("monk", "ghoul", 2, 3), ("thief", "spider", 0, 4)],
)
def test_di_dmg_01_power_less_defense_for_heroes_and_enemies(
    hero: str, foe: str, given: int, taken: int
) -> None:
    assert harm(duel(hero, foe), 0, M1) == given
    assert harm(duel(hero, foe), M1, 0) == taken


def test_di_dmg_01_an_ally_and_who_strikes_back_at_it() -> None:
    place = camp("paladin", "thief")
    place.s.ally[0], place.s.ally_health[0] = GREGOR, 8  # Power 5, Defense 3
    place.enemy("spider", 0)
    place.begin(Turn(0))
    place.play("h1 send m1", "d roll 1")
    assert place.health(M1) == 5 - (5 - 4)
    place.play("h1 end", "d roll 1")
    assert place.s.ally_health[0] == 8 - (5 - 3)


def test_di_dmg_01_a_blow_without_a_roll_is_held_off_by_defense() -> None:
    place = camp("warrior", "thief", "assassin")
    place.thing("padded-coat", 2, Slot.BODY)
    place.enemy("ash-drake", 0)
    harm(place, M1, 0)  # its fire has Power 4, against Defense 3 and 5; the assassin is weak to it
    assert place.s.health[1:3] == [15 - 1, 14 - 1 - 2]


def test_di_dmg_01_the_numbers_of_a_bomb_are_powers() -> None:
    place = fight("fire-flask", "ghoul dread-knight")
    place.play("h1 use fire-flask", "h1 tile r1", "h1 aim 1a", "d roll 14")
    assert healths(place) == [3, 9]  # 7 against 3, and 3 against 5


@pytest.mark.parametrize(("foe", "lost"), [("skeleton-archer", 1), ("spider", 0), ("iron-idol", 0)])
def test_di_dmg_03_two_less_than_defense_does_nothing(foe: str, lost: int) -> None:
    assert harm(duel("thief", foe), 0, M1) == lost  # Power 2 against 3, 4 and 7


def test_di_dmg_04_an_element_harms_though_the_blow_does_not() -> None:
    place = duel("fire-mage", "spider")
    place.s.drained[0] = 2  # Power 1 against 4
    assert harm(place, 0, M1) == 2
    cold = duel("ice-mage", "spider")
    cold.s.drained[0] = 2
    assert harm(cold, 0, M1) == 0


@pytest.mark.parametrize("roll", [1, 7, 13])
def test_di_dmg_05_every_roll_that_hits_does_the_same(roll: int) -> None:
    assert harm(duel("warrior", "grave-soldier"), 0, M1, roll) == 2


def test_di_dmg_05_a_roll_that_misses_does_nothing() -> None:
    assert harm(duel("warrior", "grave-soldier"), 0, M1, 14) == 0


@pytest.mark.parametrize(
    ("hero", "foes", "potion", "lost"),
    [
        ("thief", "skeleton-archer", "", 1),  # 2 against 3
        ("warrior", "skeleton-archer", "", 2),  # 5 against 3
        ("paladin", "spider", "", 1),  # 4 against 4
        ("warrior", "iron-idol construct construct construct", "bulls-blood", 0),  # 7 against 10
        ("ice-mage", "iron-idol construct construct construct", "bulls-blood", 2),
    ],
)
def test_di_dmg_07_examples(hero: str, foes: str, potion: str, lost: int) -> None:
    place = camp(hero, "assassin")
    place.band(foes)
    if potion:
        place.thing(potion, 0, POCKETED)
        place.begin(Turn(0))
        place.play("h1 consume t1")
    assert harm(place, 0, M1) == lost


# ---- elements ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hero", "lost"), [("fire-mage", 3), ("ice-mage", 1)])
def test_di_elem_01_who_is_weak_to_it_takes_two_more(hero: str, lost: int) -> None:
    assert harm(duel(hero, "spider"), 0, M1) == lost  # 5 against 4, weak to fire


def test_di_elem_01_health_lost_to_an_element_too() -> None:
    place = fight("fire-wall", "ghoul spider")
    place.play("h1 use fire-wall")
    assert healths(place) == [7 - 2, 5 - 2 - 2]


def test_di_elem_02_poison_counts_alike_and_an_element_without_weakness_adds_nothing() -> None:
    assert harm(duel("fire-mage", "lamp-cultist"), 0, M1) == 2  # 5 against 3, weak to poison
    place = duel("fire-mage", "stone-brute")  # Defense 5
    place.thing("widows-thorn", 0, Slot.RIGHT_HAND)  # poison, and 2 Power
    assert harm(place, 0, M1) == 2 + 2


@pytest.mark.parametrize(
    ("hero", "foe", "lost"),
    [
        ("thief", "spider", 5 - 3 + 2),
        ("assassin", "spider", 5 - 3),
        ("assassin", "sub-demon", 5 - 3 + 2),
        ("thief", "sub-demon", 5 - 3),
    ],
)
def test_di_elem_03_heroes_are_weak_like_enemies(hero: str, foe: str, lost: int) -> None:
    assert harm(duel(hero, foe), M1, 0) == lost


def test_di_elem_04_fire_on_fire_counts_once() -> None:
    place = fight("fire-bolt", "pale-surgeon")  # Power 5 and 2 more against Defense 3
    place.play("h1 use fire-bolt", "d roll 1")
    assert place.health(M1) == 18 - (7 - 3) - 2


def test_di_elem_05_a_ward_takes_only_the_weakness_away() -> None:
    place = duel("thief", "spider")
    place.thing("antidote", 0, POCKETED)
    place.begin(Turn(0))
    place.play("h1 consume t1", "h1 end", "d roll 20")
    assert harm(place, M1, 0) == 5 - 3


def test_di_elem_05_a_ward_against_another_element_is_no_help() -> None:
    place = duel("thief", "spider")
    place.thing("frost-hemmed-robe", 0, Slot.BODY)  # against ice, and 2 Defense
    assert harm(place, M1, 0) == 1 + 2


def test_di_cond_08_who_lies_exhausted_is_not_exhausted_once_more() -> None:
    place = Place("warrior", "thief")
    place.s.health[1], place.s.out[1] = 0, 1
    place.begin(Turn(0))
    lose(place.s, 1, 2, "DI-DMG-01")
    place.s.run()
    assert (place.s.out[1], place.s.over) == (1, None)
    assert [frame.NAME for frame in place.s.frames] == ["turn"]

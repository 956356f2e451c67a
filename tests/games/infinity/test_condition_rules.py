"""Weakened, exhausted, stunned and confused: what it costs, and when it is over."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, M2, camp, fight, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.combat.numbers import noise_of, power_terms, total
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.state import NOBODY


def attack(place: Place, attacker: int, target: int, roll: int) -> bool:
    """Somebody attacks with this roll; whether it costs any Health."""
    before = place.health(target)
    place.begin(AttackFrame(attacker, target))
    place.play(f"d roll {roll}")
    return place.health(target) < before


def next_round(place: Place) -> None:
    """The round ends, and another begins."""
    place.begin(EndOfRound())
    place.settle()
    place.s.round += 1


# ---- weakened ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("health", "steps", "left"), [(6, 2, 0), (4, 0, 0), (4, 1, 0), (6, 1, 2), (6, 3, None)]
)
def test_di_cond_03_one_point_is_enough_for_the_weakened_if_there_are_no_two(
    health: int, steps: int, left: int | None
) -> None:
    place = camp("warrior", "thief")  # 4 points, 2 if weakened
    place.s.health[0] = health
    place.begin(Turn(0))
    place.play(*["h1 move north", "h1 move south", "h1 move north"][:steps])
    place.enemy("ghoul", 0)
    place.s.listed = None
    way = "north" if steps % 2 == 0 else "south"
    if left is None:
        assert place.legal("retreat") == []
        assert place.refused(f"h1 retreat {way}") == ["DI-MOVE-14"]
        return
    place.play(f"h1 retreat {way}", "d roll 20")
    assert place.s.left[0] == left


def test_di_cond_04_strength_comes_back_with_health_and_scrolls_do_not() -> None:
    place = camp("warrior", "thief")
    for name in ("scroll-of-might", "healing-draught"):
        place.thing(name, 0, POCKETED)
    place.begin(Turn(0))
    place.play("h1 consume t1", "h1 target h1")
    assert total(power_terms(place.s, 0)) == 5 + 3
    lose(place.s, 0, 13, "DI-TOKEN-23")
    assert total(power_terms(place.s, 0)) == 5 // 2
    place.begin(Turn(0))
    place.play("h1 consume t2")
    assert (place.s.health[0], total(power_terms(place.s, 0))) == (10, 5)


def test_di_cond_05_even_the_weakened_and_overloaded_have_one_point() -> None:
    place = camp("assassin", "thief")
    for _ in range(8):
        place.thing("rope", 0)
    place.s.health[0] = 3
    place.begin(Turn(0))
    place.play("h1 move north")
    assert place.legal("move") == []


# ---- exhausted -----------------------------------------------------------------------------------


def rivals(*heroes: str) -> Place:
    """Rivals on the Starter Tile, with a tile in the north."""
    place = Place(*(heroes or ("paladin", "thief", "monk")), scenario="sc-07")
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    return place


def test_di_cond_08_an_exhausted_rival_lies_for_two_turns_and_wakes_with_ten() -> None:
    place = rivals()
    lose(place.s, 0, 99, "DI-HAZ-01")
    place.begin(*place.s.frames)
    assert (place.s.spot[0], place.s.out[0]) == (1, 2)
    for health in (-81, 10):
        place.begin(Turn(0))
        assert (place.s.frames, place.s.health[0]) == ([], health)
    place.begin(Turn(0))
    assert place.legal("move")


def test_di_cond_10_who_wake_in_the_same_round_cannot_rob_each_other() -> None:
    place = rivals()
    place.s.out, place.s.coins = [1, 1, 0], [3, 3, 3]
    place.begin(Turn(2))
    assert place.refused("h3 loot h2") == []
    place.begin(Turn(0))
    assert place.s.frames == []
    place.begin(Turn(1))
    assert place.s.frames == []
    place.begin(Turn(0))
    assert place.refused("h1 loot h2") == ["DI-COND-09"]


def test_di_cond_12_the_exhausted_make_no_noise() -> None:
    place = rivals("paladin", "warrior", "thief")
    place.s.out[1] = 2
    assert [noise_of(place.s, seat) for seat in range(3)] == [5, 0, 1]


# ---- stunned -------------------------------------------------------------------------------------


def brute(*heroes: str) -> Place:
    """A stone brute, whose low rolls stun, stands before the first hero."""
    place = camp(*(heroes or ("warrior", "thief")))
    place.enemy("stone-brute", 0)
    return place


@pytest.mark.parametrize(("roll", "acts"), [(3, False), (4, True)])
def test_di_cond_15_who_is_stunned_does_nothing_more_this_turn(roll: int, acts: bool) -> None:
    place = brute()
    place.begin(Turn(0))
    place.play("h1 retreat north", f"d roll {roll}")
    assert bool(place.legal("move")) is acts
    assert place.s.left[0] == (4 if acts else 0)


@pytest.mark.parametrize(("roll", "hits"), [(3, True), (4, False)])
def test_di_cond_15_and_subtracts_nothing_when_attacked(roll: int, hits: bool) -> None:
    place = brute()
    ghoul = place.enemy("ghoul", 0)  # 17, less the 4 points of the warrior
    attack(place, M1, 0, roll)
    assert attack(place, ghoul, 0, 14) is hits


def test_di_cond_17_a_stun_ends_with_the_round() -> None:
    place = brute()
    attack(place, M1, 0, 3)
    place.stun(0)
    place.begin(Turn(0))
    assert place.s.frames == []  # neither acts nor is attacked
    next_round(place)
    place.begin(Turn(0))
    place.play("h1 end", "d roll 20")
    assert place.s.frames == []


def stunned_in(place: Place, turns: int) -> list[bool]:
    """Whether the first hero can act in each of the next so many rounds."""
    able = []
    for _ in range(turns):
        next_round(place)
        for enemy in range(len(place.s.enemy)):
            place.stun(enemy)
        place.begin(Turn(0))
        able.append(bool(place.legal("end")))
    return able


def test_di_cond_18_who_is_stunned_after_the_own_turn_loses_the_next() -> None:
    place = brute("warrior", "thief", "monk")
    place.s.turns[0] = 1
    place.begin(Turn(1), AttackFrame(M1, 0))
    place.play("d roll 3")
    assert stunned_in(place, 2) == [False, True]


def test_di_cond_19_the_own_enemy_phase_is_after_the_turn() -> None:
    place = brute("warrior", "thief", "monk")
    place.begin(Turn(0))
    place.play("h1 end", "d roll 3")
    assert stunned_in(place, 2) == [False, True]


def test_di_cond_19_the_own_actions_are_not() -> None:
    place = brute("warrior", "thief", "monk")
    place.begin(Turn(0))
    place.play("h1 retreat north", "d roll 3")
    assert stunned_in(place, 1) == [True]


def test_di_cond_20_a_stun_before_the_own_turn_costs_this_round() -> None:
    place = brute("warrior", "thief", "monk")
    place.s.turns[1] = 1
    place.begin(Turn(1), AttackFrame(M1, 0))
    place.play("d roll 3")
    place.begin(Turn(0))
    assert place.legal("end") == []
    assert stunned_in(place, 1) == [True]


# ---- confused ------------------------------------------------------------------------------------


def smoke(foes: str) -> Place:
    """Smoke confuses the first of some enemies before the alchemist."""
    place = fight("smoke-pot", foes)
    place.play("h1 use smoke-pot", "h1 tile r1", "h1 aim 1a", "d roll 10")
    return place


@pytest.mark.parametrize("foes", ["ghoul spider", "ghoul"])
def test_di_cond_21_a_confused_enemy_attacks_its_neighbour_or_nobody(foes: str) -> None:
    place = smoke(foes)
    health = place.s.health[0]
    place.begin(EnemyPhase(0))
    if "spider" in foes:
        place.play("d roll 1")
        assert place.health(M2) == 5 - (6 - 4)
        place.play("d roll 20")
    assert place.s.frames == []
    assert place.s.health[0] == health


def test_di_cond_23_a_confused_enemy_is_itself_again_in_the_next_round() -> None:
    place = smoke("construct ghoul")
    assert stat(place, M2, Stat.DEFENSE) == 0
    next_round(place)
    assert stat(place, M2, Stat.DEFENSE) == 1
    place.begin(EnemyPhase(0))
    place.play("d roll 1")
    assert place.health(M2) == 7


def test_di_cond_24_a_confused_hero_alone_attacks_nobody_and_may_do_all_else() -> None:
    place = camp("warrior", "thief")
    foe = place.enemy("ghoul", 0)
    place.s.confused[0], place.s.spot[1] = 2, 1
    place.begin(Turn(0))
    assert place.legal("attack") == []
    assert place.refused("h1 attack m1") == ["DI-COND-24"]
    assert place.legal("retreat") == ["north", "east", "west"]
    assert place.health(foe) == 7


def test_di_cond_24_the_die_says_which_of_the_others_is_struck() -> None:
    place = camp("warrior", "thief", "monk")
    foe = place.enemy("ghoul", 0)
    place.s.confused[0] = 2
    place.begin(Turn(0))
    place.play("h1 attack m1", "d roll 1", "d roll 1")
    assert (place.health(foe), place.s.health) == (7, [18, 15, 15 - 2])
    assert place.s.focus == [0]


def hexed(*heroes: str) -> Place:
    """A bog hag has confused the first hero in its own turn; a new round begins."""
    place = camp(*(heroes or ("warrior", "thief")))
    place.enemy("bog-hag", 0)
    place.begin(Turn(0))
    place.play("h1 end", "d roll 6")
    next_round(place)
    return place


def test_di_cond_25_confusion_ends_with_the_next_turn_at_the_latest() -> None:
    place = hexed()
    place.stun(0)
    place.begin(Turn(0))
    place.play("h1 attack m1", "d roll 1")
    assert place.s.health[1] == 15 - 2
    place.play("h1 end")
    next_round(place)
    place.begin(Turn(0))
    place.play("h1 attack m1", "d roll 1")
    assert place.health(M1) == 8 - 2


def test_di_cond_25_it_ends_with_the_fall_of_who_did_it() -> None:
    place = hexed("warrior", "thief", "monk")
    place.s.damage[0] = 7
    place.begin(Turn(2))
    place.enemy("ghoul", 0)
    place.s.listed = None
    place.play("h3 attack m1", "d roll 1", "h3 end")
    assert place.s.enemy[0] == NOBODY
    place.begin(Turn(0))
    place.play("h1 attack m2", "d roll 1")
    assert place.health(M2) == 7 - 2


def test_di_cond_25_it_ends_with_a_retreat() -> None:
    place = hexed("paladin", "thief")
    place.s.spot[1] = 1
    place.enemy("ghoul", place=1)
    place.begin(Turn(0))
    place.play("h1 retreat north", "d roll 20")
    place.settle()
    place.play("h1 attack m2", "d roll 1")
    assert place.s.health[1] == 15
    assert place.health(M2) < 7

"""Attacks, enemy phases, falling, levels and exhaustion."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.damage import heal, lose
from undercroft.games.infinity.combat.numbers import most_health
from undercroft.games.infinity.map.figures import focus_of
from undercroft.games.infinity.map.possessions import lying_at
from undercroft.games.infinity.notation import FIRST_ENEMY
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.state import NOBODY


def struck(roll: int, hero: str = "thief", foe: str = "skeleton-archer") -> Place:
    """A hero has attacked the enemy before it."""
    place = Place(hero, "paladin")
    place.begin(AttackFrame(0, place.enemy(foe, 0)))
    place.play(f"d roll {roll}")
    return place


@pytest.mark.parametrize(("roll", "lost"), [(14, 1), (15, 0)])
def test_di_stat_02_a_roll_up_to_the_chance_hits(roll: int, lost: int) -> None:
    place = struck(roll)
    assert place.s.damage[0] == lost


@pytest.mark.parametrize(("roll", "xp"), [(14, 1), (15, 0)])
def test_di_level_02_a_normal_attack_that_hits_gives_experience(roll: int, xp: int) -> None:
    assert struck(roll).s.xp[0] == xp


def test_di_comb_16_an_enemy_without_health_is_gone_and_lies_in_the_discards() -> None:
    place = Place("warrior")
    s = place.s
    foe = place.enemy("spider", 0)
    s.damage[0] = place.health(foe) - 1
    place.begin(AttackFrame(0, foe))
    place.play("d roll 1")
    assert s.enemy == [NOBODY]
    assert [len(zone) for zone in s.zones[2:4]] == [1, 0]


def test_di_reward_06_a_sentinel_leaves_two_rewards() -> None:
    place = Place("warrior")
    foe = place.enemy("pale-surgeon", 0)
    place.s.damage[0] = place.health(foe) - 1
    place.begin(AttackFrame(0, foe))
    place.play("d roll 1", "d draw rewards wolfs-bite", "d draw rewards jasper-orb")
    assert len(lying_at(place.s, 0)) == 2


@pytest.mark.parametrize("roll", [1, 20])
def test_di_join_03_an_enemy_turns_on_whoever_attacks_it_hit_or_miss(roll: int) -> None:
    place = Place("warrior", "thief")
    foe = place.enemy("iron-idol", 0)
    place.begin(AttackFrame(1, foe))
    place.play(f"d roll {roll}")
    assert focus_of(place.s, foe) == 1


def test_ic_05_a_stunned_enemy_does_not_turn() -> None:
    place = Place("warrior", "thief")
    foe = place.enemy("iron-idol", 0)
    place.s.dazed[0] = 1
    place.begin(AttackFrame(1, foe))
    place.play("d roll 1")
    assert focus_of(place.s, foe) == 0


def test_di_join_04_a_quiet_attack_changes_no_focus() -> None:
    place = Place("warrior", "assassin")
    foe = place.enemy("iron-idol", 0)
    place.begin(AttackFrame(1, foe, "Shadow Attack", quiet=1))
    place.play("d roll 1")
    assert focus_of(place.s, foe) == 0
    assert place.s.xp[1] == 0


# ---- the enemy phase -----------------------------------------------------------------------------


def test_di_comb_11_row_one_attacks_from_left_to_right_then_who_reaches() -> None:
    place = Place("paladin")
    place.band("spider spider spider skeleton-archer spider")
    place.begin(EnemyPhase(0))
    asked = []
    while place.s.frames:
        asked.append(place.s.frames[-1].source(place.s))  # type: ignore[attr-defined]
        place.play("d roll 20")
    assert asked == ["d20:fig:m1", "d20:fig:m2", "d20:fig:m3", "d20:fig:m4"]


def test_di_cond_16_the_stunned_do_not_attack() -> None:
    place = Place("paladin")
    place.band("spider spider")
    place.s.dazed[0] = 1
    place.begin(EnemyPhase(0))
    place.play("d roll 20")
    assert place.s.frames == []


def test_di_cond_21_the_confused_attack_a_neighbour() -> None:
    place = Place("paladin")
    place.band("sub-demon spider spider")
    place.s.baffled[0] = 1
    place.begin(EnemyPhase(0))
    place.play("d roll 1")
    assert place.s.damage[1] > 0
    assert place.s.health[0] == most_health(place.s, 0)


def test_di_cond_22_the_heros_player_chooses_among_neighbours() -> None:
    place = Place("paladin")
    place.band("spider sub-demon construct")
    place.s.baffled[1] = 1
    place.begin(EnemyPhase(0))
    place.play("d roll 20")
    assert place.legal("target") == ["m1", "m3"]
    place.play("h1 target m3", "d roll 20", "d roll 20")
    assert place.s.frames == []


def test_di_cond_21_alone_a_confused_enemy_does_nothing() -> None:
    place = Place("paladin")
    place.band("spider")
    place.s.baffled[0] = 1
    place.begin(EnemyPhase(0))
    assert place.s.frames == []


@pytest.mark.parametrize("phase", [True, False])
def test_di_a_11_a_lord_in_the_formation_attacks_by_option(phase: bool) -> None:
    place = Place("paladin")
    place.agree(lord_phase=phase)
    place.enemy("hesk", 0)
    place.begin(EnemyPhase(0))
    assert bool(place.s.frames) is phase


def test_di_lord_24_a_lord_who_does_not_reach_attacks_who_stands_before_him() -> None:
    place = Place("paladin")
    place.band("spider spider spider morgrath")
    for i in range(3):
        place.s.dazed[i] = 1
    place.begin(EnemyPhase(0))
    place.play("d roll 1")
    assert place.s.enemy[0] == NOBODY or place.s.damage[0] > 0


# ---- levels and exhaustion -----------------------------------------------------------------------


def test_di_level_05_a_level_heals_and_clears_the_meter() -> None:
    place = Place("warrior")
    s = place.s
    s.health[0], s.xp[0], s.drained[0] = 3, 8, 2
    gain_xp(s, 0, 5, "DI-LEVEL-02")
    assert (s.level[0], s.xp[0], s.health[0], s.drained[0]) == (2, 0, 21, 0)


def test_di_level_06_surplus_is_kept_only_if_agreed() -> None:
    place = Place("warrior")
    place.agree(carry_xp=True)
    gain_xp(place.s, 0, 13, "DI-LEVEL-02")
    assert (place.s.level[0], place.s.xp[0]) == (2, 3)


def test_di_level_07_at_level_five_the_meter_stands_still() -> None:
    place = Place("warrior")
    place.s.level[0] = 5
    gain_xp(place.s, 0, 40, "DI-LEVEL-02")
    assert (place.s.level[0], place.s.xp[0]) == (5, 0)


def test_di_token_12_healing_removes_power_tokens_and_heals_nothing() -> None:
    place = Place("warrior")
    s = place.s
    s.health[0], s.drained[0] = 5, 2
    assert heal(s, 0, 4, "DI-MOVE-30") == 0
    assert (s.health[0], s.drained[0]) == (5, 0)
    assert heal(s, 0, 99, "DI-MOVE-30") == 13


def test_di_cond_06_together_one_exhausted_hero_loses_the_game() -> None:
    place = Place("warrior", "thief")
    lose(place.s, 1, 99, "DI-DMG-01")
    place.s.run()
    assert place.s.over is not None
    assert (place.s.over.ending, place.s.over.winners) == ("exhausted", ())


def test_di_cond_07_among_rivals_the_hero_is_dragged_to_the_nearest_quiet_tile() -> None:
    place = Place("warrior", "thief")
    s = place.s
    place.scenario("sc-07")
    north = place.tile("crossing-of-lamps", 0, "north")
    east = place.tile("cell", 0, "east")
    place.tile("cell", 0, "west")
    place.enemy("spider", place=north)
    lose(s, 1, 99, "DI-DMG-01")
    s.run()
    assert place.legal("tile") == ["r3", "r4"]
    place.play("h2 tile r3")
    assert (s.spot[1], s.out[1]) == (east, 2)
    assert s.over is None


def test_di_focus_07_the_enemies_of_an_exhausted_hero_turn_to_the_loudest_other() -> None:
    place = Place("warrior", "thief", "paladin")
    s = place.s
    place.scenario("sc-07")
    place.tile("cell", 0, "east")
    place.band("spider spider", 0)
    lose(s, 0, 99, "DI-DMG-01")
    s.run()
    assert [s.focus[i] for i in range(2)] == [2, 2]


def test_di_focus_04_without_another_hero_they_wait() -> None:
    place = Place("warrior", "thief")
    s = place.s
    place.scenario("sc-07")
    east = place.tile("cell", 0, "east")
    s.spot[1] = east
    place.band("spider spider", 0)
    lose(s, 0, 99, "DI-DMG-01")
    s.run()
    assert [s.focus[i] for i in range(2)] == [NOBODY, NOBODY]
    assert s.spot[0] == east
    assert FIRST_ENEMY == 5

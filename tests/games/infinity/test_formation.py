"""Formations: rows, gaps, surplus, focus, and the rewards of rows."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.bands import ComeForth, FormUp
from undercroft.games.infinity.combat.formation import close_up, formation, turn_to
from undercroft.games.infinity.combat.rewards import TurnUpRewards, leave_behind
from undercroft.games.infinity.map.possessions import lying_at, things
from undercroft.games.infinity.notation import FIRST_ENEMY, MINION_DECK, REWARD_DECK, ROW_REWARDS
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NO_METER, NOBODY, Infinity

SEVEN = "spider spider spider sub-demon sub-demon sub-demon construct"
ARCHERS = ("skeleton-archer",) * 4


def remove(s: Infinity, figure: int) -> None:
    """An enemy is gone, and the others close up."""
    seat = s.focus[figure - FIRST_ENEMY]
    s.enemy[figure - FIRST_ENEMY] = NOBODY
    s.focus[figure - FIRST_ENEMY] = NOBODY
    close_up(s, seat)
    s.run()


def test_di_comb_04_nine_stand_in_rows_and_the_rest_waits() -> None:
    place = Place("warrior")
    place.band("spider " * 11)
    assert place.rows() == ["m1 m2 m3", "m4 m5 m6", "m7 m8 m9"]
    assert [place.s.slot[f - FIRST_ENEMY] for f in formation(place.s, 0)][9:] == [9, 10]


def test_di_comb_08_who_stands_behind_moves_up_and_the_column_follows() -> None:
    place = Place("warrior")
    place.band(SEVEN)
    remove(place.s, FIRST_ENEMY)
    assert place.rows() == ["m4 m2 m3", "m7 m5 m6", ". . ."]


def test_di_comb_09_with_nobody_behind_the_player_picks_from_farther_back() -> None:
    place = Place("warrior")
    place.band("spider spider spider sub-demon construct")
    remove(place.s, FIRST_ENEMY + 2)
    assert place.legal("fill") == ["m4", "m5"]
    place.play("h1 fill m5")
    assert place.rows() == ["m1 m2 m5", "m4 . .", ". . ."]


def test_di_comb_09_nothing_is_asked_where_all_are_alike_or_ties_are_settled() -> None:
    place = Place("warrior")
    place.band("spider spider spider construct construct")
    remove(place.s, FIRST_ENEMY + 2)
    assert place.rows() == ["m1 m2 m4", ". m5 .", ". . ."]
    other = Place("warrior")
    other.agree(ties="first")
    other.band("spider spider spider sub-demon construct")
    remove(other.s, FIRST_ENEMY + 2)
    assert other.rows() == ["m1 m2 m4", ". m5 .", ". . ."]


@pytest.mark.parametrize(("fill", "offered"), [("any", ["m6", "m7"]), ("nearest", [])])
def test_di_comb_09_by_option_only_the_nearest_row_fills(fill: str, offered: list[str]) -> None:
    place = Place("warrior")
    place.agree(fill=fill)
    place.band("spider spider spider spider spider sub-demon construct")
    for figure in (3, 4):
        place.s.slot[figure] = 20 + figure
        place.s.enemy[figure] = NOBODY
    place.s.slot[6] = 7
    remove(place.s, FIRST_ENEMY)
    assert place.legal("fill") == offered


def test_di_focus_05_a_stunned_enemy_fills_no_gap() -> None:
    place = Place("warrior")
    place.band("spider spider spider sub-demon")
    place.s.dazed[3] = 1
    remove(place.s, FIRST_ENEMY)
    assert place.rows() == [". m2 m3", "m4 . .", ". . ."]


def test_di_comb_05_the_surplus_steps_in_as_places_become_free() -> None:
    place = Place("warrior")
    place.band("spider " * 10)
    remove(place.s, FIRST_ENEMY + 8)
    assert place.rows()[2] == "m7 m8 m10"


def test_di_join_08_who_turns_to_another_hero_takes_the_first_free_slot() -> None:
    place = Place("warrior", "thief")
    place.band("spider spider spider sub-demon")
    place.enemy("construct", 1)
    turn_to(place.s, FIRST_ENEMY, 1)
    place.s.run()
    assert place.rows(1) == ["m5 m1 .", ". . .", ". . ."]
    assert place.rows(0) == ["m4 m2 m3", ". . .", ". . ."]


# ---- bands and rewards ---------------------------------------------------------------------------


def fight(count: int, *rewards: str) -> Place:
    """A warrior meets a band with these rewards."""
    place = Place("warrior", "thief")
    place.s.meter = 10
    place.stack(REWARD_DECK, *rewards)
    place.begin(ComeForth(0, 0, 0, count))
    place.play(*["d draw minions spider"] * min(count, 4))
    place.play(*["d draw minions sub-demon"] * max(0, count - 4))
    for _ in rewards:
        place.play(f"d draw rewards {rewards[len(place.s.reward_rows)]}")
    return place


def test_di_comb_03_each_row_has_one_face_down_reward() -> None:
    place = fight(7, "wolfs-bite", "jasper-orb", "amber-orb")
    assert place.rows() == ["m1 m2 m3", "m4 m5 m6", "m7 . ."]
    assert place.s.reward_rows == (0, 1, 2)


def test_di_reward_02_nobody_sees_a_reward_before_its_row_is_cleared() -> None:
    place = Place("warrior")
    place.begin(ComeForth(0, 0, 0, 1))
    place.play("d draw minions spider", "d draw rewards wolfs-bite")
    assert place.s.zones[ROW_REWARDS].seats == (0,)


def test_di_threat_04_the_meter_falls_by_two_when_a_fight_begins() -> None:
    assert fight(1, "wolfs-bite").s.meter == 8


def test_di_comb_19_who_moves_up_leaves_the_row_and_its_reward_is_turned_up() -> None:
    place = fight(7, "wolfs-bite", "jasper-orb", "amber-orb")
    remove(place.s, FIRST_ENEMY)
    assert place.rows() == ["m4 m2 m3", "m7 m5 m6", ". . ."]
    place.begin(TurnUpRewards())
    place.play("d show row-rewards 2 amber-orb")
    assert place.s.reward_rows == (0, 1)
    assert len(lying_at(place.s, 0)) == 1


def test_di_reward_03_what_a_falling_enemy_does_is_not_taken_for_a_reward() -> None:
    place = Place("warrior", "thief")
    place.s.meter = 10
    place.begin(Turn(0), ComeForth(0, 0, 0, 2))
    place.play("d draw minions lamp-cultist", "d draw minions spider", "d draw rewards wolfs-bite")
    place.s.damage[0] = place.health(FIRST_ENEMY) - 1
    place.play("h1 attack m1", "d roll 1")  # it calls the lord when it falls
    assert place.s.reward_rows == (0,)
    assert len(place.s.zones[ROW_REWARDS]) == 1
    assert things(place.s) == []


def test_di_join_07_a_reward_waits_for_who_left_its_row_for_another_hero() -> None:
    place = fight(4, "wolfs-bite", "jasper-orb")
    s = place.s
    turn_to(s, FIRST_ENEMY + 3, 1)
    s.run()
    place.begin(TurnUpRewards())
    assert list(s.reward_rows) == [0, 1]
    remove(s, FIRST_ENEMY + 3)
    place.begin(TurnUpRewards())
    place.play("d show row-rewards 1 jasper-orb")
    assert list(s.reward_rows) == [0]


def test_di_comb_06_enemies_who_wait_form_up_with_the_rewards_they_had() -> None:
    place = fight(4, "wolfs-bite", "jasper-orb")
    s = place.s
    leave_behind(s, 0, 0)
    for i in range(4):
        s.focus[i] = NOBODY
    place.begin(TurnUpRewards())
    assert len(s.reward_rows) == 2
    place.begin(FormUp(1, 0))
    place.play("d roll 3", "d roll 0", "d roll 1")
    assert place.rows(1) == ["m4 m1 m3", "m2 . .", ". . ."]
    assert s.reward_rows == (3, 4)
    assert s.meter == 8


def test_di_risk_11_without_a_hero_they_wait_and_rewards_are_laid_later() -> None:
    place = Place("warrior")
    place.s.meter = NO_METER
    place.stack(REWARD_DECK, "wolfs-bite")
    place.begin(ComeForth(NOBODY, 0, 0, 1))
    place.play("d draw minions spider")
    assert place.s.focus == [NOBODY]
    assert not place.s.reward_rows
    place.begin(FormUp(0, 0))
    place.play("d draw rewards wolfs-bite")
    assert list(place.s.reward_rows) == [0]


def test_ic_70_sentinel_and_minions_of_one_card_are_one_band() -> None:
    place = Place("warrior")
    place.stack(REWARD_DECK, "wolfs-bite")
    place.begin(ComeForth(0, 0, 1, 1))
    place.play("d draw sentinels iron-idol", "d draw minions spider", "d draw rewards wolfs-bite")
    assert place.s.foe(FIRST_ENEMY).name == "Iron Idol"
    assert place.s.bands[0] == place.s.bands[1]


@pytest.mark.parametrize(("reshuffle", "comes"), [(True, 1), (False, 0)])
def test_di_comb_16_the_defeated_are_shuffled_in_again_by_option(
    reshuffle: bool, comes: int
) -> None:
    place = Place("warrior")
    place.agree(minion_reshuffle=reshuffle)
    place.stack(MINION_DECK)
    zone = 2 + MINION_DECK
    place.s.zones[zone] = place.s.zones[zone].add(0, -1)
    place.begin(ComeForth(NOBODY, 0, 0, 1))
    assert len(place.s.frames) == 2 * comes

"""The turn of a hero: points, moving, resting, retreating, sneaking, tokens of tiles."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.numbers import noise_of
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.notation import EVENT_DECK, TILE_STACK
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NO_METER, NOBODY


def turn(*heroes: str) -> Place:
    """The first hero has a turn in a cross of four tiles, the meter still high."""
    place = Place(*(heroes or ("paladin", "thief")))
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    place.tile("drain", 0, "east")
    place.begin(Turn(0))
    return place


def test_di_ap_05_a_step_costs_a_point_and_without_points_none_is_offered() -> None:
    place = turn()
    place.play("h1 move north", "h1 move south", "h1 move north", "h1 move south")
    assert place.legal("move") == []
    assert place.legal("end") == ["end"]
    assert place.refused("h1 move north") == ["DI-AP-01"]


def test_di_ap_04_running_costs_half_a_point_and_defense() -> None:
    place = turn()
    for _ in range(4):
        place.play("h1 run north", "h1 run south")
    assert place.legal("run") == []
    assert place.s.running[0] == 2


def test_di_ap_14_a_leftover_half_pays_only_for_another_run() -> None:
    place = turn()
    place.play("h1 run north", "h1 move south", "h1 move north", "h1 move south")
    assert place.legal("move") == []
    assert place.legal("run") == ["north", "east", "west"]


@pytest.mark.parametrize(("by", "meter"), [("turn", 19), ("tile", 18)])
def test_di_threat_03_running_lowers_the_meter_once_a_turn_or_for_each_tile(
    by: str, meter: int
) -> None:
    place = turn()
    place.agree(run_threat=by)
    place.play("h1 run north", "h1 run south")
    assert place.s.meter == meter


def test_di_tile_05_walls_and_the_south_are_no_way() -> None:
    place = turn()
    assert place.legal("move") == ["north", "east", "west"]
    assert place.refused("h1 move south") == ["DI-TILE-05"]


def test_di_threat_02_a_new_tile_lowers_the_meter_and_holds_what_the_chart_says() -> None:
    place = turn()
    place.stack(TILE_STACK, "tile-guard-post", "tile-fork")
    place.play("h1 move west", "d draw tiles tile-guard-post")
    assert place.s.meter == 19
    assert place.s.tile(place.s.spot[0]).name == "Guard Post"
    assert place.s.contents[-1] == 0  # chart S1 has a body on tile 2


def test_di_noise_02_who_sneaks_is_quiet_until_the_next_other_action() -> None:
    place = turn()
    place.play("h1 sneak north")
    assert noise_of(place.s, 0) == 0
    place.play("h1 move south")
    assert noise_of(place.s, 0) == 5


def guarded() -> Place:
    """A spider waits north of the start."""
    place = turn("thief", "paladin")
    place.enemy("spider", place=1)
    place.s.band_fought[0] = 1
    return place


def test_di_focus_03_who_enters_is_fought_by_those_who_waited() -> None:
    place = guarded()
    place.play("h1 move north")
    assert place.s.focus == [0]
    assert place.legal("move") == []
    assert place.refused("h1 move south") == ["DI-COMB-18"]


def test_di_move_11_a_sneak_that_succeeds_hides_the_hero() -> None:
    place = guarded()
    place.play("h1 sneak north", "d roll 15")
    assert place.s.focus == [NOBODY]
    assert (place.s.hidden[0], place.s.xp[0]) == (1, 1)


def test_di_move_12_a_sneak_that_fails_surprises_the_hero() -> None:
    place = guarded()
    place.play("h1 sneak north", "d roll 16")
    assert place.s.focus == [0]
    assert place.s.exposed[0] == 1
    assert place.legal("attack") == ["m1"]


def test_di_comb_13_without_points_the_hero_still_suffers_the_enemies() -> None:
    place = guarded()
    place.play("h1 move north", "h1 end")
    place.play("d roll 1")
    assert place.s.health[0] < 15
    assert place.s.frames == []


def test_di_move_14_a_retreat_costs_two_points_and_one_blow_at_the_back() -> None:
    place = guarded()
    place.play("h1 move north", "h1 retreat south")
    before = place.s.health[0]
    place.play("d roll 15")  # a hit only without the thief's points
    assert place.s.health[0] < before
    assert place.s.spot[0] == 0
    assert place.s.focus == [NOBODY]
    assert place.s.exposed[0] == 0
    assert place.legal("move") == ["north", "east", "west"]


def test_di_move_20_the_stunned_strike_nobody_at_the_back() -> None:
    place = guarded()
    place.play("h1 move north")
    place.s.dazed[0] = 1
    place.play("h1 retreat south")
    assert place.s.spot[0] == 0


def test_di_cond_03_the_weakened_retreat_for_one_point() -> None:
    place = turn("paladin", "thief")
    place.enemy("spider", 0)
    place.s.health[0] = 5
    place.s.listed = None
    place.play("h1 attack m1", "d roll 20")
    assert place.legal("retreat") == ["north", "east", "west"]


def test_di_range_01_only_row_one_is_in_reach_of_a_blade() -> None:
    place = turn("paladin", "thief")
    place.band("spider spider spider spider")
    place.s.listed = None
    assert place.legal("attack") == ["m1", "m2", "m3"]
    assert place.refused("h1 attack m4") == ["DI-RANGE-01"]


def test_di_join_01_a_joiner_reaches_the_last_row() -> None:
    place = turn("paladin", "thief")
    place.band("spider spider spider spider", 1)
    place.s.listed = None
    assert place.legal("attack") == ["m4"]


@pytest.mark.parametrize(("roll", "health"), [(16, 10), (17, 4)])
def test_di_move_30_the_less_health_the_surer_a_rest(roll: int, health: int) -> None:
    place = turn()
    place.s.health[0], place.s.slowed[0] = 4, 1
    place.play("h1 rest", f"d roll {roll}")
    assert place.s.health[0] == health
    assert place.s.slowed[0] == 0
    assert place.s.quiet[0] == 1


def test_di_ap_07_a_rest_needs_all_points() -> None:
    place = turn()
    place.play("h1 move north")
    assert place.legal("rest") == []
    assert place.refused("h1 rest") == ["DI-AP-07"]


def test_di_move_27_a_shout_may_bring_a_sentinel() -> None:
    place = turn()
    place.play("h1 shout", "d roll 3", "d draw sentinels glass-shade")
    assert place.s.meter == 17  # one for the event, two for the fight
    assert place.s.noises[0] == 6
    assert place.s.focus == [0]


def test_di_token_23_a_health_token_hurts_who_enters_and_who_begins_there() -> None:
    place = turn()
    place.s.marks[1] = 1 << Token.HEALTH
    place.play("h1 move north")
    assert place.s.health[0] == 15
    place.begin(Turn(0))
    assert place.s.health[0] == 12


def test_di_token_06_an_ap_token_takes_points_at_once() -> None:
    place = turn()
    place.s.marks[1] = 1 << Token.AP
    place.play("h1 move north", "h1 move south")
    assert place.legal("move") == []


def test_di_token_14_corrosion_goes_on_an_empty_slot_of_the_owners_choice() -> None:
    place = turn()
    place.s.marks[1] = 1 << Token.DEFENSE
    place.play("h1 move north")
    assert place.legal("slot") == ["body", "feet"]
    place.play("h1 slot feet")
    assert place.s.bare[0] == (0, 1)


def test_di_lord_03_a_card_for_each_kind_of_action_that_the_board_lists() -> None:
    place = turn("warrior", "thief")  # run, combat and move
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, "event-hesk-25", "event-hesk-24", "event-hesk-23")
    place.play("h1 run north", "h1 run south", "h1 move north", "h1 end")
    place.play("d draw events event-hesk-25", "d draw events event-hesk-24")
    assert place.s.frames == []


def test_di_threat_05_the_board_counts_only_when_the_meter_is_gone() -> None:
    place = turn("warrior", "thief")
    place.play("h1 move north", "h1 end")
    assert place.s.meter == 20
    assert place.s.frames == []
    place.s.meter = NO_METER
    place.begin(Turn(0))
    place.play("h1 move south", "h1 end")
    assert place.legal("draw") != []


def test_di_cond_08_an_exhausted_hero_loses_two_turns_and_wakes_with_ten() -> None:
    place = turn()
    place.s.out[0], place.s.health[0] = 2, 0
    place.begin(Turn(0))
    assert place.s.out[0] == 1
    place.begin(Turn(0))
    assert (place.s.out[0], place.s.health[0]) == (0, 10)

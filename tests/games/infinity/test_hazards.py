"""Lava, floods, crevices and ropes."""

from __future__ import annotations

import pytest

from tests.games.infinity.crossroads import ASIDE, BEYOND, CROSSROADS, dungeon
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.hazards import HAZARD_ACTIONS
from undercroft.games.infinity.actions.move import MOVING, RUNNING_
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.map.carrying import get_card
from undercroft.games.infinity.map.geometry import EAST, NORTH
from undercroft.games.infinity.map.hazards import BreakOut, is_laid
from undercroft.games.infinity.map.possessions import LYING, add_thing, held
from undercroft.games.infinity.notation import NOTATION, REWARD_DECK, TILE_STACK
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn
from undercroft.games.infinity.phases.setup.layout import START
from undercroft.games.infinity.state import NO_HAZARD, NO_TOKEN, NOBODY


@pytest.fixture(autouse=True)
def actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "ACTIONS", HeroActions(*HAZARD_ACTIONS, MOVING, RUNNING_, ENDING))


def beside(hazard: Hazard, *heroes: str, scenario: str = "sc-04") -> Place:
    """The crossroads are a hazard; the first hero has a turn south of them."""
    place = dungeon(*heroes, scenario=scenario)
    place.s.hazards[CROSSROADS] = hazard
    place.begin(Turn(0))
    return place


def give(place: Place, name: str, seat: int = 0) -> None:
    """A hero has a thing."""
    get_card(place.s, seat, NOTATION.cards.parse(name))
    place.s.listed = None


# ---- lava ----------------------------------------------------------------------------------------


def test_di_haz_01_lava_costs_two_points_and_seven_health() -> None:
    place = beside(Hazard.LAVA)
    place.play("h1 wade north east")
    assert (place.s.spot[0], place.s.left[0], place.s.health[0]) == (ASIDE, 4, 11)


def test_di_haz_01_both_points_have_to_be_at_hand() -> None:
    place = beside(Hazard.LAVA)
    place.tile("drain", START, "east")
    place.play("h1 move east", "h1 move west", "h1 run east", "h1 run west", "h1 run east")
    place.play("h1 run west")
    assert place.legal("wade") == []
    assert place.refused("h1 wade north east") == ["DI-HAZ-01"]


def test_di_haz_02_nobody_walks_onto_lava_and_stays() -> None:
    place = beside(Hazard.LAVA)
    assert place.legal("move") == place.legal("run") == ["east", "west"]
    assert place.refused("h1 move north") == ["DI-HAZ-02"]
    assert place.refused("h1 run north") == ["DI-HAZ-02"]


def test_di_haz_02_without_a_way_out_there_is_no_way_in() -> None:
    place = beside(Hazard.LAVA)
    place.seal(CROSSROADS, EAST)
    place.s.hazards[BEYOND] = Hazard.FLOOD
    place.s.listed = None
    assert place.legal("wade") == ["north south", "north west"]
    assert place.refused("h1 wade north east") == ["DI-HAZ-02"]
    assert place.refused("h1 wade north north") == ["DI-HAZ-02"]
    place.stack(TILE_STACK)  # and nothing left to explore in the west
    place.s.listed = None
    assert place.legal("wade") == ["north south"]


def test_di_haz_03_the_door_used_is_a_way_out_too() -> None:
    place = beside(Hazard.LAVA)
    place.play("h1 wade north south")
    assert (place.s.spot[0], place.s.health[0]) == (START, 11)


def test_di_haz_01_there_is_nothing_to_wade_through_elsewhere() -> None:
    place = beside(Hazard.FLOOD)
    assert place.legal("wade") == []
    assert place.refused("h1 wade north east") == ["DI-HAZ-01"]


def test_di_haz_02_who_is_exhausted_by_lava_does_not_go_on() -> None:
    place = beside(Hazard.LAVA, "paladin", "thief", "monk", scenario="sc-07")
    place.s.health[0] = 7
    place.play("h1 wade north east")
    assert place.s.out[0] == 2
    assert place.legal("tile") == ["r1", "r3", "r4"]
    place.play("h1 tile r3")
    assert place.s.spot[0] == BEYOND


def test_di_token_03_tokens_on_lava_act_on_who_passes() -> None:
    place = beside(Hazard.LAVA)
    place.s.marks[CROSSROADS] = 1 << Token.HEALTH
    place.play("h1 wade north east")
    assert place.s.health[0] == 18 - 7 - 3


def test_di_haz_06_lava_burns_heroes_once_and_they_step_aside() -> None:
    place = dungeon("paladin", "thief", "monk")
    place.s.spot = [CROSSROADS, CROSSROADS, START]
    place.enemy("spider", 0)
    place.begin(BreakOut(CROSSROADS, Hazard.LAVA))
    assert place.legal("tile") == ["r1", "r3", "r4"]
    place.play("h1 tile r4", "h2 tile r4")
    assert place.s.spot == [ASIDE, ASIDE, START]
    assert place.s.health == [11, 8, 15]
    assert place.s.focus == [NOBODY]
    assert place.s.frames == []


def test_di_comp_07_a_hazard_is_on_the_map_only_once() -> None:
    place = beside(Hazard.LAVA)
    assert is_laid(place.s, Hazard.LAVA)
    assert not is_laid(place.s, Hazard.FLOOD)
    place.agree(hazard_unique=False)
    assert not is_laid(place.s, Hazard.LAVA)


# ---- floods and crevices -------------------------------------------------------------------------


@pytest.mark.parametrize("hazard", [Hazard.FLOOD, Hazard.CREVICE])
def test_di_haz_07_nobody_walks_over_a_flood_or_crevice(hazard: Hazard) -> None:
    place = beside(hazard)
    assert place.legal("move") == ["east", "west"]
    assert place.refused("h1 move north") == ["DI-HAZ-07"]


def test_di_haz_09_a_tile_becomes_a_hazard_and_stays_one() -> None:
    place = dungeon()
    place.begin(BreakOut(CROSSROADS, Hazard.CREVICE))
    assert place.s.hazards == [NO_HAZARD, Hazard.CREVICE, NO_HAZARD, NO_HAZARD]
    assert place.s.frames == []


def test_di_haz_10_heroes_go_back_and_enemies_and_things_are_lost() -> None:
    place = dungeon("paladin", "thief", "monk")
    place.s.spot = [CROSSROADS, CROSSROADS, START]
    place.s.before = [BEYOND, START, START]
    place.enemy("spider", 0)
    place.enemy("spider", place=CROSSROADS)
    place.enemy("spider", place=START)
    place.s.contents[CROSSROADS] = 0
    add_thing(place.s, NOTATION.cards.parse("rope"), LYING + CROSSROADS)
    add_thing(place.s, NOTATION.cards.parse("key"), LYING + START)
    place.s.marks[BEYOND] = 0
    place.begin(BreakOut(CROSSROADS, Hazard.FLOOD))
    assert place.s.spot == [BEYOND, START, START]
    assert place.s.health[0] == 18
    assert [card == NOBODY for card in place.s.enemy] == [True, True, False]
    assert [card == NOBODY for card in place.s.thing] == [True, False]
    assert place.s.contents[CROSSROADS] == NO_TOKEN


def test_di_haz_10_the_rewards_of_rows_are_lost_too() -> None:
    place = dungeon()
    place.s.spot = [CROSSROADS, START]
    place.s.before = [START, START]
    place.enemy("spider", 0)
    place.s.zones[0] = place.s.zones[0].add(NOTATION.cards.parse("needle"), 0)
    place.s.reward_rows = (0,)
    place.begin(BreakOut(CROSSROADS, Hazard.CREVICE))
    place.play("d show row-rewards 0 needle")
    assert list(place.s.reward_rows) == []
    discard = place.s.zones[2 + REWARD_DECK]
    assert NOTATION.cards.parse("needle") in discard.cards


def test_di_haz_10_who_came_by_teleport_chooses_a_neighbouring_tile() -> None:
    place = dungeon()
    place.s.spot, place.s.before = [CROSSROADS, START], [99, START]
    place.s.hazards[BEYOND] = Hazard.LAVA
    place.begin(BreakOut(CROSSROADS, Hazard.FLOOD))
    assert place.legal("tile") == ["r1", "r4"]


# ---- ropes ---------------------------------------------------------------------------------------


def test_di_haz_12_a_rope_is_deployed_for_a_point_and_used_up() -> None:
    place = beside(Hazard.FLOOD)
    assert place.legal("deploy") == []
    assert place.refused("h1 deploy north") == ["DI-HAZ-12"]
    give(place, "rope")
    place.play("h1 deploy north")
    assert (place.s.ropes[CROSSROADS], place.s.left[0], held(place.s, 0)) == (1, 6, [])


def test_di_haz_12_the_door_has_to_be_open() -> None:
    place = beside(Hazard.FLOOD)
    give(place, "rope")
    place.seal(START, NORTH)
    place.s.listed = None
    assert place.refused("h1 deploy north") == ["DI-HAZ-12"]


def test_di_haz_05_no_rope_over_lava() -> None:
    place = beside(Hazard.LAVA)
    give(place, "rope")
    assert place.legal("deploy") == []
    assert place.refused("h1 deploy north") == ["DI-HAZ-12"]


def test_di_haz_14_one_rope_is_enough() -> None:
    place = beside(Hazard.FLOOD)
    place.s.ropes[CROSSROADS] = 1
    give(place, "rope")
    assert place.refused("h1 deploy north") == ["DI-HAZ-14"]


def test_di_comp_06_five_ropes_at_a_time() -> None:
    place = beside(Hazard.FLOOD)
    give(place, "rope")
    place.s.ropes[:] = [1, 0, 1, 3]
    place.s.listed = None
    assert place.refused("h1 deploy north") == ["DI-COMP-06"]


def test_di_haz_13_who_has_deployed_a_rope_waits_for_the_next_turn() -> None:
    place = beside(Hazard.FLOOD)
    give(place, "rope")
    place.play("h1 deploy north")
    assert place.legal("cross") == []
    assert place.refused("h1 cross north") == ["DI-AP-07"]
    place.play("h1 end")
    place.begin(Turn(0))
    assert place.legal("cross") == ["north"]


def test_di_haz_16_any_hero_crosses_and_comes_out_where_it_likes() -> None:
    place = beside(Hazard.FLOOD, "paladin", "thief", "monk")
    place.s.ropes[CROSSROADS] = 1
    place.begin(Turn(2))
    place.play("h3 cross north")
    assert place.legal("side") == ["north", "east", "west"]
    place.play("h3 side east")
    assert place.s.spot == [START, START, ASIDE]
    assert place.s.frames == []


def test_di_haz_14_a_crossing_may_reveal_what_is_beyond() -> None:
    place = beside(Hazard.CREVICE)
    place.s.ropes[CROSSROADS] = 1
    place.s.listed = None
    place.stack(TILE_STACK, "tile-guard-post", "tile-fork")
    place.play("h1 cross north", "h1 side west", "d draw tiles tile-guard-post")
    assert place.s.tile(place.s.spot[0]).name == "Guard Post"
    assert place.s.meter == 19


def test_di_haz_13_without_a_rope_there_is_no_crossing() -> None:
    place = beside(Hazard.FLOOD)
    assert place.legal("cross") == []
    assert place.refused("h1 cross north") == ["DI-HAZ-13"]


def test_di_haz_15_a_rope_is_cut_for_a_point_and_gone() -> None:
    place = beside(Hazard.FLOOD)
    place.s.ropes[CROSSROADS] = 1
    place.s.listed = None
    place.play("h1 cut north")
    assert (place.s.ropes[CROSSROADS], place.s.left[0]) == (0, 6)
    assert place.refused("h1 cut north") == ["DI-HAZ-13"]

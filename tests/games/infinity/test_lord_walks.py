"""The Dungeon Lord on his feet: the ways he takes, whom he reaches, where he stops and falls."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from tests.games.infinity.test_lord import CLOSEST, FAR_EAST, FAR_WEST, drawn, dungeon, lord_at
from tests.games.infinity.test_lord_fights import EAST, LOUDEST, RAMPAGE, START, WEST, ends, engaged
from undercroft.games.infinity.combat.damage import wound
from undercroft.games.infinity.combat.numbers import noise_of
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.effects.vocabulary.terms import Token
from undercroft.games.infinity.map import geometry
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.map.possessions import lying_at
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_ENEMY
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.state import NO_METER, NOBODY

EASTWARDS, WESTWARDS, SOUTHWARDS = "d roll 8", "d roll 13", "d roll 20"
LORD = FIRST_ENEMY


def at(place: Place) -> int:
    """Where the lord is."""
    return spot_of(place.s, place.s.lord)


# ---- ways ----------------------------------------------------------------------------------------

NORTH, CORNER = 2, 3


def square() -> Place:
    """Four tiles around a point; heroes at the start, the lord in the corner across."""
    place = Place("paladin", "thief")
    east = place.tile("crossing-of-lamps", START, "east")
    place.tile("four-winds", START, "north")
    place.tile("market-under-stone", east, "north")
    place.s.meter = NO_METER
    return lord_at(place, CORNER)


@pytest.mark.parametrize(("roll", "where"), [(0, EAST), (1, NORTH)])
def test_di_lord_19_of_two_ways_as_short_the_die_takes_one(roll: int, where: int) -> None:
    place = drawn(square(), LOUDEST)
    assert place.legal("roll") == ["0", "1"]
    place.play(f"d roll {roll}")
    assert at(place) == where


def test_di_lord_19_he_takes_the_shortest_way_through_open_doors() -> None:
    place = square()
    place.seal(CORNER, geometry.WEST)
    assert at(drawn(place, LOUDEST)) == EAST  # no die is asked


@pytest.mark.parametrize(("pits", "where"), [(True, NORTH), (False, CORNER)])
def test_di_lord_19_pits_are_no_way_by_option(pits: bool, where: int) -> None:
    place = square()
    place.agree(lord_blocked_by_pits=pits)
    place.s.hazards[EAST] = Hazard.FLOOD
    drawn(place, LOUDEST)
    assert at(place) == where  # else the die has still to choose between both
    assert bool(place.legal("roll")) == (not pits)


def test_di_lord_19_without_a_way_he_stays() -> None:
    place = square()
    place.s.lord_acted = 0
    place.seal(CORNER, geometry.WEST)
    place.seal(CORNER, geometry.SOUTH)
    drawn(place, LOUDEST)
    assert (at(place), place.s.lord_acted, place.s.frames) == (CORNER, 0, [])


@pytest.mark.parametrize(("noise", "where", "moved"), [(START, START, 0), (WEST, WEST, 1)])
def test_di_lord_20_where_he_seeks_and_nobody_is_found_he_stays(
    noise: int, where: int, moved: int
) -> None:
    place = lord_at(dungeon("paladin", "thief"), START)
    place.s.spot, place.s.quiet[1], place.s.lord_acted = [EAST, START], 1, 0
    place.s.noises[noise] = 8
    drawn(place, LOUDEST)
    assert (at(place), place.s.lord_acted, place.s.focus) == (where, moved, [NOBODY])


def test_di_lord_18_he_moves_and_attacks_as_often_as_cards_say() -> None:
    place = lord_at(dungeon("thief", "paladin", "monk"), FAR_EAST)
    place.s.spot[2] = WEST
    place.stack(EVENT_DECK, LOUDEST, LOUDEST, LOUDEST)
    place.begin(DrawEvents(0, 3))
    place.play(f"d draw events {LOUDEST}")
    assert at(place) == EAST
    place.play(f"d draw events {LOUDEST}", "d roll 1")
    once = place.health(1)
    assert (at(place), once < 18) == (START, True)
    place.play(f"d draw events {LOUDEST}", "d roll 1")
    assert place.health(1) < once


def test_di_lord_39_a_shout_leads_him_to_the_tile_and_not_to_who_has_left_it() -> None:
    place = lord_at(dungeon("paladin", "thief"), START)
    place.s.meter, place.s.spot = 20, [EAST, FAR_WEST]
    place.begin(Turn(0))
    place.play("h1 shout", "d roll 20")
    place.s.spot[0] = WEST
    drawn(place, LOUDEST)
    assert (at(place), place.s.focus) == (EAST, [NOBODY])


# ---- attacks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "rows"),
    [
        ("spider spider", ["m2 m3 m1", ". . .", ". . ."]),
        ("spider spider spider spider", ["m2 m3 m4", "m5 m1 .", ". . ."]),
    ],
)
def test_di_lord_25_he_joins_at_the_first_free_place(before: str, rows: list[str]) -> None:
    place = lord_at(dungeon("thief", "paladin"), EAST)
    place.band(before, 1)
    drawn(place, LOUDEST)
    assert place.rows(1) == rows


@pytest.mark.parametrize(("agreed", "struck"), [(True, True), (False, False)])
def test_di_lord_26_in_the_enemy_phase_he_attacks_like_any_other(
    agreed: bool, struck: bool
) -> None:
    place = engaged("spider")
    place.agree(lord_phase=agreed)
    place.begin(EnemyPhase(0))
    place.play("d roll 20")  # the spider misses
    assert bool(place.legal("roll")) == struck


@pytest.mark.parametrize(("left", "roll", "hit"), [(6, 18, False), (6, 15, True), (0, 18, True)])
def test_di_lord_27_points_help_against_his_sudden_attacks(left: int, roll: int, hit: bool) -> None:
    place = lord_at(dungeon("thief", "paladin"), EAST)
    place.agree(ap_subtract="left")
    place.s.left[1] = left  # three points, in halves
    drawn(place, LOUDEST)
    place.play(f"d roll {roll}")
    assert (place.health(1) < 18) == hit


def test_di_lord_38_who_retreats_from_him_is_struck_at_the_back_and_gone() -> None:
    place = engaged()
    place.tile("fork", START, "north")
    place.s.meter = 20
    place.begin(Turn(0))
    place.play("h1 retreat east")
    place.play("d roll 18")  # no point makes him miss
    assert place.health(0) < 18
    assert (place.s.spot[0], at(place), place.s.focus) == (EAST, START, [NOBODY])


# ---- rampage -------------------------------------------------------------------------------------


def test_di_lord_30_he_rages_out_of_any_fight() -> None:
    place = engaged("spider")
    drawn(place, RAMPAGE)
    place.play(WESTWARDS)
    assert (at(place), place.s.focus) == (FAR_WEST, [0, NOBODY])
    assert place.rows() == ["m1 . .", ". . .", ". . ."]


@pytest.mark.parametrize("wall", ["sealed", "wall", "unexplored"])
def test_di_lord_31_a_wall_or_a_door_to_nowhere_stops_him_and_he_attacks_nobody(wall: str) -> None:
    place = lord_at(dungeon("paladin", "thief"), WEST)
    if wall == "sealed":
        place.seal(START, geometry.EAST)
    drawn(place, RAMPAGE)
    place.play({"sealed": EASTWARDS, "wall": SOUTHWARDS, "unexplored": WESTWARDS}[wall])
    where = {"sealed": START, "wall": WEST, "unexplored": FAR_WEST}[wall]
    assert (at(place), place.s.focus) == (where, [NOBODY])
    assert bool(place.legal("yes")) == (wall == "sealed")  # the heroes there may strike at him


@pytest.mark.parametrize("hazard", [Hazard.FLOOD, Hazard.CREVICE, Hazard.LAVA])
def test_di_lord_31_hazards_do_not_stop_him(hazard: Hazard) -> None:
    place = lord_at(dungeon("paladin", "thief"), WEST)
    place.s.spot = [FAR_WEST, FAR_WEST]
    place.s.hazards[START] = hazard
    drawn(place, RAMPAGE)
    place.play(EASTWARDS)
    assert at(place) == FAR_EAST


# ---- the end, and what does not touch him --------------------------------------------------------


def test_di_lord_35_he_leaves_four_rewards_and_does_not_return() -> None:
    place = lord_at(dungeon("paladin", "thief"), EAST)
    place.begin()
    wound(place.s, place.s.lord, 99, 0, "DI-DMG-01")
    place.s.run()
    place.settle()
    assert (place.s.lord, len(lying_at(place.s, EAST))) == (NOBODY, 4)
    drawn(place, "event-hesk-07")  # the number of the tile in the far east
    assert place.s.lord == NOBODY


def test_di_lord_36_tokens_of_tiles_are_nothing_to_him_and_lava_is() -> None:
    place = lord_at(dungeon("paladin", "thief"), FAR_EAST)
    whole = place.health(LORD)
    place.s.marks[EAST] = sum(1 << token for token in Token)
    drawn(place, LOUDEST)
    assert (at(place), place.health(LORD)) == (EAST, whole)
    assert (place.s.noises[EAST], place.s.frames) == (0, [])
    place.s.hazards[START] = Hazard.LAVA
    place.s.spot = [WEST, WEST]
    drawn(place, LOUDEST)
    assert place.health(LORD) == whole - 3


# ---- silence -------------------------------------------------------------------------------------


@pytest.mark.parametrize("quiet", [0, 1])
def test_di_noise_02_who_is_quiet_is_not_tracked(quiet: int) -> None:
    place = lord_at(dungeon("thief", "paladin", "monk"), START)
    place.s.spot, place.s.quiet[0] = [EAST, FAR_WEST, FAR_WEST], quiet
    drawn(place, CLOSEST)
    assert at(place) == (FAR_WEST if quiet else EAST)


def test_di_noise_04_silence_lasts_to_the_end_of_the_round_and_no_longer() -> None:
    place = dungeon("paladin", "thief")
    place.s.meter = 20
    place.begin(Turn(0))
    place.play("h1 sneak east", "h1 end")
    assert noise_of(place.s, 0) == 0
    ends(place)
    assert noise_of(place.s, 0) == 5

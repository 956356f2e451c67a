"""Rulings about the Dungeon Lord and about ties that can be read another way."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import draws
from tests.games.infinity.scenes import Place
from tests.games.infinity.test_lord import FAR_EAST, drawn, dungeon, lord_at
from undercroft.games.infinity.combat.focus import lose_focus
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.map.hazards import BreakOut
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_ENEMY
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.state import NO_METER, NOBODY

START, EAST, WEST, FAR_WEST = 0, 1, 3, 4
EAST_CALLS, LOUDEST, CLOSEST = "event-hesk-01", "event-hesk-05", "event-hesk-02"
"""A lord event with the number of the tile in the east, and two that no tile here answers to."""


def at(place: Place) -> int:
    """Where the lord is."""
    return spot_of(place.s, place.s.lord)


# ---- how he comes --------------------------------------------------------------------------------


@pytest.mark.parametrize(("overflow", "lord_comes"), [("ignore", False), ("draw", True)])
def test_di_a_08_what_is_left_when_the_meter_is_empty_calls_the_lord_only_if_agreed(
    overflow: str, lord_comes: bool
) -> None:
    place = dungeon()
    place.agree(threat_overflow=overflow)
    place.s.meter = 1
    place.stack(EVENT_DECK, EAST_CALLS, LOUDEST)
    draw_events(place.s, 2, 0)
    place.s.run()
    place.play(*[f"d draw events {EAST_CALLS}"] * lord_comes)
    assert place.s.frames == []
    assert (place.s.meter, place.s.lord != NOBODY) == (NO_METER, lord_comes)


@pytest.mark.parametrize(("at_once", "focus"), [(False, NOBODY), (True, 0)])
def test_di_a_09_the_lord_attacks_where_he_appears_only_if_agreed(
    at_once: bool, focus: int
) -> None:
    place = dungeon()
    place.agree(appear_attack=at_once)
    place.s.spot = [EAST, START]
    drawn(place, EAST_CALLS)
    place.play(*["d roll 1"] * at_once)
    assert place.s.frames == []
    assert (at(place), place.s.focus) == (EAST, [focus])
    assert (place.s.health[0] < 18) is at_once


@pytest.mark.parametrize(("at_once", "focus"), [(False, NOBODY), (True, 0)])
def test_di_a_09_so_it_is_when_a_chest_brings_him(at_once: bool, focus: int) -> None:
    place = dungeon()
    place.agree(appear_attack=at_once)
    place.s.spot = [EAST, START]
    draws(place, "he-kept-this-one-himself", RiskDeck.CHEST)
    place.play(*["d roll 1"] * at_once)
    assert place.legal("end") == ["end"]
    assert (at(place), place.s.focus, place.s.noises[EAST]) == (EAST, [focus], 6)


@pytest.mark.parametrize(("at_once", "focus"), [(False, NOBODY), (True, 0)])
def test_di_a_09_so_it_is_when_the_empty_meter_calls_him(at_once: bool, focus: int) -> None:
    place = dungeon()
    place.plays("sc-04")
    place.agree(appear_attack=at_once)
    place.s.spot, place.s.meter = [EAST, START], 1
    place.stack(EVENT_DECK, EAST_CALLS)
    place.begin(Turn(0))
    draw_events(place.s, 1, 0)
    place.s.run()
    place.play(f"d draw events {EAST_CALLS}", *["d roll 1"] * at_once)
    assert place.legal("end") == ["end"]
    assert (at(place), place.s.focus) == (EAST, [focus])


@pytest.mark.parametrize("seat", [0, 1])
def test_di_a_09_whose_turn_it_is_says_whom_he_attacks_when_the_empty_meter_calls_him(
    seat: int,
) -> None:
    place = dungeon("thief", "thief")
    place.plays("sc-04")
    place.agree(appear_attack=True)
    place.s.spot, place.s.meter = [EAST, EAST], 1
    place.stack(EVENT_DECK, EAST_CALLS)
    place.begin(Turn(seat))
    draw_events(place.s, 1, seat)
    place.s.run()
    place.play(f"d draw events {EAST_CALLS}")
    assert place.legal("target") == ["h1", "h2"]
    assert place.s.frames[-1].seat(place.s) == seat


# ---- what he does --------------------------------------------------------------------------------


@pytest.mark.parametrize(("does", "focus"), [("attack", 0), ("wait", NOBODY)])
def test_di_a_10_with_all_heroes_around_him_the_lord_attacks_or_waits(
    does: str, focus: int
) -> None:
    place = lord_at(dungeon(), START)
    place.agree(frozen_lord=does)
    place.s.meter, place.s.lord_acted, place.s.laid_in = NO_METER, 0, place.s.round
    place.begin(EndOfRound())
    place.play(*["d roll 1"] * (does == "attack"))
    assert place.s.frames == []
    assert place.s.focus == [focus]
    assert (place.s.health[0] < 18) is (does == "attack")


@pytest.mark.parametrize(("phase", "blows"), [(True, 2), (False, 1)])
def test_di_a_11_in_the_enemy_phase_the_lord_attacks_or_only_the_others_do(
    phase: bool, blows: int
) -> None:
    place = Place("paladin")
    place.agree(lord_phase=phase)
    place.band("hesk spider")
    place.begin(EnemyPhase(0))
    place.play(*["d roll 20"] * blows)
    assert place.s.frames == []


@pytest.mark.parametrize("hazard", [Hazard.FLOOD, Hazard.CREVICE])
@pytest.mark.parametrize(("stop", "where"), [(False, EAST), (True, FAR_EAST)])
def test_di_a_13_a_pit_on_his_way_stops_the_lord_only_if_agreed(
    stop: bool, where: int, hazard: Hazard
) -> None:
    place = lord_at(dungeon(), FAR_EAST)
    place.agree(lord_blocked_by_pits=stop)
    place.s.hazards[EAST] = hazard
    drawn(place, LOUDEST)
    assert at(place) == where


@pytest.mark.parametrize("stop", [False, True])
def test_di_a_13_out_of_a_pit_that_opens_under_him_the_lord_goes_on(stop: bool) -> None:
    place = lord_at(dungeon(), FAR_EAST)
    place.agree(lord_blocked_by_pits=stop)
    place.begin(BreakOut(FAR_EAST, Hazard.FLOOD))
    drawn(place, LOUDEST)
    assert at(place) == EAST


# ---- ties ----------------------------------------------------------------------------------------


def between(ties: str) -> Place:
    """Two heroes as loud as each other, one in the west, one in the east; the lord between."""
    place = lord_at(dungeon("warrior", "paladin"), START)
    place.agree(ties=ties)
    place.s.spot = [WEST, EAST]
    return place


def test_di_a_62_the_active_player_says_whom_the_lord_goes_after() -> None:
    place = drawn(between("ask"), CLOSEST)
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2")
    assert (at(place), place.s.focus) == (EAST, [1])


def test_di_a_62_by_option_he_goes_after_the_first_of_equals() -> None:
    place = drawn(between("first"), CLOSEST)
    assert place.legal("target") == []
    assert (at(place), place.s.focus) == (WEST, [0])


@pytest.mark.parametrize(("ties", "asked"), [("ask", ["h1", "h2"]), ("first", [])])
def test_di_a_62_of_equals_in_his_tile_the_lord_attacks_a_chosen_one_or_the_first(
    ties: str, asked: list[str]
) -> None:
    place = lord_at(dungeon("warrior", "paladin", "thief"), START)
    place.s.spot[2] = EAST
    place.agree(ties=ties)
    drawn(place, LOUDEST)
    assert place.legal("target") == asked
    place.play(*["h1 target h2"] * len(asked[:1]))
    assert place.s.focus == [1 if asked else 0]


@pytest.mark.parametrize(("ties", "asked"), [("ask", ["h2", "h3"]), ("first", [])])
def test_di_a_62_enemies_turn_to_a_chosen_one_of_equals_or_to_the_first(
    ties: str, asked: list[str]
) -> None:
    place = Place("thief", "warrior", "paladin")
    place.agree(ties=ties)
    place.band("ghoul")
    lose_focus(place.s, 0)
    place.s.run()
    assert place.legal("target") == asked
    place.play(*["h1 target h3"] * len(asked[:1]))
    assert place.s.focus == [2 if asked else 1]


@pytest.mark.parametrize(("ties", "asked"), [("ask", ["m1", "m3"]), ("first", [])])
def test_di_a_62_the_confused_strike_a_chosen_neighbour_or_the_first(
    ties: str, asked: list[str]
) -> None:
    place = Place("paladin")
    place.agree(ties=ties)
    place.band("ghoul ghoul ghoul")
    place.stun(0, 2)
    place.s.baffled[1] = 1
    place.begin(EnemyPhase(0))
    assert place.legal("target") == asked
    place.play(*["h1 target m3"] * len(asked[:1]), "d roll 1")
    assert [place.health(FIRST_ENEMY + i) < 7 for i in (0, 2)] == [not asked, bool(asked)]

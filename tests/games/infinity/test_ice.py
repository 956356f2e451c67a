"""Paths of ice: where the lord slides who steps on one."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.map.ice import lay_ice
from undercroft.games.infinity.notation import EVENT_DECK, TILE_STACK
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.state import NOBODY

START, EAST, FAR_EAST, WEST, FAR_WEST, NORTH = range(6)
LOUDEST, RAMPAGE = "event-hesk-05", "event-hesk-01"
EASTWARDS, WESTWARDS, SOUTHWARDS = "d roll 8", "d roll 13", "d roll 20"


def cross(*heroes: str) -> Place:
    """Five tiles in a row from west to east, the start in the middle, and one north of it."""
    place = Place(*(heroes or ("paladin", "thief")))
    place.tile("market-under-stone", place.tile("crossing-of-lamps", START, "east"), "east")
    place.tile("old-forum", place.tile("four-winds", START, "west"), "west")
    place.tile("cell", START, "north")
    return place


def draw(place: Place, card: str, lord: int, *heroes: int) -> Place:
    """The lord is in play, heroes are somewhere, and a lord event is drawn."""
    place_lord(place.s, lord)
    place.s.spot = list(heroes)
    place.stack(EVENT_DECK, card)
    place.begin(DrawEvents(1, 1))
    place.play(f"d draw events {card}")
    return place


def at(place: Place) -> int:
    """Where the lord is."""
    return spot_of(place.s, place.s.lord)


def test_di_hero_12_at_one_end_of_the_ice_he_slides_to_the_other_and_engages_nobody() -> None:
    place = cross()
    lay_ice(place.s, (EAST, START, WEST), 2)
    draw(place, LOUDEST, FAR_EAST, START, WEST)  # he is after the first, at the start
    assert at(place) == WEST
    assert place.s.focus == [NOBODY]
    assert place.s.frames == []


@pytest.mark.parametrize(("prey", "end"), [(FAR_WEST, FAR_WEST), (FAR_EAST, FAR_EAST)])
def test_di_hero_12_in_the_middle_of_it_he_goes_where_his_card_points(prey: int, end: int) -> None:
    place = cross()
    lay_ice(place.s, (FAR_WEST, WEST, START, EAST, FAR_EAST), 2)
    draw(place, LOUDEST, NORTH, prey, START)
    assert at(place) == end
    assert place.s.focus == [NOBODY]


def test_di_lord_37_where_that_is_not_clear_the_active_player_decides() -> None:
    place = cross()
    lay_ice(place.s, (WEST, START, EAST), 2)
    draw(place, LOUDEST, NORTH, START, FAR_EAST)
    assert place.legal("tile") == ["r4", "r2"]
    place.play("h2 tile r4")
    assert at(place) == WEST
    assert place.s.frames == []
    settled = cross()
    settled.agree(ties="first")
    lay_ice(settled.s, (WEST, START, EAST), 2)
    assert at(draw(settled, LOUDEST, NORTH, START, FAR_EAST)) == WEST


def test_di_hero_12_a_rampage_slides_too_the_way_it_runs() -> None:
    place = cross()
    lay_ice(place.s, (FAR_WEST, WEST, START), 2)
    draw(place, RAMPAGE, FAR_EAST, NORTH, NORTH)
    place.play(WESTWARDS)
    assert at(place) == FAR_WEST  # four tiles in all
    middle = cross()
    lay_ice(middle.s, (WEST, START, EAST), 2)
    draw(middle, RAMPAGE, FAR_WEST, NORTH, NORTH)
    middle.play(EASTWARDS)  # from one end of the ice to the other
    assert at(middle) == EAST


def test_di_lord_37_a_rampage_across_the_ice_leaves_it_to_the_player() -> None:
    place = cross()
    lay_ice(place.s, (WEST, START, EAST), 2)
    draw(place, RAMPAGE, NORTH, FAR_EAST, FAR_EAST)
    place.play(SOUTHWARDS)
    assert place.legal("tile") == ["r4", "r2"]
    place.play("h2 tile r2")
    assert at(place) == EAST
    assert place.s.frames == []


def test_ic_20_two_paths_are_two() -> None:
    place = cross()
    lay_ice(place.s, (WEST, FAR_WEST), 2)
    lay_ice(place.s, (EAST, FAR_EAST), 2)
    draw(place, LOUDEST, START, EAST, FAR_EAST)
    assert at(place) == FAR_EAST


def test_ic_20_the_path_that_a_mage_has_travelled_reaches_to_the_tile_found() -> None:
    place = cross("ice-mage", "thief")
    place.s.spot = [FAR_WEST, FAR_EAST]
    place.stack(TILE_STACK, "tile-fork", "tile-cell")
    place.begin(Turn(0))
    place.play("h1 use ice-travel", "h1 side east", "h1 side north", "d draw tiles tile-fork")
    found = place.s.spot[0]
    assert [tile for tile, mark in enumerate(place.s.ice) if mark] == [WEST, FAR_WEST, found]


@pytest.mark.parametrize(
    ("hazard", "sides"),
    [(Hazard.FLOOD, ["east"]), (Hazard.CREVICE, ["east"]), (Hazard.LAVA, [])],
)
def test_di_hero_12_the_ice_mage_crosses_pits_but_stops_before_lava(
    hazard: Hazard, sides: list[str]
) -> None:
    place = cross("ice-mage", "thief")
    place.s.meter = 20
    place.s.spot, place.s.hazards[START] = [WEST, WEST], hazard
    place.begin(Turn(0))
    place.play("h1 use ice-travel")
    assert [side for side in place.legal("side") if side == "east"] == sides
    if sides:
        place.play("h1 side east", "h1 side east")
        assert place.s.spot[0] == EAST
        assert place.legal("move") != []

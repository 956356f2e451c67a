"""Ways off the beaten track: over ice, by teleport, back from the mist, and light ahead."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import draws, grow
from tests.games.infinity.crossroads import ASIDE, BEYOND, CROSSROADS
from tests.games.infinity.crossroads import dungeon as crossroads
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.bands import new_band
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.ice import lay_ice, melt
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.notation import (
    EQUIPMENT_TILE,
    NOTATION,
    REWARD_DECK,
    TILE_STACK,
)
from undercroft.games.infinity.phases.ambush import Ways
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.scenarios.the_relic import TheRelic
from undercroft.games.infinity.state import NO_CARD, NO_HAZARD
from undercroft.kernel.stacks import NO_SEATS

START = 0

# ---- ice -----------------------------------------------------------------------------------------


def skating(hazard: int = NO_HAZARD, where: int = CROSSROADS, level: int = 1) -> Place:
    """The ice mage is about to lay a path: of two tiles, at level 3 of three."""
    place = crossroads("ice-mage", "thief")
    grow(place, 0, level)
    place.s.hazards[where] = hazard
    place.begin(Turn(0))
    place.play("h1 use ice-travel")
    return place


def ice(place: Place) -> list[int]:
    """Where ice lies."""
    return [at for at, mark in enumerate(place.s.ice) if mark]


def test_ic_20_a_path_of_ice_is_laid_tile_by_tile_and_gone_at_once() -> None:
    place = skating()
    place.play("h1 side north")
    assert place.s.spot[0] == START  # not before its end is known
    assert place.legal("side") == ["north", "east", "west"]  # and not back
    place.play("h1 side north")
    assert (place.s.spot[0], ice(place)) == (BEYOND, [START, CROSSROADS, BEYOND])
    assert place.s.before[0] == CROSSROADS
    assert lasting(place, START, CROSSROADS, BEYOND) == [2, 2, 2]


def lasting(place: Place, *tiles: int) -> list[int]:
    """For how many rounds ice lies on tiles, this one included."""
    s, rounds = place.s, [0] * len(tiles)
    while any(s.ice):
        rounds = [n + bool(s.ice[at]) for n, at in zip(rounds, tiles)]
        melt(s)
        s.round += 1
    return rounds


def test_ic_20_who_skates_is_heard_and_learns_only_from_what_it_finds() -> None:
    place = skating()
    place.s.quiet[0] = 1
    place.play("h1 side north", "h1 done")
    assert (place.s.quiet[0], place.s.xp[0]) == (0, 0)
    found = skating()
    found.stack(TILE_STACK, "tile-fork", "tile-cell")
    found.play("h1 side west", "d draw tiles tile-fork")
    found.settle()
    assert found.s.xp[0] == 1
    assert lasting(found, 4, START) == [2, 2]


def test_ic_20_a_path_leads_home_too() -> None:
    place = crossroads("ice-mage", "thief")
    place.s.spot[0] = BEYOND
    place.begin(Turn(0))
    place.play("h1 use ice-travel", "h1 side south")
    assert place.legal("side") == ["east", "south", "west"]
    place.play("h1 side south")
    assert (place.s.spot[0], place.s.xp[0]) == (START, 0)


def test_ic_20_it_may_end_before_and_who_takes_no_step_lays_none() -> None:
    place = skating()
    place.play("h1 side north", "h1 done")
    assert (place.s.spot[0], ice(place)) == (CROSSROADS, [START, CROSSROADS])
    still = skating()
    still.play("h1 done")
    assert (still.s.spot[0], ice(still)) == (START, [])


def test_ic_20_a_path_leads_over_a_pit_but_does_not_end_there() -> None:
    place = skating(Hazard.FLOOD)
    place.play("h1 side north")
    assert place.legal("done") == []
    assert skating(Hazard.FLOOD, BEYOND).legal("side") == ["north", "east", "west"]
    last = skating(Hazard.FLOOD, BEYOND)
    last.play("h1 side north")
    assert last.legal("side") == ["east", "west"]
    longer = skating(Hazard.CREVICE, BEYOND, level=3)
    longer.play("h1 side north")
    assert longer.legal("side") == ["north", "east", "west"]


def test_ic_20_lava_melts_it() -> None:
    assert skating(Hazard.LAVA).legal("side") == ["east", "west"]
    assert skating(Hazard.LAVA, level=3).legal("side") == ["east", "west"]


def test_ic_20_a_tile_that_is_found_at_its_end_has_ice_too() -> None:
    place = skating()
    place.stack(TILE_STACK, "tile-fork", "tile-cell")
    place.play("h1 side east", "d draw tiles tile-fork")
    place.settle()
    assert place.s.spot[0] == 4
    assert ice(place) == [START, 4]


def test_ic_20_ice_that_lies_already_stays() -> None:
    place = skating()
    lay_ice(place.s, (ASIDE, CROSSROADS), 9)
    place.play("h1 side north", "h1 done")
    assert place.s.ice[ASIDE]


# ---- teleports -----------------------------------------------------------------------------------


def test_ic_37_a_fold_in_space_leads_so_far_and_to_no_hazard() -> None:
    place = crossroads("wave-warper", "thief")
    far = place.tile("fork", BEYOND, "north")
    grow(place, 0, 2)
    place.begin(Turn(0))
    place.play("h1 use fold-space")
    assert place.legal("tile") == ["r2", "r3", "r4", "r5"]
    place.play(f"h1 tile r{far + 1}")
    assert (place.s.spot, place.s.before[0]) == ([far, START], START)
    pit = crossroads("wave-warper", "thief")
    pit.s.hazards[BEYOND] = Hazard.FLOOD
    grow(pit, 0, 2)
    pit.begin(Turn(0))
    pit.play("h1 use fold-space")
    assert pit.legal("tile") == ["r2", "r4"]


def scroll(name: str, *spots: int) -> Place:
    """The first of three heroes has a scroll, with points enough to use it."""
    place = crossroads("thief", "paladin", "warrior")
    place.s.spot = list(spots)
    place.thing(name, 0, POCKETED)
    place.begin(Turn(0))
    place.play("h1 consume t1")
    return place


def test_di_item_15_a_passage_takes_all_of_the_tile_along() -> None:
    place = scroll("scroll-of-passage", CROSSROADS, CROSSROADS, START)
    assert place.legal("tile") == ["r1", "r3", "r4"]
    place.play("h1 tile r4")
    assert place.s.spot == [ASIDE, ASIDE, START]


def test_di_item_15_a_gathering_brings_everybody_who_is_elsewhere() -> None:
    place = scroll("scroll-of-gathering", CROSSROADS, BEYOND, START)
    assert place.s.spot == [CROSSROADS] * 3


def test_di_item_15_a_return_leads_home() -> None:
    place = scroll("scroll-of-return", BEYOND, BEYOND, START)
    assert place.s.spot == [START, BEYOND, START]


def test_ic_50_the_carrier_of_the_relic_stays_behind() -> None:
    place = crossroads("thief", "paladin", "warrior", scenario="sc-09")
    page = place.plays("sc-09")
    assert isinstance(page, TheRelic)
    place.s.spot = [BEYOND, CROSSROADS, START]
    place.thing("scroll-of-gathering", 0, POCKETED)
    page.holder = 2
    place.begin(Turn(0))
    place.play("h1 consume t1")
    assert place.s.spot == [BEYOND, BEYOND, START]


def test_di_risk_10_chance_says_where_a_random_teleport_leads() -> None:
    place = crossroads("thief", "paladin")
    place.s.spot = [CROSSROADS, START]
    draws(place, "written-in-chalk", RiskDeck.CHEST)
    assert place.legal("roll") == ["0", "1", "2"]
    place.play("d roll 1")
    assert place.s.spot == [BEYOND, START]


# ---- light ---------------------------------------------------------------------------------------


def test_ic_19_light_reveals_a_tile_on_a_side_of_choice() -> None:
    place = crossroads("fire-mage", "thief")
    place.stack(TILE_STACK, "tile-fork", "tile-cell")
    place.begin(Turn(0))
    place.play("h1 use fire-light")
    assert place.legal("side") == ["east", "west"]
    place.play("h1 side west", "d draw tiles tile-fork")
    place.settle()
    assert place.s.dungeon.way(START, 3) == 4
    assert (place.s.spot[0], place.s.xp[0]) == (START, 1)


def test_ic_19_where_one_side_alone_is_dark_nobody_is_asked() -> None:
    place = crossroads("fire-mage", "thief")
    place.tile("cell", START, "east")
    place.stack(TILE_STACK, "tile-fork", "tile-guard-post")
    place.begin(Turn(0))
    place.play("h1 use fire-light")
    assert place.legal("side") == []
    place.play("d draw tiles tile-fork")
    place.settle()
    assert place.s.dungeon.way(START, 3) == 5


def test_di_hero_23_light_lifts_the_mist_of_a_tile_that_lies_there() -> None:
    place = crossroads("fire-mage", "thief")
    place.s.contents[CROSSROADS] = RiskDeck.MIST
    place.begin(Turn(0))
    place.play("h1 use fire-light")
    assert place.legal("side") == ["north", "east", "west"]
    place.play("h1 side north")
    assert place.s.contents[CROSSROADS] != RiskDeck.MIST
    assert place.legal("draw")[0].startswith("mists ")
    place.settle()
    assert place.s.xp[0] == 1


# ---- back ----------------------------------------------------------------------------------------


def test_di_mist_12_who_goes_back_arrives_there_as_one_who_comes() -> None:
    place = crossroads("warrior", "thief")
    s = place.s
    armoury = place.tile("equipment-tile", CROSSROADS, "west")
    needle = NOTATION.cards.parse("needle")
    s.stacks[REWARD_DECK] = s.stacks[REWARD_DECK].shuffled().drawn(0, needle)
    s.zones[EQUIPMENT_TILE] = s.zones[EQUIPMENT_TILE].add(needle, NO_SEATS)
    s.spot[0], s.before[0] = CROSSROADS, armoury
    turn = Turn(0)
    turn.step = 1
    place.begin(turn, Ways(0, CROSSROADS, new_band(s, NO_CARD)))
    place.play("h1 choose 4", "d show equipment-tile 0 needle")
    assert s.spot[0] == armoury
    assert s.frames == [turn]


@pytest.mark.parametrize("points", [0, 3, 4])
def test_di_mist_08_who_has_not_the_points_does_not_sneak(points: int) -> None:
    place = crossroads("warrior", "thief")
    place.s.spot[0], place.s.before[0] = CROSSROADS, START
    turn = Turn(0)
    turn.step = 1
    place.begin(turn, Ways(0, CROSSROADS, new_band(place.s, NO_CARD)))
    turn.extra += points - turn.left(place.s)
    place.begin(turn, Ways(0, CROSSROADS, 0))
    assert place.legal("choose") == (["1"] if points >= 4 else []) + ["2", "3", "4"]

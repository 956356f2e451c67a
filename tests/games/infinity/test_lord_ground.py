"""The Dungeon Lord on lava, over pits, at sealed doors and in teleporters."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.numbers import enemy_health, full_health
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.map.geometry import EAST, WEST
from undercroft.games.infinity.notation import EVENT_DECK
from undercroft.games.infinity.phases.end_of_round import is_frozen
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.state import NOBODY

LOUDEST, RAMPAGE = "event-hesk-05", "event-hesk-01"
START, EAST_1, EAST_2, EAST_3 = range(4)


def corridor(last: str = "old-forum") -> Place:
    """Four tiles in a row from the start to the east; two heroes at the start, the lord in the far
    east."""
    place = Place("paladin", "thief")
    at = START
    for name in ("crossing-of-lamps", "four-winds", last):
        at = place.tile(name, at, "east")
    place_lord(place.s, EAST_3)
    return place


def draw(place: Place, card: str) -> None:
    """A lord event is drawn."""
    place.stack(EVENT_DECK, card)
    place.begin(DrawEvents(0, 1))
    place.play(f"d draw events {card}")


def at(place: Place) -> int:
    """Where the lord is."""
    return spot_of(place.s, place.s.lord)


def hurt(place: Place) -> int:
    """How much Health the lord has lost."""
    return full_health(place.s, place.s.lord) - enemy_health(place.s, place.s.lord)


def test_di_haz_04_lava_burns_the_lord_and_he_goes_one_tile_more() -> None:
    place = corridor()
    place.s.hazards[EAST_2] = Hazard.LAVA
    draw(place, LOUDEST)  # one tile would end there
    assert (at(place), hurt(place)) == (EAST_1, 3)


def test_di_haz_04_a_rampage_does_not_end_on_lava_either() -> None:
    place = corridor()
    place.s.hazards[START] = Hazard.LAVA
    place.s.spot = [EAST_1, EAST_1]
    west = place.tile("drain", START, "west")
    draw(place, RAMPAGE)
    place.play("d roll 15")
    assert (at(place), hurt(place)) == (west, 3)


def test_di_haz_04_lava_may_be_his_end() -> None:
    place = corridor()
    place.s.hazards[EAST_2] = Hazard.LAVA
    place.s.damage[0] = full_health(place.s, place.s.lord) - 3
    draw(place, LOUDEST)
    assert place.s.lord == NOBODY
    assert place.s.lord_fallen


@pytest.mark.parametrize("hazard", [Hazard.FLOOD, Hazard.CREVICE])
@pytest.mark.parametrize(("blocked", "where"), [(False, EAST_2), (True, EAST_3)])
def test_di_haz_11_pits_stop_the_lord_only_by_option(
    hazard: Hazard, blocked: bool, where: int
) -> None:
    place = corridor()
    place.agree(lord_blocked_by_pits=blocked)
    place.s.hazards[EAST_2] = hazard
    draw(place, LOUDEST)
    assert (at(place), hurt(place)) == (where, 0)


def test_di_haz_20_sealed_doors_stop_the_lord_and_sight() -> None:
    place = corridor()
    place.seal(EAST_2, WEST)
    draw(place, LOUDEST)
    assert at(place) == EAST_3
    assert place.s.dungeon.line(START, EAST, 3) == [EAST_1]


def with_teleporters() -> Place:
    """The lord is beside a Teleportation tile; its twin lies north of the start."""
    place = Place("paladin", "thief")
    middle = place.tile("crossing-of-lamps", START, "east")
    gate = place.tile("teleportation-tile-1", middle, "north")
    place.tile("old-forum", gate, place_side(place, gate, middle))
    place_lord(place.s, 3)
    return place


def place_side(place: Place, gate: int, middle: int) -> str:
    """The side by which a tile is left that was entered from another."""
    dungeon = place.s.dungeon
    back = dungeon.side_to(gate, middle)
    out = next(side for side in range(4) if side != back and dungeon.has_door(gate, side))
    return ("north", "east", "south", "west")[out]


def test_di_spec_06_the_lord_stops_in_a_teleporter_and_leaves_it_by_the_other() -> None:
    place = with_teleporters()
    draw(place, LOUDEST)
    assert at(place) == 2
    place.tile("teleportation-tile-2", START, "west")
    draw(place, LOUDEST)
    assert at(place) == START  # through the twin, then the step of the card


def test_di_spec_06_who_waits_at_the_twin_is_met_there() -> None:
    place = with_teleporters()
    draw(place, LOUDEST)
    twin = place.tile("teleportation-tile-2", START, "west")
    place.s.spot[1] = twin  # the paladin at the start is louder
    draw(place, LOUDEST)
    assert at(place) == twin
    assert place.s.focus[0] == 1


def test_di_spec_06_without_the_twin_he_simply_goes_on() -> None:
    place = with_teleporters()
    draw(place, LOUDEST)
    draw(place, LOUDEST)
    assert at(place) == 1


@pytest.mark.parametrize(("out", "frozen"), [(0, True), (1, False)])
def test_di_a_10_a_lord_who_could_attack_nobody_is_not_frozen(out: int, frozen: bool) -> None:
    place = Place("paladin")
    place_lord(place.s, START)
    place.s.out[0] = out
    assert is_frozen(place.s) is frozen

"""Lava, floods, crevices, ropes and shut doors, as cards bring them and heroes meet them."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import draws
from tests.games.infinity.dungeons import at, gaol
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.geometry import CLOSED, EAST, NORTH, SOUTH, WEST
from undercroft.games.infinity.map.possessions import held
from undercroft.games.infinity.map.seals import is_sealed, unseal
from undercroft.games.infinity.notation import TILE_STACK
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.setup.layout import START
from undercroft.games.infinity.state import NO_HAZARD

CROSSROADS, BEYOND, ASIDE = 1, 2, 3
"""The tile north of the start, one north of it, one east of it."""


def dungeon(*heroes: str) -> Place:
    """A crossroads north of the start, with a tile north and one east of it."""
    place = Place(*(heroes or ("paladin", "thief")))
    place.s.meter = 20
    place.s.turns = [1] * place.s.seats
    place.tile("crossing-of-lamps", START, "north")
    place.tile("drain", CROSSROADS, "north")
    place.tile("four-winds", CROSSROADS, "east")
    return place


def beside(hazard: Hazard, *heroes: str) -> Place:
    """The crossroads are a hazard; the first hero has a turn south of them."""
    place = dungeon(*heroes)
    place.s.hazards[CROSSROADS] = hazard
    place.begin(Turn(0))
    return place


# ---- lava ----------------------------------------------------------------------------------------


def test_di_haz_02_lava_that_nobody_can_leave_is_not_entered() -> None:
    place = beside(Hazard.LAVA)
    place.seal(CROSSROADS, NORTH)
    place.s.hazards[ASIDE] = Hazard.CREVICE
    place.stack(TILE_STACK)
    place.s.listed = None
    assert place.refused("h1 wade north north") == ["DI-HAZ-02"]
    assert place.legal("wade") == ["north south"]
    assert place.refused("h1 move north") == ["DI-HAZ-02"]
    place.play("h1 wade north south")
    assert place.s.spot[0] == START


def test_di_haz_02_no_card_leads_onto_lava_either() -> None:
    place = beside(Hazard.LAVA, "assassin")
    place.play("h1 use side-door")
    assert place.legal("side") == ["east", "west"]


@pytest.mark.parametrize(("hazard", "offered"), [(Hazard.LAVA, []), (Hazard.FLOOD, ["north"])])
def test_di_haz_05_lava_takes_no_rope(hazard: Hazard, offered: list[str]) -> None:
    place = beside(hazard)
    place.thing("rope", 0)
    place.s.listed = None
    assert place.legal("deploy") == offered
    assert place.refused("h1 deploy north") == ([] if offered else ["DI-HAZ-12"])


@pytest.mark.parametrize(("hazard", "rules"), [(Hazard.LAVA, ["DI-HAZ-08"]), (NO_HAZARD, [])])
def test_di_haz_05_nobody_teleports_onto_lava(hazard: int, rules: list[str]) -> None:
    place = Place("paladin", "thief")
    place.s.meter = 20
    place.tile("teleportation-tile-1", START, "north")
    twin = place.tile("teleportation-tile-2", START, "east")
    place.s.hazards[twin], place.s.spot[0] = hazard, 1
    place.begin(Turn(0))
    assert place.refused("h1 teleport") == rules


# ---- floods and crevices -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "hazard"), [("burst-main", Hazard.FLOOD), ("rotten-floor", Hazard.CREVICE)]
)
def test_di_haz_09_cards_make_floods_and_crevices(card: str, hazard: Hazard) -> None:
    place = dungeon("paladin", "thief", "monk")
    place.s.spot[1], place.s.before[1] = CROSSROADS, BEYOND
    draws(place, card, RiskDeck.DEBRIS, 1)
    assert place.s.hazards == [NO_HAZARD, hazard, NO_HAZARD, NO_HAZARD]
    assert place.s.spot == [START, BEYOND, START]


# ---- ropes ---------------------------------------------------------------------------------------


def test_di_haz_13_a_crossing_takes_a_whole_turn() -> None:
    place = beside(Hazard.FLOOD, "paladin", "thief", "monk")
    place.thing("rope", 0)
    place.s.listed = None
    assert place.refused("h1 cross north") == ["DI-HAZ-13"]
    place.play("h1 deploy north")
    assert place.refused("h1 cross north") == ["DI-AP-07"]
    place.play("h1 end")
    place.begin(Turn(0))
    place.play("h1 cross north", "h1 side north")
    assert place.s.frames == []
    assert place.s.spot == [BEYOND, START, START]


def test_di_haz_14_a_rope_leads_to_every_other_door() -> None:
    place = beside(Hazard.FLOOD)
    place.thing("rope", 0)
    place.s.ropes[CROSSROADS], place.s.listed = 1, None
    assert place.refused("h1 deploy north") == ["DI-HAZ-14"]
    place.play("h1 cross north")
    assert place.legal("side") == ["north", "east", "west"]
    place.play("h1 side east")
    assert place.s.spot[0] == ASIDE


def test_di_haz_14_of_two_other_doors_the_hero_says_which() -> None:
    place = beside(Hazard.FLOOD)
    place.s.ropes[CROSSROADS] = 1
    place.seal(CROSSROADS, WEST)
    place.play("h1 cross north")
    assert place.legal("side") == ["north", "east"]
    place.play("h1 side east")
    assert place.s.spot[0] == ASIDE


def test_di_haz_14_a_rope_that_leads_nowhere_else_is_not_crossed() -> None:
    place = beside(Hazard.FLOOD)
    place.s.ropes[CROSSROADS] = 1
    for side in (NORTH, EAST, WEST):
        place.seal(CROSSROADS, side)
    assert place.refused("h1 cross north") == ["DI-HAZ-14"]
    unseal(place.s, CROSSROADS, EAST)
    place.s.listed = None
    place.play("h1 cross north")
    assert place.s.spot[0] == ASIDE


def test_di_haz_15_a_rope_stays_until_it_is_cut_from_a_joined_tile() -> None:
    place = beside(Hazard.FLOOD, "paladin", "thief", "monk")
    place.thing("rope", 0)
    place.s.listed = None
    place.play("h1 deploy north", "h1 end")
    place.s.spot = [START, ASIDE, BEYOND]
    for seat in (2, 1):
        place.begin(Turn(seat))
        assert place.legal("pick-up") == []
        place.play(*(["h2 cut west"] if seat == 1 else ["h3 end"]))
    assert (place.s.ropes[CROSSROADS], place.s.left[1]) == (0, 8)
    assert [held(place.s, seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("ropes", [0, 1])
def test_di_haz_16_any_hero_uses_it(ropes: int) -> None:
    place = beside(Hazard.CREVICE, "paladin", "thief", "monk")
    place.s.ropes[CROSSROADS], place.s.spot[2] = ropes, ASIDE
    for seat, way in ((1, "north"), (2, "west")):
        place.begin(Turn(seat))
        assert place.legal("cross") == [way] * ropes
        assert place.refused(f"h{seat + 1} cross {way}") == ([] if ropes else ["DI-HAZ-13"])


# ---- sealed and shut doors -----------------------------------------------------------------------


def test_di_haz_18_every_seal_is_dug_away_by_itself() -> None:
    place = dungeon()
    place.thing("pick-axe", 0)
    place.s.spot[0] = CROSSROADS
    place.cave_in(CROSSROADS)
    for _ in range(2):
        place.begin(Turn(0))
        place.play("h1 dig east")
    place.begin(Turn(0))
    assert place.legal("dig") == ["north", "south", "west"]
    assert place.refused("h1 dig east") == ["DI-HAZ-18"]
    assert place.legal("move") == ["east"]


def test_di_haz_20_a_sealed_door_is_no_way_from_either_side() -> None:
    place = dungeon("paladin", "thief", "monk")
    place.seal(START, NORTH)
    assert [is_sealed(place.s, CROSSROADS, side) for side in (NORTH, SOUTH)] == [False, True]
    assert place.s.dungeon.way(CROSSROADS, NORTH) == BEYOND
    assert place.s.dungeon.way(CROSSROADS, SOUTH) == CLOSED
    place.s.spot[2] = CROSSROADS
    place.begin(Turn(2))
    assert place.legal("move") == ["north", "east", "west"]


@pytest.mark.parametrize(("roll", "opens"), [(10, True), (11, False)])
def test_di_haz_27_in_the_gaol_doors_are_forced(roll: int, opens: bool) -> None:
    place, page = gaol("warrior")
    at(place, "bent-gallery")
    place.begin(Turn(0))
    shut = len(page.barred)
    assert place.refused("h1 force south") == ["DI-HAZ-27"]
    place.play("h1 force north", f"d roll {roll}")
    assert len(page.barred) == shut - int(opens)
    assert place.s.frames == []

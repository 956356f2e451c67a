"""Tiles: how they are found, what lies on them, how far apart they are, and the special ones."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, fight
from tests.games.infinity.dungeons import at, gaol
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.exploration import has_unexplored_door, is_all_explored
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.map.geometry import EAST, NORTH, SIDES, SOUTH, WEST
from undercroft.games.infinity.map.possessions import lying_at
from undercroft.games.infinity.notation import (
    EQUIPMENT_TILE,
    EVENT_DECK,
    FIRST_RISK_DECK,
    NOTATION,
    REWARD_DECK,
    TILE_STACK,
)
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.scenarios.preset import place_of
from undercroft.games.infinity.state import NO_TOKEN, NOBODY
from undercroft.kernel.stacks import Stack

CLOSEST, LOUDEST, RAMPAGE = "event-hesk-02", "event-hesk-05", "event-hesk-01"
NEW = 3
"""The place of the next tile that is laid in a camp."""


def at_a_door(*tiles: str, seat: int = 0, hero: str = "paladin") -> Place:
    """A hero has a turn in a camp, an unexplored door in the west; these tiles are left."""
    heroes = ["thief", "warrior", "monk"]
    heroes[seat] = hero
    place = camp(*heroes)
    place.stack(TILE_STACK, *[f"tile-{name}" for name in tiles])
    place.begin(Turn(seat))
    return place


def doors(place: Place, tile: int) -> list[int]:
    """The sides of a tile that have doors."""
    return [side for side in SIDES if place.s.dungeon.has_door(tile, side)]


# ---- finding tiles -------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_di_tile_02_who_goes_through_a_door_into_nothing_finds_the_top_tile(seat: int) -> None:
    place = at_a_door("drain", "fork", seat=seat)
    place.play(f"h{seat + 1} move west", "d draw tiles tile-drain")
    assert place.s.tile(NEW).name == "Drain"
    assert place.s.spot[seat] == NEW
    assert place.s.dungeon.way(0, WEST) == NEW
    assert place.s.stacks[TILE_STACK].size == 1


@pytest.mark.parametrize(
    ("moves", "way", "sides"),
    [(["h1 move west"], WEST, [EAST, SOUTH]), (["h1 move north"] * 2, NORTH, [SOUTH, WEST])],
)
def test_di_tile_03_the_arrow_of_a_tile_joins_the_door_that_was_crossed(
    moves: list[str], way: int, sides: list[int]
) -> None:
    place = at_a_door("bent-gallery", "fork")  # printed with doors south, the arrow, and west
    place.play(*moves, "d draw tiles tile-bent-gallery")
    assert doors(place, NEW) == sides
    assert place.s.dungeon.way(place.s.before[0], way) == NEW


@pytest.mark.parametrize(
    ("tile", "content"),
    [
        ("guard-post", RiskDeck.BODY),
        ("fork", RiskDeck.DEBRIS),
        ("old-forum", RiskDeck.CHEST),
    ],
)
def test_di_tile_04_the_chart_says_what_lies_there(tile: str, content: RiskDeck) -> None:
    place = at_a_door(tile, "drain")
    place.play("h1 move west", f"d draw tiles tile-{tile}")
    assert place.s.contents == [NO_TOKEN, NO_TOKEN, NO_TOKEN, content]
    assert place.legal("end") == ["end"]


def test_di_tile_07_without_tiles_nothing_is_left_to_explore() -> None:
    place = at_a_door("fork")
    assert (is_all_explored(place.s), place.legal("move")) == (False, ["north", "east", "west"])
    place.stack(TILE_STACK)
    place.s.listed = None
    assert is_all_explored(place.s)
    assert place.legal("move") == ["north", "east"]
    assert place.refused("h1 run west") == ["DI-TILE-05"]


def test_di_tile_07_a_door_to_an_empty_legal_cell_is_unexplored_and_no_other() -> None:
    place = Place("warrior")
    place.tile("cell", 0, "east")
    place.tile("cell", 0, "north")
    assert not is_all_explored(place.s)
    place.tile("cell", 0, "west")
    assert is_all_explored(place.s)


@pytest.mark.parametrize(("limit", "is_open"), [("row", False), ("cell", True)])
def test_di_tile_06_a_door_to_where_no_tile_may_lie_is_not_unexplored(
    limit: str, is_open: bool
) -> None:
    place = Place("warrior")
    place.agree(south_limit=limit)
    place.tile("cell", 0, "east")
    place.tile("cell", 0, "north")
    west = place.tile("fork", 0, "west")
    place.s.dungeon = place.s.dungeon.with_doors(west, 1 << EAST | 1 << SOUTH)
    assert has_unexplored_door(place.s, place.s.dungeon) is is_open


@pytest.mark.parametrize(("limit", "ways"), [("row", []), ("cell", ["south"])])
def test_di_tile_08_a_door_to_the_south_of_the_first_row_is_a_wall(
    limit: str, ways: list[str]
) -> None:
    place = at_a_door("market-under-stone", "fork")
    place.agree(south_limit=limit)
    place.play("h1 move west", "d draw tiles tile-market-under-stone")
    assert place.legal("move") == ["north", "east", *ways, "west"]
    assert place.refused("h1 move south") == ([] if ways else ["DI-TILE-05"])


def test_di_tile_09_joined_doors_are_passed_both_ways() -> None:
    place = at_a_door("fork", seat=1)
    place.play("h2 move north", "h2 move south", "h2 run east", "h2 run west")
    assert (place.s.spot, place.s.before[1]) == ([0, 0, 0], 2)


def lit(*tiles: str) -> Place:
    """The Fire Mage throws light into the west."""
    place = at_a_door(*tiles, hero="fire-mage")
    place.play("h1 use fire-light", f"d draw tiles tile-{tiles[0]}")
    return place


def test_di_tile_10_a_tile_revealed_from_outside_lies_as_if_its_arrow_were_crossed() -> None:
    place = lit("bent-gallery", "fork")
    assert doors(place, NEW) == [EAST, SOUTH]
    assert place.s.dungeon.way(0, WEST) == NEW
    assert place.s.spot == [0, 0, 0]


def test_di_tile_11_each_tile_that_is_found_lowers_the_meter() -> None:
    place = at_a_door("drain", "guard-post", "fork")
    place.play("h1 move west", "d draw tiles tile-drain")
    assert place.s.meter == 19
    place.play("h1 move west", "d draw tiles tile-guard-post")
    assert place.s.meter == 18
    place.play("h1 move east")  # which is known
    assert place.s.meter == 18
    assert lit("drain", "fork").s.meter == 19


def test_di_tile_12_a_token_waits_until_somebody_uses_it() -> None:
    place = at_a_door("guard-post", "fork")
    place.play("h1 move west", "d draw tiles tile-guard-post", "h1 move east", "h1 end")
    assert place.s.contents[NEW] == RiskDeck.BODY
    place.s.spot[2] = NEW
    place.begin(Turn(2))
    place.play("h3 examine body")
    assert place.s.contents[NEW] == NO_TOKEN


def test_di_tile_13_what_is_left_behind_stays_with_its_tile() -> None:
    place = camp("paladin", "thief", "monk")
    rope = place.thing("rope", 0)
    place.s.spot = [1, 0, 0]
    place.band("ghoul")
    place.begin(Turn(0))
    place.play("h1 drop t1", "h1 retreat south", "d roll 20", "h1 end")
    assert (place.s.focus, place.s.enemy_spot) == ([NOBODY], [1])
    place.begin(Turn(1))
    place.play("h2 move north")
    assert place.s.focus == [1]
    assert lying_at(place.s, 1) == [rope]
    place.play("h2 pick-up t1")
    assert lying_at(place.s, 1) == []


def test_di_tile_14_a_card_for_some_tiles_counts_doors_on_the_way() -> None:
    place = fight("fold-space")
    east = place.tile("crossing-of-lamps", 2, "east")
    corner = place.tile("crossing-of-lamps", east, "north")
    place.tile("drain", corner, "west")  # two doors on the other way round
    far = place.tile("cell", corner, "north")
    assert place.s.dungeon.distances(0) == [0, 1, 1, 2, 3, 2, 4]
    place.s.listed = None
    place.play("h1 use fold-space")
    assert place.legal("tile") == [f"r{tile + 1}" for tile in range(1, far)]


# ---- special tiles -------------------------------------------------------------------------------


def test_di_spec_01_a_special_tile_holds_nothing_of_the_chart() -> None:
    place = at_a_door("medical-tile", "fork")
    place.play("h1 move west", "d draw tiles tile-medical-tile")
    assert place.s.contents[NEW] == NO_TOKEN
    assert place.legal("examine") == []


@pytest.mark.parametrize("seat", [0, 1])
def test_di_spec_02_only_who_is_in_the_equipment_tile_looks_at_its_cards(seat: int) -> None:
    place = at_a_door("equipment-tile", "fork", seat=seat)
    place.scenario("sc-07")
    rewards = ("wolfs-bite", "needle", "silk-vest", "painted-saint")
    place.s.stacks[REWARD_DECK] = Stack.of(map(NOTATION.cards.parse, rewards))
    place.play(f"h{seat + 1} move west", "d draw tiles tile-equipment-tile")
    place.play(*[f"d draw rewards {name}" for name in rewards])
    place.settle()
    assert place.s.zones[EQUIPMENT_TILE].seats == (1 << seat,) * 4


def lord_row(middle: str) -> Place:
    """Heroes at the start; a row of tiles to the east, the lord in the last one."""
    place = camp("paladin", "thief")
    first = place.tile("four-winds", 2, "east")
    place.tile("old-forum", place.tile(middle, first, "east"), "east")
    place_lord(place.s, first + 2)
    return place


def drawn(place: Place, card: str, *moves: str) -> int:
    """Where the lord is after an event."""
    place.stack(EVENT_DECK, card)
    place.begin(DrawEvents(0, 1))
    place.play(f"d draw events {card}", *moves)
    return spot_of(place.s, place.s.lord)


@pytest.mark.parametrize(("middle", "where"), [("ropewalk", 3), ("teleportation-tile-1", 4)])
def test_di_spec_06_a_teleporter_ends_the_way_of_the_lord(middle: str, where: int) -> None:
    assert drawn(lord_row(middle), CLOSEST) == where  # which is good for two tiles


def test_di_spec_06_a_rampage_runs_past_it() -> None:
    place = lord_row("teleportation-tile-1")
    assert drawn(place, RAMPAGE, "d roll 15") == 2


def test_di_spec_06_no_way_of_his_leads_through_the_link() -> None:
    place = lord_row("ropewalk")
    place.tile("teleportation-tile-1", 0, "west")
    place.tile("teleportation-tile-2", 5, "north")
    assert drawn(place, LOUDEST) == 4


@pytest.mark.parametrize(("tile", "move"), [("training-tile", "train"), ("medical-tile", "rest")])
def test_di_spec_07_neither_training_nor_care_with_enemies_upon_the_hero(
    tile: str, move: str
) -> None:
    place = camp("paladin", "thief", "monk")
    place.s.spot = [place.tile(tile, 0, "west")] * 3
    place.enemy("spider", 1)
    place.begin(Turn(0))
    assert place.legal(move) == [move]
    place.enemy("spider", 0)
    place.s.listed = None
    assert place.refused(f"h1 {move}") == ["DI-COMB-18"]


# ---- Mist ----------------------------------------------------------------------------------------


def mist(place: Place, card: str) -> Place:
    """The next card of the Mist."""
    place.stack(FIRST_RISK_DECK + RiskDeck.MIST, f"risk-{card}")
    return place


@pytest.mark.parametrize("seat", [0, 2])
def test_di_chart_03_mist_is_drawn_on_the_spot_and_leaves_no_token(seat: int) -> None:
    place = mist(at_a_door("round-vault", "fork", seat=seat), "the-hum")
    place.play(f"h{seat + 1} move west", "d draw tiles tile-round-vault")
    place.play("d draw mists risk-the-hum")
    assert place.s.contents[NEW] == NO_TOKEN
    assert place.legal("end") == ["end"]


def test_di_chart_03_a_mist_token_lies_in_a_preset_dungeon_only() -> None:
    place, _ = gaol("warrior", "thief")
    at(place, "drain")
    gallery = place_of(place.s, "bent-gallery")
    assert place.s.contents[gallery] == RiskDeck.MIST
    mist(place, "the-hum").begin(Turn(0))
    place.play("h1 move north", "d draw mists risk-the-hum")
    assert place.s.contents[gallery] == NO_TOKEN


def test_di_chart_04_mist_befalls_the_hero_who_enters() -> None:
    place = mist(at_a_door("round-vault", "fork", seat=1), "shapes")
    place.play("h2 move west", "d draw tiles tile-round-vault", "d draw mists risk-shapes")
    place.play(*["d draw minions ghoul"] * 3)
    assert place.s.focus == [1, 1, 1]


def test_di_chart_04_mist_seen_from_outside_befalls_nobody() -> None:
    place = mist(at_a_door("round-vault", "fork", hero="fire-mage"), "shapes")
    place.play("h1 use fire-light", "d draw tiles tile-round-vault")
    place.play("d draw mists risk-shapes", *["d draw minions ghoul"] * 3)
    assert (place.s.focus, place.s.enemy_spot) == ([NOBODY] * 3, [NEW] * 3)
    assert place.legal("end") == ["end"]

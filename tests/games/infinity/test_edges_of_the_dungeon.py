"""Last tiles, secret doors, sides that lead nowhere, ways back, and dungeons that cannot be."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, fight
from tests.games.infinity.crossroads import ASIDE, BEYOND, CROSSROADS
from tests.games.infinity.crossroads import dungeon as crossroads
from tests.games.infinity.scenes import Place
from tests.games.infinity.test_dungeon import shut_in
from tests.games.infinity.test_ice import EAST as EASTERN
from tests.games.infinity.test_ice import NORTH as NORTHERN
from tests.games.infinity.test_ice import START, WEST, at, cross, draw
from undercroft.games.infinity.combat.bands import add_enemy, new_band
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.content.tables import TILES
from undercroft.games.infinity.effects.dungeon import dark_sides, walls
from undercroft.games.infinity.map.exploration import Explore, walls_to_nothing
from undercroft.games.infinity.map.geometry import CLOSED, NORTH, SOUTH, WIDTH, DungeonKind
from undercroft.games.infinity.map.ice import lay_ice
from undercroft.games.infinity.notation import FIRST_RISK_DECK, NOTATION, TILE_STACK
from undercroft.games.infinity.phases.ambush import ways_back
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.risk import DrawRisk
from undercroft.games.infinity.state import NO_CARD
from undercroft.kernel.errors import SaveError

# ---- exploring -----------------------------------------------------------------------------------


def test_di_tile_06_the_last_tile_of_all_is_laid_even_if_it_shuts_the_dungeon() -> None:
    place = shut_in()
    place.stack(TILE_STACK, "tile-blind-chapel")
    place.begin(Explore(START, NORTH))
    place.play("d draw tiles tile-blind-chapel")
    assert len(place.s.dungeon.tiles) == 4
    assert place.s.stacks[TILE_STACK].size == 0
    assert place.s.frames == []


def test_di_tile_07_without_a_tile_play_goes_on() -> None:
    place = Place("thief")
    place.stack(TILE_STACK)
    place.begin(Turn(0), Explore(START, NORTH))
    assert place.s.turns[0] == 1
    assert place.legal("end") == ["end"]


@pytest.mark.parametrize(("doors", "rolls"), [(0b0001, ["0", "1"]), (0b0011, [])])
def test_di_tile_07_of_two_walls_chance_finds_one_and_one_alone_opens(
    doors: int, rolls: list[str]
) -> None:
    place = Place("thief")
    s = place.s
    s.dungeon = s.dungeon.with_doors(START, doors)
    walls = walls_to_nothing(s)
    frame = Explore(START, NORTH)
    frame.laid = START
    place.begin(frame)
    assert place.legal("roll") == rolls
    if rolls:
        place.play("d roll 1")
    assert s.dungeon.has_door(*walls[-1])


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        (1, {1: START, 3: START}),
        (2, {1: START, 3: START}),
        (3, {0: BEYOND, 1: START, 3: START}),
    ],
)
def test_ic_19_light_reaches_so_many_tiles_in_a_line(tiles: int, expected: dict[int, int]) -> None:
    s = crossroads("fire-mage", "thief").s
    found = dark_sides(s, START, tiles)
    assert {side: other for side, (other, _) in found.items()} == expected


@pytest.mark.parametrize(
    ("doors", "own", "home", "northern"),
    [
        (0b1111, [], [], [1, 3]),
        (0b0111, [3], [], [1, 3]),
        (0b1110, [0], [], [1, 2, 3]),  # the tile beyond has a door there, of no use
        (0b1011, [2], [0], [1, 3]),
        (0b0000, [0, 1, 2, 3], [0], [1, 2, 3]),
    ],
)
def test_ic_38_a_wall_becomes_a_door_where_no_way_leads_yet(
    doors: int, own: list[int], home: list[int], northern: list[int]
) -> None:
    s = crossroads("thief").s
    s.dungeon = s.dungeon.with_doors(CROSSROADS, doors)
    assert [walls(s, at) for at in (CROSSROADS, START, BEYOND)] == [own, home, northern]


def test_an_empty_deck_without_discards_gives_no_card() -> None:
    place = Place("paladin", "thief")
    place.stack(FIRST_RISK_DECK)
    place.begin(Turn(0), DrawRisk(0, 0, START))
    assert "h1 end" in [f"h1 {move}" for move in place.legal("end")]


# ---- sides ---------------------------------------------------------------------------------------


def test_ic_14_who_slips_away_takes_open_ways_over_firm_ground() -> None:
    place = fight("side-door", "ghoul")
    place.s.hazards[1] = Hazard.FLOOD  # in the north
    place.play("h1 use side-door")
    assert place.legal("side") == ["east", "west"]


def test_di_a_65_back_is_where_one_came_from_or_after_a_teleport_the_nearest_firm_tile() -> None:
    s = crossroads("warrior", "thief").s
    s.spot[0], s.before[0] = CROSSROADS, ASIDE
    assert ways_back(s, 0) == [ASIDE]
    s.hazards[ASIDE] = Hazard.FLOOD
    assert ways_back(s, 0) == [START, BEYOND]
    s.spot[0], s.before[0] = BEYOND, START
    assert ways_back(s, 0) == [CROSSROADS]
    add_enemy(s, NOTATION.cards.parse("ghoul"), CROSSROADS, new_band(s, NO_CARD))
    assert ways_back(s, 0) == [START]


def test_di_hero_12_on_a_rampage_he_slides_to_the_end_that_lies_his_way() -> None:
    place = cross()
    lay_ice(place.s, (NORTHERN, START, WEST), 2)
    draw(place, "event-hesk-01", EASTERN, NORTHERN, NORTHERN)
    place.play("d roll 13")  # westwards
    assert at(place) == WEST


# ---- areas ---------------------------------------------------------------------------------------


def test_di_range_06_only_nine_who_fight_nobody_stand_as_in_rows() -> None:
    place = camp("ranger", "thief")
    place.s.level[0] = 4
    for _ in range(10):
        add_enemy(place.s, NOTATION.cards.parse("chain-gaoler"), 1, new_band(place.s, NO_CARD))
    place.begin(Turn(0))
    place.play("h1 use arrow-rain", "h1 target m10")
    place.play("d roll 1")
    hurt = [i for i, damage in enumerate(place.s.damage) if damage]
    assert hurt == [9]


# ---- saved dungeons ------------------------------------------------------------------------------


def loads(*row: int) -> bool:
    """Whether a dungeon of one tile can be loaded: tile, cell, quarters, doors."""
    try:
        DungeonKind().load({"tiles": [list(row)]})
    except SaveError:
        return False
    return True


@pytest.mark.parametrize(
    ("row", "can_be"),
    [
        ((0, 0, 0, 0), True),
        ((len(TILES) - 1, WIDTH * WIDTH - 1, 3, 15), True),
        ((-1, 0, 0, 0), False),
        ((len(TILES), 0, 0, 0), False),
        ((0, -1, 0, 0), False),
        ((0, WIDTH * WIDTH, 0, 0), False),
        ((0, 0, -1, 0), False),
        ((0, 0, 4, 0), False),
        ((0, 0, 0, -1), False),
        ((0, 0, 0, 16), False),
    ],
)
def test_a_dungeon_is_loaded_only_if_it_can_be(row: tuple[int, ...], can_be: bool) -> None:
    assert loads(*row) is can_be


def test_ic_38_a_new_door_leads_into_the_start_too() -> None:
    s = crossroads("thief", "monk").s
    s.dungeon = s.dungeon.with_doors(START, 0).with_doors(CROSSROADS, 0)
    s.dungeon = s.dungeon.with_door(CROSSROADS, SOUTH)
    assert s.dungeon.has_door(START, NORTH)
    assert s.dungeon.way(START, NORTH) == CROSSROADS


def test_di_tile_05_no_way_leads_into_the_start_where_it_has_a_wall() -> None:
    s = crossroads("thief", "monk").s
    assert s.dungeon.way(CROSSROADS, SOUTH) == START
    s.dungeon = s.dungeon.with_doors(START, 0b1110)
    assert s.dungeon.way(CROSSROADS, SOUTH) == CLOSED

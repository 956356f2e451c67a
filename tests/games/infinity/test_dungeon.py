"""Tiles and doors: how they lie, join, are found and sealed."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.map.exploration import Explore, has_unexplored_door, is_legal_cell
from undercroft.games.infinity.map.geometry import (
    CENTRE,
    CLOSED,
    EAST,
    FAR,
    NORTH,
    SIDES,
    SOUTH,
    STEPS,
    UNEXPLORED,
    WEST,
    DungeonKind,
)
from undercroft.games.infinity.notation import TILE_STACK
from undercroft.kernel.errors import SaveError


def test_di_setup_10_the_first_tile_has_doors_north_east_and_west_only() -> None:
    dungeon = Place("warrior").s.dungeon
    assert [dungeon.way(0, side) for side in SIDES] == [UNEXPLORED, UNEXPLORED, CLOSED, UNEXPLORED]


@pytest.mark.parametrize("side", ["north", "east", "west"])
def test_di_tile_03_a_tile_is_turned_to_the_door_that_was_crossed(side: str) -> None:
    place = Place("warrior")
    new = place.tile("cell", 0, side)  # its one door is at the arrow
    dungeon = place.s.dungeon
    way = dungeon.side_to(0, new)
    assert dungeon.way(0, way) == new
    assert [dungeon.way(new, s) >= 0 for s in SIDES].count(True) == 1


def test_di_tile_03_the_other_doors_turn_along() -> None:
    place = Place("warrior")
    east = place.tile("bent-gallery", 0, "east")  # doors S and W: the arrow points west now
    dungeon = place.s.dungeon
    assert [side for side in SIDES if dungeon.has_door(east, side)] == [NORTH, WEST]


def test_di_tile_05_a_door_against_a_wall_is_closed_for_good() -> None:
    place = Place("warrior")
    north = place.tile("cell", 0, "north")
    east = place.tile("crossing-of-lamps", 0, "east")
    corner = place.tile("crossing-of-lamps", east, "north")
    dungeon = place.s.dungeon
    assert dungeon.beyond(corner, WEST) == north
    assert dungeon.has_door(corner, WEST)
    assert dungeon.way(corner, WEST) == CLOSED
    assert dungeon.way(north, EAST) == CLOSED


def test_di_tile_14_distance_counts_open_doors() -> None:
    place = Place("warrior")
    east = place.tile("crossing-of-lamps", 0, "east")
    corner = place.tile("crossing-of-lamps", east, "north")
    north = place.tile("cell", corner, "west")  # beside the start, but its door is at the corner
    dungeon = place.s.dungeon
    assert dungeon.distances(0)[north] == 3
    sealed = dungeon.with_sealed([dungeon.door(0, EAST)])
    assert sealed.distances(0)[east] == FAR
    assert sealed.way(east, WEST) == CLOSED


def test_di_los_02_a_line_goes_straight_through_open_doors() -> None:
    place = Place("warrior")
    first = place.tile("crossing-of-lamps", 0, "north")
    second = place.tile("drain", first, "north")
    place.tile("cell", second, "north")
    assert place.s.dungeon.line(0, NORTH, 2) == [first, second]
    assert place.s.dungeon.line(0, EAST, 2) == []


def test_di_tile_08_no_tile_lies_south_of_the_start() -> None:
    place = Place("warrior")
    below = CENTRE + STEPS[SOUTH]
    assert not is_legal_cell(place.s, below)
    assert not is_legal_cell(place.s, below + 1)
    assert is_legal_cell(place.s, CENTRE + 1)
    place.agree(south_limit="cell")
    assert not is_legal_cell(place.s, below)
    assert is_legal_cell(place.s, below + 1)


def test_di_tile_02_the_tile_behind_a_door_is_drawn_and_laid() -> None:
    place = Place("warrior")
    place.stack(TILE_STACK, "tile-drain", "tile-fork")
    place.begin(Explore(0, NORTH))
    assert place.s.dungeon.beyond(0, NORTH) == UNEXPLORED
    place.play("d draw tiles tile-drain")
    assert place.s.tile(1).name == "Drain"
    assert place.s.dungeon.way(0, NORTH) == 1
    assert place.s.stacks[TILE_STACK].size == 1


def shut_in() -> Place:
    """A dungeon with one door left to the unknown, in the north."""
    place = Place("warrior")
    place.tile("cell", 0, "east")
    place.tile("cell", 0, "west")
    return place


def test_di_tile_06_a_tile_that_shuts_the_dungeon_goes_under_the_stack() -> None:
    place = shut_in()
    place.stack(TILE_STACK, "tile-blind-chapel", "tile-drain", "tile-fork")
    place.begin(Explore(0, NORTH))
    place.play("d draw tiles tile-blind-chapel", "d draw tiles tile-drain")
    assert place.s.tile(3).name == "Drain"
    assert has_unexplored_door(place.s, place.s.dungeon)
    assert place.s.stacks[TILE_STACK].size == 2


def test_di_tile_07_if_no_tile_is_better_a_secret_door_opens() -> None:
    place = shut_in()
    place.stack(TILE_STACK, "tile-blind-chapel", "tile-cell")
    place.begin(Explore(0, NORTH))
    place.play("d draw tiles tile-blind-chapel", "d draw tiles tile-cell")
    place.play("d draw tiles tile-blind-chapel")
    assert not has_unexplored_door(place.s, place.s.dungeon)
    place.play("d roll 0")
    assert place.s.tile(3).name == "Blind Chapel"
    assert has_unexplored_door(place.s, place.s.dungeon)


def test_a_dungeon_is_saved_and_loaded() -> None:
    place = shut_in()
    kind = DungeonKind()
    dungeon = place.s.dungeon.with_sealed([1])
    again = kind.load(kind.save(dungeon))
    assert kind.save(again) == kind.save(dungeon)
    assert again.way(0, EAST) == CLOSED
    with pytest.raises(SaveError, match="tile 99 cannot lie on cell 5"):
        kind.load({"tiles": [[99, 5, 0, 0]]})
    with pytest.raises(SaveError, match="two tiles lie on one cell"):
        kind.load({"tiles": [[1, 5, 0, 4], [2, 5, 0, 4]]})

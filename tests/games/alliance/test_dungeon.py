"""The dungeon of Alliance: frames, doors of every kind, adjacency and arcs."""

from __future__ import annotations

import pytest

from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST
from undercroft.crawl.space.walls import Walls
from undercroft.games.alliance.content.tables import TILE_NAMES
from undercroft.games.alliance.map.geometry import (
    ARCHWAY,
    CLOSED,
    LOCKED,
    SECRET,
    board_for,
    connected,
    facings_toward,
    first_rooms,
    in_the_line,
    is_beside,
    is_in_arc,
    is_seen,
    leads_out,
    start_room,
    ways_beside,
)

GUARD_NICHE = TILE_NAMES.parse("guard-niche")
WEB_CELLAR = TILE_NAMES.parse("web-cellar")


def two_players() -> Walls:
    """The frame for two with the blue gate in the south."""
    return first_rooms(2)


def square(walls: Walls, cell: int, local: int) -> int:
    """A space of a room, counted from the north-west."""
    return walls.board.grid.square(cell, local)


def test_da_geo_01_a_room_has_nine_spaces() -> None:
    walls = two_players()
    assert len(walls.passable(start_room(2, 0))) == 9


@pytest.mark.parametrize(("players", "cells"), [(1, 9), (2, 15), (3, 20), (4, 25)])
def test_da_geo_10_the_playing_area_grows_with_the_players(players: int, cells: int) -> None:
    assert board_for(players).grid.cells == cells


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_da_set_01_the_coloured_door_meets_the_frame(players: int) -> None:
    walls = first_rooms(players)
    for seat in range(players):
        cell = start_room(players, seat)
        outward = [side for side in range(4) if leads_out(walls, (cell, side))]
        assert outward
        assert any(not walls.board.shapes[walls.shape[cell]].sides[side] for side in outward)
        assert sum(walls.board.shapes[walls.shape[cell]].sides) == 3


def test_da_geo_03_door_and_wall_make_three_kinds_of_border() -> None:
    walls = two_players()
    blue = start_room(2, 0)
    grid = walls.board.grid
    north, west = grid.beyond(blue, NORTH), grid.beyond(blue, WEST)
    walls = walls.lay(north, GUARD_NICHE).lay(west, WEB_CELLAR)
    corner = grid.beyond(west, NORTH)
    walls = walls.lay(corner, WEB_CELLAR, 1)
    assert walls.code(blue, NORTH) == CLOSED
    assert walls.code(blue, WEST) == LOCKED
    assert walls.code(corner, SOUTH) == LOCKED
    far = grid.beyond(corner, NORTH)
    walls = walls.lay(far, WEB_CELLAR, 1)
    assert walls.code(far, SOUTH) == SECRET


def test_da_geo_05_an_archway_connects_two_rooms() -> None:
    walls = two_players()
    blue = start_room(2, 0)
    north = walls.board.grid.beyond(blue, NORTH)
    walls = walls.lay(north, GUARD_NICHE)
    assert connected(walls, blue) == []
    assert connected(walls.open_border(blue, NORTH, ARCHWAY), blue) == [north]


def test_da_geo_07_one_steps_through_an_archway_by_its_middle() -> None:
    walls = two_players()
    blue = start_room(2, 0)
    north = walls.board.grid.beyond(blue, NORTH)
    walls = walls.lay(north, GUARD_NICHE).open_border(blue, NORTH, ARCHWAY)
    near, far = [square(walls, blue, i) for i in (0, 1)], [square(walls, north, i) for i in (6, 7)]
    assert is_adjacent(walls, near[1], far[1])
    assert is_adjacent(walls, near[1], far[0])
    assert is_adjacent(walls, near[0], far[1])
    assert not is_adjacent(walls, near[0], far[0])


def test_da_geo_08_a_corner_is_beside_two_doors_and_the_centre_beside_none() -> None:
    walls = two_players()
    blue = start_room(2, 0)
    assert ways_beside(walls, square(walls, blue, 0)) == [(blue, NORTH), (blue, WEST)]
    assert ways_beside(walls, square(walls, blue, 4)) == []


def test_da_geo_12_the_first_cell_of_the_board_lies_inside_the_frame() -> None:
    walls = two_players()
    assert not leads_out(walls, (1, WEST))
    assert leads_out(walls, (0, WEST))
    assert walls.lay(0, GUARD_NICHE).is_laid(0)


def test_da_geo_12_nothing_leads_through_the_frame() -> None:
    walls = two_players()
    blue = start_room(2, 0)
    assert leads_out(walls, (blue, SOUTH))
    assert not leads_out(walls, (blue, NORTH))


def test_da_los_01_the_arc_is_in_front_and_beside() -> None:
    walls = two_players()
    blue = start_room(2, 0)
    middle = square(walls, blue, 4)
    seen = [
        i for i in range(9) if i != 4 and is_in_arc(walls, NORTH, middle, square(walls, blue, i))
    ]
    assert seen == [0, 1, 2, 3, 5]


def test_da_act_10_two_targets_need_one_facing() -> None:
    walls = two_players()
    blue = start_room(2, 0)
    middle, north, south, east = (square(walls, blue, i) for i in (4, 1, 7, 5))
    assert facings_toward(walls, middle, [north, south]) == [EAST, WEST]
    assert facings_toward(walls, middle, [north, east]) == [NORTH, EAST]


def test_da_los_03_a_closed_door_hides_and_an_archway_shows() -> None:
    walls = two_players()
    blue = start_room(2, 0)
    north = walls.board.grid.beyond(blue, NORTH)
    walls = walls.lay(north, GUARD_NICHE)
    here, there = square(walls, blue, 4), square(walls, north, 4)
    assert not is_seen(walls, here, there)
    opened = walls.open_border(blue, NORTH, ARCHWAY)
    assert is_seen(opened, here, there)
    marks = [0] * walls.board.grid.size
    marks[square(walls, blue, 1)] = marks[square(walls, blue, 0)] = 1
    assert in_the_line(opened, here, there, marks) == 1


def test_da_mov_04_nobody_is_beside_one_through_a_wall() -> None:
    walls = two_players()
    blue = start_room(2, 0)
    north = walls.board.grid.beyond(blue, NORTH)
    walls = walls.lay(north, GUARD_NICHE)
    here, there = square(walls, blue, 1), square(walls, north, 7)
    assert not is_beside(walls, here, [there])
    assert is_beside(walls.open_border(blue, NORTH, ARCHWAY), here, [there])

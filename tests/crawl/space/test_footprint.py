"""Large figures."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.crawl.space.maps import ARCH, CLOSED, cave, caves, rooms, two_rooms
from undercroft.crawl.space.board import Board, Borders
from undercroft.crawl.space.footprint import (
    are_adjacent,
    cells_touched,
    covered,
    fits,
    placements,
    sight_between,
    squares_apart,
    surroundings,
)
from undercroft.crawl.space.grid import EAST, SOUTH, Grid
from undercroft.crawl.space.sight import BLIND
from undercroft.crawl.space.tiles import parse_tile
from undercroft.crawl.space.walls import Walls


def deep_room() -> Walls:
    room = parse_tile(["......"] * 6, "")
    return Walls(Board(Grid(1, 1, 6), [room], Borders([0], 2, 2, 2))).lay(0, 0)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_cv_large_01_footprints_of_one_four_and_nine_squares(size: int) -> None:
    grid = Grid(9, 9, 4, left=-4, top=-4)
    squares = covered(grid, grid.at(0, 0), size)
    assert squares == [grid.at(x, y) for y in range(size) for x in range(size)]


def test_cv_large_02_a_large_figure_is_on_every_tile_it_touches() -> None:
    grid = Grid(9, 9, 4, left=-4, top=-4)
    assert cells_touched(grid, grid.at(3, 1), 2) == [grid.cell(0, 0), grid.cell(1, 0)]
    assert len(cells_touched(grid, grid.at(3, 3), 2)) == 4
    assert cells_touched(grid, grid.at(1, 1), 3) == [grid.cell(0, 0)]


def test_cv_large_03_all_squares_passable_and_free() -> None:
    walls = cave({(0, 0): "D2F"}, {})
    at = walls.board.grid.at
    assert fits(walls, at(1, 1), 2, [])
    assert fits(walls, at(1, 1), 3, [])
    assert not fits(walls, at(1, 1), 2, [at(2, 2)])
    assert not fits(walls, at(3, 3), 2, [])
    rocky = cave({(0, 0): "B02"}, {})
    assert not fits(rocky, at(1, 0), 2, [])
    assert not fits(cave({(0, 0): "B03"}, {}), at(0, 0), 2, [])


def test_cv_large_03_no_closed_side_through_it() -> None:
    walls = cave({(0, 0): "SW", (1, 0): "SE"}, {})
    grid = walls.board.grid
    assert fits(walls, grid.at(3, 1), 2, [])
    shut = walls.close_border(grid.cell(0, 0), EAST, CLOSED)
    assert not fits(shut, grid.at(3, 1), 2, [])
    assert fits(shut, grid.at(3, 1), 1, [])
    below = cave({(1, 0): "SE", (1, 1): "B08"}, {})
    assert fits(below, grid.at(5, 3), 2, [])
    assert not fits(below.close_border(grid.cell(1, 0), SOUTH, CLOSED), grid.at(5, 3), 2, [])


def test_cv_large_03_a_footprint_does_not_hang_over_the_board() -> None:
    walls = deep_room()
    at = walls.board.grid.at
    assert fits(walls, at(4, 4), 2, [])
    assert not fits(walls, at(5, 0), 2, [])
    assert not fits(walls, at(0, 5), 2, [])


def test_cv_large_04_footprints_that_cover_the_patch() -> None:
    walls = cave({(0, 0): "W15"}, {})
    grid = walls.board.grid
    assert placements(walls, grid.at(1, 2), 2, []) == [grid.at(1, 1), grid.at(1, 2)]
    assert placements(walls, grid.at(1, 2), 3, []) == []


@given(caves(), st.data())
def test_cv_large_05_two_by_two_passes_between_connected_tiles(
    walls: Walls, data: st.DataObject
) -> None:
    grid = walls.board.grid
    cell = data.draw(st.sampled_from(walls.laid()))
    if walls.is_joined(cell, EAST):
        assert fits(walls, grid.square(cell, 7), 2, [])


def test_da_a_38_adjacent_to_any_of_its_squares() -> None:
    walls = cave({(0, 0): "D2F"}, {})
    at = walls.board.grid.at
    assert are_adjacent(walls, at(1, 1), 2, at(3, 3), 1)
    assert are_adjacent(walls, at(3, 3), 1, at(1, 1), 2)
    assert not are_adjacent(walls, at(0, 0), 2, at(3, 3), 1)
    assert len(surroundings(walls, at(1, 1), 2)) == 12


def test_da_deep_05_one_square_of_the_double_token_covers_the_spawn_point() -> None:
    walls = deep_room()
    at = walls.board.grid.at
    assert placements(walls, at(2, 0), 2, []) == [at(1, 0), at(2, 0)]


def test_da_a_38_range_and_sight_from_the_nearest_square() -> None:
    walls = deep_room()
    at = walls.board.grid.at
    assert squares_apart(walls.board.grid, at(2, 0), 2, at(3, 5), 1) == 4
    assert sight_between(walls, at(2, 0), 2, at(3, 5), 1) == 4


def test_da_a_38_a_double_token_is_seen_through_an_archway_from_its_nearest_square() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    assert sight_between(walls, at(4, 1), 2, at(4, 4), 1) == 2
    assert sight_between(walls, at(4, 1), 2, at(5, 3), 1) == 1
    closed = rooms(1, 2)
    assert sight_between(closed, closed.board.grid.at(0, 1), 2, closed.board.grid.at(1, 4), 1) == (
        BLIND
    )


def test_da_geo_07_a_double_token_does_not_fit_through_an_archway() -> None:
    walls = rooms(2, 1).open_border(0, EAST, ARCH)
    at = walls.board.grid.at
    assert not fits(walls, at(2, 0), 2, [])
    assert fits(walls, at(1, 0), 2, [])

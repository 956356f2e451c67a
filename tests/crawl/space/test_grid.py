"""Squares, cells and directions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.crawl.space.grid import (
    DIRECTIONS,
    DX,
    DY,
    EAST,
    NORTH,
    SOUTH,
    WEST,
    Grid,
    opposite,
    opposite_side,
    trace,
)

ROOMS = Grid(5, 5, 3)
CAVE = Grid(9, 9, 4, left=-4, top=-4)


def test_da_geo_09_distance_is_the_greater_difference_whatever_stands_between() -> None:
    assert ROOMS.distance(ROOMS.at(0, 0), ROOMS.at(2, 1)) == 2
    assert ROOMS.distance(ROOMS.at(5, 2), ROOMS.at(5, 9)) == 7


def test_da_geo_08_three_squares_stand_at_a_door() -> None:
    middle = ROOMS.cell(1, 1)
    for side, squares in [
        (NORTH, [(3, 3), (4, 3), (5, 3)]),
        (EAST, [(5, 3), (5, 4), (5, 5)]),
        (SOUTH, [(3, 5), (4, 5), (5, 5)]),
        (WEST, [(3, 3), (3, 4), (3, 5)]),
    ]:
        assert ROOMS.along(middle, side) == [ROOMS.at(x, y) for x, y in squares]


def test_cv_edge_02_four_squares_touch_the_side_of_a_cave_tile() -> None:
    assert CAVE.along(CAVE.cell(0, 0), EAST) == [CAVE.at(3, y) for y in range(4)]


def test_cv_edge_01_cells_west_and_north_of_the_start_have_negative_numbers() -> None:
    start = CAVE.cell(0, 0)
    west = CAVE.beyond(start, WEST)
    assert (CAVE.cell_x(west), CAVE.cell_y(west)) == (-1, 0)
    p = CAVE.square(west, 3)
    assert (CAVE.x(p), CAVE.y(p)) == (-1, 0)


def test_da_geo_12_nothing_lies_beyond_the_frame() -> None:
    assert ROOMS.beyond(ROOMS.cell(0, 0), NORTH) == -1
    assert ROOMS.beyond(ROOMS.cell(4, 2), EAST) == -1
    with pytest.raises(ValueError, match="square -1,0 lies off the board"):
        ROOMS.at(-1, 0)
    with pytest.raises(ValueError, match="cell 5,0 lies off the board"):
        ROOMS.cell(5, 0)


@given(st.integers(-16, 19), st.integers(-16, 19))
def test_a_square_and_its_coordinates_are_the_same_thing(x: int, y: int) -> None:
    p = CAVE.at(x, y)
    assert (CAVE.x(p), CAVE.y(p)) == (x, y)
    assert CAVE.square(CAVE.cell_of[p], CAVE.local(p)) == p


@given(st.integers(0, 224), st.integers(0, 7))
def test_a_step_and_the_step_back_cancel(p: int, direction: int) -> None:
    q = ROOMS.step(p, direction)
    if q >= 0:
        assert q == p + ROOMS.delta[direction]
        assert ROOMS.step(q, opposite(direction)) == p


@given(st.integers(0, 24), st.integers(0, 3))
def test_neighbouring_cells_face_each_other(cell: int, side: int) -> None:
    beyond = ROOMS.beyond(cell, side)
    if beyond >= 0:
        assert ROOMS.beyond(beyond, opposite_side(side)) == cell


@given(st.integers(0, 255))
def test_step_masks_list_their_squares_in_ascending_order(mask: int) -> None:
    offsets = ROOMS.deltas[mask]
    assert offsets == sorted(offsets)
    assert set(offsets) == {ROOMS.delta[d] for d in range(DIRECTIONS) if mask >> d & 1}


@given(st.integers(-14, 14), st.integers(-14, 14))
def test_da_los_06_a_line_ends_where_it_should_and_runs_back_the_same_way(dx: int, dy: int) -> None:
    way = trace(dx, dy)
    assert (sum(DX[d] for d in way), sum(DY[d] for d in way)) == (dx, dy)
    assert [opposite(d) for d in reversed(way)] == trace(-dx, -dy)

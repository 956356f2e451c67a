"""Laying tiles, borders, unexplored sides, copying, saving."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.crawl.space.maps import (
    ARCH,
    CAVE_NAMES,
    CLOSED,
    DOOR,
    JOINED,
    LOCKED,
    OPEN,
    PLUGGED,
    SECRET,
    SLIDE,
    WALL,
    cave,
    caves,
    dungeons,
    explore,
    passages,
    rooms,
    two_rooms,
)
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.board import DEAD_END, OPEN_END, Board
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST, Grid
from undercroft.crawl.space.saving import load_walls, save_walls
from undercroft.crawl.space.tiles import SOLID, parse_tile
from undercroft.crawl.space.walls import Walls


def everything(walls: Walls) -> tuple[object, ...]:
    return (walls.shape, walls.border, walls.kind, walls.clear, walls.steps, walls.links)


def test_da_geo_03_door_and_wall_make_three_kinds_of_border() -> None:
    walls = rooms(3, 3)
    board = walls.board
    centre = board.grid.cell(1, 1)
    one_door = Walls(board).lay(centre, 1)
    assert one_door.lay(board.grid.cell(1, 0), 1, 2).code(centre, NORTH) == DOOR
    assert one_door.lay(board.grid.cell(1, 0), 1, 0).code(centre, NORTH) == LOCKED
    assert one_door.lay(board.grid.cell(0, 1), 2).code(centre, WEST) == SECRET


def test_da_geo_04_an_archway_opens_both_ways() -> None:
    walls = rooms(2, 1)
    assert not walls.is_joined(0, EAST)
    opened = walls.open_border(0, EAST, ARCH)
    assert opened.is_joined(0, EAST)
    assert opened.is_joined(1, WEST)
    assert not walls.is_joined(0, EAST)


def test_da_geo_12_no_door_opens_through_the_frame() -> None:
    walls = rooms(1, 1)
    with pytest.raises(ValueError, match="does not lie between two tiles"):
        walls.open_border(0, NORTH, ARCH)
    assert walls.open_ends() == []


def test_da_door_08_other_borders_of_a_new_tile_stay_closed() -> None:
    walls, near, _ = two_rooms()
    west = walls.board.grid.beyond(near, WEST)
    laid = walls.lay(west, 0)
    assert laid.code(near, WEST) == DOOR
    assert not laid.is_joined(near, WEST)


def test_cv_tile_04_only_floor_can_be_stood_on() -> None:
    walls = cave({(0, 0): "W09"}, {})
    cell = walls.board.grid.cell(0, 0)
    assert "".join(walls.glyph(p) for p in walls.passable(cell)) == "..=.m...."
    assert walls.glyph(walls.board.grid.at(4, 0)) == ""


def test_cv_tile_07_a_closed_side_is_a_wall_even_along_floor() -> None:
    walls = cave({(0, 0): "D2N", (1, 0): "B05"}, {})
    grid = walls.board.grid
    assert walls.code(grid.cell(0, 0), EAST) == CLOSED
    assert not is_adjacent(walls, grid.at(3, 1), grid.at(4, 1))


def test_cv_tile_08_a_cell_without_a_tile_is_rock() -> None:
    walls = cave({(0, 0): "B01"}, {})
    grid = walls.board.grid
    assert walls.kind[grid.at(4, 1)] == SOLID
    assert not walls.steps[grid.at(3, 1)] & 0b00001110


def test_cv_tile_10_an_open_side_against_a_closed_one_is_no_longer_unexplored() -> None:
    walls = cave({(0, 0): "B01", (1, 0): "B08"}, {})
    start = walls.board.grid.cell(0, 0)
    assert walls.code(start, EAST) == CLOSED
    assert (start, EAST) not in walls.open_ends()


def test_cv_tile_11_two_facing_open_sides_connect() -> None:
    walls = cave({(0, 0): "B01", (1, 0): "B05"}, {})
    assert walls.is_joined(walls.board.grid.cell(0, 0), EAST)


def test_cv_tile_18_a_collapse_closes_a_side_both_ways_and_can_be_cleared() -> None:
    walls = cave({(0, 0): "B01", (1, 0): "B05"}, {})
    grid = walls.board.grid
    start, east = grid.cell(0, 0), grid.cell(1, 0)
    shut = walls.close_border(start, EAST, CLOSED)
    assert not shut.is_joined(start, EAST)
    assert not shut.is_joined(east, WEST)
    assert not is_adjacent(shut, grid.at(3, 1), grid.at(4, 1))
    assert everything(shut.open_border(east, WEST, OPEN)) == everything(walls)


def test_cv_edge_01_the_start_tile_has_four_unexplored_edges() -> None:
    walls = cave({(0, 0): "SW", (1, 0): "SE"}, {})
    west, east = walls.board.grid.cell(0, 0), walls.board.grid.cell(1, 0)
    assert walls.open_ends() == [(west, NORTH), (west, WEST), (east, EAST), (east, SOUTH)]


def test_cv_edge_08_a_plugged_side_stays_closed_when_a_tile_comes_beyond() -> None:
    walls = cave({(0, 0): "B01"}, {})
    start = walls.board.grid.cell(0, 0)
    plugged = walls.close_border(start, EAST, PLUGGED)
    assert (start, EAST) not in plugged.open_ends()
    laid = plugged.lay(walls.board.grid.cell(1, 0), CAVE_NAMES.index("B05"))
    assert laid.code(start, EAST) == PLUGGED
    assert not laid.is_joined(start, EAST)


def test_di_tile_05_door_against_wall_is_closed_for_good() -> None:
    walls = passages({(0, 0): "NEW", (0, -1): "SN", (1, 0): "SN"})
    start = walls.board.grid.cell(0, 0)
    assert walls.code(start, NORTH) == JOINED
    assert walls.code(start, EAST) == WALL
    assert (start, EAST) not in walls.open_ends()


def test_di_tile_07_a_secret_door_makes_an_unexplored_door_of_a_wall() -> None:
    walls = passages({(0, 0): "NEW", (0, -1): "S"})
    north = walls.board.grid.cell(0, -1)
    assert walls.code(north, EAST) == DEAD_END
    cut = walls.close_border(north, EAST, OPEN_END)
    assert (north, EAST) in cut.open_ends()
    laid = cut.lay(walls.board.grid.cell(1, -1), 0)
    assert laid.is_joined(north, EAST)


def test_di_los_03_a_rock_slide_on_a_door_closes_it() -> None:
    walls = passages({(0, 0): "NEW", (0, -1): "SN"})
    start = walls.board.grid.cell(0, 0)
    assert not walls.close_border(start, NORTH, SLIDE).is_joined(start, NORTH)


def test_di_move_01_no_diagonal_steps_between_single_cells() -> None:
    walls = passages({(0, 0): "SNEW", (1, 0): "SNEW", (0, -1): "SNEW", (1, -1): "SNEW"})
    grid = walls.board.grid
    assert is_adjacent(walls, grid.at(0, 0), grid.at(1, 0))
    assert not is_adjacent(walls, grid.at(0, 0), grid.at(1, -1))


def test_cv_invariant_09_a_cell_holds_one_tile() -> None:
    walls = rooms(1, 1)
    with pytest.raises(ValueError, match="cell 0 already holds tile 0"):
        walls.lay(0, 1)
    with pytest.raises(ValueError, match="no cell 9"):
        walls.lay(9, 1)


def test_borders_refuse_what_makes_no_sense() -> None:
    walls = rooms(2, 1)
    with pytest.raises(ValueError, match="lets nothing through"):
        walls.open_border(0, EAST, DOOR)
    with pytest.raises(ValueError, match="is open"):
        walls.close_border(0, EAST, ARCH)
    with pytest.raises(ValueError, match="a tile lies beyond"):
        walls.close_border(0, EAST, OPEN_END)
    with pytest.raises(ValueError, match="no tile lies on cell"):
        Walls(walls.board).close_border(0, EAST, SECRET)
    with pytest.raises(ValueError, match="a tile of 1 squares on cells of 3"):
        Board(Grid(1, 1, 3), [parse_tile(["."], "N")], walls.board.borders)


def test_cv_tile_12_marks_are_found_on_the_turned_tile() -> None:
    walls = cave({(0, 0): "W04"}, {(0, 0): 1})
    grid = walls.board.grid
    assert walls.marked(grid.cell(0, 0), "m") == [grid.at(1, 2)]
    assert walls.passable(grid.cell(0, 0)) == [
        grid.at(0, 1),
        grid.at(0, 2),
        grid.at(1, 2),
        grid.at(1, 3),
        grid.at(2, 3),
    ]


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        ([[0, 0, 0]], "has 7 numbers, not 3"),
        ([[9, 0, 0, 0, 0, 0, 0]], "cannot lie on cell 9"),
        ([[0, 7, 0, 0, 0, 0, 0]], "tile 7 turned 0"),
        ([[0, 0, 4, 0, 0, 0, 0]], "turned 4"),
        ([[0, 0, 0, 1, 1, 1, 1], [0, 0, 0, 1, 1, 1, 1]], "two tiles on cell 0"),
        ([[0, 0, 0, 1, 99, 1, 1]], "unknown border code 99"),
        ([[0, 0, 0, 1, ARCH, 1, 1]], "cannot have border code 5"),
        ([[0, 0, 0, 1, 2, 1, 1], [1, 0, 0, 1, 1, 1, 3]], "has two codes"),
    ],
)
def test_a_bad_wall_map_is_refused(tiles: list[list[int]], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        load_walls(rooms(2, 1).board, {"tiles": tiles, "links": []})


@pytest.mark.parametrize("link", [[], [1], [1, 2, 3], [1, -1], [1, 99_999]])
def test_a_link_joins_two_squares_of_the_board(link: list[int]) -> None:
    saved = save_walls(rooms(2, 1))
    with pytest.raises(ValueError, match="a link joins two squares"):
        load_walls(rooms(2, 1).board, {**saved, "links": [link]})


@given(caves())
def test_cv_invariant_11_borders_agree_from_both_sides(walls: Walls) -> None:
    grid = walls.board.grid
    for cell in walls.laid():
        for side in range(4):
            beyond = grid.beyond(cell, side)
            if walls.is_laid(beyond):
                assert walls.code(cell, side) == walls.code(beyond, (side + 2) % 4)


@given(caves(), st.data())
def test_cv_invariant_15_exploring_takes_an_edge_and_adds_at_most_three(
    walls: Walls, data: st.DataObject
) -> None:
    ends = walls.open_ends()
    if ends:
        cell, side = data.draw(st.sampled_from(ends))
        after = explore(walls, cell, side, data.draw(st.sampled_from(CAVE_NAMES))).open_ends()
        assert (cell, side) not in after
        assert len(set(after) - set(ends)) <= 3


@given(caves(), st.data())
def test_a_published_map_never_changes(walls: Walls, data: st.DataObject) -> None:
    before = json.dumps(save_walls(walls)), json.dumps(everything(walls), default=list)
    for cell, side in walls.open_ends():
        explore(walls, cell, side, data.draw(st.sampled_from(CAVE_NAMES)))
        walls.close_border(cell, side, PLUGGED)
    floor = [p for cell in walls.laid() for p in walls.passable(cell)]
    walls.link(floor[0], floor[-1]).unlink(floor[-1], floor[0])
    assert (json.dumps(save_walls(walls)), json.dumps(everything(walls), default=list)) == before


@given(st.one_of(caves(), dungeons()), st.data())
def test_a_saved_map_loads_as_it_was(walls: Walls, data: st.DataObject) -> None:
    floor = [p for cell in walls.laid() for p in walls.passable(cell)]
    if data.draw(st.booleans()):
        walls = walls.link(floor[0], floor[-1])
    saved = json.loads(json.dumps(save_walls(walls)))
    assert everything(load_walls(walls.board, saved)) == everything(walls)


@given(dungeons(), st.integers(0, 8), st.integers(0, 3))
def test_opening_and_closing_again_leaves_no_trace(walls: Walls, cell: int, side: int) -> None:
    if walls.board.grid.beyond(cell, side) >= 0 and not walls.is_joined(cell, side):
        opened = walls.open_border(cell, side, ARCH)
        assert everything(opened.close_border(cell, side, DOOR)) == everything(walls)

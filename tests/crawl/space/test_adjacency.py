"""Who stands next to whom."""

from hypothesis import given
from hypothesis import strategies as st

from tests.crawl.space.maps import ARCH, OPEN, cave, caves, dungeons, passages, rooms, two_rooms
from undercroft.crawl.space.adjacency import (
    adjacent_of,
    any_adjacent,
    beside,
    is_adjacent,
    neighbours,
)
from undercroft.crawl.space.board import Board
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH
from undercroft.crawl.space.tiles import FLOOR, SOLID, parse_tile
from undercroft.crawl.space.walls import Walls


def test_da_geo_06_eight_neighbours_within_a_room() -> None:
    walls = rooms(1, 1)
    assert neighbours(walls, walls.board.grid.at(1, 1)) == [0, 1, 2, 3, 5, 6, 7, 8]


def test_da_geo_07_middle_to_middle_and_corner_never_corner_to_corner() -> None:
    walls = rooms(2, 1).open_border(0, EAST, ARCH)
    at = walls.board.grid.at
    assert is_adjacent(walls, at(2, 1), at(3, 1))
    assert is_adjacent(walls, at(2, 1), at(3, 0))
    assert is_adjacent(walls, at(2, 1), at(3, 2))
    assert is_adjacent(walls, at(2, 0), at(3, 1))
    assert is_adjacent(walls, at(2, 2), at(3, 1))
    assert not is_adjacent(walls, at(2, 0), at(3, 0))
    assert not is_adjacent(walls, at(2, 2), at(3, 2))


def test_da_geo_07_nothing_is_adjacent_through_a_closed_door() -> None:
    walls = rooms(2, 1)
    assert all(not is_adjacent(walls, p, q) for p in (2, 8, 14) for q in (3, 9, 15))


def test_da_geo_07_four_open_archways_leave_the_corner_where_rooms_meet_closed() -> None:
    walls = rooms(2, 2)
    for cell, side in [(0, 1), (0, 2), (3, 0), (3, 3)]:
        walls = walls.open_border(cell, side, ARCH)
    assert not is_adjacent(walls, walls.board.grid.at(2, 2), walls.board.grid.at(3, 3))


def test_da_mov_04_an_enemy_behind_a_wall_is_not_next_to_anyone() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    marks = [0] * walls.board.grid.size
    marks[at(3, 2)] = 1
    assert any_adjacent(walls, at(4, 3), marks)
    assert not any_adjacent(walls, at(3, 3), marks)
    assert beside(walls, [at(3, 2)]) == [at(3, 1), at(4, 1), at(4, 2), at(4, 3)]


def test_da_chest_09_a_chest_just_beyond_an_archway_can_be_reached() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    assert adjacent_of(walls, at(4, 3), [at(3, 2), at(5, 3), at(4, 1)]) == {at(3, 2), at(5, 3)}


def test_cv_move_06_squeeze_between_two_walls_refused() -> None:
    walls = cave({(0, 0): "B02"}, {})
    at = walls.board.grid.at
    assert walls.glyph(at(0, 0)) == walls.glyph(at(1, 1)) == "#"
    assert not is_adjacent(walls, at(1, 0), at(0, 1))
    assert not is_adjacent(walls, at(0, 1), at(1, 0))


def test_cv_move_06_one_wall_corner_alone_does_not_block() -> None:
    walls = cave({(0, 0): "B02"}, {})
    at = walls.board.grid.at
    assert is_adjacent(walls, at(1, 2), at(2, 1))
    assert is_adjacent(walls, at(0, 2), at(1, 3))


def test_cv_move_03_nobody_steps_into_rock_or_a_vent() -> None:
    walls = cave({(0, 0): "B03"}, {})
    at = walls.board.grid.at
    assert at(1, 1) not in neighbours(walls, at(0, 0))
    assert walls.steps[at(1, 1)] == 0


def test_cv_tile_05_a_gap_is_low_and_lets_a_figure_squeeze_past() -> None:
    walls = cave({}, {})
    pictures = [["#.##", ".V..", "....", "#..#"], ["#.##", ".#..", "....", "#..#"]]
    for rows, legal in zip(pictures, [True, False], strict=True):
        tile = parse_tile(rows, "SEW", gap="V")
        one = Walls(Board(walls.board.grid, [tile], walls.board.borders)).lay(40, 0)
        at = walls.board.grid.at
        assert is_adjacent(one, at(0, 1), at(1, 0)) is legal
        assert at(1, 1) not in neighbours(one, at(0, 1))


def test_cv_move_07_a_diagonal_over_a_border_needs_the_side_open() -> None:
    walls = cave({(0, 0): "B01", (1, 0): "B05"}, {})
    at = walls.board.grid.at
    assert is_adjacent(walls, at(3, 1), at(4, 2))
    shut = cave({(0, 0): "B01", (1, 0): "B08"}, {})
    assert not is_adjacent(shut, at(3, 1), at(4, 2))


def test_cv_dist_03_adjacent_across_a_four_tile_corner() -> None:
    walls = cave({(0, 0): "B08", (1, 0): "W07", (0, 1): "W07", (1, 1): "B03"}, {})
    at = walls.board.grid.at
    assert is_adjacent(walls, at(3, 3), at(4, 4))


def test_cv_move_07_a_four_tile_corner_with_one_way_round() -> None:
    corner = {(0, 0): "B08", (1, 0): "B08", (1, 1): "B03"}
    at = cave(corner, {}).board.grid.at
    assert not is_adjacent(cave(corner, {}), at(3, 3), at(4, 4))
    open_way = cave({(0, 0): "B08", (1, 0): "B05", (1, 1): "B03"}, {})
    assert is_adjacent(open_way, at(3, 3), at(4, 4))


def test_cv_tile_19_linked_squares_are_not_adjacent() -> None:
    walls = cave({(0, 0): "SW", (1, 0): "SE"}, {})
    at = walls.board.grid.at
    linked = walls.link(at(1, 2), at(6, 2))
    assert not is_adjacent(linked, at(1, 2), at(6, 2))


def test_di_tile_09_joined_doors_are_adjacent_both_ways() -> None:
    walls = passages({(0, 0): "NEW", (0, -1): "SN"})
    at = walls.board.grid.at
    assert neighbours(walls, at(0, 0)) == [at(0, -1)]
    assert neighbours(walls, at(0, -1)) == [at(0, 0)]


@given(caves())
def test_cv_invariant_14_adjacency_is_symmetric_in_a_cave(walls: Walls) -> None:
    check_symmetry(walls)


@given(dungeons())
def test_da_geo_07_adjacency_is_symmetric_among_rooms(walls: Walls) -> None:
    check_symmetry(walls)


def check_symmetry(walls: Walls) -> None:
    for p in range(walls.board.grid.size):
        for q in neighbours(walls, p):
            assert is_adjacent(walls, p, q)
            assert is_adjacent(walls, q, p)
            assert walls.board.grid.distance(p, q) == 1


def may_step(walls: Walls, a: int, b: int) -> bool:
    """CV-MOVE-07 word for word, for squares that touch."""
    grid = walls.board.grid
    ax, ay, bx, by = grid.xs[a], grid.ys[a], grid.xs[b], grid.ys[b]
    if walls.kind[a] != FLOOR or walls.kind[b] != FLOOR:
        return False
    if ax == bx or ay == by:
        return is_clear(walls, a, b)
    corners = [ay * grid.width + bx, by * grid.width + ax]
    return any(is_clear(walls, a, c) and is_clear(walls, c, b) for c in corners)


def is_clear(walls: Walls, a: int, b: int) -> bool:
    grid = walls.board.grid
    if SOLID in (walls.kind[a], walls.kind[b]):
        return False
    one, other = grid.cell_of[a], grid.cell_of[b]
    if one == other:
        return True
    side = next(s for s in range(4) if grid.beyond(one, s) == other)
    along = grid.xs[a] if side in (NORTH, SOUTH) else grid.ys[a]
    lanes = walls.board.borders.lanes[walls.code(one, side)]
    return bool(lanes >> along % grid.span & 1)


@given(st.one_of(caves(), dungeons()), st.data())
def test_cv_move_07_steps_follow_the_rule_after_every_change(
    walls: Walls, data: st.DataObject
) -> None:
    grid = walls.board.grid
    borders = [(c, s) for c in walls.laid() for s in range(4) if walls.is_laid(grid.beyond(c, s))]
    for cell, side in data.draw(st.lists(st.sampled_from(borders), max_size=3)):
        if walls.is_joined(cell, side):
            walls = walls.close_border(cell, side, 2)
        else:
            walls = walls.open_border(cell, side, OPEN if grid.span == 4 else ARCH)
    for a in [p for cell in walls.laid() for p in grid.squares(cell)]:
        around = [grid.step(a, d) for d in range(8)]
        wanted = [b for b in around if b >= 0 and may_step(walls, a, b)]
        assert neighbours(walls, a) == sorted(wanted)

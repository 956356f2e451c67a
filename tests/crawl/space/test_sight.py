"""Line of sight and what stands in it."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.crawl.space.maps import (
    ARCH,
    SLIDE,
    dungeons,
    passages,
    rooms,
    two_rooms,
    vector_square,
)
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.board import Board, Borders
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, Grid
from undercroft.crawl.space.sight import (
    BLIND,
    is_in_line,
    obstructions,
    passed,
    ray,
    sees,
    sight,
    targets,
)
from undercroft.crawl.space.tiles import parse_tile
from undercroft.crawl.space.walls import Walls

Spot = tuple[int, int]
FAR_ROWS = [(x, y) for y in (4, 5) for x in (0, 1, 2)]
# alliance.md 1.33: from, adjacent, ranged 2-3 and seen, seen but farther than 3.
VECTORS: list[tuple[Spot, list[Spot], list[Spot], list[Spot]]] = [
    ((0, 0), [], [(1, 3)], [(1, 4), (2, 4), (1, 5), (2, 5)]),
    ((1, 0), [], [(1, 3)], [(1, 4), (0, 5), (1, 5), (2, 5)]),
    ((2, 0), [], [(1, 3)], [(0, 4), (1, 4), (0, 5), (1, 5)]),
    ((0, 1), [], [(1, 3), (2, 3), (1, 4), (2, 4)], [(2, 5)]),
    ((1, 1), [], [(1, 3), (0, 4), (1, 4), (2, 4)], [(0, 5), (1, 5), (2, 5)]),
    ((2, 1), [], [(0, 3), (1, 3), (0, 4), (1, 4)], [(0, 5)]),
    ((0, 2), [(1, 3)], [(2, 3), (2, 4)], []),
    ((1, 2), [(0, 3), (1, 3), (2, 3)], FAR_ROWS, []),
    ((2, 2), [(1, 3)], [(0, 3), (0, 4)], []),
]


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize(("spot", "adjacent", "ranged", "farther"), VECTORS)
def test_da_los_05_the_nine_vectors_from_both_rooms_in_all_turns(
    side: int, spot: Spot, adjacent: list[Spot], ranged: list[Spot], farther: list[Spot]
) -> None:
    walls, near, far = two_rooms(side)
    start = vector_square(walls, near, far, side, *spot)
    for x in range(3):
        for y in range(3, 6):
            p = vector_square(walls, near, far, side, x, y)
            assert is_adjacent(walls, start, p) is ((x, y) in adjacent)
            for one, other in [(start, p), (p, start)]:
                distance = sight(walls, one, other)
                assert (distance == 1) is ((x, y) in adjacent)
                assert (2 <= distance <= 3) is ((x, y) in ranged)
                assert (3 < distance < BLIND) is ((x, y) in farther)


def test_da_los_03_a_closed_door_hides_and_an_archway_shows() -> None:
    closed = rooms(2, 1)
    at = closed.board.grid.at
    assert not sees(closed, at(1, 1), at(4, 1))
    assert sees(closed.open_border(0, EAST, ARCH), at(1, 1), at(4, 1))


def test_da_los_05_line_through_the_post_sees() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    assert passed(walls, at(3, 3), at(4, 2)) == []
    assert sees(walls, at(3, 3), at(4, 2))


def test_da_los_05_line_through_a_tile_corner_is_blocked() -> None:
    walls = rooms(2, 2)
    for cell, side in [(0, EAST), (0, SOUTH), (3, NORTH), (3, 3)]:
        walls = walls.open_border(cell, side, ARCH)
    at = walls.board.grid.at
    assert not sees(walls, at(1, 1), at(4, 4))
    assert not sees(walls, at(2, 2), at(3, 3))


def test_da_los_04_figures_do_not_block_but_count_as_obstructions() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    marks = [0] * walls.board.grid.size
    marks[at(4, 3)] = marks[at(4, 2)] = marks[at(4, 1)] = marks[at(4, 5)] = 1
    assert sees(walls, at(4, 5), at(4, 1))
    assert obstructions(walls, at(4, 5), at(4, 1), marks) == 2


def test_da_los_06_a_corner_only_touched_is_no_obstruction() -> None:
    walls = rooms(1, 1)
    at = walls.board.grid.at
    marks = [1] * walls.board.grid.size
    assert passed(walls, at(0, 0), at(2, 2)) == [at(1, 1)]
    assert obstructions(walls, at(0, 0), at(2, 2), marks) == 1
    assert passed(walls, at(0, 0), at(1, 2)) == [at(0, 1), at(1, 1)]


def test_da_los_09_every_pair_in_one_large_room_sees_each_other() -> None:
    deep = parse_tile(["......"] * 6, "")
    walls = Walls(Board(Grid(1, 1, 6), [deep], Borders([0], 2, 2, 2))).lay(0, 0)
    assert all(sees(walls, p, q) for p in range(36) for q in range(36))


def test_da_geo_09_targets_are_chosen_by_distance_and_sight_together() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    foes = [at(4, 2), at(5, 1), at(3, 2), at(4, 5), at(3, 3)]
    assert targets(walls, at(3, 3), foes, 2, 3) == [at(5, 1), at(4, 5)]
    assert targets(walls, at(3, 3), foes, 1, 1) == [at(4, 2)]
    assert targets(walls, at(3, 3), foes, 0, 0) == [at(3, 3)]


def test_cv_tile_05_rock_stops_a_line_and_a_gap_does_not() -> None:
    tile = parse_tile(["....", ".#V.", "....", "...."], "", gap="V")
    walls = Walls(Board(Grid(1, 1, 4), [tile], Borders([0], 2, 2, 2))).lay(0, 0)
    at = walls.board.grid.at
    assert not sees(walls, at(1, 0), at(1, 2))
    assert sees(walls, at(2, 0), at(2, 2))


def corridor() -> Walls:
    return passages({(0, 0): "NEW", (0, -1): "SN", (0, -2): "SNEW", (0, -3): "S", (1, -2): "SEW"})


def test_di_los_02_a_straight_line_of_joined_tiles() -> None:
    walls = corridor()
    at = walls.board.grid.at
    clear = [0] * walls.board.grid.size
    assert is_in_line(walls, at(0, 0), at(0, -3), clear)
    assert is_in_line(walls, at(1, -2), at(0, -2), clear)
    assert not is_in_line(walls, at(0, -1), at(1, -2), clear)
    assert not is_in_line(walls, at(0, 0), at(0, 0), clear)
    assert ray(walls, at(0, 0), NORTH, clear, 2) == [at(0, -1), at(0, -2)]
    assert ray(walls, at(0, 0), NORTH, clear, 9) == [at(0, -1), at(0, -2), at(0, -3)]


def test_di_los_03_blocked_by_a_wall_a_rock_slide_or_someone_between() -> None:
    walls = corridor()
    at = walls.board.grid.at
    clear = [0] * walls.board.grid.size
    slide = walls.close_border(walls.board.grid.cell(0, -1), NORTH, SLIDE)
    assert not is_in_line(slide, at(0, 0), at(0, -2), clear)
    marks = clear[:]
    marks[at(0, -1)] = 1
    assert not is_in_line(walls, at(0, 0), at(0, -2), marks)
    assert is_in_line(walls, at(0, 0), at(0, -1), marks)
    assert ray(walls, at(0, 0), NORTH, marks, 9) == [at(0, -1)]
    assert not is_in_line(walls, at(0, -1), at(1, -1), clear)


def line_by_fractions(walls: Walls, p: int, q: int) -> bool:
    """DA-LOS-05 word for word: each tile border crossed within the closed middle third."""
    grid = walls.board.grid
    start = (Fraction(2 * grid.xs[p] + 1, 2), Fraction(2 * grid.ys[p] + 1, 2))
    end = (Fraction(2 * grid.xs[q] + 1, 2), Fraction(2 * grid.ys[q] + 1, 2))
    for axis in (0, 1):
        low, high = sorted((start[axis], end[axis]))
        for border in range(3, 9, 3):
            if low < border < high:
                share = (border - start[axis]) / (end[axis] - start[axis])
                other = 1 - axis
                at = start[other] + share * (end[other] - start[other])
                if not is_archway(walls, axis, border // 3, at):
                    return False
    return True


def is_archway(walls: Walls, axis: int, border: int, at: Fraction) -> bool:
    if at % 3 == 0 or not 1 <= at % 3 <= 2:
        return False
    lane = int(at // 3)
    cell = lane * 3 + border - 1 if axis == 0 else (border - 1) * 3 + lane
    return walls.is_joined(cell, EAST if axis == 0 else SOUTH)


@given(dungeons(), st.integers(0, 80), st.integers(0, 80))
def test_da_los_05_agrees_with_exact_fractions(walls: Walls, p: int, q: int) -> None:
    assert sees(walls, p, q) is line_by_fractions(walls, p, q)


@given(dungeons(), st.integers(0, 80), st.integers(0, 80), st.data())
def test_da_los_07_sight_and_obstructions_are_the_same_from_both_ends(
    walls: Walls, p: int, q: int, data: st.DataObject
) -> None:
    marks = data.draw(st.lists(st.integers(0, 1), min_size=81, max_size=81))
    assert sight(walls, p, q) == sight(walls, q, p)
    assert obstructions(walls, p, q, marks) == obstructions(walls, q, p, marks)
    assert set(passed(walls, p, q)) == set(passed(walls, q, p))


@given(dungeons(), st.integers(0, 80))
def test_da_los_03_adjacent_squares_see_each_other(walls: Walls, p: int) -> None:
    for q in range(81):
        if is_adjacent(walls, p, q):
            assert sight(walls, p, q) == 1

"""Distance in tiles."""

from hypothesis import given
from hypothesis import strategies as st

from tests.crawl.space.maps import ARCH, cave, caves, passages, rooms
from undercroft.crawl.space.adjacency import neighbours
from undercroft.crawl.space.grid import EAST, SOUTH
from undercroft.crawl.space.tilegraph import (
    FAR,
    closest,
    distances,
    farthest,
    joined,
    least_dist,
    tile_dist,
    within,
)
from undercroft.crawl.space.walls import Walls


def test_cv_dist_01_tiles_are_counted_along_connections_not_on_the_table() -> None:
    walls = cave({(0, 0): "B12", (1, 0): "B08", (0, -1): "B03", (1, -1): "B03"}, {})
    cell = walls.board.grid.cell
    assert joined(walls, cell(0, 0)) == [cell(0, -1)]
    assert tile_dist(walls, cell(0, 0), cell(0, 0)) == 0
    assert tile_dist(walls, cell(0, 0), cell(1, 0)) == 3


def test_cv_dist_02_within_includes_the_own_tile_and_away_means_exactly() -> None:
    walls = cave({(0, 0): "B12", (1, 0): "B08", (0, -1): "B03", (1, -1): "B03"}, {})
    cell = walls.board.grid.cell
    assert within(walls, cell(0, 0), 1) == [cell(0, -1), cell(0, 0)]
    assert cell(1, -1) in within(walls, cell(0, 0), 2)
    assert within(walls, cell(0, 0), 99) == walls.laid()


def test_cv_dist_07_a_figure_on_two_tiles_counts_from_the_nearer() -> None:
    walls = cave({(0, 0): "SW", (1, 0): "SE", (2, 0): "B05"}, {})
    cell = walls.board.grid.cell
    assert least_dist(walls, [cell(0, 0), cell(1, 0)], [cell(2, 0)]) == 1
    assert least_dist(walls, [cell(0, 0)], []) == FAR


def test_cv_dist_08_adjacent_over_a_four_tile_corner_may_be_two_tiles_away() -> None:
    walls = cave({(0, 0): "B08", (1, 0): "B05", (1, 1): "B03"}, {})
    grid = walls.board.grid
    assert grid.at(4, 4) in neighbours(walls, grid.at(3, 3))
    assert tile_dist(walls, grid.cell(0, 0), grid.cell(1, 1)) == 2


def test_cv_dist_09_unconnected_tiles_are_never_in_range() -> None:
    walls = cave({(0, 0): "SW", (1, 0): "SE", (4, 4): "D3N"}, {})
    cell = walls.board.grid.cell
    assert tile_dist(walls, cell(0, 0), cell(4, 4)) == FAR
    assert cell(4, 4) not in within(walls, cell(0, 0), 99)


def test_cv_tile_19_a_tunnel_connects_its_two_tiles() -> None:
    walls = cave({(0, 0): "SW", (1, 0): "SE", (4, 4): "D3N"}, {})
    grid = walls.board.grid
    linked = walls.link(grid.at(1, 2), grid.at(18, 18))
    assert tile_dist(linked, grid.cell(1, 0), grid.cell(4, 4)) == 2
    assert distances(linked, grid.cell(1, 0), links=False)[grid.cell(4, 4)] == FAR
    assert tile_dist(linked.unlink(grid.at(1, 2), grid.at(18, 18)), 0, grid.cell(4, 4)) == FAR


def test_di_spec_06_a_search_that_ignores_the_teleporters_walks_through_the_doors() -> None:
    walls = passages({(0, 0): "SNEW", (0, -1): "SN", (0, -2): "SN", (0, -3): "SN"})
    grid = walls.board.grid
    near, far = grid.at(0, 0), grid.at(0, -3)
    linked = walls.link(near, far)
    assert tile_dist(linked, near, far) == 1
    assert distances(linked, near, links=False)[far] == 3


def test_di_tile_14_distance_is_the_number_of_doors() -> None:
    walls = passages({(0, 0): "SEW", (1, 0): "SNW", (1, -1): "SEW", (0, -1): "SNE"})
    cell = walls.board.grid.cell
    assert tile_dist(walls, cell(0, 0), cell(0, -1)) == 3


def test_da_geo_05_rooms_are_connected_by_archways_only() -> None:
    walls = rooms(3, 1)
    assert tile_dist(walls, 0, 1) == FAR
    walls = walls.open_border(0, EAST, ARCH).open_border(1, EAST, ARCH)
    assert [tile_dist(walls, 0, k) for k in range(3)] == [0, 1, 2]


def test_cv_edge_05_the_closest_of_several_with_all_ties() -> None:
    walls = rooms(3, 3)
    for cell in range(9):
        for side in (EAST, SOUTH):
            if walls.board.grid.beyond(cell, side) >= 0:
                walls = walls.open_border(cell, side, ARCH)
    assert closest(walls, 4, [0, 1, 3, 8]) == [1, 3]
    assert closest(walls, 4, []) == []


def test_cv_dist_10_the_farthest_is_the_greatest_finite_distance() -> None:
    walls = cave({(0, 0): "SW", (1, 0): "SE", (2, 0): "B05", (4, 4): "D3N"}, {})
    cell = walls.board.grid.cell
    assert farthest(walls, cell(0, 0), walls.laid()) == [cell(2, 0)]
    assert farthest(walls, cell(0, 0), [cell(4, 4)]) == []


@given(caves())
def test_cv_invariant_14_tile_distance_is_a_distance(walls: Walls) -> None:
    cells = walls.laid()
    for a in cells:
        for b in cells:
            assert tile_dist(walls, a, b) == tile_dist(walls, b, a)
            assert (tile_dist(walls, a, b) == 0) is (a == b)
            for c in cells:
                assert tile_dist(walls, a, c) <= tile_dist(walls, a, b) + tile_dist(walls, b, c)


@given(caves(), st.data())
def test_cv_invariant_14_adjacent_squares_are_on_near_tiles(
    walls: Walls, data: st.DataObject
) -> None:
    cell_of = walls.board.grid.cell_of
    cell = data.draw(st.sampled_from(walls.laid()))
    for p in walls.passable(cell):
        for q in neighbours(walls, p):
            corner = walls.board.grid.xs[p] != walls.board.grid.xs[q]
            corner &= walls.board.grid.ys[p] != walls.board.grid.ys[q]
            assert tile_dist(walls, cell, cell_of[q]) <= (2 if corner else 1)

"""Cheapest paths within a budget, and the path chosen among equals."""

import heapq

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.crawl.space.maps import (
    ARCH,
    CAVE_NAMES,
    cave,
    caves,
    dungeons,
    passages,
    rooms,
    two_rooms,
)
from tests.effort import examples
from undercroft.crawl.space.adjacency import beside, is_adjacent, neighbours
from undercroft.crawl.space.grid import EAST
from undercroft.crawl.space.reach import Ground, nearest, reach
from undercroft.crawl.space.walls import Walls


def open_ground() -> Ground:
    return Ground([], [])


def test_da_mov_01_one_point_a_step_diagonals_too() -> None:
    walls = rooms(1, 1)
    found = reach(walls, 0, 2, open_ground())
    assert found.squares == [1, 2, 3, 4, 5, 6, 7, 8]
    assert found.costs == [1, 2, 1, 1, 2, 2, 2, 2]
    assert (found.cost(8), found.cost(0)) == (2, -1)


def test_da_mov_02_no_step_without_points_for_all_of_it() -> None:
    walls = rooms(1, 1)
    assert reach(walls, 0, 1, Ground([], [], guards=[4])).squares == []


def test_da_mov_03_leaving_a_guarded_square_costs_two_however_many_guard_it() -> None:
    walls = rooms(1, 1)
    found = reach(walls, 0, 3, Ground([1, 4], [], guards=[1, 4]))
    assert found.squares == [3]
    assert found.costs == [2]


def test_da_mov_03_entering_a_guarded_square_costs_nothing_extra() -> None:
    walls = rooms(2, 1).open_border(0, EAST, ARCH)
    at = walls.board.grid.at
    found = reach(walls, at(1, 1), 2, Ground([at(4, 0)], [], guards=[at(4, 0)]))
    assert found.cost(at(3, 1)) == 2


def test_da_mov_05_allies_are_passed_but_not_stopped_on() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    found = reach(walls, at(4, 4), 2, Ground([at(3, 3), at(5, 3)], [at(4, 3)]))
    assert at(4, 3) not in found.squares
    assert found.cost(at(4, 2)) == 2
    assert found.path(at(4, 2)) == [at(4, 3), at(4, 2)]


def test_da_mov_06_an_enemy_in_the_archway_bars_the_way() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    blocked = reach(walls, at(4, 4), 6, Ground([at(4, 2), at(4, 3)], []))
    assert all(walls.board.grid.y(p) > 2 for p in blocked.squares)


def test_da_mov_09_diagonally_through_an_archway() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    found = reach(walls, at(4, 3), 1, open_ground())
    assert {at(3, 2), at(4, 2), at(5, 2)} <= set(found.squares)
    assert at(4, 2) in reach(walls, at(3, 3), 1, open_ground()).squares
    assert at(3, 2) not in reach(walls, at(3, 3), 1, open_ground()).squares


def test_da_mov_12_two_to_go_through_the_doorway_and_two_again_to_step_on() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    goblins = [at(3, 3), at(4, 1)]
    found = reach(walls, at(4, 3), 4, Ground(goblins, [], guards=goblins))
    assert found.cost(at(3, 2)) == 2
    assert found.cost(at(3, 1)) == 4


def test_da_a_24_entering_and_leaving_a_pit_costs_one_more_each() -> None:
    walls = rooms(1, 1)
    pit = Ground([3, 5], [], leave=[4], enter=[4])
    found = reach(walls, 1, 5, pit)
    assert found.cost(4) == 2
    assert found.cost(7) == 4
    twice = reach(walls, 1, 5, Ground([3, 5], [], guards=[3], leave=[4], enter=[4]))
    assert twice.cost(4) == 3
    assert reach(walls, 1, 5, Ground([3, 5], [], guards=[3], leave=[4])).cost(7) == 5


def test_cv_move_02_across_tile_borders_up_to_speed() -> None:
    walls = cave({(0, 0): "SW", (1, 0): "SE"}, {})
    at = walls.board.grid.at
    found = reach(walls, at(2, 1), 5, open_ground())
    assert found.cost(at(7, 1)) == 5
    assert found.cost(at(6, 3)) == 4


def test_cv_move_04_a_monster_in_a_squeeze_stops_everyone() -> None:
    walls = cave({(0, 0): "W02", (0, -1): "W15"}, {})
    at = walls.board.grid.at
    assert reach(walls, at(1, 3), 9, open_ground()).cost(at(1, -1)) == 4
    assert at(1, -1) not in reach(walls, at(1, 3), 9, Ground([at(1, 1)], [])).squares


def test_cv_move_05_through_other_figures_of_the_party() -> None:
    walls = cave({(0, 0): "W02", (0, -1): "W15"}, {})
    at = walls.board.grid.at
    found = reach(walls, at(1, 3), 4, Ground([], [at(1, 1), at(1, 2)]))
    assert found.squares == [at(1, -1), at(2, -1), at(1, 0), at(2, 0), at(2, 3)]


def test_cv_tile_19_a_tunnel_is_one_step_wherever_it_leads() -> None:
    walls = cave({(0, 0): "SW", (1, 0): "SE", (4, 4): "D3N"}, {})
    at = walls.board.grid.at
    linked = walls.link(at(1, 2), at(18, 18))
    found = reach(linked, at(2, 1), 3, open_ground())
    assert found.cost(at(18, 18)) == 2
    assert found.path(at(17, 18)) == [at(1, 2), at(18, 18), at(17, 18)]
    assert at(18, 18) not in reach(linked, at(2, 1), 1, open_ground()).squares
    back = reach(linked, at(18, 18), 1, open_ground())
    assert at(1, 2) in back.squares


def test_cv_tile_19_a_tunnel_to_a_lower_square_comes_first_among_equals() -> None:
    walls = rooms(1, 1)
    assert reach(walls, 8, 2, open_ground()).path(6) == [4, 6]
    assert reach(walls.link(8, 3), 8, 2, open_ground()).path(6) == [3, 6]


def test_da_mov_03_a_square_found_dear_and_then_cheaper_is_listed_once() -> None:
    walls = rooms(1, 1)
    found = reach(walls, 3, 4, Ground([0], [], guards=[0]))
    assert found.squares == sorted(set(found.squares))
    assert found.cost(8) == 3


def test_di_move_01_one_point_a_tile_through_joined_doors() -> None:
    walls = passages({(0, 0): "NEW", (0, -1): "SNEW", (1, 0): "SNW", (1, -1): "SEW"})
    at = walls.board.grid.at
    found = reach(walls, at(0, 0), 2, open_ground())
    assert found.costs == [1, 2, 1]
    assert found.squares == [at(0, -1), at(1, -1), at(1, 0)]


def test_design_the_path_meets_fewest_hidden_things_then_threats_then_lowest_squares() -> None:
    walls = rooms(1, 1)
    assert reach(walls, 3, 2, open_ground()).path(5) == [1, 5]
    assert reach(walls, 3, 2, Ground([], [], threats=[1])).path(5) == [4, 5]
    assert reach(walls, 3, 2, Ground([], [], threats=[1, 4])).path(5) == [7, 5]
    threats = Ground([], [], threats=[1, 1, 1])
    assert reach(walls, 3, 2, threats).path(5, hidden=[4, 7]) == [1, 5]


def test_a_square_out_of_reach_has_no_path() -> None:
    walls = rooms(2, 1)
    found = reach(walls, 0, 3, open_ground())
    with pytest.raises(ValueError, match="square 3 is out of reach"):
        found.path(3)
    assert found.cost(3) == -1


@pytest.mark.parametrize(
    "ground",
    [
        Ground([], []),
        Ground([], [], guards=[4]),
        Ground([], [], leave=[0, 0, 4], enter=[1, 2, 2, 8]),
    ],
)
def test_more_points_than_the_board_can_take_reach_no_further(ground: Ground) -> None:
    walls = rooms(2, 2)
    enough, endless = (reach(walls, 0, points, ground) for points in (500, 2**62))
    assert (endless.squares, endless.costs) == (enough.squares, enough.costs)
    assert endless.path(8) == enough.path(8)
    assert nearest(walls, 0, [0] * walls.board.grid.size, 2**62) == (-1, [])


def test_nearest_counts_steps_and_names_all_that_tie() -> None:
    walls, _, _ = two_rooms()
    at = walls.board.grid.at
    marks = [0] * walls.board.grid.size
    for p in (at(3, 0), at(5, 0), at(4, 5)):
        marks[p] = 1
    assert nearest(walls, at(4, 2), marks, 8) == (2, [at(3, 0), at(5, 0)])
    assert nearest(walls, at(4, 4), marks, 8) == (1, [at(4, 5)])
    assert nearest(walls, at(4, 3), marks, 1) == (-1, [])
    assert nearest(walls, at(4, 4), marks, 0) == (-1, [])


# Against a search written another way: labels of cost, hidden things, threats and the whole path.

Label = tuple[int, int, int, tuple[int, ...]]


def labels(
    walls: Walls, start: int, budget: int, ground: Ground, unseen: list[int]
) -> dict[int, Label]:
    """The best label of every square within the budget, by a heap of whole paths."""
    guarded = set(beside(walls, [*ground.guards]))
    settled: dict[int, Label] = {}
    heap: list[Label] = [(0, 0, 0, (start,))]
    while heap:
        label = heapq.heappop(heap)
        cost, hidden, threats, path = label
        here = path[-1]
        if here in settled:
            continue
        settled[here] = label
        tunnel = [walls.links[i ^ 1] for i, p in enumerate(walls.links) if p == here]
        for there in neighbours(walls, here) + tunnel:
            if there in ground.closed or there in settled:
                continue
            price = 1 + (here in guarded) + ground.leave.get(here, 0) + ground.enter.get(there, 0)
            if cost + price <= budget:
                heapq.heappush(
                    heap,
                    (
                        cost + price,
                        hidden + unseen.count(there),
                        threats + ground.threats.get(there, 0),
                        (*path, there),
                    ),
                )
    return settled


Journey = tuple[Walls, int, int, Ground, list[int]]


@st.composite
def journeys(draw: st.DrawFn, *, plain: bool) -> Journey:
    """A map, a start, a budget and ground; not plain means entering costs and links as well."""
    walls = draw(st.one_of(dungeons(2, 2), dungeons(1, 2), caves(2)))
    floor = [p for cell in walls.laid() for p in walls.passable(cell)]
    squares = st.sampled_from(floor)
    few = st.lists(squares, max_size=4)
    if not plain and draw(st.booleans()):
        p, q = draw(st.lists(squares, min_size=2, max_size=2, unique=True))
        walls = walls.link(p, q)
    ground = Ground(
        draw(few),
        draw(st.lists(squares, max_size=4, unique=True)),
        guards=draw(few),
        leave=draw(few),
        enter=[] if plain else draw(few),
        threats=draw(st.lists(squares, max_size=12)),
    )
    return walls, draw(squares), draw(st.integers(0, 7)), ground, draw(few)


ALL_JOURNEYS = st.one_of(journeys(plain=True), journeys(plain=False))


@examples(400)
@given(ALL_JOURNEYS)
def test_reach_agrees_with_a_search_over_whole_paths(journey: Journey) -> None:
    walls, start, budget, ground, hidden = journey
    found = reach(walls, start, budget, ground)
    wanted = labels(walls, start, budget, ground, hidden)
    stops = sorted(set(wanted) - {start} - set(ground.crowded))
    assert found.squares == stops
    assert found.costs == [wanted[p][0] for p in stops]
    for p in stops:
        assert [start, *found.path(p, hidden)] == list(wanted[p][3])


@given(ALL_JOURNEYS)
def test_cv_invariant_16_a_path_has_legal_steps_that_sum_to_its_cost(journey: Journey) -> None:
    walls, start, budget, ground, _hidden = journey
    found = reach(walls, start, budget, ground)
    guarded = beside(walls, [*ground.guards])
    pairs = [walls.links[i : i + 2] for i in range(0, len(walls.links), 2)]
    for target, cost in zip(found.squares, found.costs, strict=True):
        here, paid = start, 0
        for there in found.path(target):
            assert is_adjacent(walls, here, there) or [here, there] in pairs + [
                pair[::-1] for pair in pairs
            ]
            assert there not in ground.closed
            paid += 1 + (here in guarded) + ground.leave.get(here, 0) + ground.enter.get(there, 0)
            here = there
        assert here == target
        assert paid == cost <= budget


@given(st.one_of(dungeons(), caves(4)), st.data())
def test_nearest_agrees_with_reach_on_open_ground(walls: Walls, data: st.DataObject) -> None:
    floor = [p for cell in walls.laid() for p in walls.passable(cell)]
    start = data.draw(st.sampled_from(floor))
    marked = data.draw(st.lists(st.sampled_from(floor), max_size=3, unique=True))
    marks = [0] * walls.board.grid.size
    for p in marked:
        marks[p] = 1
    found = reach(walls, start, 8, open_ground())
    costs = {p: found.cost(p) for p in marked if p in found.squares}
    least = min(costs.values(), default=-1)
    assert nearest(walls, start, marks, 8) == (
        least,
        sorted(p for p, cost in costs.items() if cost == least),
    )


def test_every_cave_tile_is_in_the_table() -> None:
    assert len(CAVE_NAMES) == 40

"""Tiles and unexplored edges: where one stands and steps, what is connected, where to explore."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.foes import acts, lost, rolls
from tests.games.caverns.scenes import EAST, WEST, Place
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.board import Board
from undercroft.crawl.space.grid import EAST as EASTWARD
from undercroft.crawl.space.grid import NORTH, SOUTH, Grid
from undercroft.crawl.space.grid import WEST as WESTWARD
from undercroft.crawl.space.tiles import parse_tile
from undercroft.crawl.space.walls import Walls
from undercroft.games.caverns.actions.move import reachable
from undercroft.games.caverns.adventures.quench_the_pit import is_by_water
from undercroft.games.caverns.content.stat_ids import LIBRARY
from undercroft.games.caverns.content.tables import ADVENTURES, FACES, TILE_NAMES
from undercroft.games.caverns.effects.vocabulary import Reorder
from undercroft.games.caverns.effects.vocabulary.decks import DEEPEST
from undercroft.games.caverns.effects.vocabulary.terms import Stack
from undercroft.games.caverns.map.exploration import Exploration, Triggered
from undercroft.games.caverns.map.finite_cave import BLIND, plug
from undercroft.games.caverns.map.geometry import (
    BORDERS,
    GRID,
    cell_with,
    connected,
    edge_squares,
    floors,
    open_edges,
    sheltered_cell,
    with_tile,
    with_tunnel,
)
from undercroft.games.caverns.map.placement import tile_squares
from undercroft.games.caverns.notation import FIRST_PROP, NOTATION, TILE_STACK, numbers
from undercroft.games.caverns.state import IMMOBILIZED
from undercroft.kernel import play
from undercroft.kernel.digest import code
from undercroft.kernel.stacks import Stack as Pile
from undercroft.kernel.views import view

BEHIND = GRID.cell(0, -1)
CORNER = GRID.cell(1, -1)


def cave(*heroes: str, adventure: str = "adv-02") -> Place:
    """Heroes on the start tile, ties settled."""
    place = Place(*(heroes or ("brunna", "maro")), adventure=adventure)
    place.agree(ties="first")
    return place


def can_step(place: Place, x: int, y: int) -> bool:
    """Whether the first hero can go to a square in one step."""
    return reachable(place.s, 0, 1).cost(GRID.at(x, y)) == 1


def happens(place: Place, card: str) -> Place:
    """An event of the first seat happens."""
    place.begin()
    place.s.EFFECTS.start(place.s, card, 0)
    place.s.run()
    return place


# ---- squares -------------------------------------------------------------------------------------


def test_cv_tile_04_nobody_enters_rock_or_water() -> None:
    place = cave()
    ford = place.tile("ford", 0, 0, NORTH)
    place.at(0, 2, -4)
    assert can_step(place, 2, -3)
    assert not can_step(place, 1, -3)
    assert not can_step(place, 3, -4)
    assert len(floors(place.s.walls)[ford]) == 9


def test_cv_tile_04_nothing_is_put_there() -> None:
    place = cave()
    span = place.tile("span", 0, 0, NORTH)
    place.at(0, 2, -2)
    spots = [(GRID.x(p), GRID.y(p)) for p in tile_squares(place.s, 1, span, patch=False)]
    assert spots == [(1, -4), (2, -4), (1, -3), (1, -2), (1, -1), (2, -1)]
    assert place.s.walls.passable(span)[4] == place.s.spot[0]


@pytest.mark.parametrize("wall", ["~", "#"])
def test_cv_tile_05_nobody_gets_stuck_between_a_gap_and_a_wall(wall: str) -> None:
    tile = parse_tile([f".{wall}..", "#...", "....", "...."], "", gap="~")
    walls = Walls(Board(Grid(1, 1, 4), [tile], BORDERS)).lay(0, 0)
    at = walls.board.grid.at
    assert is_adjacent(walls, at(0, 0), at(1, 1)) is (wall == "~")


def test_cv_tile_05_attacks_fly_over_gaps() -> None:
    place = cave()
    place.tile("smoking-cross", 0, 0, NORTH)
    place.stand((2, -3), (7, 2))
    place.agree(tile_open=False)
    place.monster("palefolk-dartcaster", 0, -3)
    assert lost(acts(place, *rolls(20))) == [1, 0]


def test_cv_tile_05_who_may_cross_gaps_finds_every_way_clear() -> None:
    place = cave("pell", "maro")
    place.tile("smoking-cross", 0, 0, NORTH)
    place.at(0, 0, -3)
    place.power("over-the-ledge")
    place.turn("h1 use over-the-ledge")
    assert reachable(place.s, 0, 2).cost(GRID.at(2, -3)) == 2
    assert "1,-3" not in place.legal("move")


def test_cv_tile_05_where_the_bridge_is_barred_he_climbs_over_the_gap() -> None:
    place = cave("pell", "maro", adventure="adv-05")
    place.tile("span", 0, 0, NORTH)
    place.s.kind[FIRST_PROP] = 0
    place.at(FIRST_PROP, 1, -3)
    place.at(0, 2, -2)
    place.power("over-the-ledge")
    place.acts()
    assert place.refused("h1 move 2,-4") == ["CV-MOVE-07"]
    place.play("h1 use over-the-ledge")
    assert reachable(place.s, 0, 2).cost(GRID.at(2, -4)) == 2
    place.play("h1 move 2,-4")
    assert place.where(0) == (2, -4)


def test_cv_tile_05_water_is_within_arms_reach() -> None:
    place = cave(adventure="adv-13")
    place.tile("ford", 0, 0, NORTH)
    for square, near in (((2, -4), True), ((2, -2), True), ((2, -1), False)):
        place.at(0, *square)
        assert is_by_water(place.s, 0) is near


# ---- sides ---------------------------------------------------------------------------------------


def lair(place: Place) -> None:
    """North of the start lies a hall with floor along its closed sides, east of it a crossing."""
    walls = with_tile(place.s.walls, BEHIND, TILE_NAMES.parse("deep-lair-near"), 0)
    place.s.walls = with_tile(walls, CORNER, TILE_NAMES.parse("broad-cross"), 0)


def test_cv_tile_07_a_closed_side_is_a_wall_where_floor_touches_it_too() -> None:
    place = cave()
    lair(place)
    place.at(0, 3, -3)
    assert can_step(place, 3, -2)
    assert not can_step(place, 4, -3)
    assert not can_step(place, 4, -2)
    place.at(0, 1, 0)
    assert can_step(place, 1, -1)


def test_cv_tile_08_where_no_tile_lies_all_is_rock() -> None:
    place = cave()
    place.at(0, 1, 0)
    assert can_step(place, 1, 1)
    assert not can_step(place, 1, -1)
    place.tile("straight-run", 0, 0, NORTH)
    assert can_step(place, 1, -1)


def test_cv_tile_10_an_open_side_against_a_closed_one_is_no_link_and_no_edge() -> None:
    place = cave()
    lair(place)
    assert BEHIND in connected(place.s.walls, WEST)
    assert CORNER not in connected(place.s.walls, BEHIND)
    assert CORNER not in connected(place.s.walls, EAST)
    edges = open_edges(place.s.walls)
    assert [side for cell, side in edges if cell == CORNER] == [NORTH, EASTWARD]


def test_cv_tile_11_tiles_are_connected_by_openings_and_tunnels() -> None:
    place = cave()
    first = place.tile("straight-run", 0, 0, NORTH)
    second = place.tile("straight-run", 0, -1, NORTH)
    assert connected(place.s.walls, first) == (second, WEST)
    place.s.walls = with_tunnel(place.s.walls, second, EAST)
    assert connected(place.s.walls, second) == (first, EAST)
    plug(place.s, (first, NORTH), BLIND)
    assert connected(place.s.walls, second) == (EAST,)


def test_cv_tile_16_a_destination_without_room_lies_apart_behind_a_tunnel() -> None:
    place = cave("hadra", "oriel")
    ford = place.tile("ford", 0, 0, NORTH)
    for side in (NORTH, EASTWARD):
        plug(place.s, (ford, side), BLIND)
    place.begin(Triggered(0, ford))
    hall = cell_with(place.s.walls, TILE_NAMES.parse("hoard-hall-near"))
    assert connected(place.s.walls, ford) == tuple(sorted((hall, WEST)))
    place.s.spot[0] = place.patch(ford)
    assert reachable(place.s, 0, 1).cost(place.patch(hall)) == 1
    far = cell_with(place.s.walls, TILE_NAMES.parse("hoard-hall-far"))
    assert far in connected(place.s.walls, hall)


def test_the_cave_goes_on_around_what_lies_apart() -> None:
    walls = cave("hadra", "oriel").s.walls
    near = sheltered_cell(walls)
    for half in (near, GRID.beyond(near, NORTH)):
        assert all(GRID.beyond(half, side) >= 0 for side in range(4))


# ---- features ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "monster", "wound"),
    [
        ("rune-ring", "palefolk-dartcaster", 1),
        ("meeting-cave", "palefolk-dartcaster", 0),
        ("rune-ring", "shale-runner", 0),
    ],
)
def test_cv_tile_21_palefolk_strike_better_on_the_rune_ring(
    tile: str, monster: str, wound: int
) -> None:
    place = cave()
    place.tile(tile, 0, 0, NORTH)
    place.stand((1, -2), (7, 2))
    place.monster(monster, 1, -3)
    assert lost(acts(place, *rolls(5))) == [wound, 0]


def test_cv_tile_21_so_do_villains() -> None:
    place = cave()
    place.tile("rune-ring", 0, 0, NORTH)
    place.stand((1, -2), (7, 2))
    place.villain("hemlock", 1, -3)
    assert lost(acts(place, *rolls(4))) == [2, 0]


@pytest.mark.parametrize(("tile", "hp"), [("glowstone", 0), ("meeting-cave", 1)])
def test_cv_tile_21_heroes_strike_better_by_the_glowstone(tile: str, hp: int) -> None:
    place = cave("maro", "brunna")
    place.tile(tile, 0, 0, NORTH)
    place.at(0, 1, -2)
    rat = place.monster("gnawling-pack", 2, 2)
    place.turn("h1 use hunting-arrow", "d roll 5")
    assert place.s.hp[rat] == hp


def test_cv_tile_21_eruptions_name_fumaroles_and_the_tiles_around() -> None:
    place = cave("brunna", "maro", "pell")
    place.tile("smoking-cross", 0, 0, NORTH)
    for seat, square in enumerate(((1, -2), (1, 1), (5, 1))):
        place.at(seat, *square)
    assert lost(happens(place, "steam-wakes")) == [2, 1, 0]


def test_cv_tile_21_tremors_name_squeezes_ford_and_span() -> None:
    place = cave("brunna", "maro", "pell")
    place.tile("left-squeeze", 0, 0, NORTH)
    place.tile("ford", 0, 0, WESTWARD)
    for seat, square in enumerate(((1, -2), (-1, 1), (5, 1))):
        place.at(seat, *square)
    place.s.spot[1] = place.patch(GRID.cell(-1, 0))
    assert lost(happens(place, "tremor")) == [1, 1, 0]
    assert place.s.ailments == [IMMOBILIZED, IMMOBILIZED, 0]


# ---- the stack -----------------------------------------------------------------------------------


def order(place: Place) -> list[int]:
    """The tiles of the stack from the top, all of them known."""
    stack = place.s.stacks[TILE_STACK]
    return [stack.outcomes(at)[0][0] for at in range(stack.size)]


def test_cv_tile_22_three_tiles_at_most_change_places() -> None:
    place = cave()
    place.stack("snug", "span", "gate", "ford")
    happens(place, "map-scrap")
    place.play(*(f"d peek tiles {i} tile-{n}" for i, n in enumerate(("snug", "span", "gate"))))
    place.play("h1 choose 2", "h1 choose 3")
    assert order(place) == list(numbers("tile-span", "tile-gate", "tile-snug", "tile-ford"))


def test_cv_tile_22_who_does_not_look_cannot_tell_what_was_looked_at() -> None:
    """Neither from the table as a rival sees it nor from the code that all are shown."""
    seen = []
    for names in (("snug", "span", "gate"), ("ford", "gate", "snug"), ("gate", "snug", "span")):
        place = cave()
        tiles = numbers("tile-snug", "tile-span", "tile-gate", "tile-ford")
        place.s.stacks[TILE_STACK] = Pile.of(tiles)
        happens(place, "map-scrap")
        for at, name in enumerate(names):
            place.play(f"d peek tiles {at} tile-{name}")
            seen.append((at, code(place.s), view(place.s, 2).save()))
    for at in range(3):
        assert len({each[1] for each in seen if each[0] == at}) == 1
        assert all(each[2] == seen[at][2] for each in seen if each[0] == at)


def test_cv_tile_22_a_tile_goes_under_the_next_one_or_comes_from_the_bottom() -> None:
    place = cave()
    place.stack("snug", "span", "gate")
    place.s.spot[1] = place.patch(WEST)
    happens(place, "wrong-turning")
    while place.s.frames:
        place.play(f"h1 space {place.legal('space')[0]}")
    assert order(place) == list(numbers("tile-gate", "tile-snug", "tile-span"))


def test_cv_tile_22_a_tile_that_leaves_the_places_of_a_trigger_is_decided_unseen() -> None:
    place = cave()
    trigger, *others = numbers("tile-gate", "tile-snug", "tile-span", "tile-ford")
    place.s.stacks[TILE_STACK] = Pile.recipe(others, (2, ()), (2, (trigger,)))
    place.s.spot[1] = place.patch(WEST)
    happens(place, "wrong-turning")
    while place.legal("space"):
        place.play(f"h1 space {place.legal('space')[0]}")
    known = view(place.s, 1)
    place.play("d peek tiles 3 tile-gate")
    assert place.s.stacks[TILE_STACK].outcomes(0) == ([trigger], [1])
    assert place.s.stacks[TILE_STACK].cards() == sorted((trigger, *others))
    play.force(known, NOTATION.parse("d peek tiles 3 ??"))
    assert known.stacks[TILE_STACK].cards() == sorted((trigger, *others))


def test_cv_tile_22_no_card_buries_a_tile_deeper() -> None:
    words = [e for e in LIBRARY.effects if isinstance(e, Reorder) and e.stack == Stack.TILES]
    assert sorted(word.n for word in words) == [2, DEEPEST]


def test_cv_tile_22_a_trigger_tile_leads_on() -> None:
    named = [trigger.tile for page in ADVENTURES for trigger in page.triggers]
    assert named
    for name in named:
        assert len(FACES[TILE_NAMES.parse(name)].open) > 1, name


# ---- unexplored edges ----------------------------------------------------------------------------


def test_cv_edge_01_an_edge_is_an_open_side_with_nothing_behind() -> None:
    place = cave()
    edges = ((WEST, NORTH), (WEST, WESTWARD), (EAST, EASTWARD), (EAST, SOUTH))
    assert open_edges(place.s.walls) == edges
    run = place.tile("straight-run", 0, 0, NORTH)
    assert set(open_edges(place.s.walls)) == {(run, NORTH), *edges[1:]}
    plug(place.s, (run, NORTH), BLIND)
    assert open_edges(place.s.walls) == edges[1:]


def test_cv_edge_02_every_square_of_the_side_is_on_the_edge() -> None:
    place = cave()
    place.tile("broad-cross", 0, 0, NORTH)
    found = edge_squares(place.s.walls)
    row = [found.get(GRID.at(x, -4), ()) for x in range(4)]
    assert row == [(), (NORTH,), (NORTH,), (NORTH, EASTWARD)]
    assert GRID.at(1, -3) not in found


@pytest.mark.parametrize(("square", "explores"), [((0, 1), True), ((0, 2), True), ((1, 1), False)])
def test_cv_edge_02_who_touches_the_side_explores(square: tuple[int, int], explores: bool) -> None:
    place = cave()
    place.at(0, *square)
    place.begin(Exploration(0))
    assert bool(place.s.frames) is explores


def test_cv_edge_03_in_a_corner_the_player_says_which_edge() -> None:
    place = cave()
    place.tile("broad-cross", 0, 0, NORTH)
    place.at(0, 3, -4)
    place.begin(Exploration(0))
    assert place.legal("edge") == ["0,-1,n", "0,-1,e"]
    assert place.legal("pass") == []
    place.play("h1 edge 0,-1,e", "d draw tiles tile-straight-run")
    assert place.s.walls.is_laid(CORNER)


def test_cv_edge_05_the_closest_edge_is_on_the_closest_tile() -> None:
    place = cave("hadra", "oriel")
    place.agree(ties="ties")
    place.s.active = 1
    place.at(0, 5, 1)
    happens(place, "footfalls-behind")
    assert place.legal("edge") == ["1,0,e", "1,0,s"]
    place.tile("straight-run", 1, 0, EASTWARD)
    plug(place.s, (EAST, SOUTH), BLIND)
    happens(place, "footfalls-behind")
    assert place.legal("edge") == ["0,0,n", "0,0,w", "2,0,e"]


def test_cv_edge_08_a_plugged_edge_is_closed_for_good() -> None:
    place = cave()
    plug(place.s, (WEST, NORTH), BLIND)
    place.at(0, 1, 0)
    place.begin(Exploration(0))
    assert place.s.frames == []
    place.s.walls = with_tile(place.s.walls, BEHIND, TILE_NAMES.parse("meeting-cave"), 0)
    assert BEHIND not in connected(place.s.walls, WEST)
    assert not can_step(place, 1, -1)

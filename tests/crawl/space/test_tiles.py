"""Tile pictures and quarter turns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.crawl.space.maps import CAVE_TILES, CAVERN_NAMES, CAVERNS, ROOM_TILES
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST
from undercroft.crawl.space.tiles import (
    FLOOR,
    GAP,
    SOLID,
    Tile,
    parse_tile,
    quarters,
    turn_side,
    turn_square,
)

TURNS = st.integers(0, 3)
NAMES = st.sampled_from(sorted(CAVE_TILES))


def pieces(tile: Tile) -> int:
    """Into how many parts the passable squares of a tile fall, walking orthogonally."""
    left = set(tile.passable())
    parts = 0
    while left:
        parts += 1
        queue = [left.pop()]
        for i in queue:
            steps = [i - tile.span, i + tile.span]
            steps += [i - 1] if i % tile.span else []
            steps += [i + 1] if (i + 1) % tile.span else []
            queue += [j for j in steps if j in left]
            left -= set(steps)
    return parts


@pytest.mark.parametrize("name", CAVERN_NAMES)
def test_cv_tile_03_pictures_hold_what_the_table_prints(name: str) -> None:
    tile = CAVE_TILES[name]
    sides, passable, (column, row) = CAVERNS[name]
    assert len(tile.passable()) == passable
    assert tile.find("m") == [row * 4 + column]
    assert sum(tile.sides) == len(sides)


@pytest.mark.parametrize("name", CAVERN_NAMES)
def test_cv_tile_06_centre_squares_of_open_sides_are_passable(name: str) -> None:
    tile = CAVE_TILES[name]
    centres = {NORTH: (1, 2), EAST: (7, 11), SOUTH: (13, 14), WEST: (4, 8)}
    for side, squares in centres.items():
        if tile.sides[side]:
            assert [tile.kinds[i] for i in squares] == [FLOOR, FLOOR]


def test_cv_tile_03_rock_and_idol_are_solid_vent_water_and_chasm_are_gaps() -> None:
    assert CAVE_TILES["B14"].kinds[9] == SOLID
    assert CAVE_TILES["B03"].kinds[5] == GAP
    assert CAVE_TILES["W09"].kinds[5] == GAP
    assert CAVE_TILES["W11"].kinds[6] == GAP


def test_cv_tile_09_a_quarter_turn_takes_column_and_row_clockwise() -> None:
    for column in range(4):
        for row in range(4):
            assert turn_square(row * 4 + column, 4) == column * 4 + 3 - row
    assert CAVE_TILES["W04"].turned(1).rows() == ["####", ".###", ".m##", "#..#"]


@pytest.mark.parametrize(("side", "turns"), [(NORTH, 0), (EAST, 1), (SOUTH, 2), (WEST, 3)])
def test_cv_tile_09_the_side_explored_forces_the_turns(side: int, turns: int) -> None:
    assert quarters(SOUTH, (side + 2) % 4) == turns


@pytest.mark.parametrize("side", [NORTH, EAST, SOUTH, WEST])
def test_di_tile_03_the_entry_door_joins_the_door_crossed(side: int) -> None:
    dead_end = parse_tile(["."], "S")
    turned = dead_end.turned(quarters(SOUTH, (side + 2) % 4))
    assert turned.sides[(side + 2) % 4] == 1
    assert sum(turned.sides) == 1


def test_da_door_03_one_door_can_be_turned_to_any_side() -> None:
    one_door = ROOM_TILES[1]
    assert [one_door.turned(k).sides.index(1) for k in range(4)] == [NORTH, EAST, SOUTH, WEST]


def test_a_crooked_picture_is_refused() -> None:
    with pytest.raises(ValueError, match=r"row '\.\.' of a tile with 3 rows has 2 squares"):
        parse_tile(["...", "..", "..."], "N")
    with pytest.raises(ValueError, match="'X' is not a side"):
        parse_tile(["."], "NX")


@given(NAMES, TURNS)
def test_cv_tile_09_four_quarters_are_none(name: str, turns: int) -> None:
    tile = CAVE_TILES[name]
    back = tile.turned(turns).turned(4 - turns)
    assert (back.glyphs, back.kinds, back.sides) == (tile.glyphs, tile.kinds, tile.sides)


@given(NAMES, TURNS)
def test_cv_invariant_11_turning_keeps_squares_sides_and_connection(name: str, turns: int) -> None:
    tile = CAVE_TILES[name]
    turned = tile.turned(turns)
    assert len(turned.passable()) == len(tile.passable())
    assert sum(turned.sides) == sum(tile.sides)
    assert pieces(turned) == pieces(tile)
    for side in range(4):
        assert turned.sides[turn_side(side, turns)] == tile.sides[side]


@pytest.mark.parametrize("name", CAVERN_NAMES)
def test_cv_invariant_42_passable_squares_are_connected(name: str) -> None:
    assert pieces(CAVE_TILES[name]) == 1

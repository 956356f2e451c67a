"""Places in words: offsets, parts of tiles, what is near."""

from __future__ import annotations

import pytest

from tests.crawl.space.maps import rooms
from undercroft.crawl.places import landmark, offset, part_of, spot_on
from undercroft.crawl.space.grid import Grid

ROOM = rooms(2, 1)
GRID = ROOM.board.grid


@pytest.mark.parametrize(
    ("to", "text"),
    [
        ((1, 0), "1 space north"),
        ((3, 2), "1 south and 2 east"),
        ((0, 2), "1 space south-west"),
        ((5, 1), "4 spaces east"),
        ((1, 1), ""),
    ],
)
def test_a_square_is_so_far_from_somebody(to: tuple[int, int], text: str) -> None:
    assert offset(GRID, GRID.at(1, 1), GRID.at(*to), "space") == text


def test_every_offset_and_every_spot_on_a_tile_is_unique() -> None:
    for span in (1, 2, 3, 4):
        grid = Grid(3, 3, span)
        squares = range(grid.size)
        assert len({offset(grid, grid.size // 2, p, "square") for p in squares}) == grid.size
        assert len({spot_on(grid, p, "Ford") for p in grid.squares(4)}) == span * span


@pytest.mark.parametrize(
    ("at", "part", "spot"),
    [
        ((0, 0), "the north-west corner of Ford", ""),
        ((1, 0), "the north side of Ford", ", towards the west"),
        ((3, 2), "the east side of Ford", ", towards the south"),
        ((2, 1), "the middle of Ford", ", towards the north-east"),
    ],
)
def test_a_square_is_somewhere_on_its_tile(at: tuple[int, int], part: str, spot: str) -> None:
    grid = Grid(1, 1, 4)
    assert part_of(grid, grid.at(*at), "Ford") == part
    assert spot_on(grid, grid.at(*at), "Ford") == part + spot


def test_what_is_on_a_square_or_beside_it_is_named_but_nothing_behind_a_wall() -> None:
    landmarks = {GRID.at(0, 0): "the Chest", GRID.at(3, 1): "Krom"}
    assert landmark(ROOM, GRID.at(0, 0), landmarks) == ", onto the Chest"
    assert landmark(ROOM, GRID.at(1, 1), landmarks) == ", beside the Chest"
    assert landmark(ROOM, GRID.at(2, 1), landmarks) == ""

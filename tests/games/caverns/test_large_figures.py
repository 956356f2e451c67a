"""Figures on several squares and tiles."""

from __future__ import annotations

from tests.games.caverns.cards.foes import M1, acts, beside, corridor, meets, rolls
from tests.games.caverns.scenes import EAST, WEST, Place
from undercroft.games.caverns.effects.refs import tile
from undercroft.games.caverns.map.distances import adjacent, apart, cells
from undercroft.games.caverns.map.geometry import GRID, WALL
from undercroft.games.caverns.map.placement import tile_squares
from undercroft.games.caverns.notation import FIRST_KIND, MONSTER_DECK, NOTATION, numbers
from undercroft.games.caverns.phases.activation import PINNED
from undercroft.games.caverns.phases.monsters import Spawn, add_figure

FAR = (29, 1)
THIRD = GRID.cell(2, 0)


def giant(place: Place) -> int:
    """A giant that is not on the board yet."""
    return add_figure(place.s, NOTATION.cards.parse("grotto-giant") - FIRST_KIND)


def spots(place: Place, cell: int, *, patch: bool) -> list[tuple[int, int]]:
    """Where a giant could stand on a tile."""
    found = tile_squares(place.s, giant(place), cell, patch=patch)
    return [(GRID.x(p), GRID.y(p)) for p in found]


def test_cv_large_02_a_large_figure_is_on_every_tile_it_touches() -> None:
    place = meets("grotto-giant", (7, 1), FAR, (2, 1))
    assert cells(place.s, M1) == (EAST, THIRD)


def test_cv_large_09_nobody_is_next_to_himself_however_large() -> None:
    place = meets("grotto-giant", (7, 1), (6, 1), FAR)
    assert adjacent(place.s, M1, 0)
    assert not adjacent(place.s, M1, M1)


def test_cv_large_03_all_squares_must_be_passable_free_and_clear() -> None:
    place = corridor((4, 1), FAR)
    found = spots(place, EAST, patch=False)
    assert (5, 1) in found
    assert (4, 1) not in found
    assert (3, 1) in spots(corridor((29, 2), FAR), EAST, patch=False)
    walled = corridor((29, 2), FAR)
    walled.s.walls = walled.s.walls.close_border(EAST, 3, WALL)
    assert (3, 1) not in spots(walled, EAST, patch=False)


def test_cv_large_04_on_a_tile_it_covers_the_patch_if_it_can() -> None:
    place = corridor((29, 2), FAR)
    assert spots(place, THIRD, patch=True) == [(8, 1), (9, 1)]
    place.at(0, 9, 1)
    assert spots(place, THIRD, patch=True) == [(7, 1), (10, 1), (11, 1)]


def test_cv_large_06_without_room_it_goes_to_the_nearest_tile_that_has_some() -> None:
    place = Place("brunna", "maro")
    squeeze = place.tile("left-squeeze", 0, 0, 0)
    place.s.walls = place.s.walls.close_border(WEST, 0, WALL)
    beyond = place.tile("straight-run", 0, -1, 0)
    place.agree(ties="first")
    place.stand((1, -1), (1, -4))
    place.begin(Spawn(0, tile(squeeze)))
    place.play("d draw monsters grotto-giant")
    assert beyond in cells(place.s, M1)


def test_cv_large_06_fitting_nowhere_it_is_exchanged() -> None:
    place = Place("brunna", "maro")
    squeeze = place.tile("left-squeeze", 0, 0, 0)
    place.s.walls = place.s.walls.close_border(WEST, 0, WALL)
    place.stand((1, -1), (1, -4))
    place.begin(Spawn(0, tile(squeeze)))
    place.play("d draw monsters grotto-giant", "d draw monsters shale-runner")
    assert place.s.queue[0] == numbers("shale-runner")
    assert place.s.discards[MONSTER_DECK] == numbers("grotto-giant")


def test_cv_large_07_a_step_may_use_its_own_old_squares() -> None:
    place = acts(meets("grotto-giant", (11, 1), FAR, (2, 1)))
    assert EAST in cells(place.s, M1)
    stuck = meets("grotto-giant", (13, 1), FAR, (2, 1))
    for x in (8, 9, 10, 11):
        stuck.monster("gnawling-pack", x, 1, seat=1)
    assert acts(stuck).where(M1) == (13, 1)


def test_cv_large_08_it_comes_adjacent_with_any_square() -> None:
    place = acts(meets("grotto-giant", (9, 1), FAR, (5, 3)), *rolls(1))
    assert beside(place, M1, 1)


def test_cv_large_09_its_nearest_tile_and_any_square_count() -> None:
    place = meets("grotto-giant", (7, 1), FAR, (6, 1))
    assert apart(place.s, M1, 1) == 0
    assert adjacent(place.s, M1, 1)
    assert not adjacent(place.s, M1, 0)


def test_cv_large_10_an_effect_on_a_tile_strikes_it_once() -> None:
    place = corridor((6, 1), FAR)
    place.monster("grotto-giant", 7, 1)
    place.power("quarry-fall")
    place.turn("h1 use quarry-fall", "d roll 20")
    assert place.s.hp[M1] == 2


def test_cv_large_11_it_makes_nobody_give_way() -> None:
    place = corridor((9, 1), FAR)
    assert not {(8, 1), (9, 1)} & set(spots(place, THIRD, patch=False))
    place.at(0, 5, 1)
    assert {(8, 1), (9, 1)} <= set(spots(place, THIRD, patch=False))


def test_cv_dist_07_the_shortest_distance_counts() -> None:
    place = meets("grotto-giant", (7, 1), (2, 1), (13, 1))
    assert (apart(place.s, M1, 0), apart(place.s, M1, 1)) == (1, 1)


def test_cv_large_02_a_giant_is_on_the_second_of_its_tiles_too() -> None:
    for x in (2, 5):
        place = Place("brunna", "maro")
        place.at(0, x, 1)
        place.at(1, x, 2)
        giant = place.monster("grotto-giant", 3, 1)
        place.item("smoke-pot")
        place.turn("h1 use smoke-pot")
        assert place.s.pinned[giant] == PINNED

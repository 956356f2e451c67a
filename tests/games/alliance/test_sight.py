"""Arcs and lines of sight: the table of two rooms, corners, posts, and what stands in a line."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.grid import EAST, NORTH
from undercroft.crawl.space.sight import passed
from undercroft.games.alliance.combat.modifiers import is_rooted
from undercroft.games.alliance.combat.numbers import (
    ANY_FACING,
    MELEE_REACH,
    RANGED_REACH,
    basic_attack,
    obstruction_terms,
    targets,
)
from undercroft.games.alliance.map.geometry import ARCHWAY, is_seen

Space = tuple[int, int]

UPPER = [(x, y) for y in (3, 4, 5) for x in range(3)]
TABLE: dict[Space, tuple[list[Space], list[Space], list[Space]]] = {
    (0, 0): ([], [(1, 3)], [(1, 4), (2, 4), (1, 5), (2, 5)]),
    (1, 0): ([], [(1, 3)], [(1, 4), (0, 5), (1, 5), (2, 5)]),
    (2, 0): ([], [(1, 3)], [(0, 4), (1, 4), (0, 5), (1, 5)]),
    (0, 1): ([], [(1, 3), (2, 3), (1, 4), (2, 4)], [(2, 5)]),
    (1, 1): ([], [(1, 3), (0, 4), (1, 4), (2, 4)], [(0, 5), (1, 5), (2, 5)]),
    (2, 1): ([], [(0, 3), (1, 3), (0, 4), (1, 4)], [(0, 5)]),
    (0, 2): ([(1, 3)], [(2, 3), (2, 4)], []),
    (1, 2): ([(0, 3), (1, 3), (2, 3)], UPPER[3:], []),
    (2, 2): ([(1, 3)], [(0, 3), (0, 4)], []),
}
"""From a space of the lower room: adjacent in the upper one, in range and seen, seen but far."""


def square(place: Place, space: Space) -> int:
    """A space counted from the south-west corner of the gate, the room above it."""
    x, y = space
    cell = place.gate if y < 3 else place.room
    return place.square(cell, 3 * (2 - y % 3) + x)


@pytest.mark.parametrize("start", TABLE)
def test_da_geo_07_across_an_archway_spaces_touch_at_the_middle(start: Space) -> None:
    place = Place()
    here = square(place, start)
    near = [there for there in UPPER if is_adjacent(place.s.walls, here, square(place, there))]
    assert near == TABLE[start][0]


@pytest.mark.parametrize("start", TABLE)
def test_da_los_03_what_is_seen_through_an_archway(start: Space) -> None:
    place = Place()
    grid = place.s.walls.board.grid
    here = square(place, start)
    adjacent, in_range, far = TABLE[start]
    seen = [there for there in UPPER if is_seen(place.s.walls, here, square(place, there))]
    away = {there: grid.distance(here, square(place, there)) for there in seen}
    assert [there for there in seen if away[there] in (2, 3)] == in_range
    assert [there for there in seen if away[there] > 3] == far
    assert set(adjacent) <= set(seen)
    closed = Place(archway=False)
    assert not [t for t in UPPER if is_seen(closed.s.walls, here, square(closed, t))]


def test_da_los_01_the_arc_of_a_sweep_is_in_front_and_beside() -> None:
    place, krom, _ = duel("krom", "sweeping-cut")
    beside, behind = place.monster("ogre", place.room, 3), place.monster("ogre", place.room, 7)
    place.turn(krom).spent = 1
    place.play("p1 play sweeping-cut", "p1 attack m1")
    assert place.s.facing[krom] == NORTH
    assert (place.wounds(beside), place.wounds(behind)) == (1, 0)


def test_da_los_02_facing_north_one_strikes_five_of_eight_neighbours() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    for local in (0, 1, 2, 3, 5, 6, 7, 8):
        place.monster("ogre", place.room, local)
    found = targets(place.s, krom, MELEE_REACH, NORTH)
    assert [place.local(place.s.spot[f])[1] for f in found] == [0, 1, 2, 3, 5]
    place.turn(krom, "p1 face east", "p1 attack m5")
    assert place.s.facing[krom] == EAST
    assert place.legal("attack") == ["m2", "m3", "m7", "m8"]


def test_da_los_04_nobody_blocks_a_view() -> None:
    place, lorna, ogre = shootout("lorna")
    place.s.stand(ogre, place.square(place.room, 4))
    place.hero("krom", place.gate, 1)
    place.monster("ogre", place.room, 7)
    assert targets(place.s, lorna, RANGED_REACH, ANY_FACING) == [ogre, ogre + 1]


def crossing() -> tuple[Place, int, int]:
    """Four rooms round one corner with archways between them all; the two in the east."""
    place = Place()
    east = place.beyond(place.gate, EAST)
    north_east = place.beyond(place.room, EAST)
    walls = place.s.walls.open_border(east, NORTH, ARCHWAY)
    place.s.walls = walls
    return place, east, north_east


def test_da_los_05_no_line_leads_through_a_corner_of_tiles() -> None:
    place, east, north_east = crossing()
    walls = place.s.walls
    assert not is_seen(walls, place.square(place.gate, 2), place.square(north_east, 6))
    assert not is_seen(walls, place.square(place.gate, 4), place.square(north_east, 4))
    assert is_seen(walls, place.square(place.gate, 5), place.square(east, 3))


def test_da_los_05_the_post_of_an_archway_lets_a_line_pass_and_beside_it_none_does() -> None:
    place = Place()
    walls = place.s.walls
    assert is_seen(walls, square(place, (0, 2)), square(place, (1, 3)))
    assert is_seen(walls, square(place, (0, 1)), square(place, (1, 4)))
    assert not is_seen(walls, square(place, (0, 2)), square(place, (0, 3)))


def test_da_los_06_a_line_passes_whom_it_runs_through_and_not_whose_corner_it_touches() -> None:
    place = Place()
    lorna = place.hero("lorna", place.room, 0)
    ogre = place.monster("ogre", place.room, 8)
    blow = basic_attack(place.s, lorna, ogre)
    for local in (1, 3):
        place.monster("ogre", place.room, local)
    assert obstruction_terms(place.s, blow) == []
    place.hero("krom", place.room, 4)
    assert [term.amount for term in obstruction_terms(place.s, blow)] == [1]


def test_da_los_06_neither_end_of_a_line_is_passed() -> None:
    place = Place()
    one, middle, other = (place.square(place.room, local) for local in (0, 4, 8))
    assert passed(place.s.walls, one, other) == [middle]
    assert passed(place.s.walls, one, middle) == []


def test_da_los_07_who_sees_is_seen() -> None:
    place, *_ = crossing()
    walls = place.s.walls
    spaces = [p for cell in walls.laid() for p in walls.passable(cell)]
    seen = {(p, q) for p in spaces for q in spaces if p != q and is_seen(walls, p, q)}
    assert seen == {(q, p) for p, q in seen}
    assert len(spaces) < len(seen) < len(spaces) * (len(spaces) - 1)


def test_da_los_08_spells_look_along_the_same_lines_and_arc() -> None:
    place, zay, ogre = shootout("runyon-zay", "frost-grip")
    hidden = place.monster("ogre", place.room, 6)
    place.turn(zay, "p1 play frost-grip")
    assert is_rooted(place.s, ogre)
    assert not is_rooted(place.s, hidden)


def test_da_los_08_after_an_attack_the_arc_of_a_spell_is_fixed() -> None:
    place, zay, ogre = shootout("runyon-zay", "frost-grip")
    behind = place.monster("ogre", place.gate, 7)
    place.turn(zay, "p1 attack m1", "p1 play frost-grip")
    assert is_rooted(place.s, ogre)
    assert not is_rooted(place.s, behind)


def test_da_los_09_in_a_room_apart_all_see_each_other_and_nobody_sees_out() -> None:
    place = Place(archway=False)
    walls = place.s.walls
    inside = walls.passable(place.room)
    assert all(is_seen(walls, p, q) for p in inside for q in inside if p != q)
    outside = walls.passable(place.gate)
    assert not any(is_seen(walls, p, q) for p in inside for q in outside)


def test_da_geo_06_inside_a_room_a_space_has_eight_neighbours() -> None:
    place = Place(archway=False)
    walls = place.s.walls
    spaces = [place.square(place.room, i) for i in range(9)]
    beside = [sum(is_adjacent(walls, p, q) for q in spaces if q != p) for p in spaces]
    assert beside == [3, 5, 3, 5, 8, 5, 3, 5, 3]
    assert not is_adjacent(walls, spaces[7], place.square(place.gate, 1))


def test_da_geo_09_distance_is_straight_whatever_walls_stand_between() -> None:
    place = Place(archway=False)
    holgar = place.hero("holgar", place.gate, 3)
    place.hero("krom", place.room, 8)
    place.hero("lorna", place.room, 3)
    place.hero("bull", place.room, 0)
    place.hold("shield-hymn")
    place.turn(holgar, "p1 play shield-hymn")
    assert place.legal("target") == ["h1", "h2", "h3"]

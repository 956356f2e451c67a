"""Moving and distance: steps between rocks and tiles, adjacency over corners, the tile graph."""

from __future__ import annotations

from tests.games.caverns.cards.draws import finds, meets
from tests.games.caverns.cards.fights import SEVRANE, gallery
from tests.games.caverns.scenes import WEST, Place
from undercroft.crawl.space.tilegraph import FAR
from undercroft.games.caverns.combat.modifiers import speed
from undercroft.games.caverns.content.tables import TILE_NAMES
from undercroft.games.caverns.effects.acts import can_swap
from undercroft.games.caverns.map.distances import apart
from undercroft.games.caverns.map.exploration import lay_props
from undercroft.games.caverns.map.geometry import APART, GRID, WALL, with_tile, with_tunnel
from undercroft.games.caverns.notation import numbers
from undercroft.games.caverns.phases.encounters import curse
from undercroft.games.caverns.state import IMMOBILIZED

NORTH, EASTWARD, SOUTH = 0, 1, 2
CORNER, ACROSS = (3, -4), (4, -5)
"""The squares of two tiles that touch in the point where four tiles meet."""


def ready(place: Place, *powers: str) -> Place:
    """The first hero has these powers and acts."""
    place.s.up[0] = tuple(sorted(numbers(*powers)))
    place.acts()
    return place


def crossing(third: str) -> Place:
    """Four tiles that meet in one point, Maro in the corner of one; the others are full of rock.

    Between him and the tile across lie a rock and the corner of the third tile.
    """
    place = Place("maro", "hadra")
    place.tile("broad-cross", 0, 0, NORTH)
    place.tile(third, 1, 0, NORTH)
    place.tile("broad-cross", 0, -1, NORTH)
    place.tile("broad-cross", 1, -1, NORTH)
    place.at(0, *CORNER)
    place.at(1, 5, 1)
    return place


def spiral() -> Place:
    """Four tiles north of the start wind back: the last lies beside the first, three steps away."""
    place = Place("maro", "hadra")
    place.tile("straight-run", 0, 0, NORTH)
    place.tile("quiet-bend", 0, -1, NORTH)
    place.tile("quiet-bend", 0, -2, EASTWARD)
    place.tile("snug", 1, -2, SOUTH)
    place.stand((2, -3), (1, 1))
    return place


# ---- moving --------------------------------------------------------------------------------------


def test_cv_move_01_cards_move_heroes_at_other_times() -> None:
    place = gallery("kestrin")
    finds(place, "clear-road", "h1 move 8,1", "h2 move 3,1")
    assert [place.where(0), place.where(1)] == [(8, 1), (3, 1)]


def test_cv_move_03_neither_rock_nor_gap_is_entered() -> None:
    place = Place("kestrin", "maro")
    place.tile("hissing-cross", 0, 0, NORTH)
    place.at(0, 1, -3)
    steps = ready(place).legal("move")
    assert {"1,-4", "3,-3", "2,-2", "1,-1"} <= set(steps)
    assert not {"2,-3", "0,-1", "0,0"} & set(steps)


def test_cv_move_06_nobody_squeezes_between_two_rocks() -> None:
    place = crossing("broad-cross")
    assert one_step(place) == {"2,-4", "2,-3", "3,-3", "2,-5", "4,-3"}


def test_cv_move_06_one_rock_alone_does_not_block() -> None:
    place = crossing("smoking-cross")
    assert "4,-5" in one_step(place)


def one_step(place: Place) -> set[str]:
    """Where the first hero could go with one square of movement."""
    turn = place.acts()
    turn.moves, turn.attacked, turn.points = 1, 1, 1
    place.s.listed = None
    return set(place.legal("move"))


def test_cv_move_07_a_closed_side_bars_straight_and_diagonal_steps() -> None:
    place = Place("kestrin", "maro")
    place.stand((3, 1), (0, 1))
    assert {"4,1", "4,2", "2,0"} <= one_step(place)
    place.s.walls = place.s.walls.close_border(WEST, EASTWARD, WALL)
    assert one_step(place) == {"2,0", "2,1", "2,2", "3,2"}


def test_cv_move_07_a_corner_is_rounded_on_one_side() -> None:
    place = Place("kestrin", "maro")
    place.tile("broad-cross", 0, 0, NORTH)
    place.stand((0, -1), (0, 1))
    assert one_step(place) == {"0,-2", "1,-2", "1,-1", "1,0"}


def test_cv_move_09_being_placed_is_no_move() -> None:
    place = gallery("ysolde", "fold-the-map")
    curse(place.s, 0, numbers("thorn-step")[0])
    place.s.ailments[0] = IMMOBILIZED
    turn = place.acts()
    place.play("h1 use fold-the-map", "h1 tile 3,0", "h1 space 13,2")
    assert place.where(0) == (13, 2)
    assert (place.s.hp[0], place.s.moves_made, turn.moves) == (6, 0, 0)


def test_cv_move_10_a_swap_needs_room_for_both() -> None:
    place = gallery("kestrin")
    place.monster("shale-runner", 9, 1)
    meets(place, "trading-places")
    assert place.where(0) == (9, 1)
    giant = place.monster("grotto-giant", 12, 1)
    assert can_swap(place.s, 0, giant)
    assert not can_swap(place.s, place.at(0, 9, 2), giant)
    assert not can_swap(place.s, place.at(0, 11, 1), giant)


def test_cv_move_11_where_no_square_is_free_one_stays() -> None:
    for full in (False, True):
        place = gallery("ysolde", "fold-the-map")
        for x in range(12, 16):
            for y in (1, 2) if full else ():
                place.monster("gnawling-pack", x, y, seat=1)
        place.turn("h1 use fold-the-map", "h1 tile 3,0", *[] if full else ["h1 space 13,2"])
        assert place.where(0) == ((5, 1) if full else (13, 2))


def test_cv_move_12_changes_of_speed_add_up_and_immobilized_comes_last() -> None:
    place = gallery("kestrin")
    assert speed(place.s, 0) == 6
    for item in ("nailed-boots", "wardens-plate"):
        place.item(item)
    curse(place.s, 0, numbers("leadlimb")[0])
    assert speed(place.s, 0) == 6 + 1 - 1 - 3
    place.s.ailments[0] = IMMOBILIZED
    assert speed(place.s, 0) == 0


def test_cv_move_03_a_refusal_says_that_nobody_can_stand_there() -> None:
    place = Place("kestrin", "maro")
    place.tile("hissing-cross", 0, 0, NORTH)
    place.at(0, 1, -3)
    place.acts()
    assert place.refused("h1 move 2,-3") == place.refused("h1 move 0,0") == ["CV-MOVE-03"]


def test_cv_move_04_a_refusal_names_the_enemy_in_the_way() -> None:
    place = gallery("kestrin")
    place.monster("grotto-giant", 6, 1)
    place.acts()
    assert place.refused("h1 move 7,2") == ["CV-MOVE-04"]
    assert place.refused("h1 move 8,1") == ["CV-MOVE-07"]


def test_cv_move_05_a_refusal_tells_to_pass_on() -> None:
    place = gallery("kestrin", others=("maro",))
    place.at(1, 6, 1)
    place.acts()
    assert place.refused("h1 move 6,1") == ["CV-MOVE-05"]


def test_cv_move_07_a_refusal_says_that_no_way_leads_there() -> None:
    place = crossing("broad-cross")
    place.s.walls = with_tile(place.s.walls, APART, TILE_NAMES.parse("snug"), 0)
    apart_ = place.patch(APART)
    place.acts()
    assert place.refused(f"h1 move {GRID.x(apart_)},{GRID.y(apart_)}") == ["CV-MOVE-07"]


def test_cv_move_08_a_refusal_names_what_fills_the_square() -> None:
    place = Place("hadra", "ysolde", adventure="adv-05")
    cell = place.tile("glowstone", 0, 0, NORTH)
    lay_props(place.s, place.s.walls.tile(cell), cell)
    place.at(0, 1, -2)
    place.acts()
    assert place.refused("h1 move 2,-3") == ["CV-MOVE-08"]


def test_cv_move_12_a_refusal_says_that_speed_is_0() -> None:
    place = gallery("kestrin")
    place.s.ailments[0] = IMMOBILIZED
    place.acts()
    assert place.refused("h1 move 6,1") == ["CV-MOVE-12"]


# ---- distance ------------------------------------------------------------------------------------


def test_cv_dist_01_tiles_are_counted_along_the_cave() -> None:
    place = spiral()
    foe = place.villain("sevrane", 5, -3)
    assert apart(place.s, 0, foe) == 3
    assert ready(place, "hunting-arrow", "long-loose").legal("use") == []


def test_cv_dist_02_within_means_so_many_or_fewer() -> None:
    for x, shots in ((5, 2), (9, 2), (13, 1), (17, 0)):
        place = Place("maro", "hadra")
        for cell in range(1, 4):
            place.tile("straight-run", cell, 0, EASTWARD)
        place.stand((5, 2), (0, 1))
        place.villain("sevrane", x, 1)
        assert len(ready(place, "hunting-arrow", "long-loose").legal("use")) == shots


def test_cv_dist_02_away_means_exactly_so_many() -> None:
    for x, damage in ((9, 0), (13, 1)):
        place = gallery("maro", "long-loose")
        foe = place.villain("sevrane", x, 1)
        place.turn("h1 use long-loose", "d roll 8")
        assert SEVRANE - place.s.hp[foe] == damage


def test_cv_dist_03_adjacency_goes_over_a_four_tile_corner() -> None:
    place = crossing("smoking-cross")
    place.villain("sevrane", *ACROSS)
    assert ready(place, "nock-and-knife").legal("use") == ["nock-and-knife"]


def test_cv_dist_03_between_two_rocks_nobody_is_adjacent() -> None:
    place = crossing("broad-cross")
    place.villain("sevrane", *ACROSS)
    assert ready(place, "nock-and-knife").legal("use") == []
    place.at(0, 4, -6)
    assert ready(place, "nock-and-knife").legal("use") == ["nock-and-knife"]


def test_cv_dist_04_a_wall_between_tiles_stops_attacks() -> None:
    for side, cards in ((None, ["hunting-arrow", "nock-and-knife"]), (EASTWARD, [])):
        place = Place("maro", "hadra")
        place.stand((3, 1), (0, 1))
        place.villain("sevrane", 4, 1)
        if side is not None:
            place.s.walls = place.s.walls.close_border(WEST, side, WALL)
        assert ready(place, "hunting-arrow", "nock-and-knife").legal("use") == cards


def test_cv_dist_05_inner_walls_do_not_part_a_tile() -> None:
    place = Place("oriel", "hadra")
    place.tile("left-squeeze", 0, 0, NORTH)
    place.stand((2, -1), (1, 1))
    place.villain("sevrane", 2, -4)
    assert ready(place, "salt-line").legal("use") == ["salt-line"]


def test_cv_dist_06_figures_do_not_stand_in_the_way_of_attacks() -> None:
    place = gallery("maro", "long-loose")
    for x, y in ((8, 1), (8, 2), (9, 1), (9, 2)):
        place.monster("gnawling-pack", x, y, seat=1)
    foe = place.villain("sevrane", 13, 1)
    place.turn("h1 use long-loose", "h1 target v3", "d roll 20")
    assert place.s.hp[foe] == SEVRANE - 1


def test_cv_dist_08_a_shot_does_not_go_over_the_corner() -> None:
    place = crossing("smoking-cross")
    foe = place.villain("sevrane", *ACROSS)
    assert apart(place.s, 0, foe) == 2
    assert ready(place, "hunting-arrow", "nock-and-knife").legal("use") == ["nock-and-knife"]
    place.s.walls = with_tunnel(place.s.walls, GRID.cell(0, -1), GRID.cell(1, -2))
    assert len(ready(place, "hunting-arrow", "nock-and-knife").legal("use")) == 2


def test_cv_dist_09_what_is_not_connected_is_never_in_range() -> None:
    place = gallery("maro", "long-loose")
    place.s.walls = with_tile(place.s.walls, APART, TILE_NAMES.parse("snug"), 0)
    foe = place.villain("sevrane", 13, 1)
    place.acts()
    assert place.legal("use") == ["long-loose"]
    place.s.spot[foe] = place.patch(APART)
    assert apart(place.s, 0, foe) == FAR
    place.acts()
    assert place.legal("use") == []


def test_cv_dist_10_the_farthest_is_the_last_one_that_can_be_reached() -> None:
    place = gallery("kestrin")
    place.s.walls = with_tile(place.s.walls, APART, TILE_NAMES.parse("snug"), 0)
    for x in (4, 9, 13):
        place.monster("shale-runner", x, 2)
    lost = place.monster("gloom-recluse", 0, 0)
    place.s.spot[lost] = place.patch(APART)
    meets(place, "trading-places")
    assert place.where(0) == (13, 2)


def test_cv_dist_10_the_active_player_settles_ties() -> None:
    place = gallery("kestrin")
    for x in (12, 13):
        place.monster("shale-runner", x, 2)
    meets(place, "trading-places")
    assert place.legal("target") == ["m1", "m2"]

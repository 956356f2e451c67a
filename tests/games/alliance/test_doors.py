"""Doors of every kind, new rooms, and what comes with them."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.adjacency import is_adjacent
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.actions.doors import fitting_sides, level_beyond
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import FIRST_BOON, FIRST_EXTRA
from undercroft.games.alliance.content.tables import TILE_NAMES, TILES
from undercroft.games.alliance.effects.vocabulary import Boon, Extra, Stat
from undercroft.games.alliance.map.exploration import place_tokens
from undercroft.games.alliance.map.figures import add_monster, monster, monsters
from undercroft.games.alliance.map.geometry import ARCHWAY, CLOSED, SECRET, connected
from undercroft.games.alliance.notation import CHALLENGE_TOKENS
from undercroft.games.alliance.notation import TILES as TILE_STACKS
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.kernel.stacks import Stack

SLING, WEB, KENNEL = (TILE_NAMES.parse(n) for n in ("sling-gallery", "web-cellar", "kennel"))


def closed(local: int = 1, *tiles: int) -> tuple[Place, Turn]:
    """Krom on a space of the gate, the door to the north closed, these tiles face up."""
    place = Place(archway=False)
    place.s.tile_area = tiles
    return place, place.turn(place.hero("krom", place.gate, local))


def test_da_door_01_a_door_opens_for_one_speed_whoever_is_in_the_room() -> None:
    place, turn = closed()
    place.monster("goblin", place.gate, 8)
    place.play("p1 open north")
    assert place.s.walls.code(place.gate, NORTH) == ARCHWAY
    assert turn.points(place.s) == 3
    assert place.refused("p1 open north") == ["DA-DOOR-01"]


def test_da_geo_04_an_opened_border_keeps_an_archway_in_its_middle() -> None:
    place, turn = closed()
    krom = turn.hero
    place.play("p1 open north", "p1 move 4,11")
    assert place.local(place.s.spot[krom]) == (place.room, 7)
    place.end_round()
    walls = place.s.walls
    assert walls.code(place.gate, NORTH) == walls.code(place.room, SOUTH) == ARCHWAY
    assert not is_adjacent(walls, place.square(place.gate, 0), place.square(place.room, 6))


def test_da_geo_08_from_the_middle_of_the_room_no_door_is_reached() -> None:
    place, _ = closed(4)
    assert place.legal("open") == []
    assert "DA-GEO-08" in place.refused("p1 open north")


def test_da_geo_12_the_frame_cannot_be_opened() -> None:
    place, _ = closed(7)
    assert "DA-GEO-12" in place.refused("p1 open south")


def test_da_mov_02_without_speed_no_door_opens() -> None:
    place, turn = closed()
    turn.used = 4
    place.s.listed = None
    assert place.legal("open") == []
    assert place.refused("p1 open north") == ["DA-MOV-02"]


def test_da_door_03_behind_an_unknown_door_the_player_chooses_and_turns_a_tile() -> None:
    place, _ = closed(3, SLING, KENNEL)
    place.play("p1 open west")
    assert place.legal("tile") == ["sling-gallery", "kennel"]
    place.play("p1 tile sling-gallery")
    assert place.legal("turn") == ["north", "east", "south"]
    place.play("p1 turn north")
    west = place.s.walls.board.grid.beyond(place.gate, WEST)
    assert place.s.walls.tile(west) == SLING
    assert place.s.walls.code(place.gate, WEST) == ARCHWAY
    assert place.s.walls.board.shapes[place.s.walls.shape[west]].sides[EAST]


@pytest.mark.parametrize("tiles", [(SLING, KENNEL), (KENNEL, SLING)])
def test_da_door_04_a_tile_is_replaced_in_its_place(tiles: tuple[int, int]) -> None:
    place, _ = closed(3, *tiles)
    place.play("p1 open west", "p1 tile sling-gallery", "p1 turn north", "d draw tiles-1 bone-yard")
    yard = TILE_NAMES.parse("bone-yard")
    assert place.s.tile_area == tuple(yard if tile == SLING else tile for tile in tiles)


def test_da_door_04_with_an_empty_stack_the_area_shrinks() -> None:
    place, _ = closed(3, SLING, KENNEL)
    for level in range(3):
        place.s.stacks[TILE_STACKS + level] = Stack.of(())
    place.play("p1 open west", "p1 tile sling-gallery", "p1 turn north")
    assert place.s.tile_area == (KENNEL,)


def test_da_door_05_monsters_stand_ready_on_their_icons_and_look_at_the_door() -> None:
    place, _ = closed(3, SLING, KENNEL)
    place.play("p1 open west", "p1 tile sling-gallery", "p1 turn north")
    found = {monster(place.s, f).id: place.local(place.s.spot[f])[1] for f in monsters(place.s)}
    assert found == {"goblin-slinger": 2, "goblin": 6}
    assert {place.s.facing[f] for f in monsters(place.s)} == {EAST}
    assert {place.s.ready[f] for f in monsters(place.s)} == {1}


def test_da_door_06_challenge_tokens_are_laid_unseen() -> None:
    place, _ = closed(3, WEB, KENNEL)
    place.play("p1 open west", "p1 tile web-cellar", "p1 turn south")
    place.play("d draw tiles-1 bone-yard", "d draw challenges-1 dart-volley-1")
    assert len(place.s.token_spots[0]) == 1
    assert place.s.zones[12].seats == (0,)


def test_da_door_07_while_speed_lasts_one_opens_door_after_door() -> None:
    place, turn = closed(0, SLING, KENNEL)
    place.play("p1 open north", "p1 open west", "p1 tile sling-gallery", "p1 turn north")
    place.play("d draw tiles-1 bone-yard")
    assert place.s.walls.code(place.gate, NORTH) == ARCHWAY
    assert place.s.walls.code(place.gate, WEST) == ARCHWAY
    assert turn.points(place.s) == 2


def test_da_door_08_other_borders_of_a_new_room_stay_closed() -> None:
    place, _ = closed(3, SLING, KENNEL)
    grid = place.s.walls.board.grid
    west = grid.beyond(place.gate, WEST)
    north = grid.beyond(west, NORTH)
    place.s.walls = place.s.walls.lay(north, SLING)
    place.play("p1 open west", "p1 tile kennel", "p1 turn east")
    walls = place.s.walls
    assert walls.code(west, NORTH) == CLOSED
    assert connected(walls, west) == [place.gate]


def test_da_door_17_without_a_tile_no_door_opens_into_the_unknown() -> None:
    place, _ = closed(3)
    assert place.refused("p1 open west") == ["DA-DOOR-17"]


def locked() -> tuple[Place, Turn]:
    """Krom at the west of the gate, whose door meets the wall of the web cellar."""
    place = Place()
    grid = place.s.walls.board.grid
    place.s.walls = place.s.walls.lay(grid.beyond(place.gate, WEST), WEB)
    return place, place.turn(place.hero("krom", place.gate, 3))


def test_da_door_02_a_door_against_a_wall_is_no_normal_door() -> None:
    place, _ = locked()
    assert place.refused("p1 open west") == ["DA-DOOR-01"]


def test_da_door_09_a_locked_door_is_tried_for_one_speed_and_again() -> None:
    place, turn = locked()
    place.play("p1 pick west", "p1 spend 0", "d roll 0")
    assert turn.points(place.s) == 3
    place.play("p1 pick west", "p1 spend 0", "d roll 1")
    assert place.s.walls.code(place.gate, WEST) == ARCHWAY
    assert place.refused("p1 pick west") == ["DA-DOOR-09"]


def test_da_door_09_a_locked_door_is_tried_from_the_other_side_too() -> None:
    place, _ = locked()
    west = place.s.walls.board.grid.beyond(place.gate, WEST)
    place.turn(place.hero("lorna", west, 5), "p1 pick east", "p1 spend 1")
    assert place.s.walls.code(place.gate, WEST) == ARCHWAY


def test_da_door_10_no_lock_is_tried_with_an_enemy_in_the_room() -> None:
    place, _ = locked()
    place.monster("goblin", place.gate, 8)
    place.turn(0)
    assert place.refused("p1 pick west") == ["DA-DOOR-10"]
    modify(place.s, Modifier(FIRST_BOON + Boon.DEFY_ENEMIES, 1, 0, 0))
    place.s.listed = None
    assert place.refused("p1 pick west") == []


@pytest.mark.parametrize(("bonus", "roll", "opens"), [(0, 1, False), (0, 2, True), (1, 1, True)])
def test_da_door_11_the_die_and_its_bonus_reach_the_level(
    bonus: int, roll: int, opens: bool
) -> None:
    place = Place()
    grid = place.s.walls.board.grid
    moth_hall = TILE_NAMES.parse("moth-hall")
    place.s.walls = place.s.walls.lay(grid.beyond(place.gate, WEST), moth_hall)
    krom = place.hero("krom", place.gate, 3)
    modify(place.s, Modifier(Stat.DIE, bonus, 0, krom))
    place.turn(krom, "p1 pick west", "p1 spend 0", f"d roll {roll}")
    assert (place.s.walls.code(place.gate, WEST) == ARCHWAY) == opens


def test_da_door_12_a_level_more_speed_opens_it_without_a_roll() -> None:
    place, turn = locked()
    place.play("p1 pick west", "p1 spend 1")
    assert place.s.walls.code(place.gate, WEST) == ARCHWAY
    assert turn.points(place.s) == 2


def test_da_door_12_whose_bonus_is_enough_is_not_asked_for_more() -> None:
    place, turn = locked()
    modify(place.s, Modifier(Stat.DIE, 1, 0, turn.hero))
    place.play("p1 pick west")
    assert place.s.walls.code(place.gate, WEST) == ARCHWAY
    assert turn.points(place.s) == 3


def test_da_door_13_where_no_tile_has_a_wall_no_lock_is_made_from_a_door() -> None:
    niche = TILE_NAMES.parse("goblin-mess")
    place, _ = closed(3, niche, TILE_NAMES.parse("broken-belfry"))
    assert place.refused("p1 pick west") == ["DA-DOOR-09"]


def test_da_door_13_what_was_made_is_laid_and_its_level_counts() -> None:
    place, _ = closed(3, TILE_NAMES.parse("moth-hall"), KENNEL)
    place.play("p1 pick west", "p1 tile moth-hall", "p1 turn east", "p1 spend 0", "d roll 2")
    west = place.s.walls.board.grid.beyond(place.gate, WEST)
    assert TILE_NAMES.text(place.s.walls.tile(west)) == "moth-hall"
    assert place.s.walls.code(place.gate, WEST) == ARCHWAY


def test_da_door_13_a_locked_door_can_be_made_where_one_side_is_a_door() -> None:
    place, _ = closed(3, WEB, KENNEL)
    place.play("p1 pick west", "p1 tile web-cellar")
    assert place.legal("turn") == ["east", "west"]
    place.play("p1 turn east", "p1 spend 0", "d roll 0")
    assert place.s.tile_area == (WEB, KENNEL)


def secret() -> tuple[Place, Turn]:
    """Krom in the web cellar west of the gate, at the wall it shares with the one north of it."""
    place = Place()
    grid = place.s.walls.board.grid
    west = grid.beyond(place.gate, WEST)
    place.s.walls = place.s.walls.lay(west, WEB, 1).lay(grid.beyond(west, NORTH), WEB, 1)
    return place, place.turn(place.hero("krom", west, 0))


def test_da_door_14_a_secret_door_is_searched_like_a_locked_one() -> None:
    place, turn = secret()
    west = place.s.walls.board.grid.beyond(place.gate, WEST)
    assert place.s.walls.code(west, NORTH) == SECRET
    place.play("p1 pick north", "p1 spend 0", "d roll 0", "p1 pick north", "p1 spend 1")
    assert place.s.walls.code(west, NORTH) == ARCHWAY
    assert turn.points(place.s) == 1
    assert place.refused("p1 pick north") == ["DA-DOOR-09"]


def test_da_door_14_and_not_beside_enemies_nor_through_the_frame() -> None:
    place, _ = secret()
    west = place.s.walls.board.grid.beyond(place.gate, WEST)
    place.monster("goblin", west, 8)
    assert place.refused("p1 pick north") == ["DA-DOOR-10"]
    assert "DA-GEO-12" in place.refused("p1 pick west")


def test_da_door_15_a_secret_door_leads_into_the_unknown_by_a_wall_of_an_open_tile() -> None:
    place = Place()
    grid = place.s.walls.board.grid
    west = grid.beyond(place.gate, WEST)
    place.s.walls = place.s.walls.lay(west, WEB, 1)
    place.s.tile_area = (WEB, KENNEL)
    place.turn(place.hero("krom", west, 1), "p1 pick north")
    assert place.legal("tile") == ["web-cellar", "kennel"]
    place.play("p1 tile kennel", "p1 turn south", "p1 spend 0", "d roll 0")
    assert place.s.tile_area == (WEB, KENNEL)
    assert not place.s.walls.is_laid(grid.beyond(west, NORTH))
    place.play("p1 pick north", "p1 tile kennel", "p1 turn south", "p1 spend 1")
    assert place.s.walls.tile(grid.beyond(west, NORTH)) == KENNEL
    assert place.s.walls.code(west, NORTH) == ARCHWAY


def test_da_door_15_a_wall_leads_to_a_secret_door_or_a_locked_one() -> None:
    place = Place()
    place.s.walls = place.s.walls.lay(0, WEB)
    assert fitting_sides(place.s, 0, EAST, KENNEL) == [0, 1, 2, 3]
    assert fitting_sides(place.s, 0, SOUTH, KENNEL) == [SOUTH]


def test_da_door_16_a_starting_tile_counts_as_level_one() -> None:
    place = Place()
    assert level_beyond(place.s, place.room, SOUTH) == 1
    assert TILES[place.s.walls.tile(place.gate)].level == 0


def test_da_door_18_speed_spent_in_vain_is_lost() -> None:
    place, turn = closed(3, TILE_NAMES.parse("moth-hall"), KENNEL)
    place.play("p1 pick west", "p1 tile moth-hall", "p1 turn east", "p1 spend 1", "d roll 0")
    assert turn.points(place.s) == 2
    assert place.s.walls.code(place.gate, WEST) != ARCHWAY
    assert place.legal("pick") == ["west"]


def test_a_reroll_may_be_used_on_a_failure() -> None:
    place, _ = locked()
    modify(place.s, Modifier(FIRST_EXTRA + Extra.REROLL, 1, 0, 0))
    place.play("p1 pick west", "p1 spend 0", "d roll 0", "p1 yes", "d roll 1")
    assert place.s.walls.code(place.gate, WEST) == ARCHWAY


@pytest.mark.parametrize("level", [1, 2, 3])
def test_da_door_06_where_no_token_of_its_level_is_left_an_icon_stays_empty(level: int) -> None:
    place = Place()
    tile = next(i for i, face in enumerate(TILES) if {of for _, of in face.challenges} == {level})
    s = place.s
    s.frames = []
    place_tokens(s, place.room, tile, 0)
    assert len(s.token_spots[level - 1]) == len(s.frames) == len(TILES[tile].challenges)
    s.stacks[CHALLENGE_TOKENS + level - 1] = Stack.of(())
    s.frames = []
    place_tokens(s, place.room, tile, 0)
    assert len(s.token_spots[level - 1]) == len(TILES[tile].challenges)
    assert s.frames == []


def test_da_rnd_06_a_monster_comes_ready_unhurt_and_with_nothing_done() -> None:
    place = Place()
    figure = add_monster(place.s, 0, place.square(place.room, 4), EAST)
    s = place.s
    assert (s.ready[figure], s.facing[figure], s.wounds[figure]) == (1, EAST, ())
    assert (s.bursts[figure], s.peaceful[figure], s.columns[figure]) == (0, 0, ())
    assert len(s.kind) == len(s.ready) == len(s.bursts) == len(s.peaceful) == figure + 1

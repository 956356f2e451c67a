"""Quests: where their tokens may lie, on the map or on a tile to come."""

from __future__ import annotations

from tests.games.alliance.quests import Errand
from undercroft.games.alliance.content.quest_schema import (
    LOST,
    TRIGGERED,
)
from undercroft.games.alliance.content.tables import (
    QUEST_NAMES,
    TILE_NAMES,
    TILES,
)
from undercroft.games.alliance.map.exploration import lay_tile
from undercroft.games.alliance.map.geometry import turned_space
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.quest_tokens import (
    PlaceTokens,
    empty_spaces,
    fitting_rooms,
    open_rooms,
)
from undercroft.games.alliance.phases.quests import (
    add_marker,
)
from undercroft.games.alliance.phases.solo import remove_tile
from undercroft.games.alliance.scene.quests import quest_tokens
from undercroft.kernel import play

# ---- tokens --------------------------------------------------------------------------------------


def test_da_qst_08_no_token_on_a_starting_tile_or_with_a_hero() -> None:
    place = Errand("chained-beast")
    assert open_rooms(place.s) == [place.room]
    place.beside()
    assert open_rooms(place.s) == []
    place.wound(0, 20)
    assert open_rooms(place.s) == []


def test_da_qst_22_a_full_room_takes_no_token() -> None:
    place = Errand("chained-beast")
    for local in range(9):
        place.monster("goblin", place.room, local)
    assert open_rooms(place.s) == []


def test_da_qst_22_the_space_is_empty() -> None:
    place = Errand("chained-beast", "lantern-boy")
    free = {place.square(place.room, local) for local in range(9)}
    place.monster("goblin", place.room, 0)
    place.token("dart-volley-1", place.room, 1)
    place.s.quest_spots[1] = (place.square(place.room, 2),)
    place.s.pits = (place.square(place.room, 3),)
    gone = {place.square(place.room, local) for local in range(4)}
    assert set(empty_spaces(place.s, place.room)) == free - gone


def test_da_qst_23_a_wish_that_cannot_be_met_is_dropped() -> None:
    place = Errand("sealed-vault", "ragged-map")
    far = place.beyond(place.room, 1)
    place.monster("goblin", place.room, 0)
    assert fitting_rooms(place.s, 0) == [far]
    place.monster("goblin", far, 0)
    assert set(fitting_rooms(place.s, 0)) == {place.room, far}
    levels = {place.room: 1, far: 2}
    assert fitting_rooms(place.s, 1) == [max(levels, key=lambda cell: tile_level(place, cell))]


def tile_level(place: Errand, cell: int) -> int:
    """The level of the tile in a place."""
    return TILES[place.s.walls.tile(cell)].level


def test_the_lantern_boy_hides_in_a_room_not_connected_to_a_heros() -> None:
    place = Errand("lantern-boy")
    far = place.beyond(place.room, 1)
    assert fitting_rooms(place.s, 0) == [far]
    place.s.stand(0, place.square(far, 0))
    assert fitting_rooms(place.s, 0) == [place.room]


def test_beacons_lie_two_tiles_apart_if_possible() -> None:
    place = Errand("twin-beacons", seats=4)
    near = place.beyond(place.room, 1)
    place.here(0, 4)
    assert fitting_rooms(place.s, 0) == [near]
    far = place.beyond(near, 0)
    assert fitting_rooms(place.s, 0) == [far]


def test_the_first_of_two_beacons_lies_in_any_room() -> None:
    place = Errand("twin-beacons", seats=4)
    near = place.beyond(place.room, 1)
    assert set(fitting_rooms(place.s, 0)) == {place.room, near}


def test_each_beacon_without_a_room_is_asked_for_its_tile() -> None:
    place = Errand("twin-beacons")
    place.beside()
    place.s.tile_area = (TILE_NAMES.parse("kennel"), TILE_NAMES.parse("bone-yard"))
    place.s.quest_stages, place.s.quest_placers = [TRIGGERED], [0]
    place.s.push(PlaceTokens(0))
    place.s.run()
    place.s.listed = None
    place.play("p1 tile kennel", "p1 spot 1")
    assert set(place.legal("tile")) == {"kennel", "bone-yard"}
    place.play("p1 tile bone-yard")
    place.play(f"p1 spot {place.legal('spot')[0]}")
    assert len(place.s.quest_tiles[0]) == 2


def test_ac_55_of_one_tile_only_the_second_beacon_waits_on_a_tile_to_come() -> None:
    place = Errand("twin-beacons")
    place.here(0, 4)
    assert fitting_rooms(place.s, 0) == []
    place.s.quest_placers[0] = 1
    place.s.tile_area = (TILE_NAMES.parse("kennel"),)
    place.s.push(PlaceTokens(0))
    place.s.run()
    place.s.listed = None
    assert place.legal("tile") == ["kennel"]


def test_ac_55_without_such_a_tile_the_one_beacon_takes_all_markers() -> None:
    place = Errand("twin-beacons")
    place.here(0, 4)
    place.s.tile_area = ()
    place.s.push(PlaceTokens(0))
    place.s.run()
    assert place.s.quest_stages[0] == TRIGGERED
    assert len(place.s.quest_spots[0]) == 1


def test_da_qst_16_the_placer_says_where_at_once() -> None:
    place = Errand("chained-beast")
    for _ in range(4):
        add_marker(place.s, 0, 1)
    place.s.run()
    place.s.listed = None
    spaces = place.legal("space")
    assert len(spaces) == len(empty_spaces(place.s, place.room))
    place.play(f"p2 space {spaces[-1]}")
    square = place.s.quest_spots[0][0]
    assert place.s.walls.board.grid.cell_of[square] == place.room
    assert [token.name for token in quest_tokens(place.s)] == ["The Chained Beast"]


def test_what_is_drawn_for_a_new_room_is_no_answer_about_the_token() -> None:
    place = Errand("ragged-map", seats=1)
    place.s.quest_markers = [(0,) * 4]
    tile = next(i for i, face in enumerate(TILES) if face.level == 1 and face.challenges)
    place.s.tile_area = (tile,)
    place.s.frames = [Turn(0, 0)]
    lay_tile(place.s, 0, place.room, 0, tile, 0)
    place.s.run()
    while not place.legal("space"):
        play.apply(place.s, play.legal(place.s)[0])
        place.s.listed = None
    assert place.s.quest_spots == [()]
    place.play(f"p1 space {place.legal('space')[0]}")
    assert len(place.s.quest_spots[0]) == 1


def nowhere_on_the_map(*tiles: str) -> Errand:
    """A quest is triggered with a hero in every room, and these tiles lie face up."""
    place = Errand("chained-beast")
    place.beside()
    place.s.tile_area = tuple(TILE_NAMES.parse(name) for name in tiles)
    place.s.quest_stages, place.s.quest_placers = [TRIGGERED], [0]
    place.s.push(PlaceTokens(0))
    place.s.run()
    place.s.listed = None
    return place


def test_da_qst_09_without_a_room_a_face_up_tile_takes_the_token() -> None:
    place = nowhere_on_the_map("kennel", "bone-yard")
    place.play("p1 tile kennel")
    place.play(f"p1 spot {place.legal('spot')[0]}")
    assert place.s.quest_tiles[0][0] // 9 == TILE_NAMES.parse("kennel")
    lay_tile(place.s, 0, place.room, 1, TILE_NAMES.parse("kennel"), 1)
    assert place.s.quest_tiles == [()]
    cell = place.s.walls.board.grid.cell_of[place.s.quest_spots[0][0]]
    assert cell == place.s.walls.board.grid.beyond(place.room, 1)


def test_da_qst_10_without_a_tile_the_quest_is_lost() -> None:
    place = nowhere_on_the_map()
    assert place.s.quest_stages == [LOST]
    place.turn(0)
    assert place.legal("cast-off") == []


def test_da_qst_09_a_token_waits_on_a_space_without_an_icon() -> None:
    place = nowhere_on_the_map("kennel")
    place.play("p1 tile kennel")
    # A wolf is printed on the fourth space and a goblin on the ninth.
    assert place.legal("spot") == ["1", "2", "3", "5", "6", "7", "8"]


def test_da_qst_24_a_token_takes_its_space_and_turns_with_the_tile() -> None:
    place = nowhere_on_the_map("kennel")
    place.play("p1 tile kennel")
    spaces = place.legal("spot")
    place.play(f"p1 spot {spaces[0]}")
    place.s.quests += (QUEST_NAMES.parse("lantern-boy"),)
    place.s.quest_stages.append(TRIGGERED)
    place.s.quest_placers.append(0)
    for column in (place.s.quest_markers, place.s.quest_spots, place.s.quest_beacons):
        column.append(())
    place.s.quest_tiles.append(())
    place.s.push(PlaceTokens(1))
    place.s.run()
    place.s.listed = None
    place.play("p1 tile kennel")
    assert place.legal("spot") == spaces[1:]
    lay_tile(place.s, 0, place.room, 1, TILE_NAMES.parse("kennel"), 0)
    grid = place.s.walls.board.grid
    cell, printed = grid.beyond(place.room, 1), int(spaces[0]) - 1
    turned = turned_space(printed, place.s.walls.turns(cell))
    assert place.s.walls.turns(cell)
    assert place.s.quest_spots[0] == (grid.square(cell, turned),)


def test_da_qst_18_alone_a_token_on_a_removed_tile_is_placed_anew() -> None:
    place = nowhere_on_the_map("kennel")
    place.play("p1 tile kennel")
    place.play(f"p1 spot {place.legal('spot')[0]}")
    far = place.beyond(place.room, 1)
    remove_tile(place.s, 0)
    place.s.run()
    place.s.listed = None
    assert place.legal("space")
    place.play(f"p1 space {place.legal('space')[0]}")
    assert place.s.quest_tiles == [()]
    assert place.s.walls.board.grid.cell_of[place.s.quest_spots[0][0]] == far

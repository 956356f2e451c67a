"""Quests: what counts for them, where their tokens go, what resolves them, what they pay."""

from __future__ import annotations

import pytest

from tests.games.alliance.quests import Errand
from tests.games.alliance.scenes import Place, card
from undercroft.games.alliance.actions.upgrade import Upgrading, receive
from undercroft.games.alliance.bot.position_value import score_terms
from undercroft.games.alliance.combat.damage import defeat_hero, strike, wound
from undercroft.games.alliance.content.quest_schema import QuestEvent
from undercroft.games.alliance.content.tables import (
    MONSTER_NAMES,
    QUEST_NAMES,
    QUESTS,
    TILE_NAMES,
    TILES,
)
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.exploration import lay_tile
from undercroft.games.alliance.map.geometry import turned_space
from undercroft.games.alliance.map.tokens import open_chest, spring
from undercroft.games.alliance.notation import (
    DISCARDS,
    FIRST_QUEST,
    HANDS,
    OPEN_TOKEN,
    QUEST_DRAWS,
    QUEST_STACKS,
)
from undercroft.games.alliance.options import agreed
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.quest_tokens import (
    PlaceTokens,
    empty_spaces,
    fitting_rooms,
    open_rooms,
)
from undercroft.games.alliance.phases.quests import (
    LIES_OPEN,
    LOST,
    RESOLVED,
    TRIGGERED,
    add_marker,
    needed,
    note,
    reward_begun,
    set_marker,
)
from undercroft.games.alliance.phases.round import finish
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.games.alliance.phases.solo import remove_tile
from undercroft.games.alliance.scene.quests import quest_tokens, quest_zone
from undercroft.kernel import play

DECKS_OF_QUESTS = range(QUEST_STACKS, QUEST_STACKS + QUEST_DRAWS)


def markers(place: Place) -> list[int]:
    """How many markers each quest has."""
    return [len(found) for found in place.s.quest_markers]


# ---- the cards -----------------------------------------------------------------------------------


def test_da_qst_02_every_quest_says_all_it_needs() -> None:
    assert len(QUESTS) == len(set(QUEST_NAMES.names)) == 12
    for quest in QUESTS:
        assert quest.triggers
        assert len(quest.needs) == 4
        assert quest.final or quest.resolution.count >= 3
        assert quest.story.endswith(".")


def test_da_qst_04_the_caravan_wants_treasures() -> None:
    caravan = QUESTS[QUEST_NAMES.parse("tiras-caravan")]
    assert (caravan.needs, caravan.rewards, caravan.resolution.count) == ((3, 3, 3, 3), (2, 1), 3)


def test_da_qst_20_quests_worth_five_pay_three_and_two_those_worth_seven_four_and_three() -> None:
    assert {quest.rewards for quest in QUESTS} == {(2, 1), (3, 2), (4, 3)}
    assert [quest.xp == 7 for quest in QUESTS] == [bool(quest.final) for quest in QUESTS]


@pytest.mark.parametrize("quests", ["levels", "random"])
@pytest.mark.parametrize("seats", [1, 3])
def test_da_set_15_quests_lie_open_before_heroes_are_chosen(quests: str, seats: int) -> None:
    s = set_up(seats, ALLIANCE.chosen({"quests": quests}))
    s.run()
    while "draw quests" in str(play.legal(s)[0]) or "roll" in str(play.legal(s)[0]):
        play.apply(s, play.legal(s)[0])
    assert len(s.quests) == len(set(s.quests)) == 3
    assert not s.all_recruits()
    if quests == "levels":
        assert [QUESTS[quest].xp for quest in s.quests] == [3, 5, 7]


def test_da_qst_01_one_of_each_value_lies_open() -> None:
    s = set_up(2, ALLIANCE.chosen({"quests": "levels"}))
    decks = [
        [QUESTS[card - FIRST_QUEST].xp for card in s.stacks[n].cards()] for n in DECKS_OF_QUESTS
    ]
    assert decks == [[3, 3, 3, 3], [5, 5, 5, 5], [7, 7, 7, 7]]


def test_da_qst_26_by_option_all_lie_in_one_deck() -> None:
    s = set_up(2, ALLIANCE.chosen({"quests": "random"}))
    assert [s.stacks[n].size for n in DECKS_OF_QUESTS] == [12, 0, 0]


def test_a_short_game_has_no_quests_and_rivals_have_no_goal() -> None:
    assert agreed(2, ALLIANCE.chosen({"quests": "levels", "short": True})).quests == "none"
    wanted = {"quests": "levels", "goal": "adept"}
    assert agreed(2, ALLIANCE.chosen(wanted)).goal == "score"
    assert agreed(2, ALLIANCE.chosen({**wanted, "mode": "co-op"})).goal == "adept"
    assert agreed(1, ALLIANCE.chosen({**wanted, "quests": "random"})).goal == "score"


# ---- triggers ------------------------------------------------------------------------------------


def test_da_qst_03_who_does_it_puts_a_marker_there_whoevers_turn_it_is() -> None:
    place = Errand("thirsty-font", "ragged-map", seats=3)
    note(place.s, 2, QuestEvent.TRAP)
    note(place.s, 0, QuestEvent.TRAP)
    assert place.s.quest_markers == [(2, 0), ()]
    note(place.s, -1, QuestEvent.TRAP)
    assert markers(place) == [2, 0]


def test_the_caravan_counts_drafted_treasures_only() -> None:
    place = Errand("tiras-caravan")
    receive(place.s, 1, card("healing-draught"), "upgrades")
    receive(place.s, 1, card("footmans-shield"), "upgrades")
    assert place.s.quest_markers == [(1,)]


def test_the_lantern_boy_counts_doors_that_were_picked() -> None:
    place = Errand("lantern-boy")
    note(place.s, 0, QuestEvent.DOOR)
    assert markers(place) == [1]


def test_the_thirsty_font_counts_traps() -> None:
    place = Errand("thirsty-font")
    place.token("dart-volley-1", place.room, 4, OPEN_TOKEN)
    spring(place.s, 0, (1, 0))
    assert place.s.quest_markers == [(0,)]


def test_the_sealed_vault_counts_chests() -> None:
    place = Errand("sealed-vault")
    place.token("treasure-chest-1", place.room, 4, OPEN_TOKEN)
    open_chest(place.s, 4, (1, 0))
    assert place.s.quest_markers == [(1,)]


@pytest.mark.parametrize(("level", "found"), [(1, [1, 0]), (2, [1, 1]), (3, [1, 1])])
def test_maps_count_all_tiles_and_beacons_the_deeper_ones(level: int, found: list[int]) -> None:
    place = Errand("ragged-map", "twin-beacons", seats=3)
    tile = next(i for i, face in enumerate(TILES) if face.level == level)
    place.s.tile_area = (tile,)
    lay_tile(place.s, 1, place.room, 0, tile, 0)
    assert markers(place) == found
    assert place.s.quest_markers[0] == (1,)


@pytest.mark.parametrize(("name", "count"), [("goblin", 0), ("ogre", 1)])
def test_the_beast_counts_slain_monsters_of_the_deeper_levels(name: str, count: int) -> None:
    place = Errand("chained-beast")
    foe = place.monster(name, place.room, 4)
    wound(place.s, foe, 3, by=0)
    wound(place.s, foe, 20, by=1)
    assert place.s.quest_markers == [(1,) * count]


def test_the_stone_counts_attack_spells_that_hurt() -> None:
    place = Errand("listening-stone", seats=2)
    emanon = place.hero("emanon", place.room, 7)
    place.monster("goblin", place.room, 1)
    place.hold("ember-lance")
    place.turn(emanon, "p1 play ember-lance")
    while place.s.frames and not markers(place)[0]:
        moves = play.legal(place.s)
        if not moves or "stop" in str(moves[0]):
            break
        play.apply(place.s, moves[0])
    assert place.s.quest_markers == [(0,)]


def test_a_hero_that_falls_is_an_event_of_its_owner() -> None:
    place = Errand("thirsty-font")
    defeat_hero(place.s, 4)
    assert markers(place) == [0]


@pytest.mark.parametrize(("seats", "toughness", "count"), [(1, "by-players", 1), (4, "printed", 2)])
def test_the_count_is_that_of_the_players(seats: int, toughness: str, count: int) -> None:
    place = Errand("chained-beast", seats=seats)
    place.agree(toughness=toughness)
    assert needed(place.s, 0) == count


def test_da_qst_06_at_its_count_who_has_most_markers_places_the_token() -> None:
    place = Errand("chained-beast", seats=4)
    for seat in (1, 3, 3, 1):
        add_marker(place.s, 0, seat)
    assert place.s.quest_stages == [TRIGGERED]
    place.s.run()
    assert {str(move).split()[0] for move in play.legal(place.s)} == {"p2"}


def test_da_qst_07_the_others_get_a_point_face_down_tv_05() -> None:
    place = Errand("chained-beast", seats=4)
    for seat in (0, 1, 1, 0):
        add_marker(place.s, 0, seat)
    assert place.s.quest_placers == [0]
    assert (place.s.xp_down, place.s.xp_up) == ([0, 1, 0, 0], [0, 0, 0, 0])


def test_da_qst_11_the_markers_go_back() -> None:
    place = Errand("chained-beast")
    add_marker(place.s, 0, 1)
    add_marker(place.s, 0, 0)
    assert place.s.quest_markers == [()]


def test_da_qst_17_nothing_counts_beyond_the_need() -> None:
    place = Errand("chained-beast")
    ogre = MONSTER_NAMES.parse("ogre")
    for _ in range(4):
        note(place.s, 0, QuestEvent.SLAIN, level=2, kind=ogre)
    assert markers(place) == [0]
    assert place.s.quest_stages == [TRIGGERED]


# ---- markers for XP ------------------------------------------------------------------------------


def test_da_qst_05_a_marker_costs_the_number_of_the_round_tv_06() -> None:
    place = Errand("listening-stone", seats=2)
    place.s.round = 2
    place.s.xp_up = [7, 0]
    for _ in range(2):
        add_marker(place.s, 0, 0)
    place.turn(0, "p1 fund listening-stone", "p1 fund listening-stone")
    assert place.s.quest_stages == [TRIGGERED]
    assert (place.s.xp_up[0], place.s.xp_down[0]) == (1, 6)


def test_da_qst_05_a_triggered_quest_takes_no_bought_markers() -> None:
    place = Errand("ragged-map")
    place.s.xp_up = [9, 9]
    place.here()
    place.turn(0)
    assert place.refused("p1 fund ragged-map") == ["DA-QST-05"]


def test_da_qst_05_who_lacks_the_price_is_refused() -> None:
    place = Errand("ragged-map")
    place.s.round, place.s.xp_up = 2, [2, 9]
    place.turn(0)
    assert place.refused("p1 fund ragged-map") == ["DA-QST-05"]


def test_da_qst_21_markers_are_bought_in_a_turn_and_before_drafting() -> None:
    place = Errand("ragged-map")
    place.s.xp_up = [3, 3]
    place.turn(0)
    assert place.legal("fund") == ["ragged-map"]
    place.wound(0, 20)
    place.turn(0)
    assert place.legal("fund") == ["ragged-map"]
    place.s.frames = [Upgrading(1)]
    place.s.run()
    place.s.listed = None
    place.play("p2 fund ragged-map")
    assert place.s.quest_markers == [(1,)]
    place.s.quest_stages = [RESOLVED]
    place.turn(0)
    assert place.legal("fund") == []


# ---- tokens --------------------------------------------------------------------------------------


def test_da_qst_08_no_token_on_a_starting_tile_or_with_a_hero() -> None:
    place = Errand("chained-beast")
    assert open_rooms(place.s) == [place.room]
    place.beside()
    assert open_rooms(place.s) == []
    place.wound(0, 20)
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
    assert fitting_rooms(place.s, 0) == [place.room, near] or near in fitting_rooms(place.s, 0)
    far = place.beyond(near, 0)
    assert fitting_rooms(place.s, 0) == [far]


def test_da_qst_16_the_placer_says_where_at_once() -> None:
    place = Errand("chained-beast")
    add_marker(place.s, 0, 1)
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


# ---- deeds ---------------------------------------------------------------------------------------


def test_da_qst_13_deeds_are_done_next_to_the_token() -> None:
    place = Errand("thirsty-font")
    place.here()
    place.turn(0)
    assert place.legal("bleed") == []
    place.beside()
    place.turn(0)
    assert place.legal("bleed") == ["thirsty-font"]
    place.beside(local=4)
    place.turn(0)
    assert place.legal("bleed") == ["thirsty-font"]


def test_da_qst_12_a_hero_does_it_as_often_as_it_likes_a_marker_each_time() -> None:
    place = Errand("thirsty-font")
    place.here()
    place.beside()
    place.turn(0, "p1 bleed thirsty-font", "p1 bleed thirsty-font")
    assert place.s.quest_markers == [(0, 0)]
    assert place.wounds(0) == 2


def test_da_qst_12_who_would_fall_does_not_bleed() -> None:
    place = Errand("thirsty-font")
    place.here()
    place.beside()
    place.wound(0, place.s.hero(0).health - 1)
    place.turn(0)
    assert place.refused("p1 bleed thirsty-font") == ["DA-QST-12"]


def test_a_treasure_is_given_for_good() -> None:
    place = Errand("tiras-caravan")
    place.here()
    place.beside()
    place.hold("healing-draught", "headbutt")
    place.turn(0)
    assert place.legal("give") == ["tiras-caravan healing-draught"]
    place.play("p1 give tiras-caravan healing-draught")
    assert place.s.quest_markers == [(0,)]
    assert card("healing-draught") not in place.s.zones[HANDS].cards
    assert card("healing-draught") not in place.s.zones[DISCARDS].cards


@pytest.mark.parametrize(
    ("quest", "wanted", "other"),
    [
        ("ragged-map", "fleet-foot", "headbutt"),
        ("chained-beast", "headbutt", "fleet-foot"),
        ("listening-stone", "ember-lance", "headbutt"),
    ],
)
def test_cards_are_cast_off_to_the_discards(quest: str, wanted: str, other: str) -> None:
    place = Errand(quest)
    place.here()
    place.beside()
    place.hold(wanted, other)
    place.turn(0, f"p1 cast-off {quest} {wanted}")
    assert card(wanted) in place.s.zones[DISCARDS].cards
    assert place.s.quest_markers == [(0,)]
    assert place.legal("cast-off") == []


def test_da_qst_12_a_deed_needs_its_quest_on_the_map_and_speed_for_work() -> None:
    place = Errand("twin-beacons", "thirsty-font")
    place.here()
    place.beside()
    place.turn(0, "p1 work twin-beacons")
    assert place.refused("p1 work twin-beacons") == ["DA-QST-12"]
    place.s.quest_spots[1] = place.s.quest_spots[0]
    assert place.refused("p1 bleed thirsty-font") == ["DA-QST-12"]


def test_da_qst_12_a_card_has_to_be_of_the_type_that_is_wanted() -> None:
    place = Errand("ragged-map")
    place.here()
    place.beside()
    place.hold("fleet-foot", "headbutt")
    place.turn(0)
    assert place.refused("p1 cast-off ragged-map headbutt") == ["DA-QST-12"]
    assert place.refused("p1 cast-off ragged-map long-draw") == ["DA-QST-12"]


def test_da_chest_06_work_for_a_quest_wants_quiet_too() -> None:
    place = Errand("lantern-boy")
    place.here()
    place.beside()
    turn = place.turn(0)
    speed = turn.points(place.s)
    place.play("p1 work lantern-boy")
    assert turn.points(place.s) == speed - 2
    place.monster("goblin", place.room, 0)
    place.turn(0)
    assert place.legal("work") == []
    assert place.refused("p1 work lantern-boy") == ["DA-CHEST-06"]


def test_a_beacon_takes_two_markers_and_the_other_the_rest() -> None:
    place = Errand("twin-beacons")
    place.here(0, 4, 0)
    place.beside()
    for token in (0, 0):
        set_marker(place.s, 0, 1, token)
    place.turn(0)
    assert place.legal("work") == []
    place.beside(local=1)
    place.turn(0, "p1 work twin-beacons")
    assert place.s.quest_beacons == [(0, 0, 1)]


def test_a_single_beacon_takes_all_markers() -> None:
    place = Errand("twin-beacons")
    place.here()
    place.beside()
    for _ in range(3):
        set_marker(place.s, 0, 1, 0)
    place.turn(0)
    assert place.legal("work") == ["twin-beacons"]


def test_a_lock_is_tried_with_the_die() -> None:
    for rolled, done in ((3, 1), (0, 0)):
        place = Errand("sealed-vault")
        place.here()
        place.beside()
        place.turn(0, "p1 unlock sealed-vault", "p1 spend 0", f"d roll {rolled}")
        assert markers(place) == [done]


def test_after_an_attack_only_what_costs_no_speed() -> None:
    place = Errand("thirsty-font", "twin-beacons")
    place.here(0)
    place.here(1, 4)
    place.beside()
    place.monster("fen-troll", place.room, 6)
    place.turn(0)
    place.play(f"p1 attack {place.legal('attack')[0]}")
    assert place.legal("bleed") == ["thirsty-font"]
    assert place.legal("work") == []


# ---- rewards -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "xp", "tokens"),
    [
        ((0, 0, 1, 0), [3, 2], [3, 2]),
        ((0, 0, 0, 0), [5, 0], [3, 0]),
        ((1, 0, 1, 0), [2, 3], [2, 3]),
    ],
)
def test_da_qst_14_a_resolved_quest_pays_like_a_monster_tv_03_tv_04(
    seats: tuple[int, ...], xp: list[int], tokens: list[int]
) -> None:
    place = Errand("chained-beast")
    place.here()
    for seat in seats:
        set_marker(place.s, 0, seat, 0)
    assert place.s.quest_stages == [RESOLVED]
    assert place.s.quest_spots == [()]
    assert (place.s.xp_up, place.s.campaign_tokens) == (xp, tokens)


def test_da_qst_15_it_drains_the_pools_face_up() -> None:
    place = Errand("chained-beast")
    before = sum(place.s.pools)
    for _ in range(4):
        set_marker(place.s, 0, 1, 0)
    assert (sum(place.s.pools), place.s.xp_up, place.s.xp_down) == (before - 5, [0, 5], [0, 0])


def test_da_qst_25_markers_stay_when_their_hero_dies() -> None:
    place = Errand("chained-beast")
    place.agree(permadeath=True)
    place.here()
    set_marker(place.s, 0, 0, 0)
    strike(place.s, 0, 20, by=-1)
    assert place.s.quest_markers == [(0,)]


def test_da_egr_03_of_equals_who_began_a_quest_earlier_is_paid() -> None:
    place = Errand("chained-beast")
    place.here()
    place.s.quest_markers = [(1, 0, 0, 1)]
    reward_begun(place.s)
    assert place.s.xp_up == [0, 2]


@pytest.mark.parametrize(("seats", "paid"), [((1, 0, 0), [2, 0]), ((1, 0), [0, 2]), ((), [0, 0])])
def test_da_egr_02_a_quest_begun_pays_its_lower_reward_at_the_end(
    seats: tuple[int, ...], paid: list[int]
) -> None:
    place = Errand("chained-beast", "lantern-boy")
    place.here()
    place.s.quest_markers = [seats, (0, 0)]
    reward_begun(place.s)
    assert (place.s.xp_up, place.s.campaign_tokens) == (paid, paid)


@pytest.mark.parametrize(
    ("goal", "done", "won"),
    [("novice", 1, True), ("adept", 1, False), ("adept", 2, True), ("master", 2, False)],
)
def test_da_qst_19_with_a_goal_all_win_or_all_lose(goal: str, done: int, won: bool) -> None:
    place = Errand("chained-beast", "lantern-boy", seats=3)
    place.agree(mode="co-op", goal=goal)
    place.s.quest_stages = [RESOLVED if i < done else LIES_OPEN for i in range(2)]
    finish(place.s, "last-round")
    assert place.s.over is not None
    assert place.s.over.winners == ((0, 1, 2) if won else ())
    assert set(place.s.over.returns) == {1.0 if won else -1.0}


def test_a_bot_counts_what_it_has_done_for_a_quest() -> None:
    place = Errand("chained-beast")
    before = score_terms(place.s, 0)["quests begun"]
    place.here()
    there = score_terms(place.s, 0)["quests begun"]
    set_marker(place.s, 0, 0, 0)
    assert before < there < score_terms(place.s, 0)["quests begun"]
    assert score_terms(place.s, 1)["quests begun"] == there


def test_the_cards_of_quests_tell_how_far_they_are() -> None:
    place = Errand("chained-beast", "twin-beacons", seats=4)
    add_marker(place.s, 0, 2)
    cards = quest_zone(place.s)[0].cards
    assert cards[0].text.startswith("1 of 4 toward its trigger.")
    assert cards[0].marks == ("marker-yellow",)
    place.here(1, 4)
    assert "its token is on the map: 0 of 4 done" in quest_zone(place.s)[0].cards[1].text

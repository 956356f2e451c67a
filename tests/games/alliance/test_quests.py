"""Quests: their cards, what counts for them, and markers that are bought."""

from __future__ import annotations

import pytest

from tests.games.alliance.quests import Errand, markers
from tests.games.alliance.scenes import card
from undercroft.games.alliance.actions.upgrade import Upgrading, receive
from undercroft.games.alliance.combat.damage import defeat_hero, wound
from undercroft.games.alliance.content.quest_schema import (
    RESOLVED,
    TRIGGERED,
    QuestEvent,
)
from undercroft.games.alliance.content.tables import (
    MONSTER_NAMES,
    QUEST_NAMES,
    QUESTS,
    TILES,
)
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.exploration import lay_tile
from undercroft.games.alliance.map.tokens import open_chest, spring
from undercroft.games.alliance.notation import (
    FIRST_QUEST,
    OPEN_TOKEN,
    QUEST_DRAWS,
    QUEST_STACKS,
)
from undercroft.games.alliance.options import agreed
from undercroft.games.alliance.phases.quests import (
    add_marker,
    needed,
    note,
)
from undercroft.games.alliance.phases.setup.sequence import set_up
from undercroft.kernel import play

DECKS_OF_QUESTS = range(QUEST_STACKS, QUEST_STACKS + QUEST_DRAWS)


# ---- the cards -----------------------------------------------------------------------------------


def test_da_qst_02_every_quest_says_all_it_needs() -> None:
    assert len(QUESTS) == len(set(QUEST_NAMES.names)) == 13
    for quest in QUESTS:
        assert quest.triggers
        assert len(quest.needs) == 4
        assert quest.final or quest.resolution.count >= 2
        assert quest.story.endswith(".")


def test_da_qst_04_the_caravan_wants_treasures() -> None:
    caravan = QUESTS[QUEST_NAMES.parse("tiras-caravan")]
    assert (caravan.needs, caravan.rewards, caravan.resolution.count) == ((3, 3, 3, 3), (2, 1), 2)


def test_da_qst_20_quests_worth_five_pay_three_and_two_those_worth_seven_four_and_three() -> None:
    assert {quest.rewards for quest in QUESTS} == {(2, 1), (3, 2), (4, 3), (6, 4)}
    assert [quest.xp >= 7 for quest in QUESTS] == [bool(quest.final) for quest in QUESTS]


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


@pytest.mark.parametrize(
    ("quest", "counted", "others"),
    [
        ("drum-king", ("goblin", "goblin-slinger"), ("ogre", "bone-sentry")),
        ("regent", ("bone-sentry", "barrow-guard", "soul-reaver"), ("goblin", "ogre")),
        ("gorthos", ("ogre",), ("goblin",)),
    ],
)
def test_final_enemies_count_the_fallen_of_their_kinds(
    quest: str, counted: tuple[str, ...], others: tuple[str, ...]
) -> None:
    for name, count in (*((name, 1) for name in counted), *((name, 0) for name in others)):
        place = Errand(quest, seats=4)
        wound(place.s, place.monster(name, place.room, 4), 20, by=1)
        assert (name, place.s.quest_markers) == (name, [(1,) * count])


def test_the_regent_counts_fallen_heroes_too() -> None:
    place = Errand("regent", "drum-king", seats=4)
    note(place.s, 2, QuestEvent.FALLEN)
    assert place.s.quest_markers == [(2,), ()]


@pytest.mark.parametrize(
    ("name", "found"),
    [("healing-draught", [0, 0]), ("greater-draught", [1, 0]), ("titans-nail", [1, 1])],
)
def test_ysmera_counts_upgrades_of_the_deeper_levels_and_the_titan_artifacts(
    name: str, found: list[int]
) -> None:
    place = Errand("ysmera", "titan", seats=4)
    receive(place.s, 1, card(name), "upgrades")
    assert markers(place) == found


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
    place = Errand("thirsty-font", "regent")
    defeat_hero(place.s, 4)
    assert place.s.quest_markers == [(), (1,)]


@pytest.mark.parametrize(("seats", "toughness", "count"), [(1, "by-players", 2), (4, "printed", 4)])
def test_the_count_is_that_of_the_players(seats: int, toughness: str, count: int) -> None:
    place = Errand("chained-beast", seats=seats)
    place.agree(toughness=toughness)
    assert needed(place.s, 0) == count


def test_da_qst_06_at_its_count_who_has_most_markers_places_the_token() -> None:
    place = Errand("chained-beast", seats=4)
    place.agree(toughness="printed")
    for seat in (1, 3, 3, 1):
        add_marker(place.s, 0, seat)
    assert place.s.quest_stages == [TRIGGERED]
    place.s.run()
    assert {str(move).split()[0] for move in play.legal(place.s)} == {"p2"}


def test_da_qst_07_the_others_get_a_point_face_down_tv_05() -> None:
    place = Errand("chained-beast", seats=4)
    place.agree(toughness="printed")
    for seat in (0, 1, 1, 0):
        add_marker(place.s, 0, seat)
    assert place.s.quest_placers == [0]
    assert (place.s.xp_down, place.s.xp_up) == ([0, 1, 0, 0], [0, 0, 0, 0])


def test_da_qst_11_the_markers_go_back() -> None:
    place = Errand("chained-beast")
    for seat in (1, 0, 1, 0):
        add_marker(place.s, 0, seat)
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
    for _ in range(3):
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


def test_da_qst_05_a_quest_that_was_not_revealed_takes_no_markers() -> None:
    place = Errand("thirsty-font")
    place.s.xp_up[0] = 9
    place.turn(0)
    assert "DA-QST-05" in place.refused("p1 fund ragged-map")
    assert place.refused("p1 fund thirsty-font") == []


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

"""Quests: the deeds that resolve them, what they pay, and what is seen of them."""

from __future__ import annotations

import pytest

from tests.games.alliance.quests import Errand, markers
from tests.games.alliance.scenes import card
from undercroft.games.alliance.bot.position_value import score_terms
from undercroft.games.alliance.combat.damage import strike
from undercroft.games.alliance.content.quest_schema import (
    LIES_OPEN,
    RESOLVED,
)
from undercroft.games.alliance.notation import (
    DISCARDS,
    HANDS,
)
from undercroft.games.alliance.phases.quests import (
    add_marker,
    reward_begun,
    set_marker,
)
from undercroft.games.alliance.phases.round import finish
from undercroft.games.alliance.scene.quests import quest_zone

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
    place.wound(0, place.s.hero(0).health - 2)
    place.turn(0)
    assert place.legal("bleed") == ["thirsty-font"]
    place.wound(0, 1)
    place.turn(0)
    assert place.refused("p1 bleed thirsty-font") == ["DA-QST-12"]


@pytest.mark.parametrize(
    ("quest", "verb", "name", "is_kept"),
    [
        ("tiras-caravan", "give", "healing-draught", False),
        ("ragged-map", "cast-off", "fleet-foot", True),
    ],
)
def test_another_seat_pays_with_its_own_cards(
    quest: str, verb: str, name: str, is_kept: bool
) -> None:
    place = Errand(quest)
    place.here()
    place.beside(4)
    place.hold(name)
    place.hold(name, seat=1)
    place.turn(4)
    place.play(f"p2 {verb} {quest} {name}")
    held = [card(name) in place.s.zones[HANDS + seat].cards for seat in (0, 1)]
    thrown = [card(name) in place.s.zones[DISCARDS + seat].cards for seat in (0, 1)]
    assert (held, thrown) == ([True, False], [False, is_kept])
    assert place.s.quest_markers == [(1,)]


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
    place.hold("headbutt")
    place.turn(0)
    # The one is of another type, the other is not in the hand.
    assert place.refused("p1 cast-off ragged-map headbutt") == ["DA-QST-12"]
    assert place.refused("p1 cast-off ragged-map fleet-foot") == ["DA-QST-12"]
    place.hold("fleet-foot")
    place.turn(0)
    assert place.legal("cast-off") == ["ragged-map fleet-foot"]
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


def test_work_at_a_beacon_needs_no_quiet() -> None:
    place = Errand("twin-beacons")
    place.here(0, 4, 0)
    place.beside()
    place.monster("goblin", place.room, 2)
    place.turn(0)
    assert place.legal("work") == ["twin-beacons"]


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
        turn = place.turn(0)
        speed = turn.points(place.s)
        place.play("p1 unlock sealed-vault", "p1 spend 0", f"d roll {rolled}")
        assert markers(place) == [done]
        assert turn.points(place.s) == speed - 1


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
    place = Errand("twin-beacons")
    place.here()
    for seat in seats:
        set_marker(place.s, 0, seat, 0)
    assert place.s.quest_stages == [RESOLVED]
    assert place.s.quest_spots == [()]
    assert (place.s.xp_up, place.s.campaign_tokens) == (xp, tokens)


def test_da_qst_15_it_drains_the_pools_face_up() -> None:
    place = Errand("twin-beacons")
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
    place = Errand("twin-beacons")
    before = score_terms(place.s, 0)["quests begun"]
    place.here()
    there = score_terms(place.s, 0)["quests begun"]
    set_marker(place.s, 0, 0, 0)
    assert before < there < score_terms(place.s, 0)["quests begun"]
    assert score_terms(place.s, 1)["quests begun"] == there


def test_the_cards_of_quests_tell_how_far_they_are() -> None:
    place = Errand("chained-beast", "twin-beacons", seats=4)
    place.agree(toughness="printed")
    add_marker(place.s, 0, 2)
    cards = quest_zone(place.s)[0].cards
    assert cards[0].text.startswith("1 of 4 toward its trigger.")
    assert cards[0].marks == ("marker-yellow",)
    place.here(1, 4)
    assert "its token is on the map: 0 of 4 done" in quest_zone(place.s)[0].cards[1].text

"""What the greedy bot makes of quests, partners and final enemies."""

from __future__ import annotations

from tests.games.alliance.deep import Deep
from tests.games.alliance.quests import BULL, Errand, Lair
from tests.games.alliance.scenes import Place
from tests.games.alliance.test_greedy import chosen
from undercroft.games.alliance.bot import hunts
from undercroft.games.alliance.bot.aims import AIM, aim, lacking, needs_enemy
from undercroft.games.alliance.bot.attack_values import slay, toll, turns_left
from undercroft.games.alliance.bot.monsters import spite
from undercroft.games.alliance.bot.position_value import score_terms
from undercroft.games.alliance.bot.quest_values import errands, funding
from undercroft.games.alliance.bot.threats import Outlook
from undercroft.games.alliance.content.quest_schema import LOST, RESOLVED
from undercroft.games.alliance.notation import FUND

DEEDS = ("ragged-map", "twin-beacons")


def company(*quests: str, goal: str = "expert", seats: int = 3) -> Errand:
    """Partners with a goal."""
    place = Errand(*quests, seats=seats)
    place.agree(goal=goal, mode="co-op", quests="levels")
    return place


# ---- goals ---------------------------------------------------------------------------------------


def test_quests_count_more_as_long_as_the_goal_is_not_reached() -> None:
    place = company(*DEEDS, "gorthos", goal="adept")
    assert [aim(place.s, slot) for slot in range(3)] == [AIM, AIM, 0.0]
    place.s.quest_stages[:2] = [RESOLVED, RESOLVED]
    assert lacking(place.s) == 0
    assert [aim(place.s, slot) for slot in range(3)] == [0.0, 0.0, 0.0]


def test_an_expert_needs_the_enemy_and_one_other_quest() -> None:
    place = company(*DEEDS, "gorthos")
    place.s.quest_stages[0] = RESOLVED
    assert [aim(place.s, slot) for slot in (1, 2)] == [0.0, AIM]


def test_the_enemy_has_to_fall_where_too_few_other_quests_are_left() -> None:
    place = company(*DEEDS, "gorthos", goal="adept")
    assert not needs_enemy(place.s)
    place.s.quest_stages[0] = LOST
    assert needs_enemy(place.s)


def test_a_company_values_the_way_to_its_goal_and_the_enemys_wounds() -> None:
    lair = Lair("gorthos")
    lair.agree(goal="expert", mode="co-op", quests="levels")
    before = score_terms(lair.s, 0)
    lair.s.bear(lair.enemy, (1, 1))
    after = score_terms(lair.s, 0)
    assert after["the goal"] > before["the goal"]
    assert after["the final enemy's wounds"] > before["the final enemy's wounds"] == 0
    assert after["wounded monsters"] == before["wounded monsters"]


# ---- errands and markers -------------------------------------------------------------------------


def test_quiet_work_counts_little_beside_monsters() -> None:
    place = Errand("lantern-boy")
    place.here()
    (free,) = {errand.gain for errand in errands(place.s, 0, BULL).values()}
    place.monster("goblin", place.room, 0)
    (guarded,) = {errand.gain for errand in errands(place.s, 0, BULL).values()}
    assert 0 < guarded < free


def test_a_hero_without_a_wanted_card_has_no_errand() -> None:
    place = Errand("ragged-map")
    place.here()
    assert errands(place.s, 0, BULL) == {}
    place.hold("fleet-foot")
    assert set(errands(place.s, 0, BULL)) > {place.s.quest_spots[0][0]}


def test_markers_are_bought_with_what_no_card_is_bought_for() -> None:
    place = Errand("ragged-map", seats=1)
    place.s.quest_markers = [(0, 0, 0)]
    buy = FUND(0, place.s.quests[0])
    place.s.xp_up = [2]
    assert funding(place.s, buy) < 0
    place.s.xp_up = [6]
    assert funding(place.s, buy) > 0


# ---- final enemies -------------------------------------------------------------------------------


def test_nobody_wakes_an_enemy_that_would_hardly_fall() -> None:
    place = company("drum-king")
    place.here()
    assert hunts.odds(place.s, 0) > 0
    place.s.round = 3
    assert hunts.odds(place.s, 0) == hunts.waking_worth(place.s, 0) == 0


def test_a_company_without_a_goal_lets_an_enemy_lie() -> None:
    place = company("drum-king", goal="score")
    place.here()
    assert hunts.waking_worth(place.s, 0) == 0


def test_six_rounds_are_played_where_there_is_a_deep_room() -> None:
    deep, plain = Deep(), Errand("regent")
    assert turns_left(deep.s) == turns_left(plain.s) + 8


def test_a_hero_on_the_stairs_goes_down_to_an_enemy_that_can_fall() -> None:
    place = Deep("regent", "soul-tithe", seats=3)
    place.s.bear(place.enemy, (1,) * 9)
    hero = place.on_stairs(BULL)
    place.turn(hero)
    assert chosen(place.s).startswith("descend")


def test_who_sleeps_below_threatens_nobody() -> None:
    place = Deep("regent", seats=3)
    hero = place.below(BULL, 2, 3)
    assert Outlook(place.s, hero).danger(place.s.spot[hero]) == 0
    place.lie_open("soul-tithe")
    assert Outlook(place.s, hero).danger(place.s.spot[hero]) > 0


# ---- partners ------------------------------------------------------------------------------------


def pair(mode: str) -> Place:
    """Bull of the first seat and Krom of the second beside a goblin."""
    place = Place(seats=2)
    place.agree(mode=mode)
    place.hero("bull", place.room, 1)
    place.hero("krom", place.room, 3, seat=1)
    place.monster("ogre", place.room, 4)
    return place


def test_a_partners_wounds_are_no_gain() -> None:
    assert spite(pair("competitive").s, 0, 16, 4) > 0
    assert spite(pair("co-op").s, 0, 16, 4) < 0


def test_what_a_partner_gets_for_a_monster_counts() -> None:
    rivals, friends = pair("competitive"), pair("co-op")
    for place in (rivals, friends):
        place.s.bear(16, (1,) * 3)
    assert slay(friends.s, 0, 16, 1) > slay(rivals.s, 0, 16, 1) + 1


def test_a_deadly_blow_costs_more_where_heroes_die() -> None:
    place = pair("co-op")
    usual = toll(place.s, 0, 9)
    place.agree(permadeath=True)
    assert toll(place.s, 0, 9) > usual
    assert toll(place.s, 0, 7) == toll(pair("co-op").s, 0, 7)

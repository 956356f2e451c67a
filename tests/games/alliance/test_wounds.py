"""Wounds, defeat, poison, and how experience is paid and ranked."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.log import HealthChanged
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.combat.damage import PLAIN, POISON, cure, heal, poison_works, wound
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import FIRST_BOON
from undercroft.games.alliance.effects.vocabulary import Boon
from undercroft.games.alliance.map.figures import is_defeated, monsters
from undercroft.games.alliance.phases.experience import drain, gain, ranked, score, spend


def test_da_bat_10_markers_lie_in_order_and_excess_counts() -> None:
    place = Place()
    ogre = place.monster("ogre", place.room, 4)
    wound(place.s, ogre, 2, by=1)
    wound(place.s, ogre, 1, by=0)
    assert place.s.wounds[ogre] == (1, 1, 0)


def test_no_wounds_are_no_news() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.s.listening, place.s.events = True, []
    wound(place.s, krom, 0, by=-1)
    assert place.s.events == []
    wound(place.s, krom, 1, by=-1)
    assert [event for event in place.s.events if isinstance(event, HealthChanged)]


def test_da_bat_11_a_monster_with_health_markers_leaves_and_pays() -> None:
    place = Place()
    goblin = place.monster("goblin", place.room, 4)
    wound(place.s, goblin, 5, by=0)
    assert monsters(place.s) == ()
    assert place.s.xp_up == [2, 0]


def test_da_bat_12_two_alliances_share_by_their_markers() -> None:
    place = Place()
    ogre = place.monster("ogre", place.room, 4)
    wound(place.s, ogre, 3, by=0)
    wound(place.s, ogre, 4, by=1)
    assert place.s.xp_up == [2, 3]


@pytest.mark.parametrize(
    ("markers", "paid"), [((2, 4, 1), [2, 3, 0]), ((1, 2, 4), [0, 2, 3]), ((3, 0, 4), [2, 0, 3])]
)
def test_da_bat_12_a_third_alliance_gets_nothing(
    markers: tuple[int, int, int], paid: list[int]
) -> None:
    place = Place(seats=3)
    ogre = place.monster("ogre", place.room, 4)
    for seat, amount in enumerate(markers):
        wound(place.s, ogre, amount, by=seat)
    assert place.s.xp_up == paid


def test_da_bat_13_of_equals_who_struck_earlier_comes_first() -> None:
    assert ranked((1, 0, 0, 1)) == [1, 0]
    assert ranked((-1, 0)) == [0]


def test_da_bat_24_a_monster_that_dies_without_a_marker_pays_nobody() -> None:
    place = Place()
    goblin = place.monster("goblin", place.room, 4)
    wound(place.s, goblin, 3, by=-1)
    assert place.s.xp_up == [0, 0]


def test_da_bat_14_experience_straddles_the_pools() -> None:
    place = Place()
    gain(place.s, 0, 14, face_up=True)
    assert place.s.pools == [0, 14]
    assert place.s.xp_up[0] == 14


def test_da_xp_03_the_reserve_gives_what_the_pools_cannot() -> None:
    place = Place()
    drain(place.s, 99)
    assert place.s.pools == [0, 0]


def test_da_bat_15_wounds_lie_on_the_card_in_order() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    wound(place.s, krom, 1, by=-1)
    wound(place.s, krom, 2, by=-1, poison=True)
    assert place.s.wounds[krom] == (PLAIN, POISON, POISON)


def test_da_def_01_a_defeated_hero_keeps_health_wounds_and_costs_a_token() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    wound(place.s, krom, 9, by=-1)
    assert len(place.s.wounds[krom]) == 6
    assert is_defeated(place.s, krom)
    assert place.s.fallen == [1, 0]
    wound(place.s, krom, 1, by=-1)
    assert place.s.fallen == [1, 0]


def test_da_def_07_healed_below_health_a_hero_stands() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    wound(place.s, krom, 6, by=-1)
    heal(place.s, krom, (PLAIN,))
    assert not is_defeated(place.s, krom)


def test_da_def_14_the_kinds_of_wounds_are_chosen() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    wound(place.s, krom, 1, by=-1)
    wound(place.s, krom, 1, by=-1, poison=True)
    heal(place.s, krom, (POISON,))
    assert place.s.wounds[krom] == (PLAIN,)


def test_da_end_03_poison_works_once_on_those_who_stand() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    lorna = place.hero("lorna", place.gate, 5)
    wound(place.s, krom, 1, by=-1, poison=True)
    wound(place.s, lorna, 5, by=-1, poison=True)
    poison_works(place.s, krom)
    poison_works(place.s, lorna)
    assert place.s.wounds[krom] == (POISON, POISON)
    assert place.s.fallen == [1, 0]


def test_curing_turns_poison_into_plain_wounds() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    wound(place.s, krom, 2, by=-1, poison=True)
    cure(place.s, krom)
    assert place.s.wounds[krom] == (PLAIN, PLAIN)


def test_a_hero_that_resists_poison_takes_plain_wounds() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    modify(place.s, Modifier(FIRST_BOON + Boon.RESIST_POISON, 1, 0, krom))
    wound(place.s, krom, 1, by=-1, poison=True)
    assert place.s.wounds[krom] == (PLAIN,)


def test_da_draft_03_spending_turns_experience_face_down() -> None:
    place = Place()
    gain(place.s, 0, 5, face_up=True)
    spend(place.s, 0, 3)
    assert (place.s.xp_up[0], place.s.xp_down[0]) == (2, 3)


def test_da_win_03_both_faces_score_and_fallen_heroes_cost() -> None:
    place = Place()
    gain(place.s, 0, 5, face_up=True)
    gain(place.s, 0, 2, face_up=False)
    place.s.fallen[0] = 2
    assert score(place.s, 0) == 5

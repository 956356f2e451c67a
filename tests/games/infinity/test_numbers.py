"""Action points, Power, Defense, hit chance and Noise, term by term."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.infinity.actions.attack import reach_of
from undercroft.games.infinity.combat.attack_numbers import damage_terms, least, needed
from undercroft.games.infinity.combat.numbers import (
    ap_rating,
    chance_terms,
    defense_terms,
    known_abilities,
    noise_of,
    power_terms,
    subtraction,
    total,
)
from undercroft.games.infinity.content.schema import Element, Slot
from undercroft.games.infinity.content.tables import ABILITIES, ALL_RISK_CARDS
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.possessions import CARRIED, PACKED, goods, remove_thing, things
from undercroft.games.infinity.notation import FIRST_ENEMY, FIRST_RISK, NOTATION
from undercroft.kernel.events import Term

ASSASSIN = "assassin"


def test_di_item_02_each_item_over_the_limit_costs_a_point() -> None:
    place = Place(ASSASSIN)  # five points, carries three
    for _ in range(3):
        place.thing("rope", 0, CARRIED)
    assert ap_rating(place.s, 0) == 5
    place.thing("rope", 0, CARRIED)
    place.thing("rope", 0, CARRIED)
    assert ap_rating(place.s, 0) == 3


def test_di_item_03_what_is_in_a_backpack_does_not_count() -> None:
    place = Place(ASSASSIN)
    place.thing("backpack", 0)
    for _ in range(4):
        place.thing("rope", 0, PACKED)
    assert ap_rating(place.s, 0) == 5


def test_di_ap_12_nothing_leaves_less_than_one_point() -> None:
    place = Place("paladin")
    for _ in range(12):
        place.thing("rope", 0)
    assert ap_rating(place.s, 0) == 1


def test_di_cond_15_who_is_stunned_has_no_points_in_that_round() -> None:
    place = Place("paladin")
    place.s.stunned[0] = place.s.round
    assert ap_rating(place.s, 0) == 0
    place.s.round += 1
    assert ap_rating(place.s, 0) == 4


@pytest.mark.parametrize(("stack", "points"), [(False, 2), (True, 1)])
def test_di_token_07_ap_tokens_do_not_add_up_unless_agreed(stack: bool, points: int) -> None:
    place = Place("paladin")
    place.agree(ap_token_stack=stack)
    place.s.slowed[0] = 2
    assert ap_rating(place.s, 0) == points


def test_di_cond_01_weakness_halves_points_power_and_defense_rounded_down() -> None:
    place = Place("warrior")
    place.thing("short-sword", 0, Slot.RIGHT_HAND)
    s = place.s
    power, defense = total(power_terms(s, 0)), total(defense_terms(s, 0))
    s.health[0] = 6
    assert total(power_terms(s, 0)) == power
    s.health[0] = 5
    assert total(power_terms(s, 0)) == power // 2
    assert total(defense_terms(s, 0)) == defense // 2
    assert ap_rating(s, 0) == 2


def test_di_stat_07_tokens_never_take_power_below_nothing() -> None:
    place = Place("thief")
    place.s.drained[0] = 3
    assert total(power_terms(place.s, 0)) == 0


def test_di_token_19_a_token_on_an_empty_slot_counts_until_something_is_worn_there() -> None:
    place = Place("warrior")
    place.s.bare[0] = (1, 0)
    assert total(defense_terms(place.s, 0)) == 3
    worn = place.thing("padded-coat", 0, Slot.BODY)
    with_coat = total(defense_terms(place.s, 0))
    assert with_coat > 5
    place.s.dents[worn] = 1
    assert total(defense_terms(place.s, 0)) == with_coat - 2


def test_di_hero_20_the_monk_pays_a_point_for_armor_and_backpack_but_keeps_three() -> None:
    place = Place("monk")
    assert ap_rating(place.s, 0) == 5
    place.thing("backpack", 0)
    assert ap_rating(place.s, 0) == 4
    place.thing("padded-coat", 0, Slot.BODY)
    place.thing("buckler", 0, Slot.LEFT_HAND)
    assert ap_rating(place.s, 0) == 3


def test_di_noise_02_who_sneaked_rested_or_hides_makes_no_noise() -> None:
    place = Place("warrior")
    s = place.s
    assert noise_of(s, 0) == 5
    for column in (s.quiet, s.hidden, s.out):
        column[0] = 1
        assert noise_of(s, 0) == 0
        column[0] = 0


def test_ic_47_the_reliquary_bell_is_heard_while_it_is_carried() -> None:
    place = Place("warrior", "thief")
    noise = noise_of(place.s, 0)
    place.thing("reliquary-bell", 0)
    assert noise_of(place.s, 0) == noise + 1
    place.thing("reliquary-bell", 1, PACKED)
    assert noise_of(place.s, 1) == place.s.hero(1).noise + 1


def test_ic_47_a_jasper_orb_sets_noise_and_the_bell_is_added_to_that() -> None:
    place = Place("warrior")
    sword = place.thing("long-sword", 0, Slot.RIGHT_HAND)
    place.s.orb[sword] = NOTATION.cards.parse("jasper-orb")
    place.thing("bellringer", 0, Slot.LEFT_HAND)
    assert noise_of(place.s, 0) == 1
    place.thing("reliquary-bell", 0)
    assert noise_of(place.s, 0) == 2


def test_ic_48_noise_with_things_is_8_at_most_and_0_at_least() -> None:
    place = Place("warrior", "thief")
    for _ in range(8):
        place.thing("reliquary-bell", 0)
    assert noise_of(place.s, 0) == 8


def test_di_abil_02_each_level_brings_the_card_of_that_level() -> None:
    place = Place("thief")
    assert [ABILITIES[i].level for i in known_abilities(place.s, 0)] == [1, 1, 1, 1]
    place.s.level[0] = 3
    assert [ABILITIES[i].level for i in known_abilities(place.s, 0)] == [1, 1, 1, 1, 2, 3]


# ---- attacks -------------------------------------------------------------------------------------


def test_di_stat_03_the_targets_modifier_changes_a_heros_chance() -> None:
    place = Place("thief")
    archer = place.enemy("skeleton-archer", 0)
    assert total(needed(place.s, 0, archer)) == 14
    assert total(needed(place.s, 0, archer, [Term("Backstab", 2)])) == 16


@pytest.mark.parametrize(("how", "needs"), [("", 0), ("weakened", 2), ("stunned", 4), ("bare", 4)])
def test_di_ap_09_action_points_make_a_hero_hard_to_hit(how: str, needs: int) -> None:
    place = Place("paladin")
    s = place.s
    spider = place.enemy("spider", 0)
    usual = s.foe(spider).stats.hit_chance - 4
    if how == "weakened":
        s.health[0] = 5
    elif how == "stunned":
        s.stunned[0] = s.round
    elif how == "bare":
        s.exposed[0] = 1
    assert total(needed(s, spider, 0)) == usual + needs


def test_di_hero_19_the_wave_warper_aims_less_defense() -> None:
    place = Place("wave-warper", "thief")
    spider = place.enemy("spider", 0)
    stats = place.s.foe(spider).stats
    assert total(needed(place.s, 0, spider)) == 17 + stats.modifier - stats.defense
    assert total(needed(place.s, 1, spider)) == 15 + stats.modifier


@pytest.mark.parametrize(("come", "damage"), [(-5, 0), (-2, 0), (-1, 1), (0, 1), (1, 1), (3, 3)])
def test_di_dmg_02_a_little_too_little_is_one_damage(come: int, damage: int) -> None:
    assert total(least([Term("Power", come)])) == damage


def test_di_elem_01_who_is_weak_takes_two_more_even_if_the_blow_did_nothing() -> None:
    place = Place("thief")
    foe = place.enemy("construct", 0)
    weak = place.s.foe(foe).stats.weak
    place.s.drained[0] = 5
    other = next(element for element in Element if element != weak)
    assert total(damage_terms(place.s, 0, foe, [], frozenset([other]))) == 0
    assert total(damage_terms(place.s, 0, foe, [], frozenset([weak]))) == 2
    assert total(damage_terms(place.s, 0, foe, [], frozenset([weak, other]))) == 2
    assert foe == FIRST_ENEMY


@pytest.mark.parametrize(("thing", "more"), [("iron-shoes", 2), ("felt-shoes", -1)])
def test_di_noise_01_what_is_worn_is_heard(thing: str, more: int) -> None:
    place = Place("warrior")
    place.thing(thing, 0, Slot.FEET)
    assert noise_of(place.s, 0) == 5 + more


def test_di_stat_05_a_spear_has_its_range_whatever_else_changes_it() -> None:
    place = Place("warrior")
    place.thing("boar-spear", 0, Slot.RIGHT_HAND)
    place.s.modifiers = (*place.s.modifiers, Modifier(Stat.RANGE, 1, 0, 0))
    assert reach_of(place.s, 0) == 2


def test_ic_01_no_risk_card_is_taken_for_a_thing_of_the_store() -> None:
    assert [goods(FIRST_RISK + i) is None for i, card in enumerate(ALL_RISK_CARDS)] == [
        card.becomes is None for card in ALL_RISK_CARDS
    ]


def test_di_stat_03_what_changes_no_hit_chance_is_not_named() -> None:
    place = Place("warrior")
    place.thing("padded-coat", 0, Slot.BODY)
    assert [term.label for term in chance_terms(place.s, 0)] == ["Akachi"]


def test_a_thing_that_is_gone_is_no_thing_in_play() -> None:
    place = Place("warrior")
    rope, key = place.thing("rope", 0), place.thing("key", 0)
    remove_thing(place.s, rope)
    assert things(place.s) == [key]


@pytest.mark.parametrize(("tile", "is_there"), [("r1", True), ("r2", True), ("r3", False)])
def test_only_a_tile_that_is_laid_can_be_named(tile: str, is_there: bool) -> None:
    place = Place("warrior")
    place.tile("drain", 0, "north")
    assert place.s.has(NOTATION.parse(f"h1 tile {tile}")) is is_there


@pytest.mark.parametrize(("halves", "points"), [(8, 4), (3, 1), (1, 0)])
def test_di_a_01_by_option_whole_points_that_are_left_are_in_the_way(
    halves: int, points: int
) -> None:
    place = Place("warrior")
    place.agree(ap_subtract="left")
    place.s.left[0] = halves
    assert total(subtraction(place.s, 0)) == -points

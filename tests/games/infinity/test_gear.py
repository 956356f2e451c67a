"""Things put on and off, dropped and picked up, and orbs."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.gear import (
    DROPPING,
    EQUIPPING,
    INSTALLING,
    PICKING,
    STOWING,
)
from undercroft.games.infinity.actions.move import MOVING, SNEAKING_
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.numbers import (
    ap_rating,
    chance_terms,
    noise_of,
    power_terms,
    total,
)
from undercroft.games.infinity.content.schema import Slot
from undercroft.games.infinity.map.carrying import get_card, use_up
from undercroft.games.infinity.map.possessions import (
    CARRIED,
    HERO,
    LYING,
    PACKED,
    POCKETED,
    add_thing,
    load,
)
from undercroft.games.infinity.notation import FIRST_DISCARD, FIRST_RISK_DECK, NOTATION
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn
from undercroft.games.infinity.state import NO_CARD, NOBODY

ACTIONS = HeroActions(EQUIPPING, STOWING, DROPPING, PICKING, INSTALLING, MOVING, SNEAKING_, ENDING)


@pytest.fixture(autouse=True)
def actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "ACTIONS", ACTIONS)


def turn(*heroes: str, who: int = 0) -> Place:
    """A hero has a turn that is not the first, with another tile in the north."""
    place = Place(*(heroes or ("paladin", "thief")))
    place.s.meter = 20
    place.s.turns = [1] * len(place.s.kind)
    place.tile("crossing-of-lamps", 0, "north")
    place.begin(Turn(who))
    return place


def with_things(place: Place, *names: str, seat: int = 0) -> Place:
    """A hero has these things, each where such a thing is kept; they are numbered from t1."""
    for name in names:
        get_card(place.s, seat, NOTATION.cards.parse(name))
    place.s.listed = None
    return place


def left(place: Place) -> int:
    """The half points that are left."""
    return place.s.left[0]


def where(place: Place, thing: int) -> int:
    """How the thing with a number is kept."""
    return place.s.where[thing - 1] % HERO


def test_di_item_05_one_point_puts_on_any_number_of_things() -> None:
    place = with_things(turn(), "short-sword", "padded-coat", "buckler")
    place.play("h1 equip t1", "h1 equip t2", "h1 equip t3")
    assert left(place) == 6
    assert [where(place, t) for t in (1, 2, 3)] == [
        Slot.RIGHT_HAND,
        Slot.BODY,
        Slot.LEFT_HAND,
    ]


def test_di_item_05_another_action_ends_what_the_point_has_paid_for() -> None:
    place = with_things(turn(), "short-sword", "padded-coat")
    place.play("h1 equip t1", "h1 move north", "h1 equip t2")
    assert left(place) == 2


def test_di_item_05_a_drop_does_not_interrupt_the_equipping() -> None:
    place = with_things(turn(), "short-sword", "padded-coat", "rope")
    place.play("h1 equip t1", "h1 drop t3", "h1 equip t2")
    assert left(place) == 6


def test_di_item_05_for_one_point_a_thing_is_put_on_once() -> None:
    place = with_things(turn(), "short-sword", "padded-coat")
    place.play("h1 equip t1", "h1 stow t1")
    assert place.legal("equip") == ["t2"]
    assert place.refused("h1 equip t1") == ["DI-ITEM-05"]
    place.play("h1 move north", "h1 equip t1")
    assert left(place) == 2


@pytest.mark.parametrize(
    ("hero", "thing", "rules"),
    [
        ("paladin", "ash-staff", ["DI-ITEM-05"]),
        ("paladin", "long-sword", ["DI-REWARD-07"]),
        ("paladin", "plain-robe", ["DI-ITEM-05"]),
        ("paladin", "rope", ["DI-ITEM-05"]),
        ("paladin", "jasper-orb", ["DI-ITEM-05"]),
        ("monk", "kitchen-knife", ["DI-ITEM-05"]),
        ("fire-mage", "buckler", ["DI-ITEM-05"]),
    ],
)
def test_di_item_05_what_does_not_fit_is_refused(hero: str, thing: str, rules: list[str]) -> None:
    place = with_things(turn(hero, "thief"), "backpack", thing)
    assert place.legal("equip") == []
    assert place.refused("h1 equip t2") == rules


def test_di_reward_07_the_level_of_a_thing_is_enough() -> None:
    place = with_things(turn(), "long-sword")
    place.s.level[0] = 2
    place.s.listed = None
    assert place.legal("equip") == ["t1"]


def test_di_item_05_nobody_puts_on_what_another_has() -> None:
    place = with_things(turn(), "short-sword", seat=1)
    assert place.refused("h1 equip t1") == ["DI-ITEM-05"]
    assert place.refused("h1 equip t9") == [""]


def test_di_hero_01_the_alchemist_has_only_her_left_hand() -> None:
    place = with_things(turn("alchemist", "thief"), "kitchen-knife", "buckler")
    place.play("h1 equip t1", "h1 equip t2")
    assert (where(place, 1), where(place, 2)) == (CARRIED, Slot.LEFT_HAND)


def test_di_item_06_a_two_handed_thing_takes_both_hands() -> None:
    place = with_things(turn(), "short-sword", "iron-mace", "felling-axe")
    place.play("h1 equip t1", "h1 equip t2", "h1 equip t3")
    assert [where(place, t) for t in (1, 2, 3)] == [CARRIED, CARRIED, Slot.BOTH_HANDS]


def test_ic_44_a_shield_takes_the_place_of_a_two_handed_thing() -> None:
    place = with_things(turn(), "felling-axe", "buckler")
    place.play("h1 equip t1", "h1 equip t2")
    assert (where(place, 1), where(place, 2)) == (CARRIED, Slot.RIGHT_HAND)


def test_ic_43_weapons_in_both_hands_both_count() -> None:
    place = with_things(turn("thief", "monk"), "kitchen-knife", "short-sword")
    place.play("h1 equip t1", "h1 equip t2")
    assert total(power_terms(place.s, 0)) == 2 + 1 + 1
    assert total(chance_terms(place.s, 0)) == 15 + 1


def test_ic_68_a_second_shield_takes_the_place_of_the_first() -> None:
    place = with_things(turn(), "short-sword", "buckler", "buckler")
    place.play("h1 equip t1", "h1 equip t2", "h1 equip t3")
    assert [where(place, t) for t in (1, 2, 3)] == [Slot.RIGHT_HAND, CARRIED, Slot.LEFT_HAND]


def test_di_item_23_with_full_hands_the_hero_says_which_gives_way() -> None:
    place = with_things(turn(), "short-sword", "iron-mace", "militia-blade")
    place.play("h1 equip t1", "h1 equip t2", "h1 equip t3")
    assert place.legal("slot") == ["right-hand", "left-hand"]
    place.play("h1 slot left-hand")
    assert [where(place, t) for t in (1, 2, 3)] == [Slot.RIGHT_HAND, CARRIED, Slot.LEFT_HAND]


def test_di_item_22_what_is_taken_off_joins_the_load() -> None:
    place = with_things(turn(), "padded-coat")
    place.play("h1 equip t1")
    assert load(place.s, 0) == 0
    place.play("h1 stow t1")
    assert load(place.s, 0) == 1
    assert left(place) == 6


def test_di_merch_02_equipping_is_free_in_the_first_turn() -> None:
    place = turn()
    place.s.turns = [0, 0]
    place.begin(Turn(0))
    with_things(place, "padded-coat", "short-sword")
    place.play("h1 equip t1", "h1 move north", "h1 equip t2")
    assert left(place) == 6


def test_di_noise_02_a_hero_who_equips_after_sneaking_is_heard() -> None:
    place = with_things(turn(), "padded-coat", "rope")
    place.play("h1 sneak north", "h1 drop t2")
    assert noise_of(place.s, 0) == 0
    place.play("h1 equip t1")
    assert noise_of(place.s, 0) == 5


# ---- dropping and picking up ---------------------------------------------------------------------


def test_di_item_07_dropping_is_free_and_gives_points_back() -> None:
    place = with_things(turn("thief", "monk"), *["rope"] * 6)
    assert ap_rating(place.s, 0) == 3  # two more than the limit of four
    place.play("h1 drop t1", "h1 drop t2")
    assert left(place) == 10
    assert place.s.where[:2] == [LYING, LYING]


def test_di_item_08_one_point_picks_up_any_number_whoever_dropped_them() -> None:
    place = with_things(turn("thief", "monk", "paladin"), "rope", "key", seat=2)
    for thing in (0, 1):
        place.s.where[thing] = LYING
    place.s.listed = None
    place.play("h1 pick-up t1", "h1 pick-up t2")
    assert left(place) == 8
    assert (where(place, 1), where(place, 2)) == (CARRIED, POCKETED)


def test_di_item_08_what_was_dropped_costs_a_point_to_pick_up_again() -> None:
    place = with_things(turn(), "rope", "key")
    place.play("h1 drop t1", "h1 drop t2", "h1 pick-up t1", "h1 drop t1")
    assert place.legal("pick-up") == ["t2"]
    assert place.refused("h1 pick-up t1") == ["DI-ITEM-08"]


def test_di_item_08_nothing_is_picked_up_from_another_tile() -> None:
    place = with_things(turn(), "rope")
    place.s.where[0] = LYING + 1
    assert place.refused("h1 pick-up t1") == ["DI-ITEM-08"]
    place.play("h1 move north")
    assert place.legal("pick-up") == ["t1"]


def test_di_reward_04_things_are_picked_up_in_a_fight_too() -> None:
    place = turn()
    place.enemy("spider", 0)
    add_thing(place.s, NOTATION.cards.parse("rope"), LYING)
    place.s.listed = None
    assert place.legal("pick-up") == ["t1"]


def test_di_item_03_a_backpack_holds_four_things_and_counts_as_one() -> None:
    place = with_things(turn("thief", "monk"), *["rope"] * 6)
    assert load(place.s, 0) == 6
    with_things(place, "backpack")
    assert load(place.s, 0) == 3  # the pack, and two that it does not hold
    assert [where(place, t) for t in range(1, 7)] == [PACKED] * 4 + [CARRIED] * 2


def test_di_item_03_without_the_backpack_its_things_are_carried_again() -> None:
    place = with_things(turn("thief", "monk"), "backpack", "rope", "rope")
    assert load(place.s, 0) == 1
    place.play("h1 drop t1")
    assert load(place.s, 0) == 2
    place.play("h1 move north")
    assert place.s.where[0] == LYING


def test_di_item_01_pocket_and_worn_things_are_no_load() -> None:
    place = with_things(turn(), "key", "healing-draught", "jasper-orb", "padded-coat", "rope")
    place.play("h1 equip t4")
    assert load(place.s, 0) == 1


def test_di_item_04_gold_is_carried() -> None:
    place = with_things(turn(), "risk-thin-bar")
    assert where(place, 1) == CARRIED


def test_di_hero_20_the_monk_takes_regular_things_only_into_a_backpack() -> None:
    place = turn("monk", "thief")
    for name in ("rope", "key", "backpack"):
        add_thing(place.s, NOTATION.cards.parse(name), LYING)
    place.s.listed = None
    assert place.legal("pick-up") == ["t2", "t3"]
    assert place.refused("h1 pick-up t1") == ["DI-HERO-20"]
    place.play("h1 pick-up t3", "h1 pick-up t1")
    assert where(place, 1) == PACKED
    assert ap_rating(place.s, 0) == 4


def test_di_hero_20_what_the_monk_cannot_keep_falls() -> None:
    place = with_things(turn("monk", "thief"), "backpack", "rope", "plain-robe")
    place.play("h1 equip t3", "h1 drop t1")
    assert place.s.where[1] == LYING
    assert place.legal("stow") == []
    assert place.refused("h1 stow t3") == ["DI-HERO-20"]


def test_di_hero_21_his_things_leave_the_monk_three_points() -> None:
    place = with_things(turn("monk", "thief"), "backpack", "buckler", "padded-coat")
    place.play("h1 equip t2", "h1 equip t3")
    assert ap_rating(place.s, 0) == 3
    place.play("h1 drop t2")
    assert ap_rating(place.s, 0) == 3  # two others remain
    place.play("h1 drop t1")
    assert ap_rating(place.s, 0) == 4


# ---- orbs ----------------------------------------------------------------------------------------


def test_di_item_11_an_orb_works_with_its_weapon_for_good() -> None:
    place = with_things(turn(), "jasper-orb", "short-sword", "buckler")
    place.play("h1 equip t2", "h1 install t1")
    assert left(place) == 4
    assert noise_of(place.s, 0) == 1
    assert place.s.thing[0] == NOBODY
    assert place.s.orb[1] == NOTATION.cards.parse("jasper-orb")
    place.play("h1 stow t2")
    assert noise_of(place.s, 0) == 5


def test_di_item_13_a_weapon_takes_one_orb() -> None:
    place = with_things(turn(), "onyx-orb", "opal-orb", "short-sword", "padded-coat")
    place.play("h1 install t1")
    assert place.legal("install") == []
    assert place.refused("h1 install t2") == ["DI-ITEM-13"]


def test_di_item_11_the_hero_says_which_weapon_takes_the_orb() -> None:
    place = with_things(turn(), "onyx-orb", "short-sword", "iron-mace")
    place.play("h1 install t1")
    assert place.legal("pick") == ["t2", "t3"]
    place.play("h1 pick t3")
    assert place.s.orb[1] == NO_CARD
    assert place.s.orb[2] == NOTATION.cards.parse("onyx-orb")


def test_di_item_11_only_an_own_orb_is_installed() -> None:
    place = with_things(turn(), "short-sword", "rope")
    with_things(place, "onyx-orb", seat=1)
    assert place.refused("h1 install t2") == ["DI-ITEM-11"]
    assert place.refused("h1 install t3") == ["DI-ITEM-11"]


def test_ic_01_what_is_used_up_goes_to_the_discards_of_its_own_deck() -> None:
    place = with_things(turn(), "risk-thin-bar")
    use_up(place.s, 0)
    card = NOTATION.cards.parse("risk-thin-bar")
    zones = [i for i, zone in enumerate(place.s.zones) if card in zone.cards]
    assert zones == [FIRST_DISCARD + FIRST_RISK_DECK + 1]


# ---- dropping outside the own turn ---------------------------------------------------------------


def attacked(*things: str, window: str = "encumbered") -> Place:
    """A spider attacks the second hero, a thief with these things, in the turn of the first."""
    place = with_things(turn("paladin", "thief", "monk"), *things, seat=1)
    place.agree(drop_window=window)
    spider = place.enemy("spider", 1)
    place.begin(Turn(0), AttackFrame(spider, 1))
    return place


def test_di_a_63_an_overloaded_hero_drops_things_before_an_attack() -> None:
    place = attacked(*["rope"] * 6, "key")
    assert place.legal("drop") == ["t1", "t2", "t3", "t4", "t5", "t6"]
    place.play("h2 drop t1", "h2 drop t2")  # no more than it can carry
    place.play("d roll 13")  # more than 17 less all five points
    assert place.s.health[1] == 15


def test_di_a_63_it_may_keep_them_and_is_asked_once() -> None:
    place = attacked(*["rope"] * 6)
    place.play("h2 done", "d roll 13")
    assert place.s.health[1] < 15


@pytest.mark.parametrize(("things", "window"), [(4, "encumbered"), (6, "never")])
def test_di_a_63_others_are_not_asked(things: int, window: str) -> None:
    place = attacked(*["rope"] * things, window=window)
    assert place.legal("drop") == []
    assert place.legal("roll") != []


def test_di_a_63_nor_is_a_hero_in_its_own_turn() -> None:
    place = with_things(turn("thief", "paladin"), *["rope"] * 6)
    place.begin(Turn(0), AttackFrame(place.enemy("spider", 0), 0))
    assert place.legal("roll") != []

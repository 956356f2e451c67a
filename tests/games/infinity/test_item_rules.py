"""Things: what they cost, what they weigh, and how potions, scrolls and orbs are used."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, stat
from tests.games.infinity.scenes import Place
from tests.games.infinity.test_scenario_play import prison
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.attack_numbers import elements_of
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.combat.numbers import ap_rating, noise_of
from undercroft.games.infinity.content.schema import Element
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.carrying import get_card
from undercroft.games.infinity.map.possessions import LYING, held, load
from undercroft.games.infinity.notation import NOTATION
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of

START, NORTHERN, EASTERN = range(3)


def with_things(*names: str, heroes: tuple[str, ...] = ("warrior", "thief", "monk")) -> Place:
    """The first hero has these things, numbered from t1, and a turn that is not its first."""
    place = camp(*heroes)
    for name in names:
        get_card(place.s, 0, NOTATION.cards.parse(name))
    place.s.turns = [1] * place.s.seats
    place.begin(Turn(0))
    return place


def points(place: Place) -> int:
    """The whole points that are left in this turn."""
    return turn_of(place.s).left(place.s) // 2


def tire(place: Place, left: int) -> None:
    """Only so many points are left in this turn."""
    turn_of(place.s).spent += 2 * (points(place) - left)
    place.ask_anew()


# ---- carrying ------------------------------------------------------------------------------------


@pytest.mark.parametrize("ropes", [4, 6])
def test_di_item_02_who_is_over_the_limit_is_slowed_and_may_drop_things(ropes: int) -> None:
    place = with_things(*["rope"] * ropes, heroes=("thief", "warrior", "monk"))
    assert ap_rating(place.s, 0) == 5 - (ropes - 4)
    spider = place.enemy("spider", 0)
    place.begin(Turn(1), AttackFrame(spider, 0))
    assert bool(place.legal("drop")) == (ropes > 4)


def test_di_item_07_nobody_drops_what_another_has() -> None:
    place = with_things("rope")
    place.thing("key", 1)
    place.s.listed = None
    assert place.legal("drop") == ["t1"]
    assert place.refused("h1 drop t2") == ["DI-ITEM-07"]


def test_di_item_07_things_are_dropped_outside_the_own_turn_too() -> None:
    place = with_things(*["rope"] * 6, heroes=("thief", "warrior", "monk"))
    spider = place.enemy("spider", 0)
    place.begin(Turn(1), AttackFrame(spider, 0))
    place.play("h1 drop t1", "h1 drop t2")
    assert place.s.where[:2] == [LYING + START] * 2
    assert load(place.s, 0) == 4


def test_di_item_08_without_a_point_nothing_is_picked_up() -> None:
    place = with_things("rope", "key")
    place.play("h1 drop t1", "h1 drop t2")
    tire(place, 0)
    assert place.legal("pick-up") == []
    assert place.refused("h1 pick-up t1") == ["DI-ITEM-08"]
    tire(place, 1)
    place.play("h1 pick-up t1", "h1 pick-up t2")
    assert (points(place), len(held(place.s, 0))) == (0, 2)


# ---- wearing -------------------------------------------------------------------------------------


def test_di_item_05_without_a_point_nothing_is_put_on() -> None:
    place = with_things("padded-coat", "short-sword")
    tire(place, 0)
    assert place.legal("equip") == []
    assert place.refused("h1 equip t1") == ["DI-ITEM-05"]
    tire(place, 1)
    place.play("h1 equip t1", "h1 equip t2")
    assert points(place) == 0


def test_di_item_05_what_is_worn_is_in_force_and_nothing_else() -> None:
    place = with_things("rope-soles")
    assert stat(place, 0, Stat.SNEAK) == 0
    place.play("h1 equip t1")
    assert stat(place, 0, Stat.SNEAK) == 2
    place.play("h1 stow t1")
    assert stat(place, 0, Stat.SNEAK) == 0


def test_di_item_22_only_what_is_worn_is_taken_off() -> None:
    place = with_things("padded-coat", "short-sword")
    place.play("h1 equip t1")
    assert place.legal("stow") == ["t1"]
    assert place.refused("h1 stow t2") == ["DI-ITEM-22"]


@pytest.mark.parametrize("is_worn", [True, False])
def test_di_item_11_the_orb_works_while_its_weapon_is_worn(is_worn: bool) -> None:
    place = with_things("jasper-orb", "short-sword")
    loud = noise_of(place.s, 0)
    place.play("h1 install t1")
    assert (noise_of(place.s, 0), load(place.s, 0)) == (loud, 1)
    if is_worn:
        place.play("h1 equip t2")
    assert noise_of(place.s, 0) == (1 if is_worn else loud)


def test_di_item_11_what_an_orb_does_ends_with_its_weapon() -> None:
    place = with_things("garnet-orb", "short-sword")
    place.play("h1 install t1", "h1 equip t2")
    assert Element.FIRE in elements_of(place.s, 0)
    place.play("h1 stow t2")
    assert Element.FIRE not in elements_of(place.s, 0)


# ---- trade ---------------------------------------------------------------------------------------


def test_di_item_09_handing_on_costs_a_point_and_is_for_heroes_of_the_tile() -> None:
    place = prison("paladin", "thief", "monk")
    place.s.spot[2] = 0
    place.play("h1 free")
    assert place.refused("h1 hand h3") == ["DI-ITEM-09"]
    assert place.refused("h1 hand h1") == ["DI-ITEM-09"]
    tire(place, 0)
    assert place.refused("h1 hand h2") == ["DI-AP-01"]


# ---- potions -------------------------------------------------------------------------------------


def test_di_item_10_a_potion_costs_a_point_and_is_used_up() -> None:
    place = with_things("healing-draught", "rope")
    place.s.health[0], before = 8, points(place)
    place.s.listed = None
    assert place.legal("consume") == ["t1"]
    assert place.refused("h1 consume t2") == ["DI-ITEM-10"]  # a rope is not drunk
    place.play("h1 consume t1")
    assert (place.s.health[0], before - points(place)) == (13, 1)
    assert len(held(place.s, 0)) == 1


def test_di_item_10_without_a_point_or_a_use_nobody_drinks() -> None:
    place = with_things("healing-draught")
    assert place.refused("h1 consume t1") == ["DI-ITEM-10"]  # nothing is to be healed
    place.s.health[0] = 8
    tire(place, 0)
    assert place.refused("h1 consume t1") == ["DI-ITEM-18"]


def test_di_item_10_some_tools_are_spent_by_what_they_say() -> None:
    place = with_things("smoke-bead")
    place.play("h1 consume t1")
    assert (place.s.hidden[0], held(place.s, 0)) == (1, [])


def test_di_item_12_an_orb_with_a_use_may_be_spent_for_a_point() -> None:
    place = with_things("pearl-orb", "jasper-orb")
    place.s.health[0], before = 8, points(place)
    place.s.listed = None
    assert place.legal("consume") == ["t1"]
    assert place.refused("h1 consume t2") == ["DI-ITEM-10"]  # it has none
    place.play("h1 consume t1")
    assert (place.s.health[0], before - points(place)) == (12, 1)
    assert len(held(place.s, 0)) == 1


# ---- scrolls -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_di_item_14_a_scroll_improves_the_attacks_of_one_hero_of_the_tile(seat: int) -> None:
    place = with_things("scroll-of-embers")
    place.s.spot[2], before = NORTHERN, points(place)
    place.play("h1 consume t1")
    assert place.legal("target") == ["h1", "h2"]
    place.play(f"h1 target h{seat + 1}")
    assert [Element.FIRE in elements_of(place.s, each) for each in (0, 1)] == [
        seat == 0,
        seat == 1,
    ]
    assert before - points(place) == 1


@pytest.mark.parametrize(
    ("scroll", "moves", "cost", "spots"),
    [
        ("scroll-of-return", "", 2, [START, NORTHERN, EASTERN]),
        ("scroll-of-passage", "h1 tile r1", 3, [START, START, EASTERN]),
        ("scroll-of-gathering", "", 4, [NORTHERN] * 3),
    ],
)
def test_di_item_15_scrolls_teleport_one_or_more_for_two_to_four_points(
    scroll: str, moves: str, cost: int, spots: list[int]
) -> None:
    place = with_things(scroll)
    place.s.spot, before = [NORTHERN, NORTHERN, EASTERN], points(place)
    place.s.listed = None
    place.play("h1 consume t1", *[move for move in [moves] if move])
    assert (place.s.spot, before - points(place)) == (spots, cost)


def test_di_item_16_a_scroll_works_on_all_who_are_there_then_rivals_too() -> None:
    place = with_things("scroll-of-haste")
    place.scenario("sc-07")
    place.s.spot[2] = NORTHERN
    place.play("h1 consume t1")
    place.s.spot = [START, NORTHERN, START]  # one left, the other came
    place.begin(Turn(0))
    assert [stat(place, seat, Stat.AP) for seat in range(3)] == [2, 0, 2]


def test_di_item_18_a_scroll_is_started_and_finished_in_the_next_turn() -> None:
    place = with_things("scroll-of-return")
    place.s.spot[0] = NORTHERN
    tire(place, 1)
    assert place.refused("h1 consume t1") == []
    place.play("h1 consume t1")
    assert (place.s.spot[0], len(held(place.s, 0))) == (NORTHERN, 1)
    place.play("h1 end")
    place.begin(Turn(0))
    before = points(place)
    place.play("h1 finish")
    assert (place.s.spot[0], before - points(place), held(place.s, 0)) == (START, 1, [])


def test_di_item_18_nothing_is_started_without_a_point() -> None:
    place = with_things("scroll-of-return")
    place.s.spot[0] = NORTHERN
    tire(place, 0)
    assert place.refused("h1 consume t1") == ["DI-ITEM-18"]


def test_di_item_19_the_weakened_lose_what_scrolls_gave_and_gain_nothing() -> None:
    place = with_things("scroll-of-might", "scroll-of-might")
    place.play("h1 consume t1", "h1 target h1")
    assert stat(place, 0, Stat.POWER) == 3
    lose(place.s, 0, place.s.health[0] - 5, "DI-TOKEN-23")
    assert stat(place, 0, Stat.POWER) == 0
    place.s.listed = None
    place.play("h1 consume t2", "h1 target h1")
    assert stat(place, 0, Stat.POWER) == 0

"""The merchant: where he sits, what his services cost, and what he does not do for nothing."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import draws
from tests.games.infinity.scenes import Place
from tests.games.infinity.test_merchant import finds, give, owns, shop
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.possessions import LYING, add_thing, held, load
from undercroft.games.infinity.notation import ITEM_DECK, NOTATION
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.scenarios.the_kings_toll import TheKingsToll


def test_di_merch_01_what_lies_out_is_bought_at_the_starter_tile() -> None:
    place = shop("paladin", "thief", "monk", turns=0)
    place.stack(ITEM_DECK)
    assert len(place.legal("buy")) == 10
    place.play("h1 buy i1")
    place.begin(Turn(1))
    assert place.refused("h2 buy i1") == ["DI-MERCH-01"]  # the shelf is empty
    place.play("h2 move north")
    assert place.legal("buy") == []
    assert place.refused("h2 buy i2") == ["DI-SPEC-08"]


@pytest.mark.parametrize(("turns", "left"), [(0, 8), (1, 6)])
def test_di_merch_02_equipping_is_free_in_the_first_turn_only(turns: int, left: int) -> None:
    place = shop(turns=turns)
    give(place, "padded-coat")
    place.play("h1 equip t1")
    assert place.s.left[0] == left


def test_di_merch_04_whoever_buys_does_something_else_than_picking_up() -> None:
    place = shop("paladin", "thief", turns=0)  # the visit is free
    for _ in range(2):
        add_thing(place.s, NOTATION.cards.parse("rope"), LYING)
    place.ask_anew()
    place.play("h1 pick-up t1", "h1 buy i1", "d draw items lantern", "h1 pick-up t2")
    assert place.s.left[0] == 4


def test_di_merch_05_what_was_ordered_costs_its_price_too() -> None:
    place = shop()
    place.play("h1 visit", "h1 order buckler")
    for _ in range(2):
        place.begin(EndOfRound())
    place.s.coins[0] = 2
    place.begin(Turn(0))
    place.play("h1 visit")
    assert place.refused("h1 collect buckler") == ["DI-MERCH-05"]
    place.s.coins[0], place.s.listed = 3, None
    place.play("h1 collect buckler")
    assert (place.s.coins[0], owns(place)) == (0, ["Buckler"])


def toll(coins: int) -> Place:
    """A hero who has these coins visits the merchant, who takes the King's toll."""
    place = Place("paladin", "thief", scenario="sc-02")
    place.plays("sc-02")
    place.s.turns, place.s.coins = [1, 1], [coins, 9]
    place.s.meter, place.s.round = 20, 2
    place.begin(Turn(0))
    place.play("h1 visit")
    return place


def test_di_merch_05_nobody_pays_a_toll_with_coins_of_others() -> None:
    place = toll(4)
    assert place.refused("h1 toll 5") == ["DI-MERCH-05"]
    place.play("h1 toll 4")
    assert place.s.coins == [0, 9]


def test_di_mode_09_coins_buy_and_count_for_the_goal() -> None:
    place = toll(9)
    page = place.s.page
    assert isinstance(page, TheKingsToll)
    before = page.left(place.s)
    place.play("h1 toll 4")
    assert (place.s.coins[0], before - page.left(place.s)) == (5, 4)
    buyer = shop()
    buyer.play("h1 visit", "h1 buy i5", "d draw items lantern")
    assert buyer.s.coins[0] == 7


def test_di_mode_09_at_least_a_coin_is_paid_and_no_more_than_there_are() -> None:
    assert toll(3).legal("toll") == ["1", "2", "3"]


def test_di_merch_08_a_coin_for_each_three_health() -> None:
    place = shop()
    place.s.health[0], place.s.coins[0] = 8, 2  # of 18
    place.play("h1 visit")
    assert place.legal("heal") == ["1", "2"]
    assert place.refused("h1 heal 3") == ["DI-MERCH-08"]
    place.play("h1 heal 2")
    assert (place.s.health[0], place.s.coins[0]) == (14, 0)


def test_di_merch_09_one_coin_is_not_enough_for_a_repair() -> None:
    place = shop()
    give(place, "padded-coat")
    place.s.dents[0], place.s.coins[0] = 1, 1
    place.play("h1 visit")
    assert place.legal("repair") == []
    assert place.refused("h1 repair t1") == ["DI-MERCH-09"]


def test_di_merch_14_a_find_is_sold_and_the_same_thing_from_the_store_is_not() -> None:
    place = shop()
    give(place, finds("key"))
    give(place, "key", bought=True)
    place.play("h1 visit")
    assert place.legal("sell") == ["t1"]
    assert place.refused("h1 sell t2") == ["DI-MERCH-10"]


def test_di_item_04_a_gold_card_is_carried_and_coins_are_not() -> None:
    place = shop()
    draws(place, "thin-bar", RiskDeck.CHEST)
    assert (len(held(place.s, 0)), load(place.s, 0)) == (1, 1)
    draws(place, "soldiers-purse", RiskDeck.BODY)
    assert (place.s.coins[0], load(place.s, 0)) == (11, 1)

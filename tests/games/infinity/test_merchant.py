"""The merchant: shelves, visits, orders, healing, repairs, selling."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.gear import DROPPING, EQUIPPING, INSTALLING
from undercroft.games.infinity.actions.merchant import SERVICES
from undercroft.games.infinity.actions.move import MOVING
from undercroft.games.infinity.content.tables import ALL_RISK_CARDS
from undercroft.games.infinity.map.carrying import get_card
from undercroft.games.infinity.map.possessions import held
from undercroft.games.infinity.notation import (
    EQUIPMENT_DECK,
    FIRST_DISCARD,
    ITEM_DECK,
    NOTATION,
    REWARD_DECK,
    card_name,
)
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.phases.shop import StockShelves, shelves
from undercroft.games.infinity.state import NO_CARD

GOODS = (
    *("kitchen-knife", "short-sword", "felling-axe", "padded-coat"),
    *("key", "rope", "healing-draught", "healing-draught", "backpack", "pick-axe"),
)


@pytest.fixture(autouse=True)
def actions(monkeypatch: pytest.MonkeyPatch) -> None:
    ours = (*SERVICES, EQUIPPING, DROPPING, INSTALLING, MOVING, ENDING)
    monkeypatch.setattr(Turn, "ACTIONS", HeroActions(*ours))


def stocked(*heroes: str) -> Place:
    """The merchant has laid out his goods; one card of each kind is left in his decks."""
    place = Place(*(heroes or ("paladin", "thief")))
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    cards = [NOTATION.cards.parse(name) for name in GOODS]
    place.s.equipment_shelf, place.s.item_shelf = tuple(cards[:4]), tuple(cards[4:])
    place.stack(EQUIPMENT_DECK, "iron-mace", "buckler")
    place.stack(ITEM_DECK, "lantern", "key")
    return place


def shop(*heroes: str, turns: int = 1) -> Place:
    """The first hero has a turn at the merchant's, by default one that is not its first."""
    place = stocked(*heroes)
    place.s.turns = [turns] * place.s.seats
    place.s.coins = [9] * place.s.seats
    place.begin(Turn(0))
    return place


def owns(place: Place, seat: int = 0) -> list[str]:
    """The names of what a hero has."""
    return [card_name(place.s.thing[thing]) for thing in held(place.s, seat)]


def give(place: Place, *names: str, bought: bool = False) -> None:
    """The first hero has these things."""
    for name in names:
        get_card(place.s, 0, NOTATION.cards.parse(name), bought=bought)
    place.s.listed = None


def test_di_setup_07_six_items_and_four_pieces_of_equipment_are_laid_out() -> None:
    place = Place("paladin")
    assert set(shelves(place.s)) == {NO_CARD}
    place.stack(EQUIPMENT_DECK, *GOODS[:4], "buckler")
    place.stack(ITEM_DECK, *GOODS[4:], "lantern")
    place.begin(StockShelves())
    for name in GOODS[:4]:
        place.play(f"d draw equipment {name}")
    for name in GOODS[4:]:
        place.play(f"d draw items {name}")
    assert [NOTATION.cards.text(card) for card in shelves(place.s)] == list(GOODS)
    assert place.s.frames == []


def test_di_merch_01_the_shelves_are_full_again_after_a_sale() -> None:
    place = shop()
    place.play("h1 visit", "h1 buy e3", "d draw equipment iron-mace")
    assert [NOTATION.cards.text(card) for card in place.s.equipment_shelf] == [
        *("kitchen-knife", "short-sword", "iron-mace", "padded-coat")
    ]
    assert len(shelves(place.s)) == 10


def test_di_merch_04_two_points_pay_for_any_services_of_one_visit() -> None:
    place = shop()
    assert place.legal("buy") == []
    assert place.refused("h1 buy e1") == ["DI-MERCH-04"]
    place.play("h1 visit", "h1 buy e1", "d draw equipment iron-mace")
    place.play("h1 buy i1", "d draw items lantern", "h1 order buckler")
    assert place.s.left[0] == 4
    assert place.refused("h1 visit") == ["DI-MERCH-04"]


def test_di_merch_04_doing_something_else_ends_the_visit() -> None:
    place = shop()
    place.play("h1 visit", "h1 buy e1", "d draw equipment iron-mace", "h1 drop t1")
    assert place.legal("buy") != []
    place.play("h1 move north", "h1 move south")
    assert place.refused("h1 buy i1") == ["DI-MERCH-04"]


def test_di_merch_02_in_its_first_turn_a_hero_shops_for_nothing() -> None:
    place = shop(turns=0)
    assert place.refused("h1 visit") == ["DI-MERCH-04"]
    place.play("h1 buy e2", "d draw equipment iron-mace", "h1 equip t1", "h1 order key")
    place.play("h1 buy i2", "d draw items lantern")
    assert place.s.left[0] == 8
    assert owns(place) == ["Short Sword", "Rope"]


def test_di_a_49_the_first_turn_is_each_heros_own() -> None:
    place = shop()
    place.s.turns = [1, 0]
    place.begin(Turn(1))
    assert place.legal("visit") == []
    assert place.legal("buy") != []


def test_di_spec_08_away_from_the_starter_tile_there_is_no_merchant() -> None:
    place = shop(turns=0)
    place.play("h1 move north")
    assert place.legal("buy") == place.legal("visit") == place.legal("order") == []
    assert place.refused("h1 buy e1") == ["DI-SPEC-08"]


def test_di_merch_13_no_dealing_with_enemies_upon_the_hero_or_beside_the_lord() -> None:
    place = shop("paladin", "thief", "monk")
    place.enemy("spider", 1)
    place.s.listed = None
    assert place.legal("visit") == ["visit"]  # it fights another
    place.enemy("spider", 0)
    place.s.listed = None
    assert place.refused("h1 visit") == ["DI-MERCH-13"]


def test_di_merch_13_the_lord_on_the_tile_is_enough() -> None:
    place = shop()
    place_lord(place.s, 1)
    place.s.listed = None
    assert place.legal("visit") == ["visit"]
    place.s.enemy_spot[0], place.s.listed = 0, None
    assert place.refused("h1 visit") == ["DI-MERCH-13"]


def test_di_merch_05_a_card_costs_its_price() -> None:
    place = shop()
    place.s.coins[0] = 2
    place.play("h1 visit")
    assert place.legal("buy") == ["e1", "i1", "i2", "i3", "i4", "i5"]
    assert place.refused("h1 buy e3") == ["DI-MERCH-05"]
    place.play("h1 buy i5", "d draw items lantern")
    assert place.s.coins[0] == 0
    assert owns(place) == ["Backpack"]


def test_di_merch_03_the_replacement_is_not_for_the_same_hero_in_this_turn() -> None:
    place = shop("paladin", "thief", "monk")
    place.play("h1 visit", "h1 buy i1", "d draw items lantern")
    assert place.refused("h1 buy i1") == ["DI-MERCH-03"]
    place.play("h1 move north", "h1 move south")
    assert "DI-MERCH-03" in place.refused("h1 buy i1")
    place.begin(Turn(1))
    place.play("h2 visit")
    assert "i1" in place.legal("buy")


def test_di_merch_03_without_cards_a_shelf_stays_empty() -> None:
    place = shop()
    place.stack(ITEM_DECK)
    place.play("h1 visit", "h1 buy i1")
    assert place.s.item_shelf[0] == NO_CARD
    assert "i1" not in place.legal("buy")
    assert place.refused("h1 buy i1") == ["DI-MERCH-01", "DI-MERCH-03"]


def test_di_hero_20_the_monk_buys_a_backpack_before_regular_things() -> None:
    place = shop("monk", "thief")
    place.play("h1 visit")
    assert place.refused("h1 buy i2") == ["DI-HERO-20"]
    place.play("h1 buy i5", "d draw items lantern")
    assert place.refused("h1 buy i2") == []


# ---- orders --------------------------------------------------------------------------------------


def test_di_merch_06_an_order_comes_two_rounds_later_and_anybody_may_buy_it() -> None:
    place = shop("paladin", "thief", "monk")
    place.play("h1 visit", "h1 order buckler")
    assert place.s.coins[0] == 9
    assert place.legal("collect") == []
    assert place.refused("h1 collect buckler") == ["DI-MERCH-06"]
    for due in ([], ["buckler"]):
        place.begin(EndOfRound())
        place.s.lord_acted = 1
        place.begin(Turn(1))
        place.play("h2 visit")
        assert place.legal("collect") == due
    place.play("h2 collect buckler")
    assert (place.s.coins[1], owns(place, 1), place.s.orders) == (6, ["Buckler"], ())


def test_di_a_24_by_option_an_order_takes_a_round_more() -> None:
    place = shop()
    place.agree(order_rounds=3)
    place.play("h1 visit", "h1 order buckler")
    assert place.s.order_rounds == (3,)


def test_di_a_68_an_ordered_card_is_taken_out_and_the_deck_is_shuffled() -> None:
    place = shop()
    place.stack(EQUIPMENT_DECK, "iron-mace", "buckler", "chain-shirt")
    assert place.s.stacks[EQUIPMENT_DECK].outcomes(0)[0] == [NOTATION.cards.parse("iron-mace")]
    place.play("h1 visit", "h1 order buckler")
    left = place.s.stacks[EQUIPMENT_DECK]
    assert left.size == 2
    assert [NOTATION.cards.text(card) for card in left.outcomes(0)[0]] == [
        "iron-mace",
        "chain-shirt",
    ]


def test_di_merch_07_five_orders_at_a_time() -> None:
    place = shop()
    place.stack(ITEM_DECK, *["key"] * 6)
    place.play("h1 visit", *["h1 order key"] * 5)
    assert place.legal("order") == []
    assert place.refused("h1 order key") == ["DI-MERCH-07"]


def test_di_comp_06_all_heroes_together_have_five_markers_for_orders() -> None:
    place = shop()
    place.stack(ITEM_DECK, *["key"] * 6)
    place.play("h1 visit", *["h1 order key"] * 4)
    assert place.legal("order") != []
    place.play("h1 order key", "h1 end")
    place.begin(Turn(1))
    place.play("h2 visit")
    assert place.refused("h2 order key") == ["DI-MERCH-07"]


def test_di_merch_06_only_what_is_in_the_decks_is_ordered() -> None:
    place = shop()
    place.play("h1 visit")
    assert place.legal("order") == ["iron-mace", "buckler", "key", "lantern"]
    assert place.refused("h1 order wolfs-bite") == ["DI-MERCH-06"]
    assert place.refused("h1 order rope") == ["DI-MERCH-06"]  # it lies on a shelf


# ---- healing, repairs, selling -------------------------------------------------------------------


def test_di_merch_08_a_coin_heals_three() -> None:
    place = shop()
    place.s.health[0] = 11  # of 18
    place.play("h1 visit")
    assert place.legal("heal") == ["1", "2", "3"]
    assert place.refused("h1 heal 4") == ["IC-58"]
    place.play("h1 heal 2")
    assert (place.s.health[0], place.s.coins[0]) == (17, 7)


def test_ic_58_a_begun_three_costs_the_whole_coin() -> None:
    place = shop()
    place.s.health[0] = 17
    place.play("h1 visit", "h1 heal 1")
    assert (place.s.health[0], place.s.coins[0]) == (18, 8)
    assert place.legal("heal") == []


def test_di_token_12_healing_for_coins_takes_off_power_tokens_first() -> None:
    place = shop()
    place.s.health[0], place.s.drained[0] = 11, 2
    place.play("h1 visit")
    assert place.legal("heal") == ["1"]
    place.play("h1 heal 1")
    assert (place.s.health[0], place.s.drained[0]) == (11, 0)


def test_di_merch_09_two_coins_repair_one_thing_whole() -> None:
    place = shop()
    give(place, "padded-coat", "chain-shirt", "felt-shoes")
    place.s.dents[:2] = [2, 1]
    place.play("h1 visit")
    assert place.legal("repair") == ["t1", "t2"]
    place.play("h1 repair t1")
    assert (place.s.dents[:2], place.s.coins[0]) == ([0, 1], 7)
    assert place.refused("h1 repair t1") == ["DI-MERCH-09"]


def test_di_token_20_a_token_on_a_slot_is_taken_off_for_the_same_price() -> None:
    place = shop()
    place.s.bare[0] = (2, 1)
    place.play("h1 visit")
    assert place.legal("patch") == ["body", "feet"]
    assert place.refused("h1 patch class") == ["DI-TOKEN-20"]
    place.play("h1 patch body")
    assert (place.s.bare[0], place.s.coins[0]) == ((0, 1), 7)


@pytest.mark.parametrize(
    ("name", "coins"),
    [
        ("wolfs-bite", 2),
        ("painted-saint", 5),
        ("risk-thin-bar", 2),
        ("risk-the-kings-weight", 6),
    ],
)
def test_di_merch_10_rewards_and_gold_are_taken_at_full_value(name: str, coins: int) -> None:
    place = shop()
    give(place, name)
    place.play("h1 visit", "h1 sell t1")
    assert place.s.coins[0] == 9 + coins
    assert owns(place) == []


def test_di_merch_11_gold_is_changed_card_by_card() -> None:
    place = shop()
    give(place, "risk-thin-bar", "risk-family-silver")
    place.play("h1 visit", "h1 sell t2")
    assert (place.s.coins[0], owns(place)) == (14, ["Thin Bar"])


def test_di_merch_10_what_was_bought_is_not_taken_back() -> None:
    place = shop()
    place.play("h1 visit", "h1 buy e1", "d draw equipment iron-mace")
    assert place.legal("sell") == []
    assert place.refused("h1 sell t1") == ["DI-MERCH-10"]


def test_di_merch_12_an_orb_adds_two_to_a_reward_only() -> None:
    place = shop()
    give(place, "militia-blade")
    give(place, "short-sword", bought=True)
    orb = NOTATION.cards.parse("onyx-orb")
    place.s.orb[:] = [orb, orb]
    place.play("h1 visit")
    assert place.legal("sell") == ["t1"]
    place.play("h1 sell t1")
    assert place.s.coins[0] == 9 + 3 + 2
    assert orb in place.s.zones[FIRST_DISCARD + REWARD_DECK].cards


def finds(kind: str) -> str:
    """A risk card that is kept as a store item."""
    return "risk-" + next(card.id for card in ALL_RISK_CARDS if card.becomes == kind)


@pytest.mark.parametrize(
    ("kind", "coins"), [("key", 1), ("rope", 1), ("scroll-of-might", 2), ("onyx-orb", 4)]
)
def test_di_merch_14_finds_are_sold_store_kinds_at_half_their_price(kind: str, coins: int) -> None:
    place = shop()
    give(place, finds(kind))
    place.play("h1 visit", "h1 sell t1")
    assert place.s.coins[0] == 9 + coins

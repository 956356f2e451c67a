"""Setting a scenario up."""

from __future__ import annotations

import pytest

from undercroft.crawl.page_discovery import find_pages, register
from undercroft.games.infinity.content.tables import (
    CHART_NAMES,
    GROUPS,
    HERO_NAMES,
    LORD_NAMES,
    SCENARIOS,
)
from undercroft.games.infinity.notation import (
    EVENT_DECK,
    ITEM_DECK,
    MINION_DECK,
    NOTATION,
    REWARD_DECK,
    TILE_STACK,
)
from undercroft.games.infinity.options import OPTIONS
from undercroft.games.infinity.phases.setup.layout import tile_stack
from undercroft.games.infinity.phases.setup.sequence import set_up
from undercroft.games.infinity.phases.shop import StockShelves
from undercroft.games.infinity.scenarios.page import PACKAGE, PLAYS, Play
from undercroft.games.infinity.state import NO_METER, Infinity
from undercroft.kernel import play
from undercroft.kernel.options import Value

register(find_pages(PACKAGE, Play), SCENARIOS, PLAYS)


def begun(scenario: str, seats: int = 2, *rolls: int, **options: Value) -> Infinity:
    """A game set up as far as these rolls of chance go."""
    chosen = {option.name: option.default for option in OPTIONS} | options
    s = set_up(seats, {**chosen, "scenario": scenario})
    s.run()
    for roll in rolls:
        play.apply(s, NOTATION.parse(f"d roll {roll}"))
    return s


def test_di_setup_05_the_scenario_names_the_lord_or_one_is_drawn() -> None:
    assert begun("sc-05", 2, 0, 0).lord_kind == LORD_NAMES.parse("sythe")
    assert begun("sc-04", 2, 1).lord_kind == LORD_NAMES.parse("morgrath")


def test_di_chart_02_a_chart_is_drawn_among_those_of_the_scenario() -> None:
    assert begun("sc-01").chart == CHART_NAMES.parse("s1")
    assert begun("sc-02", 2, 2, 0).chart == CHART_NAMES.parse("s3")
    assert begun("sc-06", 2, 2, 0).chart == CHART_NAMES.parse("h3")


def test_di_diff_02_a_hard_game_has_a_hard_chart() -> None:
    assert begun("sc-01", 2, 3, 0, difficulty="hard").chart == CHART_NAMES.parse("h4")


@pytest.mark.parametrize(
    ("difficulty", "rolls", "starred"),
    [("gentle", (0,), 0), ("normal", (0, 0), 1), ("hard", (0, 0), 2), ("dire", (0,), 3)],
)
def test_di_diff_05_presets_change_the_number_of_starred_groups(
    difficulty: str, rolls: tuple[int, ...], starred: int
) -> None:
    s = begun("sc-02", 2, *rolls, difficulty=difficulty)
    unstarred = sum(group.copies for group in GROUPS if not group.starred)
    assert s.stacks[MINION_DECK].size == unstarred + 4 * starred


@pytest.mark.parametrize(("seats", "meter"), [(1, 16), (2, 18), (3, 20), (5, 24)])
def test_di_threat_01_the_meter_begins_by_the_number_of_heroes(seats: int, meter: int) -> None:
    assert begun("sc-01", seats).meter == meter


def test_di_mode_03_a_casual_game_has_no_meter() -> None:
    assert begun("sc-01", casual=True).meter == NO_METER


def test_di_setup_04_heroes_begin_with_three_coins_or_what_the_scenario_says() -> None:
    assert begun("sc-01").coins == [3, 3]
    assert begun("sc-07", 2, 0, 0).coins == [4, 4]


def test_di_comp_01_decks_have_as_many_cards_as_the_box() -> None:
    s = begun("sc-01")
    sizes = [s.stacks[deck].size for deck in (ITEM_DECK, REWARD_DECK, EVENT_DECK, TILE_STACK)]
    assert sizes == [38, 80, 25, 30]
    assert [s.stacks[deck].size for deck in range(5, 9)] == [32] * 4


@pytest.mark.parametrize("row", SCENARIOS, ids=lambda row: row.id)
def test_every_stack_of_tiles_is_whole(row: object) -> None:
    scenario = next(scenario for scenario in SCENARIOS if scenario is row)
    stack = tile_stack(scenario)
    assert stack.size == 30
    assert len(set(stack.cards())) == 30


def test_sc_01_has_the_gate_as_its_tenth_tile() -> None:
    stack = begun("sc-01").stacks[TILE_STACK]
    cards, _ = stack.outcomes(9)
    assert [NOTATION.cards.text(card) for card in cards] == ["tile-hall-of-scales"]


def test_di_setup_02_heroes_are_suggested_drawn_or_chosen() -> None:
    suggested = begun("sc-01", 2)
    assert [suggested.hero(seat).id for seat in (0, 1)] == ["warrior", "ranger"]
    assert isinstance(suggested.frames[1], StockShelves)
    drawn = begun("sc-01", 2, 9, 0, heroes="random")
    assert drawn.kind == [9, 0]
    chosen = begun("sc-01", 2, heroes="choose")
    for move in ("h1 recruit monk", "h2 recruit thief"):
        play.apply(chosen, NOTATION.parse(move))
    assert chosen.kind == [HERO_NAMES.parse("monk"), HERO_NAMES.parse("thief")]
    assert chosen.health == [15, 15]

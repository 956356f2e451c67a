"""Setting a scenario up."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.assembly import assemble
from undercroft.games.infinity.combat.duels import rivals_of
from undercroft.games.infinity.combat.numbers import known_abilities
from undercroft.games.infinity.content.schema import Hero
from undercroft.games.infinity.content.tables import (
    ABILITIES,
    ALL_GROUPS,
    ALL_RISK_CARDS,
    CHART_NAMES,
    CHARTS,
    GROUPS,
    HERO_NAMES,
    HEROES,
    LORD_NAMES,
    RISK_CARDS,
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
from undercroft.games.infinity.phases.endings import EXHAUSTED, is_cooperative
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.phases.setup.layout import tile_stack
from undercroft.games.infinity.phases.setup.sequence import SetUp, set_up
from undercroft.games.infinity.phases.shop import StockShelves
from undercroft.games.infinity.scenarios.page import Play
from undercroft.games.infinity.state import NO_METER, Infinity
from undercroft.kernel import play
from undercroft.kernel.options import Value

assemble()


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
    assert begun("sc-06", 2, 2).chart == CHART_NAMES.parse("h3")


def test_di_chart_02_a_named_chart_is_laid_out() -> None:
    s = begun("sc-01")
    s.page = Play(replace(s.page.row, chart="s3"))
    s.frames = [SetUp()]
    s.run()
    assert s.chart == CHART_NAMES.parse("s3")


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


@pytest.mark.parametrize(("seats", "meter"), [(1, 14), (2, 16), (3, 18), (5, 22)])
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


def test_di_setup_01_scenario_heroes_chart_and_difficulty_are_chosen_first() -> None:
    s = begun("sc-07", 3, 3, 0, 9, 0, 0, difficulty="hard", heroes="random")
    assert (s.page.row.id, s.seats) == ("sc-07", 3)
    assert CHARTS[s.chart].hard
    assert s.kind == [9, 0, 1]
    assert not is_cooperative(s)
    assert is_cooperative(begun("sc-01"))


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: hero.id)
def test_di_setup_03_the_four_abilities_of_level_1_are_known_from_the_start(hero: Hero) -> None:
    s = begun("sc-01", 1, heroes="choose")
    play.apply(s, NOTATION.parse(f"h1 recruit {hero.id}"))
    assert [ABILITIES[i].level for i in known_abilities(s, 0)] == [1, 1, 1, 1]


@pytest.mark.parametrize(
    ("difficulty", "rolls", "warned"),
    [("hard", (2, 0), False), ("dire", (2,), True)],
)
def test_di_setup_06_three_starred_groups_bring_a_warning_and_no_more_can_be(
    difficulty: str, rolls: tuple[int, ...], *, warned: bool
) -> None:
    chosen = {option.name: option.default for option in OPTIONS}
    s = set_up(2, {**chosen, "scenario": "sc-02", "difficulty": difficulty})
    s.listening, s.events = True, []
    s.run()
    for roll in rolls:
        play.apply(s, NOTATION.parse(f"d roll {roll}"))
    told = [event.text_with_ids() for event in s.events]
    warning = "Beware: 3 of the strongest groups are in the minion deck"
    assert (warning in told) == warned
    starred = {group.id for group in GROUPS if group.starred}
    there = {NOTATION.cards.text(card) for card in s.stacks[MINION_DECK].cards()}
    assert len(there & starred) == (3 if warned else 2)


def test_di_setup_08_all_decks_are_shuffled_without_cards_of_a_campaign() -> None:
    usual_risks = {card.id for card in RISK_CARDS}
    risks = {f"risk-{card.id}" for card in ALL_RISK_CARDS if card.id not in usual_risks}
    groups = {group.id for group in ALL_GROUPS} - {group.id for group in GROUPS}
    usual, campaign = begun("sc-01"), begun("gaol-of-nine-keys", 2, 0, 0)
    for s, is_played in ((usual, False), (campaign, True)):
        cards = {NOTATION.cards.text(card) for stack in s.stacks for card in stack.cards()}
        assert bool(cards & risks) == bool(cards & groups) == is_played
    assert all(len(stack.outcomes(0)[0]) > 1 for stack in usual.stacks)  # any may be on top


def test_di_setup_09_the_meter_stands_but_not_casually_and_otherwise_in_a_campaign() -> None:
    assert begun("sc-04", 2, 0, 0, 0).meter == 14
    assert begun("sc-04", 2, 0, 0, 0, casual=True).meter == NO_METER
    assert begun("gaol-of-nine-keys", 2, 0, 0).meter == 18


def test_di_threat_08_an_easy_game_starts_the_meter_above_20() -> None:
    assert begun("sc-01", 5, 0, difficulty="gentle").meter == 28


@pytest.mark.parametrize(
    ("difficulty", "rolls", "more"), [("normal", (0, 0), 1), ("gentle", (0,), 0)]
)
def test_di_diff_03_strong_minions_are_added_to_the_deck(
    difficulty: str, rolls: tuple[int, ...], more: int
) -> None:
    s = begun("sc-02", 2, *rolls, difficulty=difficulty)
    starred = {group.id for group in GROUPS if group.starred}
    there = {NOTATION.cards.text(card) for card in s.stacks[MINION_DECK].cards()}
    assert len(there & starred) == more


def test_di_mode_06_one_person_with_all_heroes_plays_by_the_rules_for_playing_together() -> None:
    place = Place("warrior", "thief", "monk", scenario="sc-01")
    place.s.players = (0, 0, 0)
    place.s.health[1] = 1
    place.begin(Turn(0))
    assert rivals_of(place.s, 0) == []
    assert place.refused("h1 attack h2") == ["DI-PVP-01"]
    place.enemy("ghoul", 1)
    place.begin(EnemyPhase(1))
    place.play("d roll 1")
    assert place.s.over is not None
    assert place.s.over.ending == EXHAUSTED


def test_a_game_that_has_only_just_begun_can_be_saved_and_loaded() -> None:
    s = begun("sc-04")  # nobody has drawn the lord yet
    assert s.validate() == []
    assert Infinity.load(s.save()).save() == s.save()

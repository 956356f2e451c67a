"""Scenarios, presets, campaign cards and preset dungeons of Infinity fit the rest of the box."""

from collections import Counter

import pytest

from undercroft.games.infinity.content.scenario_schema import (
    CampaignKind,
    Charts,
    Ending,
    Hazard,
    Laid,
    LaidEnemy,
    LaidHazard,
    Mode,
    PresetDungeon,
)
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.content.tables import (
    ALL_GROUPS,
    ALL_LORDS,
    ALL_RISK_CARDS,
    ALL_SENTINELS,
    CAMPAIGN_CARDS,
    CAMPAIGN_GAMES,
    CAMPAIGN_LORDS,
    CASUAL,
    COINS,
    DIFFICULTIES,
    DUNGEONS,
    RISK_CARDS,
    SCENARIOS,
    STARRED_LIMITS,
    TILES,
)

# Mode, lord, chart, Threat, catastrophes, starred groups, last round.
PRINTED = {
    "The Way Out": ("cooperative", "hesk", "s1", 2, False, 0, 16),
    "The King's Toll": ("cooperative", "hesk", "standard", 4, True, 1, 18),
    "The Captive": ("cooperative", "morgrath", "standard", 0, True, 1, 0),
    "Break the Lord": ("cooperative", None, "standard", 0, True, 1, 0),
    "Three Seals": ("cooperative", "sythe", "standard", 2, True, 1, 0),
    "The Long Dark": ("cooperative", "morgrath", "hard", 8, True, 0, 16),
    "First Fortune": ("competitive", "hesk", "standard", 4, True, 1, 20),
    "Trophy Hunt": ("competitive", "morgrath", "standard", 0, True, 1, 14),
    "The Relic": ("competitive", "sythe", "standard", 2, True, 1, 30),
    "Last Lantern": ("competitive", None, "hard", -2, True, 1, 12),
}
CODES = {tile.code: tile for tile in TILES}
NUMBERED = sum(bool(tile.number) for tile in TILES)


def test_di_mode_08_scenarios_are_as_printed() -> None:
    assert {
        each.name: (
            each.mode.word,
            each.lord,
            each.chart or each.charts.word,
            each.threat,
            each.catastrophes,
            each.starred,
            each.limit,
        )
        for each in SCENARIOS
    } == PRINTED


def test_rivals_are_two_or_more() -> None:
    for scenario in SCENARIOS:
        assert scenario.heroes == ((1, 5) if scenario.mode == Mode.COOPERATIVE else (2, 5))


def test_one_scenario_fills_the_purses() -> None:
    assert {each.name: each.coins for each in SCENARIOS if each.coins} == {"First Fortune": 4}
    assert COINS == 3


def test_stacks_fit_the_tiles() -> None:
    for scenario in SCENARIOS:
        named = [
            CODES[code] for code in CODES for run in scenario.stack if CODES[code].id in run.tiles
        ]
        numbered = sum(run.count for run in scenario.stack)
        assert numbered + sum(bool(tile.number) for tile in named) <= NUMBERED
    gate = SCENARIOS[0].stack
    assert gate[0].size == 9
    assert SCENARIOS[4].stack[0].size == 15


def test_a_limit_has_an_ending() -> None:
    for scenario in SCENARIOS:
        assert bool(scenario.endings) >= bool(scenario.limit), scenario.id


def test_endings_are_named_once() -> None:
    endings: list[Ending] = [each.goal for each in SCENARIOS]
    endings += [ending for each in SCENARIOS for ending in each.endings]
    endings += [ending for dungeon in DUNGEONS for ending in dungeon.goals]
    ids = [ending.id for ending in endings]
    assert len(set(ids)) == len(ids)


def test_di_diff_05_presets_change_the_scenario() -> None:
    assert [(each.name, each.threat, each.charts, each.starred) for each in DIFFICULTIES] == [
        ("Gentle", 6, Charts.STANDARD, -1),
        ("Normal", 0, Charts.ANY, 0),
        ("Hard", -2, Charts.HARD, 1),
        ("Dire", -4, Charts.HARD, 2),
    ]
    assert (STARRED_LIMITS.least, STARRED_LIMITS.most, STARRED_LIMITS.warning) == (0, 3, 2)


def test_di_mode_03_a_casual_game_hunts_nobody() -> None:
    assert not any((CASUAL.threat_meter, CASUAL.lord_events, CASUAL.lord))
    assert not any((CASUAL.catastrophes, CASUAL.lord_event_tokens))


def test_later_games_of_a_campaign_are_harder() -> None:
    assert [game.minion_health for game in CAMPAIGN_GAMES] == [0, 1, 2]
    assert [game.chief_health for game in CAMPAIGN_GAMES] == [0, 3, 6]
    assert [game.minion_power for game in CAMPAIGN_GAMES] == [0, 0, 1]
    assert [game.threat for game in CAMPAIGN_GAMES] == [0, -1, -2]


# ---- the mini-campaign -------------------------------------------------------------------------


def test_campaign_cards_are_of_nine_kinds() -> None:
    kinds = Counter(card.kind for card in CAMPAIGN_CARDS)
    assert [kinds[kind] for kind in CampaignKind] == [9, 3, 3, 3, 3, 4, 1, 1, 5]
    assert all(bool(card.text) == (card.kind == CampaignKind.STORY) for card in CAMPAIGN_CARDS)


def test_campaign_risk_cards_join_their_decks() -> None:
    added = ALL_RISK_CARDS[len(RISK_CARDS) :]
    assert Counter(card.deck for card in added) == dict.fromkeys(RiskDeck, 3)


def test_campaign_cards_name_enemies() -> None:
    known = {group.id for group in ALL_GROUPS} | CHIEFS
    for card in CAMPAIGN_CARDS:
        assert card.enemy is None or card.enemy in known, card.id
    assert sum(card.enemy == "sleeper" for card in CAMPAIGN_CARDS) == ALL_GROUPS[-1].copies
    assert CAMPAIGN_LORDS[0].deck == "sythe"


CHIEFS = {sentinel.id for sentinel in ALL_SENTINELS} | {lord.id for lord in ALL_LORDS}


def places(dungeon: PresetDungeon) -> set[str]:
    """The tiles on which tokens, hazards and enemies lie."""
    laid: tuple[Laid | LaidHazard | LaidEnemy, ...]
    laid = (*dungeon.contents, *dungeon.hazards, *dungeon.enemies)
    return {each.tile for each in laid}


each_dungeon = pytest.mark.parametrize("dungeon", DUNGEONS, ids=lambda dungeon: dungeon.code)


@each_dungeon
def test_a_dungeon_hangs_together(dungeon: PresetDungeon) -> None:
    plan = dungeon.plan
    known = {"ST"}
    for _ in plan.tiles:
        known |= {door.second for door in plan.doors if door.first in known}
        known |= {door.first for door in plan.doors if door.second in known}
    assert known == set(plan.tiles) <= set(CODES)


@each_dungeon
def test_what_lies_in_a_dungeon_lies_on_its_tiles(dungeon: PresetDungeon) -> None:
    tiles = {CODES[code].id for code in dungeon.plan.tiles}
    assert places(dungeon) | {each.tile for each in dungeon.things} <= tiles
    assert {token.tile for token in dungeon.tokens} <= tiles
    assert {dungeon.lord, *(each.enemy for each in dungeon.enemies)} <= CHIEFS


@each_dungeon
def test_every_tile_of_a_dungeon_has_a_use(dungeon: PresetDungeon) -> None:
    used = places(dungeon) | {token.tile for token in dungeon.tokens if token.tile}
    assert used | {"starter-tile"} == {CODES[code].id for code in dungeon.plan.tiles}


def test_dungeons_have_their_tiles_and_doors() -> None:
    assert [len(dungeon.plan.tiles) for dungeon in DUNGEONS] == [15, 14, 12]
    assert [len(dungeon.plan.doors) for dungeon in DUNGEONS] == [18, 15, 17]
    closed = [[(d.first, d.second) for d in each.plan.doors if d.closed] for each in DUNGEONS]
    assert closed[0] == [("07", "15"), ("15", "09"), ("20", "13"), ("12", "05"), ("18", "08")]
    assert closed[1:] == [[("16", "22")], [("13", "01")]]


def test_dungeons_begin_with_their_meters() -> None:
    assert [(each.threat, each.threat_each) for each in DUNGEONS] == [(14, 2), (12, 2), (10, 2)]
    assert [each.hazard for each in DUNGEONS[1].hazards] == [Hazard.FLOOD, Hazard.CREVICE]


def could_lie(printed: str, drawn: str) -> bool:
    """Whether a tile, turned somehow, has all the doors that are drawn."""
    sides = "NESW"
    turned = ({sides[(sides.index(s) + n) % 4] for s in printed} for n in range(4))
    return any(set(drawn) <= doors for doors in turned)


def test_nine_tiles_lie_as_their_print_would_not_allow() -> None:
    odd = [
        [code for code in plan.tiles if not could_lie(CODES[code].doors, plan.sides(code))]
        for plan in (dungeon.plan for dungeon in DUNGEONS)
    ]
    assert odd == [["15", "05", "03"], ["22", "17"], ["17", "05", "09", "11"]]


def test_each_dungeon_tells_its_story_in_three_cards() -> None:
    told = [card for dungeon in DUNGEONS for card in dungeon.story]
    assert told == [card.id for card in CAMPAIGN_CARDS if card.kind == CampaignKind.STORY]

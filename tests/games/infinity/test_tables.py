"""The tables of Infinity are read strictly and written back."""

import re
from collections import Counter

import pytest

from undercroft.crawl.decode import decode, encode
from undercroft.crawl.tables import Table, TableError
from undercroft.games.infinity.content.scenario_schema import (
    CampaignCard,
    Difficulty,
    PresetDungeon,
    Scenario,
)
from undercroft.games.infinity.content.schema import (
    Ability,
    Hero,
    Lord,
    LordEvent,
    LordScale,
    MinionGroup,
    Seek,
    Sentinel,
)
from undercroft.games.infinity.content.tables import (
    ABILITIES,
    ALL_GROUPS,
    ALL_LORDS,
    ALL_SENTINELS,
    CAMPAIGN_CARDS,
    CHARTS,
    DIFFICULTIES,
    DUNGEONS,
    EQUIPMENT,
    HEROES,
    ITEMS,
    KNOWN,
    LORD_EVENT_CARDS,
    MINION_NAMES,
    REWARDS,
    RISK_CARDS,
    SCENARIOS,
    TILES,
)
from undercroft.games.infinity.content.thing_schema import (
    Chart,
    Equipment,
    Item,
    Reward,
    RiskCard,
    Tile,
)

Thing = (
    Hero
    | Ability
    | MinionGroup
    | Sentinel
    | Lord
    | Equipment
    | Item
    | Reward
    | RiskCard
    | Tile
    | Chart
    | Scenario
    | Difficulty
    | CampaignCard
    | PresetDungeon
)
THINGS: tuple[Thing, ...] = (
    *HEROES,
    *ABILITIES,
    *ALL_GROUPS,
    *ALL_SENTINELS,
    *ALL_LORDS,
    *EQUIPMENT,
    *ITEMS,
    *REWARDS,
    *RISK_CARDS,
    *TILES,
    *CHARTS,
    *SCENARIOS,
    *DIFFICULTIES,
    *CAMPAIGN_CARDS,
    *DUNGEONS,
)
Named = Ability | MinionGroup | Sentinel | Equipment | Item | Reward | RiskCard
NAMED: tuple[Named, ...] = (
    *ABILITIES,
    *ALL_GROUPS,
    *ALL_SENTINELS,
    *EQUIPMENT,
    *ITEMS,
    *REWARDS,
    *RISK_CARDS,
)


def test_content_survives_being_written() -> None:
    for thing in THINGS:
        assert decode(type(thing), encode(thing), context=KNOWN) == thing, thing.id


def test_lord_events_survive_being_written() -> None:
    for id_, event in LORD_EVENT_CARDS:
        assert decode(LordEvent, encode(event), context=KNOWN) == event, id_


def kebab(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower().replace("'", "")).strip("-")


def test_ids_are_names_in_kebab_case() -> None:
    for thing in NAMED:
        assert thing.id.removeprefix("found-") == kebab(thing.name)
    for tile in TILES:
        assert tile.id.startswith(kebab(tile.name))
    assert [hero.id for hero in HEROES] == [kebab(hero.class_) for hero in HEROES]
    assert [scenario.id for scenario in SCENARIOS] == [f"sc-{n:02}" for n in range(1, 11)]


def test_ids_are_given_once_in_the_whole_box() -> None:
    enemies = {card.enemy for card in CAMPAIGN_CARDS}
    ids = [*(thing.id for thing in THINGS), *(id_ for id_, _ in LORD_EVENT_CARDS)]
    twice = {id_ for id_, n in Counter(ids).items() if n > 1}
    assert twice <= enemies


def test_codes_count_on_within_a_deck() -> None:
    assert [item.code for item in EQUIPMENT] == [f"E{n:02}" for n in range(1, 19)]
    assert [item.code for item in ITEMS] == [f"I{n:02}" for n in range(1, 21)]
    assert [code for r in REWARDS for code in r.codes] == [f"R{n:02}" for n in range(1, 81)]
    risks = [code for card in RISK_CARDS for code in card.codes]
    assert risks == [f"{letter}{n:02}" for letter in "BCDF" for n in range(1, 33)]
    assert [card.code for card in CAMPAIGN_CARDS] == [f"CC{n:02}" for n in range(1, 33)]


def test_names_turn_into_places_and_back() -> None:
    place = MINION_NAMES.parse("spider-3")
    assert MINION_NAMES.text(place) == "spider-3"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("scale = {each = 18, alon = 12}", 'x.toml, scale: alon: unknown field "alon"'),
        ("scale = {each = 18}", 'x.toml, scale: "lord-scale" needs the field "alone"'),
        ("scale = {each = true, alone = 12}", "x.toml, scale: each: expected a whole number"),
        ("[scales]", 'x.toml: "scale" is missing'),
        ("scale =", "x.toml: Invalid value"),
        ("scale = {each = 18, alone = 12}\nhp = 1", 'x.toml: unknown key "hp"'),
    ],
)
def test_tables_refuse_with_file_and_key(text: str, complaint: str) -> None:
    with pytest.raises(TableError) as caught:
        read_scale(text)
    assert str(caught.value).startswith(complaint)


def read_scale(text: str) -> None:
    table = Table("x.toml", text)
    table.take("scale", LordScale)
    table.close()


def test_an_error_tells_the_row() -> None:
    rows = '[[tiles]]\nid="a"\ncode="01"\nname="A"\ndoors="S"\nnumber=1\n'
    table = Table("tiles.toml", rows + rows.replace('"A"', "7").replace('"a"', '"b"'))
    with pytest.raises(TableError, match=r"tiles\.toml, tiles: \[1\]\.name: expected text"):
        table.take("tiles", tuple[Tile, ...])


@pytest.mark.parametrize(
    ("kind", "plain", "complaint"),
    [
        (LordEvent, {"tile": 1, "seek": "noise"}, "an exact Noise is given"),
        (LordEvent, {"tile": 1, "seek": "rampage"}, "a rampage names its table"),
        (LordEvent, {"tile": 26, "seek": "closest"}, "26"),
        (Tile, {"id": "x", "code": "01", "name": "X", "doors": "SN", "number": 1}, "the order"),
        (Tile, {"id": "x", "code": "01", "name": "X", "doors": "NE", "number": 1}, "its arrow"),
        (Tile, {"id": "x", "code": "01", "name": "X", "doors": "NS"}, "special tiles"),
        (Chart, {"id": "x", "rows": ["BBBBB"] * 4 + ["BBBBX"]}, "no content is written 'X'"),
        (
            Ability,
            {
                "id": "x",
                "code": "X1",
                "name": "X",
                "hero": "monk",
                "level": 2,
                "rows": [{"values": [1]}],
            },
            "a value for each level",
        ),
        (
            RiskCard,
            {"id": "x", "codes": ["X"], "name": "X", "deck": "body", "gold": 1, "becomes": "key"},
            "one thing only",
        ),
    ],
)
def test_impossible_rows_are_refused(
    kind: type[object], plain: dict[str, object], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        decode(kind, plain, context=KNOWN)


def test_a_lord_event_says_what_it_seeks() -> None:
    events = dict(LORD_EVENT_CARDS)
    assert events["hesk-12"] == LordEvent(12, Seek.NOISE, noise=2, combat=True)
    assert events["morgrath-25"] == LordEvent(25, Seek.RAMPAGE, rampage="d")

"""The box of Infinity against the counts of its rulebook."""

from collections import Counter
from collections.abc import Iterable

from undercroft.games.infinity.content.schema import (
    Icon,
    Place,
    RiskDeck,
    Seek,
    Slot,
    TileKind,
)
from undercroft.games.infinity.content.tables import (
    ABILITIES,
    ACTIONS,
    CHARTS,
    DIE,
    DIG,
    ENEMY_COUNTS,
    EQUIPMENT,
    EXPERIENCE,
    GROUPS,
    HEALTH,
    HERO_COUNTS,
    HEROES,
    ITEMS,
    LORD_EVENTS,
    LORDS,
    MINIONS,
    NOISE,
    RAMPAGES,
    REWARDS,
    RISK_CARDS,
    SENTINELS,
    THREAT,
    TILES,
    TOKENS,
)
from undercroft.games.infinity.content.thing_schema import Equipment, Reward, RiskCard, Worn

# Closest, loudest, quietest, exact Noise, rampage; the Noises; combat marks.
EVENT_DECKS = {
    "hesk": ([9, 6, 2, 6, 2], [1, 2, 2, 3, 4, 5], 12),
    "morgrath": ([4, 10, 1, 4, 6], [3, 4, 5, 5], 10),
    "sythe": ([5, 4, 8, 6, 2], [1, 1, 2, 2, 3, 4], 13),
}

# Body, Debris, Mist, Chest.
CHART_COUNTS = {
    "s1": (6, 6, 7, 6),
    "s2": (6, 6, 7, 6),
    "s3": (7, 5, 7, 6),
    "s4": (5, 7, 7, 6),
    "h1": (5, 5, 10, 5),
    "h2": (5, 6, 10, 4),
    "h3": (5, 5, 11, 4),
    "h4": (4, 5, 11, 5),
}
CHART_ORDER = (RiskDeck.BODY, RiskDeck.DEBRIS, RiskDeck.MIST, RiskDeck.CHEST)


# ---- decks -------------------------------------------------------------------------------------


def test_di_comp_01_decks_have_their_sizes() -> None:
    assert sum(group.copies for group in GROUPS) == 52
    assert len([minion for minion in MINIONS if minion.group < len(GROUPS)]) == 52
    assert (len(SENTINELS), len(LORDS), len(EQUIPMENT)) == (8, 3, 18)
    assert sum(item.copies for item in ITEMS) == 38
    assert sum(reward.copies for reward in REWARDS) == 80
    decks = Counter[RiskDeck]()
    for card in RISK_CARDS:
        decks[card.deck] += card.copies
    assert decks == dict.fromkeys(RiskDeck, 32)
    assert len(ABILITIES) == 80


def test_di_comp_02_each_lord_has_25_events() -> None:
    assert list(LORD_EVENTS) == [lord.id for lord in LORDS] == [lord.deck for lord in LORDS]
    for deck in LORD_EVENTS.values():
        assert [event.tile for event in deck] == list(range(1, 26))


def test_event_decks_are_mixed_as_planned() -> None:
    for lord, deck in LORD_EVENTS.items():
        seeks = Counter(event.seek for event in deck)
        noises = sorted(event.noise for event in deck if event.seek == Seek.NOISE)
        marks = sum(event.combat for event in deck)
        assert ([seeks[seek] for seek in Seek], noises, marks) == EVENT_DECKS[lord]
        assert not any(event.combat for event in deck if event.seek == Seek.RAMPAGE)


def test_rampages_cover_the_die() -> None:
    assert [table.id for table in RAMPAGES] == list("abcde")
    for table in RAMPAGES:
        assert 0 < table.north < table.east < table.west < table.south == DIE


def test_di_comp_03_there_are_31_tiles() -> None:
    kinds = Counter(tile.kind for tile in TILES)
    assert [kinds[kind] for kind in TileKind] == [25, 1, 1, 1, 1, 2]
    numbers = [tile.number for tile in TILES if tile.number]
    assert sorted(numbers) == list(range(1, 26))


def test_di_comp_04_there_are_four_charts_of_each_kind() -> None:
    assert Counter(chart.hard for chart in CHARTS) == {False: 4, True: 4}


def test_di_comp_05_tokens_are_counted() -> None:
    assert sum(TOKENS[kind] for kind in ("lord-event", "debris", "body", "chest", "mist")) == 33
    assert [TOKENS[f"damage-{n}"] for n in (1, 3, 5)] == [11, 9, 5]
    assert (TOKENS["lava"], TOKENS["flood"], TOKENS["crevice"]) == (1, 1, 1)
    assert (TOKENS["rope"], TOKENS["merchant"], TOKENS["reference"]) == (5, 5, 14)


def test_di_comp_08_the_die_has_twenty_sides() -> None:
    assert DIE == 20


def test_di_comp_09_one_to_five_heroes_play() -> None:
    assert HERO_COUNTS == (1, 5)
    assert len(HEROES) >= HERO_COUNTS[1]


# ---- actions ---------------------------------------------------------------------


def priced(cost: int) -> set[str]:
    return {action.id for action in ACTIONS if action.cost == cost and not action.turn}


def test_di_ap_03_dropping_is_free() -> None:
    assert priced(0) == {"drop"}


def test_di_ap_04_running_costs_half_a_point() -> None:
    assert priced(1) == {"run"}


def test_di_ap_05_most_actions_cost_a_point() -> None:
    assert {"move", "attack", "equip", "shout", "trade", "potion", "teleporter"} <= priced(2)
    assert len(priced(2)) == 19


def test_di_ap_06_some_actions_cost_two_points() -> None:
    assert priced(4) == {"merchant", "retreat", "escape", "sneak"}


def test_whole_turns_are_named() -> None:
    whole = {action.id for action in ACTIONS if action.turn}
    assert whole == {"rest", "cross-rope", "dig", "medical", "training"}


def test_di_ap_08_abilities_and_scrolls_have_prices() -> None:
    assert {ability.cost for ability in ABILITIES} == {0, 2, 4, 6, 8}
    assert [ability.id for ability in ABILITIES if ability.turns] == ["meditation"]
    assert [ability.id for ability in ABILITIES if not ability.cost] == ["meditation", "miracle"]
    scrolls = [item.cost for item in ITEMS if item.name.startswith("Scroll")]
    scrolls += [reward.cost for reward in REWARDS if reward.icon == Icon.SCROLL]
    assert {2, 4, 6, 8} == set(scrolls)


# ---- things ------------------------------------------------------------------------------------


def test_di_reward_01_rewards_have_level_value_and_place() -> None:
    levels = Counter(level for r in REWARDS for level in [r.level] * r.copies)
    assert [levels[level] for level in range(1, 6)] == [44, 19, 10, 5, 2]
    assert {reward.value for reward in REWARDS} == set(range(1, 10))
    orbs = [reward for reward in REWARDS if reward.place == Place.WEAPON]
    assert {orb.icon for orb in orbs} == {Icon.ORB}
    assert len(orbs) == 8


def summed(worn: Iterable[Worn]) -> tuple[int, int, int, int]:
    """The Power, Defense, hit chance and Noise of things together."""
    each = [(w.power, w.defense, w.hit_chance, w.noise) for w in worn]
    power, defense, chance, noise = (sum(column) for column in zip(*each))
    return power, defense, chance, noise


def test_things_together_are_worth_what_the_plan_says() -> None:
    assert sum(thing.price for thing in EQUIPMENT) == 71
    assert summed(thing.worn for thing in EQUIPMENT) == (15, 9, 1, 2)
    assert sum(item.price * item.copies for item in ITEMS) == 102
    assert sum(item.cost * item.copies for item in ITEMS) == 2 * 43
    assert sum(item.copies for item in ITEMS if item.pocket) == 27
    assert sum(reward.value * reward.copies for reward in REWARDS) == 319
    assert summed(reward.worn for reward in REWARDS) == (49, 47, 14, 10)
    assert [r.id for r in REWARDS if r.worn.noise_is is not None] == ["jasper-orb"]


def test_rewards_that_are_store_goods_work_like_them() -> None:
    items = {item.id: item for item in ITEMS}
    alike = [reward for reward in REWARDS if reward.item]
    assert sum(reward.copies for reward in alike) == 8
    for reward in alike:
        assert reward.item
        assert (items[reward.item].name, items[reward.item].cost) == (reward.name, reward.cost)


def test_every_worn_thing_fits_some_hero() -> None:
    fitting = {icon for hero in HEROES for fit in hero.slots for icon in fit.icons}
    worn: tuple[Equipment | Reward, ...] = (*EQUIPMENT, *REWARDS)
    for thing in worn:
        if thing.place <= Place.CLASS:
            assert thing.icon in fitting, thing.id


def test_class_things_belong_to_one_hero() -> None:
    own = [reward.icon for reward in REWARDS if reward.place == Place.CLASS]
    assert own == [hero.fits(Slot.CLASS)[0] for hero in HEROES]


def test_di_item_21_the_store_sells_tools() -> None:
    copies = {item.id: item.copies for item in ITEMS}
    tools = ("pick-axe", "rope", "key", "backpack")
    assert [copies[tool] for tool in tools] == [2, 5, 4, 3]


# ---- risks, tiles, numbers ---------------------------------------------------------------------


def test_di_risk_05_enemies_come_in_six_numbers() -> None:
    counts = {count.id: [count.count(heroes) for heroes in range(1, 6)] for count in ENEMY_COUNTS}
    assert counts == {
        "h": [1, 2, 3, 4, 5],
        "h-plus-1": [2, 3, 4, 5, 6],
        "h-plus-2": [3, 4, 5, 6, 7],
        "h-plus-3": [4, 5, 6, 7, 8],
        "twice-h": [2, 4, 6, 8, 10],
        "twice-h-less-1": [1, 3, 5, 7, 9],
    }


def test_risk_cards_that_are_kept_are_one_thing() -> None:
    assert sum(card.gold for card in RISK_CARDS) == 36
    assert len([card for card in RISK_CARDS if card.gold]) == 10
    assert len([card for card in RISK_CARDS if card.ally]) == 4
    assert len([card for card in RISK_CARDS if card.becomes]) == 23


def test_catastrophes_are_marked() -> None:
    marked = [code for card in RISK_CARDS if card.catastrophic for code in card.codes]
    chests, debris = ["C23", "C24", "C25", "C31"], ["D16", "D17", "D18", "D19", "D20", "D21"]
    assert marked == [*chests, *debris, "F30"]


def test_only_two_pairs_of_cards_are_equal() -> None:
    cards: tuple[Reward | RiskCard, ...] = (*REWARDS, *RISK_CARDS)
    twins = [card.id for card in cards if card.copies > 1]
    assert twins == ["found-healing-draught", "corrosive"]


def test_di_tile_01_tiles_have_one_to_four_doors() -> None:
    shapes = Counter(tile.doors for tile in TILES if tile.number)
    assert shapes == {
        "NESW": 6,
        "NES": 3,
        "NSW": 3,
        "ESW": 4,
        "NS": 3,
        "ES": 2,
        "SW": 2,
        "S": 2,
    }
    special = {tile.code: tile.doors for tile in TILES if not tile.number}
    assert special == {
        "ST": "NEW",
        "EQ": "S",
        "ME": "ES",
        "TR": "SW",
        "T1": "NS",
        "T2": "NS",
    }


def test_di_chart_01_the_first_chart_is_in_four_blocks() -> None:
    first = [CHARTS[0].content(number) for number in range(1, 26)]
    body, debris, mist, chest = CHART_ORDER
    assert first == [body] * 6 + [debris] * 6 + [mist] * 7 + [chest] * 6


def test_di_chart_02_hard_charts_have_more_mist() -> None:
    for chart in CHARTS:
        kinds = Counter(chart.content(number) for number in range(1, 26))
        assert tuple(kinds[kind] for kind in CHART_ORDER) == CHART_COUNTS[chart.id]
        assert chart.hard == (kinds[RiskDeck.MIST] > 7)


def test_di_level_01_levels_need_experience() -> None:
    assert EXPERIENCE == (10, 12, 14, 15)


def test_di_level_09_health_has_two_thresholds() -> None:
    assert (HEALTH.weakened, HEALTH.exhausted) == (5, 0)


def test_di_haz_24_digging_by_hand_takes_four_turns() -> None:
    assert (DIG.work // DIG.hand, DIG.hand_lord_events, NOISE["dig-hand"]) == (4, 2, 4)


def test_di_haz_25_digging_by_pick_takes_two_turns() -> None:
    assert (DIG.work // DIG.pick, DIG.pick_lord_events, NOISE["dig-pick"]) == (2, 1, 6)


def test_di_noise_03_noises_of_tiles_are_fixed() -> None:
    assert Counter(NOISE.values()) == {8: 1, 7: 1, 6: 5, 4: 1}


def test_di_threat_01_the_meter_starts_by_heroes() -> None:
    assert THREAT == (12, 14, 16, 18, 20)

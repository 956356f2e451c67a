"""All cards of Infinity: every row has its effect or needs none, written as data."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import TypeVar

import pytest

from undercroft.crawl.decode import ContentErrors, Context, decode, encode
from undercroft.crawl.effects import (
    Amount,
    CountOf,
    Each,
    Effect,
    Number,
    Plus,
    Seq,
    Times,
    When,
    every_value,
)
from undercroft.games import infinity
from undercroft.games.infinity.content import cards as collected
from undercroft.games.infinity.content.card import ROWS, Card, CardKind, acting_id
from undercroft.games.infinity.content.card_text import PACKAGES
from undercroft.games.infinity.content.cards import (
    ABILITY_CARDS,
    ALL_CARDS,
    BODIES,
    BY_RULE,
    CHESTS,
    DEBRIS,
    EFFECTS,
    FIGURES_ONLY,
    MIST,
    STORY_ONLY,
)
from undercroft.games.infinity.content.scenario_schema import CampaignCard
from undercroft.games.infinity.content.schema import Ability, TileKind
from undercroft.games.infinity.content.stat_ids import (
    ATTACKS,
    FIRST_AILMENT,
    FIRST_ELEMENT,
    FIRST_WARD,
    LIBRARY,
    MEASURES,
    MOMENTS,
    ROUND_ENDS,
    SHIELD,
    SOURCE_NAMES,
    SOURCE_OF,
    below,
)
from undercroft.games.infinity.content.tables import (
    ABILITIES,
    CAMPAIGN_CARDS,
    COMBAT,
    ENEMY_COUNTS,
    HEALTH,
    HEROES,
    HUNT,
    ITEMS,
    NOISE,
    REWARDS,
    RISK_CARDS,
)
from undercroft.games.infinity.content.thing_schema import Reward, RiskCard, Tile
from undercroft.games.infinity.effects import vocabulary as w
from undercroft.packs import dump, load

CONTEXT = Context(
    known={"row": list(ROWS), "item": [item.id for item in ITEMS]},
    untrusted=True,
    packages=("undercroft.crawl.effects", *PACKAGES),
)
CODE = (
    *(ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef),
    *(ast.If, ast.IfExp, ast.For, ast.While, ast.With, ast.Try, ast.Match),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)
FOLDER = Path(str(collected.__file__)).parent
MODULES = sorted(FOLDER.rglob("*.py"))
RULES = tomllib.loads(Path(str(infinity.__file__)).with_name("rules.toml").read_text("utf-8"))
BY_ID = {card.id: card for card in ALL_CARDS}

T = TypeVar("T")

each_card = pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: str(card.id))
each_ability = pytest.mark.parametrize("row", ABILITIES, ids=lambda row: str(row.id))


def found(effect: Effect, kind: type[T]) -> list[T]:
    """The values of a type inside an effect."""
    return [value for value in every_value((effect,)) if isinstance(value, kind)]


# ---- every row -----------------------------------------------------------------------------------


def test_every_row_has_its_effect_or_needs_none() -> None:
    for id_, row in ROWS.items():
        reasons = [
            id_ in EFFECTS,
            id_ in FIGURES_ONLY,
            id_ in STORY_ONLY,
            id_ in BY_RULE,
            isinstance(row, Reward) and row.item is not None,
            isinstance(row, Tile) and row.kind == TileKind.NUMBERED,
        ]
        assert sum(reasons) == 1, id_


def test_what_is_listed_is_a_row() -> None:
    listed = [card.id for card in ALL_CARDS] + [*FIGURES_ONLY, *STORY_ONLY, *BY_RULE]
    assert not [id_ for id_, n in Counter(listed).items() if n > 1]
    assert set(listed) <= ROWS.keys()


def test_what_works_by_a_rule_names_one_that_exists() -> None:
    assert set(BY_RULE.values()) <= {rule["id"] for rule in RULES["rule"]}


def test_rows_of_a_story_only_have_a_text() -> None:
    rows = [ROWS[id_] for id_ in STORY_ONLY]
    assert all(isinstance(row, CampaignCard) and row.text for row in rows)


def test_a_campaign_enemy_has_one_effect_for_all_its_cards() -> None:
    named = [card.enemy for card in CAMPAIGN_CARDS if card.enemy is not None]
    assert len(named) == 6
    assert set(named) <= EFFECTS.keys()


def test_di_item_10_a_found_thing_works_like_the_one_of_the_store() -> None:
    alike = {reward.id: reward.item for reward in REWARDS if reward.item}
    assert len(alike) == 7
    assert {acting_id(id_) for id_ in alike} <= EFFECTS.keys()
    assert acting_id("bitter-root") == "bitter-root"


def test_di_abil_01_every_hero_has_eight_abilities() -> None:
    assert [card.id for card in ABILITY_CARDS] == [row.id for row in ABILITIES]
    owners = Counter(row.hero for row in ABILITIES)
    assert owners == {hero.id: 8 for hero in HEROES}


def test_di_risk_01_cards_of_a_risk_deck_stand_in_its_order() -> None:
    cards = (*BODIES, *CHESTS, *DEBRIS, *MIST)
    assert [card.id for card in cards] == [row.id for row in RISK_CARDS]


def test_kinds_of_cards() -> None:
    assert Counter(card.kind for card in ALL_CARDS) == {
        CardKind.HERO: 8,
        CardKind.ABILITY: 80,
        CardKind.ENEMY: 24,
        CardKind.GEAR: 29,
        CardKind.ITEM: 20,
        CardKind.RISK: 139,
        CardKind.STORY: 5,
        CardKind.BOON: 5,
        CardKind.TILE: 5,
    }


# ---- cards are data ------------------------------------------------------------------------------


@pytest.mark.parametrize("module", MODULES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_card_modules_hold_data_and_no_code(module: Path) -> None:
    tree = ast.parse(module.read_text("utf-8"))
    assert not [node for node in ast.walk(tree) if isinstance(node, CODE)]


@each_card
def test_card_survives_writing_and_reading(card: Card) -> None:
    assert decode(Card, encode(card), context=CONTEXT) == card
    assert load(Card, dump(card), CONTEXT) == card


def test_a_pack_cannot_name_a_row_that_is_not_there() -> None:
    plain = {"id": "fire-flsk", "kind": "ability", "effect": "hide"}
    with pytest.raises(ContentErrors, match="fire-flask"):
        decode(Card, plain, context=CONTEXT)


@each_card
def test_every_card_does_something(card: Card) -> None:
    written = re.findall(r"[a-z-]+", str(encode(card.effect, Effect)))
    assert not {"nothing", "special"} & set(written)


# ---- effects fit their rows ----------------------------------------------------------------------


@each_ability
def test_di_abil_05_an_ability_uses_all_rows_that_are_printed(row: Ability) -> None:
    used = {printed.row for printed in found(EFFECTS[row.id], w.Printed)}
    assert used == set(range(1, len(row.rows) + 1))


def test_only_abilities_have_printed_rows() -> None:
    others = [card for card in ALL_CARDS if card.kind != CardKind.ABILITY]
    assert not [card.id for card in others if found(card.effect, w.Printed)]


@each_ability
def test_di_init_13_effects_last_as_long_as_the_hourglasses(row: Ability) -> None:
    lasting = [rounds.n for rounds in found(EFFECTS[row.id], w.Rounds)]
    if row.row_is_rounds:
        assert lasting == [w.Printed(1)]
    else:
        assert all(n == Number(row.rounds) for n in lasting)


@each_ability
def test_di_abil_08_whoever_aims_at_enemies_has_a_range(row: Ability) -> None:
    effect = EFFECTS[row.id]
    aims = [*found(effect, w.Area), *found(effect, w.Bomb), *found(effect, w.TakeReward)]
    aims += found(effect, w.Pull)
    assert bool(aims) == bool(row.range or row.as_attack)


@each_ability
def test_di_hero_05_a_bomb_has_a_grid(row: Ability) -> None:
    assert bool(found(EFFECTS[row.id], w.Bomb)) == (row.grid is not None)


@each_ability
def test_cards_leave_printed_events_and_noise_to_their_rows(row: Ability) -> None:
    effect = EFFECTS[row.id]
    assert not [*found(effect, w.Noise), *found(effect, w.DrawLordEvents)]


@pytest.mark.parametrize(
    "card", [card for card in ALL_CARDS if card.kind == CardKind.RISK], ids=lambda card: card.id
)
def test_ic_01_a_card_is_kept_as_what_its_row_names(card: Card) -> None:
    row = ROWS[card.id]
    assert isinstance(row, RiskCard | CampaignCard)
    assert bool(found(card.effect, w.Keep)) == bool(row.gold or row.becomes)
    assert bool(found(card.effect, w.Join)) == bool(row.ally)


def counted(amount: Amount, heroes: int) -> int:
    """What an amount of enemies comes to."""
    if isinstance(amount, Number):
        return amount.value
    if isinstance(amount, Plus):
        return sum(counted(term, heroes) for term in amount.terms)
    if isinstance(amount, Times):
        return amount.by * counted(amount.of, heroes)
    assert amount == CountOf(Each(w.Heroes()))
    return heroes


def test_di_risk_05_minions_come_in_the_numbers_of_the_table() -> None:
    table = {tuple(count.count(heroes) for heroes in range(1, 6)) for count in ENEMY_COUNTS}
    amounts = {minions.n for card in ALL_CARDS for minions in found(card.effect, w.Minions)}
    assert {tuple(counted(n, heroes) for heroes in range(1, 6)) for n in amounts} == table


@pytest.mark.parametrize(
    "card", [card for card in ALL_CARDS if card.kind == CardKind.ENEMY], ids=lambda card: card.id
)
def test_powers_of_enemies_are_in_force_or_wait(card: Card) -> None:
    steps = card.effect.steps if isinstance(card.effect, Seq) else (card.effect,)
    assert all(isinstance(step, When | w.Bonus) for step in steps)
    auras = [step.on for step in steps if isinstance(step, w.Bonus)]
    assert all(aura == w.FELLOWS for aura in auras)


def test_what_is_used_at_will_is_gear_a_boon_or_a_tile() -> None:
    kinds = {card.kind for card in ALL_CARDS if found(card.effect, w.Use)}
    assert kinds == {CardKind.GEAR, CardKind.BOON, CardKind.TILE}


def test_a_use_that_is_no_item_is_limited_or_spends_the_card() -> None:
    for card in ALL_CARDS:
        row = ROWS[card.id]
        for use in found(card.effect, w.Use):
            limited = isinstance(row, CampaignCard) and row.once
            assert limited or isinstance(row, Tile) or found(use, w.Spend), card.id


def test_numbers_of_tables_are_not_written_twice() -> None:
    assert EFFECTS["medical-tile"] == w.Use(w.heal(HEALTH.medical))
    assert found(EFFECTS["training-tile"], w.Noise) == [w.Noise(NOISE["training"])]
    assert found(EFFECTS["equipment-tile"], w.Rewards) == [w.Rewards(HUNT.equipment_rewards)]
    assert found(EFFECTS["wrong-beam"], w.Noise) == [w.Noise(NOISE["cave-in"])]
    assert w.rolled(COMBAT.pull) in found(EFFECTS["ranger"], w.AtMost)
    assert BY_ID["ranger"].kind == CardKind.HERO


# ---- the library ---------------------------------------------------------------------------------


def test_every_node_belongs_to_the_row_of_its_card() -> None:
    assert list(LIBRARY.roots) == list(EFFECTS)
    node = LIBRARY.nodes.parse("morgrath/steps/0/do/steps/1")
    assert LIBRARY.effects[node] == w.Noise(6)
    assert SOURCE_NAMES[SOURCE_OF[node]] == "Morgrath the Breaker"
    assert node in below(LIBRARY.root("morgrath"))


def test_measures_follow_one_another() -> None:
    assert MEASURES.names[w.Stat.BOMB] == "bomb"
    assert MEASURES.names[FIRST_ELEMENT + w.Element.ICE] == "deals-ice"
    assert MEASURES.names[FIRST_WARD + w.Ill.WEAKENED] == "ignores-weakened"
    assert MEASURES.names[FIRST_AILMENT + w.Ailment.ROOT] == "suffers-root"
    assert MEASURES.names[SHIELD] == "shield"
    assert [MOMENTS.names[end] for end in (ROUND_ENDS, ATTACKS)] == ["round-ends", "attacks"]

"""All cards of Caverns: how many, in which order, written as data."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from undercroft.crawl.decode import ContentErrors, Context, decode
from undercroft.crawl.effects import Effect, every_value
from undercroft.games.caverns.content.card import (
    Ally,
    Encounter,
    EncounterKind,
    Power,
    Treasure,
    TreasureKind,
    id_of,
)
from undercroft.games.caverns.content.card_text import PACKAGES
from undercroft.games.caverns.content.cards import (
    ALL_CARDS,
    ALLIES,
    EFFECTS,
    ENCOUNTERS,
    FEATURES,
    MONSTER_TACTICS,
    POWERS,
    TACTICS,
    TREASURES,
    VILLAIN_TACTICS,
)
from undercroft.games.caverns.content.schema import CardSet, Deck, Hero
from undercroft.games.caverns.content.tables import (
    ADVENTURES,
    CARD_RANGES,
    HEROES,
    MONSTERS,
    SUGGESTED,
    VILLAINS,
    set_of,
)
from undercroft.games.caverns.effects.vocabulary import (
    Attack,
    Bonus,
    EndTest,
    Fresh,
    Tactics,
    Trap,
    Use,
)
from undercroft.games.caverns.effects.vocabulary.terms import ItemBonus, PowerType, Stat

CONTEXT = Context(
    known={
        "hero": frozenset(hero.id for hero in HEROES),
        "ally": frozenset(ally.id for ally in ALLIES),
    },
    untrusted=True,
    packages=("undercroft.crawl.effects", *PACKAGES),
)
NEW_ALLY = Context(untrusted=True, packages=CONTEXT.packages)
DECKS: dict[type, Deck] = {
    Encounter: Deck.ENCOUNTER,
    Power: Deck.POWER,
    Treasure: Deck.TREASURE,
    Ally: Deck.ALLY,
}
BARE: dict[str, Effect] = {**TACTICS, **FEATURES}
"""What has no card type of its own: the stat rows and hero cards are in tables."""


# ---- counts ------------------------------------------------------------------------------------


def test_cv_comp_03_every_number_of_a_range_is_a_card_of_its_deck_and_kind() -> None:
    numbers = {card.number: (DECKS[type(card)], card.set) for card in ALL_CARDS}
    wanted = {
        number: (cards.deck, cards.set)
        for cards in CARD_RANGES
        if cards.deck in DECKS.values()
        for number in cards.numbers
    }
    assert numbers == wanted
    assert all(card.set is set_of(card.number) for card in ALL_CARDS)
    assert Counter((card.kind, card.set) for card in TREASURES) == {
        (TreasureKind.FORTUNE, CardSet.STARTING): 12,
        (TreasureKind.ITEM, CardSet.STARTING): 14,
        (TreasureKind.FORTUNE, CardSet.ADVANCED): 4,
        (TreasureKind.ITEM, CardSet.ADVANCED): 6,
    }


def test_cards_are_in_the_order_of_their_numbers() -> None:
    numbers = [card.number for card in ALL_CARDS]
    assert numbers == sorted(set(numbers))


def test_ten_powers_of_each_hero() -> None:
    assert Counter(power.hero for power in POWERS) == {hero.id: 10 for hero in HEROES}


def test_types_of_powers() -> None:
    assert Counter(power.type for power in POWERS) == {
        PowerType.AT_WILL: 23,
        PowerType.DAILY: 24,
        PowerType.UTILITY: 23,
        PowerType.STANCE: 10,
    }


def test_cv_stance_01_three_heroes_have_stances() -> None:
    stances = Counter(power.hero for power in POWERS if power.type is PowerType.STANCE)
    assert stances == {"hadra": 5, "brunna": 3, "corvane": 2}
    assert {hero.id: hero.stances for hero in HEROES if hero.stances} == stances


def test_cv_adv_02_five_heroes_have_powers_in_the_starting_set() -> None:
    found = Counter(power.hero for power in POWERS if power.set is CardSet.STARTING)
    assert found == {"kestrin": 6, "maro": 6, "hadra": 5, "brunna": 6, "oriel": 6}


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: str(hero.id))
def test_a_hero_has_enough_powers_for_level_1_and_one_more_daily(hero: Hero) -> None:
    found = Counter(power.type for power in POWERS if power.hero == hero.id)
    assert found[PowerType.AT_WILL] >= hero.cards.at_will
    assert found[PowerType.DAILY] >= hero.cards.daily + 1
    assert found[PowerType.UTILITY] + found[PowerType.STANCE] >= hero.cards.utility


def test_cv_adv_03_suggested_cards_are_powers_of_their_hero_and_type() -> None:
    powers = {power.id: power for power in POWERS}
    for each in SUGGESTED:
        named = (*each.at_will, *each.daily, *each.utility, each.level_up)
        assert {powers[name].hero for name in named} == {each.hero}
        assert all(powers[name].type is PowerType.AT_WILL for name in each.at_will)
        assert all(powers[name].type is PowerType.DAILY for name in (*each.daily, each.level_up))


def test_cv_enc_03_kinds_of_encounters() -> None:
    assert Counter((card.kind, card.set) for card in ENCOUNTERS) == {
        (EncounterKind.CURSE, CardSet.STARTING): 3,
        (EncounterKind.EVENT, CardSet.STARTING): 10,
        (EncounterKind.EVENT_ATTACK, CardSet.STARTING): 5,
        (EncounterKind.TRAP, CardSet.STARTING): 2,
        (EncounterKind.CURSE, CardSet.ADVANCED): 4,
        (EncounterKind.EVENT, CardSet.ADVANCED): 10,
        (EncounterKind.EVENT_ATTACK, CardSet.ADVANCED): 5,
        (EncounterKind.TRAP, CardSet.ADVANCED): 3,
    }


def test_every_creature_has_tactics() -> None:
    assert list(MONSTER_TACTICS) == [kind.id for kind in MONSTERS if not kind.is_special]
    assert len(MONSTER_TACTICS) == 13


def test_every_villain_face_has_tactics() -> None:
    assert list(VILLAIN_TACTICS) == [face.id for face in VILLAINS]
    assert len(VILLAIN_TACTICS) == 8


def test_every_hero_has_a_feature() -> None:
    assert list(FEATURES) == [hero.feature.id for hero in HEROES]


def test_allies_of_adventures_exist() -> None:
    known = {ally.id for ally in ALLIES}
    assert {ally for adventure in ADVENTURES for ally in adventure.allies} <= known


def test_allies_have_the_numbers_of_their_table() -> None:
    found = [(ally.number, ally.ac, ally.hp) for ally in ALLIES]
    assert found == [
        (101, 13, 1),
        (102, 14, 2),
        (103, 12, 1),
        (104, 14, 8),
        (105, 14, 3),
        (106, 13, 3),
        (107, 15, 2),
    ]


# ---- cards are data ----------------------------------------------------------------------------


def test_ids_are_unique_over_the_game() -> None:
    assert len(EFFECTS) == len(ALL_CARDS) + len(BARE)


def test_ids_are_made_from_names() -> None:
    named = {card.id: id_of(card.name.partition(",")[0]) for card in ALL_CARDS}
    assert {id_: name for id_, name in named.items() if id_ != name} == {
        "glass-double-ally": "glass-double"
    }


def test_a_pack_cannot_name_an_ally_that_is_not_there() -> None:
    with pytest.raises(ContentErrors, match="lamp-wisp"):
        decode(Effect, {"bring": {"ally": "lamp-wips", "on": "tile-of"}}, context=CONTEXT)


def uses(effect: Effect, kind: type) -> bool:
    return any(isinstance(value, kind) for value in every_value((effect,)))


# ---- effects fit their kinds -------------------------------------------------------------------


def test_cv_pow_02_at_wills_attack() -> None:
    assert all(uses(power.effect, Attack) for power in POWERS if power.type is PowerType.AT_WILL)


def test_cv_pow_04_utilities_say_when_they_are_used() -> None:
    for power in POWERS:
        assert isinstance(power.effect, Use) or power.type is not PowerType.UTILITY


def test_cv_stance_04_stances_are_never_used_up() -> None:
    for power in POWERS:
        assert not uses(power.effect, Use) or power.type is not PowerType.STANCE


def test_cv_trap_04_traps_can_be_disabled() -> None:
    traps = {card.id: card.effect for card in ENCOUNTERS if card.kind is EncounterKind.TRAP}
    found = {name: getattr(effect, "disable", 0) for name, effect in traps.items()}
    assert found == {
        "swinging-log": 10,
        "bell-wire": 8,
        "creeping-fire": 12,
        "runaway-stone": 15,
        "shock-plate": 10,
    }
    assert all(isinstance(effect, Trap) for effect in traps.values())


def test_cv_curse_02_four_curses_end_by_a_roll() -> None:
    tests = {
        card.id: value.n
        for card in ENCOUNTERS
        for value in every_value((card.effect,))
        if isinstance(value, EndTest)
    }
    assert tests == {"leadlimb": 10, "cracked-guard": 10, "unquiet-echo": 10, "warm-scent": 12}


def test_cv_atk_08_items_alone_give_item_bonuses() -> None:
    groups: dict[ItemBonus, set[int]] = defaultdict(set)
    for card in ALL_CARDS:
        for value in every_value((card.effect,)):
            if isinstance(value, Bonus) and value.item is not None:
                assert isinstance(card, Treasure)
                assert (value.stat is Stat.AC) is (value.item is ItemBonus.DEFENCE)
                groups[value.item].add(card.number)
    assert groups == {
        ItemBonus.ATTACK: {87, 100, 195},
        ItemBonus.DEFENCE: {88, 95, 196, 197},
    }


@pytest.mark.parametrize("name", TACTICS)
def test_the_last_line_of_tactics_asks_for_nothing_but_a_rest(name: str) -> None:
    tactics = TACTICS[name]
    assert isinstance(tactics, Tactics)
    assert tactics.lines[-1].when in ((), (Fresh(),))

"""All cards of Alliance: how many, for whom, written as data, said in words."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable

import pytest

from undercroft.crawl.decode import Context
from undercroft.crawl.describe import describe
from undercroft.crawl.effects import Effect, Library, One, When, every_value
from undercroft.games.alliance.content.card import Card, Level, Needs, id_of
from undercroft.games.alliance.content.card_text import PACKAGES, messages, text
from undercroft.games.alliance.content.cards import ALL_CARDS, CHALLENGE_EFFECTS, STARTING, UPGRADES
from undercroft.games.alliance.content.schema import CardType, ChallengeSort, Class, Hero, Race
from undercroft.games.alliance.content.tables import CHALLENGES, GENERIC_SET, HEROES, MONSTERS
from undercroft.games.alliance.effects.vocabulary import (
    OWNED,
    THIS_ROUND,
    Allies,
    BaseAttack,
    ByTokenLevel,
    Face,
    GainXp,
    PetAttack,
    React,
)

CONTEXT = Context(
    known={"monster": frozenset(kind.id for kind in MONSTERS)},
    untrusted=True,
    packages=("undercroft.crawl.effects", *PACKAGES),
)
EFFECTS: dict[str, Effect] = {card.id: card.effect for card in ALL_CARDS} | CHALLENGE_EFFECTS
BASE_UPGRADES = [card for card in UPGRADES if not card.champions]

MARTIAL, STEALTH, ELDRITCH, CELESTIAL, PRIMORDIAL = Class

FEWEST_USABLE = (15, 8, 7, 12, 3)
"""Of level I, II, III; of these such as not everybody can use; Champions."""


def of_type(kind: CardType) -> list[Card]:
    return [card for card in ALL_CARDS if kind in card.types]


def usable(hero: Hero, cards: Iterable[Card]) -> list[Card]:
    return [card for card in cards if card.needs.met_by(hero.race, hero.classes)]


# ---- counts ------------------------------------------------------------------------------------


def test_da_cmp_02_three_starting_cards_for_each_hero() -> None:
    assert len(STARTING) == 63
    assert sum(card.champions for card in STARTING) == 12


def test_da_cmp_06_the_four_generic_cards() -> None:
    assert {card.id for card in ALL_CARDS if card.level is Level.GENERIC} == GENERIC_SET.keys()


def test_da_cmp_05_a_starting_card_is_for_exactly_one_hero() -> None:
    owners = [[hero for hero in HEROES if usable(hero, (card,))] for card in STARTING]
    assert [len(heroes) for heroes in owners] == [1] * len(STARTING)
    numbers = Counter((heroes[0].id, card.number) for heroes, card in zip(owners, STARTING))
    assert set(numbers) == {(hero.id, number) for hero in HEROES for number in (1, 2, 3)}
    assert all(card.champions is heroes[0].champions for heroes, card in zip(owners, STARTING))


def test_a_hero_has_three_starting_cards_of_different_types() -> None:
    types: dict[Needs, set[CardType]] = defaultdict(set)
    for card in STARTING:
        types[card.needs].update(card.types)
    assert [len(kinds) for kinds in types.values()] == [3] * len(HEROES)


def test_da_art_01_level_three_is_all_artifacts() -> None:
    assert all(card.is_artifact is (card.level is Level.THREE) for card in ALL_CARDS)


def test_every_card_type_is_used() -> None:
    assert {kind for card in ALL_CARDS for kind in card.types} == set(CardType)


def test_only_upgrades_have_a_price_and_only_starting_cards_a_number() -> None:
    for card in ALL_CARDS:
        assert (card.xp > 0) is (card in UPGRADES)
        assert (card.number > 0) is (card.level is Level.STARTING)


def test_only_master_thief_helps_against_treasure_traps() -> None:
    assert [card.id for card in ALL_CARDS if card.treasure_traps] == ["master-thief"]


def test_every_challenge_has_an_effect_and_chests_give_face_down_xp() -> None:
    assert list(CHALLENGE_EFFECTS) == [kind.id for kind in CHALLENGES]
    chests = [kind.id for kind in CHALLENGES if kind.sort is not ChallengeSort.TRAP]
    found = [CHALLENGE_EFFECTS[name] for name in chests]
    amounts = [ByTokenLevel((1, 2, 3)), ByTokenLevel((2, 3, 5))]
    assert found == [GainXp(amount, Face.DOWN) for amount in amounts]


# ---- who can use them --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("needs", "race", "classes", "met"),
    [
        (Needs(classes=(MARTIAL, STEALTH)), Race.ELF, (STEALTH, MARTIAL), True),
        (Needs(classes=(MARTIAL, STEALTH)), Race.ELF, (MARTIAL, MARTIAL), False),
        (Needs(classes=(MARTIAL,)), Race.ELF, (STEALTH, ELDRITCH), False),
        (Needs((Race.HUMAN,), (MARTIAL,)), Race.HUMAN, (MARTIAL, STEALTH), True),
        (Needs((Race.HUMAN,), (MARTIAL,)), Race.ELF, (MARTIAL, STEALTH), False),
        (Needs((Race.HUMAN,), (MARTIAL,)), Race.HUMAN, (STEALTH, STEALTH), False),
    ],
)
def test_da_card_02_a_all_icons_are_needed(
    needs: Needs, race: Race, classes: tuple[Class, Class], met: bool
) -> None:
    assert needs.met_by(race, classes) is met


@pytest.mark.parametrize(
    ("race", "met"), [(Race.ELF, True), (Race.HUMAN, True), (Race.DWARF, False)]
)
def test_da_card_02_b_two_races_mean_either(race: Race, met: bool) -> None:
    assert Needs((Race.ELF, Race.HUMAN)).met_by(race, (MARTIAL, MARTIAL)) is met


@pytest.mark.parametrize(
    ("classes", "met"),
    [
        ((ELDRITCH, MARTIAL), True),
        ((MARTIAL, CELESTIAL), True),
        ((ELDRITCH, CELESTIAL), True),
        ((MARTIAL, STEALTH), False),
    ],
)
def test_da_card_02_c_divided_classes_mean_either(classes: tuple[Class, Class], met: bool) -> None:
    assert Needs(either=(ELDRITCH, CELESTIAL)).met_by(Race.GNOME, classes) is met


@pytest.mark.parametrize(
    ("classes", "met"), [((PRIMORDIAL, PRIMORDIAL), True), ((PRIMORDIAL, MARTIAL), False)]
)
def test_da_card_02_d_a_class_twice_is_needed_twice(
    classes: tuple[Class, Class], met: bool
) -> None:
    assert Needs(classes=(PRIMORDIAL, PRIMORDIAL)).met_by(Race.GNOME, classes) is met


def test_da_card_02_e_the_universal_icon_is_for_anyone() -> None:
    assert all(Needs().met_by(hero.race, hero.classes) for hero in HEROES)


def test_one_class_alone_is_no_choice() -> None:
    with pytest.raises(ValueError, match="not a choice"):
        Needs(either=(MARTIAL,))


@pytest.mark.parametrize("hero", HEROES, ids=lambda hero: str(hero.id))
def test_a_hero_can_use_enough_upgrades(hero: Hero) -> None:
    base = usable(hero, BASE_UPGRADES)
    levels = Counter(card.level for card in base)
    chosen = sum(card.needs != Needs() for card in base)
    champions = len(usable(hero, UPGRADES)) - len(base)
    found = (levels[Level.ONE], levels[Level.TWO], levels[Level.THREE], chosen, champions)
    assert all(count >= fewest for count, fewest in zip(found, FEWEST_USABLE)), found


# ---- cards are data ----------------------------------------------------------------------------


def test_ids_are_unique_and_made_from_names() -> None:
    assert len(EFFECTS) == len(ALL_CARDS) + len(CHALLENGE_EFFECTS)
    assert all(card.id == id_of(card.name) for card in ALL_CARDS)


@pytest.mark.parametrize("types", [(), (CardType.PET,) * 2, tuple(CardType)[:3]])
def test_a_card_has_one_type_or_two(types: tuple[CardType, ...]) -> None:
    with pytest.raises(ValueError, match="one type or two"):
        Card("odd", "Odd", types, Level.ONE, EFFECTS["hide"])


def uses(effect: Effect, kind: type) -> bool:
    return any(isinstance(value, kind) for value in every_value((effect,)))


# ---- effects fit their types -------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "root"), [(CardType.REACTION, React), (CardType.PET, PetAttack)])
def test_reactions_and_pets_are_known_by_their_effects(kind: CardType, root: type) -> None:
    assert of_type(kind) == [card for card in ALL_CARDS if type(card.effect) is root]


def test_attack_spells_supply_the_attack() -> None:
    assert all(type(card.effect) is BaseAttack for card in of_type(CardType.ATTACK_SPELL))


def test_an_enhance_spell_names_its_recipient_first() -> None:
    for card in of_type(CardType.ENHANCE_SPELL):
        recipient = getattr(card.effect, "on", None)
        assert isinstance(recipient, One)
        assert recipient.of == Allies()


def test_what_lasts_for_good_is_on_artifacts_only() -> None:
    for card in ALL_CARDS:
        values = list(every_value((card.effect,)))
        lasting = [getattr(value, "lasting", None) for value in values]
        assert card.is_artifact or OWNED not in lasting
        waiting = [value.lasting for value in values if isinstance(value, When)]
        assert waiting == [OWNED if card.is_artifact else THIS_ROUND] * len(waiting)


# ---- words -------------------------------------------------------------------------------------


def test_different_effects_have_different_words() -> None:
    said: dict[str, Effect] = {}
    for effect in Library(EFFECTS).effects:
        assert said.setdefault(describe(effect, messages()), effect) == effect
    printed: dict[str, Effect] = {}
    for effect in EFFECTS.values():
        assert printed.setdefault(text(effect), effect) == effect


@pytest.mark.parametrize("name", EFFECTS)
def test_cards_are_short_and_need_no_parentheses(name: str) -> None:
    words = text(EFFECTS[name])
    assert len(words) <= 170
    assert not set("()[]{}_") & set(words)
    assert words.count(". ") <= 2


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("oathhammer", "+2 melee."),
        ("shield-hymn", "One of your standing heroes within 3 spaces has +2 armor."),
        (
            "hide",
            "Spend 1 speed: you cannot be attacked until you attack, in later rounds too.",
        ),
        (
            "frost-grip",
            "For one monster or rival hero in sight within 3 spaces: "
            "it is rooted and cannot step, and it has -1 attack.",
        ),
        (
            "slip-away",
            "When you are attacked, or on your turn: +2 dodge, and you may leave enemies at no "
            "extra cost.",
        ),
        ("boar-spear", "Choose one: one melee attack of 4 at 1 to 2 spaces, or +2 melee."),
        (
            "earthquake",
            "One ranged attack of 6 at 1 to 3 spaces; afterwards, deal 2 damage to each character "
            "in your room other than you.",
        ),
        ("war-drum", "Each of your heroes has +1 attack while within 2 spaces of you."),
        ("heart-of-the-mountain", "In the end phase, heal 1 wound on each of your heroes."),
    ],
)
def test_cards_read_well(card: str, words: str) -> None:
    assert text(EFFECTS[card]) == words

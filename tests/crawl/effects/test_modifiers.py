"""Modifiers, with cases of all three games."""

from __future__ import annotations

import timeit

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.crawl.modifiers import (
    ADD,
    BEST,
    EVERYBODY,
    NEVER,
    NO_FLOOR,
    NO_TEST,
    SET_BASE,
    SET_LAST,
    WORST,
    Modifier,
    ModifierKind,
    Modifiers,
    Until,
    Words,
    expire,
    team,
    terms,
    total,
    without,
)
from undercroft.kernel.errors import SaveError
from undercroft.kernel.events import Term
from undercroft.kernel.layout import Several
from undercroft.kernel.moves import Names

STATS = Names("stat", ("melee", "ranged", "armor", "dodge", "speed", "attack", "ac", "hc", "power"))
MELEE, RANGED, ARMOR, DODGE, SPEED, ATTACK, AC, HC, POWER = range(9)
CARDS = Names("card", ("cleaver", "shield", "veil", "maul", "coat", "plate", "banner", "stance"))
CLEAVER, SHIELD, VEIL, MAUL, COAT, PLATE, BANNER, STANCE = range(8)
MOMENTS = Names("moment", ("never", "round-end", "turn-start", "turn-end"))
ROUND_END, TURN_START, TURN_END = 1, 2, 3
GROUPS = Names("group", ("none", "item-attack", "item-defence"))
ITEM_ATTACK, ITEM_DEFENCE = 1, 2
HERO, OTHER = 0, 1


def named(source: int) -> Term:
    return Term(CARDS.text(source), 0, f"card:{CARDS.text(source)}")


def base(amount: int) -> Term:
    return Term("base", amount)


# ---- Alliance ----------------------------------------------------------------------------------


def test_da_card_07_bonuses_last_until_the_end_of_the_round() -> None:
    mods = (Modifier(MELEE, 2, CLEAVER, HERO, until=Until(ROUND_END)),)
    assert total(mods, MELEE, HERO, base=3) == 5
    assert expire(mods, TURN_START) is mods
    assert total(expire(mods, ROUND_END), MELEE, HERO, base=3) == 3


def test_da_card_08_a_melee_bonus_does_not_count_in_ranged_attacks() -> None:
    mods = (Modifier(MELEE, 2, CLEAVER, HERO), Modifier(RANGED, 1, MAUL, HERO))
    assert (total(mods, MELEE, HERO), total(mods, RANGED, HERO)) == (2, 1)
    assert total(mods, MELEE, OTHER) == 0


def test_da_bat_05_armor_and_dodge_of_all_sources_add_up() -> None:
    mods = (
        Modifier(ARMOR, 2, SHIELD, HERO),
        Modifier(ARMOR, 1, BANNER, team(0)),
        Modifier(DODGE, 2, VEIL, HERO),
    )
    made = [
        *terms(mods, ARMOR, HERO, named, base=base(1), side=team(0)),
        *terms(mods, DODGE, HERO, named, base=base(0), side=team(0)),
    ]
    assert sum(term.amount for term in made) == 1 + 2 + 1 + 2
    assert Term("veil", 2, "card:veil") in made


def test_a_base_attack_of_a_card_is_raised_by_bonuses() -> None:
    mods = (Modifier(MELEE, 2, CLEAVER, HERO), Modifier(MELEE, 4, MAUL, HERO, SET_BASE))
    assert total(mods, MELEE, HERO, base=3) == 4 + 2


# ---- Caverns -----------------------------------------------------------------------------------


def test_cv_atk_08_one_item_bonus_counts_and_powers_add_on_top() -> None:
    mods = (
        Modifier(ATTACK, 1, CLEAVER, HERO, BEST, ITEM_ATTACK),
        Modifier(ATTACK, 2, MAUL, HERO, BEST, ITEM_ATTACK),
        Modifier(ATTACK, 2, STANCE, HERO),
        Modifier(AC, 1, COAT, HERO, BEST, ITEM_DEFENCE),
        Modifier(AC, 2, PLATE, HERO, BEST, ITEM_DEFENCE),
        Modifier(AC, 1, BANNER, EVERYBODY, BEST, ITEM_DEFENCE),
        Modifier(AC, -1, STANCE, HERO),
    )
    assert total(mods, ATTACK, HERO) == 2 + 2
    assert total(mods, AC, HERO, base=15) == 15 + 2 - 1
    assert total(mods, AC, OTHER, base=15) == 15 + 1
    sources = [term.label for term in terms(mods, ATTACK, HERO, named, base=base(0))]
    assert sources == ["base", "maul", "stance"]


def test_cv_move_12_speed_changes_add_up_to_0_at_least_and_immobilized_comes_last() -> None:
    heavy = Modifier(SPEED, -1, PLATE, HERO)
    curse = Modifier(SPEED, -6, BANNER, HERO)
    mood = Modifier(SPEED, 2, STANCE, HERO)
    stuck = Modifier(SPEED, 0, VEIL, HERO, SET_LAST)
    assert total((heavy, mood), SPEED, HERO, base=5, least=0) == 6
    assert total((heavy, curse), SPEED, HERO, base=5, least=0) == 0
    assert total((stuck, heavy, mood), SPEED, HERO, base=5, least=0) == 0


def test_a_bonus_may_depend_on_what_is_attacked() -> None:
    mods = (Modifier(ATTACK, 1, CLEAVER, HERO, BEST, ITEM_ATTACK, test=7),)
    assert total(mods, ATTACK, HERO, holds=lambda node: node == 7) == 1
    assert total(mods, ATTACK, HERO, holds=lambda node: node != 7) == 0
    assert total(mods, ATTACK, HERO) == 0


# ---- Infinity ----------------------------------------------------------------------------------


def test_di_abil_04_a_number_without_sign_replaces_the_stat() -> None:
    mods = (Modifier(POWER, 2, MAUL, HERO), Modifier(POWER, 7, STANCE, HERO, SET_LAST))
    assert total(mods[:1], POWER, HERO, base=4) == 6
    assert total(mods, POWER, HERO, base=4) == 7


def test_di_abil_06_hit_chance_of_one_ability_does_not_stack() -> None:
    once = Modifier(HC, 2, STANCE, HERO, BEST, group=STANCE)
    other = Modifier(HC, 1, BANNER, HERO, BEST, group=BANNER)
    assert total((once, once), HC, HERO, base=13) == 15
    assert total((once, once, other), HC, HERO, base=13) == 16


def test_di_stat_07_tokens_do_not_bring_power_below_0() -> None:
    tokens = (Modifier(POWER, -2, VEIL, HERO), Modifier(POWER, -2, VEIL, HERO))
    assert total(tokens, POWER, HERO, base=3, least=0) == 0
    made = terms(tokens, POWER, HERO, named, base=base(3), least=Term("at least 0", 0))
    assert [term.amount for term in made] == [3, -2, -2, 1]


def test_di_stat_08_the_floor_comes_before_halving() -> None:
    mods = (Modifier(POWER, 1, CLEAVER, HERO), Modifier(POWER, -9, VEIL, HERO))
    assert total(mods[:1], POWER, HERO, base=5, least=0) // 2 == 3
    assert total(mods, POWER, HERO, base=5, least=0) // 2 == 0


# ---- for all -----------------------------------------------------------------------------------


def test_only_the_worst_of_a_group_may_count() -> None:
    mods = tuple(Modifier(HC, -n, VEIL, HERO, WORST, 1) for n in (1, 3, 2))
    assert total(mods, HC, HERO, base=15) == 12


def test_something_ends_at_the_moment_of_its_owner_not_before_its_round() -> None:
    mods = (Modifier(POWER, 3, STANCE, HERO, until=Until(TURN_END, HERO, 5)),)
    assert expire(mods, TURN_END, OTHER, 5) == mods
    assert expire(mods, TURN_END, HERO, 4) == mods
    assert expire(mods, TURN_END, HERO, 5) == ()


def test_everything_of_a_source_can_end_together() -> None:
    mods = (
        Modifier(AC, 2, PLATE, HERO),
        Modifier(SPEED, -1, PLATE, HERO),
        Modifier(AC, 1, COAT, HERO),
    )
    assert without(mods, PLATE) == mods[2:]


modifiers = st.builds(
    Modifier,
    stat=st.integers(0, 2),
    amount=st.integers(-5, 5),
    source=st.integers(0, 7),
    scope=st.sampled_from([HERO, OTHER, EVERYBODY, team(0), team(1)]),
    stacking=st.sampled_from([ADD, ADD, BEST, WORST, SET_BASE, SET_LAST]),
    group=st.integers(0, 2),
    until=st.just(NEVER)
    | st.builds(Until, st.integers(1, 3), st.integers(-1, 1), st.integers(0, 9)),
    test=st.sampled_from([NO_TEST, NO_TEST, 3, 4]),
)
many = st.lists(modifiers, max_size=12).map(tuple)


@given(many, st.integers(-5, 20), st.sampled_from([NO_FLOOR, 0, 3]))
def test_terms_add_up_to_the_total(mods: Modifiers, printed: int, least: int) -> None:
    def holds(node: int) -> bool:
        return node == 3

    made = terms(
        mods, 0, HERO, named, base=base(printed), side=team(0), least=Term("", least), holds=holds
    )
    value = total(mods, 0, HERO, team(0), printed, least, holds)
    assert sum(term.amount for term in made) == value
    assert value >= least


KIND = Several(ModifierKind(Words(stats=STATS, sources=CARDS, groups=GROUPS, moments=MOMENTS)))


@given(many)
def test_modifiers_survive_saving(mods: Modifiers) -> None:
    assert KIND.load(KIND.save(mods)) == mods


def test_saves_have_names_and_only_what_is_unusual() -> None:
    mods = (
        Modifier(MELEE, 2, CLEAVER, HERO, until=Until(ROUND_END)),
        Modifier(AC, 1, COAT, HERO, BEST, ITEM_DEFENCE),
    )
    assert KIND.save(mods) == [
        {
            "stat": "melee",
            "amount": 2,
            "source": "cleaver",
            "scope": 0,
            "until": {"moment": "round-end"},
        },
        {
            "stat": "ac",
            "amount": 1,
            "source": "coat",
            "scope": 0,
            "stacking": "best",
            "group": "item-defence",
        },
    ]
    with pytest.raises(SaveError, match='did you mean "melee"'):
        KIND.load([{"stat": "mele", "amount": 2, "source": "cleaver", "scope": 0}])
    with pytest.raises(SaveError, match='"amount" is missing'):
        KIND.load([{"stat": "melee", "source": "cleaver", "scope": 0}])


def test_a_total_over_ten_modifiers_is_quick() -> None:
    mods = tuple(Modifier(i % 4, 1, i % 8, i % 3) for i in range(10))
    seconds = min(timeit.repeat(lambda: total(mods, 1, 1), number=2_000, repeat=5)) / 2_000
    assert seconds < 10e-6  # about 0.6 us on the machine this was written on

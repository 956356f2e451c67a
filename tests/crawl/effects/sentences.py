"""Many effects, for tests of their words: all small ones, and any larger ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any

from hypothesis import strategies as st

from tests.crawl.cards.caverns_words import Attack, Closest, DamagedByNeighbour, Flip, Items, NearIt
from tests.crawl.cards.words import Damage, Heroes, Monsters, Within
from undercroft.crawl.effects import (
    Actor,
    AllOf,
    Amount,
    AnyOf,
    As,
    AtLeast,
    AtMost,
    ByLevel,
    ChooseOne,
    Condition,
    CountOf,
    Each,
    Effect,
    Either,
    Except,
    Exists,
    Filter,
    ForEach,
    If,
    IfDone,
    It,
    Least,
    May,
    Most,
    Not,
    NotActor,
    Nothing,
    NotIt,
    Number,
    One,
    Pay,
    Plus,
    Repeat,
    RollTable,
    Row,
    Seq,
    Share,
    Shown,
    Special,
    Targets,
    Times,
    UpTo,
    When,
    Whose,
)

Values = st.SearchStrategy[Any]

LEAVES: tuple[Effect, ...] = (Nothing(), Damage(Number(1), on=It()), Flip())
TEST = AtLeast(Shown(), 2)
STRUCK = DamagedByNeighbour()


def wholes(parts: tuple[Effect, ...]) -> Iterator[Effect]:
    """Every effect composed of one or two of these."""
    for part in parts:
        yield from (May(part), Pay(Flip(), part), If(TEST, part), When(STRUCK, part))
        yield from (ForEach(It(), part), As(It(), part), Repeat(Number(1), part))
        yield Attack(Number(1), Number(1), on=It(), hit=part)
    for one, other in product(parts, repeat=2):
        yield from (Seq((one, other)), ChooseOne((one, other)), If(TEST, one, other))
        yield RollTable("d6", (Row(1, 3, one), Row(4, 6, other)))
        yield Attack(Number(1), Number(1), on=It(), hit=one, after=other)
        if other != Nothing():
            yield from (IfDone(one, other), IfDone(one, otherwise=other), IfDone(one, one, other))


def all_small() -> tuple[Effect, ...]:
    """All effects up to two deep made of a few leaves, and many three deep."""
    once = (*LEAVES, *wholes(LEAVES))
    twice = tuple(wholes(once[::2]))
    thrice = tuple(wholes(twice[:: len(twice) // 30]))
    return tuple(dict.fromkeys((*once, *twice, *thrice)))


def small_amounts(parts: Iterable[Amount], aims: Iterable[Targets]) -> Iterator[Amount]:
    """Every amount composed of one or two of these."""
    yield from (CountOf(aim) for aim in aims)
    for one, other in product(tuple(parts), repeat=2):
        yield from (Plus((one, other)), Least((one, other)), Most((one, other)))
        yield from (Times(2, one), Share(one, 2))


def small_conditions(parts: Iterable[Condition]) -> Iterator[Condition]:
    """Every condition composed of one or two of these."""
    for one, other in product(tuple(parts), repeat=2):
        yield from (Not(one), AllOf((one, other)), AnyOf((one, other)))


def small_filters(parts: Iterable[Filter], tests: Iterable[Condition]) -> Iterator[Filter]:
    """Every filter composed of one or two of these."""
    yield from (Whose(test) for test in tests)
    for one, other in product(tuple(parts), repeat=2):
        yield from (Except(one), Either((one, other)))


def small_targets(parts: tuple[Filter, ...], numbers: Iterable[Amount]) -> Iterator[Targets]:
    """All targets with up to two of these filters."""
    wheres = ((), *[(part,) for part in parts], *product(parts, repeat=2))
    for where in wheres:
        yield from (One(Monsters(), where), Each(Monsters(), where))
    for number, where in product(numbers, wheres):
        yield UpTo(number, Monsters(), where)


def all_small_aims() -> tuple[Effect, ...]:
    """Damage in all small amounts to all small targets."""
    numbers: tuple[Amount, ...] = (Number(1), Shown())
    plain: tuple[Filter, ...] = (Within(1), NotIt())
    aims = tuple(small_targets(plain, numbers))
    sums = (*numbers, *small_amounts(numbers, aims))
    tests: tuple[Condition, ...] = (
        *[AtLeast(number, 2) for number in sums[::5]],
        *[Exists(aim) for aim in aims[::5]],
    )
    more = (*tests, *small_conditions(tests[::3]))
    filters = (*plain, *small_filters(plain, more))
    far = tuple(small_targets(filters[::2], sums[::12]))
    every = [
        *[Damage(number, on=aim) for number in sums for aim in aims],
        *[Damage(Number(1), on=aim) for aim in far],
        *[Damage(number, on=It()) for number in small_amounts(sums[::2], far)],
    ]
    return tuple(dict.fromkeys(every))


numbers = st.integers(-9, 9)
names = st.from_regex(r"[a-z]{1,4}(-[a-z]{1,4})?", fullmatch=True)
groups: Values = st.sampled_from([Heroes(), Monsters(), Items()])


def several(inner: Values) -> Values:
    return st.lists(inner, min_size=2, max_size=3).map(tuple)


@cache
def amounts_to(depth: int) -> Values:
    """Amounts with so many levels inside."""
    levels = st.lists(numbers | st.none(), min_size=1, max_size=3).map(tuple)
    plain = st.builds(Number, numbers) | st.just(Shown()) | st.builds(ByLevel, levels)
    if not depth:
        return plain
    inner = amounts_to(depth - 1)
    return st.one_of(
        plain,
        st.builds(Plus, several(inner)),
        st.builds(Least, several(inner)),
        st.builds(Most, several(inner)),
        st.builds(Times, numbers, inner),
        st.builds(Share, inner, st.integers(2, 4)),
        st.builds(CountOf, targets_to(depth - 1)),
    )


@cache
def conditions_to(depth: int) -> Values:
    """Conditions with so many levels inside."""
    plain = st.builds(AtLeast, amounts_to(depth), numbers)
    if not depth:
        return plain
    inner = conditions_to(depth - 1)
    return st.one_of(
        plain,
        st.builds(AtMost, amounts_to(depth - 1), numbers),
        st.builds(Exists, targets_to(depth - 1)),
        st.builds(Not, inner),
        st.builds(AllOf, several(inner)),
        st.builds(AnyOf, several(inner)),
    )


@cache
def filters_to(depth: int) -> Values:
    """Filters with so many levels inside."""
    plain = st.one_of(
        st.sampled_from([NotActor(), NotIt(), Closest()]),
        st.builds(Within, numbers),
        st.builds(NearIt, numbers),
    )
    if not depth:
        return plain
    inner = filters_to(depth - 1)
    return st.one_of(
        plain,
        st.builds(Except, inner),
        st.builds(Either, several(inner)),
        st.builds(Whose, conditions_to(depth - 1)),
    )


@cache
def targets_to(depth: int) -> Values:
    """Targets with so many levels inside."""
    wheres = st.lists(filters_to(depth), max_size=2).map(tuple)
    return st.one_of(
        st.sampled_from([Actor(), It()]),
        st.builds(One, groups, wheres),
        st.builds(Each, groups, wheres),
        st.builds(UpTo, amounts_to(depth), groups, wheres),
    )


@cache
def effects_to(depth: int) -> Values:
    """Effects with so many levels inside."""
    plain = st.one_of(
        st.sampled_from([Nothing(), Flip()]),
        st.builds(Special, names),
        st.builds(Damage, amounts_to(2), targets_to(2)),
    )
    if not depth:
        return plain
    inner = effects_to(depth - 1)
    return st.one_of(
        plain,
        st.builds(Seq, several(inner)),
        st.builds(ChooseOne, several(inner)),
        st.builds(May, inner),
        st.builds(Pay, st.just(Flip()), inner),
        st.builds(If, conditions_to(2), inner, inner),
        st.builds(IfDone, inner, inner, inner.map(May)),
        st.builds(ForEach, targets_to(1), inner),
        st.builds(As, targets_to(1), inner),
        st.builds(Repeat, amounts_to(1), inner),
        st.builds(When, st.just(STRUCK), inner),
        st.builds(two_rows, inner, inner),
        st.builds(Attack, amounts_to(1), amounts_to(1), targets_to(1), inner, inner, inner),
    )


def two_rows(one: Effect, other: Effect) -> Effect:
    return RollTable("d6", (Row(1, 3, one), Row(4, 6, other)))


conditions = conditions_to(2)
effects = effects_to(2)

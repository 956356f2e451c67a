"""Amounts, conditions and filters."""

from __future__ import annotations

import pytest

from tests.crawl.cards.words import Heroes, Monsters, Within
from tests.crawl.effects.trial import arena_of
from undercroft.crawl.effects import (
    Actor,
    AllOf,
    Amount,
    AnyOf,
    AtLeast,
    AtMost,
    ByLevel,
    Condition,
    CountOf,
    Each,
    Either,
    Except,
    Exists,
    It,
    Least,
    Most,
    Not,
    NotActor,
    Nothing,
    NotIt,
    Number,
    One,
    Plus,
    Share,
    Shown,
    Targets,
    Times,
    Whose,
)

YES = AtLeast(Number(1), 1)
NO = AtMost(Number(1), 0)


@pytest.mark.parametrize(
    ("amount", "value"),
    [
        (Number(-3), -3),
        (Plus((Number(2), Number(3), Number(-1))), 4),
        (Times(-2, Number(3)), -6),
        (Share(Number(7), 2), 3),
        (Least((Number(4), Number(2))), 2),
        (Most((Number(4), Number(2))), 4),
        (ByLevel((1, 5, 9)), 5),
        (ByLevel((7,)), 7),
        (ByLevel((7, None)), 0),
        (CountOf(Each(Monsters())), 2),
        (CountOf(Actor()), 1),
        (Shown(), 17),
    ],
)
def test_amounts(amount: Amount, value: int) -> None:
    s = arena_of({"a": Nothing()})
    s.level[0] = 2
    assert s.EFFECTS.amount(s, s.EFFECTS.context(0, shown=17), amount) == value


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (YES, True),
        (NO, False),
        (Not(NO), True),
        (AllOf((YES, YES)), True),
        (AllOf((YES, NO)), False),
        (AnyOf((NO, YES)), True),
        (AnyOf((NO, NO)), False),
        (AtLeast(Number(2), 3), False),
        (AtMost(Number(3), 3), True),
        (Exists(One(Heroes(), (NotActor(),))), True),
        (Exists(One(Monsters(), (Within(1),))), False),
    ],
)
def test_conditions(condition: Condition, holds: bool) -> None:
    s = arena_of({"a": Nothing()})
    assert s.EFFECTS.holds(s, s.EFFECTS.context(0), condition) is holds


@pytest.mark.parametrize(
    ("targets", "found"),
    [
        (Actor(), (0,)),
        (It(), (3,)),
        (Each(Heroes()), (0, 1)),
        (Each(Heroes(), (NotActor(),)), (1,)),
        (Each(Monsters(), (NotIt(),)), (2,)),
        (Each(Monsters(), (Except(Within(2)),)), (3,)),
        (Each(Monsters(), (Either((Within(2), Within(3))),)), (2, 3)),
        (Each(Monsters(), (Whose(Exists(Each(Monsters(), (NotIt(), Within(2))))),)), (3,)),
    ],
)
def test_targets(targets: Targets, found: tuple[int, ...]) -> None:
    s = arena_of({"a": Nothing()})
    assert s.EFFECTS.targets_of(s, s.EFFECTS.context(0, it=3), targets) == found


def test_without_an_antecedent_it_is_nobody() -> None:
    s = arena_of({"a": Nothing()})
    assert s.EFFECTS.targets_of(s, s.EFFECTS.context(0), It()) == ()

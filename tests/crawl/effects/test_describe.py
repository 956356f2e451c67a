"""Words for content, from tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

import pytest
from hypothesis import given

from tests.crawl.cards.caverns_play import MESSAGES, PACKAGES
from tests.crawl.cards.words import Damage, Monsters, Within
from tests.crawl.effects.sentences import all_small, all_small_aims, conditions, effects
from tests.effort import examples
from undercroft.crawl.decode import ContentErrors, Context, decode, encode
from undercroft.crawl.describe import MessageError, describe, read_messages
from undercroft.crawl.effects import (
    Amount,
    AtLeast,
    ByLevel,
    ChooseOne,
    Condition,
    CountOf,
    Each,
    Effect,
    If,
    IfDone,
    It,
    Least,
    May,
    Nothing,
    Number,
    One,
    Plus,
    Seq,
    Targets,
    Times,
    UpTo,
)

HIT = Damage(Number(1), on=It())


class Colour(Enum):
    RED = "red"
    DARK_BLUE = "dark-blue"


@dataclass(frozen=True, slots=True)
class Paint(Effect):
    """A word of this module only, to try tables with."""

    colour: Colour
    layers: Amount
    on: Targets
    wet: bool = True


GOOD = """
[effect]
Paint = "paint {on} {colour} with {layers} {layers?layer|layers}{wet?, wet|}"
[word.Colour]
red = "red"
dark-blue = "dark blue"
"""


def painted(table: str) -> str:
    messages = read_messages(table, packages=(__name__,))
    return describe(Paint(Colour.DARK_BLUE, Number(2), It(), wet=False), messages)


def test_fields_plurals_and_enums_have_words() -> None:
    assert painted(GOOD) == "paint it dark blue with 2 layers"
    messages = read_messages(GOOD, packages=(__name__,))
    assert (
        describe(Paint(Colour.RED, Number(1), It()), messages) == "paint it red with 1 layer, wet"
    )


IDIOMS = """
[[idiom]]
effect = { may = { paint = { colour = "red", layers = 1, on = "it" } } }
says = "it may blush"
[[idiom]]
amount = { plus = [1, 2] }
says = { plain = "three", many = "threes" }
"""


def test_what_is_composed_may_have_an_idiom() -> None:
    messages = read_messages(GOOD + IDIOMS, packages=(__name__,))
    red = Paint(Colour.RED, Number(1), It())
    assert describe(May(red), messages) == "it may blush"
    assert describe(red, messages) == "paint it red with 1 layer, wet"
    three = Plus((Number(1), Number(2)))
    assert [describe(three, messages, form) for form in ("", "many")] == ["three", "threes"]
    assert (
        describe(Paint(Colour.RED, three, It()), messages) == "paint it red with three layers, wet"
    )
    assert describe(Plus((Number(2), Number(1))), messages) == "2 plus 1"


def test_an_idiom_of_what_cannot_be_is_refused() -> None:
    with pytest.raises(ContentErrors, match="unknown effect"):
        read_messages(IDIOMS, packages=())


def test_a_table_of_another_language_is_enough() -> None:
    german = """
    [effect]
    Paint = "bemale {on} mit {layers} {layers?Schicht|Schichten} {colour}[ ({wet?nass|trocken})]"
    [target]
    It = "es"
    [word.Colour]
    red = "Rot"
    dark-blue = "Dunkelblau"
    """
    assert painted(german) == "bemale es mit 2 Schichten Dunkelblau (trocken)"


@pytest.mark.parametrize(
    ("old", "new", "flaw"),
    [
        (GOOD, "", r"\[effect\] has no words for Paint"),
        ('red = "red"', "", r"\[word.Colour\] has no word for red"),
        ("{colour}", "{color}", "there is no field color"),
        ("{on}", "it", "does not speak of on"),
        ("{layers?layer|layers}", "{layers@coats}", "there is no field coats"),
        ("paint {on}", "paint {on", "is not a template"),
        ("[word", 'Stroke = "you may {do}"\n[word', "May and Stroke are said alike"),
    ],
)
def test_what_a_table_lacks_is_told_when_it_is_read(old: str, new: str, flaw: str) -> None:
    with pytest.raises(MessageError, match=flaw):
        painted(GOOD.replace(old, new))


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (Seq((HIT, Nothing())), "deal 1 damage to it, then nothing happens"),
        (Seq((May(HIT), HIT)), "(you may deal 1 damage to it), then deal 1 damage to it"),
        (May(Seq((HIT, HIT))), "you may deal 1 damage to it, then deal 1 damage to it"),
        (
            If(AtLeast(Number(1), 1), May(HIT)),
            "if 1 is 1 or more: (you may deal 1 damage to it)",
        ),
        (UpTo(Number(1), Monsters(), (Within(2),)), "up to 1 monster within 2"),
        (UpTo(Number(2), Monsters()), "up to 2 monsters"),
        (CountOf(Each(Monsters(), (Within(2),))), "the number of monsters within 2"),
        (CountOf(One(Monsters())), "the number of candidate monsters"),
        (Plus((Number(1), Times(2, Number(3)))), "1 plus (2 times 3)"),
        (Least((CountOf(Each(Monsters())), Number(3))), "the least of (the number of monsters), 3"),
        (ByLevel((None, 4)), "-/4 by level"),
    ],
)
def test_words(value: object, words: str) -> None:
    assert describe(value, MESSAGES) == words


@pytest.mark.parametrize("make", [all_small, pytest.param(all_small_aims, marks=pytest.mark.long)])
def test_all_small_effects_have_different_words(make: Callable[[], tuple[Effect, ...]]) -> None:
    every = make()
    assert len(every) > 15_000
    said: dict[str, Effect] = {}
    for effect in every:
        assert said.setdefault(describe(effect, MESSAGES), effect) is effect


@examples(100)
@given(effects, effects)
def test_different_effects_have_different_words(one: Effect, other: Effect) -> None:
    said = describe(one, MESSAGES) == describe(other, MESSAGES)
    assert said is (one == other)


@examples(60)
@given(effects, effects, conditions)
def test_rearranged_effects_have_different_words(
    one: Effect, other: Effect, test: Condition
) -> None:
    arranged = [
        Seq((one, other, other)),
        Seq((Seq((one, other)), other)),
        Seq((one, Seq((other, other)))),
        ChooseOne((Seq((one, other)), other)),
        Seq((ChooseOne((one, other)), other)),
        May(Seq((one, other))),
        Seq((May(one), other)),
        If(test, one, other),
        If(test, Seq((one, other))),
        Seq((If(test, one), other)),
        If(test, If(test, one), other),
        If(test, If(test, one, other)),
        IfDone(one, Seq((other, other))),
        IfDone(Seq((one, other)), May(other)),
        IfDone(one, IfDone(other, May(one)), May(other)),
        IfDone(one, IfDone(other, May(one), May(other))),
    ]
    different = dict.fromkeys(arranged)
    assert len({describe(effect, MESSAGES) for effect in different}) == len(different)


@examples(100)
@given(effects)
def test_any_effect_survives_writing_and_reading(effect: Effect) -> None:
    context = Context(packages=("undercroft.crawl.effects", *PACKAGES))
    assert decode(Effect, encode(effect, Effect), context=context) == effect

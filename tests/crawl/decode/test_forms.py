"""How values are written: the shortest form that reads back equal, and the longer ones."""

import pickle
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given

from tests.crawl.decode import sample as s
from tests.crawl.decode import values
from undercroft.crawl.decode import ContentErrors, Context, Plain, decode, encode, kebab


def number(n: int) -> s.Number:
    return s.Number(n)


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (s.It(), "it"),
        (s.Heal(), "heal"),
        (s.Number(3), 3),
        (s.Damage(number(1)), {"damage": 1}),
        (s.Damage(number(1), on=s.Self()), {"damage": {"amount": 1, "on": "self"}}),
        (s.Damage(s.ByLevel((1, None, 2))), {"damage": {"by-level": [1, None, 2]}}),
        (s.Heal(number(2)), {"heal": 2}),
        (s.Heal(may_revive=True), {"heal": {"may-revive": True}}),
        (s.Seq(()), []),
        (s.Seq((s.Heal(), s.Seq((s.Nothing(),)))), ["heal", ["nothing"]]),
        (s.Ignore(), "pierce"),
        (s.Ignore(number(2)), {"pierce": 2}),
        (s.Ignore("behind"), {"pierce": "behind"}),
        (s.Ignore(s.Behind()), {"pierce": {"behind": {}}}),
        (s.One(None), {"one": None}),
        (s.One(7), {"one": 7}),
        (s.Bonus(s.Stat.MELEE, 1), {"bonus": {"stat": "melee", "amount": 1}}),
        (
            s.Bonus(s.Stat.MELEE, number(1), frozenset({s.Stat.SPEED, s.Stat.MELEE})),
            {"bonus": {"stat": "melee", "amount": {"number": 1}, "scope": ["melee", "speed"]}},
        ),
        (s.Not(s.Not(s.MovedAtLeast(3))), {"not": {"not": {"moved-at-least": 3}}}),
        (s.Not(s.Behind()), {"not": "behind"}),
        (s.Tile(cost=2), {"cost": 2}),
        ((s.It(), s.Self()), ["it", "self"]),
    ],
)
def test_a_value_is_written_in_its_shortest_form(value: object, plain: Plain) -> None:
    assert encode(value) == plain
    kind = tuple[s.Target, ...] if isinstance(value, tuple) else type(value)
    assert decode(kind, plain) == value


@pytest.mark.parametrize(
    ("plain", "value"),
    [
        ({"it": {}}, s.It()),
        ({"it": None}, s.It()),
        ({"number": 3}, s.Number(3)),
        ({"number": {"value": 3}}, s.Number(3)),
        ({"heal": None}, s.Heal()),
        ({"damage": {"amount": {"number": {"value": 1}}, "on": {"it": {}}}}, s.Damage(number(1))),
        ({"seq": {"steps": [{"seq": []}]}}, s.Seq((s.Seq(()),))),
        ({"not": {"behind": "behind"}}, s.Not(s.Behind())),
    ],
)
def test_longer_forms_are_read_too(plain: Plain, value: object) -> None:
    assert decode(type(value), plain) == value


def test_a_field_named_as_a_verb_is_taken_for_the_field() -> None:
    inner = s.Not(s.Not(s.Behind()))
    assert decode(s.Condition, encode(inner)) == inner
    assert decode(s.Condition, {"not": {"behind": {"behind": {}}}}) == s.Not(s.Behind())


def test_a_union_of_dataclasses_is_written_with_verbs() -> None:
    shelf = s.Shelf(first=s.Tile(cost=1))
    assert encode(shelf) == {"first": {"tile": {"cost": 1}}}
    assert decode(s.Shelf, {"first": {"card": {"id": "a", "name": "A"}}}).first == s.Card(
        s.CardId("a"), "A"
    )
    assert encode(s.Tile(cost=1), s.Card | s.Tile) == {"tile": {"cost": 1}}


def test_cards_of_one_document_may_speak_of_each_other() -> None:
    cards: list[Plain] = [
        {"id": "one", "name": "One", "effect": {"recover": "two"}},
        {"id": "two", "name": "Two", "effect": {"recover": "old"}},
    ]
    shelf = decode(s.Shelf, {"cards": cards}, context=Context(known={"card": ["old"]}))
    assert shelf.cards[0].effect == s.Recover(s.CardId("two"))


def test_names_are_written_in_kebab_case() -> None:
    assert kebab("ChooseOne") == "choose-one"
    assert kebab("ACBonus") == "ac-bonus"
    assert kebab("tile_range") == "tile-range"
    assert kebab("from_") == "from"


def test_errors_survive_pickling() -> None:
    with pytest.raises(ContentErrors) as caught:
        decode(s.Effect, {"damge": 1})
    copy = pickle.loads(pickle.dumps(caught.value))
    assert str(copy) == str(caught.value)
    assert copy.errors[0].nearest == ("damage",)


@given(values.effects)
def test_every_effect_reads_back_equal(effect: Any) -> None:
    assert decode(s.Effect, encode(effect)) == effect
    assert decode(type(effect), encode(effect)) == effect


@given(values.shelves)
def test_every_document_reads_back_equal(shelf: s.Shelf) -> None:
    assert decode(s.Shelf, encode(shelf)) == shelf


@given(values.effects)
def test_what_was_written_is_written_the_same_again(effect: Any) -> None:
    plain = encode(effect)
    assert encode(decode(s.Effect, plain)) == plain


def test_a_table_has_free_names() -> None:
    kind = dict[str, int | tuple[int, ...]]
    assert decode(kind, {"one": 1, "more": [2, 3]}) == {"one": 1, "more": (2, 3)}
    assert decode(Numbers, {"by-name": {"one": 1}}) == Numbers({"one": 1})
    assert encode(Numbers({"one": 1, "more": (2, 3)})) == {"by-name": {"one": 1, "more": [2, 3]}}
    assert encode(Numbers({})) == {}


@dataclass(frozen=True)
class Numbers:
    by_name: dict[str, int | tuple[int, ...]] = field(default_factory=dict, hash=False)

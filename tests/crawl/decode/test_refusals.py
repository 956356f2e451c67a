"""What is refused, where, and in which words."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.crawl.decode import sample as s
from tests.crawl.decode import values
from tests.effort import examples
from undercroft.crawl.decode import ContentError, ContentErrors, Context, Limits, decode, encode

PACK = Context(known={"card": ("ember-lash", "dusk-bolt")}, untrusted=True)


def refusals(kind: object, plain: object, context: Context = PACK) -> tuple[ContentError, ...]:
    with pytest.raises(ContentErrors) as caught:
        decode(kind, plain, context=context)
    return caught.value.errors


def refused(kind: object, plain: object) -> ContentError:
    [error] = refusals(kind, plain)
    return error


def test_an_unknown_verb_is_refused_with_the_nearest() -> None:
    error = refused(s.Effect, [{"heal": 1}, {"damge": 1}])
    assert error.path == (1, "damge")
    assert error.on_key
    assert error.found == "damge"
    assert error.nearest == ("damage",)
    assert "choose-one" in error.allowed
    assert str(error) == '[1].damge: unknown effect "damge"; did you mean "damage"?'


def test_an_unknown_field_is_refused_once_though_another_is_then_missing() -> None:
    error = refused(s.Effect, {"bonus": {"stat": "melee", "amont": 1}})
    assert error.sentence == 'unknown field "amont" of "bonus"; did you mean "amount"?'
    assert error.path == ("bonus", "amont")


def test_a_misspelt_field_is_not_taken_for_the_short_form() -> None:
    error = refused(s.Effect, {"damage": {"amont": 1}})
    assert error.sentence == 'unknown field "amont" of "damage"; did you mean "amount"?'


def test_an_unknown_id_is_refused_with_the_nearest() -> None:
    error = refused(s.Effect, {"recover": "ember-lsh"})
    assert error.sentence == 'unknown card "ember-lsh"; did you mean "ember-lash"?'
    assert error.path == ("recover",)


def test_every_error_of_a_document_is_told() -> None:
    cards = [{"id": "a", "name": 3, "effect": {"heel": 1}}, {"id": "a", "nam": "A"}, 7]
    errors = refusals(s.Shelf, {"cards": cards})
    assert [str(error) for error in errors] == [
        "cards[0].name: expected text, not the number 3; put it in quotes if text is meant",
        'cards[0].effect.heel: unknown effect "heel"; did you mean "heal"?',
        'cards[1].nam: unknown field "nam" of "card"; did you mean "name"?',
        'cards[1].id: the card "a" is declared twice',
        'cards[2]: expected the fields of "card", not the number 7',
    ]


def test_a_pack_may_not_use_builtin_words_nor_is_it_told_of_them() -> None:
    error = refused(s.Effect, {"special": "x"})
    assert error.sentence == '"special" may be used by built-in content only'
    assert (error.path, error.on_key) == (("special",), True)
    assert "special" not in refused(s.Effect, {"specal": "x"}).allowed
    assert decode(s.Effect, {"special": "x"}) == s.Special("x")


def test_a_pack_may_not_take_the_id_of_another_card() -> None:
    card = {"id": "dusk-bolt", "name": "Mine"}
    assert refused(s.Card, card).sentence == 'there is already a card "dusk-bolt"'
    assert decode(s.Card, card, context=Context(known=PACK.known)).id == "dusk-bolt"


@pytest.mark.parametrize(
    ("kind", "plain", "sentence"),
    [
        (int, True, "expected a whole number, not true"),
        (int, 1.5, "expected a whole number, not the number 1.5"),
        (int, "3", 'expected a whole number, not the text "3"'),
        (int, 1_000_001, "expected a number from -1000000 to 1000000, not the number 1000001"),
        (bool, "no", 'expected true or false, not the text "no"'),
        (bool, 1, "expected true or false, not the number 1"),
        (str, None, "expected text, not nothing; put it in quotes if text is meant"),
        (str, ["a"], "expected text, not a list"),
        (str, "a\x07b", "the character U+0007 is not allowed in text"),
        (str, "a\u202eb", "the character U+202E is not allowed in text"),
        (str, "x" * 2001, "expected text of 0 to 2000 letters, not of 2001"),
        (None, 0, "expected nothing, not the number 0"),
        (s.Stat, "meele", 'unknown stat "meele"; did you mean "melee"?'),
        (s.Stat, 3, "expected a word, not the number 3; it can be melee, ranged or speed"),
        (s.Race, "half_orc", 'unknown race "half_orc"; did you mean "half-orc"?'),
        (int | None, "x", 'expected a whole number or nothing, not the text "x"'),
        (tuple[int, ...], 3, "expected a list, not the number 3"),
        (tuple[int, int], [1], "expected a list of 2 elements, not of 1"),
        (dict[str, int], [1], "expected a table, not a list"),
        (dict[str, int], {"a": "x"}, 'expected a whole number, not the text "x"'),
        (frozenset[int], [1, 2, 1], "the number 1 is in this list twice"),
        (s.Tile, {"cost": -1}, '"tile" is wrong: a cost is never negative'),
        (s.Target, 5, "expected a target, not the number 5; it can be it, one or self"),
        (s.Target, {}, "a target is written as one word and what belongs to it; found none"),
        (
            s.Effect,
            {"heal": 1, "damage": 1},
            'an effect is written as one word and what belongs to it; found "heal", "damage"',
        ),
        (s.Effect, "damage", '"damage" needs the field "amount"'),
        (s.Effect, {"damage": None}, '"damage" needs the field "amount"'),
        (s.Target, {"it": 3}, '"it" has no fields, so the number 3 cannot follow'),
        (s.Effect, {"choose-one": []}, "expected a list of 1 to 4 elements, not 0"),
        (s.Target, {"one": {"within": 21}}, "expected a number from 0 to 20, not the number 21"),
        (s.Card, {"id": "a b", "name": "A"}, "an id is letters and digits joined by -, _ or ., "),
        (s.Effect, {b"x": 1}, "a key must be text, not a Python bytes"),
        (s.Effect, {"damage": {1, 2}}, "content is plain data, not a Python set"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(kind: object, plain: object, sentence: str) -> None:
    assert refused(kind, plain).sentence.startswith(sentence)


def test_a_huge_number_is_refused_without_being_spelled() -> None:
    assert refused(int, 10**1_000_000).sentence.endswith("a number of about 1000001 digits")
    assert refused(str, -(10**9_999)).found == "a number of about 10000 digits"


def test_the_reading_stops_after_so_many_errors() -> None:
    assert len(refusals(tuple[int, ...], ["x"] * 1000)) == 20
    few = Context(limits=Limits(errors=3))
    assert len(refusals(tuple[int, ...], ["x"] * 1000, few)) == 3


def test_deep_plain_data_is_refused_before_it_recurses() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    error = refused(s.Effect, deep)
    assert error.what == "nested deeper than 64 levels"
    assert len(error.path) == 64


def test_the_deepest_allowed_value_is_read() -> None:
    deep: Any = []
    for _ in range(63):
        deep = [deep]
    assert encode(decode(s.Effect, deep)) == deep


def test_a_list_inside_itself_is_refused() -> None:
    ring: list[object] = []
    ring.append(ring)
    assert refused(s.Effect, ring).what == "nested deeper than 64 levels"


def test_lists_shared_a_billion_times_are_refused() -> None:
    laugh: Any = ["nothing"] * 10
    for _ in range(9):
        laugh = [laugh] * 10
    assert refused(s.Effect, laugh).what == "more than 100000 values in one document"


def test_a_value_too_deep_to_read_is_not_written() -> None:
    effect: s.Effect = s.Nothing()
    for _ in range(70):
        effect = s.Seq((effect,))
    with pytest.raises(ContentErrors, match="nested deeper"):
        encode(effect)


@examples(400)
@given(st.sampled_from([s.Effect, s.Shelf, s.Card, s.Target, s.Amount, s.Bonus]), values.plains)
def test_any_plain_data_is_read_or_refused(kind: object, plain: object) -> None:
    value = read_or_refused(kind, plain)
    if isinstance(value, ContentErrors):
        assert str(value).replace("\n", "").isprintable()
    else:
        assert decode(kind, encode(value, kind), context=PACK) == value


@given(values.effects, st.data())
def test_a_document_with_one_part_replaced_is_read_or_refused(effect: Any, data: Any) -> None:
    plain = _replaced(encode(effect), data.draw(values.plains), data)
    read_or_refused(s.Effect, plain)


def read_or_refused(kind: object, plain: object) -> object:
    """The value, or its errors; any other exception fails the test."""
    try:
        return decode(kind, plain, context=PACK)
    except ContentErrors as errors:
        return errors


def _replaced(plain: Any, other: Any, data: Any) -> Any:
    """A copy of `plain` with one part, drawn from anywhere in it, replaced by `other`."""
    if not isinstance(plain, dict | list) or not plain or data.draw(st.booleans()):
        return other
    copy = plain.copy()
    keys = list(copy) if isinstance(copy, dict) else range(len(copy))
    key = data.draw(st.sampled_from(keys))
    copy[key] = _replaced(copy[key], other, data)
    return copy

"""Unquoted words mean what YAML 1.2 says; text survives being written and read."""

import pytest
import yaml
from hypothesis import given

from tests.crawl.decode import sample as s
from tests.crawl.decode import values
from tests.effort import examples
from undercroft.crawl.decode import Context, Plain
from undercroft.packs import dump, load, read


@pytest.mark.parametrize(
    ("word", "plain"),
    [
        ("", None),
        ("~", None),
        ("null", None),
        ("nUll", "nUll"),
        ("true", True),
        ("FALSE", False),
        ("no", "no"),
        ("on", "on"),
        ("Yes", "Yes"),
        ("y", "y"),
        ("0", 0),
        ("-12", -12),
        ("+7", 7),
        ("0x1F", 31),
        ("0o17", 15),
        ("1_000", "1_000"),
        ("1:30", "1:30"),
        ("2026-05-01", "2026-05-01"),
        ("1.5", 1.5),
        (".5", 0.5),
        ("1e3", 1000.0),
        ("-", [None]),
        ("-a", "-a"),
        ("1d20", "1d20"),
        ("'1'", "1"),
        ('"\\u00e9"', "é"),
        ("=", "="),
        ("0xg", "0xg"),
        ("|\n  a\n  b\n", "a\nb\n"),
    ],
)
def test_a_word_means_what_yaml_1_2_says(word: str, plain: Plain) -> None:
    document = read(word)
    assert document.plain == plain
    assert type(document.plain) is type(plain)


def test_a_dumped_value_is_pleasant_to_read() -> None:
    card = s.Card(
        s.CardId("ember-lash"),
        "Ember Lash: no",
        s.Seq((s.Damage(s.Number(1), s.One("monster", 2)), s.Heal(), s.Bonus(s.Stat.SPEED, 2))),
        races=frozenset(s.Race),
        tile=s.Tile(("ab#d", "....")),
    )
    assert dump(card) == (
        "id: ember-lash\n"
        "name: 'Ember Lash: no'\n"
        "effect:\n"
        "- damage:\n"
        "    amount: 1\n"
        "    on:\n"
        "      one: {who: monster, within: 2}\n"
        "- heal\n"
        "- bonus: {stat: speed, amount: 2}\n"
        "races: [dwarf, half-orc]\n"
        "tile:\n"
        "  rows: [ab#d, '....']\n"
    )


@examples(300)
@given(values.shelves)
def test_every_document_survives_yaml(shelf: s.Shelf) -> None:
    assert load(s.Shelf, dump(shelf)) == shelf


@given(values.effects)
def test_every_effect_survives_yaml(effect: s.Effect) -> None:
    assert load(s.Effect, dump(effect)) == effect


@examples(500)
@given(values.texts)
def test_every_text_survives_yaml(text: str) -> None:
    assert load(str, dump(text)) == text
    assert load(s.Effect, dump(s.Special(text))) == s.Special(text)


def test_the_parser_written_in_python_reads_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    text = dump(s.Damage(s.ByLevel((1, None))))
    monkeypatch.setattr("undercroft.packs.marked.LOADER", yaml.SafeLoader)
    assert load(s.Effect, text, Context()) == s.Damage(s.ByLevel((1, None)))

"""Hostile text is refused quickly, with a PackError and nothing else."""

import time

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from tests.crawl.decode import sample as s
from tests.crawl.decode import values
from tests.effort import examples
from undercroft.packs import PackError, dump, load

MEGABYTE = 1_000_000
SECONDS = 5.0
"""Far above what it takes (half a second), far below what a quadratic reader would."""


def filled(part: str) -> str:
    """A megabyte of repetitions."""
    return (part * (MEGABYTE // len(part) + 1))[:MEGABYTE]


def refusal(text: str | bytes) -> str:
    """The first line of what is said about a text, which must be refused in time."""
    start = time.process_time()
    with pytest.raises(PackError) as caught:
        load(tuple[s.Effect, ...], text, name="p")
    assert time.process_time() - start < SECONDS
    return str(caught.value).splitlines()[0]


BILLION_LAUGHS = "a: &a [ha, ha]\n" + "".join(
    f"{name}: &{name} [*{last}, *{last}, *{last}]\n"
    for last, name in zip("abcdefgh", "bcdefghi", strict=True)
)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (BILLION_LAUGHS, "p:1:4: anchors"),
        ("[" * 100_000, "p:1:65: nested deeper than 64 levels"),
        (filled("["), "p:1:65: nested deeper than 64 levels"),
        (filled("{a: "), "p:1:257: nested deeper than 64 levels"),
        (filled("- "), "p:1:129: nested deeper than 64 levels"),
        (filled("{"), "p:1:2: a key must be text"),
        (filled("? "), "p:1:3: a key must be text"),
        ("\n".join(" " * i + "a:" for i in range(1400)), "p:65:65: nested deeper than 64"),
        (filled("9"), "p:1:1: a number of 1000000 digits is too long"),
        ("0x" + filled("f")[2:], "p:1:1: a number of 1000000 digits is too long"),
        ("1e" + filled("9")[2:], "p:1:1: a number of 1000000 characters is too long"),
        (filled("%TAG !a! b\n"), "p:1:1: YAML directives are not used here"),
        (filled("---\n"), "p:2:1: a file holds one document"),
        (filled("- a\n"), "p:100000:3: more than 100000 values in one file"),
        ("[" + filled("{a: [1,2,3]}, ")[:-1], "p:1:233331: more than 100000 values in one file"),
        ("- a\n" * 99_999, 'p:1:3: unknown effect "a"'),
        ("- damge: 1\n" * 30_000, 'p:1:3: unknown effect "damge"; did you mean "damage"?'),
        ("".join(f"k{i}: v\n" for i in range(49_000)), "p:1:1: expected a list, not a mapping"),
        (filled("a:\n"), "p:2:1: this key was given before"),
        ("- " + filled("x")[2:], 'p:1:3: unknown effect "xxxxxxxxxx'),
        ('- "' + filled("\\x41")[:-4] + '"', 'p:1:3: unknown effect "AAAAAA'),
        (filled("#\n"), "p:1:1: expected a list, not nothing"),
        (filled('"'), "p:1:3: this is not YAML"),
        (filled("x") + "x", "p: a file may not be larger than 1000000 bytes"),
        ("é" * 600_000, "p: a file may not be larger than 1000000 bytes"),
        ("- \ud800", "p:1:3: this is not text in UTF-8"),
        ('- "\\UFFFFFFFF"', "p:1:6: this is not YAML"),
        ('- "\\uD800"', "p:1:6: this is not YAML"),
        (b"\xff\xfe[\x00]\x00", "p:1:1: this is not text in UTF-8"),
        (b"\x00" * 100, "p:1:1: the character U+0000 is not allowed"),
    ],
    ids=lambda value: ascii(value[:30]),
)
def test_hostile_text_is_refused_in_time(text: str | bytes, expected: str) -> None:
    assert refusal(text).startswith(expected)


@pytest.mark.parametrize(
    "text", ['- "\\UFFFFFFFF"', '- "\\uD800"', "- \ufffe", "[" * 100_000, "- !"]
)
def test_the_parser_written_in_python_is_as_safe(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.packs.marked.LOADER", yaml.SafeLoader)
    with pytest.raises(PackError):
        load(s.Effect, text)


def test_nothing_is_built_from_a_tag() -> None:
    attack = "- !!python/object/apply:os.system ['touch /tmp/owned']"
    assert refusal(attack) == "p:1:3: tags (!name) are not used here"


def read_or_refused(text: str | bytes) -> object:
    """The value, or the refusal; any other exception fails the test."""
    try:
        return load(s.Shelf, text)
    except PackError as error:
        return error


@examples(300)
@given(st.binary(max_size=200))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    read_or_refused(data)


KEYS = ("cards", "id", "name", "effect", "<<", "1", "~")
MARKS = (": ", "- ", "[", "]", "{", "}", ", ", "&a ", "*a", "!t ", "'", '"', "? ", "#", "%", "\\u")
BREAKS = ("\n", "\n  ", "\n    ", "|\n", ">-\n", "\n---\n", "\n...\n")
pieces = st.sampled_from((*KEYS, *MARKS, *BREAKS))


@examples(500)
@given(st.lists(pieces, max_size=40).map("".join))
def test_any_pieces_of_yaml_are_read_or_refused(text: str) -> None:
    read_or_refused(text)


@given(values.shelves, st.data())
def test_a_pack_with_a_typing_error_is_read_or_refused(shelf: s.Shelf, data: st.DataObject) -> None:
    text = dump(shelf)
    at = data.draw(st.integers(0, len(text)))
    read_or_refused(text[:at] + data.draw(st.text(max_size=2)) + text[at + 1 :])

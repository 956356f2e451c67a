"""Each refusal names its file, line and column."""

from pathlib import Path
from textwrap import dedent

import pytest

from tests.crawl.decode import sample as s
from undercroft.crawl.decode import Context
from undercroft.packs import PackError, PackErrors, load, read

PACK = Context(known={"card": ("ember-lash", "dusk-bolt")}, untrusted=True)

HEROES = """\
# The cards of two heroes.
cards:
  - id: oath-hammer
    name: Oathhammer
    effect: {bonus: {stat: melee, amount: 2}}
  - id: field-herbs
    name: Field Herbs
    flavour: >
      Chew well,
      then swallow.
    effect:
      - heal:
          amount: 2
          on: {one: {who: hero, within: 2}}
      - if:
          condition: {not: behind}
          then: {recover: oath-hammer}
"""


def refusals(text: str, kind: object = s.Shelf) -> list[str]:
    with pytest.raises(PackError) as caught:
        load(kind, dedent(text), PACK, name="heroes.yaml")
    return str(caught.value).splitlines()


def test_a_pack_is_read(tmp_path: Path) -> None:
    file = tmp_path / "heroes.yaml"
    file.write_text(HEROES)
    herbs = load(s.Shelf, file, PACK).cards[1]
    assert herbs.flavour == "Chew well, then swallow.\n"
    assert herbs.effect == s.Seq(
        (
            s.Heal(s.Number(2), s.One("hero", 2)),
            s.If(s.Not(s.Behind()), s.Recover(s.CardId("oath-hammer"))),
        )
    )


@pytest.mark.parametrize(
    ("right", "wrong", "refusal"),
    [
        ("- heal:", "- heel:", '12:9: unknown effect "heel"; did you mean "heal"?'),
        ("amount: 2\n", "amuont: 2\n", '13:11: unknown field "amuont" of "heal"; did you mean "am'),
        ("amount: 2\n", "amount: two\n", '13:19: unknown amount "two"; it can be by-level, number'),
        ("who: hero", "who: heros", '14:27: unknown word "heros"; did you mean "hero"?'),
        ("within: 2", "within: 99", "14:41: expected a number from 0 to 20, not the number 99"),
        ("not: behind", "not: behnd", '16:28: unknown condition "behnd"; did you mean "behind"?'),
        ("recover: oath-", "recover: oat-", '17:27: unknown card "oat-hammer"; did you mean "oath'),
        ("stat: melee", "stat: no", '5:28: unknown stat "no"; it can be melee, ranged or speed'),
        ("field-herbs", "oath-hammer", '6:9: the card "oath-hammer" is declared twice'),
        ("field-herbs", "dusk-bolt", '6:9: there is already a card "dusk-bolt"'),
        ("name: Oathhammer", "hidden: no", '3:5: "card" needs the field "name"'),
        ("Oathhammer", "7", "4:11: expected text, not the number 7; put it in quotes if text"),
        ("Oathhammer", "on", ""),
        ("heal:\n", "special:\n", '12:9: "special" may be used by built-in content only'),
    ],
)
def test_a_mistake_in_a_pack_is_found_where_it_is(right: str, wrong: str, refusal: str) -> None:
    assert right in HEROES
    text = HEROES.replace(right, wrong, 1)
    if refusal:
        assert refusals(text)[0].startswith(f"heroes.yaml:{refusal}")
    else:
        assert load(s.Shelf, text, PACK).cards[0].name == wrong


def test_all_mistakes_are_told_in_the_order_of_lines() -> None:
    text = (
        HEROES.replace("- heal:", "- heel:")
        .replace("oath-hammer}", "oaf}")
        .replace("id: o", "id: $o")
    )
    assert refusals(text) == [
        'heroes.yaml:3:9: an id is letters and digits joined by -, _ or ., not "$oath-hammer"',
        'heroes.yaml:12:9: unknown effect "heel"; did you mean "heal"?',
        'heroes.yaml:17:27: unknown card "oaf"; it can be dusk-bolt, ember-lash or field-herbs',
    ]


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("cards: &all []", "1:8: anchors (&name) are not used here"),
        ("first: *all", "1:8: aliases (*name) are not used here; write the value again"),
        ("cards: !!python/object:os.system []", "1:8: tags (!name) are not used here"),
        ("cards: !!set {a}", "1:8: tags (!name) are not used here"),
        ("cards: ! []", "1:8: tags (!name) are not used here"),
        ("cards: []\ncards: []", "2:1: this key was given before, in line 1"),
        ('cards: []\n"cards": []', "2:1: this key was given before, in line 1"),
        ("1: a", "1:1: a key must be text; put it in quotes if text is meant"),
        ("cards:\n  - true: a", "2:5: a key must be text; put it in quotes if text is meant"),
        ("? [a]\n: b", "1:3: a key must be text, not a list or a mapping"),
        ("cards: []\n---\ncards: []", "2:1: a file holds one document; a second one begins here"),
        (
            "%YAML 1.1\n---\ncards: []",
            "1:1: YAML directives are not used here; put text that begins",
        ),
        ("cards:\n\t- a", "2:1: tabs are not used here; indent with spaces"),
        ("cards: a\x07", "1:9: the character U+0007 is not allowed"),
        ("cards: [\n  a\u2028", "2:4: the character U+2028 is not allowed"),
        ("cards: .nan", "1:8: .nan is not a number here; put it in quotes if text is meant"),
        ("cards: -.inf", "1:8: -.inf is not a number here; put it in quotes if text is meant"),
        ("cards: 007", '1:8: a number does not begin with 0; write "007" in quotes if text'),
        ("cards: 1e99", "1:8: a number of 4 characters is too long or too large"),
        ("cards: 123456789012345678901", "1:8: a number of 21 digits is too long"),
        ("cards: [a", "2:1: this is not YAML: "),
        ("cards: a: b", "1:9: this is not YAML: mapping values are not allowed"),
        ("", '1:1: expected the fields of "shelf", not nothing'),
        ("[]", '1:1: expected the fields of "shelf", not a list'),
        ("<<: {cards: []}", '1:1: unknown field "<<" of "shelf"; it can be cards or first'),
    ],
)
def test_yaml_that_is_not_read_here_is_refused_where_it_is(text: str, refusal: str) -> None:
    assert refusals(text + ("\n" if "[a" in text else ""))[0].startswith(f"heroes.yaml:{refusal}")


def test_an_error_keeps_its_parts() -> None:
    with pytest.raises(PackErrors) as caught:
        load(s.Effect, "- heal\n- damge: 1", name="a.yaml")
    [error] = caught.value.errors
    assert (error.file, error.line, error.column) == ("a.yaml", 2, 3)
    assert error.path == (1, "damge")
    assert error.nearest == ("damage",)


def test_lines_ended_as_on_windows_and_a_byte_order_mark_are_read() -> None:
    text = "\ufeff" + HEROES.replace("\n", "\r\n")
    assert load(s.Shelf, text.encode(), PACK) == load(s.Shelf, HEROES, PACK)
    wrong = text.replace("heal", "heel").encode()
    with pytest.raises(PackError, match=r"^<text>:12:9: "):
        load(s.Shelf, wrong, PACK)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for file in (tmp_path / "none.yaml", tmp_path, Path("/dev/zero"), Path("a\0b")):
        with pytest.raises(PackError, match=r"there is no such file|cannot be read"):
            read(file)


def test_bytes_that_are_not_text_are_refused_where_they_begin() -> None:
    with pytest.raises(PackError, match=r"^x:2:2: this is not text in UTF-8"):
        read("é\nü".encode() + b"\xff", name="x")


def test_marks_lead_to_keys_values_and_the_nearest_parent() -> None:
    document = read("a:\n  - b: 1\n    c: [2, 3]\n")
    assert document.mark(("a", 0, "c")) == (3, 8)
    assert document.mark(("a", 0, "c"), on_key=True) == (3, 5)
    assert document.mark(("a", 0, "c", 1)) == (3, 12)
    assert document.mark(("a", 0, "new")) == (2, 5)
    assert document.mark(()) == (1, 1)

"""Proving: what is proved, what is not, and that nothing stays switched off."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial

import pytest

from tests.crawl.cards.words import Damage, Monsters, Within
from tests.crawl.effects.test_library import WAGER
from tests.proof import sample
from tests.proof.games import SAMPLE
from tests.toy.actions.move import is_neighbour, step
from tests.toy.combat.attack import Strike
from tests.toy.game import TOY
from undercroft.crawl.effects import Library, NotActor, Nothing, Number, One
from undercroft.kernel.registry import register
from undercroft.proof.citations import citations
from undercroft.proof.content import (
    Parts,
    content_tests,
    effect_changes,
    effect_parts,
    prove_content,
    value_changes,
    value_parts,
)
from undercroft.proof.errors import ProofError
from undercroft.proof.prove import prove
from undercroft.proof.switches import neutral, switched_off

SAMPLES = "tests/proof/sample_tests"
ADD = f"{SAMPLES}/test_sample.py::test_smp_add_01_three_is_added"
ROW = f"{SAMPLES}/test_sample.py::test_something_is_added"


def test_every_rule_of_the_toy_is_proved() -> None:
    register(TOY)
    before = (step.__code__, is_neighbour.test, dict(vars(Strike)))
    verdicts = prove(TOY, None)
    assert len(verdicts) == 12
    assert [verdict for verdict in verdicts if not verdict.proved] == []
    assert (step.__code__, is_neighbour.test, dict(vars(Strike))) == before


@pytest.mark.parametrize(
    ("id_", "proved", "words"),
    [
        ("SMP-ADD-02", False, "no test names it"),
        ("SMP-ADD-03", False, "no test names it"),
        ("SMP-ADD-04", False, "without tests.proof.sample:unnoticed: all pass"),
        ("SMP-ADD-05", False, "fails untouched"),
        ("SMP-ADD-06", False, "without tests.proof.sample:count_down: only a crash"),
        ("SMP-ADD-08", True, "without tests.proof.sample:halves: only a crash, AttributeError"),
        ("SMP-ADD-08", True, "with n * 2 for n // 2: assert "),
        ("SMP-ADD-07", True, "without tests.proof.sample:Adder: "),
        ("SMP-ADD-07", True, "without tests.proof.sample:remembered: assert 0 == 8"),
    ],
)
def test_verdicts_on_the_sample(
    id_: str, proved: bool, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROVING", "1")
    monkeypatch.setattr("undercroft.proof.bench.PATIENCE", 0.2)
    (verdict,) = prove(SAMPLE, [id_])
    assert (verdict.id, verdict.proved) == (id_, proved)
    assert words in verdict.words


def test_unknown_and_unprovable_rules_are_refused() -> None:
    with pytest.raises(ProofError, match='no rule "SMP-X-01"'):
        prove(SAMPLE, ["SMP-X-01"])
    with pytest.raises(ProofError, match="is of kind data"):
        prove(SAMPLE, ["SMP-DATA-01"])


def test_content_whose_absence_is_noticed_is_proved() -> None:
    cite = next(c for c in citations(["tests.proof.sample"]) if c.thing is sample.add)
    parts: Parts = {
        "ember": [("its blow", partial(switched_off, cite))],
        "dull": [("its blow", partial(switched_off, cite)), ("its glow", nullcontext)],
        "bare": [("its blow", nullcontext)],
    }
    ember, dull, bare = prove_content(parts, {"ember": (ADD,), "dull": (ADD,)})
    assert (ember.proved, dull.proved, bare.proved) == (True, False, False)
    assert dull.words == "without its glow: all pass"
    assert bare.words == "no test names it"
    assert sample.add(1) == 4


def test_tests_of_content_are_found_by_name() -> None:
    found = content_tests(SAMPLES, ["smp-add-01", "nobody"])
    assert found == {"smp-add-01": (ADD,), "nobody": ()}


def test_a_row_of_parameters_is_a_test_of_what_its_id_begins_with() -> None:
    found = content_tests(SAMPLES, ["bell", "bell-rope", "rope", "end"])
    assert found == {
        "bell": (f"{ROW}[bell]",),
        "bell-rope": (f"{ROW}[bell-rope]",),
        "rope": (f"{ROW}[rope-end]",),
        "end": (),
    }


def test_content_is_proved_by_its_own_rows_only() -> None:
    cite = next(c for c in citations(["tests.proof.sample"]) if c.thing is sample.add)
    off = ("its blow", partial(switched_off, cite))
    parts = {id_: [off] for id_ in ("bell", "bell-rope", "rope")}
    found = prove_content(parts, content_tests(SAMPLES, parts))
    assert [verdict.proved for verdict in found] == [True, False, True]


def test_the_parts_of_an_effect_are_the_effects_inside_it() -> None:
    library = Library(WAGER)
    assert [name for name, _ in effect_parts(library, "dice")] == [
        "the effect dice",
        "the effect dice/rows/0/do",
    ]
    (_, off) = list(effect_parts(library, "wager"))[2]
    with off():
        assert library.effects[2] == Nothing()
    assert library.effect("wager") == WAGER["wager"]


def test_what_an_effect_says_is_changed_word_by_word() -> None:
    effect = Damage(Number(2), on=One(Monsters(), (Within(1), NotActor())))
    library = Library({"jab": effect})
    assert [name for name, _ in effect_changes(library, "jab")] == [
        "Number.value as 1",
        "Number.value as 3",
        "One.where as (NotActor(),)",
        "One.where as (Within(n=1),)",
        "Within.n as 2",
    ]
    (_, more) = list(effect_changes(library, "jab"))[1]
    with more():
        assert effect.amount == Number(3)
    assert effect.amount == Number(2)


@dataclass(frozen=True, slots=True)
class Sting:
    wounds: int = 0
    poison: bool = False
    reach: int = 0
    dice: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Beast:
    sting: Sting


def test_the_parts_of_a_value_are_the_fields_that_say_something() -> None:
    beast = Beast(Sting(wounds=2, poison=True))
    (first, without), (second, _) = value_parts(beast, "sting", Sting())
    assert (first, second) == ("its sting, wounds", "its sting, poison")
    with without():
        assert beast.sting == Sting(poison=True)
    assert beast.sting == Sting(wounds=2, poison=True)


def test_what_a_value_says_is_changed_number_by_number() -> None:
    beast = Beast(Sting(wounds=2, poison=True, dice=(0, 3)))
    changes = list(value_changes(beast, "sting", Sting()))
    assert [name for name, _ in changes] == [
        "its sting, wounds as 1",
        "its sting, wounds as 3",
        "its sting, dice as (1, 3)",
        "its sting, dice as (0, 2)",
        "its sting, dice as (0, 4)",
    ]
    with changes[-1][1]():
        assert beast.sting.dice == (0, 4)
    assert beast.sting.dice == (0, 3)


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("None", "None"),
        ("int", "0"),
        ("bool", "False"),
        ("list[Move]", "[]"),
        ("tuple[int, ...]", "()"),
        ("tuple[int, str]", '(0, "", )'),
        ("int | None", "None"),
        ("Over", "None"),
        ("kernel.Over", "None"),
    ],
)
def test_what_an_emptied_function_answers(written: str, value: str) -> None:
    assert neutral(written) == value

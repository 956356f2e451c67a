"""Proving: what is proved, what is not, and that nothing stays switched off."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

import pytest

from tests.proof import sample
from tests.proof.games import SAMPLE
from tests.toy.cards import Strike
from tests.toy.game import TOY
from tests.toy.turns import is_neighbour, step
from undercroft.kernel.registry import register
from undercroft.proof.citations import citations
from undercroft.proof.errors import ProofError
from undercroft.proof.nothing import card_tests, prove_cards
from undercroft.proof.prove import prove
from undercroft.proof.switches import neutral, switched_off

ADD = "tests/proof/sample_tests/test_sample.py::test_smp_add_01_three_is_added"


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
        ("SMP-ADD-06", True, "TooLong"),
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


@contextmanager
def disabled(card: str) -> Generator[None]:
    """The contract of a card's switch, kept by one card only."""
    cite = next(c for c in citations(["tests.proof.sample"]) if c.thing is sample.add)
    if card != "ember":
        yield
        return
    with switched_off(cite):
        yield


def test_a_card_whose_absence_is_noticed_is_proved() -> None:
    ember, dull, bare = prove_cards(disabled, {"ember": [ADD], "dull": [ADD], "bare": []})
    assert (ember.proved, dull.proved, bare.proved) == (True, False, False)
    assert dull.words == "without the effect of dull: all pass"
    assert sample.add(1) == 4


def test_tests_of_cards_are_found_by_name() -> None:
    found = card_tests("tests/proof/sample_tests", ["smp-add-01", "nobody"])
    assert found == {"smp-add-01": (ADD,), "nobody": ()}


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

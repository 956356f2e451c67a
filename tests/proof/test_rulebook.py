"""Reading rules tables, finding functions and tests, and the problems that are told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.proof.games import SAMPLE
from tests.toy.game import TOY
from undercroft.kernel.registry import Proof, register
from undercroft.proof.citations import cited
from undercroft.proof.errors import RulebookError
from undercroft.proof.naming import by_id
from undercroft.proof.rulebook import problems, rows
from undercroft.proof.sources import parse, parse_rulings

RULING = '[[ruling]]\nid = "T-01"\nwords = "Read it so."\n'
RULE = '[[rule]]\nid = "TOY-A-01"\nwords = "It is so."\nkind = "act"\n'


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("[[rule]\n", 0, "not TOML"),
        (f"{RULE}\n[[rools]]\nid = 3\n", 6, 'no "rools"'),
        (f'{RULE}\n[[rule]]\nid = "TOY-A-02"\nkind = "act"\n', 6, 'lacks "words"'),
        (f'{RULE}wrods = "x"\n', 5, 'no "wrods"'),
        (RULE.replace("act", "deed"), 4, 'no kind "deed"'),
        (RULE.replace("TOY-A-01", "toy 1"), 1, "not a rule id"),
        (RULE.replace('"It is so."', "3"), 3, '"words" cannot be 3'),
        (f"{RULE}later = 1\n", 5, '"later" cannot be 1'),
        (f'{RULE}table = "a:B"\n', 5, "only a rule of kind data"),
        (RULE.replace("act", "data"), 1, 'lacks "table"'),
        (RULE.replace("act", "data") + 'table = "nowhere"\n', 5, '"module:NAME"'),
        ("rule = 3\n", 1, "rules are tables"),
    ],
)
def test_a_table_that_does_not_fit_is_refused_with_its_line(
    text: str, line: int, words: str
) -> None:
    with pytest.raises(RulebookError, match=words) as caught:
        parse(text)
    assert caught.value.line == line


def test_a_table_is_read_in_order() -> None:
    rules = parse(RULE + RULE.replace("01", "02b") + "later = true\n")
    assert [(rule.id, rule.later, rule.line) for rule in rules] == [
        ("TOY-A-01", False, 1),
        ("TOY-A-02b", True, 5),
    ]


def test_rulings_are_read_beside_the_rules() -> None:
    found = parse_rulings(RULE + RULING)
    assert [(ruling.id, ruling.words, ruling.line) for ruling in found] == [
        ("T-01", "Read it so.", 5)
    ]
    assert len(parse(RULE + RULING)) == 1


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (RULING.replace("words", "word"), 1, 'a ruling lacks "words"'),
        (f'{RULING}kind = "act"\n', 4, 'no "kind" in a ruling'),
        (RULING.replace("T-01", "t"), 1, "not a rule id"),
    ],
)
def test_a_ruling_that_does_not_fit_is_refused_with_its_line(
    text: str, line: int, words: str
) -> None:
    with pytest.raises(RulebookError, match=words) as caught:
        parse_rulings(text)
    assert caught.value.line == line


def test_a_missing_table_is_a_sentence() -> None:
    with pytest.raises(RulebookError, match="no rules lie at"):
        rows(replace(TOY, proof=Proof(rules="tests.toy:nowhere.toml")))


def test_ids_stand_in_brackets() -> None:
    assert cited("Step. [TOY-STEP-02, TOY-X-01]") == ("TOY-STEP-02", "TOY-X-01")
    assert cited("One. [DA-MOV-03] Two. [A-09]") == ("DA-MOV-03", "A-09")
    assert cited("No DA-MOV-03, no [S], no [x-1], no [TOY].") == ()
    assert cited(None) == ()


def test_a_test_carries_the_longest_id_that_fits() -> None:
    nodes = ["t.py::test_ab_c_01_x", "t.py::TestIt::test_ab_c_01b", "t.py::test_ab_c_010"]
    assert by_id(nodes, ["AB-C-01", "AB-C-01b"]) == {
        "AB-C-01": (nodes[0],),
        "AB-C-01b": (nodes[1],),
    }


def test_the_toy_has_no_problems() -> None:
    register(TOY)
    assert problems(TOY) == []


def test_the_rows_of_the_toy() -> None:
    found = {row.id: row for row in rows(TOY)}
    assert len(found) == 15
    step = found["TOY-STEP-02"]
    assert step.functions == ("tests.toy.actions.move:step", "tests.toy.actions.move:Turned")
    assert "tests/toy/test_rules.py::test_toy_step_02_a_gem_pays_two" in step.tests
    assert found["TOY-STEP-01"].functions == ("tests.toy.actions.move:is_neighbour",)
    assert found["TOY-TURN-01"].functions[-1] == "tests.toy.phases.hero_turn:Turn.draw"
    assert (found["TOY-DECK-01"].kind, found["TOY-DECK-01"].functions) == ("data", ())


def test_every_problem_of_the_sample_is_told() -> None:
    told = "\n".join(problems(SAMPLE))
    for words in (
        "SMP-ADD-01 stands 2 times in the rules table, on lines 1, 48",
        "SMP-ADD-02 is named by no test",
        "SMP-ADD-03 is cited by no function",
        "SMP-ADD-03 is named by no test",
        "SMP-DATA-01 is named by no test",
        'SMP-DATA-01 points at "tests.proof.sample:NOWHERE", which is not there',
        "tests.proof.sample:crowded cites 4 rules; 3 is the most",
        "tests.proof.sample:lost cites SMP-GONE-09, which no rules table has",
        "tests.proof.sample:refuses refuses by SMP-ADD-01 but does not cite it",
        "test_smp_add_99_names_no_rule names a rule that the rules table does not have",
    ):
        assert words in told
    assert "LATE" not in told


def test_a_missing_folder_is_a_problem() -> None:
    told = problems(replace(TOY, proof=replace(TOY.proof, tests="tests/nowhere")))
    assert 'toy: its folder of tests "tests/nowhere" is not here' in told

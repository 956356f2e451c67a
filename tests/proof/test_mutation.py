"""Faults: which are found, how one is put in and taken out, what the tests make of it."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from textwrap import dedent

import pytest
from typer.testing import CliRunner

from tests.proof import sample
from tests.proof.games import SAMPLE
from undercroft.cli import app
from undercroft.kernel.registry import register
from undercroft.proof.errors import ProofError
from undercroft.proof.mutation.faults import faults, functions_in, siblings
from undercroft.proof.mutation.ledger import Ledger
from undercroft.proof.mutation.mutants import mutants, mutants_of, put_in
from undercroft.proof.mutation.run import Sample, call_equivalent, run, summary

WHERE = "tests.proof.sample"


def found(source: str) -> list[str]:
    """The faults of a function, as they read."""
    tree = ast.parse(dedent(source))
    ((_, function),) = functions_in(tree)
    texts = [f"{f.kind}: {f.before} => {f.after}" for f in faults(function, siblings(tree))]
    assert ast.dump(tree) == ast.dump(ast.parse(dedent(source))), "looking has changed the tree"
    return texts


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("return a < b", ["bound: a < b => a <= b", "comparison: a < b => a >= b"]),
        ("return a == b", ["comparison: a == b => a != b"]),
        ("return x + 2", ["arithmetic: x + 2 => x - 2", "constant: 2 => 3", "constant: 2 => 1"]),
        ("return not x", ["negation: not x => x"]),
        ("return max(a)", ["twin: max(a) => min(a)"]),
        ("return [p for p in a if p.x]", ["filter: if p.x => no filter"]),
        ("return hit(s, a, b)", ["order: hit(s, a, b) => hit(s, b, a)"]),
        ("hit(s, a)", ["step: hit(s, a) => pass"]),
        (
            "s.hp[a] -= b",
            ["step: s.hp[a] -= b => pass", "arithmetic: s.hp[a] -= b => s.hp[a] += b"],
        ),
        ("return a.b if c else d", ["choice: a.b if c else d => d if c else a.b"]),
        ("return until(A_TURN, A_ROUND)", ["name: A_TURN => A_ROUND", "name: A_ROUND => A_TURN"]),
    ],
)
def test_the_nearest_wrong_readings_are_found(line: str, expected: list[str]) -> None:
    readings = found(f"def f(s, a, b):\n    {line}")
    assert [text for text in readings if text in expected] == expected
    assert len(readings) <= len(expected) + 1


def test_of_two_conditions_each_is_left_out_and_both_are_joined_otherwise() -> None:
    assert found("def f(a, b): return a and b") == [
        "condition: a and b => b",
        "condition: a and b => a",
        "logic: a and b => a or b",
    ]


def test_two_steps_are_swapped_but_not_two_names() -> None:
    both = found("def f(s):\n    hit(s)\n    heal(s)")
    assert "order: hit(s); heal(s) => heal(s); hit(s)" in both
    assert found("def f(s):\n    a = s\n    b = a\n    return b") == []


@pytest.mark.parametrize(
    ("first", "second", "matters"),
    [
        ("s.ready[hero] = 0", "self.hero = hero", False),
        ("s.who = a", "s.where = s.who", True),
        ("s.hp[a] -= 1", "s.hp[b] = s.hp[a]", True),
        ("s.step = 1", "tell_of(s, a)", False),
        ("s.step = 1", "hit(s)", True),
        ("s.ready.append(1)", "s.facing.append(0)", False),
        ("s.ready.append(1)", "s.ready.pop()", True),
        ("self.place += 1", "s.push(Draw(3))", False),
        ("self.place += 1", "s.push(Draw(self.place))", True),
        ("s.push(Draw(3))", "s.push(Ask(3))", True),
        ("s.spots = tuple(a)", "s.faces = [0] * len(s.faces)", False),
    ],
)
def test_steps_are_swapped_where_their_order_can_matter(
    first: str, second: str, matters: bool
) -> None:
    readings = found(f"def f(self, s):\n    {first}\n    {second}")
    assert any(text.startswith("order") for text in readings) is matters


@pytest.mark.parametrize(
    "source",
    [
        "def f(s):\n    if s.listening:\n        s.emit(1 + 2)",
        "def f(s):\n    assert s.x == 1",
        "def f(s):\n    raise ValueError(s.x + 1)",
        "def f(s) -> str:\n    return 'a' if s.x > 1 else 'b'",
        'def f(s):\n    """Words."""',
        "def f(s, a=1):\n    return f'{a + 1}'",
    ],
)
def test_what_only_speaks_has_no_faults(source: str) -> None:
    assert found(source) == []


def test_a_fault_is_in_the_program_only_as_long_as_asked() -> None:
    (more, *_) = [m for m in mutants_of(f"{WHERE}:add") if m.after == "4"]
    assert sample.add(1) == 4
    with put_in(more):
        assert sample.add(1) == 5
    assert sample.add(1) == 4


def test_a_fault_reaches_registries_and_is_not_remembered() -> None:
    (sum_,) = [m for m in mutants_of(f"{WHERE}:remembered") if m.before == "n * 2"]
    assert sample.remembered(5) == 10
    sample.remembered.cache_clear()
    with put_in(sum_):
        assert sample.remembered(5) == 7
        sample.remembered.cache_clear()


def test_ids_are_unique() -> None:
    ids = [mutant.id for mutant in mutants([WHERE])]
    assert len(ids) == len(set(ids)) > 10


def test_a_sample_is_tried_kept_and_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("undercroft.proof.bench.PATIENCE", 0.2)
    ledger = Ledger(tmp_path / "sample.jsonl")
    everything = Sample(1000)
    told: list[str] = []
    run(SAMPLE, everything, ledger, 1, lambda entry: told.append(entry.id))
    verdicts = {id_.partition(":")[2]: entry.verdict for id_, entry in ledger.entries.items()}
    assert verdicts["add/arithmetic-1"] == "noticed"
    assert verdicts["failing/constant-1"] == "noticed"
    assert verdicts["count_down/arithmetic-1"] == "hung"
    assert verdicts["moved/choice-1"] == "noticed"
    assert sorted(told) == sorted(ledger.entries)

    told.clear()
    run(SAMPLE, everything, Ledger(ledger.path), 1, lambda entry: told.append(entry.id))
    assert told == []
    again = Ledger(ledger.path)
    run(SAMPLE, everything, again, 1, lambda entry: told.append(entry.id), retries=True)
    assert told == [e.id for e in ledger.entries.values() if e.verdict == "survived"]


def test_an_equivalent_fault_no_longer_counts_and_is_replaced(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "sample.jsonl")
    everything = Sample(1000).order(SAMPLE)
    first, second, third = everything[:3]
    for mutant, verdict in ((first, "survived"), (second, "noticed")):
        row = {"id": mutant.id, "source": mutant.source, "verdict": verdict}
        row["change"] = f"7: {mutant.change}"
        with ledger.path.open("a") as file:
            file.write(json.dumps(row) + "\n")
    two, ledger = Sample(2), Ledger(ledger.path)
    assert two.drawn(SAMPLE, ledger) == [first, second]
    assert summary(SAMPLE, two, ledger).share == 0.5
    call_equivalent(SAMPLE, ledger, first.id, "nothing follows from it")
    assert two.drawn(SAMPLE, Ledger(ledger.path)) == [first, second, third]
    assert summary(SAMPLE, two, ledger).share == 1
    with pytest.raises(ProofError, match="is not a survivor"):
        call_equivalent(SAMPLE, ledger, second.id, "it was noticed")


def test_an_entry_does_not_count_for_a_function_that_has_changed(tmp_path: Path) -> None:
    (first, *_) = Sample(1).order(SAMPLE)
    path = tmp_path / "sample.jsonl"
    row = {"id": first.id, "source": "00000000", "verdict": "noticed"}
    row["change"] = f"{first.line}: {first.change}"
    path.write_text(json.dumps(row) + "\n")
    assert Ledger(path).of(first) is None
    path.write_text(json.dumps(row | {"source": first.source}) + "\n")
    assert Ledger(path).of(first) is not None
    path.write_text(json.dumps(row | {"source": first.source, "change": "1: a => b"}) + "\n")
    assert Ledger(path).of(first) is None


def test_a_damaged_ledger_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "sample.jsonl"
    path.write_text("{}\n")
    with pytest.raises(ProofError, match=r"sample.jsonl, line 1, is not an entry"):
        Ledger(path)
    path.write_text('{"id": "a", "source": "b", "verdict": "gone", "change": ""}\n')
    with pytest.raises(ProofError, match='there is no verdict "gone"'):
        Ledger(path)


def test_the_command_says_how_many_were_noticed(tmp_path: Path) -> None:
    register(SAMPLE)
    ledger, page = tmp_path / "sample.jsonl", tmp_path / "page.md"
    words = ["mutate", SAMPLE.id, "--sample", "3", "--jobs", "1", "--ledger", str(ledger)]
    done = CliRunner().invoke(app, [*words, "--report", str(page)])
    assert "of the faults that count were noticed" in done.stdout
    assert page.read_text().startswith("# Faults in ")
    refused = CliRunner().invoke(app, [*words, "--equivalent", "nothing"])
    assert refused.exit_code == 2
    assert "say with --why" in refused.stderr.lower()

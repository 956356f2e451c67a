"""The rules table of Caverns is complete, in order, and points at tables that exist."""

import importlib
import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from undercroft.games.caverns.game import CAVERNS
from undercroft.proof.citations import citations
from undercroft.proof.naming import by_id, nodes_in
from undercroft.proof.prove import PROVABLE, prove
from undercroft.proof.rulebook import problems
from undercroft.proof.sources import Rule, read, read_rulings

AREAS = {
    "COMP": 10,
    "SETUP": 17,
    "TILE": 22,
    "EDGE": 8,
    "TURN": 7,
    "HERO": 12,
    "EXPL": 9,
    "VILL": 13,
    "MON": 36,
    "MOVE": 12,
    "DIST": 10,
    "COND": 13,
    "POW": 13,
    "ATK": 13,
    "DEF": 15,
    "SURGE": 6,
    "OBJ": 9,
    "TRAP": 11,
    "ESC": 7,
    "ENC": 13,
    "CURSE": 6,
    "TREAS": 13,
    "XP": 11,
    "LEVEL": 9,
    "WIN": 5,
    "ADV": 6,
    "CAVE": 12,
    "COMPET": 15,
    "ALLY": 9,
    "STANCE": 6,
    "VILLAIN": 10,
    "LARGE": 12,
}


@pytest.fixture(scope="module")
def rules() -> list[Rule]:
    return read("undercroft.games.caverns:rules.toml")


def _area(rule: Rule) -> str:
    return rule.id.split("-")[1]


def test_all_370_rules_are_here_area_by_area(rules: list[Rule]) -> None:
    assert len(rules) == 370
    assert len(AREAS) == 32
    assert Counter(_area(rule) for rule in rules) == AREAS
    assert [area for area, _ in groupby(rules, _area)] == list(AREAS)


@pytest.mark.parametrize("area", AREAS)
def test_an_area_counts_from_one_without_gaps(rules: list[Rule], area: str) -> None:
    ids = [rule.id for rule in rules if _area(rule) == area]
    assert ids == [f"CV-{area}-{number:02}" for number in range(1, AREAS[area] + 1)]


def test_no_two_rules_have_the_same_words(rules: list[Rule]) -> None:
    plain = Counter(re.sub(r"\W+", " ", rule.words).lower() for rule in rules)
    assert [words for words, count in plain.items() if count > 1] == []


def test_words_are_one_sentence(rules: list[Rule]) -> None:
    for rule in rules:
        assert re.fullmatch(r"[A-Z][^.!?]+\.", rule.words), rule.id


def test_nothing_is_put_off(rules: list[Rule]) -> None:
    assert not any(rule.later for rule in rules)
    assert Counter(rule.kind for rule in rules) == {
        "act": 278,
        "check": 38,
        "setup": 27,
        "data": 24,
        "advice": 3,
    }


def test_data_rules_point_at_tables(rules: list[Rule]) -> None:
    for rule in rules:
        assert bool(rule.table) == (rule.kind == "data"), rule.id
        if rule.table:
            module, _, name = rule.table.partition(":")
            assert getattr(importlib.import_module(module), name), rule.id


def test_data_rules_have_their_tests(rules: list[Rule]) -> None:
    nodes = nodes_in(Path(__file__).parent, ".")
    tests = by_id(nodes, [rule.id for rule in rules])
    assert [rule.id for rule in rules if rule.kind == "data" and not tests[rule.id]] == []


def test_the_register_of_rulings_is_whole() -> None:
    rulings = read_rulings(CAVERNS.proof.rules)
    assert [ruling.id for ruling in rulings] == [f"CV-A-{n:02}" for n in range(1, 76)]
    for ruling in rulings:
        assert re.fullmatch(r"[A-Z][^.!?]+\.", ruling.words), ruling.id


def test_every_ruling_is_cited() -> None:
    cited = {id_ for cite in citations(CAVERNS.proof.modules) for id_ in cite.ids}
    assert [
        ruling.id for ruling in read_rulings(CAVERNS.proof.rules) if ruling.id not in cited
    ] == []


def test_every_rule_has_its_functions_and_tests() -> None:
    assert problems(CAVERNS) == []


def test_the_rules_of_surges_are_proved() -> None:
    assert _unproved("SURGE") == []


@pytest.mark.long
@pytest.mark.parametrize("area", AREAS)
def test_the_rules_of_an_area_are_proved(area: str) -> None:
    assert _unproved(area) == []


def _unproved(area: str) -> list[str]:
    rules = [rule for rule in read(CAVERNS.proof.rules) if _area(rule) == area]
    chosen = [rule.id for rule in rules if rule.kind in PROVABLE]
    verdicts = prove(CAVERNS, chosen) if chosen else []
    return [f"{verdict.id}: {verdict.words}" for verdict in verdicts if not verdict.proved]

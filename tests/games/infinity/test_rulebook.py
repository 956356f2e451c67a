"""The rules table of Infinity is complete, in order, and points at tables that exist."""

import importlib
import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from undercroft.proof.naming import by_id, nodes_in
from undercroft.proof.sources import Rule, read, read_rulings

RULES = "undercroft.games.infinity:rules.toml"
SENTENCE = r"[A-Z][^.!?]+\."
AREAS = {
    "COMP": 9,
    "SETUP": 10,
    "INIT": 13,
    "AP": 15,
    "ABIL": 13,
    "STAT": 8,
    "TILE": 14,
    "SPEC": 8,
    "CHART": 4,
    "LOS": 6,
    "COMB": 19,
    "FOCUS": 8,
    "JOIN": 9,
    "RANGE": 6,
    "DMG": 7,
    "ELEM": 5,
    "ENEMY": 8,
    "REWARD": 8,
    "LEVEL": 11,
    "COND": 25,
    "TOKEN": 27,
    "HAZ": 27,
    "MOVE": 32,
    "LORD": 39,
    "NOISE": 5,
    "THREAT": 10,
    "RISK": 13,
    "MIST": 17,
    "MERCH": 14,
    "ITEM": 23,
    "PVP": 9,
    "HERO": 24,
    "MODE": 10,
    "DIFF": 5,
}


@pytest.fixture(scope="module")
def rules() -> list[Rule]:
    return read(RULES)


def _area(rule: Rule) -> str:
    return rule.id.split("-")[1]


def test_all_461_rules_are_here_area_by_area(rules: list[Rule]) -> None:
    assert len(rules) == 461
    assert Counter(_area(rule) for rule in rules) == AREAS
    assert [area for area, _ in groupby(rules, _area)] == list(AREAS)


@pytest.mark.parametrize("area", AREAS)
def test_an_area_counts_from_one_without_gaps(rules: list[Rule], area: str) -> None:
    ids = [rule.id for rule in rules if _area(rule) == area]
    assert ids == [f"DI-{area}-{number:02}" for number in range(1, AREAS[area] + 1)]


def test_no_two_rules_have_the_same_words(rules: list[Rule]) -> None:
    said = [*(rule.words for rule in rules), *(ruling.words for ruling in read_rulings(RULES))]
    plain = Counter(re.sub(r"\W+", " ", words).lower() for words in said)
    assert [words for words, count in plain.items() if count > 1] == []


def test_words_are_one_sentence(rules: list[Rule]) -> None:
    said = {rule.id: rule.words for rule in rules}
    said |= {ruling.id: ruling.words for ruling in read_rulings(RULES)}
    assert [id_ for id_, words in said.items() if not re.fullmatch(SENTENCE, words)] == []


def test_data_rules_point_at_tables(rules: list[Rule]) -> None:
    for rule in rules:
        assert bool(rule.table) == (rule.kind == "data" and not rule.later), rule.id
        if rule.table:
            module, _, name = rule.table.partition(":")
            assert getattr(importlib.import_module(module), name), rule.id


def test_data_rules_have_their_tests(rules: list[Rule]) -> None:
    nodes = nodes_in(Path(__file__).parent, ".")
    tests = by_id(nodes, [rule.id for rule in rules])
    due = [rule.id for rule in rules if rule.kind == "data" and not rule.later]
    assert [id_ for id_ in due if not tests[id_]] == []


def test_the_register_of_rulings_is_whole() -> None:
    own = [f"DI-A-{n:02}" for n in range(1, 76)]
    of_content = [f"IC-{n:02}" for n in range(1, 72)]
    assert [ruling.id for ruling in read_rulings(RULES)] == [*own, *of_content]

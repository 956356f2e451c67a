"""The rules table of Alliance is complete and in order, and what it says is proved."""

import importlib
import re
from collections import Counter
from itertools import groupby

import pytest

from undercroft.games.alliance.content.card import Needs
from undercroft.games.alliance.content.tables import HERO_NAMES
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.notation import NOTATION
from undercroft.games.alliance.phases.market import can_use
from undercroft.proof.citations import Citation, citations
from undercroft.proof.prove import PROVABLE, prove
from undercroft.proof.rulebook import problems
from undercroft.proof.sources import Rule, read, read_rulings
from undercroft.proof.switches import switched_off

AREAS = {
    "CMP": 20,
    "GEO": 13,
    "SET": 17,
    "RND": 10,
    "ACT": 16,
    "MOV": 12,
    "DOOR": 19,
    "CHEST": 10,
    "TRAP": 16,
    "CARD": 25,
    "BURST": 10,
    "DRAFT": 12,
    "DISC": 5,
    "MON": 16,
    "BAT": 25,
    "LOS": 9,
    "XP": 5,
    "END": 9,
    "DEF": 17,
    "PVP": 8,
    "ART": 6,
    "WIN": 7,
    "SOLO": 22,
    "COOP": 15,
    "BASIC": 10,
    "VAR": 4,
    "NIGHT": 3,
    "PERMA": 8,
    "PROT": 6,
    "EGR": 3,
    "QST": 20,
    "FIN": 20,
    "CAMP": 15,
    "DMT": 8,
    "MIM": 8,
    "DEEP": 25,
    "TITAN": 7,
}
LATER_AREAS = {"COOP", "NIGHT", "PERMA", "QST", "FIN", "CAMP", "DMT", "MIM", "DEEP", "TITAN"}
FINISHED = [area for area in AREAS if area not in LATER_AREAS]
LATER_RULES = {
    "DA-CMP-15",
    "DA-CMP-16",
    "DA-SET-15",
    "DA-SET-16",
    "DA-RND-09",
    "DA-WIN-05",
    "DA-WIN-07",
    "DA-EGR-02",
}


LATER_RULINGS = {f"A-{number}" for number in (16, 25, 30, 35, 36, 37, 38, 44, 48)}


@pytest.fixture(scope="module")
def rules() -> list[Rule]:
    return read("undercroft.games.alliance:rules.toml")


def _area(rule: Rule) -> str:
    return rule.id.split("-")[1]


def test_all_461_rules_are_here_area_by_area(rules: list[Rule]) -> None:
    assert len(rules) == 461
    assert Counter(_area(rule) for rule in rules) == AREAS
    assert [area for area, _ in groupby(rules, _area)] == list(AREAS)


@pytest.mark.parametrize("area", AREAS)
def test_an_area_counts_from_one_without_gaps(rules: list[Rule], area: str) -> None:
    ids = [rule.id for rule in rules if _area(rule) == area]
    assert sorted(ids) == [f"DA-{area}-{number:02}" for number in range(1, AREAS[area] + 1)]


def test_no_two_rules_have_the_same_words(rules: list[Rule]) -> None:
    plain = Counter(re.sub(r"\W+", " ", rule.words).lower() for rule in rules)
    assert [words for words, count in plain.items() if count > 1] == []


def test_words_are_one_sentence(rules: list[Rule]) -> None:
    for rule in rules:
        assert re.fullmatch(r"[A-Z][^.!?]+\.", rule.words), rule.id


def test_the_register_of_rulings_is_whole() -> None:
    rulings = read_rulings("undercroft.games.alliance:rules.toml")
    register = [f"A-{number:02}" for number in range(1, 49)]
    content = [f"AC-{number:02}" for number in range(1, 50)]
    assert [ruling.id for ruling in rulings] == register + content
    for ruling in rulings:
        assert re.fullmatch(r"[A-Z][^.!?]+\.", ruling.words), ruling.id


def test_every_ruling_on_what_is_built_is_cited() -> None:
    cited = {id_ for cite in citations(ALLIANCE.proof.modules) for id_ in cite.ids}
    register = [ruling.id for ruling in read_rulings(ALLIANCE.proof.rules) if ruling.id[:2] == "A-"]
    assert {id_ for id_ in register if id_ not in cited} == LATER_RULINGS


def test_what_belongs_to_the_later_issue_says_so(rules: list[Rule]) -> None:
    later = {rule.id for rule in rules if rule.later}
    areas = {rule.id for rule in rules if _area(rule) in LATER_AREAS}
    assert later == areas | LATER_RULES


def test_data_rules_point_at_tables(rules: list[Rule]) -> None:
    for rule in rules:
        assert bool(rule.table) == (rule.kind == "data" and not rule.later), rule.id
        if rule.table:
            module, _, name = rule.table.partition(":")
            assert getattr(importlib.import_module(module), name), rule.id


@pytest.fixture(scope="module")
def told() -> list[str]:
    return problems(ALLIANCE)


@pytest.mark.parametrize("area", FINISHED)
def test_every_rule_of_an_area_has_its_functions_and_tests(told: list[str], area: str) -> None:
    assert [words for words in told if words.startswith(f"DA-{area}-")] == []


def test_citations_and_test_names_name_rules_that_exist(told: list[str]) -> None:
    assert [words for words in told if not words.startswith("DA-")] == []


def _unproved(rules: list[Rule], area: str) -> list[str]:
    own = [rule for rule in rules if _area(rule) == area and rule.kind in PROVABLE]
    chosen = [rule.id for rule in own if not rule.later and not rule.lacks]
    verdicts = prove(ALLIANCE, chosen) if chosen else []
    return [f"{verdict.id}: {verdict.words}" for verdict in verdicts if not verdict.proved]


def test_what_was_remembered_while_a_rule_was_off_is_forgotten() -> None:
    ambush, krom = NOTATION.cards.parse("ambush"), HERO_NAMES.parse("krom")
    assert can_use(ambush, krom)
    with switched_off(Citation("card:Needs.met_by", (), Needs.met_by)):
        assert not can_use(ambush, krom)
    assert can_use(ambush, krom)


def test_the_rules_of_experience_are_proved(rules: list[Rule]) -> None:
    assert _unproved(rules, "XP") == []


@pytest.mark.long
@pytest.mark.parametrize("area", FINISHED)
def test_the_rules_of_an_area_are_proved(rules: list[Rule], area: str) -> None:
    assert _unproved(rules, area) == []

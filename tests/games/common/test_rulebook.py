"""The rules table of each game is complete and in order, and what it says is proved."""

from __future__ import annotations

import importlib
import re
from collections import Counter
from functools import cache
from itertools import groupby

import pytest

from tests.games.common.books import BOOKS, Book, area
from undercroft.games.alliance.content.card import Needs
from undercroft.games.alliance.content.tables import HERO_NAMES
from undercroft.games.alliance.notation import NOTATION
from undercroft.games.alliance.phases.market import can_use
from undercroft.proof.citations import Citation, citations
from undercroft.proof.prove import PROVABLE, prove
from undercroft.proof.rulebook import problems, rows
from undercroft.proof.sources import Rule, Ruling, read, read_rulings
from undercroft.proof.switches import switched_off

SENTENCE = re.compile(r"[A-Z][^.!?]+\.")

each = pytest.mark.parametrize("book", BOOKS, ids=lambda book: str(book.game.id))
each_area = pytest.mark.parametrize(
    ("book", "part"),
    [
        pytest.param(book, part, id=f"{book.game.id}-{part}")
        for book in BOOKS
        for part in book.areas
    ],
)
each_finished = pytest.mark.parametrize(
    ("book", "part"),
    [
        pytest.param(book, part, id=f"{book.game.id}-{part}")
        for book in BOOKS
        for part in book.finished
    ],
)


@cache
def rules_of(book: Book) -> list[Rule]:
    return read(book.game.proof.rules)


@cache
def told(book: Book) -> list[str]:
    return problems(book.game)


@each
def test_all_rules_are_here_area_by_area(book: Book) -> None:
    rules = rules_of(book)
    assert len(rules) == book.rules
    assert Counter(area(rule) for rule in rules) == book.areas
    assert [part for part, _ in groupby(rules, area)] == list(book.areas)
    assert Counter(rule.kind for rule in rules) == book.kinds


@each_area
def test_an_area_counts_from_one_without_gaps(book: Book, part: str) -> None:
    ids = [rule.id for rule in rules_of(book) if area(rule) == part]
    if not book.is_sorted:
        ids.sort()
    assert ids == [f"{book.family}-{part}-{n:02}" for n in range(1, book.areas[part] + 1)]


@each
def test_no_two_rules_have_the_same_words(book: Book) -> None:
    said: list[Rule | Ruling] = [*rules_of(book), *read_rulings(book.game.proof.rules)]
    plain = Counter(re.sub(r"\W+", " ", rule.words).lower() for rule in said)
    assert [words for words, count in plain.items() if count > 1] == []


@each
def test_words_are_one_sentence(book: Book) -> None:
    stated: list[Rule | Ruling] = [*rules_of(book), *read_rulings(book.game.proof.rules)]
    assert [said.id for said in stated if not SENTENCE.fullmatch(said.words)] == []


@each
def test_the_register_of_rulings_is_whole(book: Book) -> None:
    ids = [ruling.id for ruling in read_rulings(book.game.proof.rules)]
    assert ids == [id_ for register in book.registers for id_ in register]


@each
def test_every_ruling_on_what_is_built_is_cited(book: Book) -> None:
    cited = {id_ for cite in citations(book.game.proof.modules) for id_ in cite.ids}
    assert {id_ for id_ in book.registers[0] if id_ not in cited} == book.not_cited


@each
def test_what_belongs_to_a_later_issue_says_so(book: Book) -> None:
    later = {rule.id for rule in rules_of(book) if rule.later}
    areas = {rule.id for rule in rules_of(book) if area(rule) in book.later_areas}
    assert later == areas | book.later_rules


@each
def test_data_rules_point_at_tables_and_have_tests(book: Book) -> None:
    tests = {row.id: row.tests for row in rows(book.game)}
    for rule in rules_of(book):
        assert bool(rule.table) == (rule.kind == "data" and not rule.later), rule.id
        if rule.table:
            module, _, name = rule.table.partition(":")
            assert getattr(importlib.import_module(module), name), rule.id
            assert tests[rule.id], rule.id


@each_finished
def test_every_rule_of_an_area_has_its_functions_and_tests(book: Book, part: str) -> None:
    start = f"{book.family}-{part}-"
    assert [words for words in told(book) if words.startswith(start)] == []


@each
def test_citations_and_test_names_name_rules_that_exist(book: Book) -> None:
    assert [words for words in told(book) if not words.startswith(f"{book.family}-")] == []


def unproved(book: Book, part: str) -> list[str]:
    own = [rule for rule in rules_of(book) if area(rule) == part and rule.kind in PROVABLE]
    chosen = [rule.id for rule in own if not rule.later and not rule.lacks]
    verdicts = prove(book.game, chosen) if chosen else []
    return [f"{verdict.id}: {verdict.words}" for verdict in verdicts if not verdict.proved]


@each
def test_the_rules_of_a_small_area_are_proved(book: Book) -> None:
    assert unproved(book, book.few) == []


@pytest.mark.long
@each_finished
def test_the_rules_of_an_area_are_proved(book: Book, part: str) -> None:
    assert unproved(book, part) == []


def test_what_was_remembered_while_a_rule_was_off_is_forgotten() -> None:
    ambush, krom = NOTATION.cards.parse("ambush"), HERO_NAMES.parse("krom")
    assert can_use(ambush, krom)
    with switched_off(Citation("card:Needs.met_by", (), Needs.met_by)):
        assert not can_use(ambush, krom)
    assert can_use(ambush, krom)

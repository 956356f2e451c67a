"""The rulebook of a game: every rule with the functions that cite it and the tests that name it."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from undercroft.kernel.registry import Game
from undercroft.proof.citations import MOST_IDS, Citation, citations
from undercroft.proof.naming import Nodes, by_id, id_in, looks_like_id, nodes_in, root_of, slug
from undercroft.proof.sources import Rule, Ruling, read, read_rulings

NEEDS_FUNCTION = ("act", "check", "setup")
NEEDS_TEST = ("act", "check", "data", "setup")


@dataclass(frozen=True, slots=True)
class Row:
    """One rule: its words and kind, the functions that cite it, the tests that name it.

    A rule for later is not built at all; one that lacks something is built but for that.
    """

    id: str
    words: str
    kind: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]
    later: bool
    lacks: str = ""

    @property
    def is_whole(self) -> bool:
        """Whether all that it speaks of is built."""
        return not self.later and not self.lacks


def rows(game: Game) -> list[Row]:
    """The rulebook in the order of the rules table."""
    rules = read(game.proof.rules)
    cites = citations(game.proof.modules)
    tests = by_id(nodes_of(game), [rule.id for rule in rules])
    return [_row(rule, cites, tests) for rule in rules]


def _row(rule: Rule, cites: Iterable[Citation], tests: Nodes) -> Row:
    functions = tuple(cite.where for cite in cites if rule.id in cite.ids)
    return Row(rule.id, rule.words, rule.kind, functions, tests[rule.id], rule.later, rule.lacks)


def nodes_of(game: Game) -> list[str]:
    """The node ids of a game's tests; none where its tests are not on this machine."""
    root = root_of(game.proof.tests) if game.proof.tests else None
    return [] if root is None else nodes_in(root, game.proof.tests)


def problems(game: Game) -> list[str]:
    """What is wrong with the rulebook, in sentences; empty when all is well."""
    rules = read(game.proof.rules)
    stated: list[Rule | Ruling] = [*rules, *read_rulings(game.proof.rules)]
    cites = citations(game.proof.modules)
    return [
        *_duplicates(stated),
        *_no_folder(game),
        *_uncovered(rules, rows(game)),
        *_tables(rules),
        *_crowded(cites),
        *_unknown_cites(cites, {rule.id for rule in stated}, game),
        *_false_checks(cites),
        *_unknown_tests(nodes_of(game), rules, stated),
    ]


def _duplicates(rules: list[Rule | Ruling]) -> Iterator[str]:
    counts = Counter(rule.id for rule in rules)
    for id_, count in counts.items():
        if count > 1:
            lines = ", ".join(str(rule.line) for rule in rules if rule.id == id_)
            yield f"{id_} stands {count} times in the rules table, on lines {lines}"


def _no_folder(game: Game) -> Iterator[str]:
    if not game.proof.tests or root_of(game.proof.tests) is None:
        yield f'{game.id}: its folder of tests "{game.proof.tests}" is not here'


def _uncovered(rules: list[Rule], rows: list[Row]) -> Iterator[str]:
    for rule, row in zip(rules, rows):
        if rule.later:
            continue
        if rule.kind in NEEDS_FUNCTION and not row.functions:
            yield f"{rule.id} is cited by no function"
        if rule.kind in NEEDS_TEST and not row.tests:
            yield f"{rule.id} is named by no test"


def _tables(rules: list[Rule]) -> Iterator[str]:
    for rule in rules:
        if rule.table and not _exists(rule.table):
            yield f'{rule.id} points at "{rule.table}", which is not there'


def _exists(where: str) -> bool:
    module, _, name = where.partition(":")
    try:
        return hasattr(importlib.import_module(module), name)
    except ImportError:
        return False


def _crowded(cites: list[Citation]) -> Iterator[str]:
    for cite in cites:
        if len(set(cite.ids)) > MOST_IDS:
            yield f"{cite.where} cites {len(set(cite.ids))} rules; {MOST_IDS} is the most"


def _unknown_cites(cites: list[Citation], known: set[str], game: Game) -> Iterator[str]:
    package = game.proof.rules.partition(":")[0]
    families = {_family(id_) for id_ in known}
    for cite in cites:
        own = cite.where.startswith(f"{package}.")
        for id_ in cite.ids:
            if id_ not in known and (own or _family(id_) in families):
                yield f"{cite.where} cites {id_}, which no rules table has"


def _family(id_: str) -> str:
    """The rulebook of an id: a shared module may cite rules of several games."""
    return id_.partition("-")[0]


def _false_checks(cites: list[Citation]) -> Iterator[str]:
    for cite in cites:
        if cite.check is not None and cite.check.rule not in cite.ids:
            yield f"{cite.where} refuses by {cite.check.rule} but does not cite it"


def _unknown_tests(
    nodes: list[str], rules: list[Rule], stated: list[Rule | Ruling]
) -> Iterator[str]:
    """Tests that name neither a rule nor a ruling, and look as if they did."""
    slugs = {slug(said.id): said.id for said in stated}
    families = {_family(rule.id) for rule in rules}
    for node in nodes:
        if id_in(node, slugs) is None and looks_like_id(node, families):
            yield f"{node} names a rule that the rules table does not have"

"""Tests by name: `test_toy_step_02_pays` is a test of TOY-STEP-02; one id a test.

A row of a table of parameters is a test of its own where its id, or its first argument, begins so:
`test_it_raises_melee[ember-lash]`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from undercroft.proof.parameters import row_ids

Nodes = dict[str, tuple[str, ...]]


def slug(id_: str) -> str:
    """How an id reads inside a test's name."""
    return id_.lower().replace("-", "_")


def root_of(folder: str) -> Path | None:
    """The directory, here or above, in which a folder of tests lies."""
    here = Path.cwd()
    return next((at for at in (here, *here.parents) if (at / folder).is_dir()), None)


def nodes_in(root: Path, folder: str) -> list[str]:
    """The node ids of all test functions in a folder."""
    return [node for node, _, _ in _tests_in(root, folder)]


def rows_in(root: Path, folder: str) -> list[str]:
    """The same, and after each function the rows of its table of parameters."""
    return [
        node
        for function, test, module in _tests_in(root, folder)
        for node in (function, *(f"{function}[{row}]" for row in row_ids(test, module)))
    ]


def _tests_in(root: Path, folder: str) -> Iterator[tuple[str, ast.FunctionDef, ast.Module]]:
    for file in sorted((root / folder).rglob("test_*.py")):
        module = _parsed(file, file.stat().st_mtime_ns)
        for node, test in _tests(module.body, file.relative_to(root).as_posix()):
            yield node, test, module


@cache
def _parsed(file: Path, _changed: int) -> ast.Module:
    """A file of tests; it is read again once it has changed."""
    return ast.parse(file.read_text("utf-8"))


def _tests(body: Iterable[ast.stmt], prefix: str) -> Iterator[tuple[str, ast.FunctionDef]]:
    for item in body:
        if isinstance(item, ast.ClassDef) and item.name.startswith("Test"):
            yield from _tests(item.body, f"{prefix}::{item.name}")
        elif isinstance(item, ast.FunctionDef) and item.name.startswith("test_"):
            yield f"{prefix}::{item.name}", item


def id_in(node: str, ids: Mapping[str, str]) -> str | None:
    """The id that a test's name carries, of a table of slugs to ids; the longest that fits.

    A row counts where the function's own name carries none.
    """
    name, _, row = node.rsplit("::", 1)[-1].partition("[")
    named = _longest(name.removeprefix("test_"), ids)
    if not row:
        return named
    return _longest(slug(row.removesuffix("]")), ids) if named is None else None


def _longest(name: str, ids: Mapping[str, str]) -> str | None:
    words = name.split("_")
    starts = ("_".join(words[:n]) for n in range(len(words), 0, -1))
    return next((ids[start] for start in starts if start in ids), None)


def by_id(nodes: Iterable[str], ids: Iterable[str]) -> Nodes:
    """The tests of each id."""
    slugs = {slug(id_): id_ for id_ in ids}
    grouped: dict[str, list[str]] = {id_: [] for id_ in slugs.values()}
    for node in nodes:
        id_ = id_in(node, slugs)
        if id_ is not None:
            grouped[id_].append(node)
    return {id_: tuple(tests) for id_, tests in grouped.items()}


def looks_like_id(node: str, families: Iterable[str]) -> bool:
    """Whether a test's name begins as the name of a rule's test would."""
    name = node.rsplit("::", 1)[-1]
    starts = "|".join(re.escape(family.lower()) for family in families)
    return re.match(rf"test_(?:{starts})(?:_[a-z0-9]+)??_\d+[a-z]?(?:_|$)", name) is not None

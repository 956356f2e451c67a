"""Tests by name: `test_toy_step_02_pays` is a test of TOY-STEP-02; one id a test."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

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
    files = sorted((root / folder).rglob("test_*.py"))
    return [node for file in files for node in _nodes(file, file.relative_to(root).as_posix())]


def _nodes(file: Path, name: str) -> Iterator[str]:
    yield from _tests(ast.parse(file.read_text("utf-8")).body, name)


def _tests(body: Iterable[ast.stmt], prefix: str) -> Iterator[str]:
    for item in body:
        if isinstance(item, ast.ClassDef) and item.name.startswith("Test"):
            yield from _tests(item.body, f"{prefix}::{item.name}")
        elif isinstance(item, ast.FunctionDef) and item.name.startswith("test_"):
            yield f"{prefix}::{item.name}"


def id_in(node: str, ids: Mapping[str, str]) -> str | None:
    """The id that a test's name carries, of a table of slugs to ids; the longest that fits."""
    name = node.rsplit("::", 1)[-1].removeprefix("test_")
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

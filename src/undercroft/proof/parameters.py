"""The rows of a test's table of parameters, as they are written and as pytest runs them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest


def row_ids(test: ast.FunctionDef, module: ast.Module) -> list[str]:
    """What a test's tables call their rows: the ids given, else first arguments that are words."""
    calls = [mark for mark in test.decorator_list if isinstance(mark, ast.Call)]
    tables = [mark.args[1] for mark in calls if _calls(mark, "parametrize") and mark.args[1:]]
    found = (_row_id(row) for table in tables for row in _rows(table, module))
    return list(dict.fromkeys(id_ for id_ in found if id_ is not None))


def _calls(call: ast.Call, name: str) -> bool:
    return isinstance(call.func, ast.Attribute) and call.func.attr == name


def _rows(table: ast.expr, module: ast.Module) -> Sequence[ast.expr]:
    """The rows of a table that is written out, here or under a name in the same module."""
    if isinstance(table, ast.Name):
        named = [
            item.value
            for item in module.body
            if isinstance(item, ast.Assign) and _names(item, table.id)
        ]
        return _rows(named[0], module) if named else ()
    return table.elts if isinstance(table, ast.List | ast.Tuple) else ()


def _names(item: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in item.targets)


def _row_id(row: ast.expr) -> str | None:
    if isinstance(row, ast.Call) and _calls(row, "param"):
        given = [word.value for word in row.keywords if word.arg == "id"]
        return _first_word(given or row.args)
    return _first_word(row.elts if isinstance(row, ast.Tuple | ast.List) else [row])


def _first_word(values: Sequence[ast.expr]) -> str | None:
    match values:
        case [ast.Constant(str(word)), *_]:
            return word
    return None


def names_of(item: pytest.Item) -> Iterator[str]:
    """What a collected test may be called: its function, and its row by id or first argument."""
    function, _, row = item.nodeid.partition("[")
    yield function
    if row:
        calls = getattr(item, "callspec", None)
        first = next(iter(calls.params.values())) if calls is not None else None
        yield from {f"{function}[{row}", *([f"{function}[{first}]"] if first else [])}

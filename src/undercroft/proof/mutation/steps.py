"""Statements as steps: which only speak, which act, and of which two the order can matter."""

from __future__ import annotations

import ast
from typing import Final

LISTENING: Final = "listening"
TELLING: Final = ("emit", "tell")
CHANGING: Final = ("append", "discard", "insert", "pop", "push", "remove")
MAKING: Final = (
    "bool",
    "dict",
    "int",
    "len",
    "list",
    "max",
    "min",
    "range",
    "sorted",
    "sum",
    "tuple",
)


def speaks(node: ast.stmt) -> bool:
    """Whether a statement is a docstring, an assertion, an error or an entry of the log."""
    if isinstance(node, ast.Assert | ast.Raise):
        return True
    if isinstance(node, ast.Expr) and (isinstance(node.value, ast.Constant) or _tells(node.value)):
        return True
    return isinstance(node, ast.If) and any(
        isinstance(inner, ast.Attribute) and inner.attr == LISTENING
        for inner in ast.walk(node.test)
    )


def _tells(node: ast.expr) -> bool:
    """Whether a call writes an entry of the log: `s.emit(...)`, `tell_of(...)`."""
    return isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1].startswith(TELLING)


def is_order_told(first: ast.stmt, second: ast.stmt) -> bool:
    """Whether two statements act, and could make a difference in the other order."""
    if not (acts(first) and acts(second)) or speaks(second):
        return False
    if not (_is_understood(first) and _is_understood(second)):
        return True
    return bool(_written(first) & _named(second) or _written(second) & _named(first))


def _is_understood(node: ast.stmt) -> bool:
    """Whether all that a statement calls is known to change nothing but what it is called on."""
    calls = [call for call in ast.walk(node) if isinstance(call, ast.Call)]
    return all(_changed(call) or _makes(call) for call in calls)


def _makes(call: ast.Call) -> bool:
    """Whether a call only makes a value: of a class, or by a function that is built in."""
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    return name in MAKING or name[:1].isupper()


def _changed(call: ast.Call) -> str:
    """What a method such as `append` is called on, by its last name; of the state its frames."""
    if not isinstance(call.func, ast.Attribute) or call.func.attr not in CHANGING:
        return ""
    return ".frames" if ast.unparse(call.func.value) == "s" else _last_name(call.func.value)


def _written(node: ast.stmt) -> set[str]:
    """What a statement changes, by its last name: `.ready` of `s.ready[hero] = 0`."""
    targets = node.targets if isinstance(node, ast.Assign) else []
    targets = [node.target] if isinstance(node, ast.AugAssign) else targets
    rows = [target.value if isinstance(target, ast.Subscript) else target for target in targets]
    calls = [_changed(call) for call in ast.walk(node) if isinstance(call, ast.Call)]
    return {name for name in (*map(_last_name, rows), *calls) if name}


def _named(node: ast.stmt) -> set[str]:
    """Every name and attribute of a statement, and what its calls change."""
    return {name for part in ast.walk(node) if (name := _last_name(part))} | _written(node)


def _last_name(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return f".{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def acts(node: ast.stmt) -> bool:
    """Whether a statement changes something beyond its own names."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.AugAssign):
        return not isinstance(node.target, ast.Name)
    targets = node.targets if isinstance(node, ast.Assign) else []
    return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)

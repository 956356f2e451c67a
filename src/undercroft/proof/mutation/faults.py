"""Faults: the nearest wrong readings of a function, found on its syntax tree.

A comparison that is off by one or turned round, a constant one more or one less, `and` for `or`,
a condition left out, a call dropped, two steps in the wrong order. What only speaks to people
(log entries, texts) and what only guards the program (assertions) is left alone.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from undercroft.proof.mutation.steps import acts, is_order_told, speaks

Function = ast.FunctionDef | ast.AsyncFunctionDef
Siblings = Mapping[str, str]
FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)

BOUNDS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
OPPOSITES: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
}
TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
SPOKEN: Final = ("str", "Refusal", "Preview", "Refusal | None")
"""What functions answer whose answers only people read."""
WHOLE: Final = ("s", "self", "cls")
"""Names that nobody puts in another's place."""
DECLARED: Final = ("annotation", "returns", "decorator_list", "defaults", "kw_defaults")
BLOCKS: Final = ("body", "orelse", "finalbody")


@dataclass(frozen=True, slots=True)
class Fault:
    """One wrong reading: where it stands, what it is called, and how it is put in and taken out."""

    kind: str
    line: int
    before: str
    after: str
    put: Callable[[], None]
    take: Callable[[], None]


def functions_in(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    """The functions and methods of a module that are not inside another function."""
    yield from _functions(tree.body, "")


def _functions(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, Function]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node.body, f"{prefix}{node.name}.")
        elif isinstance(node, FUNCTIONS):
            yield prefix + node.name, node


def faults(function: Function, siblings: Siblings) -> Iterator[Fault]:
    """Every wrong reading of a function, in the order of its lines."""
    if function.returns is not None and ast.unparse(function.returns) in SPOKEN:
        return
    yield from _in_body(function.body)
    yield from _mistaken(function, siblings)


def siblings(tree: ast.Module) -> Siblings:
    """For each constant that a module names another one that reads like it: ROUND_ENDS, TURN_ENDS.

    Alike are those with a word in common, the first or the last.
    """
    loaded = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    names = sorted(name for name in loaded if name.isupper() and "_" in name)
    alike = {name: [other for other in names if _alike(name, other)] for name in names}
    return {name: others[0] for name, others in alike.items() if others}


def _alike(name: str, other: str) -> bool:
    mine, its = name.split("_"), other.split("_")
    return name != other and (mine[0] == its[0] or mine[-1] == its[-1])


def _mistaken(function: Function, siblings: Siblings) -> Iterator[Fault]:
    """Each constant of a function in whose place one that reads like it could stand."""
    for statement in function.body:
        if speaks(statement):
            continue
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and node.id in siblings:
                yield _renamed(node, siblings[node.id])


def _renamed(node: ast.Name, other: str) -> Fault:
    kept = node.id

    def put() -> None:
        node.id = other

    def take() -> None:
        node.id = kept

    return Fault("name", node.lineno, kept, other, put, take)


def _in_body(body: list[ast.stmt]) -> Iterator[Fault]:
    for i, node in enumerate(body):
        if speaks(node):
            continue
        yield from _in_statement(body, i)
        if i + 1 < len(body) and is_order_told(node, body[i + 1]):
            yield _swapped_steps(body, i)


def _swapped_steps(body: list[ast.stmt], i: int) -> Fault:
    first, second = body[i], body[i + 1]

    def order(now: ast.stmt, then: ast.stmt) -> Callable[[], None]:
        def put() -> None:
            body[i], body[i + 1] = now, then

        return put

    texts = ast.unparse(first), ast.unparse(second)
    put, take = order(second, first), order(first, second)
    return Fault("order", first.lineno, "; ".join(texts), "; ".join(texts[::-1]), put, take)


def _in_statement(body: list[ast.stmt], i: int) -> Iterator[Fault]:
    node = body[i]
    if acts(node):
        yield _item(body, i, "step", node, ast.Pass())
    if isinstance(node, ast.Break | ast.Continue):
        other = ast.Continue() if isinstance(node, ast.Break) else ast.Break()
        yield _item(body, i, "loop", node, other)
    if isinstance(node, ast.If | ast.While):
        yield from _negated(node)
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield _field(node, "op", "arithmetic", ARITHMETIC[type(node.op)]())
    yield from _inside(node)


def _negated(node: Any) -> Iterator[Fault]:
    """A condition turned round, unless what it is made of is turned round by itself."""
    if not isinstance(node.test, ast.Compare | ast.BoolOp | ast.UnaryOp | ast.Constant):
        yield _field(node, "test", "negation", ast.UnaryOp(ast.Not(), node.test))


def _inside(node: ast.AST) -> Iterator[Fault]:
    """The faults of what a node is made of."""
    if isinstance(node, ast.JoinedStr):
        return
    for name, value in ast.iter_fields(node):
        if name in DECLARED:
            continue
        if name in BLOCKS and isinstance(value, list):
            yield from _in_body(value)
        elif isinstance(value, list):
            for i, part in enumerate(value):
                if isinstance(part, ast.AST):
                    yield from _of_part(value, i, part)
        elif isinstance(value, ast.AST):
            yield from _of_child(node, name, value)


def _of_part(row: list[Any], i: int, part: ast.AST) -> Iterator[Fault]:
    for kind, other in _readings(part):
        yield _item(row, i, kind, part, other)
    yield from _own(part)
    yield from _inside(part)


def _of_child(node: ast.AST, name: str, value: ast.AST) -> Iterator[Fault]:
    for kind, other in _readings(value):
        yield _field(node, name, kind, other)
    yield from _own(value)
    yield from _inside(value)


def _readings(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """What could stand in the place of an expression."""
    if isinstance(node, ast.Constant):
        yield from (("constant", ast.Constant(other)) for other in _near(node.value))
    elif isinstance(node, ast.BoolOp):
        for i in range(len(node.values)):
            rest = node.values[:i] + node.values[i + 1 :]
            yield "condition", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not | ast.USub):
        yield "negation", node.operand
    elif isinstance(node, ast.IfExp):
        yield "choice", ast.IfExp(node.test, node.orelse, node.body)
    elif isinstance(node, ast.Call):
        yield from _calls(node)


def _near(value: object) -> Iterator[bool | int]:
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
        if value:
            yield value - 1


def _calls(node: ast.Call) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node.func, ast.Name) and node.func.id in TWINS:
        twin = ast.Name(TWINS[node.func.id], ast.Load())
        yield "twin", ast.Call(twin, node.args, node.keywords)
    for i, (first, second) in enumerate(pairwise(node.args)):
        if _is_plain(first) and _is_plain(second):
            args = [*node.args[:i], second, first, *node.args[i + 2 :]]
            yield "order", ast.Call(node.func, args, node.keywords)


def _is_plain(node: ast.expr) -> bool:
    """Whether an argument is a name that could be mistaken for another."""
    return isinstance(node, ast.Name) and node.id not in WHOLE


def _own(node: ast.AST) -> Iterator[Fault]:
    """Faults of the operators and filters of an expression."""
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            for kind, table in (("bound", BOUNDS), ("comparison", OPPOSITES)):
                if type(op) in table:
                    yield _operator(node, node.ops, i, kind, table[type(op)]())
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield _field(node, "op", "logic", other)
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        yield _field(node, "op", "arithmetic", ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.comprehension):
        for i in range(len(node.ifs)):
            yield _without_filter(node, i)


def _item(row: list[Any], i: int, kind: str, node: ast.AST, other: ast.AST) -> Fault:
    def put() -> None:
        row[i] = _placed(other, node)

    def take() -> None:
        row[i] = node

    return Fault(kind, _line(node), ast.unparse(node), ast.unparse(_fixed(other)), put, take)


def _field(node: ast.AST, name: str, kind: str, other: ast.AST) -> Fault:
    kept = getattr(node, name)
    whole = node if isinstance(kept, ast.operator | ast.boolop) else kept
    before = ast.unparse(whole)

    def put() -> None:
        setattr(node, name, _placed(other, kept))

    def take() -> None:
        setattr(node, name, kept)

    return Fault(kind, _line(whole), before, _seen(put, take, node, name, whole), put, take)


def _seen(
    put: Callable[[], None], take: Callable[[], None], node: ast.AST, name: str, whole: ast.AST
) -> str:
    """How it reads with the fault."""
    put()
    text = ast.unparse(node if whole is node else getattr(node, name))
    take()
    return text


def _operator(
    node: ast.Compare, row: list[ast.cmpop], i: int, kind: str, other: ast.cmpop
) -> Fault:
    kept = row[i]

    def put() -> None:
        row[i] = other

    def take() -> None:
        row[i] = kept

    before = ast.unparse(node)
    put()
    after = ast.unparse(node)
    take()
    return Fault(kind, _line(node), before, after, put, take)


def _without_filter(node: ast.comprehension, i: int) -> Fault:
    kept = node.ifs[i]

    def put() -> None:
        del node.ifs[i]

    def take() -> None:
        node.ifs.insert(i, kept)

    return Fault("filter", _line(kept), f"if {ast.unparse(kept)}", "no filter", put, take)


def _placed(other: Any, where: Any) -> Any:
    """A new node with the lines of the one it replaces."""
    if isinstance(other, ast.expr | ast.stmt) and isinstance(where, ast.expr | ast.stmt):
        ast.copy_location(other, where)
    return ast.fix_missing_locations(other)


def _fixed(node: ast.AST) -> ast.AST:
    return ast.fix_missing_locations(node)


def _line(node: ast.AST) -> int:
    return getattr(node, "lineno", 0)

"""Switching off: what a citing function, check or class is replaced by, and how.

A function keeps its identity and loses its body: its code object is exchanged, so that every
name, registry, act, check and bound method that holds it meets the empty one. What it answers is
the neutral value of its return annotation: nothing, 0, False, an empty list, or what it was given
where it makes a changed one of that. A check's test
answers 0, nothing against it. A frame is popped at once and tells 0 to the frame below, whatever
it was told before; another class has all its own methods emptied.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager
from functools import partial
from types import CodeType, FunctionType, GenericAlias
from typing import Any, Final

from undercroft.kernel.frames import Frame
from undercroft.proof.citations import Citation, function_of
from undercroft.proof.errors import ProofError

_GAMES: Final = "undercroft.games."
_EMPTY: Final = {
    "int": "0",
    "float": "0.0",
    "bool": "False",
    "str": '""',
    "list": "[]",
    "dict": "{}",
    "set": "set()",
    "frozenset": "frozenset()",
}


@contextmanager
def switched_off(cite: Citation) -> Generator[None]:
    """While this lasts the thing that cites a rule does nothing.

    What caches remember of it, before and meanwhile, is forgotten.
    """
    with ExitStack() as stack:
        stack.callback(forget_answers, cite.holder)
        for switch in _switches(cite):
            stack.enter_context(switch())
        forget_answers(cite.holder)
        yield


def forget_answers(holder: object = None) -> None:
    """Empty the cache made of a function, and all caches of games, which may hold its answers."""
    games = [module for name, module in list(sys.modules.items()) if name.startswith(_GAMES)]
    for value in (holder, *(value for module in games for value in vars(module).values())):
        clear = getattr(value, "cache_clear", None)
        if clear is not None:
            clear()


def _switches(cite: Citation) -> list[Callable[[], Any]]:
    if cite.check is not None:
        return [partial(_emptied, cite.thing, "0")]
    if isinstance(cite.thing, type) and issubclass(cite.thing, Frame):
        return [partial(_popped, cite.thing)]
    if isinstance(cite.thing, type):
        return [partial(_emptied, function) for function in _own_methods(cite)]
    return [partial(_emptied, cite.thing)]


def _own_methods(cite: Citation) -> list[FunctionType]:
    functions = [function_of(value) for value in vars(cite.thing).values()]
    own = [f for f in functions if f is not None and f.__module__ == cite.thing.__module__]
    if not own:
        raise ProofError(f"{cite.where} has no method to switch off; cite the rule in a function")
    return own


@contextmanager
def _emptied(function: FunctionType, answer: str | None = None) -> Generator[None]:
    code = function.__code__
    function.__code__ = _empty_code(function, answer or _answer(function))
    try:
        yield
    finally:
        function.__code__ = code


def _empty_code(function: FunctionType, answer: str) -> CodeType:
    made: dict[str, Any] = {}
    exec(f"def off(*given, **__): return {answer}", made)
    code: CodeType = made["off"].__code__
    return code.replace(co_freevars=function.__code__.co_freevars, co_name=function.__name__)


def _answer(function: FunctionType) -> str:
    """What a function answers that does nothing.

    One that makes a changed thing of what it is given (a map with a door open) gives it back.
    """
    returns = _written(function.__annotations__.get("return", "None"), function)
    nothing = neutral(returns)
    is_given_back = nothing == "None" and returns == _given_first(function)
    return "given[0]" if is_given_back else nothing


def _given_first(function: FunctionType) -> str:
    """The type of a function's first argument."""
    first = next(iter(function.__code__.co_varnames[: function.__code__.co_argcount]), "")
    if first == "self":
        return function.__qualname__.rpartition(".")[0]
    return _written(function.__annotations__.get(first, ""), function)


def _written(annotation: Any, function: FunctionType) -> str:
    """A type as it is written, other names for tuples and lists looked through."""
    text = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "None")
    text = text.strip("\"'")
    alias = function.__globals__.get(text)
    return str(alias) if isinstance(alias, GenericAlias) else text


def neutral(annotation: str) -> str:
    """The expression of the value that says nothing, for a written return type."""
    return _neutral(ast.parse(annotation, mode="eval").body)


def _neutral(node: ast.expr) -> str:
    if isinstance(node, ast.BinOp):
        sides = (_neutral(node.left), _neutral(node.right))
        return "None" if "None" in sides else sides[0]
    head = node.value if isinstance(node, ast.Subscript) else node
    name = head.id if isinstance(head, ast.Name) else ""
    if name == "tuple":
        return _neutral_tuple(node)
    return _EMPTY.get(name, "None")


def _neutral_tuple(node: ast.expr) -> str:
    parts = node.slice.elts if _has_parts(node) else []  # type: ignore[attr-defined]
    if any(isinstance(part, ast.Constant) and part.value is ... for part in parts):
        return "()"
    return "(" + "".join(f"{_neutral(part)}, " for part in parts) + ")"


def _has_parts(node: ast.expr) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple)


def _answered(_frame: Frame[Any], s: Any) -> bool:
    s.answer(0)
    return False


def _ignored(_frame: Frame[Any], _s: Any, _value: Any) -> None:
    return None


_SILENT: Final[dict[str, Any]] = {
    "advance": _answered,
    "on_answer": _ignored,
    "on_answers": _ignored,
}


@contextmanager
def _popped(cls: type[Frame[Any]]) -> Generator[None]:
    own = {name: vars(cls)[name] for name in _SILENT if name in vars(cls)}
    for name, value in _SILENT.items():
        setattr(cls, name, value)
    try:
        yield
    finally:
        for name in _SILENT:
            if name in own:
                setattr(cls, name, own[name])
            else:
                delattr(cls, name)

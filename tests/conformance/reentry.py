"""Which resolvers of effects may push a frame, and which were called again after one.

A resolver is called again after each frame it pushed, so one that does its work twice is wrong
only where a frame comes in between: something turned up, somebody asked. Which resolvers can
push a frame is read from their source; which were called again is noted while scenarios run.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType
from typing import Any

import pytest

from undercroft.crawl.effects import Effects, Meanings, Resolve
from undercroft.crawl.effects.registry import Resolver

PUSHING = frozenset({"push", "begin", "begin_shown", "start", "start_at"})
"""The methods that put a frame on the stack."""


def pushing(effects: Effects) -> set[str]:
    """The words of a game's content whose resolvers may push a frame, by whatever they call."""
    used = {type(effect) for effect in effects.library.effects}
    resolvers = effects.meanings.resolvers
    return {kind.__name__ for kind in used if pushes(resolvers[kind])}


def pushes(function: Callable[..., Any], seen: set[Callable[..., Any]] | None = None) -> bool:
    """Whether a function calls one of the methods that push, or a function that does."""
    seen = set() if seen is None else seen
    if function in seen or not isinstance(function, FunctionType):
        return False
    seen.add(function)
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    if any(isinstance(call, ast.Attribute) and call.attr in PUSHING for call in called):
        return True
    return any(pushes(found, seen) for found in _functions(function, called))


def _functions(function: FunctionType, called: list[ast.expr]) -> Iterator[FunctionType]:
    """The functions of ours among what is called, by their names or by those of their modules."""
    known = inspect.getclosurevars(function)
    names = {**known.globals, **known.nonlocals}
    for call in called:
        found = names.get(call.id) if isinstance(call, ast.Name) else None
        if isinstance(call, ast.Attribute) and isinstance(call.value, ast.Name):
            module = names.get(call.value.id)
            found = getattr(module, call.attr, None) if isinstance(module, ModuleType) else None
        if isinstance(found, FunctionType) and found.__module__.startswith("undercroft."):
            yield found


def called_again(effects: Effects, folder: str) -> set[str]:
    """The words whose resolvers are called a second time in the scenarios of a folder."""
    options = ("-q", "--no-header", "-p", "no:cacheprovider", "--ignore-glob=*_all.py")
    with noting(effects.meanings) as again:
        # A scenario that fails is told of by the suite itself, not once more from here.
        code = pytest.main([folder, *options])
        assert code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
    return again


@contextmanager
def noting(meanings: Meanings) -> Iterator[set[str]]:
    """While this lasts, whose resolvers are called a second time is noted."""
    before, again = dict(meanings.resolvers), set[str]()
    for kind, resolver in before.items():
        meanings.resolvers[kind] = noted(kind.__name__, resolver, again)
    try:
        yield again
    finally:
        meanings.resolvers.update(before)


def noted(word: str, resolver: Resolver, again: set[str]) -> Resolver:
    """The resolver of a word, which is noted when it is called a second time."""

    def called(s: Any, at: Resolve, effect: Any) -> None:
        if at.step > 0:
            again.add(word)
        resolver(s, at, effect)

    return called

"""Citations: the functions, methods, classes and checks whose docstring names a rule in brackets.

`[DA-MOV-03]` or `[TOY-STEP-02, TOY-END-01]`. What is imported from elsewhere is not counted
twice; a check cites through the function it was made of.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from types import FunctionType, ModuleType
from typing import Any, Final

from undercroft.kernel.checks import Check
from undercroft.proof.errors import RulebookError
from undercroft.proof.sources import ID

MOST_IDS: Final = 3
_LIST: Final = re.compile(rf"\[({ID.pattern}(?:,\s*{ID.pattern})*)\]")


@dataclass(frozen=True, slots=True)
class Citation:
    """Something in the code that names rules: "module:qualname", the ids, and the thing itself.

    `thing` is a function or a class; `holder` is the check or the cache made of the function.
    """

    where: str
    ids: tuple[str, ...]
    thing: Any
    holder: Any = None

    @property
    def check(self) -> Check | None:
        """The check that was made of the function."""
        return self.holder if isinstance(self.holder, Check) else None


def cited(words: str | None) -> tuple[str, ...]:
    """The rule ids that a docstring names in brackets."""
    lists = _LIST.findall(words or "")
    return tuple(id_ for ids in lists for id_ in re.split(r",\s*", ids))


def citations(modules: Iterable[str]) -> list[Citation]:
    """Everything in the modules that cites a rule."""
    return [citation for name in modules for citation in _in_module(_module(name)) if citation.ids]


def _module(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ImportError as error:
        raise RulebookError(f"the module {name} cannot be read: {error}") from None


def _in_module(module: ModuleType) -> Iterator[Citation]:
    for value in list(vars(module).values()):
        yield from _in_value(value, module.__name__)


def _in_value(value: object, module: str) -> Iterator[Citation]:
    if isinstance(value, type):
        if value.__module__ == module:
            yield _citation(value)
            yield from _in_class(value, module)
        return
    function = function_of(value)
    if function is not None and function.__module__ == module:
        yield _citation(function, value)


def _in_class(cls: type, module: str) -> Iterator[Citation]:
    for value in list(vars(cls).values()):
        if not isinstance(value, type) or value.__qualname__.startswith(f"{cls.__qualname__}."):
            yield from _in_value(value, module)


def function_of(value: object) -> FunctionType | None:
    """The plain function inside a check, a method of any sort, a property or a cache."""
    while not isinstance(value, FunctionType):
        inner = (
            getattr(value, "__wrapped__", None)
            or getattr(value, "__func__", None)
            or (value.fget if isinstance(value, property) else None)
            or (value.test if isinstance(value, Check) else None)
        )
        if inner is None or inner is value:
            return None
        value = inner
    return value


def _citation(thing: FunctionType | type, holder: object = None) -> Citation:
    words = vars(thing).get("__doc__") if isinstance(thing, type) else thing.__doc__
    return Citation(f"{thing.__module__}:{thing.__qualname__}", cited(words), thing, holder)

"""Mutants: the running program with one fault in it.

A fault is put into the syntax tree of its module, the module is compiled, and the functions that
live in memory get the changed code: every name, registry, check and bound method that holds one
meets it. Nothing is written to disk, and afterwards all is as before.
"""

from __future__ import annotations

import ast
import gc
import importlib
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import CodeType, FunctionType

from undercroft.proof.errors import ProofError
from undercroft.proof.mutation.faults import (
    Fault,
    Function,
    Siblings,
    faults,
    functions_in,
    siblings,
)
from undercroft.proof.switches import forget_answers

Place = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Mutant:
    """One fault in one function; `source` changes when the function does.

    `id` stays the same while nothing of the same kind is added before it in its function.
    """

    id: str
    module: str
    line: int
    before: str
    after: str
    source: str

    @property
    def change(self) -> str:
        """How it reads, and how it should."""
        return f"{self.before} => {self.after}"

    def rank(self, seed: int) -> str:
        """Its place in a random order that does not depend on the other mutants."""
        return blake2b(f"{seed} {self.id}".encode(), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class _Source:
    """A module as it was read: its file, its tree, and its faults by the id of their mutant."""

    file: str
    tree: ast.Module
    faults: dict[str, tuple[Mutant, Fault]]


def mutants(modules: Iterable[str]) -> Iterator[Mutant]:
    """Every mutant of the modules."""
    for name in modules:
        yield from (mutant for mutant, _ in _source(name).faults.values())


def mutants_of(where: str) -> Iterator[Mutant]:
    """The mutants of a function, or of the methods of a class: "module:qualname"."""
    module = where.partition(":")[0]
    starts = (f"{where}/", f"{where}.")
    return (mutant for mutant in mutants((module,)) if mutant.id.startswith(starts))


def file_of(module: str) -> str:
    """The file of a module."""
    file = importlib.import_module(module).__file__
    if file is None or not file.endswith(".py"):
        raise ProofError(f"{module} is compiled: faults are put into the plain build only")
    return file


@cache
def _source(module: str) -> _Source:
    file = file_of(module)
    tree = ast.parse(Path(file).read_text("utf-8"))
    alike = siblings(tree)
    pairs = [
        pair for name, function in functions_in(tree) for pair in _of(module, name, function, alike)
    ]
    return _Source(file, tree, {mutant.id: (mutant, fault) for mutant, fault in pairs})


def _of(
    module: str, name: str, function: Function, alike: Siblings
) -> Iterator[tuple[Mutant, Fault]]:
    source = blake2b(ast.dump(function).encode(), digest_size=4).hexdigest()
    counts: Counter[str] = Counter()
    for fault in faults(function, alike):
        counts[fault.kind] += 1
        id_ = f"{module}:{name}@{function.lineno}" if name == "_" else f"{module}:{name}"
        full = f"{id_}/{fault.kind}-{counts[fault.kind]}"
        yield Mutant(full, module, fault.line, fault.before, fault.after, source), fault


@contextmanager
def put_in(mutant: Mutant) -> Generator[None]:
    """While this lasts the program has the fault; what it remembers meanwhile is forgotten."""
    exchanged = _exchanged(mutant)
    try:
        for function, code, _ in exchanged:
            function.__code__ = code
        forget_answers()
        yield
    finally:
        for function, _, kept in exchanged:
            function.__code__ = kept
        forget_answers()


def _exchanged(mutant: Mutant) -> list[tuple[FunctionType, CodeType, CodeType]]:
    """The functions in memory that have other code with the fault: new code and old."""
    source = _source(mutant.module)
    _, fault = source.faults[mutant.id]
    fault.put()
    try:
        changed = dict(_codes(compile(source.tree, source.file, "exec")))
    finally:
        fault.take()
    return [
        (function, _fitting(changed[place], function), function.__code__)
        for place, function in _functions(source.file)
        if place in changed and changed[place] != function.__code__
    ]


def _fitting(code: CodeType, function: FunctionType) -> CodeType:
    """Code that closes over what the function does, even if the fault no longer uses it."""
    free = function.__code__.co_freevars
    return code if code.co_freevars else code.replace(co_freevars=free)


@cache
def _functions(file: str) -> list[tuple[Place, FunctionType]]:
    """The functions in memory that come from a file."""
    functions = [thing for thing in gc.get_objects() if isinstance(thing, FunctionType)]
    own = [thing for thing in functions if thing.__code__.co_filename == file]
    return [(_place(thing.__code__), thing) for thing in own]


def _codes(code: CodeType) -> Iterator[tuple[Place, CodeType]]:
    yield _place(code), code
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from _codes(inner)


def _place(code: CodeType) -> Place:
    return code.co_qualname, code.co_firstlineno

"""Proving content: without any part of a card, power or trap its scenario tests must fail.

A game lists what is in its box: each id with its parts, each part with its switch, a context
manager that takes the part away for a while, or changes it. A card's parts are the effects it is
made of and what they say, a power's the numbers it consists of.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import fields, replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Any

from undercroft.crawl.effects import (
    Condition,
    Filter,
    Library,
    Nothing,
    disabled,
    every_value,
)
from undercroft.proof.errors import ProofError
from undercroft.proof.naming import Nodes, by_id, root_of, rows_in
from undercroft.proof.trials import Changed, Switch, Trial, Verdict, run_trials

Part = tuple[str, Switch]
Parts = Mapping[str, Sequence[Part]]


def prove_content(parts: Parts, tests: Nodes, root: Path | None = None) -> list[Verdict]:
    """The verdict on each id: its tests (node ids under `root`) pass, and fail without any part."""
    trials = [Trial(id_, tests.get(id_, ()), tuple(own)) for id_, own in parts.items()]
    return run_trials(trials, root or Path.cwd())


def content_tests(folder: str, ids: Iterable[str]) -> Nodes:
    """The tests of each id in a folder: `test_ember_lash_heals`, `test_heals[ember-lash-2]`."""
    root = root_of(folder)
    if root is None:
        raise ProofError(f'the folder of tests "{folder}" is not here')
    return by_id(rows_in(root, folder), ids)


def effect_parts(library: Library, card: str) -> Iterator[Part]:
    """The whole effect of a card and every effect inside it, each replaced by `Nothing`."""
    for node in library.nodes_of(card):
        if library.effects[node] != Nothing():
            name = library.nodes.names[node]
            yield f"the effect {name}", partial(disabled, library, name)


def effect_changes(library: Library, card: str) -> Iterator[Part]:
    """Each number, word, filter and condition of a card's effect, changed or left out."""
    for value in every_value((library.effect(card),)):
        for field in fields(value):  # type: ignore[arg-type]
            for other in _changes(getattr(value, field.name)):
                name = f"{type(value).__name__}.{field.name} as {other!r}"
                yield name, Changed(replaced(value, field.name, other))


def _changes(said: object) -> Iterator[object]:
    """What could stand in the place of a part: one more, the next word, one filter fewer.

    There is nothing less than none.
    """
    if isinstance(said, Enum):
        members = list(type(said))
        yield members[(members.index(said) + 1) % len(members)]
    elif isinstance(said, int) and not isinstance(said, bool):
        more = (said - 1, said + 1) if said else (1,)
        yield from (other for other in more if other)
    elif isinstance(said, Condition):
        yield None
    elif isinstance(said, tuple) and any(isinstance(part, Filter) for part in said):
        yield from (said[:i] + said[i + 1 :] for i in range(len(said)))


def value_parts(owner: object, field: str, neutral: Any) -> Iterator[Part]:
    """What a field of a frozen value says beyond a neutral value, number by number."""
    said = getattr(owner, field)
    for inner in fields(neutral):
        nothing = getattr(neutral, inner.name)
        if getattr(said, inner.name) != nothing:
            without = replace(said, **{inner.name: nothing})
            yield f"its {field}, {inner.name}", replaced(owner, field, without)


def value_changes(owner: object, field: str, neutral: Any) -> Iterator[Part]:
    """Each number and word that a field of a frozen value says, changed."""
    said = getattr(owner, field)
    for inner in fields(neutral):
        if getattr(said, inner.name) != getattr(neutral, inner.name):
            for other in _changes_inside(getattr(said, inner.name)):
                changed = replace(said, **{inner.name: other})
                name = f"its {field}, {inner.name} as {other!r}"
                yield name, Changed(replaced(owner, field, changed))


def _changes_inside(said: object) -> Iterator[object]:
    """What could stand in the place of a number or word, or of one in a row of them."""
    if isinstance(said, tuple):
        for i, part in enumerate(said):
            yield from ((*said[:i], other, *said[i + 1 :]) for other in _changes(part))
    else:
        yield from _changes(said)


def replaced(owner: object, field: str, value: object) -> Switch:
    """A switch that gives a frozen value another field."""
    return partial(_replaced, owner, field, value)


@contextmanager
def _replaced(owner: object, field: str, value: object) -> Iterator[None]:
    kept = getattr(owner, field)
    object.__setattr__(owner, field, value)
    try:
        yield
    finally:
        object.__setattr__(owner, field, kept)

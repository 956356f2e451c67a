"""Positions that no game can have come to: questions asked one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from undercroft.kernel.state import State

S = TypeVar("S", bound=State)


def first_flaws(s: S, questions: Sequence[Callable[[S], Iterator[str]]]) -> list[str]:
    """Everything that is wrong with a position, up to the first question that finds something.

    Their order matters: later questions take for granted what earlier ones have asked.
    """
    for question in questions:
        flaws = list(question(s))
        if flaws:
            return flaws
    return []


def uneven_rows(s: State, names: Sequence[str], length: int, whose: str) -> Iterator[str]:
    """The rows that have another number of values than there are figures, or seats."""
    for name in names:
        if len(getattr(s, name)) != length:
            yield f"{name} has {len(getattr(s, name))} values for {length} {whose}"

"""Rows: immutable tuples, one value a thing. A changed row is a new one.

Who keeps a row therefore knows by its identity whether anything has changed since; clones share it.
"""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place."""
    values = list(row)
    values[at] = value
    return tuple(values)


def without(row: tuple[T, ...], at: int) -> tuple[T, ...]:
    """The row without the value at one place."""
    return row[:at] + row[at + 1 :]

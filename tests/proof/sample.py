"""A rule system with every fault the proof must find; its tests lie in `sample/`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from undercroft.kernel.checks import check


def add(n: int) -> int:
    """Three is added. [SMP-ADD-01]"""
    return n + 3


def untested(n: int) -> int:
    """Nobody tests this. [SMP-ADD-02]"""
    return n


def unnoticed(n: int) -> int:
    """Nobody would miss this. [SMP-ADD-04]"""
    return n


def failing() -> int:
    """Its test fails. [SMP-ADD-05]"""
    return 1


def count_down(n: int) -> int:
    """Without it nothing gets less. [SMP-ADD-06]"""
    return n - 1


def until_none(n: int) -> int:
    """Count down to nothing."""
    while n != -1:
        n = count_down(n)
    return n


def registered(n: int) -> list[int]:
    """Reached only through the registry. [SMP-ADD-07]"""
    return [n]


REGISTRY: dict[str, Callable[[int], list[int]]] = {"it": registered}


class Adder:
    """Reached as an instance. [SMP-ADD-07]"""

    def __init__(self, by: int) -> None:
        self.by = by

    def added(self, n: int) -> tuple[int, str]:
        """The sum, and its name."""
        return n + self.by, "sum"


@cache
def remembered(n: int) -> int:
    """Reached through a cache. [SMP-ADD-07]"""
    return n * 2


class Half:
    """Half of something."""

    def __init__(self, n: int) -> None:
        self.n = n


def halves(n: int) -> tuple[Half, Half]:
    """Without it nothing goes on. [SMP-ADD-08]"""
    return Half(n // 2), Half(n - n // 2)


def moved(n: int, left: bool) -> Half:
    """A half with one more. [SMP-ADD-08]"""
    first, second = halves(n)
    return added_to(first if left else second)


def added_to(half: Half) -> Half:
    """What is changed is given back unchanged without it. [SMP-ADD-08]"""
    return Half(half.n + 1)


def crowded() -> None:
    """Too much. [SMP-ADD-01, SMP-ADD-02, SMP-ADD-04, SMP-ADD-05]"""


def lost() -> None:
    """A rule that is not there. [SMP-GONE-09]"""


@check("SMP-ADD-01", "no")
def refuses(_s: object, _move: object) -> int:
    """Cites another rule than it refuses by. [SMP-ADD-04]"""
    return 1

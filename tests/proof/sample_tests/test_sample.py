"""Tests of the sample; run by the proof's own tests, and plainly except for one."""

from __future__ import annotations

import os

import pytest

from tests.proof.sample import (
    REGISTRY,
    Adder,
    add,
    crowded,
    failing,
    moved,
    remembered,
    unnoticed,
    until_none,
)


@pytest.mark.parametrize("n", [1, 2])
def test_smp_add_01_three_is_added(n: int) -> None:
    assert add(n) == n + 3
    crowded()


def test_smp_add_04_would_pass_anyway() -> None:
    unnoticed(3)


def test_smp_add_05_fails_anyway() -> None:
    assert failing() == (2 if "PROVING" in os.environ else 1)


def test_smp_add_06_ends() -> None:
    assert until_none(3) == -1


def test_smp_add_07_is_reached_everywhere() -> None:
    assert REGISTRY["it"](4) == [4]
    assert Adder(2).added(2) == (4, "sum")
    assert remembered(4) == 8


def test_smp_add_08_a_half_gets_one_more() -> None:
    assert moved(4, left=True).n == 3
    assert moved(5, left=False).n == 4


def test_smp_add_99_names_no_rule() -> None:
    assert add(0)


ROWS = [("bell", 1, 3), ("bell-rope", 2, -2), pytest.param("", 5, 3, id="rope-end")]


@pytest.mark.parametrize(("_name", "n", "least"), ROWS)
def test_something_is_added(_name: str, n: int, least: int) -> None:
    assert add(n) >= n + least

"""Every check of a point, along whole random games and at points hypothesis chooses."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.cells import ALL, Cell, cells
from tests.conformance.points import POINTS, Check
from tests.conformance.secrets import SECRETS
from tests.conformance.walks import chosen, journey, played

CHECKS = (*POINTS, *SECRETS)
SEEDS = range(12 if ALL else 2)
MOST_POINTS = 2000 if ALL else 80
CHOICES = st.lists(st.integers(0, 2**12), max_size=400 if ALL else 120)

each_cell = pytest.mark.parametrize("cell", cells(), ids=str)


@each_cell
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_holds_along_random_games(cell: Cell, check: Check) -> None:
    for seed in SEEDS:
        stride = 1 + len(played(cell, seed).history) // MOST_POINTS
        for number, t in enumerate(journey(cell, seed)):
            if number % stride == 0 or t.over is not None:
                check(t)


@each_cell
@settings(max_examples=200 if ALL else 10, deadline=None, derandomize=not ALL, database=None)
@given(choices=CHOICES)
def test_holds_wherever_choices_lead(cell: Cell, choices: list[int]) -> None:
    t = chosen(cell, choices)
    for check in CHECKS:
        check(t)

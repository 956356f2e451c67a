"""Every check of a point, along whole random games and at points hypothesis chooses."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conformance.cells import ALL, Cell, cells, seeds
from tests.conformance.points import POINTS, Check
from tests.conformance.secrets import SECRETS
from tests.conformance.walks import chosen, journey, played

CHECKS = (*POINTS, *SECRETS)
MOST_SEEDS = 12
MOST_POINTS = 2000 if ALL else 60
MOST_PLAY = 2_000_000 if ALL else 8_000
CHOICES = st.lists(st.integers(0, 2**12), max_size=400 if ALL else 120)

each_cell = pytest.mark.parametrize("cell", cells(), ids=str)


@each_cell
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_holds_along_random_games(cell: Cell, check: Check) -> None:
    for seed in seeds(cell, MOST_SEEDS):
        stride = _stride(len(played(cell, seed).history))
        for number, t in enumerate(journey(cell, seed)):
            if number % stride == 0 or t.over is not None:
                check(t)


def _stride(moves: int) -> int:
    """Fewer points in long games: each is played on from, and copied with its history."""
    return 1 + moves // min(MOST_POINTS, 1 + MOST_PLAY // (1 + moves))


@each_cell
@settings(max_examples=200 if ALL else 10, database=None)
@given(choices=CHOICES)
def test_holds_wherever_choices_lead(cell: Cell, choices: list[int]) -> None:
    t = chosen(cell, choices)
    for check in CHECKS:
        check(t)

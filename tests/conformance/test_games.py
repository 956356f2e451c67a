"""Every check of a whole game and of its record, over every cell."""

from __future__ import annotations

import pytest

from tests.conformance.cells import Cell, cells, seeds
from tests.conformance.whole_games import WHOLE_GAMES, Check
from tests.conformance.written_games import WRITTEN

MOST_SEEDS = 10


@pytest.mark.parametrize("cell", cells(), ids=str)
@pytest.mark.parametrize("check", [*WHOLE_GAMES, *WRITTEN], ids=lambda check: check.__name__)
def test_holds_of_whole_games(cell: Cell, check: Check) -> None:
    for seed in seeds(cell, MOST_SEEDS):
        check(cell, seed)

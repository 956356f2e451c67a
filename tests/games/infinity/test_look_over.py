"""The rewards of the Equipment tile among rivals: who was not there knows nothing of them."""

from __future__ import annotations

import random

import undercroft as uc
from undercroft.games.infinity.game import INFINITY
from undercroft.kernel.table import Table

LOOKED = "show equipment-tile"


def looked_over() -> Table:
    """A game of rivals at random, until one of them has looked at the rewards and moved on."""
    uc.register(INFINITY)
    for seed in range(30):
        table, rng = uc.new("infinity", 2, seed, {"scenario": "sc-10"}, (0, 1)), random.Random(seed)
        while table.over is None:
            table.play(rng.randrange(len(table.legal())))
        if LOOKED in table.record():
            return table
    raise AssertionError("nobody has found the Equipment tile")


def test_di_a_71_what_rivals_read_of_a_look_can_be_replayed() -> None:
    table = looked_over()
    for reader in (0, 1):
        text = table.record(reader)
        assert LOOKED in text
        assert uc.replay(text).over == table.over

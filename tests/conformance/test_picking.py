"""What is picked of a set in any order can be made, move by move, in the set's own order."""

from __future__ import annotations

import random

import pytest

from tests.conformance.cells import ALL, Cell, cells, seeds
from tests.conformance.walks import decider, journey
from undercroft.kernel.scene import Picking
from undercroft.kernel.table import Table

MOST_SEEDS = 4
TRIES = 4
OFTEN = "alliance"
"""The game in which sets of several are chosen in every game."""


def asked_set(t: Table) -> Picking | None:
    """The set that is chosen now."""
    seat = decider(t)
    decision = None if seat is None else t.scene(t.setup.controllers[seat]).decision
    return decision.picking if decision else None


def make_some(t: Table, picking: Picking, some: random.Random) -> None:
    """Part of the set is picked and made; every move of it is legal."""
    most = min(picking.most, len(picking.moves))
    count = some.randint(max(1, picking.least), most)
    wanted = sorted(some.sample(range(len(picking.moves)), count))
    frames = len(t.state.frames)
    for at in wanted:
        assert len(t.state.frames) == frames
        t.play(picking.moves[at].move)
    if count < picking.most:
        t.play(picking.done)


@pytest.mark.parametrize("cell", cells(), ids=str)
def test_any_part_of_a_set_can_be_made_in_its_order(cell: Cell) -> None:
    seen = 0
    for seed in seeds(cell, MOST_SEEDS):
        some = random.Random(seed)
        for t in journey(cell, seed):
            picking = asked_set(t) if t.over is None else None
            for _ in range(TRIES if picking else 0):
                assert picking is not None
                make_some(t.copy(), picking, some)
                seen += 1
    assert seen or ALL or cell.game != OFTEN

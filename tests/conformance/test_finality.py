"""A move is marked as final exactly if undo cannot come back to where it was made."""

from __future__ import annotations

import random

import pytest

from tests.conformance.cells import ALL, Cell, cells, seeds
from tests.conformance.walks import at_chance, decider, journey, random_move
from undercroft.kernel.moves import Move
from undercroft.kernel.table import Table

MOST_SEEDS = 4
MOST_MOVES = 12
EVERY = 3 if ALL else 17


def holder(t: Table) -> int | None:
    """The controller who decides, if one does."""
    seat = decider(t)
    return None if seat is None else t.setup.controllers[seat]


def cannot_be_taken_back(t: Table, move: Move) -> bool:
    """Whether undo's barrier stands behind a move once nothing follows it but a choice."""
    before, who = len(t.history), holder(t)
    t.play(move)
    while t.over is None and holder(t) == who and len(t.legal()) == 1:
        t.play(0)
    if t.over is None and at_chance(t.state):
        t.play(random_move(t.state, random.Random(before)))
        return t.barrier.moves > before
    return t.over is not None or holder(t) != who


def compare(t: Table, some: random.Random) -> int:
    """The marks of a position are right; how many of those looked at are final."""
    who = holder(t)
    decision = t.scene(who).decision
    assert decision is not None
    choices = decision.choices
    looked = some.sample(choices, min(MOST_MOVES, len(choices)))
    for choice in looked:
        other = t.copy()
        move = t.game.notation.parse(choice.move)
        assert choice.final == cannot_be_taken_back(other, move), choice.move
        assert t.preview(move.seat, move).final == choice.final
    return sum(choice.final for choice in looked)


@pytest.mark.parametrize("cell", cells(), ids=str)
def test_final_is_what_undo_cannot_take_back(cell: Cell) -> None:
    seen = 0
    for seed in seeds(cell, MOST_SEEDS):
        some = random.Random(seed)
        for number, t in enumerate(journey(cell, seed)):
            if t.over is None and decider(t) is not None and number % EVERY == 0:
                seen += compare(t, some)
    assert seen

"""What can be done is drawn: every choice has words of its own and something to touch."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from undercroft.kernel.scene import Scene


def asked(seats: int, seed: int) -> Iterator[Scene]:
    """The scene of whoever decides, along a random game."""
    t, rng = uc.new("alliance", seats=seats, seed=seed), random.Random(seed)
    while isinstance(now := t.pending, uc.Decide):
        yield t.scene(now.seat)
        t.play(rng.randrange(len(t.legal())))


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_what_is_to_be_touched_is_drawn(seats: int) -> None:
    for scene in asked(seats, 5):
        assert scene.decision is not None
        touched = {thing for choice in scene.decision.choices for thing in choice.touch}
        assert {thing for thing in touched if not thing.startswith("btn:")} <= set(scene.ids())


@pytest.mark.parametrize("seats", [1, 2])
def test_choices_are_told_apart(seats: int) -> None:
    for scene in asked(seats, 6):
        assert scene.decision is not None
        told = [(choice.label, choice.touch) for choice in scene.decision.choices]
        assert len(set(told)) == len(told), told


def test_destinations_have_their_costs() -> None:
    for scene in asked(2, 7):
        assert scene.decision is not None
        moves = [c for c in scene.decision.choices if c.move.split()[1] == "move"]
        assert all(choice.cost is not None and choice.cost > 0 for choice in moves)
        if moves:
            return

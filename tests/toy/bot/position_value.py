"""What a position is worth."""

from __future__ import annotations

from tests.toy.state import Toy
from undercroft.kernel.state import State


def position_value(view: State, seat: int) -> float:
    """How well a seat stands: gold, and a little for hearts."""
    assert isinstance(view, Toy)
    return view.gold[seat] + 0.2 * view.hearts[seat] - max(view.gold) * 0.5

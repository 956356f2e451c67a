"""Bots see views only: whatever is hidden from them, the same seed makes the same choice."""

from __future__ import annotations

from random import Random

import pytest

import undercroft as uc
from undercroft.bots.choosing import Budget, Choice
from undercroft.bots.greedy import Imagination
from undercroft.bots.roster import NAMES, make
from undercroft.kernel.options import Value
from undercroft.kernel.outcome import Decide
from undercroft.kernel.state import State
from undercroft.kernel.views import view

QUICKLY = Budget(worlds=1, iterations=3)
WORLDS = 3
EVERY = 25
LEAST = 4


def decisions(game: str, seats: int, options: dict[str, Value]) -> list[uc.Table]:
    """Tables of one random game, now and then where a seat has several choices."""
    table, random = uc.new(game, seats, 11, options), Random(3)
    found: list[uc.Table] = []
    while isinstance(table.pending, Decide):
        if len(table.history) >= EVERY * (len(found) + 1) and len(table.legal()) >= LEAST:
            found.append(uc.replay(table.record()))
        table.play(random.choice(table.legal()))
    return found[:2]


def chosen(name: str, table: uc.Table, world: State, mask: int) -> Choice:
    return make(name, table.game, 5).choose(view(world, mask), table.legal(), QUICKLY)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("alliance", 2, {}),
        ("caverns", 4, {"adventure": "adv-12"}),
        ("infinity", 3, {"scenario": "sc-08"}),
    ],
)
def test_hidden_cards_swapped_give_the_same_choice_for_the_same_seed(
    game: str, seats: int, options: dict[str, Value]
) -> None:
    points = decisions(game, seats, options)
    assert len(points) == 2
    swapped = 0
    for table in points:
        now = table.pending
        assert isinstance(now, Decide)
        mask = 1 << now.seat
        worlds = [uc.determinize(table.view(now.seat), Imagination(7 + i)) for i in range(WORLDS)]
        swapped += any(world.save() != table.state.save() for world in worlds)
        for name in NAMES:
            seen = chosen(name, table, table.state, mask)
            assert {chosen(name, table, world, mask) for world in worlds} == {seen}
    assert swapped

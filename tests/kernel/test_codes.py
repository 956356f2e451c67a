"""The code of a table that goes on is the same as if it were made anew."""

from __future__ import annotations

import random

import pytest

import undercroft as uc
from tests.toy.game import TOY
from undercroft.kernel.digest import Codes

GAMES = [("toy", 3), ("alliance", 2), ("caverns", 2), ("infinity", 2)]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_codes_of_a_table_are_those_of_its_states(game: str, seats: int) -> None:
    uc.register(TOY)
    t = uc.new(game, seats, 5)
    chance, codes = random.Random(5), Codes(t.game.state)
    seen: set[str] = set()
    for _ in range(120):
        if t.over is not None:
            break
        t.play(chance.choice(t.legal()))
        assert codes.of_view(t.view(None)) == t.code()
        seen.add(t.code())
    assert len(seen) > 20

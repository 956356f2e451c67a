"""What a state keeps besides itself (lists, searches, counts, plans) changes no game."""

from __future__ import annotations

import pytest

from undercroft.kernel import registry
from undercroft.kernel.digest import digest
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import Move
from undercroft.kernel.options import Value
from undercroft.kernel.play import force, legal
from undercroft.kernel.playout import Dice
from undercroft.kernel.state import State

STEPS = 500
SETUPS: tuple[tuple[str, int, dict[str, Value]], ...] = (
    ("alliance", 4, {}),
    ("alliance", 2, {"pvp": True}),
    ("alliance", 1, {}),
    ("caverns", 4, {"adventure": "adv-02"}),
    ("caverns", 3, {"adventure": "adv-05"}),
    ("caverns", 4, {"adventure": "adv-09"}),
    ("infinity", 1, {"scenario": "sc-05"}),
    ("infinity", 3, {"scenario": "sc-08"}),
    ("infinity", 4, {"scenario": "sc-04"}),
)


@pytest.mark.parametrize(("id_", "seats", "options"), SETUPS)
def test_a_copy_that_has_forgotten_everything_plays_on_alike(
    id_: str, seats: int, options: dict[str, Value]
) -> None:
    game = registry.game(id_)
    s, dice = game.start(seats, game.chosen(options)), Dice(7)
    for _ in range(STEPS):
        if s.over is not None:
            break
        twin = s.clone()
        twin.reset_caches()
        move = chosen(s, dice)
        assert legal(twin) == legal(s)
        force(s, move)
        force(twin, move)
        assert digest(twin) == digest(s)


def chosen(s: State, dice: Dice) -> Move:
    """A move at random."""
    top = s.frames[-1]
    if isinstance(top, ChanceFrame):
        return top.sample(s, dice.word() << 32 | dice.word())
    moves = legal(s)
    return moves[dice.below(len(moves))]

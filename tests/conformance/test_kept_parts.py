"""What is kept from drawing to drawing is never seen: every scene is as if it were the first."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from tests.conformance.cells import ALL, Cell, cells, seeds
from tests.conformance.walks import journey, mask_of, random_move, readers
from undercroft.bots.choosing import Budget
from undercroft.bots.roster import make
from undercroft.kernel.outcome import Decide
from undercroft.kernel.record import replay
from undercroft.kernel.scene import Scene
from undercroft.kernel.table import Table
from undercroft.kernel.views import view

MOVES = 400 if ALL else 120
MEANWHILE = 3
STOPS = 4


def drawn_anew(t: Table, reader: int | None) -> Scene:
    """The scene of a reader from that reader's view alone, by somebody who remembers nothing."""
    seats = mask_of(t, reader)
    return t.game.drawing.scene(view(t.state, seats), seats)


def compare(t: Table, asking: list[int | None]) -> None:
    """All who ask see what they would see for the first time."""
    for reader in asking:
        assert t.seen.scene(mask_of(t, reader)) == drawn_anew(t, reader)


def some_readers(t: Table, rng: random.Random) -> list[int | None]:
    """A few readers in any order: what the others saw last grows old."""
    everybody = readers(t)
    return rng.sample(everybody, rng.randint(1, len(everybody)))


def back_and_forth(t: Table, rng: random.Random) -> None:
    """A move is taken back and made again."""
    t.undo()
    compare(t, some_readers(t, rng))
    t.redo()
    compare(t, some_readers(t, rng))


def elsewhere(t: Table, rng: random.Random) -> None:
    """The game goes on differently on a table of its own, and the first shows nothing of it."""
    other = t.copy()
    for _ in range(MEANWHILE):
        if other.over is None:
            other.play(random_move(other.state, rng))
            compare(other, some_readers(other, rng))
    compare(t, readers(t))


@pytest.mark.parametrize("cell", cells(), ids=str)
def test_scenes_with_kept_parts_are_as_if_drawn_for_the_first_time(cell: Cell) -> None:
    for seed in seeds(cell, 2):
        rng = random.Random(seed)
        for at, t in enumerate(islice(journey(cell, seed), MOVES)):
            compare(t, some_readers(t, rng))
            if at % 5 == 0 and t.undoable():
                back_and_forth(t, rng)
            if at % 20 == 0:
                elsewhere(t, rng)
        replayed(t)


def replayed(t: Table) -> None:
    """The record is followed on one table, from stop to stop."""
    again = replay(t.record(), at=0)
    for number, entry in enumerate(t.history):
        again.replay_move(str(entry.move))
        if number % (len(t.history) // STOPS + 1) == 0:
            compare(again, readers(again))
    compare(again, readers(again))


@pytest.mark.parametrize("id_", ["alliance", "caverns", "infinity"])
def test_they_are_in_the_middle_of_a_game_of_greedy_bots_too(id_: str) -> None:
    cell = next(cell for cell in cells() if cell.game == id_ and cell.seats > 1)
    t, rng = cell.table(seed=3, chance="seeded"), random.Random(3)
    bots = [make("greedy", t.game, seat) for seat in range(cell.seats)]
    for _ in range(2 * MOVES):
        now = t.pending
        if not isinstance(now, Decide):
            break
        bot = bots[now.seat]
        t.play(bot.choose(view(t.state, 1 << now.seat), t.legal(), Budget(worlds=1)).move)
        compare(t, some_readers(t, rng))

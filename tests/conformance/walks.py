"""Walks through games: at random from a seed, or along a list of choices that shrinks."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tests.conformance.cells import Cell
from undercroft.kernel.digest import digest
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import apply, legal, sample
from undercroft.kernel.state import State
from undercroft.kernel.table import Table

LIMIT = 20_000


def at_chance(s: State) -> bool:
    """Whether chance decides now."""
    return bool(s.frames) and isinstance(s.frames[-1], ChanceFrame)


def random_move(s: State, rng: random.Random) -> Move:
    """A legal move, or an outcome by its weight."""
    return sample(s, rng.getrandbits(64)) if at_chance(s) else rng.choice(legal(s))


def journey(cell: Cell, seed: int) -> Iterator[Table]:
    """One game at random: the table before each move, and when it is over."""
    t, rng = cell.table(), random.Random(seed)
    yield t
    for _ in range(LIMIT):
        if t.over is not None:
            return
        t.play(random_move(t.state, rng))
        yield t
    raise AssertionError(f"{cell} does not end within {LIMIT} moves")


def played(cell: Cell, seed: int) -> Table:
    """One whole game at random."""
    for t in journey(cell, seed):
        last = t
    return last


def chosen(cell: Cell, choices: Sequence[int]) -> Table:
    """The table after some choices; each is taken modulo what is legal."""
    t = cell.table()
    for choice in choices:
        if t.over is not None:
            break
        t.play(choice % len(t.legal()))
    return t


def continued(s: State, seed: int, moves: int) -> list[str]:
    """How a state plays on at random: its digest after each move. The state itself changes."""
    rng = random.Random(seed)
    digests: list[str] = []
    while s.over is None and len(digests) < moves:
        apply(s, random_move(s, rng))
        digests.append(digest(s))
    return digests


def decider(t: Table) -> int | None:
    """The seat that decides, if one does."""
    now = t.pending
    return now.seat if isinstance(now, Decide) else None


def readers(t: Table) -> list[int | None]:
    """Every controller, and a spectator."""
    return [*sorted(set(t.setup.controllers)), None]


def mask_of(t: Table, reader: int | None) -> int:
    """The seats of a controller; none for a spectator."""
    return 0 if reader is None else t.setup.seats_of(reader)


def seated(setup_of: Table, state: State) -> Table:
    """Another table with the same players, beginning at a state."""
    t = Table(setup_of.setup, chance="ask")
    t.start_from(state)
    return t

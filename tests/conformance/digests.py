"""Play seeded games and print their digests: `python -m tests.conformance.digests [ORDER]`.

Run in processes with different hash seeds it must print the same. With ORDER "hashed" the toy
lists its moves in an order that depends on the hash seed, to show that this would be noticed.
"""

from __future__ import annotations

import random
import sys

from tests.conformance.cells import Cell, cells
from tests.toy.phases.hero_turn import Turn
from tests.toy.state import Toy
from undercroft.kernel.moves import Move

SEEDS = (1, 2)


def lines() -> list[str]:
    """One line a game: the cell, the seed, and a digest after each tenth move and at the end."""
    return [f"{cell} {seed} {' '.join(_digests(cell, seed))}" for cell in cells() for seed in SEEDS]


def _digests(cell: Cell, seed: int) -> list[str]:
    t = cell.table(seed, "seeded")
    rng = random.Random(seed)
    found = []
    while t.over is None:
        t.play(rng.randrange(len(t.legal())))
        if len(t.history) % 10 == 0:
            found.append(t.digest())
    return [*found, t.digest(), t.code()]


def list_by_hash() -> None:
    """Break the toy."""
    plain = Turn.legal

    def hashed(self: Turn, s: Toy) -> list[Move]:
        return sorted(plain(self, s), key=lambda move: hash(str(move)))

    Turn.legal = hashed  # type: ignore[method-assign]


if __name__ == "__main__":
    if sys.argv[1:] == ["hashed"]:
        list_by_hash()
    print("\n".join(lines()))

"""Write the golden records anew: `python -m tests.records.regenerate`. Name the rule that changed.

Beside each record lie what each controller may read of it, and the digest of its end.
"""

from __future__ import annotations

import random
from pathlib import Path

from tests.conformance.cells import Cell
from undercroft.kernel.table import Table

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[Cell, int]] = {
    "toy-2": (Cell("toy", 2), 3),
    "toy-3-shared": (Cell("toy", 3, (("rounds", 2),), (0, 1, 0)), 8),
    "alliance-2-short": (Cell("alliance", 2, (("short", True),)), 5),
}


def played(cell: Cell, seed: int) -> Table:
    """A seeded game of a random player."""
    t, rng = cell.table(seed, "seeded"), random.Random(seed)
    while t.over is None:
        t.play(rng.randrange(len(t.legal())))
    return t


def files(name: str) -> dict[str, str]:
    """What is kept of a golden game, by file name."""
    t = played(*GAMES[name])
    kept = {f"{name}.record": t.record(), f"{name}.digest": f"{t.digest()} {t.code()}\n"}
    kept |= {f"{name}.c{c}.record": t.record(c) for c in sorted(set(t.setup.controllers))}
    return kept


def main() -> None:
    """Write them."""
    for name in GAMES:
        for file, text in files(name).items():
            (FOLDER / file).write_text(text)


if __name__ == "__main__":
    main()

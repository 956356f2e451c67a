"""Make the stored records anew: `python -m tests.records.regenerate`.

It says which printed numbers have changed, and of each record whether its moves can still be
played or which of them is refused by which rule; records of whole games that cannot be played
any more are made anew. Beside each golden record lie what each controller may read of it, and
the digest of its end.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.conformance.cells import Cell
from tests.games import golden_games
from tests.games.caverns import endings as caverns_endings
from tests.games.infinity import endings as infinity_endings
from tests.records.renewing import content_changes, keep_content, renewed
from undercroft.kernel import registry
from undercroft.kernel.table import Table

FOLDER = Path(__file__).parent
GAMES: dict[str, tuple[Cell, int]] = {
    "toy-2": (Cell("toy", 2), 3),
    "toy-3-shared": (Cell("toy", 3, (("rounds", 2),), (0, 1, 0)), 8),
    "alliance-2-short": (Cell("alliance", 2, (("short", True),)), 5),
    "infinity-2-lanterns": (Cell("infinity", 2, (("scenario", "sc-10"),)), 5),
}
PRINTED = ("alliance", "caverns", "infinity")


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


def renew_goldens() -> None:
    """Play the golden games again, and say where the old ones stop to fit."""
    for name in GAMES:
        old = FOLDER / f"{name}.record"
        if old.exists():
            print(f"{old.name}: {renewed(old.read_text()).reason or 'as it was'}")
        for file, text in files(name).items():
            (FOLDER / file).write_text(text)


def renew_whole_games() -> None:
    """Play the records of whole games on, and make those anew that cannot be played."""
    for wish in caverns_endings.wishes():
        _renew(wish.file, partial(caverns_endings.found, wish))
    for aim in infinity_endings.wishes():
        _renew(aim.file, partial(infinity_endings.found, aim))
    for golden in golden_games.GOLDEN_GAMES:
        _renew(golden.file, partial(golden_games.played, golden))


def _renew(file: Path, made_anew: Callable[[], str]) -> None:
    renewal = renewed(file.read_text()) if file.exists() else None
    text, reason = (renewal.text, renewal.reason) if renewal else ("", "there was none")
    if not text:
        text = made_anew()
        reason += "; made anew" if text else "; NOT MADE ANEW"
    print(f"{file.name}: {reason or 'as it was'}")
    if text:
        file.write_text(text)


def main() -> None:
    """Write everything, and say why."""
    for id_ in PRINTED:
        for change in content_changes(registry.game(id_)):
            print(f"{id_}: {change}")
    renew_goldens()
    renew_whole_games()
    for id_ in PRINTED:
        keep_content(registry.game(id_))


if __name__ == "__main__":
    main()

"""Records that end each adventure in each of its ways: guides play, and fate is asked.

`python -m tests.games.caverns.endings [ADVENTURE...]` looks for them anew and writes them to
`records/`; the tests replay what lies there.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path

import undercroft as uc
from tests.games.caverns.guides import Guide, guide_for
from undercroft.games.caverns.box import ADVENTURES
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.options import PLAYABLE
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.outcome import Chance
from undercroft.kernel.table import Table

RECORDS = Path(__file__).parent / "records"
LONGEST = 4000
TRIES = 40


@dataclass(frozen=True)
class Wish:
    """An ending of a page that is wanted."""

    adventure: str
    ending: str
    seats: int

    @property
    def file(self) -> Path:
        """Where its record lies."""
        return RECORDS / f"{self.adventure}-{self.ending}.txt"


def wishes() -> list[Wish]:
    """Every ending of every page that is played."""
    return [
        Wish(page.id, ending.id, page.heroes[0])
        for page in ADVENTURES
        if page.id in PLAYABLE
        for ending in page.endings
    ]


def guided(adventure: str, seats: int, guide: Guide) -> Table:
    """A game as a guide plays it, to its end or until it has become too long."""
    uc.register(CAVERNS)
    options: dict[str, object] = {"adventure": adventure, "ties": "first"}
    t = uc.new("caverns", seats=seats, chance="ask", options=options)  # type: ignore[arg-type]
    for _ in range(LONGEST):
        if t.over is not None:
            break
        s = t.state
        assert isinstance(s, Caverns)
        choose = guide.fate if isinstance(t.pending, Chance) else guide.decide
        t.play(choose(s, list(t.legal())))
    return t


def found(wish: Wish) -> str:
    """The shortest of some records that end as wished, or nothing."""
    records = []
    for seed in range(TRIES):
        guide = guide_for(wish.adventure, wish.ending)(random.Random(seed))
        t = guided(wish.adventure, wish.seats, guide)
        if t.over is not None and t.over.ending == wish.ending:
            records.append(t.record())
        if len(records) == 3:
            break
    return min(records, key=len, default="")


def main(pages: list[str]) -> None:
    """Look for the records of some pages, or of all."""
    for wish in wishes():
        if pages and wish.adventure not in pages:
            continue
        record = found(wish)
        print(f"{wish.file.name}: {len(record)} characters")
        if record:
            wish.file.write_text(moves_only(record))


def moves_only(record: str) -> str:
    """A record without the digests of positions, which change with every field of the state."""
    return "".join(line for line in record.splitlines(True) if not line.startswith("= "))


def replayed(wish: Wish) -> Table:
    """The game of a stored record, whatever has been reworded on cards since."""
    uc.register(CAVERNS)
    head, rest = wish.file.read_text().split("---\n", 1)
    lines = [line for line in head.splitlines(True) if not line.startswith("content = ")]
    return uc.replay("".join((f'content = "{CAVERNS.content_hash()}"\n', *lines, "---\n", rest)))


if __name__ == "__main__":
    main(sys.argv[1:])

"""Records that end each adventure in each of its ways: guides play, and fate is asked.

They lie in `records/`; `python -m tests.records.regenerate` makes them anew when numbers or rules
have changed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

import undercroft as uc
from tests.games.caverns.guides import Guide, guide_for
from undercroft.games.caverns.content.tables import ADVENTURES
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
        return RECORDS / f"{self.adventure}-{self.ending}.record"


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

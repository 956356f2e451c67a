"""Records that end each scenario in each of its ways, as far as random and greedy heroes get.

They lie in `records/`; `python -m tests.records.regenerate` makes them anew when numbers or rules
have changed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import undercroft as uc
from undercroft.games.infinity.bot.move_scores import move_scores
from undercroft.games.infinity.content.scenario_schema import Mode
from undercroft.games.infinity.content.tables import SCENARIOS
from undercroft.games.infinity.phases.endings import EXHAUSTED
from undercroft.kernel.options import Value
from undercroft.kernel.table import Table

RECORDS = Path(__file__).parent / "records"
LONGEST = 500
TRIES = 60
WISE = (0.0, 0.3, 0.6, 0.9)
"""How often heroes do what a greedy player would do, one game after the other."""


@dataclass(frozen=True)
class Wish:
    """An ending of a scenario that is wanted."""

    scenario: str
    ending: str

    @property
    def file(self) -> Path:
        """Where its record lies."""
        return RECORDS / f"{self.scenario}-{self.ending}.record"


def wishes() -> list[Wish]:
    """Every ending of every scenario; together heroes are also lost when one is exhausted."""
    found = []
    for row in SCENARIOS:
        endings = [row.goal.id, *(ending.id for ending in row.endings)]
        endings += [EXHAUSTED] if row.mode == Mode.COOPERATIVE else []
        found += [Wish(row.id, ending) for ending in dict.fromkeys(endings)]
    return found


def kept() -> list[Wish]:
    """The endings that a record has been found for."""
    return [wish for wish in wishes() if wish.file.exists()]


def found(wish: Wish) -> str:
    """The shortest of some records that end as wished, or nothing."""
    return ways_to_end(wish.scenario).get(wish.ending, "")


@cache
def ways_to_end(scenario: str) -> dict[str, str]:
    """The shortest record for each ending that some games of a scenario came to."""
    best: dict[str, str] = {}
    for seed in range(TRIES):
        t = played(scenario, seed)
        if t.over is not None:
            record = t.record()
            best[t.over.ending] = min(best.get(t.over.ending, record), record, key=len)
    return best


def played(scenario: str, seed: int) -> Table:
    """A game to its end, or until it has become too long; hardly any hero dies of an easy one."""
    row = next(row for row in SCENARIOS if row.id == scenario)
    options: dict[str, Value] = {"scenario": scenario, "ties": "first"}
    if seed % 2:
        options |= {"casual": seed % 3 > 0, "difficulty": "gentle"}
    t = uc.new("infinity", row.heroes[0], seed, options)
    rng, wise = random.Random(seed), WISE[seed % len(WISE)]
    while t.over is None and len(t.history) < LONGEST:
        moves = t.legal()
        scores = move_scores(t.state, moves) if rng.random() < wise else []
        best = max(range(len(scores)), key=lambda i: scores[i]) if scores else None
        t.play(rng.choice(moves) if best is None else moves[best])
    return t

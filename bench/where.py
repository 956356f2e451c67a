"""Where the time of random games goes, by module: `python -m bench.where [GAME [GAMES]]`.

Built-in functions count for the module that calls them. A profile makes small functions look
dearer than they are; use it to find what to look at, and `undercroft bench` to measure.
"""

from __future__ import annotations

import cProfile
import pstats
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from undercroft.arena.bench import Measured
from undercroft.kernel.playout import Dice, playout
from undercroft.kernel.registry import Game, load

GAMES: Final = 300
TOY: Final = "tests.toy.game:TOY"
BUILT_IN: Final = "~"


def profile(game: Game, games: int = GAMES) -> dict[Any, Any]:
    """The profile of random games: function to counts, times and callers."""
    measured = Measured(game)
    watch = cProfile.Profile()
    watch.enable()
    for seed in range(games):
        playout(measured.start(), Dice(seed))
    watch.disable()
    stats: dict[Any, Any] = pstats.Stats(watch).stats  # type: ignore[attr-defined]
    return stats


def shares(stats: dict[Any, Any]) -> list[tuple[str, float]]:
    """The share of each module, the largest first."""
    spent: Counter[str] = Counter()
    for (file, _line, _name), (_calls, _all, own, _total, callers) in stats.items():
        if file != BUILT_IN:
            spent[module(file)] += own
            continue
        for (caller, _, _), (_, _, part, _) in callers.items():
            spent[module(caller)] += part
    total = sum(spent.values())
    return [(name, time / total) for name, time in spent.most_common()]


def module(file: str) -> str:
    """A file as folder and name."""
    return "/".join(Path(file).with_suffix("").parts[-2:])


if __name__ == "__main__":
    played = load(sys.argv[1] if len(sys.argv) > 1 else TOY)
    for name, share in shares(profile(played, int(sys.argv[2]) if len(sys.argv) > 2 else GAMES)):
        if share >= 0.005:
            print(f"{share:6.1%}  {name}")

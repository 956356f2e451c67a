"""Many games of greedy bots for the pages of `docs/balance`: played side by side, and summed up.

Bots are not people: such a page is a check before anybody sits down to play.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import TypeVar

import undercroft as uc
from undercroft.arena.rating import wilson
from undercroft.bots.choosing import Budget
from undercroft.bots.roster import make
from undercroft.kernel.moves import Move
from undercroft.kernel.options import Value
from undercroft.kernel.outcome import Decide
from undercroft.kernel.registry import Game
from undercroft.kernel.table import Table

BUDGET = Budget(worlds=1)
AT_ONCE = 10
"""How many games a process plays before it reports."""

Rows = list[tuple[str, ...]]
K = TypeVar("K", bound=Hashable)
P = TypeVar("P")


def greedy_game(
    game: Game,
    seats: int,
    seed: int,
    options: Mapping[str, Value] | None = None,
    see: Callable[[Table, Move], None] = lambda _table, _move: None,
    bot: str = "greedy",
) -> Table:
    """One game of greedy bots to its end; `see` looks on before every move."""
    uc.register(game)
    t = uc.new(game.id, seats=seats, seed=seed, options=dict(options or {}))
    bots = [make(bot, game, seed * 8 + i) for i in range(seats)]
    while isinstance(now := t.pending, Decide):
        move = bots[now.seat].choose(t.view(now.seat), t.legal(), BUDGET).move
        see(t, move)
        t.play(move)
    return t


def gather(
    play: Callable[[K, int], P], wanted: Sequence[tuple[K, int]], jobs: int
) -> dict[K, list[P]]:
    """So many games of each kind, in several processes; seeds count from 0."""
    found: dict[K, list[P]] = {kind: [] for kind, _ in wanted}
    with ProcessPoolExecutor(jobs) as pool:
        parts = [
            (kind, pool.submit(play_many, play, kind, range(start, min(start + AT_ONCE, games))))
            for kind, games in wanted
            for start in range(0, games, AT_ONCE)
        ]
        for kind, part in parts:
            found[kind] += part.result()
    return found


def play_many(play: Callable[[K, int], P], kind: K, seeds: Sequence[int]) -> list[P]:
    """Several games in one process."""
    return [play(kind, seed) for seed in seeds]


def rate(won: float, of: int) -> tuple[float, float, float]:
    """A share with its interval (Wilson, 95 %), in percent."""
    found = wilson(won, of)
    return 100 * found.share, 100 * found.low, 100 * found.high


def said(won: float, of: int) -> tuple[str, str]:
    """A share and its interval in words."""
    share, low, high = rate(won, of)
    return f"{share:.1f} %", f"{low:.1f} to {high:.1f}"


def hold_up(text: str, page: Path | None) -> None:
    """Write a page, or print it."""
    if page is None:
        print(text)
    else:
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")

"""Moments of games that greedy heroes come to, for tests that look at them."""

from __future__ import annotations

from collections.abc import Callable

import undercroft as uc
from undercroft.games.infinity.combat.formation import ROWS, lined_up, row_of
from undercroft.games.infinity.game import INFINITY
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NOBODY, Infinity
from undercroft.kernel.outcome import Decide
from undercroft.kernel.table import Table

HEROES = 5
MOST_SEEDS = 200
MOST_MOVES = 600

Moment = Callable[[Infinity, int], bool]
"""Whether a turn of a hero is one that is looked for."""


def has_three_rows(s: Infinity, seat: int) -> bool:
    """Whether enemies stand in all rows before a hero."""
    return {row_of(s, figure) for figure in lined_up(s, seat)} == set(range(ROWS))


def has_lord(s: Infinity, _seat: int) -> bool:
    """Whether the lord is in the dungeon."""
    return s.lord != NOBODY


def played_to(moment: Moment) -> Table:
    """A game of greedy heroes up to such a moment."""
    uc.register(INFINITY)
    for seed in range(MOST_SEEDS):
        table = uc.new("infinity", HEROES, seed, {}, (0,) * HEROES)
        for _ in range(MOST_MOVES):
            if table.over is not None:
                break
            if _is_at(table, moment):
                return table
            table.play(_greedy(table))
    raise AssertionError("no such moment in any of these games")


def _is_at(table: Table, moment: Moment) -> bool:
    state = table.state
    assert isinstance(state, Infinity)
    top = state.frames[-1]
    return isinstance(top, Turn) and moment(state, top.who)


def _greedy(table: Table) -> str:
    now, moves = table.pending, table.legal()
    assert isinstance(now, Decide)
    assert INFINITY.bot.move_scores is not None
    scores = INFINITY.bot.move_scores(table.state, moves)
    return str(moves[max(range(len(moves)), key=lambda i: scores[i])])

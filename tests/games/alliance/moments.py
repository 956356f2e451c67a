"""Games of Alliance played into the deep room by bots that are bent on it, for tests."""

from __future__ import annotations

from collections.abc import Sequence

import undercroft as uc
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.figures import final_enemies, is_awake
from undercroft.games.alliance.phases.deep_room import heroes_below
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.table import Table

MOST_SEEDS = 60
MOST_MOVES = 900
EAGER = ("descend", "enter")
"""What is done whenever it can be."""


def played_below(final: str, seats: int = 1, seeds: Sequence[int] = range(MOST_SEEDS)) -> Table:
    """A game up to the turn of a hero in the deep room, whose enemy is awake."""
    uc.register(ALLIANCE)
    for seed in seeds:
        table = uc.new("alliance", seats, seed, setup_for(final), (0,) * seats)
        for _ in range(MOST_MOVES):
            if table.over is not None:
                break
            if is_below(table):
                return table
            table.play(str(next_move(table)))
    raise AssertionError("nobody comes down in any of these games")


def setup_for(final: str) -> dict[str, str | bool | int]:
    """Heroes on one side, three quests, and a final enemy in the deep room."""
    return {"quests": "levels", "final": final, "deep": True, "mode": "co-op", "heroes": "preset"}


def is_below(table: Table) -> bool:
    """Whether it is the turn of a hero in the deep room, where the enemy is awake."""
    s = table.state
    assert isinstance(s, Alliance)
    top, below = s.frames[-1], heroes_below(s)
    is_his_turn = isinstance(top, Turn) and top.hero in below
    return is_his_turn and all(is_awake(s, figure) for figure in final_enemies(s))


def next_move(table: Table) -> Move:
    """A step on the way down, or else what a greedy bot does."""
    s, now, moves = table.state, table.pending, table.legal()
    assert isinstance(s, Alliance)
    assert isinstance(now, Decide)
    assert ALLIANCE.bot.move_scores is not None
    wished = step_down(s, moves)
    if wished is not None:
        return wished
    scores = ALLIANCE.bot.move_scores(s, moves)
    return moves[max(range(len(moves)), key=lambda i: scores[i])]


def step_down(s: Alliance, moves: Sequence[Move]) -> Move | None:
    """What leads to the entrance or the stairs, and down them."""
    eager = [move for move in moves if move.verb.name in EAGER]
    if eager:
        return eager[0]
    grid = s.walls.board.grid
    goals = [s.stairs] if s.stairs >= 0 else [p for row in s.quest_spots[-1:] for p in row]
    named = {f"{grid.x(p)},{grid.y(p)}" for p in goals}
    steps = [move for move in moves if move.verb.name == "move"]
    return next((move for move in steps if str(move).split()[-1] in named), None)

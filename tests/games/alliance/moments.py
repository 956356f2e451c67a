"""Games of Alliance played on by bots that are bent on the final enemy, up to a moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import undercroft as uc
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.figures import final_enemies, is_awake
from undercroft.games.alliance.notation import ATTACK
from undercroft.games.alliance.phases.deep_room import heroes_below
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.round import CYCLES, rounds_to_play
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.moves import Move
from undercroft.kernel.options import Value
from undercroft.kernel.outcome import Decide
from undercroft.kernel.play import legal
from undercroft.kernel.table import Table

MOST_SEEDS = 60
MOST_MOVES = 1200
EAGER = ("descend", "enter")
"""What is done whenever it can be."""

TOGETHER = {"mode": "co-op", "heroes": "preset", "quests": "levels"}
Moment = Callable[[Alliance, Turn], bool]
"""Whether a turn of a hero is one that is looked for."""


def played_below(final: str, seats: int = 1) -> Table:
    """A game up to the turn of a hero in the deep room, whose enemy is awake."""
    return played_to(is_below, {"final": final, "deep": True, "treasures": True}, seats)


def played_beside(final: str, seats: int = 1) -> Table:
    """A game up to the turn of a hero in the deep room that can attack the final enemy."""
    return played_to(has_enemy_before_it, {"final": final, "deep": True}, seats)


def played_late(final: str, seats: int = 2) -> Table:
    """A game up to the last turn of a hero, with the final enemy awake in the frame."""
    return played_to(is_late, {"final": final, "goal": "novice"}, seats)


def played_to(moment: Moment, options: Mapping[str, Value], seats: int) -> Table:
    """A game of partners with quests up to such a moment."""
    uc.register(ALLIANCE)
    for seed in range(MOST_SEEDS):
        table = uc.new("alliance", seats, seed, {**TOGETHER, **options}, (0,) * seats)
        for _ in range(MOST_MOVES):
            if table.over is not None:
                break
            if is_at(table, moment):
                return table
            table.play(str(next_move(table)))
    raise AssertionError("no such moment in any of these games")


def is_at(table: Table, moment: Moment) -> bool:
    """Whether it is the turn of a hero, and such a moment; final enemies are awake."""
    s = table.state
    assert isinstance(s, Alliance)
    top, enemies = s.frames[-1], final_enemies(s)
    has_woken = bool(enemies) and all(is_awake(s, figure) for figure in enemies)
    return isinstance(top, Turn) and has_woken and moment(s, top)


def is_below(s: Alliance, turn: Turn) -> bool:
    """Whether it is the turn of a hero in the deep room."""
    return turn.hero in heroes_below(s)


def has_enemy_before_it(s: Alliance, turn: Turn) -> bool:
    """Whether a hero in the deep room can attack the enemy there."""
    attacks = [move.args[0] for move in legal(s) if move.verb is ATTACK]
    return is_below(s, turn) and any(enemy in attacks for enemy in final_enemies(s))


def is_late(s: Alliance, turn: Turn) -> bool:
    """Whether no other hero acts before the game is over."""
    is_last = turn.who == (s.initiative - 1) % s.seats
    return is_last and (s.round, s.cycle) == (rounds_to_play(s) - 1, CYCLES - 1)


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


def step_down(s: Alliance, moves: tuple[Move, ...]) -> Move | None:
    """What leads to the entrance or the stairs, and down them."""
    eager = [move for move in moves if move.verb.name in EAGER]
    if eager:
        return eager[0]
    grid = s.walls.board.grid
    goals = [s.stairs] if s.stairs >= 0 else [p for row in s.quest_spots[-1:] for p in row]
    named = {f"{grid.x(p)},{grid.y(p)}" for p in goals}
    steps = [move for move in moves if move.verb.name == "move"]
    return next((move for move in steps if str(move).split()[-1] in named), None)

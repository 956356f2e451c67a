"""What thinking and simulating cost: the rows of `undercroft bench` on bots and the arena."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from undercroft.arena.no_rules import PICK
from undercroft.arena.players import Seated
from undercroft.arena.sim.executor import Alone, Executor, Processes
from undercroft.arena.sim.plan import Plan, Way
from undercroft.arena.sim.playing import Task
from undercroft.arena.timing import microseconds
from undercroft.bots.choosing import Budget
from undercroft.bots.search import Search
from undercroft.bots.tree import Node, Spread
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.registry import Game
from undercroft.kernel.setup import make_setup
from undercroft.kernel.state import State
from undercroft.kernel.table import Table

ITERATIONS: Final = 20
POSITIONS: Final = 4
APART: Final = 60
MOVES: Final = 10
DEEP: Final = 3
VISITS: Final = 60
GAMES: Final = 6
CORES: Final = 2

Row = tuple[str, float, str]


def rows(game: Game, seats: int) -> Iterator[Row]:
    """What is measured of a game; nothing where no bot can value a position."""
    if game.bot.value is None and game.bot.move_scores is None:
        return
    choices = positions(game, seats)
    each = microseconds(lambda: _think(game, choices)) / len(choices) / ITERATIONS
    yield "search", 1e6 / each, "iterations/s"
    alone = games_a_second(Alone(), game, seats)
    both = games_a_second(Processes(CORES), game, seats)
    yield "arena, greedy bots, one process", 3600 * alone, "games/hour"
    yield f"arena, greedy bots, {CORES} processes", 3600 * both, "games/hour"
    yield f"arena, {CORES} processes against one", both / alone, "times"


def _think(game: Game, choices: list[tuple[State, tuple[Move, ...]]]) -> None:
    for view, moves in choices:
        Search(game, 1).advise(view, moves, Budget(iterations=ITERATIONS))


def positions(game: Game, seats: int) -> list[tuple[State, tuple[Move, ...]]]:
    """Views of one game of greedy bots with the moves that were legal, spread over its length."""
    table = Table(make_setup(game, seats, {}, None), seed=1)
    seated = Seated(table, ["greedy"] * seats)
    views: list[tuple[State, tuple[Move, ...]]] = []
    while len(views) < POSITIONS and seated.play(most=APART if views else 1):
        while isinstance(now := table.pending, Decide) and len(table.legal()) == 1:
            table.play(0)
        if isinstance(now, Decide):
            views.append((table.view(now.seat), table.legal()))
    return views


def games_a_second(executor: Executor, game: Game, seats: int) -> float:
    """Games by greedy bots, by the clock, from the first that is done on."""
    plan = Plan(game.id, (Way(seats, ()),), ("greedy",), GAMES)
    begun, played = 0.0, -1
    for _ in executor.play(Task(plan, (number,)) for number in range(GAMES)):
        played += 1
        begun = begun or time.perf_counter()
    return played / (time.perf_counter() - begun)


def tree_work() -> Row:
    """An iteration of a search without its game: three decisions of ten moves down and back."""
    path = [_visited() for _ in range(DEEP)]
    spread = Spread()

    def iteration() -> None:
        chosen: list[tuple[Node, Move]] = []
        for node, moves in path:
            node.knows(moves)
            move = node.pick(node.promising(moves), spread.deviation)
            chosen.append((node, move))
            node.child(move)
        spread.add(1.0)
        for node, move in chosen:
            node.credit(move, 1.0)

    return "search: the tree's own work an iteration", microseconds(iteration), "us"


def _visited() -> tuple[Node, list[Move]]:
    """A node with ten moves that was visited some times."""
    moves, node = PICK.each(0, range(MOVES)), Node()
    node.open(moves, [0.1 * i for i in range(MOVES)])
    for i in range(VISITS):
        node.credit(moves[i % MOVES], float(i % 3))
    return node, moves

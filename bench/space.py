"""How fast the space answers, on a 15 x 15 board with 12 figures.

The questions are those of the throw-away spike in the kernel notes, first table of section 5. Each
figure asks each question in each of `SCENES` random positions; each position counts with the best
of `ROUNDS` runs.
"""

import random
import time
from collections.abc import Callable
from typing import Final

from undercroft.crawl.space.adjacency import any_adjacent
from undercroft.crawl.space.board import Board, Borders, middle_lane
from undercroft.crawl.space.grid import SIDES, Grid
from undercroft.crawl.space.reach import Ground, nearest, reach
from undercroft.crawl.space.saving import load_walls, save_walls
from undercroft.crawl.space.sight import targets
from undercroft.crawl.space.tiles import FLOOR, parse_tile
from undercroft.crawl.space.walls import Walls

SCENES: Final = 40
ROUNDS: Final = 41
FIGURES: Final = 12
CROWD: Final = 3
DOOR: Final = 2
ARCH: Final = 3

PICTURES: Final = [["...", ".#.", "..."], ["#..", "...", "..."], ["..#", "...", "#.."]]


class Scene:
    """One position: a wall map, six figures a side in one fight, marks of the second side."""

    def __init__(self, walls: Walls, rng: random.Random) -> None:
        grid = walls.board.grid
        heart = grid.at(rng.randrange(4, 11), rng.randrange(4, 11))
        floor = [
            p
            for p, kind in sorted(walls.kind.items())
            if kind == FLOOR and grid.distance(p, heart) <= CROWD
        ]
        squares = rng.sample(floor, FIGURES)
        self.walls = walls
        self.all = squares
        self.own = squares[: FIGURES // 2]
        self.foes = squares[FIGURES // 2 :]
        self.marks = [0] * grid.size
        for p in self.foes:
            self.marks[p] = 1


def dungeon(rng: random.Random) -> Walls:
    """A full board of 5 x 5 tiles with half of its borders open."""
    tiles = [parse_tile(rows, "NESW") for rows in PICTURES]
    borders = Borders([0, middle_lane(3)], DOOR, DOOR, DOOR)
    walls = Walls(Board(Grid(5, 5, 3), tiles, borders))
    for cell in range(walls.board.grid.cells):
        walls = walls.lay(cell, rng.randrange(len(tiles)), rng.randrange(SIDES))
    for cell in range(walls.board.grid.cells):
        for side in (1, 2):
            if walls.board.grid.beyond(cell, side) >= 0 and rng.random() < 0.5:
                walls = walls.open_border(cell, side, ARCH)
    return walls


def scenes() -> list[Scene]:
    """The positions every question is asked in."""
    rng = random.Random(7)
    return [Scene(dungeon(rng), rng) for _ in range(SCENES)]


def ask_targets(s: Scene, p: int) -> int:
    """Figures in range 1-3 and seen, out of all twelve."""
    return len(targets(s.walls, p, s.all, 1, 3))


def ask_adjacent(s: Scene, p: int) -> int:
    """Is an enemy adjacent?"""
    return int(any_adjacent(s.walls, p, s.marks))


def ask_reach_3(s: Scene, p: int) -> int:
    """Reach with budget 3, enemies closed, own figures crowded, leaving enemies costs 1 more."""
    ground = Ground(s.foes, s.own, guards=s.foes)
    return len(reach(s.walls, p, 3, ground).squares)


def ask_reach_6(s: Scene, p: int) -> int:
    """Reach with budget 6, same ground."""
    ground = Ground(s.foes, s.own, guards=s.foes)
    return len(reach(s.walls, p, 6, ground).squares)


def ask_nearest(s: Scene, p: int) -> int:
    """Nearest enemy within 8 steps."""
    return nearest(s.walls, p, s.marks, 8)[0]


def measure(ask: Callable[[Scene, int], int], where: list[Scene]) -> tuple[float, float]:
    """Microseconds a call, the best of `ROUNDS` for each scene, and the mean answer."""
    best = [float("inf")] * len(where)
    total = 0
    for _ in range(ROUNDS):
        total = 0
        for i, s in enumerate(where):
            begin = time.perf_counter()
            for p in s.own:
                total += ask(s, p)
            best[i] = min(best[i], time.perf_counter() - begin)
    calls = len(where) * FIGURES // 2
    return sum(best) / calls * 1e6, total / calls


def measure_first_look(where: list[Scene]) -> float:
    """Targets when the wall map is new and no line has been looked along yet."""
    best = [float("inf")] * len(where)
    for _ in range(ROUNDS):
        for i, s in enumerate(where):
            walls = load_walls(s.walls.board, save_walls(s.walls))
            begin = time.perf_counter()
            for p in s.own:
                targets(walls, p, s.all, 1, 3)
            best[i] = min(best[i], time.perf_counter() - begin)
    return sum(best) / (len(where) * FIGURES // 2) * 1e6


def rows() -> list[tuple[str, float, str]]:
    """What, microseconds, unit: one row a question."""
    where = scenes()
    questions: list[tuple[str, Callable[[Scene, int], int]]] = [
        ("targets in range and seen", ask_targets),
        ("enemy adjacent", ask_adjacent),
        ("reach, budget 3 with penalty", ask_reach_3),
        ("reach, budget 6 with penalty", ask_reach_6),
        ("nearest enemy within 8", ask_nearest),
    ]
    found = [(what, *measure(ask, where)) for what, ask in questions]
    table = [(f"{what} ({answer:.1f})", us, "us") for what, us, answer in found]
    return [("targets, first look", measure_first_look(where), "us"), *table]


if __name__ == "__main__":
    for what, value, unit in rows():
        print(f"{what:42} {value:8.2f} {unit}")

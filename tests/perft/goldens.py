"""Perft goldens: a position file each, and one line each with depth, counts and fingerprints."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.perft import Perft, perft
from undercroft.kernel.play import force, legal
from undercroft.kernel.position import load_position
from undercroft.kernel.state import State

FOLDER = Path(__file__).parent
BUDGETS = {"toy": 1_500}
BUDGET = 600
DEEPEST = 12


@dataclass(frozen=True)
class Golden:
    """One pinned position: its name, its text, the depth and the line of counts."""

    game: str
    name: str
    position: str
    depth: int
    line: str


def goldens(game: str) -> list[Golden]:
    """The pinned positions of a game."""
    lines = (FOLDER / f"{game}.perft").read_text().splitlines()
    return [_golden(game, line) for line in lines if not line.startswith("#")]


def _golden(game: str, line: str) -> Golden:
    name, depth, counts = line.split(maxsplit=2)
    text = (FOLDER / game / f"{name}.toml").read_text()
    return Golden(game, name, text, int(depth), counts)


def write(game: str, positions: dict[str, str]) -> None:
    """Write the goldens of a game anew, each as deep as the budget lets it."""
    lines = ["# position, depth, chance nodes, decisions, endings, sum of fingerprints"]
    for name, text in positions.items():
        (FOLDER / game / f"{name}.toml").write_text(text)
        depth, counts = _deepest(game, load_position(text, chance="ask").state)
        lines.append(f"{name} {depth} {counts.line()}")
    (FOLDER / f"{game}.perft").write_text("\n".join(lines) + "\n")


def _deepest(game: str, s: State) -> tuple[int, Perft]:
    budget, depth = BUDGETS.get(game, BUDGET), 1
    while depth + 1 < DEEPEST and sum(islice(_nodes(s, depth + 1), budget + 1)) <= budget:
        depth += 1
    return depth, perft(s, depth)


def _nodes(s: State, depth: int) -> Iterator[int]:
    """One for everything that perft counts: who has seen enough of them asks for no more."""
    is_chance = s.over is None and isinstance(s.frames[-1], ChanceFrame)
    goes_on = s.over is None and (is_chance or depth > 0)
    if is_chance or not goes_on:
        yield 1
    for move in legal(s) if goes_on else ():
        after = s.clone()
        force(after, move)
        yield from _nodes(after, depth if is_chance else depth - 1)

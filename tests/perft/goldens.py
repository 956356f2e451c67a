"""Perft goldens: a position file each, and one line each with depth, counts and fingerprints."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from undercroft.kernel.perft import Perft, perft
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
    depth, found = 1, perft(s, 1)
    for deeper in range(2, DEEPEST):
        counts = perft(s, deeper)
        if counts.decisions + counts.endings + counts.chances > BUDGETS.get(game, BUDGET):
            break
        depth, found = deeper, counts
    return depth, found

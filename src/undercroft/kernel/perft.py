"""Perft: counting everything that can happen, to pin rules down and to compare builds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undercroft.kernel.digest import fingerprint
from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.play import force, legal
from undercroft.kernel.state import State

_WRAP: Final = 1 << 64


@dataclass(slots=True)
class Perft:
    """Chance nodes met, decisions at the full depth, endings met, and the sum of fingerprints."""

    chances: int = 0
    decisions: int = 0
    endings: int = 0
    fingerprints: int = 0

    def line(self) -> str:
        """One line, as golden files keep it."""
        return f"{self.chances} {self.decisions} {self.endings} {self.fingerprints:016x}"


def perft(s: State, depth: int) -> Perft:
    """Play every decision `depth` deep, and every distinct outcome of chance between them."""
    counts = Perft()
    _count(s, depth, counts)
    return counts


def _count(s: State, depth: int, counts: Perft) -> None:
    if s.over is not None:
        counts.endings += 1
        _leaf(s, counts)
    elif isinstance(s.frames[-1], ChanceFrame):
        counts.chances += 1
        _each(s, depth, counts)
    elif depth:
        _each(s, depth - 1, counts)
    else:
        counts.decisions += 1
        _leaf(s, counts)


def _leaf(s: State, counts: Perft) -> None:
    counts.fingerprints = (counts.fingerprints + fingerprint(s)) % _WRAP


def _each(s: State, depth: int, counts: Perft) -> None:
    for move in legal(s):
        after = s.clone()
        force(after, move)
        _count(after, depth, counts)

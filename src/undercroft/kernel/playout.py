"""The playout loop: whole games at random, every legal move listed at every decision."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.frames import ChanceFrame
from undercroft.kernel.play import force, legal
from undercroft.kernel.state import State

_LOW: Final = 0xFFFFFFFF


class Dice:
    """A small fast generator for playouts: an int, so it can be copied and saved."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x1234567) & ((1 << 61) - 1) | 1

    def word(self) -> int:
        """32 random bits."""
        x = self.state
        x = 979162248 * (x & _LOW) + (x >> 32)
        self.state = x
        return x & _LOW

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return (self.word() * n) >> 32


def step(s: State, dice: Dice) -> bool:
    """One move at random; whether it was a decision."""
    frame = s.frames[-1]
    if isinstance(frame, ChanceFrame):
        force(s, frame.sample(s, (dice.word() << 32) | dice.word()))
        return False
    moves = legal(s)
    force(s, moves[dice.below(len(moves))])
    return True


def playout(s: State, dice: Dice, limit: int = 1_000_000) -> int:
    """Play to the end at random; the number of decisions made."""
    decisions = 0
    while s.over is None and decisions < limit:
        decisions += step(s, dice)
    return decisions

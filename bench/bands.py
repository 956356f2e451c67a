"""Bands that shares should keep to.

A share is `inside` its band, or its interval `touches` the band, or it is `outside` for certain.
"""

from __future__ import annotations

from bench.greedy_games import said
from undercroft.arena.rating import wilson

Band = tuple[float, float]

INSIDE, TOUCHES, OUTSIDE = "inside", "touches", "OUTSIDE"
NOTHING = "-"
BAND_HEAD = ("games", "share", "interval", "band", "verdict")


def verdict(won: float, of: int, band: Band) -> str:
    """Whether a share lies in its band, may lie there, or cannot."""
    if not of:
        return NOTHING
    found = wilson(won, of)
    if band[0] <= found.share <= band[1]:
        return INSIDE
    return TOUCHES if found.low <= band[1] and found.high >= band[0] else OUTSIDE


def banded(won: float, of: int, band: Band) -> tuple[str, ...]:
    """A share with its interval, its band and the verdict."""
    words = f"{100 * band[0]:.0f} to {100 * band[1]:.0f}"
    return (str(of), *said(won, of), words, verdict(won, of, band))

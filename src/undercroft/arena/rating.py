"""How strong bots are: shares with intervals, ratings with error bars, and when to stop.

Intervals are Wilson's. Ratings are the maximum likelihood of the Bradley-Terry model in Elo
points, a shared win counted as half, with half a draw added to each pair so that a bot that
won everything has a rating too. The sequential test is the generalised one on pairs of games
with the same seed.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

Z = 1.96
"""95 % of a normal distribution lie within so many standard deviations."""

ELO = 400 / math.log(10)
HALF_A_DRAW = 0.25
ROUNDS = 500
CLEAR = 35.0
"""The difference in Elo points on either side that a sequential test tells apart."""

SURE = math.log(0.95 / 0.05)
FEWEST = 5

Scores = Mapping[tuple[int, int], Sequence[float]]
"""For a pair of bots what the first has scored, 0 to 1, one number for each seed."""


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its 95 % interval."""

    share: float
    low: float
    high: float


def wilson(won: float, of: int) -> Share:
    """A share of games with Wilson's interval."""
    if not of:
        return Share(0.0, 0.0, 1.0)
    p, square = won / of, Z * Z / of
    middle = (p + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(p * (1 - p) / of + square / of / 4)
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo points above the mean of all, and what the 95 % interval adds on either side."""

    elo: float
    error: float


def ratings(bots: int, scores: Scores, games: int) -> list[Rating]:
    """The ratings of bots; `games` are played on each seed."""
    won = [[0.0] * bots for _ in range(bots)]
    for (a, b), shares in scores.items():
        points = games * sum(shares)
        won[a][b] += points + HALF_A_DRAW
        won[b][a] += games * len(shares) - points + HALF_A_DRAW
    strengths = _likeliest(won)
    errors = _errors(won, strengths)
    return [Rating(ELO * s, Z * ELO * e) for s, e in zip(strengths, errors)]


def _likeliest(won: Sequence[Sequence[float]]) -> list[float]:
    """The logarithms of the strengths, by minorization and maximization."""
    bots = range(len(won))
    strength = [1.0] * len(won)
    for _ in range(ROUNDS):
        for i in bots:
            met = sum((won[i][j] + won[j][i]) / (strength[i] + strength[j]) for j in bots if j != i)
            strength[i] = sum(won[i]) / met if met else 1.0
        middle = math.exp(sum(map(math.log, strength)) / len(strength))
        strength = [value / middle for value in strength]
    return [math.log(value) for value in strength]


def _errors(won: Sequence[Sequence[float]], strengths: Sequence[float]) -> list[float]:
    """Standard errors from the information about the strengths, their mean held at 0."""
    n = len(won)
    information = [[1.0 / n] * n for _ in range(n)]
    for i in range(n):
        for j in range(n):
            if i != j:
                p = 1 / (1 + math.exp(strengths[j] - strengths[i]))
                known = (won[i][j] + won[j][i]) * p * (1 - p)
                information[i][i] += known
                information[i][j] -= known
    covariance = inverse(information)
    return [math.sqrt(max(0.0, covariance[i][i] - 1.0 / n)) for i in range(n)]


def inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The inverse of a positive definite matrix, by elimination."""
    n = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(n))] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(n):
            if j != i:
                times = rows[j][i]
                rows[j] = [b - times * a for a, b in zip(rows[i], rows[j])]
    return [row[n:] for row in rows]


def expected(elo: float) -> float:
    """The share that is expected of a bot so many points stronger."""
    return 1 / (1 + math.exp(-elo / ELO))


def likelihood(shares: Sequence[float]) -> float:
    """The log-likelihood ratio of "stronger by CLEAR" against "weaker by CLEAR"."""
    n = len(shares)
    if n < FEWEST:
        return 0.0
    mean = sum(shares) / n
    padded = [*shares, 0.0, 1.0]
    middle = sum(padded) / len(padded)
    variance = sum((share - middle) ** 2 for share in padded) / len(padded)
    low, high = expected(-CLEAR), expected(CLEAR)
    return n * (high - low) * (mean - (low + high) / 2) / variance


def verdict(shares: Sequence[float]) -> int:
    """1 where the first bot is clearly stronger, -1 where it is weaker, 0 while it is open."""
    ratio = likelihood(shares)
    return (ratio >= SURE) - (ratio <= -SURE)

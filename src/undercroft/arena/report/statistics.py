"""What can be said of shares and means: how far they differ, and whether chance would do it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from undercroft.arena.rating import Z

FEW = 5.0
"""With fewer expected games in any corner of a table its test is exact."""

CLEAR = 0.05
"""The share of false alarms among the differences that are called clear."""


@dataclass(frozen=True, slots=True)
class Count:
    """So many of so many."""

    part: float
    of: float

    @property
    def share(self) -> float:
        """The part of the whole."""
        return self.part / self.of if self.of else 0.0

    def without(self, other: Count) -> Count:
        """What is left when some are taken out."""
        return Count(self.part - other.part, self.of - other.of)


def difference(one: Count, other: Count) -> tuple[float, float]:
    """How much larger the first share is, and what its 95 % interval adds on either side."""
    if not one.of or not other.of:
        return 0.0, 1.0
    variance = sum((c.part + 1) * (c.of - c.part + 1) / (c.of + 2) ** 3 for c in (one, other))
    return one.share - other.share, Z * math.sqrt(max(0.0, variance))


def chance_of_shares(one: Count, other: Count) -> float:
    """How likely chance alone makes two shares differ as much: p, two-sided."""
    total, part = one.of + other.of, one.part + other.part
    if not one.of or not other.of or part in (0, total):
        return 1.0
    expected = min(one.of, other.of) * min(part, total - part) / total
    if expected < FEW:
        return _exact(round(one.part), round(one.of), round(other.part), round(other.of))
    p = part / total
    error = math.sqrt(p * (1 - p) * (1 / one.of + 1 / other.of))
    return _two_sided((one.share - other.share) / error)


def chance_of_share(count: Count, share: float) -> float:
    """How likely chance alone brings a share so far from what is expected: p, two-sided."""
    if not count.of or not 0 < share < 1:
        return 1.0
    error = math.sqrt(share * (1 - share) / count.of)
    return _two_sided((count.share - share) / error)


def chance_of_means(one: Sequence[float], other: Sequence[float]) -> float:
    """How likely chance alone makes two means differ as much (Welch, normal): p, two-sided."""
    if len(one) < 2 or len(other) < 2:
        return 1.0
    error = math.sqrt(_variance(one) / len(one) + _variance(other) / len(other))
    apart = mean(one) - mean(other)
    return _two_sided(apart / error) if error else float(apart == 0)


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean."""
    return sum(values) / len(values) if values else 0.0


def _variance(values: Sequence[float]) -> float:
    middle = mean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


def quantile(ordered: Sequence[float], share: float) -> float:
    """The value below which a share of ordered values lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def counted_quantile(counts: Mapping[int, int], share: float) -> float:
    """The same for values that came up so many times each."""
    left = share * sum(counts.values())
    for value in sorted(counts):
        left -= counts[value]
        if left < 0:
            return float(value)
    return float(max(counts))


def _two_sided(deviations: float) -> float:
    return math.erfc(abs(deviations) / math.sqrt(2))


def _exact(part: int, of: int, other: int, of_other: int) -> float:
    """Fisher's exact test: all tables with these sums that are no likelier than this one."""
    total = part + other

    def likelihood(k: int) -> float:
        return math.exp(_ways(of, k) + _ways(of_other, total - k) - _ways(of + of_other, total))

    here = likelihood(part)
    possible = range(max(0, total - of_other), min(of, total) + 1)
    return min(1.0, sum(p for k in possible if (p := likelihood(k)) <= here * (1 + 1e-9)))


def _ways(n: int, k: int) -> float:
    """The logarithm of a binomial coefficient."""
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)


def corrected(chances: Sequence[float]) -> list[float]:
    """The p of many comparisons, corrected for their number (Benjamini and Hochberg)."""
    n = len(chances)
    order = sorted(range(n), key=lambda i: -chances[i])
    found, least = [1.0] * n, 1.0
    for rank, i in enumerate(order):
        least = min(least, chances[i] * n / (n - rank))
        found[i] = least
    return found

"""What can be said of shares and means: how far they differ, and whether chance would do it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product

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

    def with_(self, other: Count) -> Count:
        """Both together."""
        return Count(self.part + other.part, self.of + other.of)

    def without(self, other: Count) -> Count:
        """What is left when some are taken out."""
        return Count(self.part - other.part, self.of - other.of)

    @property
    def variance(self) -> float:
        """How far chance moves the share, squared; never quite 0, also where all or none won."""
        return (self.part + 1) * (self.of - self.part + 1) / (self.of + 2) ** 3


@dataclass(frozen=True, slots=True)
class Against:
    """A count, what was expected of it, and how far chance moves it, squared."""

    count: Count = Count(0, 0)
    expected: float = 0.0
    variance: float = 0.0

    def plus(self, part: float, usual: float, times: float = 1) -> Against:
        """With some more, of each of which a usual share was expected."""
        count = self.count.with_(Count(part, times))
        variance = self.variance + times * usual * (1 - usual)
        return Against(count, self.expected + times * usual, variance)

    @property
    def usual(self) -> float:
        """The share that was expected."""
        return self.expected / self.count.of if self.count.of else 0.0

    @property
    def chance(self) -> float:
        """How likely chance alone brings a count so far from what was expected: p, two-sided."""
        away = self.count.part - self.expected
        return _two_sided(away / math.sqrt(self.variance)) if self.variance > 0 else 1.0


@dataclass(frozen=True, slots=True)
class Versus:
    """Those that have something and those that lack it, alike in everything else that counts."""

    having: Count
    lacking: Count

    @property
    def weight(self) -> float:
        """What a comparison tells, after Mantel and Haenszel: nothing where one side is empty."""
        total = self.having.of + self.lacking.of
        return self.having.of * self.lacking.of / total if total else 0.0

    @property
    def whole(self) -> Count:
        """Both sides together."""
        return self.having.with_(self.lacking)

    @property
    def away(self) -> float:
        """How much larger the share of those that have it is."""
        return self.having.share - self.lacking.share


def evened(alike: Sequence[Versus]) -> Versus:
    """Both sides over the same mix: as many games as tell as much."""
    told = [one for one in alike if one.weight]
    return Versus(
        _mixed(told, [one.having for one in told]), _mixed(told, [v.lacking for v in told])
    )


def _mixed(told: Sequence[Versus], counts: Sequence[Count]) -> Count:
    if not told:
        return Count(0, 0)
    weights = [one.weight for one in told]
    share = sum(w * count.share for w, count in zip(weights, counts)) / sum(weights)
    of = sum(weights) ** 2 / sum(w * w / count.of for w, count in zip(weights, counts))
    return Count(share * of, of)


def difference_over(alike: Sequence[Versus]) -> tuple[float, float]:
    """The difference of shares over all comparisons, and what its 95 % interval adds."""
    total = sum(one.weight for one in alike)
    if not total:
        return 0.0, 1.0
    away = sum(one.weight * one.away for one in alike) / total
    spreads = [one.weight**2 * (one.having.variance + one.lacking.variance) for one in alike]
    return away, Z * math.sqrt(sum(spreads)) / total


def difference(one: Count, other: Count) -> tuple[float, float]:
    """How much larger the first share is, and what its 95 % interval adds on either side."""
    return difference_over([Versus(one, other)])


def chance_over(alike: Sequence[Versus]) -> float:
    """How likely chance alone makes shares differ as much over all comparisons: p, two-sided."""
    told = [one for one in alike if one.weight and 0 < one.whole.part < one.whole.of]
    if not told:
        return 1.0
    if _fewest(told) < FEW:
        return _exact(told)
    away = sum(one.weight * one.away for one in told)
    variance = sum(v.weight * v.whole.share * (1 - v.whole.share) for v in told)
    return _two_sided(away / math.sqrt(variance))


def _fewest(told: Sequence[Versus]) -> float:
    """The games expected in the corner of the table where the fewest are."""
    return min(math.fsum(corner) for corner in zip(*[_corners(one) for one in told]))


def _corners(one: Versus) -> list[float]:
    """The games expected in each corner: with it and without it, won and lost."""
    won, of = one.whole.part, one.whole.of
    sides = (one.having.of, one.lacking.of)
    return [side * some / of for side in sides for some in (won, of - won)]


def chance_of_shares(one: Count, other: Count) -> float:
    """How likely chance alone makes two shares differ as much: p, two-sided."""
    return chance_over([Versus(one, other)])


def chance_of_share(count: Count, share: float) -> float:
    """How likely chance alone brings a share so far from what is expected: p, two-sided."""
    return Against().plus(count.part, share, count.of).chance


def difference_of_means(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """How much larger the first mean is, and what its 95 % interval adds (Welch, normal)."""
    return mean(one) - mean(other), Z * _error_of_means(one, other)


def chance_of_means(one: Sequence[float], other: Sequence[float]) -> float:
    """How likely chance alone makes two means differ as much (Welch, normal): p, two-sided."""
    if len(one) < 2 or len(other) < 2:
        return 1.0
    error = _error_of_means(one, other)
    apart = mean(one) - mean(other)
    return _two_sided(apart / error) if error else float(apart == 0)


def _error_of_means(one: Sequence[float], other: Sequence[float]) -> float:
    return math.sqrt(sum(_variance(values) / len(values) for values in (one, other) if values))


def mean(values: Sequence[float]) -> float:
    """The arithmetic mean."""
    return sum(values) / len(values) if values else 0.0


def _variance(values: Sequence[float]) -> float:
    middle = mean(values)
    if len(values) < 2:
        return 0.0
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


def _exact(told: Sequence[Versus]) -> float:
    """Fisher's exact test: all tables with these sums that are no likelier than this one."""
    likely = {0: 1.0}
    for one in told:
        likely = _summed(likely, _likelihoods(one))
    here = likely[sum(round(one.having.part) for one in told)]
    return min(1.0, sum(p for p in likely.values() if p <= here * (1 + 1e-9)))


def _likelihoods(one: Versus) -> dict[int, float]:
    """How likely each number of wins among those that have it is, given the sums."""
    of, of_other = round(one.having.of), round(one.lacking.of)
    total = round(one.having.part) + round(one.lacking.part)
    return {
        k: math.exp(_ways(of, k) + _ways(of_other, total - k) - _ways(of + of_other, total))
        for k in range(max(0, total - of_other), min(of, total) + 1)
    }


def _summed(one: Mapping[int, float], other: Mapping[int, float]) -> dict[int, float]:
    """How likely each sum of two numbers is."""
    sums: dict[int, float] = defaultdict(float)
    for (k, p), (n, q) in product(one.items(), other.items()):
        sums[k + n] += p * q
    return sums


def _ways(n: int, k: int) -> float:
    """The logarithm of a binomial coefficient."""
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)


def corrected(chances: Sequence[float]) -> list[float]:
    """The p of many comparisons, corrected for their number (Benjamini and Hochberg)."""
    n = len(chances)
    order = sorted(range(n), key=lambda i: -chances[i])
    adjusted, least = [1.0] * n, 1.0
    for rank, i in enumerate(order):
        least = min(least, chances[i] * n / (n - rank))
        adjusted[i] = least
    return adjusted

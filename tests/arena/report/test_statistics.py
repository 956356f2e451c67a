"""Shares, means and how likely chance alone makes them differ."""

from __future__ import annotations

import pytest

from undercroft.arena.report.statistics import (
    Count,
    chance_of_means,
    chance_of_share,
    chance_of_shares,
    corrected,
    counted_quantile,
    difference,
    quantile,
)


def test_a_share_is_compared_with_what_is_expected() -> None:
    assert chance_of_share(Count(60, 100), 0.5) == pytest.approx(0.0455, abs=1e-4)
    assert chance_of_share(Count(0, 0), 0.5) == 1


def test_two_shares_of_many_games() -> None:
    assert chance_of_shares(Count(60, 100), Count(40, 100)) == pytest.approx(0.00468, abs=1e-5)
    assert chance_of_shares(Count(5, 10), Count(50, 100)) == 1


def test_two_shares_of_few_games_are_tested_exactly() -> None:
    assert chance_of_shares(Count(3, 4), Count(1, 4)) == pytest.approx(0.4857, abs=1e-4)
    assert chance_of_shares(Count(8, 9), Count(2, 7)) == pytest.approx(0.0350, abs=1e-4)


@pytest.mark.parametrize("count", [Count(0, 0), Count(0, 9), Count(9, 9)])
def test_where_nothing_can_differ_nothing_does(count: Count) -> None:
    assert chance_of_shares(count, count) == 1


def test_two_means() -> None:
    low, high = [1.0, 2.0, 3.0] * 10, [2.0, 3.0, 4.0] * 10
    assert chance_of_means(low, high) < 0.001
    assert chance_of_means(low, low) == 1
    assert chance_of_means([1.0], high) == 1


def test_many_comparisons_are_corrected() -> None:
    assert corrected([0.01, 0.02, 0.03, 0.5]) == pytest.approx([0.04, 0.04, 0.04, 0.5])
    assert corrected([0.2, 0.01]) == pytest.approx([0.2, 0.02])
    assert corrected([]) == []


def test_a_difference_has_an_interval() -> None:
    away, error = difference(Count(60, 100), Count(40, 100))
    assert away == pytest.approx(0.2)
    assert error == pytest.approx(0.135, abs=0.003)
    assert difference(Count(1, 2), Count(0, 0)) == (0.0, 1.0)


def test_a_quantile_is_one_of_the_values() -> None:
    assert [quantile([1, 2, 3, 4], share) for share in (0, 0.5, 0.9, 1)] == [1, 3, 4, 4]


def test_a_quantile_of_counted_values_is_that_of_all_values() -> None:
    counts = {4: 1, 1: 2, 2: 3}
    every = [1, 1, 2, 2, 2, 4]
    for share in (0, 0.1, 0.5, 0.9, 1):
        assert counted_quantile(counts, share) == quantile(every, share)

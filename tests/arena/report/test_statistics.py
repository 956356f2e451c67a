"""Shares, means and how likely chance alone makes them differ."""

from __future__ import annotations

import pytest

from undercroft.arena.report.statistics import (
    Against,
    Count,
    Versus,
    chance_of_means,
    chance_of_share,
    chance_of_shares,
    chance_over,
    corrected,
    counted_quantile,
    difference,
    difference_of_means,
    difference_over,
    evened,
    quantile,
)


def test_a_share_is_compared_with_what_is_expected() -> None:
    found = Against().plus(60, 0.5, times=100)
    assert found.chance == pytest.approx(0.0455, abs=1e-4)
    assert (found.count, found.usual) == (Count(60, 100), 0.5)
    assert Against().chance == 1
    assert chance_of_share(Count(60, 100), 0.5) == found.chance
    assert chance_of_share(Count(0, 0), 0.5) == chance_of_share(Count(5, 9), 1) == 1


def test_more_is_expected_of_the_better() -> None:
    found = Against().plus(90, 0.9, times=100).plus(2, 0.1, times=20)
    assert found.count == Count(92, 120)
    assert found.usual == pytest.approx(92 / 120)
    assert found.chance == pytest.approx(1)


# What two bots win with a card that does nothing: the better one takes it more often.
HABIT = (Versus(Count(81, 90), Count(9, 10)), Versus(Count(1, 10), Count(9, 90)))


def test_what_only_the_better_like_does_not_stand_out() -> None:
    together = [bot.having for bot in HABIT], [bot.lacking for bot in HABIT]
    having, lacking = (one.with_(other) for one, other in together)
    assert chance_of_shares(having, lacking) < 1e-9
    assert chance_over(HABIT) == pytest.approx(1)
    assert difference_over(HABIT)[0] == pytest.approx(0)
    sides = evened(HABIT)
    assert sides.having.share == pytest.approx(sides.lacking.share) == pytest.approx(0.5)


def test_what_helps_every_bot_stands_out() -> None:
    helps = (Versus(Count(95, 100), Count(70, 100)), Versus(Count(30, 100), Count(5, 100)))
    assert chance_over(helps) < 1e-9
    away, error = difference_over(helps)
    assert away == pytest.approx(0.25)
    assert 0.05 < error < 0.1


def test_one_bot_is_compared_as_it_is() -> None:
    alone = Versus(Count(60, 100), Count(40, 120))
    sides = evened([alone])
    assert sides.having.part == pytest.approx(60)
    assert sides.lacking.of == pytest.approx(120)
    assert chance_over([alone]) == chance_of_shares(alone.having, alone.lacking)
    nobody_lacks = Versus(Count(9, 10), Count(0, 0))
    assert chance_over([alone, nobody_lacks]) == chance_over([alone])
    assert evened([nobody_lacks]).having == Count(0, 0)


def test_few_games_of_several_bots_are_tested_exactly() -> None:
    once = Versus(Count(1, 1), Count(0, 1))
    assert chance_over([once]) == 1
    assert chance_over([once] * 5) == pytest.approx(2 / 32)


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
    away, error = difference_of_means(high, low)
    assert away == pytest.approx(1)
    assert error == pytest.approx(0.42, abs=0.01)


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

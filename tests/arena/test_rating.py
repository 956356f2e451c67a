"""Shares, ratings and the sequential test against numbers that are known."""

from __future__ import annotations

import math

import pytest

from undercroft.arena.rating import expected, inverse, likelihood, ratings, verdict, wilson


def test_an_interval_is_wilsons() -> None:
    share = wilson(8, 10)
    assert share.share == 0.8
    assert share.low == pytest.approx(0.4902, abs=1e-4)
    assert share.high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0).high == 1.0


def test_three_of_four_games_are_191_points() -> None:
    strong, weak = ratings(2, {(0, 1): [0.75] * 1000}, 2)
    assert strong.elo - weak.elo == pytest.approx(400 * math.log10(3), abs=0.5)
    assert strong.elo == pytest.approx(-weak.elo)


def test_the_error_of_two_bots_is_that_of_their_share() -> None:
    games = 400
    strong, _ = ratings(2, {(0, 1): [0.5] * (games // 2)}, 2)
    of_share = 1.96 * math.sqrt(0.25 / games)
    assert 2 * strong.error == pytest.approx(400 / math.log(10) * of_share / 0.25, rel=0.01)


def test_a_bot_that_won_everything_has_a_rating() -> None:
    best, _, worst = ratings(3, {(0, 1): [1.0] * 5, (0, 2): [1.0] * 5, (1, 2): [1.0] * 5}, 2)
    assert math.isfinite(best.elo)
    assert best.elo > 200 > worst.elo


def test_an_inverse_times_its_matrix_is_one() -> None:
    matrix = [[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]]
    other = inverse(matrix)
    for i in range(3):
        for j in range(3):
            product = sum(matrix[i][k] * other[k][j] for k in range(3))
            assert product == pytest.approx(float(i == j))


def test_a_sequential_test_stops_when_it_is_clear() -> None:
    assert verdict([1.0] * 4) == 0
    assert verdict([1.0, 1.0, 0.5] * 10) == 1
    assert verdict([0.0, 0.0, 0.5] * 10) == -1
    assert verdict([0.5] * 200) == 0
    assert likelihood([0.5] * 50) == pytest.approx(0.0)


def test_what_is_expected_of_points() -> None:
    assert expected(0) == 0.5
    assert expected(400) == pytest.approx(10 / 11)

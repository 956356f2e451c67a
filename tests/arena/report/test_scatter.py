"""Scatter plots: a scale that fits, and names that do not lie on top of each other."""

from __future__ import annotations

from itertools import combinations

import pytest

from undercroft.arena.report.scatter import DESK, PHONE, Point, names, scale, scatter, spots

CROWD = [
    Point(f"Card of Number {i}", (i * 37 % 50) / 100, (i * 61 % 80 - 40) / 100, "", "above")
    for i in range(40)
]


def test_the_scale_reaches_everything_that_stands_out() -> None:
    plain = [Point("plain", 0.5, 0.02 * i, "") for i in range(10)]
    assert scale(plain) == pytest.approx(0.20)
    assert scale([*plain, Point("far", 0.5, -0.61, "", "below")]) == pytest.approx(0.65)


def test_what_lies_beyond_the_scale_is_marked() -> None:
    points = [Point(f"near {i}", 0.5, 0.1, "") for i in range(40)]
    points.append(Point("far", 0.5, -0.9, "taken 1 %"))
    marks = {spot.point.name: spot.beyond for spot in spots(points)}
    assert marks["far"] == -1
    assert marks["near 1"] == 0
    assert scatter(points, "across", "up").count("<path") == 1


@pytest.mark.parametrize("width", [PHONE, DESK, 1000])
def test_names_do_not_lie_on_top_of_each_other(width: int) -> None:
    laid = names(spots(CROWD))
    shown = {spot: side for spot, (side, is_wide) in laid.items() if width > PHONE or not is_wide}
    boxes = [spot.name_box(side, width) for spot, side in shown.items()]
    assert len(boxes) > 3
    assert not any(one.meets(other) for one, other in combinations(boxes, 2))


def test_a_wide_page_has_more_names_and_the_farthest_first() -> None:
    laid = names(spots(CROWD))
    assert any(is_wide for _, is_wide in laid.values())
    assert abs(next(iter(laid)).point.up) == max(abs(point.up) for point in CROWD)


def test_names_of_others_show_on_touch() -> None:
    drawn = scatter([*CROWD, Point("Quiet & Plain", 0.1, 0.0, "taken 10 %")], "across", "up")
    assert "<title>Quiet &amp; Plain: taken 10 %</title>" in drawn
    assert drawn.count("<title>") == len(CROWD) + 1

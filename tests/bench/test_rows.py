"""`undercroft bench`: every row is there and has a number."""

from __future__ import annotations

import sys

import pytest

from bench import space
from tests.toy.game import TOY
from undercroft.arena import bench, cost, peer, timing
from undercroft.kernel import registry

MEASURED = (
    "whole random games",
    "decisions in them",
    "decisions a game",
    "set-up",
    "clone()",
    "legal()",
    "save()",
    "view of a seat",
    "view and scene",
    "view and scene after a move",
    "undo and redo at move",
    "search",
    "arena, greedy bots, one process",
    "arena, greedy bots, 2 processes",
    "arena, 2 processes against one",
)


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few repetitions are enough to see that everything is measured."""
    monkeypatch.setitem(registry._FOUND, "toy", TOY)
    monkeypatch.setattr(timing, "LONG", 0.01)
    monkeypatch.setattr(peer, "SECONDS", 0.2)
    monkeypatch.setattr(bench, "PLAYING_SECONDS", 0.2)
    monkeypatch.setattr(space, "ROUNDS", 1)
    monkeypatch.setattr(cost, "ITERATIONS", 2)


def test_a_game_has_all_rows_with_positive_numbers() -> None:
    rows = bench.rows("toy")
    names = [row.what.removeprefix("toy with 3: ") for row in rows]
    assert [name for name in MEASURED if not any(n.startswith(name) for n in names)] == []
    assert all(r.value > 0 for r in rows)


def test_a_game_is_measured_with_four_seats_where_any_choice_allows_them() -> None:
    seats, options = bench.usual(registry.game("caverns"))
    assert (seats, options["adventure"]) == (4, "adv-02")
    assert bench.usual(TOY)[0] == 3


def test_the_kernel_is_measured_without_rules() -> None:
    row = bench.kernel_share()
    assert row.value > 0
    assert row.unit == "us"


def test_the_tree_of_a_search_is_measured_without_a_game() -> None:
    what, value, unit = cost.tree_work()
    assert "tree's own work" in what
    assert 0 < value < 500
    assert unit == "us"


def test_the_questions_to_the_space_are_rows_too() -> None:
    rows = bench.space_rows()
    assert rows
    assert all(r.value > 0 for r in rows)


def test_the_peer_stands_beside_what_it_does_too() -> None:
    pytest.importorskip("catanatron")
    beside = [r.what.partition(": ")[2] for r in bench.rows("toy") if r.peer_value]
    assert beside == ["whole random games", "decisions in them", "decisions a game", "clone()"]


def test_an_absent_peer_is_said_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    found = peer.measure_peer()
    assert found.name == "catanatron is not installed"
    assert found.copy_us is None

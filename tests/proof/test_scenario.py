"""Scenarios read as play and fail with words that help."""

from __future__ import annotations

import pytest

from tests.toy.deal import dealt
from tests.toy.state import Toy
from undercroft.proof.scenario import scenario


def test_the_move_that_failed_is_named_with_what_was_legal() -> None:
    with pytest.raises(AssertionError) as caught:
        dealt().play("p1 rest", "p1 step s9", "p1 rest")
    words = str(caught.value)
    assert 'move 2 of 3, "p1 step s9", is refused: there is no square "s9"' in words
    assert "legal: p1 step s1, p1 step s3" in words


def test_a_refusal_by_another_rule_fails() -> None:
    t = dealt()
    with pytest.raises(AssertionError, match="TOY-STEP-01"):
        t.expect_refused("p1 step s0", "TOY-STEP-02")
    with pytest.raises(AssertionError, match="was played; TOY-STEP-01 should refuse it"):
        t.expect_refused("p1 step s1", "TOY-STEP-01")


def test_expectations_fail_with_the_situation() -> None:
    t = dealt()
    with pytest.raises(AssertionError, match="not legal: p2 rest"):
        t.expect_legal("p2 rest")
    with pytest.raises(AssertionError, match="expected: p1 rest"):
        t.expect_only("p1 rest")
    with pytest.raises(AssertionError, match="the game goes on"):
        t.expect_over("dusk")


def test_a_position_of_fields_and_frames() -> None:
    t = scenario(
        "toy",
        Toy,
        seats=3,
        controllers=(0, 1, 0),
        options={"rounds": 2},
        position={"hearts": [1, 2, 3], "gold": [0, 4, 0]},
        frames=[{"frame": "turn", "who": 1}],
    )
    t.expect_legal("p2 rest")
    assert (t.state.hearts, t.state.gold) == ([1, 2, 3], [0, 4, 0])
    assert t.table.setup.controllers == (0, 1, 0)


def test_a_position_of_text() -> None:
    text = dealt().play("p1 rest").table.position()
    again = scenario("toy", Toy, position=text).play("p1 rest", "d draw deck spark")
    again.expect_legal("p2 rest")

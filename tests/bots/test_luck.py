"""The luck of imagined futures: the same where the same is asked as often."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.toy.game import TOY
from undercroft.bots.choosing import Budget
from undercroft.bots.common_random_numbers import Luck, mixed, settle
from undercroft.bots.search import Search, Thought
from undercroft.kernel.state import State


def state(seed: int = 1) -> State:
    uc.register(TOY)
    return uc.new("toy", 2, seed).state


def test_the_nth_chance_of_a_kind_is_the_same_whatever_else_was_asked() -> None:
    s, other = state(), state()
    other.frames = other.frames * 2
    plain, busy = Luck(7), Luck(7)
    expected = [plain.word(s) for _ in range(3)]
    found = []
    for _ in range(3):
        busy.word(other)
        found.append(busy.word(s))
    assert found == expected
    assert len(set(expected)) == 3


def test_another_seed_is_other_luck() -> None:
    assert mixed(1, "turn/roll", 0) != mixed(2, "turn/roll", 0)
    assert mixed(1, "turn/roll", 0) == mixed(1, "turn/roll", 0)


def test_luck_is_even() -> None:
    s, luck = state(), Luck(3)
    thrown = [luck.below(s, 6) for _ in range(6000)]
    assert all(900 < thrown.count(face) < 1100 for face in range(6))


def test_settled_futures_are_alike() -> None:
    ends = []
    for _ in range(2):
        s = state()
        settle(s, Luck(5))
        ends.append(s.save())
    assert ends[0] == ends[1]


def test_a_first_move_is_measured_by_the_most_appealing_in_the_same_world(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    uc.register(TOY)
    game, thoughts, think = uc.new("toy", 2, 1), list[Thought](), Thought.think

    def watched(self: Thought, budget: Budget) -> None:
        thoughts.append(self)
        think(self, budget)

    monkeypatch.setattr(Thought, "think", watched)
    Search(TOY, 1).advise(game.view(0), game.legal(), Budget(iterations=40))
    root = thoughts[0].root
    usual = root.promising(game.legal())[0]
    assert root.edges[usual].total == 0
    assert all(edge.visits <= root.edges[usual].visits for edge in root.edges.values())
    assert any(edge.total for edge in root.edges.values())

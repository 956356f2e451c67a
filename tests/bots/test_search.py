"""The search: it finds what greedy misses, keeps to its budget, and goes on with its own tree."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

import pytest

import undercroft as uc
from tests.effort import effort
from tests.toy.game import TOY
from tests.toy.state import Toy
from undercroft.bots.choosing import Budget
from undercroft.bots.common_random_numbers import Luck
from undercroft.bots.noisy import Erring, softmax
from undercroft.bots.playout import WON, Playing
from undercroft.bots.roster import make
from undercroft.bots.search import Search, Thought, apart
from undercroft.bots.tree import Node, Spread
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.state import State


def table(seed: int, seats: int = 2) -> uc.Table:
    uc.register(TOY)
    return uc.new("toy", seats, seed)


@pytest.fixture
def roots(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How often the root of each search had been visited before it began."""
    begun: list[int] = []
    think = Thought.think

    def watched(self: Thought, budget: Budget) -> None:
        begun.append(self.root.visits)
        think(self, budget)

    monkeypatch.setattr(Thought, "think", watched)
    return begun


def test_search_beats_random() -> None:
    wins = losses = 0
    for seed in range(effort(20, 8)):
        game, seat = table(seed), seed % 2
        bots = [make("random", TOY, seed), make("random", TOY, seed + 1)]
        bots[seat] = make("search", TOY, seed)
        while isinstance(now := game.pending, Decide):
            budget = Budget(iterations=40)
            game.play(bots[now.seat].choose(game.view(now.seat), game.legal(), budget).move)
        assert game.over is not None
        wins += game.over.winners == (seat,)
        losses += game.over.winners == (1 - seat,)
    assert wins > 3 * losses


def test_search_keeps_to_its_iterations() -> None:
    game = table(1)
    bot = Search(TOY, 1)
    worths = bot.advise(game.view(0), game.legal(), Budget(iterations=25))
    assert " of 25 futures begin so" in worths[0].reason


def test_search_keeps_to_its_time() -> None:
    game = table(1)
    begun = time.perf_counter()
    make("hard", TOY, 1).choose(game.view(0), game.legal(), Budget(seconds=0.05))
    assert time.perf_counter() - begun < 1


def test_advice_names_moves_with_their_worth_and_a_reason() -> None:
    game = table(1)
    advice = Search(TOY, 1).advise(game.view(0), game.legal(), Budget(iterations=60))
    assert len(advice) >= 3
    assert {entry.move for entry in advice} <= set(game.legal())
    assert "futures begin so, likely then" in advice[0].reason
    ahead = advice[0].worth - advice[1].worth
    assert apart(ahead) in advice[0].reason
    assert apart(-ahead) in advice[1].reason


def test_differences_are_told_in_points() -> None:
    told = [apart(points) for points in (0.42, -0.5, 0.001)]
    assert told == ["0.42 points ahead", "0.50 points behind", "as good as another"]


def test_the_tree_is_used_again_where_the_view_follows(roots: list[int]) -> None:
    game = table(3)
    bot = Search(TOY, 5)
    for _ in range(2):
        game.play(bot.choose(game.view(0), game.legal(), Budget(iterations=80)).move)
    assert roots[0] == 0
    assert roots[1] > 0


def test_the_tree_is_left_where_the_view_does_not_follow(roots: list[int]) -> None:
    bot = Search(TOY, 5)
    for seed in (3, 4):
        game = table(seed)
        bot.choose(game.view(0), game.legal(), Budget(iterations=40))
    assert roots == [0, 0]


def test_a_future_that_ends_the_game_weighs_most() -> None:
    state = table(1).state
    assert isinstance(state, Toy)
    playing = Playing(TOY)
    before = playing.value(state, 0)
    state.over = uc.Over("dusk", (0,), (1, 0), (1.0, -1.0))
    assert playing.value(state, 0) == before + WON


def test_a_game_led_by_appeal_is_played_on_by_it() -> None:
    game = table(1)
    asked: list[int] = []

    def appeal(_view: State, moves: Sequence[Move]) -> list[float]:
        asked.append(len(moves))
        return [0.0] * len(moves)

    led = replace(TOY, bot=replace(TOY.bot, move_scores=appeal))
    Playing(led).finish(game.state.clone(), Luck(1), 0)
    assert asked


def test_rare_moves_come_later_the_oftener_a_node_is_visited() -> None:
    moves = table(1).legal()
    node = Node()
    node.open(moves, [-float(i) for i in range(len(moves))])
    assert node.promising(moves) == [moves[0]]
    node.visits = 100
    assert node.promising(moves) == list(moves)


def test_a_spread_is_a_standard_deviation() -> None:
    spread = Spread()
    for value in (1.0, 3.0):
        spread.add(value)
    assert (spread.mean, spread.deviation) == (2.0, 1.0)


def test_easy_errs_more_the_less_a_slip_costs() -> None:
    assert softmax([1.0, 1.0], 0.5) == [0.5, 0.5]

    class Sure:
        def values(self, view: State, legal: Sequence[Move], budget: Budget) -> list[float]:
            return [float(-i) for i in range(len(legal))]

    game = table(1)
    bot = Erring(Sure(), 1.0, 1)
    chosen = [bot.choose(game.view(0), game.legal(), Budget()).move for _ in range(400)]
    counts: list[int] = [chosen.count(move) for move in game.legal()]
    assert counts[0] > counts[1] > counts[2] > 0


@pytest.mark.parametrize("name", ["search", "hard"])
def test_a_choice_has_a_reason(name: str) -> None:
    game = table(2)
    choose: Callable[..., object] = make(name, TOY, 1).choose
    assert "futures begin so" in str(choose(game.view(0), game.legal(), Budget(iterations=9)))

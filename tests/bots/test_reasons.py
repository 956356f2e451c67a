"""Why a move is better than another: in the words of what the game's worth is made of."""

from __future__ import annotations

from dataclasses import replace

import pytest

import undercroft as uc
from tests.toy.game import TOY
from tests.toy.state import Toy
from undercroft.bots.choosing import Budget
from undercroft.bots.playout import END, WON, Playing
from undercroft.bots.reasons import Reasons
from undercroft.bots.search import Search
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State


@pytest.fixture
def moves() -> tuple[Move, ...]:
    uc.register(TOY)
    return tuple(uc.new("toy", 2, 1).legal())


def merits(view: State, seat: int) -> dict[str, float]:
    assert isinstance(view, Toy)
    return {"gold": view.gold[seat] - max(view.gold) * 0.5, "hearts": 0.2 * view.hearts[seat]}


def test_the_part_that_differs_most_is_named(moves: tuple[Move, ...]) -> None:
    usual, other, *_ = moves
    reasons = Reasons()
    for nth in range(2):
        reasons.add_usual({"gold": 1.0 + nth, "hearts": 2.0})
        reasons.add(other, nth, {"gold": 3.0 + nth, "hearts": 1.0})
    assert reasons.between(other, usual) == "gold"
    assert reasons.between(usual, other) == "gold"


def test_what_speaks_against_a_better_move_is_not_its_reason(moves: tuple[Move, ...]) -> None:
    usual, other, *_ = moves
    reasons = Reasons()
    reasons.add_usual({"gold": 0.0, "hearts": 0.0, "rest": 0.0})
    reasons.add(other, 0, {"gold": 1.0, "hearts": -1.5, "rest": 1.0})
    assert reasons.between(other, usual) in ("gold", "rest")
    assert reasons.between(usual, other) in ("gold", "rest")


def test_moves_alike_in_all_parts_have_no_reason(moves: tuple[Move, ...]) -> None:
    reasons = Reasons()
    reasons.add_usual({"gold": 1.0})
    reasons.add(moves[1], 0, {"gold": 1.0})
    assert reasons.between(moves[1], moves[0]) == ""


def test_the_end_of_a_game_is_a_part_of_its_own() -> None:
    uc.register(TOY)
    state = uc.new("toy", 2, 1).state
    playing = Playing(replace(TOY, bot=replace(TOY.bot, score_terms=merits)))
    assert playing.score_terms(state, 0)[END] == 0
    state.over = uc.Over("dusk", (0,), (1, 0), (1.0, -1.0))
    assert playing.score_terms(state, 1)[END] == -WON
    assert round(sum(playing.score_terms(state, 1).values()) - playing.value(state, 1), 9) == 0


def test_advice_says_by_what_a_move_is_ahead() -> None:
    uc.register(TOY)
    game = uc.new("toy", 2, 1)
    asked = Search(replace(TOY, bot=replace(TOY.bot, score_terms=merits)), 1)
    told = asked.advise(game.view(0), game.legal(), Budget(iterations=60))
    behind = [one.reason for one in told if "points behind" in one.reason]
    assert behind
    assert all("mostly by " in reason for reason in behind)


@pytest.mark.parametrize("id_", ["alliance", "caverns", "infinity"])
def test_a_worth_is_the_sum_of_its_merits(id_: str) -> None:
    game, table = uc.game(id_), uc.new(id_, 2, 3)
    assert game.bot.score_terms is not None
    assert game.bot.value is not None
    while not isinstance(table.pending, uc.Over) and len(table.history) < 60:
        table.play(0)
    parts = game.bot.score_terms(table.view(0), 0)
    assert len(parts) > 3
    assert sum(parts.values()) == game.bot.value(table.view(0), 0)

"""Bots: legal choices, from views only, better than chance where they look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

import undercroft as uc
from tests.toy.game import TOY
from tests.toy.state import Toy
from undercroft.bots.choosing import Bot, Budget
from undercroft.bots.greedy import Greedy, Imagination
from undercroft.bots.roster import NAMES, make, names_for
from undercroft.kernel.errors import SetupError
from undercroft.kernel.moves import Move
from undercroft.kernel.outcome import Decide
from undercroft.kernel.registry import BotAdvice
from undercroft.kernel.state import State

QUICKLY = Budget(worlds=2, iterations=12)


def table(seed: int, seats: int = 2) -> uc.Table:
    uc.register(TOY)
    return uc.new("toy", seats, seed)


def finish(game: uc.Table, bots: Sequence[Bot]) -> uc.Table:
    """Let bots play to the end; every choice must be legal."""
    while isinstance(now := game.pending, Decide):
        choice = bots[now.seat].choose(game.view(now.seat), game.legal(), QUICKLY)
        assert choice.move in game.legal()
        assert choice.reason
        game.play(choice.move)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_whole_games(name: str) -> None:
    for seed in range(5):
        game = finish(table(seed, 3), [make(name, TOY, seed * 3 + i) for i in range(3)])
        assert game.over is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    records = {
        finish(table(4), [make(name, TOY, 7), make(name, TOY, 8)]).record() for _ in range(2)
    }
    assert len(records) == 1


@pytest.mark.parametrize("name", NAMES)
def test_a_choice_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = table(2)
    view = game.view(0)
    worlds = [uc.determinize(view, Imagination(seed)) for seed in range(6)]
    choices = {
        make(name, TOY, 5).choose(uc.view(world, 1), game.legal(), QUICKLY).move for world in worlds
    }
    assert len(choices) == 1


def test_greedy_beats_random() -> None:
    wins = losses = 0
    for seed in range(40):
        seat = seed % 2
        bots = [make("random", TOY, seed), make("random", TOY, seed + 1)]
        bots[seat] = make("greedy", TOY, seed)
        over = finish(table(seed), bots).over
        assert over is not None
        wins += over.winners == (seat,)
        losses += over.winners == (1 - seat,)
    assert wins > 2 * losses


def test_greedy_takes_what_is_worth_most() -> None:
    game = table(1)
    wanted = game.legal()[3]
    after = game.state.clone()
    uc.apply(after, wanted)
    frames = len(after.frames)

    def worth(s: uc.State, _seat: int) -> float:
        return float(s.save() == after.save()) if len(s.frames) == frames else 0.0

    choice = Greedy(worth, 1).choose(game.state, game.legal(), Budget(1))
    assert choice.move == wanted
    assert choice.reason.startswith("worth 1.00")


def test_a_won_game_weighs_more_than_any_worth() -> None:
    game = table(1)
    ends = [move for move in game.legal() if str(move) == "p1 rest"]
    state = game.state
    assert isinstance(state, Toy)
    state.gold = [4, 4]
    state.round = state.options.rounds
    others = [move for move in game.legal() if move not in ends]
    poor = Greedy(lambda *_: -10.0, 1).choose(state, (*ends, *others), Budget(1))
    assert poor.reason.startswith("worth 1000000.00")


def test_a_single_move_needs_no_thought() -> None:
    game = table(1)
    choice = make("greedy", TOY, 1).choose(game.view(0), game.legal()[:1], Budget())
    assert choice.reason == "the only move"


def test_random_takes_every_move_alike() -> None:
    game = table(1)
    bot = make("random", TOY, 1)
    chosen = [bot.choose(game.view(0), game.legal(), QUICKLY).move for _ in range(600)]
    counts = [chosen.count(move) for move in game.legal()]
    assert min(counts) > 600 / len(counts) / 2


def test_an_unknown_bot_names_the_nearest() -> None:
    with pytest.raises(SetupError, match='there is no bot "gredy"; did you mean "greedy"'):
        make("gredy", TOY, 1)
    with pytest.raises(SetupError, match="known are: random, greedy, search"):
        make("zzz", TOY, 1)


def test_a_game_without_worth_has_no_greedy_bot() -> None:
    plain = replace(TOY, bot=BotAdvice())
    assert names_for(plain) == ("random",)
    with pytest.raises(SetupError, match="no greedy bot"):
        make("greedy", plain, 1)


def test_greedy_takes_at_sight_what_appeals_most() -> None:
    game = table(1)
    wanted = game.legal()[2]

    def scores(_view: State, moves: Sequence[Move]) -> list[float]:
        return [float(move == wanted) for move in moves]

    keen = replace(TOY, bot=replace(TOY.bot, move_scores=scores))
    choice = make("greedy", keen, 1).choose(game.view(0), game.legal(), Budget())
    assert choice.move == wanted
    assert choice.reason == f"appeal 1.00, the most of {len(game.legal())} moves"
    assert "greedy" in names_for(replace(keen, bot=replace(keen.bot, value=None)))


def test_imagination_is_a_seeded_generator() -> None:
    assert Imagination(3).sample(range(9), 4) == Random(3).sample(range(9), 4)

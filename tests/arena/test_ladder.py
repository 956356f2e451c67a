"""Ladders: the same whatever the number of processes, fair in seats, and stopped in time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import undercroft as uc
from tests.toy.game import TOY
from undercroft.arena.ladder import BATCH, Ladder, Plan, SittingFailed
from undercroft.arena.matchups import Feat, Meeting, Outing, better
from undercroft.arena.sim.plan import Way
from undercroft.kernel import registry
from undercroft.kernel.errors import SetupError

uc.register(TOY)
PLAN = Plan("toy", ("random", "greedy"), games=8, further=("tests.toy.game:TOY",))
TWO = Way(2, ())


def ran(plan: Plan) -> Ladder:
    plan.check()
    ladder = Ladder(plan)
    ladder.run()
    return ladder


def test_every_pair_meets_on_the_same_seeds() -> None:
    ladder = ran(replace(PLAN, bots=("random", "easy", "greedy")))
    assert {pair: len(scores) for pair, scores in ladder.scores.items()} == {
        (0, 1): 4,
        (0, 2): 4,
        (1, 2): 4,
    }
    assert [row.games for row in ladder.standings()] == [16, 16, 16]


def test_two_processes_play_the_same_games() -> None:
    assert ran(PLAN).scores == ran(replace(PLAN, jobs=2)).scores


def test_a_bot_scores_half_against_itself() -> None:
    game = Meeting("toy", TWO, ("greedy", "greedy"), 5)
    assert game.play() == 0.5


def test_seats_are_rotated() -> None:
    first = Meeting("toy", TWO, ("random", "greedy"), 3)
    second = replace(first, bots=("greedy", "random"))
    assert first.play() == 1 - second.play()


def test_greedy_stands_above_random() -> None:
    ladder = ran(replace(PLAN, games=40))
    best, worst = ladder.standings()
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert best.rating.elo > 0 > worst.rating.elo
    assert best.share.low < best.share.share < best.share.high
    assert ladder.duels()[0].share.share == pytest.approx(worst.share.share)


def test_a_clear_pair_is_not_played_on() -> None:
    ladder = ran(replace(PLAN, bots=("random", "search:30"), games=400, sprt=True))
    assert ladder.duels()[0].verdict == -1
    assert len(ladder.scores[0, 1]) <= 10 * BATCH


def test_the_budget_is_stated() -> None:
    rows = ran(replace(PLAN, bots=("random", "search:3"), games=2)).standings()
    assert {row.bot: row.budget for row in rows} == {"random": "-", "search:3": "3 iterations"}


def test_a_ladder_that_is_interrupted_keeps_what_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    play: Callable[[Meeting], float] = Meeting.play
    played: list[int] = []

    def interrupted(self: Meeting) -> float:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(self.seed)
        return play(self)

    monkeypatch.setattr(Meeting, "play", interrupted)
    ladder = ran(PLAN)
    assert ladder.interrupted
    assert len(ladder.scores[0, 1]) == 3


def failing(nth: int) -> Callable[[Meeting], float]:
    """A meeting of which the one with a number fails."""
    play: Callable[[Meeting], float] = Meeting.play
    played: list[int] = []

    def fails(self: Meeting) -> float:
        played.append(self.seed)
        if len(played) > nth:
            raise ZeroDivisionError("no gold")
        return play(self)

    return fails


def test_a_ladder_in_which_a_bot_fails_keeps_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Meeting, "play", failing(2))
    ladder = ran(PLAN)
    assert len(ladder.scores[0, 1]) == 2
    assert str(ladder.error) == "random against greedy, 2 seats, seed 2: ZeroDivisionError: no gold"
    assert isinstance(ladder.error, SittingFailed)
    assert "in fails" in ladder.error.trace


def test_a_ladder_of_several_processes_in_which_a_bot_fails_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Meeting, "play", failing(0))
    ladder = ran(replace(PLAN, jobs=2))
    assert "seed 0: ZeroDivisionError: no gold" in str(ladder.error)
    assert (ladder.games, ladder.is_cut_short) == (0, True)


@pytest.mark.parametrize("bots", [("random",), ("random", "random")])
def test_a_ladder_needs_two_different_bots(bots: tuple[str, ...]) -> None:
    with pytest.raises(SetupError, match="two or more different bots"):
        replace(PLAN, bots=bots).check()


@pytest.fixture
def companions(monkeypatch: pytest.MonkeyPatch) -> Plan:
    """The toy as a game that all play together, in two ways."""
    game = replace(TOY, id="toy", modes=("co-op",))
    monkeypatch.setitem(registry._FOUND, "toy", game)
    return replace(PLAN, bots=("random", "easy", "greedy"), ways=(TWO, Way(3, (("rounds", 2),))))


def test_companions_go_out_with_whole_parties_on_the_same_seeds(companions: Plan) -> None:
    ladder = ran(companions)
    assert companions.together
    assert ladder.games == 3 * 8
    assert [row.games for row in ladder.standings()] == [8, 8, 8]
    assert {pair: len(scores) for pair, scores in ladder.scores.items()} == {
        (0, 1): 8,
        (0, 2): 8,
        (1, 2): 8,
    }
    for (a, b), scores in ladder.scores.items():
        assert scores == [better(ladder.feats[a][n], ladder.feats[b][n]) for n in range(8)]


def test_companions_are_told_apart_by_way(companions: Plan) -> None:
    ladder = ran(companions)
    first, second = ladder.by_way()
    assert (first.way, second.way) == companions.ways
    mine = [ladder.feats[0][n].won for n in (0, 2, 4, 6)]
    assert first.shares[0].share == sum(mine) / 4
    assert first.games == second.games == [4, 4, 4]


@pytest.mark.usefixtures("companions")
def test_one_bot_holds_all_seats_of_a_party() -> None:
    outing = Outing("toy", Way(3, ()), "greedy", 1)
    assert 0 <= outing.play().won <= 1
    assert outing._table(registry.game("toy")).setup.controllers == (0, 0, 0)


def test_better_is_better_and_alike_is_half() -> None:
    won, lost = Feat(1.0, 1.0, 5), Feat(0.0, -1.0, 9)
    assert (better(won, lost), better(lost, won)) == (1, 0)
    assert (better(won, won), better(lost, lost)) == (0.5, 0.5)


def test_where_both_have_won_or_lost_the_printed_scores_tell() -> None:
    worse, good = Feat(1.0, 1.0, -32), Feat(1.0, 1.0, -7)
    assert (better(worse, good), better(good, worse)) == (0, 1)


def test_alone_the_better_score_is_rated_higher() -> None:
    alone = Plan("alliance", ("random", "easy"), (Way(1, (("short", True),)),), games=2)
    best, worst = ran(alone).standings()
    assert (best.bot, worst.bot) == ("easy", "random")
    assert best.rating.elo > 0


def test_rivals_and_companions_do_not_share_a_ladder() -> None:
    bell, coffers = (Way(3, (("adventure", id_),)) for id_ in ("adv-02", "adv-10"))
    mixed = replace(PLAN, game="caverns", ways=(bell, coffers))
    with pytest.raises(SetupError, match="of their own"):
        mixed.check()
    assert mixed.of_one_kind() == (replace(mixed, ways=(bell,)), (coffers,))


def test_a_ladder_needs_a_way_to_play() -> None:
    with pytest.raises(SetupError, match="none of these ways"):
        replace(PLAN, ways=()).check()

"""Ladders: the same whatever the number of processes, fair in seats, and stopped in time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import undercroft as uc
from tests.toy.game import TOY
from undercroft.arena.ladder import BATCH, Ladder, Plan
from undercroft.arena.meetings import Meeting, Outing, better
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
        assert scores == [better(ladder.won[a][n], ladder.won[b][n]) for n in range(8)]


def test_companions_are_told_apart_by_way(companions: Plan) -> None:
    ladder = ran(companions)
    (first, shares), (second, _) = ladder.by_way()
    assert (first, second) == companions.ways
    mine = [ladder.won[0][n] for n in (0, 2, 4, 6)]
    assert shares[0].share == sum(mine) / 4


@pytest.mark.usefixtures("companions")
def test_one_bot_holds_all_seats_of_a_party() -> None:
    outing = Outing("toy", Way(3, ()), "greedy", 1)
    assert 0 <= outing.play() <= 1
    assert outing._table(registry.game("toy")).setup.controllers == (0, 0, 0)


def test_better_is_better_and_alike_is_half() -> None:
    assert (better(1, 0), better(0, 1), better(1, 1), better(0, 0)) == (1, 0, 0.5, 0.5)


def test_rivals_and_companions_do_not_share_a_ladder() -> None:
    bell, coffers = (Way(3, (("adventure", id_),)) for id_ in ("adv-02", "adv-10"))
    mixed = replace(PLAN, game="caverns", ways=(bell, coffers))
    with pytest.raises(SetupError, match="of their own"):
        mixed.check()
    assert mixed.of_one_kind() == (replace(mixed, ways=(bell,)), (coffers,))


def test_a_ladder_needs_a_way_to_play() -> None:
    with pytest.raises(SetupError, match="none of these ways"):
        replace(PLAN, ways=()).check()

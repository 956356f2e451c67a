"""The balance page of Alliance: its sums, and a page of a few games."""

from __future__ import annotations

from bench.balance import (
    NEVER,
    Played,
    first_rows,
    hero_rows,
    page,
    play,
    play_any_teams,
    pool_rows,
)
from bench.greedy_games import rate, said


def game(winners: tuple[int, ...], first: int = 0, emptied: tuple[int, int] = (1, 2)) -> Played:
    return Played(2, first, [[0], [1]], (9, 7), winners, list(emptied), [0, 0])


def test_a_share_has_an_interval_that_holds_it() -> None:
    share, low, high = rate(30, 100)
    assert low < share < high
    assert (round(low, 1), round(high, 1)) == (21.9, 39.6)
    assert said(0, 0) == ("0.0 %", "0.0 to 100.0")


def test_heroes_win_with_their_alliance_and_share_a_draw() -> None:
    rows = hero_rows([game((0,)), game((0,)), game((0, 1))])
    assert [(row[0], row[1], row[2]) for row in rows] == [
        ("Holgar", "3", "83.3 %"),
        ("Krom", "3", "16.7 %"),
    ]


def test_pools_and_the_first_initiative_are_counted() -> None:
    games = {2: [game((0,)), game((1,), first=1), game((1,), emptied=(2, NEVER))]}
    assert [row[3:] for row in pool_rows(games)] == [
        ("67 %", "33 %", "0 %", "0 %", "0 %"),
        ("0 %", "67 %", "0 %", "0 %", "33 %"),
    ]
    assert first_rows(games)[0][2:4] == ("66.7 %", "+16.7")


def test_a_page_is_made_of_games() -> None:
    played = play(2, 1)
    assert played.taken.total() > 5
    text = page({2: [played]}, [play_any_teams(2, 1)])
    for part in ("What is wanted", "pools of experience", "first initiative", "Heroes", "Upgrades"):
        assert part in text


def test_teams_are_taken_at_random() -> None:
    teams = [play_any_teams(2, seed).heroes for seed in (1, 1, 2)]
    assert teams[0] == teams[1] != teams[2]
    assert teams[0] != play(2, 1).heroes

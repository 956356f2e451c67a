"""The balance tool of Alliance's quests: its ledger, its bands, and the page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench.alliance_page import (
    champion_rows,
    faults,
    felled_by_plan,
    felled_rows,
    goal_rows,
    page,
    resolved_rows,
    triggered_rows,
)
from bench.alliance_row import QuestRow, Row
from bench.balance_alliance import Wanted, first_seed, key_of, main, missing, read
from bench.bands import INSIDE, OUTSIDE

SLEEPS = QuestRow("regent", "triggered", triggered=2, met=0)
FELL = QuestRow("regent", "resolved", triggered=2, met=3)
STANDS = QuestRow("regent", "triggered", triggered=2, met=3)
OPEN = QuestRow("ragged-map", "open", triggered=0, met=0)
LIES = QuestRow("ragged-map", "triggered", triggered=1, met=0)
DONE = QuestRow("ragged-map", "resolved", triggered=1, met=0)
GAME = Row(
    plan="rivals",
    seats=2,
    seed=1,
    bot="greedy",
    rules="0",
    content="",
    ending="last-round",
    winners=(0,),
    scores=(20.0, 18.0),
    rounds=4,
    decisions=400,
    heroes=(("bull", "ugra"), ("krom", "petra")),
    quests=(),
    seconds=0.5,
)


def with_quest(*quests: QuestRow) -> list[Row]:
    """Games in which one quest was revealed."""
    return [replace(GAME, seed=i, quests=(quest,)) for i, quest in enumerate(quests)]


def played(ledger: Path, *words: str) -> int:
    cells = ("--bot", "greedy", "--plans", "alone", "--games", "2")
    return main([*cells, "--ledger", str(ledger), *words])


def test_a_game_of_the_ledger_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ledger, written = tmp_path / "games.jsonl", tmp_path / "page.md"
    assert played(ledger) == 0
    assert "2 games played, 0 left, 0 went wrong." in capsys.readouterr().out
    before = ledger.read_text()
    assert played(ledger, "--page", str(written)) == 0
    assert "0 games played, 0 left, 0 went wrong." in capsys.readouterr().out
    assert ledger.read_text() == before
    assert "Games: 2 of `greedy`" in written.read_text()
    assert all(len(row.quests) == 3 and len(row.heroes[0]) == 4 for row in read(ledger))


def test_a_game_of_other_content_is_played_again() -> None:
    game = Wanted("rivals", 2, 1, "greedy")
    row = replace(GAME, rules=game.key[4], content=game.key[5])
    assert key_of(row) == game.key
    assert missing([game], [row]) == []
    assert missing([game], [replace(row, content="other")]) == [game]


def test_an_unknown_plan_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--plans", "picnic"])


def test_goals_are_measured_on_the_same_games() -> None:
    assert first_seed("novice", 2) == first_seed("master", 2) != first_seed("together", 2)
    assert first_seed("novice", 2) != first_seed("novice", 3)


def test_a_quest_is_triggered_of_all_games_and_resolved_of_those() -> None:
    games = with_quest(OPEN, LIES, LIES, DONE)
    assert [row[:3] for row in triggered_rows(games)] == [("The Ragged Map", "4", "75.0 %")]
    assert [row[:3] for row in resolved_rows(games)] == [("The Ragged Map", "3", "33.3 %")]


def test_an_enemy_falls_of_the_games_in_which_it_was_met() -> None:
    games = with_quest(SLEEPS, STANDS, FELL, FELL)
    assert [row[:4] for row in felled_rows(games)] == [("The Pale Regent", "2", "3", "66.7 %")]
    assert [row[:4] for row in felled_by_plan(games)] == [("rivals", "4", "3", "66.7 %")]
    assert resolved_rows(games) == []


def test_games_for_a_goal_tell_of_the_goal_alone() -> None:
    lost = [replace(row, plan="adept", winners=()) for row in with_quest(LIES, LIES)]
    won = [replace(row, plan="adept") for row in with_quest(DONE, DONE, DONE)]
    assert triggered_rows([*won, *lost]) == []
    assert [(row[2], row[-1]) for row in goal_rows([*won, *lost])] == [("60.0 %", INSIDE)]


def test_a_hero_is_held_to_an_even_share_of_two() -> None:
    games = [replace(GAME, plan="champions")] * 20
    found = {row[0]: (row[2], row[-1]) for row in champion_rows([*games, GAME])}
    assert found["Ugra (Champions)"] == ("100.0 %", OUTSIDE)
    assert found["Krom"] == ("0.0 %", OUTSIDE)


def test_what_is_out_of_its_band_for_certain_is_named() -> None:
    assert faults("greedy", with_quest(*[STANDS] * 12)) != []
    assert faults("greedy", with_quest(*[OPEN] * 3, *[LIES] * 4, *[DONE] * 5)) == []


def test_each_bot_has_its_own_tables() -> None:
    games = with_quest(LIES, DONE)
    text = page([*games, *[replace(row, bot="search:40") for row in games]])
    assert "Quests that were triggered (`greedy`)" in text
    assert "Quests that were triggered (`search:40`)" in text
    assert "| rivals | 2 | 2 | 19.0 | 4.0 | 400 | last-round 2 |" in text

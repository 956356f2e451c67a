"""The balance tool of Infinity: a ledger that a run goes on with, its verdicts, and the page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bench.balance_infinity import Wanted, key_of, main, missing, read
from bench.bands import INSIDE, OUTSIDE, TOUCHES, verdict
from bench.infinity_page import (
    cell_rows,
    difficulty_rows,
    faults,
    page,
    pooled_rows,
    rival_rows,
    seat_rows,
    unused,
)
from bench.infinity_row import Row
from bench.ledger import mend
from undercroft.games.infinity.content.tables import ABILITIES, EQUIPMENT

WON = Row(
    scenario="sc-01",
    seats=2,
    difficulty="normal",
    heroes=("thief", "monk"),
    seed=1,
    bot="greedy",
    rules="0",
    content="",
    ending="stone-at-the-start",
    winners=(0, 1),
    rounds=12,
    decisions=90,
    causes=(),
    used=("backstab",),
    seconds=0.5,
)
LOST = replace(WON, ending="exhausted", winners=(), causes=("minion",))
DUEL = replace(WON, scenario="sc-08", ending="hunt-over", winners=(1,))


def played(ledger: Path, *words: str) -> int:
    cells = ("--bot", "greedy", "--scenarios", "sc-10", "--seats", "2", "--games", "2")
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
    assert "2 games of `greedy`" in written.read_text()
    assert {row.scenario for row in read(ledger)} == {"sc-10"}
    assert all(len(row.heroes) == 2 and row.ending and row.decisions for row in read(ledger))


def test_no_game_is_begun_when_time_is_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played(tmp_path / "games.jsonl", "--minutes=-1") == 0
    assert "0 games played, 2 left" in capsys.readouterr().out


def test_a_game_of_other_content_is_played_again() -> None:
    game = Wanted("sc-10", 2, "normal", 0, "greedy")
    row = replace(WON, scenario="sc-10", seed=0, rules=game.key[5], content=game.key[6])
    assert key_of(row) == game.key
    assert missing([game], [row]) == []
    assert missing([game], [replace(row, content="other")]) == [game]


def test_a_line_that_was_cut_short_is_taken_away(tmp_path: Path) -> None:
    ledger = tmp_path / "games.jsonl"
    ledger.write_text('{"scenario": "sc-')
    mend(ledger)
    assert ledger.read_text() == ""


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(SystemExit):
        main(["--scenarios", "sc-99"])


def test_a_share_is_inside_its_band_or_touches_it_or_is_outside() -> None:
    assert verdict(6, 10, (0.5, 0.7)) == INSIDE
    assert verdict(8, 10, (0.5, 0.7)) == TOUCHES
    assert verdict(80, 100, (0.5, 0.7)) == OUTSIDE
    assert verdict(30, 100, (0.5, 0.7)) == OUTSIDE


def test_games_of_all_numbers_of_heroes_are_pooled() -> None:
    games = [WON] * 6 + [replace(LOST, seats=3)] * 4
    assert pooled_rows(games)[0][1:3] == ("10", "60.0 %")
    assert [row[1:4] for row in cell_rows(games)] == [("2", "6", "100.0 %"), ("3", "4", "0.0 %")]


def test_only_games_at_normal_have_a_band() -> None:
    assert pooled_rows([replace(WON, difficulty="dire")]) == []


def test_what_is_harder_is_won_more_rarely() -> None:
    hard = replace(WON, difficulty="hard")
    kept = difficulty_rows([WON, replace(hard, winners=())])
    assert [row[-1] for row in kept] == ["kept", "kept"]
    assert [row[-1] for row in difficulty_rows([LOST, hard])] == ["BROKEN", "BROKEN"]
    assert [row[-1] for row in difficulty_rows([WON])] == ["-", "-"]


def test_rivals_are_held_to_an_even_share() -> None:
    games = [DUEL] * 40
    assert [row[-1] for row in seat_rows(games)] == [OUTSIDE, OUTSIDE]
    found = {row[0]: row[-1] for row in rival_rows(games)}
    assert found["Jun Ojari, of 2"] == OUTSIDE
    assert found["Akachi, of 2"] == "-"
    even = [DUEL, replace(DUEL, winners=(0,))]
    assert {row[-1] for row in seat_rows(even)} == {INSIDE}


def test_what_is_out_of_its_band_for_certain_is_named() -> None:
    assert faults([WON] * 6 + [LOST] * 4) == []
    assert len(faults([LOST] * 40)) == 2
    assert any("Jun Ojari" in fault for fault in faults([DUEL] * 40))


def test_what_nobody_used_is_named() -> None:
    left = unused([WON])
    assert len(left["abilities"]) == len(ABILITIES) - 1
    assert "Backstab" not in left["abilities"]
    assert len(left["equipment"]) == len(EQUIPMENT)


def test_a_page_tells_how_games_ended_and_what_exhausted_heroes() -> None:
    text = page("greedy", [WON, LOST, LOST, DUEL])
    assert "exhausted 67 %, stone-at-the-start 33 % | minion 100 % |" in text
    assert "| sc-08 Trophy Hunt | 2 | 1 | 12 (12 to 12) | 90 | 0.5 |" in text

"""Bots on the command line: hints, ladders, and a file of one's own."""

from __future__ import annotations

import json
import signal
import time
from pathlib import Path

import pytest

import undercroft as uc
from tests.bots.test_own import example
from tests.cli.running import TOY as THE_TOY
from tests.cli.running import refused, run, start
from tests.toy.game import TOY
from undercroft.arena.matchups import Feat, Meeting, Outing
from undercroft.kernel.moves import DUNGEON


def own(tmp_path: Path) -> Path:
    file = tmp_path / "mybot.py"
    file.write_text(example(), encoding="utf-8")
    return file


def test_a_bot_of_ones_own_plays_all_other_seats(tmp_path: Path) -> None:
    record = tmp_path / "own.record"
    words = ("--bot", own(tmp_path), "--bot", "1=random", "--record", record)
    result = run("play", "toy", "--seats", 3, *words)
    assert result.exit_code == 0, result.output
    assert "The game is over" in result.stdout


def test_a_bot_of_ones_own_climbs_the_ladder(tmp_path: Path) -> None:
    file = own(tmp_path)
    result = run("ladder", "toy", "--bots", f"random,{file}", "--games", 4, "--json")
    plain = json.loads(result.stdout)
    assert {row["bot"] for row in plain["bots"]} == {"random", str(file)}
    assert plain["pairs"][0]["games"] == 4


def test_a_ladder_is_a_table() -> None:
    result = run("ladder", "toy", "--bots", "random,search:5", "--games", 4)
    assert result.exit_code == 0, result.output
    assert "5 iterations" in result.stdout
    assert "Bradley-Terry" in result.stdout


def test_a_ladder_that_was_interrupted_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(3, monkeypatch)
    result = run("ladder", "toy", "--bots", "random,greedy", "--games", 11)
    assert result.exit_code == 130
    assert "Stopped early, after 6 of 12 games." in result.stdout
    assert "11 games of each pair were asked for; as they play whole seeds" in result.stdout
    interrupt_after(3, monkeypatch)
    plain = json.loads(run("ladder", "toy", "--bots", "random,greedy", "--json").stdout)
    assert (plain["games"], plain["stopped_early"]) == (6, True)


def test_a_ladder_without_a_game_has_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(0, monkeypatch)
    result = run("ladder", "toy", "--bots", "random,greedy")
    assert result.stdout == "Stopped before a game was played: there is nothing to rate.\n"
    plain = json.loads(run("ladder", "toy", "--bots", "random,greedy", "--json").stdout)
    assert (plain["bots"], plain["pairs"], plain["stopped_early"]) == ([], [], True)


def interrupt_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let somebody interrupt a ladder after so many meetings."""
    seeds: list[int] = []

    def play(self: Meeting) -> float:
        seeds.append(self.seed)
        if len(seeds) > games:
            raise KeyboardInterrupt
        return 0.5

    monkeypatch.setattr(Meeting, "play", play)


def test_a_ladder_shows_what_was_played_before_a_bot_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = own(tmp_path)
    made = iter(range(100))

    def play(_meeting: Meeting) -> float:
        if next(made) == 2:
            raise ZeroDivisionError("no gold")
        return 0.5

    monkeypatch.setattr(Meeting, "play", play)
    result = run("ladder", "toy", "--bots", f"random,{file}", "--games", 8)
    assert result.exit_code == 1
    assert "Stopped early, after 4 of 8 games." in result.stdout
    words = f"Error: random against {file}, 2 seats, seed 2: ZeroDivisionError: no gold\n"
    assert result.stderr == words


def test_ways_without_a_game_have_no_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(Outing, "play", lambda _outing: Feat(1.0, 1.0, 1))
    words = ("--bots", "random,easy", "--seats", 3, "--vary", "adventure", "--games", 2)
    result = run("ladder", "caverns", *words)
    assert result.exit_code == 0, result.output
    lines = [line.split() for line in result.stdout.splitlines() if "adventure=" in line]
    assert [line[4] for line in lines[:3]] == ["2", "2", "0"]
    assert lines[1][5:] == ["100.0", "%", "20.7", "to", "100.0"] * 2
    assert lines[2][5:] == ["-", "-"]


def test_an_option_is_given_or_varied() -> None:
    words = ("ladder", "toy", "--bots", "random,greedy", "--vary", "hearts")
    said = refused(*words, "--option", "hearts=3")
    assert "--vary hearts plays all its values: leave --option hearts=3 out" in said


MARKING = """
from pathlib import Path
from undercroft.bots.choosing import Choice


class Marking:
    def __init__(self, game, seed):
        pass

    def choose(self, view, legal, budget):
        Path("begun").touch()
        return Choice(legal[0], "the first")
"""


def test_a_ladder_that_is_interrupted_twice_ends_at_once(tmp_path: Path) -> None:
    (tmp_path / "marking.py").write_text(MARKING, encoding="utf-8")
    words = ("--bots", "random,easy,./marking.py", "--games", 1_000_000, "--jobs", 2)
    process = start(*THE_TOY, "ladder", "toy", *words, cwd=tmp_path)
    end = time.monotonic() + 60
    while not (tmp_path / "begun").exists() and time.monotonic() < end:
        time.sleep(0.05)
    for _ in range(4):
        process.send_signal(signal.SIGINT)
        time.sleep(0.003)
    said, trouble = process.communicate(timeout=60)
    assert (process.returncode, trouble) == (130, "")
    assert "Stopped" in said


def test_a_ladder_of_unknown_bots_is_refused() -> None:
    assert 'did you mean "greedy"' in refused("ladder", "toy", "--bots", "random,gredy")
    assert "two or more different bots" in refused("ladder", "toy", "--bots", "random")


def test_hints_are_three_moves_with_worth_and_reason(tmp_path: Path) -> None:
    uc.register(TOY)
    table = uc.new("toy", 2, 1)
    for name, text in (("a.record", table.record()), ("a.toml", table.position())):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        result = run("hint", file, "--iterations", 40)
        assert result.exit_code == 0, result.output
        lines = [line for line in result.stdout.splitlines() if line.startswith(" p1")]
        assert len(lines) == 3
        assert "futures begin so" in result.stdout


def test_any_bot_that_values_moves_gives_hints(tmp_path: Path) -> None:
    uc.register(TOY)
    file = tmp_path / "a.record"
    file.write_text(uc.new("toy", 2, 1).record(), encoding="utf-8")
    assert "nothing promises more at once" in run("hint", file, "--bot", "greedy").stdout
    assert "random gives no hints" in refused("hint", file, "--bot", "random").replace("R", "r")
    assert "there is no move 9999" in refused("hint", file, "--at", 9999)


def test_a_hint_says_where_somebody_decides_next(tmp_path: Path) -> None:
    uc.register(TOY)
    table = uc.new("toy", 2, 1)
    file = tmp_path / "a.record"
    while table.over is None:
        table.play(0)
    file.write_text(table.record(), encoding="utf-8")
    moves = [entry.move for entry in table.history]
    last = max(at for at, move in enumerate(moves) if move.seat != DUNGEON)
    said = f"The game is over after {len(moves)} moves; the last decision is at --at {last}"
    assert said in refused("hint", file)
    chance = next(at for at, move in enumerate(moves) if move.seat == DUNGEON and at > 1)
    later = next(at for at in range(chance, len(moves)) if moves[at].seat != DUNGEON)
    said = f"Chance decides after move {chance}; the next decision is at --at {later}"
    assert said in refused("hint", file, "--at", chance)
    assert run("hint", file, "--at", later, "--iterations", 5).exit_code == 0


def test_what_is_asked_and_what_worth_is_stands_with_a_hint(tmp_path: Path) -> None:
    uc.register(TOY)
    table = uc.new("toy", 2, 1)
    file = tmp_path / "a.record"
    file.write_text(table.record(), encoding="utf-8")
    told = run("hint", file, "--iterations", 5).stdout
    now = table.pending
    assert isinstance(now, uc.Decide)
    assert f"p1: {now.prompt.text}" in told
    assert "in the game's own points" in told


def test_what_is_neither_record_nor_position_gets_no_hint(tmp_path: Path) -> None:
    uc.register(TOY)
    file = tmp_path / "a.toml"
    file.write_text(uc.new("toy", 2, 1).position(), encoding="utf-8")
    assert "a position; it has no moves: leave out --at" in refused("hint", file, "--at", 3)
    file.write_text("class A: ...", encoding="utf-8")
    said = refused("hint", file)
    assert f"{file} is neither a record nor a position" in said

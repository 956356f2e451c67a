"""Simulations on the command line: what they say, how they stop and go on."""

from __future__ import annotations

import signal
import time
from pathlib import Path

from tests.arena.sim.runs import rows
from tests.bots.test_own import example
from tests.cli.running import TOY, refused, run, start

PATIENCE = 60.0


def test_a_run_says_where_it_is_and_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "run"
    first = run("sim", "toy", "--games", 3, "--bots", "random", "--jobs", 1, "--out", out)
    assert first.exit_code == 0, first.output
    assert "3 games now, 0 before, 3 wanted; 0 went wrong." in first.stdout
    second = run("sim", "toy", "--games", 5, "--bots", "random", "--jobs", 1, "--out", out)
    assert "2 games now, 3 before, 5 wanted" in second.stdout
    assert len(rows(out)["games"]) == 5


def test_one_game_is_one_game_and_a_longer_run_stays_as_long(tmp_path: Path) -> None:
    words = ("sim", "toy", "--bots", "random", "--jobs", 1, "--out", tmp_path / "run", "--games")
    assert "1 game now, 0 before, 1 wanted" in run(*words, 1).stdout
    run(*words, 5)
    assert "0 games now, 5 before, 2 wanted; 0 went wrong." in run(*words, 2).stdout


BREAKING = """
class Breaking:
    def __init__(self, game, seed):
        pass

    def choose(self, view, legal, budget):
        raise ZeroDivisionError("no gold")
"""


def test_what_went_wrong_is_said_and_played_again(tmp_path: Path) -> None:
    file, out = tmp_path / "mybot.py", tmp_path / "run"
    file.write_text(BREAKING, encoding="utf-8")
    words = ("sim", "toy", "--games", 2, "--bots", file, "--jobs", 1, "--out", out)
    first = run(*words)
    assert first.exit_code == 1
    assert "2 games now, 0 before, 2 wanted; 2 went wrong." in first.stdout
    assert "undercroft report" not in first.stdout
    error = f"{file}, line 7: Breaking.choose raised ZeroDivisionError: no gold"
    assert f"Game 0 went wrong: {error}\n" in first.stderr
    assert str(out / "records" / "0000000.record") in first.stderr
    second = run(*words)
    assert "2 games went wrong before: played again." in second.stderr
    assert "2 games now, 0 before, 2 wanted; 2 went wrong." in second.stdout
    file.write_text(example(), encoding="utf-8")
    third = run(*words)
    assert third.exit_code == 0
    assert "2 games now, 0 before, 2 wanted; 0 went wrong." in third.stdout
    assert "undercroft report" in third.stdout


def test_options_vary_and_what_cannot_be_is_left_out(tmp_path: Path) -> None:
    words = ("--games", 1, "--seats", "2,3,9", "--vary", "hearts", "--option", "rounds=1")
    result = run("sim", "toy", *words, "--bots", "random", "--jobs", 1, "--out", tmp_path / "run")
    assert "6 games now" in result.stdout
    assert "left out: 9 seats" in result.stderr
    played = {(row["seats"], row["option_hearts"]) for row in rows(tmp_path / "run")["games"]}
    assert played == {(seats, hearts) for seats in (2, 3) for hearts in (1, 2, 3)}


def test_a_bot_of_ones_own_is_simulated(tmp_path: Path) -> None:
    file = tmp_path / "mybot.py"
    file.write_text(example(), encoding="utf-8")
    words = ("--games", 2, "--bots", f"random,{file}", "--jobs", 1, "--out", tmp_path / "run")
    assert run("sim", "toy", *words).exit_code == 0
    assert rows(tmp_path / "run")["games"][1]["bots"] == [str(file), "random"]


def test_what_cannot_be_simulated_is_refused(tmp_path: Path) -> None:
    assert "not numbers of seats" in refused("sim", "toy", "--seats", "two")
    assert 'did you mean "greedy"' in refused("sim", "toy", "--bots", "gredy")
    assert "is no run" in refused("sim", "toy", "--out", Path(__file__).parent)
    run("sim", "toy", "--games", 1, "--bots", "random", "--jobs", 1, "--out", tmp_path / "run")
    said = refused("sim", "toy", "--bots", "greedy", "--out", tmp_path / "run")
    assert "another plan (bots: random there, greedy here)" in said
    said = refused("sim", "toy", "--vary", "rounds", "--option", "rounds=2")
    assert "--vary rounds plays all its values: leave --option rounds=2 out" in said


def test_an_interrupted_run_keeps_what_it_has(tmp_path: Path) -> None:
    out = tmp_path / "run"
    words = ("sim", "toy", "--games", 1_000_000, "--bots", "random", "--jobs", 2, "--out", out)
    process = start(*TOY, *words, cwd=tmp_path)
    end = time.monotonic() + PATIENCE
    while not any((out / "games").glob("*.parquet")) and time.monotonic() < end:
        time.sleep(0.05)
    for _ in range(3):
        process.send_signal(signal.SIGINT)
        time.sleep(0.003)
    said, trouble = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, trouble
    assert trouble == "Interrupted; the same command goes on.\n"
    assert f"{len(rows(out)['games'])} games now" in said
    assert rows(out)["games"]

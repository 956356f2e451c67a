"""The other commands: what they print, and what they say of bad input."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

import undercroft as uc
from tests.cli.running import COMMAND, ENVIRONMENT, TOY, refused, run, start
from tests.toy.deal import dealt
from tests.toy.game import TOY as GAME
from undercroft.arena.bench import BenchRow
from undercroft.version import VERSION

# ---- games, content, rules ---------------------------------------------------------------------


def test_games_lists_the_games() -> None:
    result = run("games")
    assert result.exit_code == 0
    for word in ("toy", "2, 3", "30-60", "Wanderers", "alliance"):
        assert word in result.stdout


def test_content_as_json_and_as_text() -> None:
    box = json.loads(run("content", "toy", "--json").stdout)
    assert box["cards"][0] == {"id": "dodge", "name": "Dodge"}
    assert "tokens (3)\n  coin: Coin\n" in run("content", "toy").stdout
    assert 'no game "toi"; did you mean "toy"' in refused("content", "toi")


def test_content_as_json_has_all_that_is_printed() -> None:
    box = json.loads(run("content", "caverns", "--json").stdout)
    assert {"powers", "encounters", "treasures", "allies", "tiles", "adventures"} <= set(box)
    power = box["powers"][0]
    assert {"id", "name", "words", "number", "hero", "type", "effect"} <= set(power)
    assert {"ac", "hp", "xp"} <= set(box["monsters"][0])
    assert {"heroes", "surges", "stack"} <= set(box["adventures"][1])
    box = json.loads(run("content", "alliance", "--json").stdout)
    upgrades = {item["id"]: item for item in (*box["upgrades"], *box["artifacts"])}
    assert all("xp" in item and "types" in item and item["words"] for item in upgrades.values())
    assert any("needs" in item for item in upgrades.values())
    assert {"attack", "speed", "health"} <= set(box["heroes"][0])
    assert "picture" in box["tiles"][0]


def test_rules_as_json() -> None:
    rows = json.loads(run("rules", "toy", "--json").stdout)
    assert {"id", "words", "kind", "functions", "tests"} <= set(rows[0])
    (row,) = json.loads(run("rules", "toy-step-01", "--json").stdout)
    assert row["functions"] == ["tests.toy.actions.move:is_neighbour"]
    assert len(json.loads(run("rules", "--json").stdout)) >= len(rows)


def test_rules_as_text() -> None:
    said = run("rules", "TOY-STEP-01").stdout
    assert "A step goes to a neighbouring square." in said
    assert "  functions:\n    tests.toy.actions.move:is_neighbour\n" in said
    assert "::test_toy_step_01" in said


def test_rules_say_what_is_not_built() -> None:
    assert "It is not built yet." in run("rules", "TOY-CAMP-02").stdout
    (row,) = json.loads(run("rules", "TOY-CAMP-02", "--json").stdout)
    assert row["later"]
    assert "cannot be proved yet" in refused("rules", "TOY-CAMP-02", "--prove")
    rows = json.loads(run("rules", "--json").stdout)
    assert not [row["id"] for row in rows if any("<locals>" in f for f in row["functions"])]


def test_an_unknown_rule_names_the_nearest() -> None:
    assert 'did you mean "TOY-STEP-01"?' in refused("rules", "TOY-STPE-01")
    assert 'There is no rule and no game "zzzzz"' in refused("rules", "zzzzz")


def test_a_whole_game_is_proved_by_its_acts_and_checks() -> None:
    verdicts = json.loads(run("rules", "toy", "--prove", "--json").stdout)
    assert len(verdicts) == 12
    assert all(verdict["proved"] for verdict in verdicts)


def test_a_rule_is_proved() -> None:
    words = [*COMMAND, *TOY, "rules", "TOY-STEP-01", "--prove", "--json"]
    done = subprocess.run(words, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)[0]["proved"] is True


# ---- perft -------------------------------------------------------------------------------------


def test_perft_counts() -> None:
    uc.register(GAME)
    counts = uc.perft(uc.new("toy", 3, 9).state, 2)
    said = run("perft", "toy", "--depth", 2, "--seats", 3, "--seed", 9).stdout
    assert f"decisions    {counts.decisions}" in said
    assert f"fingerprint  {counts.fingerprints:016x}" in said


def test_perft_counts_from_a_position(tmp_path: Path) -> None:
    uc.register(GAME)
    table = uc.new("toy", 2, 9)
    table.play(0)
    file = tmp_path / "p.toml"
    file.write_text(table.position())
    said = run("perft", "toy", "--depth", 1, "--position", file).stdout
    assert f"{uc.perft(table.state, 1).fingerprints:016x}" in said


def test_a_wrong_position_is_refused_with_its_line(tmp_path: Path) -> None:
    uc.register(GAME)
    file = tmp_path / "p.toml"
    file.write_text(uc.new("toy", 2, 9).position() + "\n[extra]\n")
    assert f"{file}: line " in refused("perft", "toy", "--depth", 1, "--position", file)
    file.write_text("nonsense")
    assert "this is not TOML" in refused("perft", "toy", "--depth", 1, "--position", file)


def test_perft_interrupted_is_130(tmp_path: Path) -> None:
    position = tmp_path / "position.toml"
    os.mkfifo(position)
    process = start(*TOY, "perft", "toy", "--depth", 40, "--position", position, cwd=tmp_path)
    position.write_text(dealt().table.position())
    process.send_signal(2)
    _, errors = process.communicate()
    assert (process.returncode, "Traceback" in errors) == (130, False)


# ---- soak --------------------------------------------------------------------------------------


def test_soak_and_a_resumed_soak(tmp_path: Path) -> None:
    ledger = tmp_path / "l.jsonl"
    first = run("soak", "toy", "--games", 30, "--ledger", ledger)
    second = run("soak", "toy", "--games", 30, "--ledger", ledger)
    assert (first.exit_code, second.exit_code) == (0, 0)
    assert "30 games with " in first.stdout
    assert "0 games before; 0 errors now" in first.stdout
    assert "30 games before; 0 errors now" in second.stdout
    rows = [json.loads(line) for line in ledger.read_text().splitlines()]
    assert len({(json.dumps(row["cell"]), row["seeds"][0]) for row in rows}) == len(rows)


def test_soak_until_each_has_its_games_and_a_report(tmp_path: Path) -> None:
    ledger, page = tmp_path / "l.jsonl", tmp_path / "toy.md"
    words = ("--each", "random=2", "--jobs", 2, "--ledger", ledger, "--report", page)
    assert run("soak", "toy", *words).exit_code == 0
    text = page.read_text()
    assert text.startswith("# Soak of ")
    assert "| defaults | random | 2 | 2 |" in text
    assert "0 errors, no stuck game" in text
    assert "write random=1000" in refused("soak", "toy", "--each", "clever=3")
    assert 'did you mean "hearts"' in refused("soak", "toy", "--vary", "heart")


def test_a_soak_without_a_folder_for_its_report_does_not_begin(tmp_path: Path) -> None:
    ledger, page = tmp_path / "l.jsonl", tmp_path / "pages" / "toy.md"
    words = ("--games", 1, "--ledger", ledger, "--report", page)
    assert "pages for the report toy.md: make it" in refused("soak", "toy", *words)
    assert not ledger.exists()


def test_soak_by_time(tmp_path: Path) -> None:
    ledger = tmp_path / "l.jsonl"
    result = run("soak", "toy", "--minutes", 0.01, "--ledger", ledger)
    assert result.exit_code == 0
    assert ledger.exists()


def test_a_failing_soak_leaves_records_and_code_1(tmp_path: Path) -> None:
    ledger = tmp_path / "l.jsonl"
    result = run("soak", "toy", "--games", 3, "--limit", 4, "--ledger", ledger)
    assert result.exit_code == 1
    assert "stuck: the game goes on after 4 decisions; its record is" in result.stderr
    (record, *_) = tmp_path.glob("l-2-random-*.record")
    assert run("replay", record).exit_code == 0


def test_a_bad_ledger_is_refused(tmp_path: Path) -> None:
    ledger = tmp_path / "l.jsonl"
    ledger.write_text("{}\n")
    assert "line 1: not a line of a soak ledger" in refused("soak", "toy", "--ledger", ledger)


# ---- errors ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("tests.toy.game:NOPE", 'No game lies at "tests.toy.game:NOPE"'),
        ("no.such.module:X", 'No game lies at "no.such.module:X"'),
        ("tests.toy.notation:HANDS", "is not a game"),
        (".relative:X", "is relative"),
        ("nonsense", "No game lies at"),
    ],
)
def test_a_further_game_that_is_none_is_refused(where: str, said: str) -> None:
    assert said in refused("--with", where, "games")


def test_wrong_usage_is_code_2() -> None:
    for words in (("nonsense",), ("play",), ("perft", "toy"), ("perft", "toy", "--depth", "x")):
        result = run(*words)
        assert result.exit_code == 2
        assert "Error: " in result.stderr


def test_a_mistake_of_ours_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("a crack")

    monkeypatch.setattr("undercroft.cli.uc.perft", broken)
    result = run("perft", "toy", "--depth", 1)
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: ZeroDivisionError: a crack\nThis is a mistake of ours.")
    assert "Traceback" not in result.output
    assert isinstance(run("--debug", "perft", "toy", "--depth", 1).exception, ZeroDivisionError)


def test_the_version_is_said_here_too() -> None:
    result = run("--version")
    assert (result.exit_code, result.stdout) == (0, f"undercroft {VERSION}\n")


def test_help_lists_the_commands() -> None:
    said = run("--help").stdout
    for name in ("games", "play", "replay", "perft", "rules", "content", "bench", "soak"):
        assert f"  {name} " in said


def test_a_closed_pipe_is_no_traceback(tmp_path: Path) -> None:
    process = start(*TOY, "content", "toy", "--json", cwd=tmp_path)
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    assert "Traceback" not in process.stderr.read()
    process.stderr.close()
    process.stdin and process.stdin.close()
    process.wait()


# ---- bench -------------------------------------------------------------------------------------


def test_bench_prints_rows_with_their_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = [
        BenchRow("whole games", 1234.5, "games/s", "a peer", 24.7),
        BenchRow("clone", 9.0, "us"),
    ]
    monkeypatch.setattr("undercroft.arena.bench.rows", lambda game_id: rows if game_id else [])
    plain = json.loads(run("bench", "toy", "--json").stdout)
    assert plain[0] == {
        "what": "whole games",
        "value": 1234.5,
        "unit": "games/s",
        "peer": "a peer",
        "peer_value": 24.7,
    }
    said = run("bench", "toy").stdout
    assert "1,234.5" in said
    assert "24.7" in said
    assert 'no game "tyo"' in refused("bench", "tyo")

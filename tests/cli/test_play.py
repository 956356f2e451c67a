"""`undercroft play` and `undercroft replay`."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

import undercroft as uc
from tests.cli.running import TOY, refused, run, start
from tests.toy.game import TOY as GAME

ONES = "1\n" * 400


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


@pytest.fixture
def finished(record: Path) -> Path:
    run("play", "toy", "--plain", "--seed", 5, "--record", record, answers=ONES)
    return record


def digest(record: Path) -> str:
    uc.register(GAME)
    return uc.replay(record.read_text()).digest()


# ---- play --------------------------------------------------------------------------------------


@pytest.mark.parametrize("held", ["0,0", "0,1", "0,0,0", "0,1,2", "0,0,1", "0,1,0"])
def test_a_whole_game(record: Path, held: str) -> None:
    words = ("--seed", 7, "--controllers", held, "--record", record)
    result = run("play", "toy", "--plain", *words, answers=ONES)
    assert result.exit_code == 0
    assert "The game is over: " in result.stdout
    assert "Won by p" in result.stdout
    assert f"undercroft {' '.join(TOY)} replay {record}" in result.stdout
    assert "play on" not in result.stdout


def test_controllers_decide_the_number_of_seats(record: Path) -> None:
    result = run("play", "toy", "--controllers", "0,0,1", "--record", record, answers="\n")
    assert "p3 · at 2,0" in result.stdout


def test_without_a_number_of_seats_there_are_as_few_as_the_adventure_allows(record: Path) -> None:
    result = run("play", "caverns", "--record", record, answers="\n")
    assert "Hadra Stonewell" in result.stdout
    chosen = ("--option", "adventure=adv-01")
    alone = run("play", "caverns", *chosen, "--record", record.with_name("alone"), answers="\n")
    assert "Hadra Stonewell" not in alone.stdout
    assert "1  start 1 square" in alone.stdout


def test_options_are_read_by_their_kind(record: Path) -> None:
    chosen = ("--option", "rounds=1", "--option", "hearts=2")
    result = run("play", "toy", *chosen, "--record", record, answers="\n")
    assert "Round 1/1" in result.stdout
    assert "hearts 2/3" in result.stdout


def test_bots_sit_by_number_or_by_name(record: Path) -> None:
    words = ("--bot", "p2=greedy", "--bot", "3=random")
    result = run("play", "toy", "--seats", 3, "--seed", 1, *words, "--record", record, answers=ONES)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert "p2> " not in result.stdout
    assert "Hand the keyboard" not in result.stdout


def test_a_bot_brings_its_seat(record: Path) -> None:
    words = ("--bot", "3=random", "--bot", "greedy")
    result = run("play", "toy", "--seed", 1, *words, "--record", record, answers=ONES)
    assert "The game is over" in result.stdout
    assert uc.replay(record.read_text()).setup.seats == 3


def test_who_plays_against_a_bot_is_not_alone(record: Path) -> None:
    words = ("--bot", "random", "--record", record)
    run("play", "alliance", "--seed", 1, *words, answers="quit\n")
    assert uc.replay(record.read_text()).setup.seats == 2
    alone = run("play", "alliance", "--seats", 1, "--bot", "random", answers="quit\n")
    assert "Error: There is no other seat for random; add --seats 2" in alone.stderr


def test_a_game_with_bots_only_plays_itself(record: Path) -> None:
    words = ("--bot", "1=random", "--bot", "2=greedy")
    result = run("play", "toy", *words, "--record", record)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout


def test_a_game_left_and_loaded_goes_on_as_it_would_have(finished: Path, tmp_path: Path) -> None:
    left, whole = tmp_path / "left.record", tmp_path / "whole.record"
    answers = ONES[: 2 * 8]
    first = run("play", "toy", "--seed", 5, "--record", left, answers=answers + "quit\n")
    assert f"play toy --plain --load {left} --seed 5" in first.stdout
    run("play", "toy", "--load", left, "--seed", 5, "--record", whole, answers=ONES)
    assert digest(whole) == digest(finished)


def test_a_loaded_game_may_be_written_over(record: Path) -> None:
    run("play", "toy", "--seed", 5, "--record", record, answers="1\n2\nquit\n")
    run("play", "toy", "--load", record, "--record", record, answers=ONES)
    assert "# ending" in record.read_text()


def test_a_cut_record_is_played_on_from_its_last_whole_line(record: Path, tmp_path: Path) -> None:
    run("play", "toy", "--seed", 5, "--record", record, answers="1\nrest\nquit\n")
    record.write_text(record.read_text()[:-3])
    result = run("play", "toy", "--load", record, "--record", tmp_path / "b", answers="1\nquit\n")
    assert result.exit_code == 0
    assert "The record was cut: its last line 'p1 re' is not whole." in result.stderr
    assert "p1: 2 actions left" in result.stdout


def test_rules_are_read_while_playing(record: Path) -> None:
    answers = "\nrules toy-step-01\nrules TOY-STPE-01\n"
    result = run("play", "toy", "--record", record, answers=answers)
    assert "TOY-STEP-01: A step goes to a neighbouring square." in result.stdout
    assert 'did you mean "TOY-STEP-01"?' in " ".join(result.stdout.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("tpy",), 'There is no game "tpy"; did you mean "toy"?'),
        (("toy", "--seats", 9), "Toy is not for 9 seats here; it is for 2, 3"),
        (("toy", "--option", "rounds"), '"rounds" is not an option; write name=value'),
        (("toy", "--option", "rounds=77"), "Option \"rounds\" cannot be '77'; it can be 1, 2"),
        (("toy", "--option", "roundz=1"), 'There is no option "roundz"; did you mean "rounds"?'),
        (("toy", "--controllers", "0,x"), '"0,x" are not controllers; write one number a seat'),
        (("toy", "--controllers", "0,2"), "Controllers are numbered from 0"),
        (("toy", "--seats", 3, "--controllers", "0,1"), "one number for each of 3 seats"),
        (("toy", "--bot", "p1"), '"p1" is a seat; write p1=BOT'),
        (("toy", "--bot", "gredy"), 'There is no bot "gredy"; did you mean "greedy"?'),
        (("toy", "--bot", "Greedy"), 'There is no bot "Greedy"; did you mean "greedy"?'),
        (("toy", "--bot", "pyproject.toml"), "your own bot is a file that ends with .py"),
        (("toy", "--bot", "/no/bot.py"), "There is no bot in /no/bot.py: no such file"),
        (("toy", "--bot", "p2=greedy", "--bot", "2=random"), "Seat p2 has two bots"),
        (("toy", "--bot", "p9=random"), "Toy is not for 9 seats here; it is for 2, 3"),
        (("toy", "--seats", 2, "--bot", "p9=random"), "There is no seat p9; the last one is p2"),
        (("toy", "--bot", "0=random"), "they count from 1"),
        (("toy", "--bot", "x=random"), '"x" is not a seat such as p1'),
        (("toy", "--bot", "p1=gredy"), 'There is no bot "gredy"; did you mean "greedy"?'),
        (("toy", "--load", "/no/where"), "cannot be read: No such file or directory"),
        (("toy", "--load", "x", "--seats", 2), "The record decides seats, options and controllers"),
    ],
)
def test_what_cannot_be_played_is_refused(words: tuple[object, ...], said: str) -> None:
    assert said in refused("play", *words)


def test_no_file_is_written_over(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_text("mine")
    assert "exists already" in refused("play", "toy", "--record", mine)
    assert mine.read_text() == "mine"


def test_a_record_of_one_reader_is_not_played_on(record: Path) -> None:
    uc.register(GAME)
    record.write_text(uc.new("toy", 2, 3).record(for_=1))
    assert "shows only what controller 1 saw" in refused("play", "toy", "--load", record)


def test_the_record_lies_here_by_default(tmp_path: Path) -> None:
    with start(*TOY, "play", "toy", "--plain", cwd=tmp_path) as process:
        said, errors = process.communicate("\nrest\n")
    (record,) = tmp_path.glob("toy-*.record")
    assert process.returncode == 0
    assert errors == ""
    assert f"Saved as {record.name}" in said
    assert "p1 rest" in record.read_text()


def test_ctrl_c_leaves_cleanly(tmp_path: Path) -> None:
    process = start(*TOY, "play", "toy", "--record", "r", "--controllers", "0,0", cwd=tmp_path)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("rest\n")
    process.stdin.flush()
    while "1 actions left [" not in process.stdout.readline():
        pass
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == 130
    said, errors = process.communicate()
    assert "Saved as r" in said
    assert errors == ""
    assert "p1 rest" in (tmp_path / "r").read_text()


def test_input_that_is_no_text_does_no_harm(tmp_path: Path) -> None:
    process = start(*TOY, "play", "toy", "--record", "r", "--controllers", "0,0", cwd=tmp_path)
    said, errors = process.communicate("\udcff\udcfe\x00\nrest\n")
    assert (process.returncode, errors) == (0, "")
    assert "Type a number, a move, or help." in said


# ---- replay ------------------------------------------------------------------------------------


def test_replay_shows_the_log_and_the_scene(finished: Path) -> None:
    result = run("replay", finished)
    assert result.exit_code == 0
    assert "    1  d draw tokens ??" in result.stdout
    assert "== The end: dusk ==" in result.stdout
    assert "The game is over: dusk." in result.stdout


def test_replay_at_a_move_shows_what_a_controller_saw(finished: Path) -> None:
    mine, theirs = (run("replay", finished, "--at", 12, "--seat", c).stdout for c in (0, 1))
    assert "After 12 moves:" in mine
    assert "   13  " not in mine
    assert "hand-2 3 cards face down" in " ".join(mine.split())
    assert (
        "hand-1 3 cards face down" in " ".join(theirs.split())
        or "hand-1  2 cards face down" in theirs
    )


def test_replay_in_plain_lines_goes_step_by_step(finished: Path) -> None:
    result = run("replay", finished, "--plain", "--at", 12, answers="next\nback\nparty\nquit\n")
    assert result.exit_code == 0
    assert "12/" in result.stdout
    assert "13/" in result.stdout
    assert "    1  d draw" not in result.stdout


def test_replay_of_one_readers_record(record: Path) -> None:
    uc.register(GAME)
    record.write_text(uc.new("toy", 2, 3).record(for_=1))
    result = run("replay", record)
    assert "hand-1 3 cards face down" in " ".join(result.stdout.split())
    assert "hand-2  3 cards face down" not in result.stdout
    assert "only what controller 1 saw" in refused("replay", record, "--seat", 0)


def test_a_cut_record_says_so(finished: Path) -> None:
    finished.write_text(finished.read_text()[:-5])
    result = run("replay", finished)
    assert result.exit_code == 0
    assert "The record was cut" in result.stderr


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("d draw tokens", "d drwa tokens", 'there is no verb "drwa"; did you mean "draw"?'),
        ("\np1 ", "\np2 ", "cannot be played"),
        ('game = "toy"', 'game = "tyo"', "the header does not fit"),
        ("format = 1", "format = 9", "format 9"),
        ("---", "--", "the line --- that ends the header is missing"),
        ("# ending dusk", "# ending dawn", "the record ends as dawn"),
    ],
)
def test_a_wrong_record_is_refused_with_its_line(
    finished: Path, old: str, new: str, said: str
) -> None:
    text = finished.read_text()
    assert old in text
    finished.write_text(text.replace(old, new, 1))
    words = refused("replay", finished)
    assert said in words
    assert str(finished) in words
    if old[:1] in "d\n-#":
        assert "line " in words


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--at", 9999), "there is no move 9999"),
        (("--seat", 7), "There is no controller 7; there are 0, 1"),
    ],
)
def test_what_a_record_does_not_have_is_refused(
    finished: Path, words: tuple[object, ...], said: str
) -> None:
    assert said in refused("replay", finished, *words)


def test_a_file_that_is_no_text_is_refused(record: Path) -> None:
    record.write_bytes(b"\x00\xff\xfe")
    assert "is not text: byte 2 is not UTF-8" in refused("replay", record)
    assert "cannot be read: Is a directory" in refused("replay", record.parent)

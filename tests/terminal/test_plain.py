"""Plain play: whole games, orders, wrong input, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest

import undercroft as uc
from tests.effort import effort
from tests.terminal.scripts import Gambler, Script, played, toy
from undercroft.bots.roster import make
from undercroft.games.alliance.notation import BURSTS, HANDS
from undercroft.terminal.local import LocalSession
from undercroft.terminal.plain import PlainClient
from undercroft.terminal.saving import fresh_path


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


@pytest.mark.parametrize("seed", range(12))
def test_a_whole_game_is_played_by_numbers(record: Path, seed: int) -> None:
    talk = Gambler(seed)
    code, table = played(talk, record, toy(seed, (0, 1, 0)))
    assert code == 0
    assert table.over is not None
    assert f"The game is over: {table.over.ending}." in talk.said
    assert uc.replay(record.read_text()).digest() == table.digest()
    assert all(len(line) <= 80 for line in talk.said if str(record) not in line)


def test_a_written_move_works_as_well_as_its_number(record: Path) -> None:
    _, table = played(Script(["p1 step s3", "step s4"]), record)
    moves = [str(entry.move) for entry in table.history if not entry.by_chance]
    assert moves == ["p1 step s3", "p1 step s4"]


@pytest.mark.parametrize(
    ("answer", "reply"),
    [
        ("", "Type a number from 1 to"),
        ("0", "There is no choice 0; they go from 1 to"),
        ("99999999999999999999", "There is no choice 999999999999;"),
        ("fly", 'There is no verb "fly". Type a number'),
        ("stpe s1", 'There is no verb "stpe"; did you mean "step"?'),
        ("step s9", 'There is no square "s9"'),
        ("step s4", "You cannot do that: it is 1 squares too far [TOY-STEP-01]"),
        ("p2 rest", "You cannot do that: it is p1's decision, not p2's"),
        ("d roll 6", "You cannot do that"),
        ("undo", "0 moves can be undone, not 1: a card was drawn"),
        ("undo x", 'Undo how many moves? "x" is not a number.'),
        ("redo", "Nothing was undone"),
        ("why", "Why what?"),
        ("preview", "Preview which choice?"),
        ("save", "Save where?"),
        ("rules", "Which rule?"),
        ("look nothing", 'Nothing you see is called "nothing".'),
    ],
)
def test_wrong_input_gets_a_sentence_and_the_question_again(
    record: Path, answer: str, reply: str
) -> None:
    talk = Script([answer, "rest"])
    _, table = played(talk, record)
    at = talk.said.index(f"p1> {answer}")
    assert talk.said[at + 1].startswith(reply)
    assert talk.said[at + 2] == "p1> rest"
    assert str(table.history[-1].move) == "p1 rest"


def test_orders_answer_without_moving_the_game(record: Path) -> None:
    script = ["help", "moves", "log", "look", "look p1", "look hand-1", "preview 1", "rules X-1"]
    talk = Script(script)
    _, table = played(talk, record)
    assert not any(not entry.by_chance for entry in table.history)
    assert "  why THING          what stands against" in talk.text
    assert "  1  p1 step s1" in talk.said
    assert "Nothing has happened yet." in talk.said
    assert "p1 (fig:p1): hearts 3/3, gold 0/5" in talk.said
    assert "X-1: words" in talk.said


def test_undo_and_redo(record: Path) -> None:
    talk = Script(["rest", "undo", "redo"])
    _, table = played(talk, record)
    assert "Taken back: 1 move." in talk.said
    assert str(table.history[-1].move) == "p1 rest"
    assert [line for line in talk.said if line.startswith("p1: ")] == [
        "p1: 2 actions left [TOY-TURN-01]",
        "p1: 1 actions left [TOY-TURN-01]",
        "p1: 2 actions left [TOY-TURN-01]",
        "p1: 1 actions left [TOY-TURN-01]",
    ]


def test_only_what_has_changed_is_said_again(record: Path) -> None:
    talk = Script(["rest"])
    played(talk, record)
    assert talk.text.count("Path:") == 1
    assert talk.text.count("== Round 1") == 2


def test_what_happened_is_told(record: Path) -> None:
    talk = Script(["step s3"])
    played(talk, record)
    at = talk.said.index("Since your last choice:")
    assert talk.said[at + 1] == "  p1 moves to square 3"
    assert talk.said[at + 2].startswith("  p1 finds ")


def test_save_writes_a_record_that_replays(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.record"
    talk = Script(["rest", f"save {other}", f"save {other}"])
    _, table = played(talk, record)
    assert " ".join(map(str.strip, talk.said)).count(f"Saved as {other}") == 2
    assert uc.replay(other.read_text()).digest() == table.digest()


def test_save_overwrites_nothing_of_others(record: Path, tmp_path: Path) -> None:
    other = tmp_path / "mine.txt"
    other.write_text("mine")
    talk = Script([f"save {other}", f"save {tmp_path / 'no' / 'where'}"])
    played(talk, record)
    assert other.read_text() == "mine"
    text = " ".join(map(str.strip, talk.said))
    assert "exists already; choose another name." in text
    assert "cannot be written: No such file or directory" in text


@pytest.mark.parametrize(("last", "code"), [("quit", 0), ("^C", 130)])
def test_leaving_saves_and_says_how_to_go_on(record: Path, last: str, code: int) -> None:
    talk = Script(["rest", last])
    left, table = played(talk, record)
    assert left == code
    assert uc.replay(record.read_text()).digest() == table.digest()
    assert f"  look at it:  undercroft replay {record}" in talk.said
    assert f"  play on:     undercroft play toy --plain --load {record}" in talk.said


def test_the_end_of_input_leaves_too(record: Path) -> None:
    code, _ = played(Script([]), record)
    assert code == 0
    assert record.exists()


def test_each_choice_is_kept_at_once(record: Path) -> None:
    """A killed terminal loses nothing that was chosen."""
    kept: list[str] = []

    class Watching(Script):
        def ask(self, prompt: str) -> str:
            kept.append(record.read_text() if record.exists() else "")
            return super().ask(prompt)

    played(Watching(["rest"]), record)
    assert "p1 rest" not in kept[0]
    assert "p1 rest" in kept[1]


def test_a_record_that_cannot_be_kept_is_said_once(tmp_path: Path) -> None:
    talk = Script(["rest", "rest"])
    played(talk, tmp_path / "no" / "where.record")
    text = " ".join(line.strip() for line in talk.said)
    assert text.count("Use `save FILE`") == 1
    assert "The game is not saved" in text


def test_a_mistake_in_the_rules_keeps_the_game(
    record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = toy()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tests.toy.phases.hero_turn.step", broken)
    with pytest.raises(ZeroDivisionError):
        played(Script(["rest", "step s3"]), record, table)
    assert "p1 rest" in record.read_text()


def test_single_moves_are_played_by_auto(record: Path) -> None:
    assert 1 in offers(record, auto=False)
    assert 1 not in offers(record, auto=True)


def offers(record: Path, auto: bool) -> list[int]:
    """How many choices each question of a few games had."""
    talks = [Gambler(seed) for seed in range(effort(8, 3))]
    for seed, talk in enumerate(talks):
        played(talk, record, toy(seed, (0, 0, 0), rounds=6), auto=auto)
    return [count for talk in talks for count in talk.offers]


def test_undo_before_a_single_move_asks_again(record: Path) -> None:
    talk = Script(["rest", "undo"])
    played(talk, record, auto=True)
    assert talk.text.count("p1: 2 actions left") == 2


def test_bots_play_their_seats(record: Path) -> None:
    table = toy(4, (0, 1, 2))
    talk = Gambler(1)
    bots = {1: make("greedy", table.game, 1), 2: make("random", table.game, 2)}
    PlainClient(LocalSession(table, record, bots=bots), talk).run()
    assert table.over is not None
    assert "Hand the keyboard" not in talk.text
    assert not any(line.startswith(("p2> ", "p3> ")) for line in talk.said)


def test_records_get_names_of_their_own(tmp_path: Path) -> None:
    first = fresh_path("toy", tmp_path)
    first.touch()
    assert fresh_path("toy", tmp_path) != first


def test_da_burst_03_a_set_is_typed_at_once_in_any_order(record: Path) -> None:
    t = uc.new("alliance", seats=2, seed=5, options={"heroes": "preset"})
    while not any(move.verb.name == "burst" for move in t.legal()):
        t.play(t.legal()[0])
    t.play(next(move for move in t.legal() if move.verb.name == "burst"))
    seat = t.legal()[0].seat
    hand = sorted(t.state.zones[HANDS + seat].cards)
    last = len(hand)
    talk = Script([str(last), f"{last} 99", f"{last} 1"])
    _, table = played(talk, record, t)
    assert "Type 2 numbers together, such as 1 3." in talk.said
    assert sorted(table.state.zones[BURSTS + seat].cards) == [hand[0], hand[-1]]

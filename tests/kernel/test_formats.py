"""Records and positions: strict readers whose errors name the line."""

from __future__ import annotations

import random
from enum import IntEnum

import pytest

import undercroft as uc
from tests.kernel.test_table import duel, play
from tests.toy.game import TOY
from undercroft.kernel import toml
from undercroft.kernel.table import Table

uc.register(TOY)


def finished(seed: int = 3, seats: int = 2) -> Table:
    """A whole random game."""
    t = uc.new("toy", seats=seats, seed=seed)
    rng = random.Random(seed)
    while t.over is None:
        t.play(rng.choice(t.legal()))
    return t


def test_a_record_is_a_header_a_line_and_moves() -> None:
    text = finished().record()
    header, _, moves = text.partition("---\n")
    assert header.startswith('format = 1\ngame = "toy"\n')
    assert moves.startswith("d draw tokens ")
    assert moves.splitlines()[-1].startswith("# ending ")


def test_a_record_replays_at_any_move_without_a_seed() -> None:
    t = finished()
    text = t.record().replace("seed = 3\n", "")
    for at in (0, 5, len(t.history) // 2, len(t.history)):
        assert len(uc.replay(text, at=at).history) == at
    assert uc.replay(text).digest() == t.digest()


def test_a_record_and_its_seed_go_on_exactly_as_the_game_would_have() -> None:
    t = finished()
    again = uc.replay(t.record(), at=20)
    later = [entry.move for entry in t.history[20:] if not entry.by_chance]
    again.resolve_chance()
    for move in later:
        again.play(move)
    assert again.digest() == t.digest()


def test_a_seed_is_written_only_into_the_record_of_a_finished_game() -> None:
    t = uc.new("toy", seed=3)
    assert "seed" not in t.record()
    assert "seed = 3" in finished().record()
    assert "seed" not in finished().record(for_=0)


def test_a_redacted_record_hides_what_its_reader_may_not_see() -> None:
    t = duel()
    assert "d draw deck dodge" in t.record()
    assert "d draw deck dodge" not in t.record(for_=0)
    assert "d draw tokens ??" in t.record(for_=0)
    assert "d draw deck spark" in t.record(for_=0)


def test_a_redacted_record_carries_no_digest() -> None:
    assert "\n= r" in finished().record()
    assert "\n= r" not in finished().record(for_=0)


def test_a_cut_record_loads_up_to_its_last_whole_line_and_says_so() -> None:
    text = finished().record()
    cut = uc.replay(text[:-30])
    assert "cut" in cut.notice
    whole = text[:-30].rpartition("\n")[0] + "\n"
    assert uc.replay(whole).notice == ""
    assert cut.digest() == uc.replay(whole).digest()


def test_an_undo_is_a_line_of_an_appended_record() -> None:
    t = duel()
    text = t.record() + "p1 rest\nundo 1\np1 step s1\n"
    again = uc.replay(text)
    assert str(again.history[-1].move) == "p1 step s1"


def lines_before(text: str, line: str) -> int:
    """The number of the first line that begins so."""
    return next(i for i, found in enumerate(text.split("\n"), 1) if found.startswith(line))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("p1 fly s1", 'there is no verb "fly"'),
        ("p1 step s0", "TOY-STEP-01"),
        ("p2 rest", "p1's decision"),
        ("d roll 6", "p1's decision"),
        ("= r9 0000000000000000", "not the one that was recorded"),
        ("# ending rich", "still goes on"),
        ("undo 5", "a card was drawn"),
        ("undo many", "takes a number"),
        ("p1 play ??", "cannot be played"),
    ],
)
def test_a_wrong_line_is_named(line: str, words: str) -> None:
    text = duel().record() + line + "\n"
    with pytest.raises(uc.RecordError, match=words) as caught:
        uc.replay(text)
    assert caught.value.line == len(text.split("\n")) - 1


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("---\n", "", "line --- "),
        ("format = 1", "format = 7", "format 7"),
        ("format = 1", "format = ", "not TOML"),
        ('game = "toy"', 'game = "toys"', 'did you mean "toy"'),
        ('game = "toy"\n', "", 'lacks "game"'),
        ('rules = "1"', 'rules = "0"', "needs rules 0"),
        ("content = ", 'content = "x"\n_content = ', "needs content x"),
        ("seats = 2", "seats = 7", "each of 7 seats"),
        ("seats = 2", 'seats = "two"', "does not fit"),
        ("rounds = 3", "rounds = 33", "cannot be 33"),
        ("seats = 2", "seats = 2\ncolour = 1", 'unknown key "colour"'),
        ("seats = 2", "seats = 2\nreader = 8", "no controller 8"),
    ],
)
def test_a_wrong_header_says_what_is_wrong(old: str, new: str, words: str) -> None:
    with pytest.raises(uc.RecordError, match=words.replace("?", r"\?")):
        uc.replay(duel().record().replace(old, new, 1))


def test_a_user_key_in_the_header_is_let_be() -> None:
    uc.replay(duel().record().replace("seats = 2", 'seats = 2\n_event = "rainy evening"'))


def test_a_position_round_trips() -> None:
    t = duel()
    play(t, "p1 play spark", "p1 strike p2")
    again = uc.load_position(t.position(), chance="ask")
    assert again.digest() == t.digest()
    assert again.legal() == t.legal()
    assert again.position() == t.position()


def test_a_position_can_be_written_by_hand_with_defaults() -> None:
    text = """
format = 1
game = "toy"

[state]
hearts = [1, 3]
gold = [4, 0]
zones = [
  PATH,
  { cards = [] },
  { cards = ["spark"], seats = ["1"] }, { cards = [] }, { cards = [] },
  { cards = [] }, { cards = [] }, { cards = [] },
]

[[frames]]
frame = "turn"
who = 0
"""
    tokens = 'cards = ["coin", "coin", "coin", "pit", "gem"], ordered = true'
    path = f"{{ {tokens}, seats = {['none'] * 5} }}"
    t = uc.load_position(text.replace("PATH", path), chance="ask")
    t.play("p1 step s1")
    t.play("d show path 1 coin")
    assert t.over is not None
    assert (t.over.ending, t.over.winners) == ("rich", (0,))


@pytest.mark.parametrize(
    ("old", "new", "words", "where"),
    [
        ('frame = "turn"', 'frame = "tern"', 'no frame "tern"', 'frame = "tern"'),
        ("who = 0", 'who = "me"', "must be a number", 'who = "me"'),
        ("[state]", "[state]\nheart = [1]", 'no field "heart"', "heart = "),
        ("[state]", "[state]\nplaces = 3", "must be a list", "places = 3"),
        ("[state]", '[state]\nplaces = ["many"]', "must be a number", "places = "),
        ("format = 1", "format = 1\nweather = 2", 'no "weather"', "weather"),
    ],
)
def test_a_wrong_position_names_the_line(old: str, new: str, words: str, where: str) -> None:
    text = duel().position().replace(old, new, 1)
    with pytest.raises(uc.PositionError, match=words) as caught:
        uc.load_position(text)
    assert caught.value.line == lines_before(text, where)


def test_a_position_with_an_unknown_card_names_it_and_the_nearest() -> None:
    text = duel().position().replace('"spark"', '"sprak"', 1)
    with pytest.raises(uc.PositionError, match='did you mean "spark"'):
        uc.load_position(text)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("format = 1", "", "begins with format"),
        ("format = 1", "format = [", "not TOML"),
        ('game = "toy"', "", '"game" is missing'),
        ("[state]", "[state]\nhearts = [1]", "one for each seat"),
        ("[state]", "[state]\nhomes = [0]", "every zone has a home"),
    ],
)
def test_a_position_no_game_can_have_is_refused(old: str, new: str, words: str) -> None:
    with pytest.raises(uc.PositionError, match=words):
        uc.load_position(duel().position().replace(old, new, 1))


def test_toml_writing_reads_back() -> None:
    import tomllib  # noqa: PLC0415

    table = {
        "a": 1,
        "b": True,
        "odd key": 'quote " and \\ and ü',
        "list": [1, "x", [2.5]],
        "t": {"x": 1, "deep": {"y": [True]}},
        "rows": [{"n": 1}, {"n": 2, "more": {"z": 1}}],
        "mixed": [{"n": 1}, 2],
    }
    assert tomllib.loads(toml.dumps(table)) == table


def test_a_named_number_is_written_as_a_number() -> None:
    class Side(IntEnum):
        NORTH = 3

    assert toml.dumps({"side": Side.NORTH}) == "side = 3\n"

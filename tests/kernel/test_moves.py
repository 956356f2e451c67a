"""Written moves: they read back as they were written, and bad ones say what is wrong."""

from __future__ import annotations

import pickle

import pytest

from tests.toy.notation import NOTATION, PLAY, SPARK, STEP
from undercroft.kernel.errors import NotationError
from undercroft.kernel.moves import DUNGEON, HIDDEN, Names, Notation


def test_a_move_reads_actor_verb_argument() -> None:
    assert str(STEP(1, 3)) == "p2 step s3"
    assert str(NOTATION.roll(DUNGEON, 14)) == "d roll 14"


def test_a_written_move_reads_back_as_an_equal_value() -> None:
    for move in (STEP(0, 4), PLAY(2, SPARK), NOTATION.draw(DUNGEON, 0, HIDDEN), NOTATION.passes(1)):
        assert NOTATION.parse(str(move)) == move
        assert hash(NOTATION.parse(str(move))) == hash(move)


def test_equal_moves_made_by_a_verb_are_one_object() -> None:
    assert STEP(0, 2) is STEP(0, 2)


def test_moves_survive_pickling() -> None:
    assert pickle.loads(pickle.dumps(PLAY(1, SPARK))) == PLAY(1, SPARK)


def test_a_hidden_move_keeps_its_public_part() -> None:
    assert str(NOTATION.draw(DUNGEON, 0, SPARK).hidden()) == "d draw deck ??"
    assert str(PLAY(0, SPARK).hidden()) == "p1 play ??"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "is not a move"),
        ("p1", "is not a move"),
        ("p0 rest", "count from 1"),
        ("q1 rest", "not a seat such as p1"),
        ("p1 stpe s1", 'did you mean "step"'),
        ("p1 step", "followed by <square>"),
        ("p1 step s1 s2", "found 2 words"),
        ("p1 play sprak", 'did you mean "spark"'),
        ("d roll many", "is not a number"),
        ("d roll 99999999999999999999", "is not a number"),
        ("p99999999999999999999 rest", "not a seat"),
    ],
)
def test_a_bad_text_says_what_is_wrong(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words.replace("?", r"\?")):
        NOTATION.parse(text)


def test_reading_moves_does_not_fill_the_memory() -> None:
    verb = Notation("memory").verb("go", Names("place", [str(i) for i in range(50)]))
    for i in range(50):
        verb.notation.parse(f"p1 go {i}")
    assert not verb._made


def test_two_equal_names_or_verbs_are_refused() -> None:
    with pytest.raises(ValueError, match="equal"):
        Names("card", ["a", "a"])
    with pytest.raises(ValueError, match="already"):
        Notation("twice").verb("roll")

"""What happened, in words for one reader."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.terminal.scripts import toy
from undercroft.kernel.events import CardMoved, Rolled, Term
from undercroft.terminal.sitting import NOTHING
from undercroft.terminal.story import Story, sentence


def test_ids_become_names() -> None:
    table = toy(controllers=(0, 1))
    table.play("p1 step s3")
    assert Story(table, 0).told()[0] == "p1 moves to square 3"


def test_others_read_of_a_secret_only_that_it_happened() -> None:
    table = toy(controllers=(0, 1))
    card = next(move for move in table.legal() if move.verb.name == "stash")
    table.play(card)
    name = str(card).split()[-1]
    assert Story(table, 0).told() == [f"{name} goes from hand to stash"]
    assert Story(table, 1).told() == ["something unseen goes from hand to stash"]
    assert Story(table, 1).moves()[-2].endswith("p1 stash ??")
    assert Story(table, 0).moves()[-2].endswith(f"p1 stash {name}")


def test_a_move_that_told_nothing_is_written() -> None:
    table = toy(controllers=(0, 1))
    table.play("p1 rest")
    assert Story(table, 1).told() == ["p1 rest"]


def test_news_leave_out_what_the_reader_did_in_silence() -> None:
    table = toy(controllers=(0, 1))
    table.play("p1 rest")
    assert Story(table, 0).news(0) == []
    assert Story(table, 1).news(0) == ["p1 rest"]


def test_a_roll_shows_every_term() -> None:
    roll = Rolled(who="fig:p1", die="d20", value=9, needs=12, rules=("X-1",))
    terms = (Term("strength", 4), Term("fear", -1))
    added = Rolled(who="fig:p1", die="d20", value=9, needs=12, terms=terms)
    assert sentence(roll, {"fig:p1": "Ada"}, rules=True) == "Ada rolls 9 on d20, needs 12 [X-1]"
    assert sentence(added, {}) == "p1 rolls 9 on d20 + 4 strength - 1 fear = 12, needs 12"


def test_a_longer_id_is_not_taken_for_a_shorter_one() -> None:
    moved = CardMoved(card="card:a", start="zone:hand", to="zone:hand-1")
    assert sentence(moved, {}) == "a goes from hand to hand-1"


def test_who_has_left_the_board_keeps_their_name(monkeypatch: pytest.MonkeyPatch) -> None:
    table = uc.new("caverns", 1, 3, {"adventure": "adv-01"})
    table.play(0)
    story = Story(table, 0)
    name = next(token.name for token in table.scene(0).tokens if token.owner == 0)
    assert any(line.startswith(name) for line in story.told())
    monkeypatch.setattr(table, "scene", lambda _: NOTHING)
    assert any(line.startswith(name) for line in story.told())

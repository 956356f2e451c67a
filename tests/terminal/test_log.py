"""What happened, laid out in lines for one reader."""

from __future__ import annotations

import random

import pytest

import undercroft as uc
from tests.terminal.scripts import toy
from undercroft.kernel.content_names import names_in_box
from undercroft.kernel.events import Term
from undercroft.kernel.log import LogLine, Named
from undercroft.terminal.log import laid_out, numbered, text_of, told


def test_ids_become_names() -> None:
    table = toy(controllers=(0, 1))
    table.play("p1 step s3")
    assert told(table, 0)[0] == "p1 moves to square 3"


def test_others_read_of_a_secret_only_that_it_happened() -> None:
    table = toy(controllers=(0, 1))
    card = next(move for move in table.legal() if move.verb.name == "stash")
    table.play(card)
    name = str(card).split()[-1]
    printed = names_in_box(table.game)[name]
    assert told(table, 0) == [f"{printed} goes from hand to stash"]
    assert told(table, 1) == ["Something unseen goes from hand to stash"]
    assert numbered(table, 1)[-2].endswith("p1 stash ??")
    assert numbered(table, 0)[-2].endswith(f"p1 stash {name}")


def test_a_move_that_told_nothing_is_written() -> None:
    table = toy(controllers=(0, 1))
    table.play("p1 rest")
    assert told(table, 1) == ["p1 rest"]


@pytest.mark.parametrize("game", ["alliance", "caverns", "infinity"])
def test_a_move_that_told_nothing_is_called_as_among_the_choices(game: str) -> None:
    table, rng = uc.new(game, 2, 7, {}, [0, 0]), random.Random(7)
    silent: list[tuple[str, str]] = []
    while len(silent) < 5:
        scene, move, before = table.scene(0), rng.choice(table.legal()), len(table.history)
        assert scene.decision is not None
        table.play(move)
        label = next(c.label for c in scene.decision.choices if c.move == str(move))
        entry = table.history[before]
        if not entry.events:
            silent.append((f"{entry.who}: {label}", table.log(0, before, before + 1)[0].text))
    assert all(written.casefold() == line.casefold() for written, line in silent), silent
    assert not any(line.startswith(("p1", "h1", "the ")) for _, line in silent)


def line(kind: str, text: str, *things: str, terms: tuple[Term, ...] = ()) -> LogLine:
    named = tuple(Named(thing, thing) for thing in things)
    return LogLine(move=1, seat=0, kind=kind, text=text, things=named, rules=("X-1",), terms=terms)


def test_a_sum_shows_every_term_and_what_they_come_to() -> None:
    terms = (Term("roll", 9), Term("strength", 4), Term("fear", -1))
    rolled = line("rolled", "Ada rolls 9 on d20, needs 12", terms=terms)
    words = "Ada rolls 9 on d20, needs 12 (9 roll + 4 strength - 1 fear = 12)"
    assert text_of(rolled) == words
    assert text_of(rolled, rules=True) == f"{words} [X-1]"


def test_of_a_walk_only_its_end_is_laid_out() -> None:
    steps = [
        line("token-moved", "to 2", "fig:a", "sq:1", "sq:2"),
        line("token-moved", "to 3", "fig:a", "sq:2", "sq:3"),
        line("token-moved", "to 9", "fig:b", "sq:3", "sq:9"),
    ]
    assert laid_out(steps) == ["to 3", "to 9"]


def test_who_has_left_the_board_keeps_their_name() -> None:
    table = uc.new("caverns", 1, 3, {"adventure": "adv-01"})
    table.play(0)
    name = next(token.name for token in table.scene(0).tokens if token.owner == 0)
    table.state.spot[0] = -1  # type: ignore[attr-defined]
    assert any(text.startswith(name) for text in told(table, 0))

"""Scenes drawn in lines."""

from __future__ import annotations

import pytest

from undercroft.kernel.scene import (
    Bar,
    Card,
    CardZone,
    Choice,
    Decision,
    Scene,
    Token,
    Track,
)
from undercroft.terminal.draw import EMPTY, Drawing, contents
from undercroft.terminal.talk import columns

DRAWING = Drawing(lambda seat: f"p{seat + 1}", 79)


def cards(*names: str) -> tuple[Card, ...]:
    return tuple(
        Card(id=f"card:{i}", name=name, face_up=bool(name)) for i, name in enumerate(names)
    )


def test_equal_cards_are_counted_and_hidden_ones_numbered() -> None:
    zones = (
        CardZone(id="zone:a", name="hand", owner=0, cards=cards("axe", "axe", "", "bow"), count=4),
        CardZone(id="zone:b", name="deck", count=1),
        CardZone(id="zone:c", name="discard"),
    )
    drawn = DRAWING.blocks(Scene(banner="x", zones=zones))
    assert drawn["zone:a"] == ("  p1's hand  axe x2, bow, 1 card face down",)
    assert drawn["zone:b"] == ("  deck       1 card",)
    assert drawn[EMPTY] == ("  Empty: discard",)
    assert "zone:c" not in drawn


def test_marks_of_a_card_are_said() -> None:
    spent = Card(id="card:1", name="axe", marks=("spent",))
    zone = CardZone(id="zone:a", name="hand", cards=(spent,), count=1)
    assert DRAWING.blocks(Scene(banner="x", zones=(zone,)))["zone:a"] == ("  hand  axe (spent)",)


def test_a_token_shows_its_place_bars_and_states() -> None:
    health = Bar(name="health", value=2, most=5)
    token = Token(
        id="fig:m1",
        name="Rat",
        icon="rat",
        board="b",
        x=1,
        y=-2,
        bars=(health,),
        states=("slow",),
    )
    drawn = DRAWING.blocks(Scene(banner="x", tokens=(token,)))["fig:m1"]
    assert drawn == ("  m1 Rat · at 1,-2 · health 2/5 · slow",)


def test_tracks_stand_in_one_line_for_each_owner() -> None:
    tracks = (
        Track(id="t:1", name="Round", value=2, most=9),
        Track(id="t:2", name="Gold", value=7, owner=1),
        Track(id="t:3", name="Doom", value=4),
    )
    drawn = DRAWING.blocks(Scene(banner="x", tracks=tracks))
    assert drawn["tracks -1"] == ("Round 2/9 · Doom 4",)
    assert drawn["tracks 1"] == ("p2: Gold 7",)


def test_a_choice_says_its_cost_and_whether_it_is_final() -> None:
    choice = Choice(move="p1 run 3", label="run to 3", cost=2, final=True)
    decision = Decision(seat=0, prompt="Well?", rules=("X-1",), choices=(choice,))
    lines = DRAWING.decision(decision)
    assert lines == ["p1: Well? [X-1]", "  1  run to 3 (costs 2, final)"]


def test_many_choices_stand_in_columns_that_read_down() -> None:
    entries = [f"{i:>3}  go {i}" for i in range(1, 27)]
    drawn = columns(entries, 79)
    assert len(drawn) < 10
    assert drawn[1].split()[:3] == ["2", "go", "2"]
    assert max(map(len, drawn)) <= 79


def test_long_lines_are_wrapped() -> None:
    names = [f"a card with a long name {i}" for i in range(9)]
    zone = CardZone(id="zone:a", name="hand", cards=cards(*names), count=9)
    drawn = DRAWING.blocks(Scene(banner="b " * 90, zones=(zone,)))
    assert all(len(line) <= 79 for block in drawn.values() for line in block)
    assert drawn["zone:a"][1].startswith(" " * 8)


def test_a_long_choice_is_broken_into_lines() -> None:
    choice = Choice(move="p1 use lamp", label="use Lamp: " + "light and more light, " * 8)
    lines = Drawing(str, 60).decision(Decision(seat=0, prompt="What?", choices=(choice,)))
    assert max(map(len, lines)) <= 60
    assert lines[1].startswith("  1  use Lamp: light")
    assert lines[2].startswith("     ")


@pytest.mark.parametrize(
    ("role", "said"), [("page", "The Way. Go there."), ("row", "The Way"), ("pile", "The Way")]
)
def test_all_of_a_page_is_read_whatever_it_is_called(role: str, said: str) -> None:
    card = Card(id="page:way", name="The Way", text="Go there.")
    assert contents(CardZone(id="zone:way", name="Task", role=role, cards=(card,), count=1)) == said

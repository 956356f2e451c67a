"""Changes of scenes: applied to the scene before, they give the one after."""

from __future__ import annotations

import random
from dataclasses import replace

import undercroft as uc
from tests.toy.game import TOY
from undercroft.kernel.delta import EMPTY, applied, delta
from undercroft.kernel.scene import Board, Cell, Decision, Scene, Token


def cell(x: int, *marks: str) -> Cell:
    return Cell(id=f"sq:{x}", x=x, y=0, marks=marks)


def board(*cells: Cell, name: str = "Path") -> Board:
    return Board(id="board:path", name=name, cells=cells)


def token(name: str, x: int = 0) -> Token:
    return Token(id=f"fig:{name}", name=name, icon="x", x=x)


BEFORE = Scene(
    banner="Round 1",
    boards=(board(cell(1), cell(2)),),
    tokens=(token("a"), token("b")),
    decision=Decision(seat=0, prompt="Where to?"),
)


def test_nothing_is_drawn_anew_where_nothing_has_changed() -> None:
    assert delta(BEFORE, BEFORE) is None
    assert delta(BEFORE, replace(BEFORE, tokens=(token("a"), token("b")))) is None


def test_only_what_has_changed_is_in_it() -> None:
    after = replace(BEFORE, banner="Round 2", tokens=(token("a", 1), token("b")))
    change = delta(BEFORE, after)
    assert change is not None
    assert (change.banner, change.tokens, change.boards) == ("Round 2", (token("a", 1),), ())
    assert change.gone == ()


def test_of_a_board_only_the_cells_that_have_changed_are_in_it() -> None:
    after = replace(BEFORE, boards=(board(cell(2, "trap"), cell(3)),))
    change = delta(BEFORE, after)
    assert change is not None
    assert change.boards == (board(cell(2, "trap"), cell(3)),)
    assert change.gone == ("sq:1",)
    assert applied(BEFORE, change) == after


def test_what_is_gone_is_named_a_decision_too() -> None:
    after = Scene(banner="Over", tokens=(token("b"),))
    change = delta(BEFORE, after)
    assert change is not None
    assert set(change.gone) == {"decision", "fig:a", "board:path", "sq:1", "sq:2"}
    assert applied(BEFORE, change) == after


def test_a_game_is_drawn_from_its_changes() -> None:
    uc.register(TOY)
    table, rng = uc.new("toy", 3, 5), random.Random(5)
    drawn: dict[int | None, Scene] = dict.fromkeys((0, 1, 2, None), EMPTY)
    while table.over is None:
        for reader, before in drawn.items():
            now = table.scene(reader)
            change = delta(before, now)
            drawn[reader] = applied(before, change) if change else before
            assert drawn[reader].drawables() == now.drawables()
        table.play(rng.choice(table.legal()))

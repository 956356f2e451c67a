"""Why not, however somebody writes what they want."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.terminal.scripts import toy
from undercroft.terminal.places import tail
from undercroft.terminal.why import meanings, nothing, reasons


def ask(text: str) -> list[str]:
    table = toy()
    things = meanings(table.game, 0, text, table.scene(0))
    answers = [answer for thing in things for answer in table.why_not(0, thing)]
    return reasons(answers) or [nothing(text, table.scene(0))]


@pytest.mark.parametrize("text", ["p1 step s4", "step s4", "s4", "sq:4", "square 4"])
def test_a_step_too_far_names_its_rule(text: str) -> None:
    lines = ask(text)
    assert "p1 step s4: not now." in lines
    assert "  - it is 1 squares too far [TOY-STEP-01]" in lines


@pytest.mark.parametrize("text", ["1", "step s1", "p1 step s1", "STEP S1"])
def test_what_is_legal_says_so(text: str) -> None:
    assert ask(text) == ["p1 step s1: you can do that now."]


def test_every_refusal_is_said() -> None:
    lines = ask("play feint")
    assert lines[1:] == [
        "  - you do not hold it [TOY-PLAY-01]",
        "  - it only answers what another does [TOY-PLAY-02]",
    ]


def test_a_card_of_the_box_can_be_asked_for() -> None:
    assert any("TOY-PLAY-01" in line for line in ask("card:feint"))


def test_a_card_on_the_table_can_be_asked_for() -> None:
    held = next(card for zone in toy().scene(0).zones for card in zone.cards if card.name)
    assert f"p1 stash {held.name}: you can do that now." in ask(held.id)


def test_another_seats_move_is_refused() -> None:
    assert ask("p2 step s1") == ["p2 step s1: not now.", "  - it is p1's decision, not p2's"]


def test_an_unknown_thing_names_the_nearest() -> None:
    assert ask("squaer 4") == ['Nothing here is called "squaer 4". Did you mean "square 4"?']
    assert ask("sq:99") == ask("sq:99")
    assert "TOY" not in "".join(ask("sq:nowhere"))


def test_a_number_out_of_range_is_no_choice() -> None:
    assert ask("77") == ["There is no choice 77."]


@pytest.mark.parametrize("game", ["alliance", "caverns"])
def test_a_refusal_names_no_square_by_numbers_but_says_what_is_refused(game: str) -> None:
    table = acting(game)
    actor = table.game.notation.actor(0)
    squares = [tail(cell.id) for board in table.scene(0).boards for cell in board.cells]
    answers = {at: table.why_not(0, f"{actor} move {at}")[0] for at in squares}
    refused = [(at, reason.reason) for at, answer in answers.items() for reason in answer.refusals]
    assert refused
    assert [text for at, text in refused if at in text] == []
    assert [at for at in squares if answers[at].want != f"{actor} move {at}"] == []


def acting(game: str) -> uc.Table:
    """A table at which somebody who walks is to decide."""
    table = uc.new(game, 2, 3, {}, [0, 0])
    while not any(move.verb.name == "move" and move.seat == 0 for move in table.legal()):
        table.play(0)
    return table

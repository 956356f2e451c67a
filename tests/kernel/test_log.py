"""The lines of the log: names, sums, and who may read what."""

from __future__ import annotations

from tests.toy.notation import NOTATION
from undercroft.kernel.events import CardMoved, Event, Rolled, Term, TokenMoved
from undercroft.kernel.history import Entry
from undercroft.kernel.log import LogLine, read_by, written
from undercroft.kernel.stacks import EVERYONE

NAMES = {"ember-lash": "Ember Lash"}
MOVE = NOTATION.parse("p1 rest")


def lines(event: Event, seats: int = 0) -> list[LogLine]:
    """What these seats read of an event."""
    return read_by(written(Entry(MOVE, EVERYONE, 2, events=[event]), 7, NAMES), seats)


def test_a_line_says_which_move_told_it_and_what_kind_of_event_it_is() -> None:
    (line,) = lines(TokenMoved(token="fig:p1", start="sq:1", to="sq:2", rules=("X-1",)))
    assert (line.move, line.seat, line.round, line.kind) == (7, 0, 2, "token-moved")
    assert line.text == "p1 moves to square 2"
    assert [thing.id for thing in line.things] == ["fig:p1", "sq:1", "sq:2"]
    assert line.rules == ("X-1",)


def test_names_are_those_the_event_gives_then_those_of_the_box() -> None:
    moved = CardMoved(
        card="card:ember-lash#hand-1.2",
        start="zone:hand",
        to="zone:hand-1",
        called=(("zone:hand", "the hand"),),
    )
    assert lines(moved)[0].text == "Ember Lash goes from the hand to hand-1"


def test_the_terms_of_a_roll_begin_with_the_die() -> None:
    added = (Term("strength", 4), Term("fear", -1))
    roll = Rolled(who="fig:p1", die="d20", value=9, needs=12, added=added)
    assert lines(roll)[0].text == "p1 rolls 9 on d20, needs 12"
    assert lines(roll)[0].terms == (Term("roll", 9), *added)
    assert sum(term.amount for term in roll.terms()) == roll.total == 12
    assert lines(Rolled(who="fig:p1", die="d6", value=3))[0].terms == ()


def test_others_learn_of_a_secret_that_it_happened_and_of_a_hidden_event_nothing() -> None:
    card = "card:ember-lash"
    drawn = CardMoved(card=card, start="zone:deck", to="zone:hand", seen_by=1)
    assert lines(drawn, 1)[0].text == "Ember Lash goes from deck to hand"
    assert lines(drawn, 2)[0].text == "Something unseen goes from deck to hand"
    assert card not in [thing.id for thing in lines(drawn, 2)[0].things]
    assert lines(TokenMoved(token="fig:p1", start="sq:1", to="sq:2", seen_by=1), 2) == []


def test_an_event_hides_the_name_of_a_secret_too() -> None:
    called = (("card:ember-lash", "Ember Lash"), ("zone:deck", "the deck"))
    drawn = CardMoved(
        card="card:ember-lash", start="zone:deck", to="zone:hand", seen_by=1, called=called
    )
    hidden = drawn.for_seats(2)
    assert hidden is not None
    assert hidden.called == called[1:]


def test_a_move_that_told_nothing_is_called_as_among_the_choices_or_as_written() -> None:
    entry = Entry(MOVE, EVERYONE, 0, who="Ada")
    (labelled,) = read_by(written(entry, 1, NAMES, "rest a while"), 0)
    (plain,) = read_by(written(entry, 1, NAMES), 0)
    assert (labelled.kind, labelled.text) == ("move", "Ada: rest a while")
    assert plain.text == "Ada rest"

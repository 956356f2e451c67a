"""The greedy bot sees what is good: foes to fell, edges to look behind, objects to take."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.caverns.scenes import Place
from undercroft.arena.cells import Cell
from undercroft.arena.trial import try_game
from undercroft.games.caverns.cave import edge_squares
from undercroft.games.caverns.figures import max_hp
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.caverns.heuristics import appeal
from undercroft.games.caverns.heuristics.foes import prize
from undercroft.games.caverns.options import PLAYABLE
from undercroft.games.caverns.setup import seats_for
from undercroft.games.caverns.things import square_of
from undercroft.games.caverns.words import FIRST_PROP, numbers
from undercroft.kernel import play
from undercroft.kernel.moves import Move

uc.register(CAVERNS)


def favourite(place: Place) -> Move:
    """The move that appeals most now."""
    moves = play.legal(place.s)
    appeals = appeal(place.s, moves)
    return moves[appeals.index(max(appeals))]


def test_a_monster_next_to_a_hero_is_attacked() -> None:
    place = Place("kestrin")
    place.at(0, 1, 1)
    place.monster("gnawling-pack", 2, 1)
    place.acts()
    assert favourite(place).verb.name == "use"


def test_with_nobody_about_a_hero_goes_where_he_can_explore() -> None:
    place = Place("kestrin")
    place.stack("span")
    place.at(0, 2, 1)
    place.acts()
    move = favourite(place)
    assert move.verb.name == "move"
    assert square_of(move.args[0]) in edge_squares(place.s.walls)


def test_what_the_page_is_about_is_taken() -> None:
    place = Place("kestrin", "maro")
    place.at(0, 1, 1)
    place.s.kind[FIRST_PROP] = 0
    place.at(FIRST_PROP, 1, 2)
    place.acts()
    assert str(favourite(place)) == "h1 take o1"


def test_the_more_dangerous_of_two_is_worth_more() -> None:
    place = Place("kestrin")
    rats = place.monster("gnawling-pack", 2, 1)
    brute = place.monster("stonehide-brute", 3, 1)
    assert prize(place.s, brute) > prize(place.s, rats)


def test_who_is_hurt_most_is_healed() -> None:
    place = Place("oriel", "kestrin", "maro")
    for seat, x in enumerate((1, 2, 3)):
        place.at(seat, x, 1)
    place.wound(1, 1)
    place.wound(2, max_hp(place.s, 2) - 1)
    place.s.up[0] = numbers("bind-the-wound")
    place.acts()
    place.play("h1 use bind-the-wound")
    assert str(favourite(place)) == "h1 target h3"


def test_looking_at_moves_changes_nothing() -> None:
    place = Place("kestrin", "maro")
    place.monster("gnawling-pack", 2, 2)
    place.acts()
    before = place.s.save()
    appeal(place.s, play.legal(place.s))
    assert place.s.save() == before


@pytest.mark.parametrize("page", PLAYABLE)
def test_greedy_games_come_to_an_end(page: str) -> None:
    seats = seats_for({"adventure": page})[0]
    outcome = try_game(CAVERNS, Cell(seats, (("adventure", page),), "greedy"), 3, careful=False)
    assert outcome.error == ""
    assert outcome.ending

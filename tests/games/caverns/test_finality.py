"""What cannot be taken back: forced single choices lead on to dice, cards or others."""

from __future__ import annotations

from tests.games.caverns.scenes import Place
from tests.games.common.finality import finals
from undercroft.games.caverns.notation import NOTATION
from undercroft.games.caverns.phases.encounters import set_trap
from undercroft.games.caverns.phases.round import Turns


def before_brutes(*squares: tuple[int, int]) -> Place:
    """Hadra among brutes; it is her turn."""
    place = Place("hadra", "maro")
    place.stand((5, 1), (0, 1))
    for x, y in squares:
        place.monster("stonehide-brute", x, y)
    place.acts()
    return place


def test_a_power_with_one_target_is_rolled_for_at_once() -> None:
    place = before_brutes((6, 1))
    assert finals(place.s, "h1 use boss-and-hammer", "h1 move 5,2") == [True, False]


def test_a_power_with_two_targets_leaves_a_choice_and_the_choice_is_final() -> None:
    place = before_brutes((6, 1), (4, 1))
    assert finals(place.s, "h1 use boss-and-hammer") == [False]
    place.play("h1 use boss-and-hammer")
    assert finals(place.s, "h1 target m1", "h1 target m2") == [True, True]


def test_ending_the_actions_draws_an_encounter_whoever_is_next() -> None:
    place = Place("hadra", "oriel")
    place.stand((5, 1), (2, 2))
    place.begin(Turns())
    assert finals(place.s, "h1 end", mine=0b11) == [True]
    place.play("h1 end")
    assert place.s.frames[-1].NAME == "draw"


def test_disabling_a_trap_is_rolled_for() -> None:
    place = Place("maro")
    set_trap(place.s, 0, NOTATION.cards.parse("swinging-log"))
    place.acts()
    assert finals(place.s, "h1 disable swinging-log") == [True]

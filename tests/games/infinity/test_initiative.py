"""Who goes when."""

from __future__ import annotations

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.phases.initiative import Initiative


def rolled(*rolls: int) -> Place:
    """Three heroes have rolled."""
    place = Place("warrior", "thief", "monk")
    place.begin(Initiative())
    place.play(*(f"d roll {roll}" for roll in rolls))
    return place


def test_di_init_02_the_lowest_roll_goes_first() -> None:
    place = rolled(12, 3, 7)
    assert place.s.order == (1, 2, 0)


def test_di_init_04_only_the_tied_roll_again() -> None:
    place = rolled(9, 9, 2, 15, 4)
    assert place.s.order == (2, 1, 0)


def test_di_init_04_a_second_tie_is_rolled_once_more() -> None:
    place = rolled(9, 9, 9, 5, 5, 1, 2, 3)
    assert place.s.order == (2, 0, 1)


def test_di_init_05_the_first_may_go_last_and_nobody_else() -> None:
    place = rolled(12, 3, 7)
    assert place.legal("no") == ["no"]
    place.play("h2 no")
    assert place.s.order == (2, 0, 1)
    assert place.s.frames == []


def test_a_hero_alone_rolls_for_nothing() -> None:
    place = Place("warrior")
    place.begin(Initiative())
    assert place.s.order == (0,)
    assert place.s.frames == []

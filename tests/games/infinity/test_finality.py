"""What cannot be taken back: a tile is turned up, a die is rolled, others act."""

from __future__ import annotations

import pytest

from tests.games.common.finality import finals
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.attack import ATTACKING
from undercroft.games.infinity.actions.move import MOVING, RUNNING_
from undercroft.games.infinity.phases.hero_turn import ENDING, HeroActions, Turn


@pytest.fixture(autouse=True)
def _few_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "ACTIONS", HeroActions(MOVING, RUNNING_, ATTACKING, ENDING))


def party() -> Place:
    """Two heroes in the Starter Tile, a quiet room beside it; the first one acts."""
    place = Place("paladin", "thief")
    place.tile("guard-post", 0, "north")
    place.s.contents[1] = 0
    place.s.left = [8] * place.s.seats
    return place


def test_a_step_into_the_unknown_is_final_and_one_into_a_known_room_is_not() -> None:
    place = party()
    place.begin(Turn(0))
    assert finals(place.s, "h1 move west", "h1 move north") == [True, False]


def test_an_attack_is_rolled_for() -> None:
    place = party()
    place.band("spider", 0)
    place.begin(Turn(0))
    assert finals(place.s, "h1 attack m1") == [True]


def test_the_end_of_a_turn_is_followed_by_others() -> None:
    place = party()
    place.begin(Turn(0))
    assert finals(place.s, "h1 end") == [True]

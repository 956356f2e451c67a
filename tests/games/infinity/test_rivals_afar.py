"""Heroes who attack rivals on another tile."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.duels import holders
from undercroft.games.infinity.phases.hero_turn import Turn


def shooting(scenario: str = "sc-07", *, at: int = 2) -> Place:
    """The ranger shoots two tiles far; the thief is north of her, one or two tiles away."""
    place = Place("ranger", "thief", "monk", scenario=scenario)
    place.s.meter = 20
    place.tile("four-winds", place.tile("crossing-of-lamps", 0, "north"), "north")
    place.s.spot = [0, at, 0]
    place.begin(Turn(0))
    return place


@pytest.mark.parametrize("tiles", [1, 2])
def test_di_pvp_01_a_rival_in_sight_is_shot_at_from_another_tile(tiles: int) -> None:
    place = shooting(at=tiles)
    assert place.legal("attack") == ["h2", "h3"]
    place.play("h1 attack h2", "d roll 1")
    assert place.s.health[1] == 14  # Power 4 against Defense 3
    assert place.s.spot == [0, tiles, 0]


def test_di_pvp_01_nobody_is_shot_at_out_of_sight() -> None:
    place = shooting()
    place.s.spot[2], place.s.listed = 1, None  # the monk stands between them
    assert place.legal("attack") == ["h3"]
    assert place.refused("h1 attack h2") == ["DI-RANGE-04"]
    far = shooting()
    far.s.spot[1], far.s.listed = far.tile("old-forum", 2, "north"), None
    assert far.refused("h1 attack h2") == ["DI-RANGE-04"]


def test_di_pvp_01_companions_are_not_shot_at() -> None:
    place = shooting("sc-04")
    assert place.legal("attack") == []
    assert place.refused("h1 attack h2") == ["DI-PVP-01"]


def test_di_pvp_08_a_shot_from_another_tile_holds_nobody() -> None:
    place = shooting()
    place.play("h1 attack h2", "d roll 20", "h1 end")
    place.begin(Turn(1))
    assert holders(place.s, 1) == []
    assert place.legal("move") != []


def test_di_a_46_shots_at_a_rival_lower_the_meter_once_a_turn() -> None:
    place = shooting()
    place.play("h1 attack h2", "d roll 20", "h1 attack h2", "d roll 20")
    assert place.s.meter == 18


def test_di_pvp_08_who_has_left_the_tile_is_free_when_it_comes_back() -> None:
    place = shooting(at=0)
    place.play("h1 attack h2", "d roll 20", "h1 end")
    place.begin(Turn(1))
    assert place.refused("h2 move north") == ["DI-PVP-08"]
    place.play("h2 escape north", "d roll 1", "h2 move south")
    assert place.legal("move") != []

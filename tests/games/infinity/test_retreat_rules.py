"""Ways out of a fight: retreat from enemies, escape from heroes, and blocks."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.map.geometry import EAST
from undercroft.games.infinity.notation import EVENT_DECK, TILE_STACK
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NO_METER

NORTHERN, EASTERN = 1, 2
STILL = "event-hesk-25"
"""Its number lies nowhere: nothing comes of it."""


def beset(foes: str, *heroes: str, who: int = 0) -> Place:
    """Enemies stand before a hero, who has a turn."""
    place = camp(*(heroes or ("paladin", "thief", "monk")))
    place.band(foes, who)
    place.begin(Turn(who))
    return place


# ---- retreat -------------------------------------------------------------------------------------


def test_di_move_14_a_retreat_is_from_enemies_only_and_takes_two_points() -> None:
    place = beset("ghoul", who=1)
    place.begin(Turn(0))
    assert place.legal("retreat") == []
    assert place.refused("h1 retreat north") == ["DI-MOVE-14"]
    place.begin(Turn(1))
    place.play("h2 retreat north", "d roll 20")
    assert (place.s.spot, place.s.left[1]) == ([0, NORTHERN, 0], 10 - 4)


def test_di_move_14_with_a_single_point_there_is_none() -> None:
    place = beset("ghoul")
    place.play(*["h1 attack m1", "d roll 20"] * 3)
    assert place.s.left[0] == 2
    assert place.legal("retreat") == []
    assert place.refused("h1 retreat north") == ["DI-MOVE-14"]


@pytest.mark.parametrize(
    ("foes", "lost"),
    [
        ("skeleton-archer ghoul skeleton-archer stone-brute", 6 - 5),  # of the front row
        ("ghoul skeleton-archer", 6 - 5),
        ("skeleton-archer dread-knight", 7 - 5),
    ],
)
def test_di_move_15_the_strongest_of_the_front_row_strikes_once(foes: str, lost: int) -> None:
    place = beset(foes)
    place.play("h1 retreat north", "d roll 15")  # a hit only if no points are subtracted
    assert place.s.health[0] == 18 - lost
    assert place.s.spot[0] == NORTHERN


def test_di_move_15_of_equals_the_leftmost_strikes() -> None:
    place = beset("frost-wisp skeleton-archer")
    place.play("h1 retreat north")
    assert place.s.frames[-1].source(place.s) == "d20:fig:m1"  # type: ignore[attr-defined]


def test_di_move_17_it_leads_into_the_unknown_too_but_into_no_hazard() -> None:
    place = beset("ghoul")
    place.s.hazards[NORTHERN] = Hazard.FLOOD
    place.seal(0, EAST)
    assert place.legal("retreat") == ["west"]
    assert place.refused("h1 retreat north") == ["DI-HAZ-07"]
    assert place.refused("h1 retreat east") == place.refused("h1 retreat south") == ["DI-TILE-05"]
    place.s.hazards[NORTHERN] = Hazard.LAVA
    assert place.refused("h1 retreat north") == ["DI-HAZ-02"]
    place.stack(TILE_STACK, "tile-guard-post", "tile-fork")
    place.play("h1 retreat west", "d roll 20", "d draw tiles tile-guard-post")
    assert place.s.tile(place.s.spot[0]).name == "Guard Post"


def test_di_move_18_a_lord_who_is_left_turns_to_the_loudest_without_another_attack() -> None:
    place = camp("paladin", "thief", "monk")
    place.s.lord = place.enemy("hesk", 0)
    place.begin(Turn(0))
    place.play("h1 retreat north", "d roll 20")
    assert (place.s.focus, place.s.enemy_spot) == ([2], [0])  # the monk is louder than the thief
    assert place.s.health == [18, 15, 15]
    assert place.legal("move") != []  # nobody rolls


def test_di_move_18_the_one_who_retreats_settles_ties() -> None:
    place = camp("paladin", "assassin", "monk")
    place.s.lord = place.enemy("hesk", 0)
    place.begin(Turn(0))
    place.play("h1 retreat north", "d roll 20")
    assert place.legal("target") == ["h2", "h3"]
    place.play("h1 target h2")
    assert place.s.focus == [1]


@pytest.mark.parametrize(("foe", "events"), [("hesk", 0), ("ghoul", 1)])
def test_di_move_19_the_lords_blow_at_the_back_draws_no_event(foe: str, events: int) -> None:
    place = camp("monk", "thief")  # whose board lists combat
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, STILL)
    place.s.spot[1] = NORTHERN
    figure = place.enemy(foe, 0)
    if foe == "hesk":
        place.s.lord = figure
    place.begin(Turn(0))
    place.play("h1 retreat north", "d roll 20", "h1 end")
    assert len(place.legal("draw")) == events


# ---- heroes against heroes -----------------------------------------------------------------------


def rivals() -> Place:
    """Rivals on the Starter Tile, with a tile in the north; the first has a turn."""
    place = Place("paladin", "thief", "monk", scenario="sc-07")
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    place.begin(Turn(0))
    return place


@pytest.mark.parametrize(("roll", "left", "spot"), [(8, 6, NORTHERN), (9, 8, 0)])
def test_di_move_21_one_to_eight_leads_out_for_two_points_else_one_is_lost(
    roll: int, left: int, spot: int
) -> None:
    place = rivals()
    place.agree(escape_number="8")
    place.play("h1 attack h2", "d roll 20", "h1 end")
    place.begin(Turn(2))
    assert place.legal("escape") == []
    assert place.refused("h3 escape north") == ["DI-PVP-03"]
    place.begin(Turn(1))
    place.play("h2 escape north", f"d roll {roll}")
    assert (place.s.left[1], place.s.spot[1]) == (left, spot)


def stopped() -> Place:
    """The first hero blocks the way north, and stops the second."""
    place = rivals()
    place.play("h1 move north", "h1 block")
    place.begin(Turn(1))
    place.play("h2 move north", "h1 yes")
    return place


def test_di_move_25_who_is_stopped_escapes_or_fights() -> None:
    place = stopped()
    assert place.refused("h2 move south") == ["DI-PVP-08"]
    assert (place.legal("attack"), "south" in place.legal("escape")) == (["h1"], True)


def test_di_move_25_the_blocker_breaks_off_at_will() -> None:
    place = stopped()
    place.play("h2 end")
    place.begin(Turn(0))
    assert place.legal("release") == ["h2"]
    place.play("h1 release h2")
    assert place.s.left[0] == 8  # for nothing
    place.begin(Turn(1))
    assert "south" in place.legal("move")

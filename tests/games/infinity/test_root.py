"""Held fast: what root stops, and what ends it."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.boons import give_boon
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.combat.modifiers import is_rooted
from undercroft.games.infinity.content.stat_ids import ATTACKS
from undercroft.games.infinity.map.figures import is_up
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.state import NOBODY

KEEPER = 0


def rooted(hero: str = "paladin", scenario: str = "sc-04") -> Place:
    """A Gate Keeper has hit the first hero, who has a turn now; a second one is there."""
    place = Place(hero, "thief", scenario=scenario)
    place.s.meter = 20
    place.tile("crossing-of-lamps", 0, "north")
    place.band("gate-keeper")
    place.begin(EnemyPhase(0))
    place.play("d roll 1")
    assert is_rooted(place.s, 0)
    place.begin(Turn(0))
    return place


def alone(place: Place) -> Place:
    """The Keeper turns to nobody, but its hold has not ended."""
    place.s.focus[KEEPER] = NOBODY
    place.s.enemy_spot[KEEPER] = 1
    place.begin(Turn(0))
    return place


def test_ic_66_root_stops_a_retreat() -> None:
    place = rooted()
    assert place.legal("retreat") == []
    assert place.refused("h1 retreat north") == ["IC-29"]


def test_ic_66_root_stops_an_escape() -> None:
    place = rooted(scenario="sc-07")
    place.begin(Turn(1))
    place.play("h2 attack h1", "d roll 20", "h2 end")
    place.begin(Turn(0))
    assert place.legal("escape") == []
    assert place.refused("h1 escape north") == ["IC-29"]


@pytest.mark.parametrize("is_fought", [True, False])
def test_ic_66_root_stops_slipping_away(is_fought: bool) -> None:
    place = rooted()
    give_boon(place.s, 0, "the-forty-rungs")
    place.begin(Turn(0))
    if not is_fought:
        alone(place)
    assert place.legal("call-on") == []


@pytest.mark.parametrize("verb", ["move", "run", "sneak"])
def test_ic_66_root_stops_going_away_at_all(verb: str) -> None:
    place = alone(rooted())
    assert place.legal(verb) == []
    assert place.refused(f"h1 {verb} north") == ["IC-29"]


def test_ic_66_a_scroll_carries_the_hero_away_and_ends_it() -> None:
    place = rooted()
    place.s.spot[0] = place.s.enemy_spot[KEEPER] = 1
    place.thing("scroll-of-return", 0)
    place.begin(Turn(0))
    place.play("h1 consume t1")
    assert place.s.spot[0] == 0
    assert not is_rooted(place.s, 0)
    assert place.legal("move") != []


def test_ic_66_a_teleporter_carries_the_hero_away_and_ends_it() -> None:
    place = rooted()
    gate = place.tile("teleportation-tile-1", 0, "east")
    twin = place.tile("teleportation-tile-2", 0, "west")
    place.s.spot[0] = gate
    alone(place)
    place.play("h1 teleport")
    assert place.s.spot[0] == twin
    assert not is_rooted(place.s, 0)


def test_di_comb_14_who_is_exhausted_is_held_no_longer() -> None:
    place = alone(rooted(scenario="sc-07"))
    place.begin()
    lose(place.s, 0, 99, "DI-DMG-01")
    place.s.run()
    place.settle()
    assert not is_up(place.s, 0)
    assert not is_rooted(place.s, 0)


@pytest.mark.parametrize("enemy", ["gate-keeper", "frost-wisp", "spider", "chain-gaoler"])
def test_di_enemy_03_a_hit_that_exhausts_has_no_hold_on_who_is_dragged_off(enemy: str) -> None:
    place = Place("paladin", "thief", scenario="sc-07")
    place.s.meter = 20
    place.s.spot[1] = place.tile("crossing-of-lamps", 0, "north")
    place.band(enemy)
    place.s.health[0] = 1
    place.begin(EnemyPhase(0))
    place.play("d roll 1")
    place.settle()
    assert not is_up(place.s, 0)
    assert not [m for m in place.s.modifiers if m.scope == 0 and m.until.moment == ATTACKS]

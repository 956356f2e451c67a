"""Risk cards whose roll, tile or wall makes a difference."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.finds import find, scene, settle
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.map.geometry import NORTH
from undercroft.games.infinity.notation import NOTATION, TILE_STACK
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.risk import DrawRisk


@pytest.mark.parametrize(("roll", "coins"), [(10, 4), (11, 6), (18, 6), (19, 9)])
def test_gamblers_pouch_pays_by_the_roll(roll: int, coins: int) -> None:
    place = scene()
    place.stack(NOTATION.stacks.parse("bodies"), "risk-gamblers-pouch")
    place.begin(Turn(0), DrawRisk(0, 0, 0))
    place.play("d draw bodies risk-gamblers-pouch", f"d roll {roll}")
    assert place.s.coins[0] == coins


def test_tomke_runaway_shows_the_next_tile() -> None:
    place = scene()
    before = place.s.stacks[TILE_STACK] = type(place.s.stacks[TILE_STACK]).of(
        place.s.stacks[TILE_STACK].cards()
    )
    find(place, "tomke-runaway")
    place.play("h1 no")
    settle(place)
    assert place.s.stacks[TILE_STACK].seats_at(0) != before.seats_at(0)


def opens(card: str) -> Place:
    """A wall of the drain becomes a door."""
    place = scene()
    place.s.spot[0] = 2
    find(place, card)
    return place


def test_draught_behind_the_wall_opens_a_door() -> None:
    assert opens("draught-behind-the-wall").s.dungeon.has_door(2, NORTH)


def test_crawlway_opens_a_door() -> None:
    assert opens("crawlway").s.dungeon.has_door(2, NORTH)


def test_loose_bars_open_a_door() -> None:
    assert opens("loose-bars").s.dungeon.has_door(2, NORTH)

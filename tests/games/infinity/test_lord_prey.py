"""Whom a lord event means among heroes who are near, loud, quiet, hidden or down."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from tests.games.infinity.test_lord import FAR_EAST, FAR_WEST, drawn, dungeon, lord_at
from undercroft.games.infinity.combat.numbers import noise_of
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.notation import EVENT_DECK
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_figure import focus_of_lord
from undercroft.games.infinity.phases.lord_prey import nearest
from undercroft.games.infinity.state import NO_METER, NOBODY

START, EAST, WEST = 0, 1, 3
CLOSEST, QUIETEST, LOUDEST, NOISE_3 = (f"event-hesk-{n}" for n in ("02", "03", "05", "10"))


def hunt(*spots: int, lord: int = START) -> Place:
    """Heroes on these tiles, all equally loud, and the lord among the tiles."""
    place = dungeon(*("paladin", "warrior", "thief")[: len(spots)])
    place.s.spot = list(spots)
    place.s.meter = NO_METER
    for seat in range(len(spots)):
        place.s.running[seat] = 0
    return lord_at(place, lord)


@pytest.mark.parametrize("card", [CLOSEST, QUIETEST, LOUDEST])
@pytest.mark.parametrize("state", ["down", "quiet", "hidden"])
def test_di_lord_17_who_is_down_quiet_or_hidden_is_not_hunted(card: str, state: str) -> None:
    place = hunt(EAST, FAR_WEST)
    kinds = {"down": place.s.out, "quiet": place.s.quiet, "hidden": place.s.hidden}
    kinds[state][0] = 1
    if state == "down":
        place.s.health[0] = 0
    drawn(place, card)
    place.settle()
    assert spot_of(place.s, place.s.lord) in (WEST, FAR_WEST)


def test_di_a_62_of_two_on_one_tile_who_are_alike_the_player_says_who_is_meant() -> None:
    place = dungeon("monk", "assassin")
    place.s.meter = NO_METER
    place.s.spot = [FAR_EAST, FAR_EAST]
    assert noise_of(place.s, 0) == noise_of(place.s, 1)
    lord_at(place, START)
    drawn(place, CLOSEST)
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2")
    assert spot_of(place.s, place.s.lord) == FAR_EAST
    assert focus_of_lord(place.s) == 1


def test_di_lord_29_whom_he_fights_already_he_strikes_again_and_goes_nowhere() -> None:
    place = dungeon("thief", "paladin")
    place.s.meter = NO_METER
    place.s.spot = [EAST, FAR_WEST]
    lord_at(place, START)
    drawn(place, CLOSEST)
    assert focus_of_lord(place.s) == 0
    while place.legal("roll"):
        place.play("d roll 20")
    place.stack(EVENT_DECK, CLOSEST)
    place.begin(DrawEvents(0, 1))
    place.play(f"d draw events {CLOSEST}")
    assert len(place.legal("roll")) == 20
    place.play("d roll 20")
    assert spot_of(place.s, place.s.lord) == EAST
    assert focus_of_lord(place.s) == 0
    assert place.s.frames == []


def test_di_lord_13_the_nearest_is_nearest_by_the_ways_the_lord_goes() -> None:
    place = hunt(EAST, FAR_WEST, FAR_EAST)
    assert nearest(place.s, [0, 1, 2]) == [0]
    assert nearest(place.s, [1, 2]) == [1, 2]
    assert nearest(place.s, []) == []
    assert focus_of_lord(place.s) == NOBODY

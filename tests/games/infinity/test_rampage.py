"""The raging lord: who may strike at him where he stops, and what he does when nobody is heard."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.numbers import noise_of
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_ENEMY
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.state import NO_METER, NOBODY

START, EAST, FAR_EAST = range(3)
RAMPAGE = "event-hesk-01"
EASTWARDS, WESTWARDS = "d roll 8", "d roll 13"
LORD = FIRST_ENEMY


def hall(*heroes: str) -> Place:
    """A start and two tiles in the east of it; heroes in the far east, the lord at the start."""
    place = Place(*(heroes or ("paladin", "thief")))
    place.tile("market-under-stone", place.tile("crossing-of-lamps", START, "east"), "east")
    place.s.meter = NO_METER
    place.s.spot = [FAR_EAST] * place.s.seats
    place_lord(place.s, START)
    return place


def rages(place: Place, roll: str = EASTWARDS) -> Place:
    """A Rampage is drawn in the turn of the first hero."""
    place.stack(EVENT_DECK, RAMPAGE, RAMPAGE)
    turn = Turn(0)
    turn.step = 1
    place.begin(turn, DrawEvents(0, 1))
    place.play(f"d draw events {RAMPAGE}", roll)
    return place


def lord_health(place: Place) -> int:
    """The Health that the lord has left."""
    return place.health(LORD)


# ---- free blows ----------------------------------------------------------------------------------


def test_di_lord_32_each_hero_where_he_stops_may_strike_once_for_nothing() -> None:
    place = rages(hall())
    whole = lord_health(place)
    assert place.legal("yes") == ["yes"]
    place.play("h1 yes", "d roll 1")
    assert lord_health(place) == whole - 1  # Power 4 against Defense 4
    place.play("h2 no")
    assert lord_health(place) == whole - 1
    assert place.s.xp == [1, 0]
    assert turn_of(place.s).spent == 0
    assert place.legal("attack") == ["m1"]  # the turn goes on


def test_di_lord_32_it_does_not_make_him_turn_to_anybody() -> None:
    place = rages(hall("ranger", "thief"))
    place.play("h1 yes", "d roll 1", "h2 yes", "d roll 1")
    assert place.s.focus == [NOBODY]


def test_di_lord_32_it_is_combat_of_the_active_hero_only() -> None:
    place = rages(hall("assassin", "assassin"))
    place.play("h1 no", "h2 yes", "d roll 20", "h1 end")
    assert place.legal("draw") == []  # nothing for the first, who did not strike
    place.begin(Turn(1))
    place.play("h2 end")
    assert place.legal("draw") == []  # nor for the second, whose turn it was not
    other = hall("assassin", "thief")
    other.s.spot[1] = START
    rages(other)
    other.play("h1 yes", "d roll 20", "h1 end")
    assert other.legal("draw") == [f"events {RAMPAGE}"]


def test_di_lord_32_only_who_can_attack_is_asked() -> None:
    place = hall("paladin", "thief", "monk", "warrior")
    place.s.out[0], place.s.stunned[1], place.s.spot[2] = 2, 1, EAST
    rages(place)
    assert place.s.frames[-1].seat(place.s) == 3
    place.play("h4 no")
    assert place.legal("yes") == []


def test_di_lord_32_who_strikes_is_heard_again() -> None:
    place = hall()
    place.s.quiet = [1, 1]
    rages(place)
    place.play("h1 yes", "d roll 20", "h2 no")
    assert [noise_of(place.s, seat) for seat in (0, 1)] == [5, 0]


def test_di_lord_32_a_fallen_lord_is_struck_no_more() -> None:
    place = hall()
    place.s.damage[0] = lord_health(place) - 1
    rages(place)
    place.play("h1 yes", "d roll 1")
    assert place.s.lord == NOBODY
    assert place.legal("yes") == []


def test_di_lord_32_where_he_stops_alone_nobody_is_asked() -> None:
    place = rages(hall(), WESTWARDS)
    assert spot_of(place.s, place.s.lord) == START
    assert place.legal("yes") == []


# ---- everybody sneaks ----------------------------------------------------------------------------


def ends(place: Place) -> Place:
    """The round is over."""
    place.stack(EVENT_DECK, RAMPAGE)
    place.begin(EndOfRound())
    return place


@pytest.mark.parametrize(
    ("roll", "where"), [(5, START), (6, FAR_EAST), (10, FAR_EAST), (11, START), (16, START)]
)
def test_di_lord_34_when_all_have_sneaked_he_runs_three_tiles_somewhere(
    roll: int, where: int
) -> None:
    place = hall()
    place.s.spot = [EAST, EAST]
    for seat in (0, 1):
        place.begin(Turn(seat))
        place.play(f"h{seat + 1} sneak west", f"h{seat + 1} end")
    place.s.spot = [EAST, EAST]
    ends(place)
    place.play(f"d roll {roll}")
    assert spot_of(place.s, LORD) == where
    assert place.s.focus == [NOBODY]


def test_di_lord_34_one_who_did_not_sneak_is_enough_to_keep_him() -> None:
    place = hall("paladin", "thief", "monk")
    place.s.sneaked = [1, 0, 1]
    ends(place)
    assert place.legal("roll") == []


def test_di_lord_34_the_exhausted_need_not_sneak() -> None:
    place = hall("paladin", "thief", "monk")
    place.s.sneaked, place.s.out = [1, 0, 1], [0, 1, 0]
    ends(place)
    assert place.legal("roll") != []


def test_di_lord_34_sneaking_in_an_earlier_round_does_not_count() -> None:
    place = hall()
    place.s.sneaked, place.s.round = [1, 1], 2
    ends(place)
    assert place.legal("roll") == []


def test_di_lord_34_afterwards_he_is_not_idle() -> None:
    place = hall()
    place.s.sneaked, place.s.lord_acted, place.s.laid_in = [1, 1], 0, 1
    place.s.spot = [EAST, EAST]
    ends(place)
    place.play("d roll 10")
    assert spot_of(place.s, LORD) == FAR_EAST
    assert place.s.frames == []


def test_di_lord_34_without_a_lord_nothing_runs() -> None:
    place = Place("paladin", "thief")
    place.s.sneaked = [1, 1]
    ends(place)
    assert place.legal("roll") == []

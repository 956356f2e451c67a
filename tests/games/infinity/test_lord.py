"""The Dungeon Lord: how he comes, whom he hunts, how he rages."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.map.figures import spot_of
from undercroft.games.infinity.notation import EVENT_DECK, FIRST_ENEMY
from undercroft.games.infinity.phases.lord import DrawEvents
from undercroft.games.infinity.phases.lord_events import draw_events
from undercroft.games.infinity.phases.lord_figure import place_lord
from undercroft.games.infinity.state import NO_METER, NOBODY

CLOSEST, LOUDEST, QUIETEST = "event-hesk-02", "event-hesk-05", "event-hesk-03"
RAMPAGE, NOISE_3, LOUDEST_IN_COMBAT = "event-hesk-01", "event-hesk-10", "event-hesk-09"


def dungeon(*heroes: str) -> Place:
    """Five tiles in a row from west to east, the start in the middle; heroes there."""
    place = Place(*(heroes or ("paladin", "thief")))
    east = place.tile("crossing-of-lamps", 0, "east")
    place.tile("market-under-stone", east, "east")
    west = place.tile("four-winds", 0, "west")
    place.tile("old-forum", west, "west")
    return place


def drawn(place: Place, *cards: str) -> Place:
    """These lord events are drawn."""
    place.stack(EVENT_DECK, *cards)
    place.begin(DrawEvents(0, len(cards)))
    place.play(f"d draw events {cards[0]}")
    return place


FAR_EAST, FAR_WEST = 2, 4


def lord_at(place: Place, where: int) -> Place:
    """The lord is in play."""
    place_lord(place.s, where)
    return place


def test_di_lord_09_he_appears_on_the_tile_with_the_number_of_the_card() -> None:
    place = drawn(dungeon(), "event-hesk-07")
    assert place.s.lord != NOBODY
    assert spot_of(place.s, place.s.lord) == FAR_EAST
    assert place.s.focus == [NOBODY]


def test_di_lord_09_a_number_that_lies_nowhere_calls_nobody() -> None:
    assert drawn(dungeon(), "event-hesk-09").s.lord == NOBODY


def test_di_lord_11_further_cards_move_him_at_once() -> None:
    place = drawn(dungeon(), "event-hesk-07", LOUDEST)
    place.play(f"d draw events {LOUDEST}")
    assert spot_of(place.s, place.s.lord) == 1


def test_di_lord_01_while_the_meter_stands_it_falls_instead() -> None:
    place = dungeon()
    place.s.meter = 5
    draw_events(place.s, 2, 0)
    assert place.s.meter == 3
    assert place.s.frames == []


@pytest.mark.parametrize(("overflow", "cards"), [("ignore", 0), ("draw", 1)])
def test_di_threat_07_what_empties_the_meter_draws_nothing_unless_agreed(
    overflow: str, cards: int
) -> None:
    place = dungeon()
    place.agree(threat_overflow=overflow)
    place.s.meter = 1
    draw_events(place.s, 2, 0)
    assert place.s.meter == NO_METER
    assert sum(frame.left for frame in place.s.frames if isinstance(frame, DrawEvents)) == cards


def test_di_mode_03_no_lord_hunts_in_a_casual_game() -> None:
    place = dungeon()
    place.agree(casual=True)
    draw_events(place.s, 2, 0)
    assert place.s.frames == []


def test_di_lord_06_no_card_is_drawn_while_all_are_with_him() -> None:
    place = lord_at(dungeon(), 0)
    draw_events(place.s, 1, 0)
    place.s.run()
    assert place.s.frames == []
    place.s.spot[1] = 1
    draw_events(place.s, 1, 0)
    place.s.run()
    assert place.legal("draw") != []


def test_di_lord_13_hesk_goes_two_tiles_to_the_closest_hero() -> None:
    place = lord_at(dungeon(), FAR_EAST)
    place.s.spot[1] = 3
    drawn(place, CLOSEST)
    assert spot_of(place.s, place.s.lord) == 0
    assert place.s.focus == [0]


def test_di_lord_13_among_the_equally_close_the_louder_counts() -> None:
    place = lord_at(dungeon("thief", "paladin"), 0)
    place.s.spot[:] = [1, 3]
    drawn(place, CLOSEST)
    assert spot_of(place.s, place.s.lord) == 3


def test_di_lord_13_the_active_player_settles_what_is_still_equal() -> None:
    place = lord_at(dungeon("warrior", "paladin"), 0)
    place.s.spot[:] = [1, 3]
    drawn(place, CLOSEST)
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h2")
    assert spot_of(place.s, place.s.lord) == 3


def test_di_lord_14_a_noise_in_a_tile_calls_him_too() -> None:
    place = lord_at(dungeon(), 0)
    place.s.spot[:] = [1, 1]
    place.s.noises[FAR_WEST] = 8
    drawn(place, LOUDEST)
    assert spot_of(place.s, place.s.lord) == 3


def test_di_lord_15_an_exact_noise_or_else_the_highest() -> None:
    place = lord_at(dungeon("fire-mage", "paladin"), 0)
    place.s.spot[:] = [1, 3]
    drawn(place, NOISE_3)
    assert spot_of(place.s, place.s.lord) == 1
    other = lord_at(dungeon("thief", "paladin"), 0)
    other.s.spot[:] = [1, 3]
    drawn(other, NOISE_3)
    assert spot_of(other.s, other.s.lord) == 3


def test_di_lord_16_the_quietest_hero_is_sought() -> None:
    place = lord_at(dungeon("thief", "paladin"), 0)
    place.s.spot[:] = [1, 3]
    drawn(place, QUIETEST)
    assert spot_of(place.s, place.s.lord) == 1


def test_di_lord_17_who_sneaked_is_no_prey() -> None:
    place = lord_at(dungeon("thief", "paladin"), 0)
    place.s.spot[:] = [1, 3]
    place.s.quiet[0] = 1
    drawn(place, QUIETEST)
    assert spot_of(place.s, place.s.lord) == 3


def test_di_lord_21_meeting_a_hero_he_attacks_at_once() -> None:
    place = lord_at(dungeon("thief", "paladin"), 1)
    drawn(place, LOUDEST)
    assert place.s.focus == [1]
    place.play("d roll 1")
    assert place.s.health[1] < 18


def test_di_lord_22_in_a_fight_he_takes_a_place_and_waits_out_of_reach() -> None:
    place = lord_at(dungeon("thief", "paladin"), 1)
    place.band("spider spider spider spider spider spider", 1)
    drawn(place, LOUDEST)
    assert place.rows(1) == ["m2 m3 m4", "m5 m6 m7", "m1 . ."]
    assert place.s.frames == []


def test_di_lord_22_from_a_place_in_reach_he_attacks_at_once() -> None:
    place = lord_at(dungeon("thief", "paladin"), 1)
    place.band("spider spider spider", 1)
    drawn(place, LOUDEST)
    assert place.rows(1) == ["m2 m3 m4", "m1 . .", ". . ."]  # Hesk reaches over one row
    place.play("d roll 1")
    assert place.s.health[1] < 18


def test_di_lord_23_among_heroes_and_idle_a_card_makes_him_attack_the_loudest() -> None:
    place = lord_at(dungeon("thief", "paladin", "warrior"), 0)
    place.s.spot[2] = 1
    drawn(place, QUIETEST)
    assert place.s.focus == [1]


def test_di_lord_28_with_the_combat_mark_he_fights_on() -> None:
    place = lord_at(dungeon("thief", "paladin"), 0)
    place.s.spot[1] = 1
    place.s.focus[0], place.s.slot[0] = 0, 0
    drawn(place, LOUDEST_IN_COMBAT)
    place.play("d roll 20")
    assert spot_of(place.s, place.s.lord) == 0


def test_di_lord_29_without_it_he_leaves_for_whom_the_card_means() -> None:
    place = lord_at(dungeon("thief", "paladin"), 0)
    place.s.spot[1] = 1
    place.s.focus[0], place.s.slot[0] = 0, 0
    drawn(place, LOUDEST)
    assert spot_of(place.s, place.s.lord) == 1
    assert place.s.focus == [1]


def test_di_lord_29_if_it_means_the_hero_he_fights_he_attacks_again() -> None:
    place = lord_at(dungeon("thief", "paladin"), 0)
    place.s.spot[1] = 1
    place.s.focus[0], place.s.slot[0] = 0, 0
    drawn(place, QUIETEST)
    place.play("d roll 1")
    assert place.s.health[0] < 15
    assert spot_of(place.s, place.s.lord) == 0


@pytest.mark.parametrize(("roll", "where"), [(3, 1), (8, FAR_EAST), (13, FAR_WEST), (20, 1)])
def test_di_lord_30_a_rampage_takes_him_up_to_three_tiles_one_way(roll: int, where: int) -> None:
    place = lord_at(dungeon("thief", "paladin"), 1)
    drawn(place, RAMPAGE)
    place.play(f"d roll {roll}")
    assert spot_of(place.s, place.s.lord) == where
    assert place.s.focus == [NOBODY]
    assert place.s.lord == FIRST_ENEMY

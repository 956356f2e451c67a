"""The five traps: what they do in the queue, and how they are disabled."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.draws import discarded, is_over, meets, springs, three
from tests.games.caverns.scenes import EAST, WEST, Place
from undercroft.crawl.space.grid import SOUTH
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import numbers

BELOW = GRID.beyond(EAST, SOUTH)


def marked(place: Place) -> tuple[int, ...]:
    """The tiles with a trap's marker."""
    return place.s.trap_cells


@pytest.mark.parametrize(
    ("card", "needed"),
    [
        ("swinging-log", 10),
        ("bell-wire", 8),
        ("runaway-stone", 15),
        ("shock-plate", 10),
        ("creeping-fire", 12),
    ],
)
def test_it_is_disabled_with_so_much(card: str, needed: int) -> None:
    """One less than needed leaves the trap, the number itself ends it."""
    for die in (needed - 1, needed):
        place = three()
        meets(place, card)
        assert marked(place) == (EAST,)
        assert place.s.queue[0] == numbers(card)
        place.turn(f"h2 disable {card}", f"d roll {die}", seat=1)
        assert (marked(place) == ()) is (die == needed)
        assert discarded(place, card) is (die == needed)


def test_swinging_log_strikes_each_hero_on_its_tile() -> None:
    place = three()
    springs(place, "swinging-log", "d roll 8", "d roll 6")
    assert place.s.hp[:3] == [8, 9, 6]
    place = three()
    springs(place, "swinging-log", "d roll 7", "d roll 7")
    assert place.s.hp[:3] == [9, 8, 6]
    assert is_over(place)
    assert marked(place) == (EAST,)


def test_bell_wire_calls_a_monster_to_the_closest_edge() -> None:
    place = three()
    springs(place, "bell-wire", "h1 edge 1,0,e", "d draw monsters stonehide-brute", "h1 space 7,1")
    assert place.where(-1) == (7, 1)
    assert marked(place) == ()
    assert discarded(place, "bell-wire")


def test_bell_wire_without_an_edge_calls_it_to_its_tile() -> None:
    place = three()
    place.stack()
    springs(place, "bell-wire", "d draw monsters shale-runner")
    assert place.where(-1) == (5, 2)
    assert discarded(place, "bell-wire")


def test_bell_wire_waits_for_a_hero() -> None:
    place = three()
    place.at(1, 1, 0)
    meets(place, "bell-wire")
    place.at(0, 2, 0)
    place.villain_phase()
    assert is_over(place)
    assert marked(place) == (EAST,)


def burning() -> Place:
    """A fire on the eastern half of the start tile, with a tile south of it."""
    place = three()
    place.tile("straight-run", 1, 0, 2)
    meets(place, "creeping-fire")
    return place


def test_creeping_fire_burns_and_spreads_toward_a_hero() -> None:
    place = burning()
    place.villain_phase()
    assert place.s.hp[:3] == [9, 9, 6]
    assert marked(place) == (EAST, WEST)
    place.villain_phase()
    assert place.s.hp[:3] == [8, 8, 5]
    assert marked(place) == (EAST, WEST, BELOW)


def test_creeping_fire_stays_out_of_tiles_with_a_trap() -> None:
    place = burning()
    meets(place, "swinging-log", seat=2)
    place.villain_phase()
    assert marked(place) == (EAST, WEST, BELOW)
    place.villain_phase()
    assert marked(place) == (EAST, WEST, BELOW)


def test_creeping_fire_asks_among_equals() -> None:
    place = burning()
    place.at(2, 4, 1)
    place.villain_phase()
    assert place.legal("tile") == ["0,0", "1,1"]
    place.play("h1 tile 1,1")
    assert marked(place) == (EAST, BELOW)


def test_creeping_fire_is_put_out_at_once_with_12() -> None:
    place = burning()
    place.villain_phase()
    place.turn("h1 disable creeping-fire", "d roll 12")
    assert marked(place) == ()


def test_runaway_stone_rolls_toward_the_closest_hero() -> None:
    place = three()
    place.tile("straight-run", 1, 0, 2)
    place.tile("straight-run", 1, 1, 2)
    meets(place, "runaway-stone")
    place.stand((5, 8), (5, 9), (6, 9))
    place.villain_phase()
    assert marked(place) == (BELOW,)
    place.villain_phase("d roll 8", "d roll 6", "d roll 1")
    assert place.s.hp[:3] == [8, 10, 6]
    place.villain_phase("d roll 7", "d roll 7", "d roll 1")
    assert place.s.hp[:3] == [8, 8, 6]
    assert is_over(place)
    place.at(1, 1, 0)
    place.villain_phase("d roll 1", "d roll 1")
    assert is_over(place)


def test_runaway_stone_asks_which_of_the_closest_it_follows() -> None:
    place = three()
    place.tile("straight-run", 1, 0, 2)
    meets(place, "runaway-stone")
    place.stand((5, 4), (1, 0))
    place.villain_phase()
    assert place.legal("tile") == ["0,0", "1,1"]


def test_runaway_stone_never_rolls_away() -> None:
    place = three()
    place.tile("straight-run", 1, 0, 2)
    meets(place, "runaway-stone")
    place.stand((1, 0), (2, 0))
    place.s.trap_cards = (*place.s.trap_cards, *numbers("swinging-log"))
    place.s.trap_cells = (*place.s.trap_cells, WEST)
    place.villain_phase()
    assert marked(place) == (EAST, WEST)


@pytest.mark.parametrize(("die", "hp"), [(6, 7), (5, 10)])
def test_shock_plate_strikes_one_hero_and_is_gone_after_a_hit(die: int, hp: int) -> None:
    place = three()
    springs(place, "shock-plate")
    assert place.legal("target") == ["h1", "h2"]
    place.play("h1 target h1", f"d roll {die}")
    assert place.s.hp[:3] == [hp, 10, 6]
    assert is_over(place)
    assert discarded(place, "shock-plate") is (hp == 7)
    assert (marked(place) == ()) is (hp == 7)


def test_shock_plate_spares_the_downed() -> None:
    place = three()
    place.s.hp[1] = 0
    springs(place, "shock-plate", "d roll 6")
    assert place.s.hp[0] == 7

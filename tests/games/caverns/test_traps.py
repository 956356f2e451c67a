"""Traps by rule: markers on tiles, cards in queues, and how both go."""

from __future__ import annotations

from tests.games.caverns.cards.draws import discarded, is_over, springs
from tests.games.caverns.cards.fights import gallery
from tests.games.caverns.cards.foes import corridor, lost, rolls
from tests.games.caverns.scenes import EAST, WEST, masked
from undercroft.games.caverns.adventures.one_of_us import turn_false
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import LEVEL_1, numbers
from undercroft.games.caverns.phases.encounters import set_trap
from undercroft.games.caverns.state import OUT

LOG, FIRE, STONE = numbers("swinging-log", "creeping-fire", "runaway-stone")
THIRD, FOURTH = GRID.cell(2, 0), GRID.cell(3, 0)


def test_cv_trap_04_a_trap_is_disabled_by_anyone_on_its_tile() -> None:
    place = gallery("kestrin")
    set_trap(place.s, 0, LOG)
    place.acts(1)
    assert place.refused("h2 disable swinging-log") == ["CV-TRAP-04"]
    place.at(1, 6, 2)
    place.turn("h2 disable swinging-log", *rolls(10), seat=1)
    assert place.s.queue[0] == ()


def test_cv_trap_05_who_disables_a_trap_discards_card_and_marker() -> None:
    for die, left in ((9, (LOG,)), (10, ())):
        place = gallery("kestrin")
        set_trap(place.s, 0, LOG)
        place.turn("h1 disable swinging-log", *rolls(die))
        assert (place.s.trap_cards, place.s.queue[0]) == (left, left)
        assert discarded(place, "swinging-log") is (die == 10)


def test_cv_trap_05_a_trap_may_discard_itself() -> None:
    place = gallery("kestrin")
    springs(place, "shock-plate", *rolls(20))
    assert (place.s.trap_cells, place.s.queue[0]) == ((), ())
    assert discarded(place, "shock-plate")


def test_cv_trap_06_bonuses_add_to_the_roll() -> None:
    for item, needed in (("", 10), ("tinkers-roll", 6)):
        for die in (needed - 1, needed):
            place = gallery("kestrin")
            if item:
                place.item(item)
            set_trap(place.s, 0, LOG)
            place.turn("h1 disable swinging-log", *rolls(die))
            assert (place.s.trap_cards == ()) is (die == needed)


def test_cv_trap_07_a_marker_is_everywhere_on_its_tile_and_blocks_nothing() -> None:
    place = corridor((4, 1), (7, 2))
    springs(place, "swinging-log", *rolls(20, 20))
    assert lost(place) == [2, 2]
    place.acts()
    assert {"5,2", "8,1"} <= set(place.legal("move"))


def test_cv_trap_08_each_card_moves_its_own_marker() -> None:
    place = corridor((2, 1), (13, 1))
    place.s.trap_cards, place.s.trap_cells = (STONE, FIRE), (THIRD, WEST)
    place.s.queue[0] = (STONE, FIRE)
    place.villain_phase(*rolls(1))
    assert is_over(place)
    markers = list(zip(place.s.trap_cards, place.s.trap_cells))
    assert markers == [(FIRE, WEST), (STONE, FOURTH), (FIRE, EAST)]


def test_cv_trap_09_a_marker_stays_out_of_a_tile_with_another() -> None:
    for other, to in ((WEST, EAST), (EAST, THIRD)):
        place = corridor((2, 1), (29, 1))
        place.s.trap_cards, place.s.trap_cells = (STONE, LOG), (THIRD, other)
        place.s.queue[0] = (STONE,)
        place.villain_phase()
        assert is_over(place)
        where = dict(zip(place.s.trap_cards, place.s.trap_cells))
        assert where == {STONE: to, LOG: other}


def test_cv_trap_10_a_foe_whom_a_trap_defeats_brings_no_treasure() -> None:
    place = masked("brunna", "maro", "oriel", false=1)
    turn_false(place.s, 1)
    place.s.surges[place.s.team[1]], place.s.hp[1] = 0, 1
    place.stand((1, 1), (5, 1), (2, 1))
    place.s.trap_cards, place.s.trap_cells = (LOG,), (EAST,)
    place.s.queue[0] = (LOG,)
    place.villain_phase(*rolls(20))
    assert place.s.status[1] == OUT
    assert is_over(place)
    assert LEVEL_1 in place.s.pile[place.s.team[0]]

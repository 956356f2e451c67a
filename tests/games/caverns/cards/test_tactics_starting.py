"""The tactics of the starting monsters, line by line."""

from __future__ import annotations

from tests.games.caverns.cards.foes import (
    M1,
    SICK,
    STUCK,
    acts,
    beside,
    hurts,
    lost,
    marches,
    meets,
    rolls,
)
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import TILE_STACK, numbers
from undercroft.kernel.stacks import BOTTOM, EVERYONE, Stack

FAR = (29, 1)


def test_gnawling_pack_goes_to_the_heroes_and_gnaws_at_each() -> None:
    for dice, wounds in (((7, 7), [1, 0, 0]), ((6, 8), [0, 1, 0])):
        place = acts(meets("gnawling-pack", (5, 1), (2, 1), (3, 1), FAR), *rolls(*dice))
        assert lost(place) == wounds
        assert place.where(M1) == (1, 2)


def test_gnawling_pack_stays_on_the_tile_of_a_hero() -> None:
    place = acts(meets("gnawling-pack", (3, 2), (2, 1), FAR), *rolls(7))
    assert lost(place) == [1, 0]
    assert place.where(M1) == (3, 2)


def test_gnawling_pack_moves_one_tile() -> None:
    assert marches("gnawling-pack") == (9, 1)
    assert acts(meets("gnawling-pack", (9, 1), (2, 1), (3, 1))).where(M1) == (5, 2)


def test_palefolk_dartcaster_darts_at_the_closest_hero_without_moving() -> None:
    assert hurts(lambda: meets("palefolk-dartcaster", (5, 1), (2, 1), (6, 2)), 7, 6) == [1, 0]
    place = acts(meets("palefolk-dartcaster", (5, 1), FAR, (2, 1)), *rolls(7))
    assert lost(place) == [0, 1]
    assert place.where(M1) == (5, 1)


def test_shale_runner_pounces_from_two_tiles_away() -> None:
    assert hurts(lambda: meets("shale-runner", (9, 1), FAR, (3, 1)), 9, 8) == [1, 0]
    place = acts(meets("shale-runner", (9, 1), FAR, (3, 1)), *rolls(9))
    assert beside(place, M1, 1)


def test_burrow_sentry_explores_with_the_bottom_tile() -> None:
    place = meets("burrow-sentry", (5, 1), (2, 1), (3, 1))
    stack = Stack.of(numbers("tile-broad-cross", "tile-snug"))
    place.s.stacks[TILE_STACK] = stack.put(BOTTOM, numbers("tile-long-gallery")[0], EVERYONE)
    place.villain_phase("d draw tiles tile-long-gallery", "d draw monsters palefolk-dartcaster")
    assert place.s.walls.is_laid(GRID.cell(1, 1))
    assert place.s.queue[0] == numbers("burrow-sentry", "palefolk-dartcaster")
    assert place.where(M1) == (5, 1)


def test_burrow_sentry_moves_one_tile_or_next_to_a_hero() -> None:
    assert marches("burrow-sentry") == (9, 1)
    place = acts(meets("burrow-sentry", (4, 2), (7, 1), FAR))
    assert beside(place, M1, 0)
    assert lost(place) == [0, 0]


def test_gloom_recluse_webs_from_one_tile_away() -> None:
    for die, wound, held in ((6, 1, STUCK), (5, 0, 0)):
        place = acts(meets("gloom-recluse", (5, 1), FAR, (3, 1)), *rolls(die))
        assert (lost(place)[1], place.s.ailments[1]) == (wound, held)
        assert beside(place, M1, 1)


def test_sporeback_shambler_poisons_everybody_on_its_tile() -> None:
    for dice, wounds, sick in (
        ((8, 8), [1, 0, 0], [SICK, 0, 0]),
        ((7, 9), [0, 1, 0], [0, SICK, 0]),
    ):
        place = acts(meets("sporeback-shambler", (5, 1), (7, 1), (7, 2), (3, 1)), *rolls(*dice))
        assert lost(place) == wounds
        assert place.s.ailments == sick


def test_sporeback_shambler_slams_from_one_tile_away() -> None:
    assert hurts(lambda: meets("sporeback-shambler", (5, 1), FAR, (3, 1)), 8, 7) == [1, 0]
    place = acts(meets("sporeback-shambler", (5, 1), FAR, (3, 1)), *rolls(8))
    assert beside(place, M1, 1)
    assert place.s.ailments == [0, 0]


def test_stonehide_brute_clubs_from_one_tile_away() -> None:
    assert hurts(lambda: meets("stonehide-brute", (5, 1), FAR, (3, 1)), 6, 5) == [2, 0]
    assert beside(acts(meets("stonehide-brute", (5, 1), FAR, (3, 1)), *rolls(6)), M1, 1)


def test_twinblade_exile_cuts_twice() -> None:
    for dice, wound in (((8, 7), 1), ((8, 8), 2), ((7, 7), 0)):
        place = acts(meets("twinblade-exile", (5, 1), FAR, (3, 1)), *rolls(*dice))
        assert lost(place) == [0, wound]
        assert beside(place, M1, 1)

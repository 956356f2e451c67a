"""The tactics of the advanced monsters, line by line."""

from __future__ import annotations

from functools import partial

from tests.games.caverns.cards.foes import (
    M1,
    SICK,
    STUCK,
    acts,
    beside,
    duel,
    hurts,
    lost,
    meets,
    rolls,
)

FAR = (29, 1)


def test_blinkweaver_steps_away_from_a_hero_beside_it_and_bolts() -> None:
    assert hurts(lambda: meets("blinkweaver", (5, 1), FAR, (4, 1)), 8, 7) == [2, 0]
    place = acts(meets("blinkweaver", (5, 1), FAR, (4, 1)), *rolls(8))
    assert place.where(M1) == (1, 2)


def test_blinkweaver_steps_two_tiles_away_but_not_three() -> None:
    place = acts(meets("blinkweaver", (5, 1), (2, 1), (4, 1), (10, 1)), *rolls(8))
    assert place.where(M1) == (13, 1)
    assert lost(place) == [0, 0, 2]
    place = acts(meets("blinkweaver", (1, 1), (6, 1), (0, 1), (10, 1)), *rolls(8))
    assert place.where(M1) == (1, 1)
    assert lost(place) == [0, 2, 0]


def test_blinkweaver_bolts_after_its_step_at_who_challenged_it_if_near() -> None:
    for x, wounds in ((10, [0, 2]), (14, [2, 0])):
        place = meets("blinkweaver", (5, 1), (4, 1), (x, 1))
        duel(place, 1, M1)
        assert lost(acts(place, *rolls(10))) == wounds
        assert place.where(M1) == (1, 2)


def test_blinkweaver_bolts_from_two_tiles_away_without_moving() -> None:
    assert hurts(lambda: meets("blinkweaver", (9, 1), FAR, (2, 1)), 8, 7) == [2, 1]
    place = acts(meets("blinkweaver", (9, 1), (2, 1), (7, 1)), *rolls(8))
    assert place.where(M1) == (9, 1)
    assert lost(place) == [0, 2]


def test_sump_surge_breaks_over_each_hero_and_pushes_those_it_hits() -> None:
    place = meets("sump-surge", (5, 1), (2, 1), (3, 1), FAR)
    acts(place, "d roll 6", "h1 space 4,1", "d roll 6")
    assert lost(place) == [1, 0, 0]
    assert (place.where(M1), place.where(0), place.where(1)) == ((1, 2), (4, 1), (3, 1))
    place = meets("sump-surge", (5, 1), (2, 1), (3, 1), FAR)
    acts(place, "d roll 5", "d roll 7", "h2 space 4,1")
    assert lost(place) == [0, 1, 0]


def test_keening_shade_howls_at_each_hero_where_it_goes() -> None:
    scene = partial(meets, "keening-shade", (5, 1), (2, 1), (3, 1), FAR)
    for dice, wounds, held in (
        ((8, 8), [1, 0, 0], [STUCK, 0, 0]),
        ((7, 9), [0, 1, 0], [0, STUCK, 0]),
    ):
        place = acts(scene(), *rolls(*dice))
        assert (lost(place), place.s.ailments) == (wounds, held)
        assert place.where(M1) == (1, 2)


def test_grotto_giant_sweeps_all_heroes_beside_it() -> None:
    for dice, wounds in (((7, 7), [2, 0, 0]), ((6, 8), [0, 2, 0])):
        place = acts(meets("grotto-giant", (5, 1), (4, 1), (7, 2), (2, 1)), *rolls(*dice))
        assert lost(place) == wounds


def test_grotto_giant_smashes_one_hero_and_pushes_him() -> None:
    place = acts(meets("grotto-giant", (5, 1), FAR, (4, 1)), "d roll 6", "h2 space 3,1")
    assert lost(place) == [0, 2]
    assert lost(acts(meets("grotto-giant", (5, 1), FAR, (4, 1)), *rolls(5))) == [0, 0]


def test_grotto_giant_smashes_from_one_tile_away() -> None:
    place = acts(meets("grotto-giant", (9, 1), FAR, (7, 1)), *rolls(5))
    assert beside(place, M1, 1)
    assert lost(place) == [0, 0]


def test_eightfold_reaver_impales_a_hero_beside_it() -> None:
    for die, wound, sick in ((6, 2, SICK), (5, 0, 0)):
        place = acts(meets("eightfold-reaver", (5, 1), (2, 1), (4, 1)), *rolls(die))
        assert (lost(place), place.s.ailments) == ([0, wound], [0, sick])


def test_eightfold_reaver_snares_from_two_tiles_away() -> None:
    for die, wound, held in ((8, 1, STUCK), (7, 0, 0)):
        place = acts(meets("eightfold-reaver", (9, 1), FAR, (2, 1)), *rolls(die))
        assert (lost(place), place.s.ailments) == ([0, wound], [0, held])
        assert beside(place, M1, 1) == bool(wound)
        assert place.where(M1) == (9, 1)


def test_eightfold_reaver_snares_the_closest_hero() -> None:
    place = acts(meets("eightfold-reaver", (9, 1), (2, 1), (4, 1)), *rolls(8))
    assert lost(place) == [0, 1]

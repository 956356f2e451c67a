"""Figures that are placed by their tactics pass over tiles without a free square."""

from __future__ import annotations

from tests.games.caverns.cards.foes import M1, Square, acts, foe, lost, meets, rolls
from tests.games.caverns.cards.test_villains import peeks, stacked
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.map.distances import taken
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import MONSTER_DECK, numbers
from undercroft.games.caverns.phases.monsters import add_figure

FAR = (29, 1)


def crowded(name: str, spot: Square, *heroes: Square, full: tuple[int, ...]) -> Place:
    """Somebody is about to act in the corridor, and nobody else fits on some of its tiles."""
    place = meets(name, spot, *heroes)
    for x in full:
        for p in place.s.walls.passable(GRID.cell(x, 0)):
            if p not in taken(place.s):
                figure = add_figure(place.s, 0)
                place.s.spot[figure] = p
    return place


def test_blinkweaver_passes_over_a_full_tile() -> None:
    place = acts(crowded("blinkweaver", (5, 1), FAR, (4, 1), full=(0,)), *rolls(8))
    assert place.where(M1) == (9, 1)
    assert lost(place) == [0, 2]


def test_blinkweaver_goes_on_to_a_tile_farther_away() -> None:
    place = acts(crowded("blinkweaver", (5, 1), FAR, (4, 1), full=(0, 2)), *rolls(8))
    assert place.where(M1) == (13, 1)
    assert lost(place) == [0, 2]


def test_blinkweaver_stays_and_bolts_where_all_tiles_near_are_full() -> None:
    place = acts(crowded("blinkweaver", (5, 1), FAR, (4, 1), full=(0, 2, 3)), *rolls(8))
    assert place.where(M1) == (5, 1)
    assert lost(place) == [0, 2]


def test_stonehide_brute_goes_around_a_full_tile() -> None:
    place = crowded("stonehide-brute", (13, 1), (5, 1), (6, 1), full=(2,))
    ends = [GRID.at(*square) for square in ((12, 1), (28, 1), (29, 1), (4, 1))]
    place.s.walls = place.s.walls.link(*ends[:2]).link(*ends[2:])
    assert acts(place).where(M1) == (29, 1)


def test_lirashe_veiled_slips_to_a_tile_with_room() -> None:
    scene = crowded("lirashe-veiled", (5, 1), FAR, (4, 1), full=(0,))
    assert acts(scene, *rolls(1)).where(foe("lirashe-veiled")) == (9, 1)


def test_ulm_comes_to_a_tile_with_room() -> None:
    scene = crowded("ulm", (17, 1), FAR, (6, 1), full=(0,))
    assert acts(scene).where(foe("ulm")) == (9, 1)


def test_sevrane_discards_whom_she_summons_to_a_cave_without_room() -> None:
    scene = crowded("sevrane", (13, 1), FAR, (2, 1), full=tuple(range(8)))
    cards = ("palefolk-dartcaster", "twinblade-exile", *["gloom-recluse"] * 3)
    place = acts(stacked(scene, *cards), *peeks(*cards))
    assert place.s.queue[0] == ()
    assert place.s.discards[MONSTER_DECK] == numbers("palefolk-dartcaster")

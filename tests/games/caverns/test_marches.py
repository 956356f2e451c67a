"""How monsters come near on the tile they share with a hero, and where full tiles stop them."""

from __future__ import annotations

from tests.games.caverns.cards.draws import meets as draws
from tests.games.caverns.cards.foes import acts, bystander, corridor, lost, meets
from tests.games.caverns.scenes import Place

FAR = (29, 1)


def offered(place: Place) -> set[tuple[int, int]]:
    """The squares among which the active player chooses."""
    pairs = [word.split(",") for word in place.legal("space")]
    return {(int(x), int(y)) for x, y in pairs}


def stirs(name: str, spot: tuple[int, int], *heroes: tuple[int, int]) -> Place:
    """A monster acts, and the active player is asked where it goes."""
    place = meets(name, spot, *heroes)
    place.agree(ties="ties")
    place.villain_phase()
    return place


def test_cv_mon_22_stepping_beside_a_hero_it_stays_on_the_tile() -> None:
    place = stirs("burrow-sentry", (4, 2), (7, 1), FAR)
    assert offered(place) == {(6, 1), (6, 2), (7, 2)}
    place = stirs("burrow-sentry", (7, 2), FAR, (4, 1))
    assert offered(place) == {(4, 2), (5, 1), (5, 2)}


def test_cv_mon_22_without_a_free_square_of_the_tile_it_stays_where_it_is() -> None:
    place = corridor((7, 1), FAR)
    for spot in ((6, 1), (6, 2), (7, 2)):
        bystander(place, "gnawling-pack", *spot)
    sentry = place.monster("burrow-sentry", 4, 2)
    assert acts(place).where(sentry) == (4, 2)
    assert lost(place) == [0, 0]


def test_cv_mon_22_a_large_one_still_touches_the_tile() -> None:
    place = corridor((7, 1), FAR)
    place.monster("grotto-giant", 4, 1)
    place.agree(ties="ties")
    draws(place, "everything-stirs")
    assert offered(place) == {(5, 1), (5, 2)}

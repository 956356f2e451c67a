"""Risk cards with three heroes, of whom the third stands elsewhere: it is spared, and left out."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, draws
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.bands import has_attacked
from undercroft.games.infinity.combat.damage import wound
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.figures import enemies
from undercroft.games.infinity.map.seals import is_sealed

ELSEWHERE = 1
CHEST, BODY, DEBRIS, MIST = RiskDeck.CHEST, RiskDeck.BODY, RiskDeck.DEBRIS, RiskDeck.MIST


def drawn(card: str, deck: int, *heroes: str) -> Place:
    """The first of three heroes draws a card; the second is with it, the third is not."""
    place = camp(*(heroes or ("warrior", "thief", "monk")))
    place.s.health = [12, 12, 12]
    place.s.spot[2] = ELSEWHERE
    draws(place, card, deck)
    return place


@pytest.mark.parametrize(
    ("card", "deck", "lost"),
    [
        ("the-roof-comes-down", DEBRIS, [1, 2, 0]),
        ("help", MIST, [3, 3, 0]),
        ("powder-charge", CHEST, [1, 3, 0]),
        ("double-bottom-double-charge", CHEST, [2, 4, 0]),
        ("ceiling-wire", CHEST, [1, 2, 0]),
        ("morning-somehow", MIST, [-5, -3, 0]),
    ],
)
def test_it_hurts_or_heals(card: str, deck: int, lost: list[int]) -> None:
    place = drawn(card, deck)
    assert [12 - health for health in place.s.health] == lost


@pytest.mark.parametrize(
    ("card", "deck", "slowed", "drained"),
    [
        ("anchors-away", MIST, [1, 1, 0], [0, 0, 0]),
        ("draining-your-will", MIST, [0, 0, 0], [1, 1, 0]),
        ("the-hum", MIST, [1, 1, 0], [0, 0, 0]),
    ],
)
def test_it_lays_tokens(card: str, deck: int, slowed: list[int], drained: list[int]) -> None:
    place = drawn(card, deck)
    assert (place.s.slowed, place.s.drained) == (slowed, drained)


@pytest.mark.parametrize(("card", "deck", "asked"), [("corrosive", MIST, ["h2", "h1"])])
def test_it_eats_a_piece_of_gear(card: str, deck: int, asked: list[str]) -> None:
    place = drawn(card, deck)
    for seat in asked:
        assert place.legal("slot")
        place.play(f"{seat} slot body")
    assert place.legal("slot") == []
    assert place.s.bare[2] == (0, 0)


@pytest.mark.parametrize(
    ("card", "deck", "side"),
    [("slip-of-stone", DEBRIS, 0), ("shored-up-badly", DEBRIS, 1), ("ceiling-wire", CHEST, 3)],
)
def test_it_seals_a_door(card: str, deck: int, side: int) -> None:
    place = drawn(card, deck)
    assert [at for at in range(4) if is_sealed(place.s, 0, at)] == [side]


def fought(card: str, deck: int) -> Place:
    """The enemies of a card come, one for each hero and perhaps more; the first fells them all."""
    place = drawn(card, deck)
    place.settle()
    has_attacked(place.s, len(place.s.band_card) - 1, 0)
    while left := enemies(place.s):
        wound(place.s, left[0], 99, 0, "DI-DMG-01")
        place.s.listed = None
        place.s.run()
        place.settle()
    return place


@pytest.mark.parametrize(
    ("card", "deck", "count", "earned"),
    [
        ("nest", DEBRIS, 3, 1),
        ("den", DEBRIS, 4, 1),
        ("the-heap-moves", DEBRIS, 5, 2),
        ("closing-ring", MIST, 4, 1),
        ("lamps-going-out", MIST, 4, 1),
        ("the-long-rank", MIST, 6, 2),
        ("the-tall-one", MIST, 1, 3),
        ("captain-of-the-watch", MIST, 4, 3),
        ("sleepwalkers", MIST, 4, 2),
        ("it-sits-up", BODY, 3, 1),
        ("they-were-waiting", BODY, 4, 1),
    ],
)
def test_it_sets_on_enemies(card: str, deck: int, count: int, earned: int) -> None:
    came = drawn(card, deck)
    came.settle()
    assert len(enemies(came.s)) == count
    place = fought(card, deck)
    assert place.s.xp == [earned, 0, 0]

"""From where powers reach a foe, and what they deal Sevrane (AC 14) by the roll."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.fights import SEVRANE, dealt, duel, reach
from undercroft.games.caverns.content.cards import POWERS

HERO_OF = {power.id: power.hero for power in POWERS}


@pytest.mark.parametrize(
    ("power", "where", "damage"),
    [
        ("splitting-blow", "adjacent", {9: 2, 8: 0}),
        ("wide-swing", "adjacent", {}),
        ("avalanche", "adjacent", {7: 3, 6: 1}),
        ("peak-scream", "adjacent tile", {6: 0}),
        ("no-tomorrow", "adjacent", {}),
        ("plain-steel", "adjacent", {7: 1, 6: 0}),
        ("pommel-and-point", "adjacent", {9: 1, 8: 0}),
        ("hired-bow", "adjacent tile 1", {9: 1, 8: 0}),
        ("contract-closed", "adjacent", {7: 4, 6: 1}),
        ("earn-your-keep", "adjacent", {}),
        ("formal-challenge", "adjacent tile 1", {}),
        ("boss-and-hammer", "adjacent", {6: 1, 5: 0}),
        ("quarry-fall", "adjacent tile", {7: 0}),
        ("rim-bash", "adjacent", {}),
        ("gatekeepers-oath", "adjacent", {5: 1}),
        ("left-hand-arc", "adjacent", {9: 1, 8: 0}),
        ("right-hand-thrust", "adjacent", {8: 1, 7: 0}),
        ("falling-leaf-cut", "adjacent", {6: 3, 5: 1}),
        ("cross-step-slash", "adjacent", {}),
        ("hunting-arrow", "adjacent tile 1", {8: 1, 7: 0}),
        ("nock-and-knife", "adjacent", {6: 1, 5: 0}),
        ("pinning-shaft", "adjacent tile 1 2", {}),
        ("split-quiver", "adjacent tile 1", {}),
        ("long-loose", "adjacent tile 1 2", {10: 1, 9: 0}),
        ("rain-through-the-roof", "adjacent tile 1 2", {}),
        ("lantern-staff", "adjacent", {}),
        ("searing-glint", "adjacent tile 1", {9: 1, 8: 0}),
        ("noon-below-ground", "adjacent tile 1", {}),
        ("wick-and-word", "adjacent", {}),
        ("salt-line", "adjacent tile", {9: 1, 8: 0}),
        ("low-cut", "adjacent", {8: 1, 7: 0}),
        ("thrown-spike", "adjacent tile 1", {8: 1, 7: 0}),
        ("hook-and-yank", "adjacent tile 1", {}),
        ("through-the-seam", "adjacent", {}),
        ("bag-of-nails", "adjacent tile 1", {}),
        ("spark-thread", "adjacent tile 1", {8: 1, 7: 0}),
        ("rime-grip", "adjacent", {}),
        ("scatter-embers", "adjacent tile 1", {}),
        ("bottled-storm", "adjacent tile 1 2", {}),
        ("stone-to-slurry", "adjacent tile 1", {}),
        ("name-of-the-thing", "adjacent tile 1", {}),
    ],
)
def test_it_reaches_a_foe_and_deals_by_the_roll(
    power: str, where: str, damage: dict[int, int]
) -> None:
    hero = HERO_OF[power]
    assert reach(hero, power) == where.split()
    assert {die: dealt(hero, power, die) for die in damage} == damage


@pytest.mark.parametrize(
    ("power", "aim", "die"),
    [
        ("noon-below-ground", "tile 1,0", 7),
        ("bag-of-nails", "tile 1,0", 7),
        ("stone-to-slurry", "tile 1,0", 8),
        ("split-quiver", "target v3", 6),
        ("wide-swing", "target v3", 7),
    ],
)
def test_one_less_misses_whom_it_is_aimed_at(power: str, aim: str, die: int) -> None:
    place, foe = duel(HERO_OF[power], power)
    place.play(f"h1 use {power}", f"h1 {aim}", f"d roll {die}")
    assert place.s.hp[foe] == SEVRANE
    assert place.legal("end")

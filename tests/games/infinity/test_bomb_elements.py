"""The elements of bombs: who is weak to them suffers more, and nobody else does."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import fight, healths

POISON_WEAK, ICE_WEAK, FIRE_WEAK = "chain-gaoler", "ash-drake", "rime-giant"
"""All have Defense 4, and Health to spare."""


@pytest.mark.parametrize(
    ("bomb", "weak"),
    [
        ("fire-flask", FIRE_WEAK),
        ("frost-flask", ICE_WEAK),
        ("acid-jar", POISON_WEAK),
        ("great-cask", FIRE_WEAK),
    ],
)
@pytest.mark.parametrize("foe", [POISON_WEAK, ICE_WEAK, FIRE_WEAK])
def test_ic_10_a_bomb_hurts_who_is_weak_to_its_element_more(bomb: str, weak: str, foe: str) -> None:
    lost = {}
    for name in (foe, POISON_WEAK if weak != POISON_WEAK else ICE_WEAK):
        place = fight(bomb, name)
        before = healths(place)[0]
        place.play(f"h1 use {bomb}", "h1 tile r1", "h1 aim 1a", "d roll 10")
        place.settle()
        lost[name] = before - healths(place)[0]
    strong = POISON_WEAK if weak != POISON_WEAK else ICE_WEAK
    assert lost[foe] - lost[strong] == (2 if foe == weak else 0)

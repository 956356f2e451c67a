"""Abilities among rivals: whom they may mean, and what they do to a hero."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import grow
from tests.games.infinity.crossroads import dungeon as crossroads
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack_numbers import defense_of
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.phases.hero_turn import Turn


def duel(hero: str, other: str, level: int = 1) -> Place:
    """Two rivals on one tile, and the first has a turn."""
    place = crossroads(hero, other, scenario="sc-07")
    grow(place, 0, level)
    place.begin(Turn(0))
    return place


def test_no_hero_is_undead() -> None:
    place = duel("paladin", "thief")
    before = place.s.health[1]
    place.play("h1 use smite")
    if place.legal("target"):
        place.play("h1 target h2")
    place.play("d roll 1")
    assert before - place.s.health[1] == 4 + 2 - total(defense_of(place.s, 1))


def test_di_pvp_09_only_an_attack_may_be_aimed_at_a_rival() -> None:
    alone = duel("wave-warper", "thief", 5)
    assert "tidal-mind" not in alone.legal("use")
    assert "ripple" in alone.legal("use")
    place = crossroads("wave-warper", "thief", scenario="sc-07")
    grow(place, 0, 5)
    place.band("chain-gaoler")
    place.begin(Turn(0))
    place.play("h1 use tidal-mind")
    assert place.legal("target") == []
    assert place.s.health[1] == 15


@pytest.mark.parametrize("victim", [0, 1])
def test_di_pvp_09_what_follows_a_hit_happens_to_any_rival(victim: int) -> None:
    heroes = ["thief", "thief"]
    heroes[1 - victim] = "monk"
    place = crossroads(*heroes, scenario="sc-07")
    grow(place, 1 - victim, 3)
    place.begin(Turn(1 - victim))
    place.play(f"h{2 - victim} use pressure-point", f"h{2 - victim} target h{victim + 1}")
    place.play("d roll 1")
    assert place.s.stunned[victim] > 0

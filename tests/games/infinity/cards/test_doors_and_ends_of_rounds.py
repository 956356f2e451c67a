"""Cards that lead to other tiles, seal doors for a time, or act when a round ends."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, draws, fight
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack_numbers import defense_of
from undercroft.games.infinity.combat.numbers import total
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.seals import is_sealed
from undercroft.games.infinity.phases.end_of_round import EndOfRound


def end_round(place: Place) -> None:
    """A round ends, and the next one begins."""
    place.begin(EndOfRound())
    place.settle()
    place.s.round += 1


def chest(card: str) -> Place:
    """A hero draws a chest card; two tiles lie in the north, one in the east."""
    place = camp("warrior", "thief")
    place.tile("four-winds", 1, "north")
    draws(place, card, RiskDeck.CHEST)
    return place


@pytest.mark.parametrize(("card", "where"), [("the-lid-is-a-door", 3)])
def test_it_leads_to_the_farthest_tile(card: str, where: int) -> None:
    place = chest(card)
    assert place.legal("roll") == []
    assert place.s.spot == [where, 0]


@pytest.mark.parametrize(
    ("card", "roll", "where"), [("written-in-chalk", 0, 1), ("written-in-chalk", 2, 3)]
)
def test_it_leads_to_any_other_tile(card: str, roll: int, where: int) -> None:
    place = chest(card)
    assert place.legal("roll") == ["0", "1", "2"]
    place.play(f"d roll {roll}")
    assert place.s.spot == [where, 0]


@pytest.mark.parametrize(("card", "rounds"), [("glacier", 2)])
def test_it_freezes_the_doors_for(card: str, rounds: int) -> None:
    place = fight(card, "chain-gaoler")
    place.play(f"h1 use {card}")
    while place.legal("roll"):
        place.play("d roll 20")
    place.s.focus[0] = -1
    for _ in range(rounds):
        assert is_sealed(place.s, 0, 0)
        end_round(place)
    assert not is_sealed(place.s, 0, 0)


@pytest.mark.parametrize(("card", "whole", "least"), [("iron-idol", 7, 2)])
def test_its_armor_comes_off_in_the_end(card: str, whole: int, least: int) -> None:
    place = camp("warrior", "thief")
    figure = place.enemy(card, 0)
    found = [total(defense_of(place.s, figure))]
    for _ in range(7):
        end_round(place)
        found.append(total(defense_of(place.s, figure)))
    assert found == [max(least, whole - n) for n in range(8)]

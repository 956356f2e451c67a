"""The generic set, which any hero can use."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, duel


def test_precision_attack_adds_two_to_melee_and_to_ranged_attacks() -> None:
    place, _, ogre = duel("krom", "precision-attack")
    place.play("p1 play precision-attack", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 2 - 2
    place = Place()
    lorna = place.hero("lorna", place.gate, 4)
    ogre = place.monster("ogre", place.room, 7)
    place.hold("precision-attack")
    place.turn(lorna, "p1 play precision-attack", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 2 - 2


def test_precision_attack_does_nothing_for_a_pet() -> None:
    place, _, ogre = duel("lorna", "precision-attack", "hawk-companion")
    place.play("p1 play precision-attack", "p1 play hawk-companion")
    assert place.wounds(ogre) == 3 - 2


def test_reflex_answers_an_attack_with_two_dodge() -> None:
    place, holgar, ogre = duel("holgar", "reflex")
    place.strike(ogre, holgar, "p1 play reflex")
    assert place.wounds(holgar) == 5 - 2 - 2


def test_reflex_works_in_the_own_turn_too_and_lasts() -> None:
    place, holgar, ogre = duel("holgar", "reflex")
    place.play("p1 play reflex")
    place.strike(ogre, holgar)
    assert place.wounds(holgar) == 5 - 2 - 2
    place.strike(ogre, holgar)
    assert place.wounds(holgar) == 2 * (5 - 2 - 2)

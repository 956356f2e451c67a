"""The starting cards of Graltar, Jypzy, Petra and Krolt."""

from __future__ import annotations

from tests.games.alliance.cards.plays import ends_with_the_round
from tests.games.alliance.scenes import Place, duel, shootout


def shaker(foe: str, *cards: str) -> tuple[Place, int]:
    """Graltar with the Tremor Stamp in play, and a monster in the middle of the room."""
    place = Place()
    graltar = place.hero("graltar", place.room, 1)
    monster = place.monster(foe, place.room, 4)
    place.hold("tremor-stamp", *cards)
    place.turn(graltar, "p1 play tremor-stamp")
    return place, monster


def test_tremor_stamp_adds_one_to_melee_and_pushes_who_is_hit() -> None:
    place, ogre = shaker("ogre")
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2
    assert place.legal("shove") == ["3,11", "4,11", "5,11"]
    place.play("p1 shove 4,11")
    assert place.local(place.s.spot[ogre]) == (place.room, 7)
    assert place.legal("shove") == []
    ends_with_the_round(place)


def test_tremor_stamp_pushes_nobody_when_it_misses() -> None:
    place, guard = shaker("barrow-guard")
    place.play("p1 attack m1")
    assert place.wounds(guard) == 0
    assert place.local(place.s.spot[guard]) == (place.room, 4)
    assert place.legal("shove") == []


def test_tremor_stamp_does_not_move_a_rust_giant() -> None:
    place, giant = shaker("rust-giant", "stonebreaker")
    place.play("p1 play stonebreaker", "p1 attack m1")
    assert place.wounds(giant) == 3 + 1 + 2 - 4
    assert place.legal("shove") == []


def test_tremor_stamp_is_not_for_pets() -> None:
    place, ogre = shaker("ogre", "cave-cat")
    place.play("p1 play cave-cat")
    assert place.wounds(ogre) == 4 - 2
    assert place.legal("shove") == []


def test_flowing_blades_add_one_to_melee_and_one_attack() -> None:
    place, petra, ogre = duel("petra", "flowing-blades")
    others = [place.monster("ogre", place.room, local) for local in (0, 2, 3)]
    place.turn(petra, "p1 play flowing-blades", "p1 attack m1", "p1 attack m2", "p1 attack m3")
    assert [place.wounds(foe) for foe in (ogre, *others)] == [1, 1, 1, 0]
    assert "DA-ACT-08" in place.refused("p1 attack m4")


def test_flowing_blades_let_who_has_spent_speed_attack_another_enemy() -> None:
    place, petra, _ = duel("petra", "flowing-blades")
    place.monster("ogre", place.room, 0)
    place.turn(petra).pay(1)
    place.play("p1 play flowing-blades", "p1 attack m1")
    assert place.legal("attack") == ["m2"]
    place.play("p1 attack m2")
    assert place.legal("attack") == []
    ends_with_the_round(place)


def drummed() -> tuple[Place, int, int]:
    """Krolt has drummed beside Lorna, who is to attack an ogre two spaces from her."""
    place, lorna, ogre = shootout("lorna")
    krolt = place.hero("krolt", place.gate, 3)
    place.hold("war-drum")
    place.turn(krolt, "p1 play war-drum")
    place.turn(lorna)
    return place, krolt, ogre


def test_war_drum_adds_one_to_attacks_of_heroes_beside_krolt() -> None:
    place, _, ogre = drummed()
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2
    ends_with_the_round(place)


def test_war_drum_is_heard_two_spaces_away_when_the_attack_is_made() -> None:
    place, krolt, ogre = drummed()
    for local, wounds in ((6, 3 + 1 - 2), (3, 3 - 2)):
        place.s.stand(krolt, place.square(place.room, local))
        place.s.bear(ogre, ())
        place.strike(0, ogre)
        assert place.wounds(ogre) == wounds


def test_war_drum_is_silent_while_krolt_lies_defeated_and_for_rivals() -> None:
    place, krolt, ogre = drummed()
    rival = place.hero("jypzy", place.gate, 7, seat=1)
    place.strike(rival, ogre)
    assert place.wounds(ogre) == 0
    place.wound(krolt, 7)
    place.strike(0, ogre)
    assert place.wounds(ogre) == 3 - 2


def test_blood_anger_adds_one_to_melee_and_two_more_for_three_wounds() -> None:
    place, krolt, ogre = duel("krolt", "blood-anger")
    place.wound(krolt, 2)
    place.play("p1 play blood-anger", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2
    place.wound(krolt, 1)
    place.s.bear(ogre, ())
    place.strike(krolt, ogre)
    assert place.wounds(ogre) == 3 + 1 + 2 - 2
    ends_with_the_round(place)

"""The starting cards of Mirabell, Root, Runyon Zay and Bull."""

from __future__ import annotations

from tests.games.alliance.cards.plays import controls, ends_with_the_round
from tests.games.alliance.scenes import Place, duel
from undercroft.games.alliance.combat.numbers import AttackSpec, damage
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.phases.monster_plans import ends


def test_dawn_lance_ignores_dodge_in_that_attack() -> None:
    place = Place()
    mirabell = place.hero("mirabell", place.gate, 7)
    first, second = (place.monster("fen-troll", place.gate, local) for local in (0, 1))
    place.hold("dawn-lance")
    place.turn(mirabell, "p1 play dawn-lance", "p1 target m1", "p1 attack m2")
    assert (place.wounds(first), place.wounds(second)) == (4, 2 - 1)


def stuck(place: Place, monster: int) -> bool:
    """Whether a monster can do nothing but stay where it is."""
    return [plan.square for plan in ends(place.s, monster)] == [place.s.spot[monster]]


def test_grasping_vines_root_a_monster_in_sight() -> None:
    place, root, ogre = controls("root", "grasping-vines")
    assert stuck(place, ogre)
    assert damage(place.s, AttackSpec(root, ogre, AttackKind.MELEE, 3)) == 3 - 2
    ends_with_the_round(place)
    assert not stuck(place, ogre)


def test_grasping_vines_hurt_whom_they_hold() -> None:
    place, _, ogre = controls("root", "grasping-vines")
    assert place.wounds(ogre) == 1


def test_wind_step_adds_one_speed_and_leaves_enemies_freely() -> None:
    place, runyon, _ = duel("runyon-zay", "wind-step")
    turn = place.turn(runyon, "p1 play wind-step")
    assert turn.points(place.s) == 4 + 1
    place.play("p1 move 4,11")
    assert turn.points(place.s) == 4 + 1 - 1
    ends_with_the_round(place)


def test_frost_grip_roots_a_monster_and_takes_one_of_its_attack() -> None:
    place, runyon, ogre = controls("runyon-zay", "frost-grip")
    assert stuck(place, ogre)
    place.strike(ogre, runyon)
    assert place.wounds(runyon) == 5 - 1 - 1
    ends_with_the_round(place)
    assert not stuck(place, ogre)


def charging(start: int) -> tuple[Place, int, int]:
    """Bull charges up the middle file to the side of an ogre, from so far south."""
    place = Place()
    bull = place.hero("bull", *place.file(start))
    ogre = place.monster("ogre", *place.file(4))
    place.hold("charge")
    turn = place.turn(bull, "p1 play charge", "p1 move 4,11")
    points = turn.points(place.s)
    place.play("p1 attack m1")
    return place, ogre, points


def test_charge_adds_two_speed_and_one_to_melee_after_three_spaces() -> None:
    place, ogre, points = charging(0)
    assert (points, place.wounds(ogre)) == (4 + 2 - 3, 3 + 1 - 2)
    ends_with_the_round(place)


def test_charge_adds_nothing_to_melee_after_two_spaces() -> None:
    place, ogre, points = charging(1)
    assert (points, place.wounds(ogre)) == (4 + 2 - 2, 3 - 2)

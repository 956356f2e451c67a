"""Attacks in a turn, resting, and leaving the dungeon."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.actions.attack import ATTACKING
from undercroft.games.alliance.actions.rest import LEAVING, RESTING, Homecoming
from undercroft.games.alliance.combat.damage import POISON, wound
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import FIRST_EXTRA
from undercroft.games.alliance.effects.vocabulary import Extra, Stat
from undercroft.games.alliance.map.figures import is_defeated
from undercroft.games.alliance.map.movement import nearest_empty
from undercroft.games.alliance.notation import NOTATION
from undercroft.kernel.play import refusals

assert ATTACKING.verb
assert RESTING.for_fallen
assert LEAVING.for_fallen


def fight(*locals_: int, foe: str = "ogre") -> tuple[Place, int]:
    """Krom in the middle of the room, foes on these spaces around."""
    place = Place()
    krom = place.hero("krom", place.room, 4)
    for local in locals_:
        place.monster(foe, place.room, local)
    return place, krom


def test_da_act_08_a_hero_that_has_moved_attacks_once() -> None:
    place, krom = fight(1, 3)
    turn = place.turn(krom)
    turn.spent = 1
    place.play("p1 attack m1")
    assert place.legal("attack") == []
    assert "DA-ACT-08" in place.refused("p1 attack m2")


def test_da_act_10_both_targets_lie_in_one_arc() -> None:
    place, krom = fight(1, 7)
    place.s.facing[krom] = SOUTH
    place.turn(krom, "p1 attack m1")
    assert place.s.facing[krom] in (EAST, WEST)
    assert place.legal("attack") == ["m2"]


def test_da_bat_01_out_of_range_is_refused() -> None:
    place, krom = fight()
    place.monster("ogre", place.gate, 7)
    place.turn(krom)
    assert place.refused("p1 attack m1") == ["DA-BAT-01"]


def test_ac_17_an_extra_attack_is_used_up() -> None:
    place, krom = fight(1, 3)
    modify(place.s, Modifier(FIRST_EXTRA + Extra.ATTACK, 1, 0, krom))
    turn = place.turn(krom)
    turn.spent = 1
    place.play("p1 attack m1")
    assert place.legal("attack") == ["m2"]
    place.play("p1 attack m2")
    assert place.legal("attack") == []


def test_da_def_09_a_rest_removes_three_wounds_and_leaves_a_move_but_no_attack() -> None:
    place, krom = fight(1)
    wound(place.s, krom, 6, by=-1)
    place.turn(krom)
    assert place.legal("attack") == []
    place.play("p1 rest")
    assert len(place.s.wounds[krom]) == 3
    assert place.legal("attack") == []
    assert place.legal("run") == []
    assert place.legal("move")


def test_da_def_11_a_standing_hero_may_rest_too() -> None:
    place, krom = fight()
    wound(place.s, krom, 2, by=-1)
    place.turn(krom, "p1 rest")
    assert place.s.wounds[krom] == ()


def test_da_def_14_the_owner_says_how_many_poison_wounds_go() -> None:
    place, krom = fight()
    wound(place.s, krom, 3, by=-1)
    wound(place.s, krom, 2, by=-1, poison=True)
    place.turn(krom, "p1 rest")
    assert place.legal("cure") == ["0", "1", "2"]
    place.play("p1 cure 2")
    assert POISON not in place.s.wounds[krom]
    assert len(place.s.wounds[krom]) == 2


def test_da_def_10_a_defeated_hero_leaves_for_its_starting_tile_and_is_whole() -> None:
    place, krom = fight()
    wound(place.s, krom, 6, by=-1)
    place.turn(krom, "p1 leave")
    assert len(place.legal("return")) == 9
    place.play("p1 return 4,13")
    assert place.local(place.s.spot[krom]) == (place.gate, 4)
    assert not is_defeated(place.s, krom)
    assert place.s.frames == []


def test_da_def_10_who_stands_does_not_leave() -> None:
    place, krom = fight()
    place.turn(krom)
    assert place.refused("p1 leave") == ["DA-DEF-10"]


def test_da_def_17_a_full_starting_tile_sends_one_to_the_nearest_space() -> None:
    place, krom = fight()
    home = place.s.walls.passable(place.gate)
    centre = place.square(place.gate, 4)
    assert place.square(place.room, 7) in nearest_empty(place.s, centre, home)
    assert Homecoming(0, krom).spaces(place.s) == home


def test_da_def_16_a_hero_defeated_in_its_turn_ends_it() -> None:
    place, krom = fight(1, foe="barrow-guard")
    modify(place.s, Modifier(Stat.MELEE, 3, 0, krom))
    wound(place.s, krom, 5, by=-1)
    place.turn(krom, "p1 attack m1")
    assert is_defeated(place.s, krom)
    assert place.s.frames == []


def test_a_hero_that_sends_a_pet_keeps_its_own_target_in_its_arc() -> None:
    place = Place()
    lorna = place.hero("lorna", place.room, 4)
    place.monster("ogre", place.gate, 4)
    place.monster("goblin", place.room, 1)
    place.hold("hawk-companion")
    place.s.facing[lorna] = NORTH
    place.turn(lorna).pay(1)
    place.play("p1 play hawk-companion", "p1 maul m2")
    assert place.legal("attack") == ["m1"]


def test_a_hero_that_its_player_has_just_turned_stays_so() -> None:
    place, krom = fight(1, 3, 0, 5)
    place.s.facing[krom] = WEST
    place.turn(krom, "p1 face east", "p1 attack m1")
    assert place.s.facing[krom] == EAST
    assert place.legal("attack") == ["m4"]
    other, krom = fight(1, 3, 0, 5)
    other.s.facing[krom] = EAST
    other.turn(krom, "p1 attack m1")
    assert other.legal("attack") == ["m2", "m3", "m4"]


def test_a_refused_attack_says_why() -> None:
    at = Place()
    hero = at.hero("krom", at.gate, 7)
    at.monster("goblin", at.room, 4)
    at.hero("lorna", at.gate, 8, seat=1)
    at.turn(hero)
    words = [refusals(at.s, NOTATION.parse(f"p1 attack {name}"))[0].reason for name in ("m1", "h5")]
    assert words == [
        "out of range: it is 4 spaces away, your attack reaches 1 space",
        "rivals may be attacked only with PvP on",
    ]

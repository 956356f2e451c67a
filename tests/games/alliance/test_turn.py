"""A hero's turn: moving on the board, facing, running on, stopping."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.games.alliance.turn import FIGHTING


def test_da_act_03_points_are_speed_less_what_was_spent() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    turn = place.turn(krom)
    assert turn.points(place.s) == 4
    place.play("p1 move 4,13")
    assert turn.points(place.s) == 3
    assert place.s.spot[krom] == place.square(place.gate, 4)


def test_da_act_05_after_an_attack_there_is_no_more_moving() -> None:
    place = Place()
    turn = place.turn(place.hero("krom", place.gate, 7))
    turn.stage = FIGHTING
    place.s.listed = None
    assert place.legal("move") == []
    assert place.refused("p1 move 4,13") == ["DA-ACT-05"]


def test_da_act_06_a_hero_that_declares_no_attack_moves_once_more_with_all_its_speed() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 7)
    turn = place.turn(krom)
    place.play("p1 move 4,13", "p1 run")
    assert turn.points(place.s) == 4
    assert place.s.peaceful[krom] == 1
    assert place.legal("run") == []


def test_da_act_09_spent_speed_is_remembered_over_both_moves() -> None:
    place = Place()
    turn = place.turn(place.hero("krom", place.gate, 7))
    place.play("p1 move 4,13", "p1 run", "p1 move 4,14")
    assert turn.spent == 2


def test_da_mov_02_a_space_too_far_says_how_much_is_missing() -> None:
    place = Place()
    place.turn(place.hero("krom", place.gate, 7))
    assert "4,9" not in place.legal("move")
    assert place.refused("p1 move 4,9") == ["DA-MOV-02"]


def test_da_mov_10_facing_is_offered_only_where_it_makes_a_difference() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.monster("goblin", place.gate, 1)
    place.turn(krom)
    assert place.legal("face") == []
    place.monster("goblin", place.gate, 7)
    place.s.listed = None
    place.turn(krom)
    assert place.legal("face") == ["east", "south", "west"]
    place.play("p1 face south")
    assert place.s.facing[krom] == 2
    assert place.legal("face") == []


def test_da_act_14_stopping_ends_the_turn() -> None:
    place = Place()
    place.turn(place.hero("krom", place.gate, 4))
    place.play("p1 stop")
    assert place.s.frames == []

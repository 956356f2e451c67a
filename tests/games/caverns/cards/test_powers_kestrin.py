"""The powers of Kestrin Vale, and her two edges."""

from __future__ import annotations

from tests.games.caverns.cards.fights import duel, gallery, rolls, tokens, turned_down
from undercroft.games.caverns.state import IMMOBILIZED


def test_two_edges_two_different_at_wills_in_one_slot() -> None:
    place, foe = duel("kestrin", "left-hand-arc", "right-hand-thrust", "cross-step-slash")
    place.play("h1 use left-hand-arc", "d roll 9")
    assert place.legal("use") == ["right-hand-thrust", "cross-step-slash"]
    place.play("h1 use right-hand-thrust", "d roll 9")
    assert place.legal("use") == []
    assert place.s.hp[foe] == 6


def test_two_edges_no_move_in_between() -> None:
    place, _ = duel("kestrin", "left-hand-arc", "right-hand-thrust")
    place.play("h1 use left-hand-arc", "d roll 1", "h1 move 5,2")
    assert place.legal("use") == []


def test_two_edges_a_daily_is_no_at_will() -> None:
    place, _ = duel("kestrin", "left-hand-arc", "falling-leaf-cut")
    place.play("h1 use falling-leaf-cut", "d roll 1")
    assert place.legal("use") == []


def test_left_hand_arc_is_better_as_second_attack() -> None:
    place, foe = duel("kestrin", "left-hand-arc", "right-hand-thrust")
    place.play("h1 use right-hand-thrust", "d roll 1", "h1 use left-hand-arc", "d roll 8")
    assert place.s.hp[foe] == 7
    place, foe = duel("kestrin", "left-hand-arc", "right-hand-thrust")
    place.play("h1 use right-hand-thrust", "d roll 1", "h1 use left-hand-arc", "d roll 7")
    assert place.s.hp[foe] == 8


def test_right_hand_thrust_against_the_hurt() -> None:
    place, foe = duel("kestrin", "right-hand-thrust")
    place.wound(foe, 1)
    place.play("h1 use right-hand-thrust", "d roll 8")
    assert place.s.hp[foe] == 7


def test_right_hand_thrust_against_the_hurt_still_hits_from_9_on() -> None:
    place, foe = duel("kestrin", "right-hand-thrust")
    place.wound(foe, 1)
    place.play("h1 use right-hand-thrust", "d roll 9")
    assert place.s.hp[foe] == 6


def test_ribbon_of_steel_up_to_three_adjacent_enemies() -> None:
    place = gallery("kestrin", "ribbon-of-steel")
    brutes = [place.monster("stonehide-brute", *at) for at in ((4, 1), (6, 1), (4, 2), (7, 2))]
    foe = place.villain("sevrane", 6, 2)
    place.turn("h1 use ribbon-of-steel")
    assert place.legal("target") == ["v3", "m1", "m2", "m3"]
    place.play("h1 target v3", "h1 target m1", "h1 target m2", *rolls(8, 8, 9))
    place.play("d draw treasures found-hour")
    assert place.s.hp[foe] == 6
    assert [place.s.hp[brute] for brute in brutes] == [2, 0, 2, 2]
    assert turned_down(place, "ribbon-of-steel")


def test_ribbon_of_steel_one_less_misses() -> None:
    place, foe = duel("kestrin", "ribbon-of-steel")
    place.play("h1 use ribbon-of-steel", "h1 target v3", "d roll 7")
    assert place.s.hp[foe] == 8
    assert place.legal("end")


def test_side_pivot_an_adjacent_enemy_misses_instead() -> None:
    place = gallery("kestrin", "side-pivot")
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("d roll 20")
    assert place.legal("use") == ["side-pivot"]
    place.play("h1 use side-pivot")
    assert place.legal("space") == ["4,1", "4,2", "5,2", "6,2"]
    place.play("h1 space 4,2")
    assert (place.s.hp[0], place.where(0)) == (8, (4, 2))
    assert turned_down(place, "side-pivot")


def test_side_pivot_is_no_help_from_afar() -> None:
    place = gallery("kestrin", "side-pivot")
    place.monster("palefolk-dartcaster", 7, 1)
    place.villain_phase("d roll 20")
    assert place.s.hp[0] < 8


def test_side_pivot_is_no_help_for_others() -> None:
    place = gallery("kestrin", "side-pivot", others=("hadra",))
    place.stand((7, 2), (5, 1))
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("h1 target h2", "d roll 20")
    assert place.s.hp[1] < 10


def test_long_breath_one_move_more() -> None:
    place = gallery("kestrin", "long-breath", "left-hand-arc")
    turn = place.acts()
    place.play("h1 move 11,1")
    assert turn.points == 0
    place.play("h1 use long-breath", "h1 move 5,1", "h1 move 11,1")
    assert turn.moves == 2
    assert place.legal("move") == []
    assert turned_down(place, "long-breath")


def test_long_breath_is_not_for_who_cannot_move() -> None:
    place = gallery("kestrin", "long-breath")
    place.s.ailments[0] = IMMOBILIZED
    place.acts()
    assert place.refused("h1 use long-breath") == ["CV-ATK-01"]


def test_cross_step_slash_then_two_squares() -> None:
    place, foe = duel("kestrin", "cross-step-slash")
    place.play("h1 use cross-step-slash", "d roll 10")
    assert place.s.hp[foe] == 7
    assert "3,1" in place.legal("move")
    assert "2,1" not in place.legal("move")
    place.play("h1 move 3,1")
    assert place.where(0) == (3, 1)


def test_cross_step_slash_also_after_a_miss() -> None:
    place, foe = duel("kestrin", "cross-step-slash")
    place.play("h1 use cross-step-slash", "d roll 9")
    assert place.s.hp[foe] == 8
    assert "3,1" in place.legal("move")
    place.play("h1 pass")
    assert place.legal("end")


def test_hundred_turn_dance_attacks_whom_she_comes_next_to() -> None:
    place = gallery("kestrin", "hundred-turn-dance", "left-hand-arc")
    foes = [place.monster("stonehide-brute", x, 2) for x in (8, 9, 10, 11)]
    place.at(0, 6, 1)
    turn = place.acts()
    place.play("h1 use hundred-turn-dance")
    assert "12,1" in place.legal("move")
    assert "13,1" not in place.legal("move")
    place.play("h1 move 12,1", "h1 yes", "d roll 9", "h1 yes", "d roll 8", "h1 yes", "d roll 9")
    assert [place.s.hp[foe] for foe in foes] == [1, 2, 1, 2]
    assert place.where(0) == (12, 1)
    assert place.legal("use") == place.legal("move") == []
    assert (turn.moves, turn.attacked) == (1, 1)
    assert turned_down(place, "hundred-turn-dance")


def test_hundred_turn_dance_an_attack_that_is_declined_is_left_for_another() -> None:
    place = gallery("kestrin", "hundred-turn-dance")
    foes = [place.monster("stonehide-brute", x, 2) for x in (8, 9, 10, 11)]
    place.at(0, 6, 1)
    place.turn("h1 use hundred-turn-dance", "h1 move 12,1", "h1 no")
    for _ in range(3):
        place.play("h1 yes", "d roll 9")
    assert [place.s.hp[foe] for foe in foes] == [2, 1, 1, 1]


def test_hundred_turn_dance_is_over_with_the_move() -> None:
    place = gallery("kestrin", "hundred-turn-dance", "long-breath")
    place.monster("stonehide-brute", 8, 2)
    place.turn("h1 use hundred-turn-dance", "h1 move 5,2", "h1 use long-breath", "h1 move 7,1")
    assert place.legal("end")


def test_hundred_turn_dance_needs_the_move() -> None:
    place, _ = duel("kestrin", "hundred-turn-dance", "left-hand-arc")
    place.play("h1 move 5,2")
    assert place.refused("h1 use hundred-turn-dance") == ["CV-HERO-06"]


def test_hundred_turn_dance_needs_the_attack() -> None:
    place, _ = duel("kestrin", "hundred-turn-dance", "left-hand-arc")
    place.play("h1 use left-hand-arc", "d roll 1")
    assert place.refused("h1 use hundred-turn-dance") == ["CV-HERO-06"]


def test_hundred_turn_dance_needs_feet_that_are_free() -> None:
    place, _ = duel("kestrin", "hundred-turn-dance", "left-hand-arc")
    place.s.ailments[0] = IMMOBILIZED
    assert place.legal("use") == ["left-hand-arc"]
    assert place.refused("h1 use hundred-turn-dance") == ["CV-HERO-06"]


def test_read_the_rhythm_a_miss_is_rolled_again() -> None:
    place, foe = duel("kestrin", "left-hand-arc", "read-the-rhythm")
    place.play("h1 use left-hand-arc", "d roll 8")
    assert place.legal("use") == ["read-the-rhythm"]
    place.play("h1 use read-the-rhythm", "d roll 9")
    assert place.s.hp[foe] == 7
    assert turned_down(place, "read-the-rhythm")


def test_read_the_rhythm_a_hit_stands() -> None:
    place, foe = duel("kestrin", "left-hand-arc", "read-the-rhythm")
    place.play("h1 use left-hand-arc", "d roll 9")
    assert place.s.hp[foe] == 7
    assert place.legal("end")


def test_crossed_blades_two_tokens_of_one_damage() -> None:
    place, foe = duel(
        "kestrin", "left-hand-arc", "right-hand-thrust", "falling-leaf-cut", "crossed-blades"
    )
    place.play("h1 use crossed-blades")
    assert turned_down(place, "crossed-blades")
    assert tokens(place) == 2
    place.play("h1 use left-hand-arc", "d roll 9", "h1 use crossed-blades")
    assert (place.s.hp[foe], tokens(place)) == (6, 1)
    place.play("h1 use right-hand-thrust", "d roll 9", "h1 use crossed-blades")
    assert (place.s.hp[foe], tokens(place)) == (4, 0)
    place.turn("h1 use left-hand-arc", "d roll 9")
    assert place.s.hp[foe] == 3
    assert place.legal("end")


def test_crossed_blades_is_not_for_dailies() -> None:
    place, foe = duel("kestrin", "falling-leaf-cut", "crossed-blades")
    place.play("h1 use crossed-blades", "h1 use falling-leaf-cut", "d roll 9")
    assert (place.s.hp[foe], tokens(place)) == (5, 2)


def test_crossed_blades_is_not_for_misses() -> None:
    place, foe = duel("kestrin", "left-hand-arc", "crossed-blades")
    place.play("h1 use crossed-blades", "h1 use left-hand-arc", "d roll 8")
    assert place.legal("end")
    assert place.s.hp[foe] == 8


def test_hundred_turn_dance_declined_after_an_attack_takes_none_away() -> None:
    place = gallery("kestrin", "hundred-turn-dance")
    foes = [place.monster("stonehide-brute", x, 2) for x in (7, 8, 9, 10, 11)]
    place.turn("h1 use hundred-turn-dance", "h1 move 11,1")
    for answer in ("yes", "no", "yes", "yes"):
        place.play(f"h1 {answer}", *(rolls(9) if answer == "yes" else ()))
    assert [place.s.hp[foe] for foe in foes] == [1, 2, 1, 1, 2]
    assert place.legal("yes") == []

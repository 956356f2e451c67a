"""Upgrades of level I for Martial and Stealth heroes."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.space.grid import NORTH, SOUTH
from undercroft.games.alliance.notation import OPEN_TOKEN


def ring(hero: str, *cards: str, foe: str = "ogre") -> tuple[Place, int, list[int]]:
    """A hero in the middle of the room that looks north, monsters on all four sides of it."""
    place, figure, north = duel(hero, *cards, foe=foe)
    place.s.facing[figure] = NORTH
    return place, figure, [north, *(place.monster("ogre", place.room, i) for i in (3, 5, 7))]


def test_sweeping_cut_adds_one_and_grazes_what_stands_in_the_arc() -> None:
    place, _, foes = ring("krom", "sweeping-cut")
    apart = place.monster("ogre", place.gate, 1)
    place.play("p1 play sweeping-cut", "p1 attack m1")
    assert [place.wounds(foe) for foe in foes] == [3 + 1 - 2, 1, 1, 0]
    assert place.wounds(apart) == 0


def test_sweeping_cut_grazes_at_each_attack_of_the_round() -> None:
    place, krom, foes = ring("krom", "sweeping-cut")
    place.play("p1 play sweeping-cut", "p1 attack m1", "p1 attack m2")
    assert [place.wounds(foe) for foe in foes] == [2 + 1, 1 + 2, 1 + 1, 0]
    place.end_round()
    place.turn(krom, "p1 attack m1")
    assert [place.wounds(foe) for foe in foes] == [3 + 1, 3, 2, 0]


def test_sweeping_cut_that_does_not_hurt_grazes_nobody() -> None:
    place, _, foes = ring("krom", "sweeping-cut", foe="barrow-guard")
    place.play("p1 play sweeping-cut", "p1 attack m1")
    assert [place.wounds(foe) for foe in foes] == [0, 0, 0, 0]


def test_sweeping_cut_is_not_made_by_a_pet() -> None:
    place, _, foes = ring("graltar", "sweeping-cut", "cave-cat")
    place.play("p1 play sweeping-cut", "p1 play cave-cat", "p1 maul m1")
    assert [place.wounds(foe) for foe in foes] == [4 - 2, 0, 0, 0]


def test_sweeping_cut_grazes_only_what_is_next_to_its_hero() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 7)
    place.monster("ogre", place.room, 4)
    apart = place.monster("ogre", place.room, 1)
    place.hold("sweeping-cut")
    place.turn(krom, "p1 play sweeping-cut", "p1 attack m1")
    assert place.wounds(apart) == 0


def test_boar_spear_is_a_melee_attack_of_four_up_to_two_spaces_away() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 7)
    ogre = place.monster("ogre", place.room, 1)
    place.monster("goblin", place.room, 4)
    place.monster("goblin", place.room, 8)
    place.hold("boar-spear")
    place.turn(krom, "p1 play boar-spear", "p1 choose 1")
    assert place.legal("target") == ["m1", "m2", "m3"]
    place.play("p1 target m1")
    assert place.wounds(ogre) == 4 - 2


def test_boar_spear_can_add_two_instead() -> None:
    place, _, ogre = duel("krom", "boar-spear")
    place.play("p1 play boar-spear", "p1 choose 2", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 2 - 2


def test_boar_spear_does_not_reach_three_spaces() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("boar-spear")
    place.turn(krom, "p1 play boar-spear", "p1 choose 1")
    assert place.wounds(ogre) == 0


def test_back_alley_lunge_adds_three_from_behind() -> None:
    place, _, ogre = duel("krom", "back-alley-lunge")
    place.s.facing[ogre] = NORTH
    place.play("p1 play back-alley-lunge", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 + 2 - 2


def test_back_alley_lunge_adds_one_to_a_foe_that_looks() -> None:
    place, _, ogre = duel("krom", "back-alley-lunge")
    place.s.facing[ogre] = SOUTH
    place.play("p1 play back-alley-lunge", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2


def test_back_alley_lunge_counts_for_ranged_attacks_too() -> None:
    place, _, ogre = shootout("jypzy", "back-alley-lunge")
    place.s.facing[ogre] = NORTH
    place.play("p1 play back-alley-lunge", "p1 attack m1")
    assert place.wounds(ogre) == 2 + 3 - 2


def test_master_thief_adds_two_to_the_die_and_defies_enemies() -> None:
    place, krom, _ = duel("krom", "master-thief")
    place.token("locked-chest-3", place.room, 0, OPEN_TOKEN)
    turn = place.turn(krom)
    assert place.refused("p1 force 3,9") == ["DA-CHEST-06"]
    place.play("p1 play master-thief", "p1 force 3,9")
    assert place.legal("spend") == ["0", "1"]
    place.play("p1 spend 1")
    assert place.s.xp_down[0] == 5
    assert turn.spent == 2


def test_master_thief_scouts_under_the_eyes_of_enemies() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    place.monster("ogre", place.room, 2)
    place.token("treasure-chest-1", place.room, 0)
    place.token("treasure-chest-2", place.room, 8)
    place.hold("master-thief")
    place.turn(krom)
    assert place.refused("p1 scout 3,9") == ["DA-TRAP-06"]
    place.play("p1 play master-thief", "p1 reveal 5,11", "d show tokens-2 0 treasure-chest-2")
    place.play("p1 scout 3,9", "d show tokens-1 0 treasure-chest-1")
    assert place.s.token_faces[0] == (OPEN_TOKEN,)


def test_master_thief_turns_up_a_token_one_archway_away() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.token("treasure-chest-1", place.room, 0)
    place.token("treasure-chest-2", place.beyond(place.room, NORTH), 0)
    place.hold("master-thief")
    turn = place.turn(krom, "p1 play master-thief", "d show tokens-1 0 treasure-chest-1")
    assert place.s.token_faces[0] == (OPEN_TOKEN,)
    assert turn.spent == 0


def test_slip_away_answers_an_attack_and_opens_a_way_out() -> None:
    place, krom, ogre = duel("krom", "slip-away")
    place.strike(ogre, krom, "p1 play slip-away")
    assert place.wounds(krom) == 5 - 1 - 2
    turn = place.turn(krom, "p1 move 4,11")
    assert turn.spent == 1


def test_slip_away_can_be_played_in_the_own_turn() -> None:
    place, krom, ogre = duel("krom", "slip-away")
    place.play("p1 play slip-away")
    place.strike(ogre, krom)
    assert place.wounds(krom) == 5 - 1 - 2

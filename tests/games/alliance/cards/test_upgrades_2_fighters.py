"""Upgrades of level II for Martial and Stealth heroes, alone, doubled or with another class."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.space.grid import NORTH, SOUTH
from undercroft.games.alliance.notation import OPEN_TOKEN


def three_foes(hero: str, *cards: str) -> tuple[Place, int, list[int]]:
    """A hero south of three monsters."""
    place, figure, foe = duel(hero, *cards)
    return place, figure, [foe, *(place.monster("ogre", place.room, i) for i in (0, 2))]


def test_whirl_of_steel_adds_two_and_a_third_attack() -> None:
    place, _, foes = three_foes("krom", "whirl-of-steel")
    place.play("p1 play whirl-of-steel", "p1 attack m1", "p1 attack m2", "p1 attack m3")
    assert [place.wounds(foe) for foe in foes] == [3 + 2 - 2] * 3
    assert place.legal("attack") == []


def test_whirl_of_steel_gives_who_has_moved_two_attacks_on_different_foes() -> None:
    place, krom, foes = three_foes("krom", "whirl-of-steel")
    place.s.stand(krom, place.square(place.room, 7))
    place.turn(krom, "p1 play whirl-of-steel", "p1 move 4,10", "p1 attack m1")
    assert place.legal("attack") == ["m2", "m3"]
    place.play("p1 attack m2")
    assert [place.wounds(foe) for foe in foes] == [3, 3, 0]
    assert place.legal("attack") == []


def test_whirl_of_steel_does_not_turn_its_hero_round() -> None:
    place, krom, _ = duel("krom", "whirl-of-steel")
    place.monster("ogre", place.room, 7)
    place.monster("ogre", place.room, 3)
    place.monster("ogre", place.room, 5)
    place.s.facing[krom] = NORTH
    place.play("p1 play whirl-of-steel", "p1 attack m1")
    assert place.legal("attack") == ["m3", "m4"]


def test_death_mark_adds_two_and_two_more_against_the_wounded() -> None:
    place, _, ogre = duel("krom", "death-mark")
    fresh = place.monster("ogre", place.room, 0)
    place.wound(ogre, 1)
    place.play("p1 play death-mark", "p1 attack m1", "p1 attack m2")
    assert place.wounds(ogre) == 1 + 3 + 2 + 2 - 2
    assert place.wounds(fresh) == 3 + 2 - 2


def test_death_mark_counts_for_ranged_attacks_too() -> None:
    place, _, ogre = shootout("jypzy", "death-mark")
    place.wound(ogre, 1)
    place.play("p1 play death-mark", "p1 attack m1")
    assert place.wounds(ogre) == 1 + 2 + 4 - 2


def test_crusaders_fall_adds_two_and_a_hit_heals_a_hero_near_by() -> None:
    place, holgar, ogre = duel("holgar", "crusaders-fall")
    krom = place.hero("krom", place.room, 3)
    far = place.hero("petra", place.gate, 4)
    for hero in (holgar, krom, far):
        place.wound(hero, 2)
    place.play("p1 play crusaders-fall", "p1 attack m1")
    assert place.wounds(ogre) == 2 + 2 - 2
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert [place.wounds(hero) for hero in (holgar, krom, far)] == [2, 1, 2]


def test_crusaders_fall_heals_in_sight_within_two_spaces() -> None:
    place = Place()
    holgar = place.hero("holgar", *place.file(1))
    place.monster("ogre", *place.file(2))
    place.hero("krom", *place.file(3))
    place.hero("petra", *place.file(4))
    place.hero("lorna", place.room, 6)
    for hero in range(4):
        place.wound(hero, 1)
    place.hold("crusaders-fall")
    place.turn(holgar, "p1 play crusaders-fall", "p1 attack m1")
    assert place.legal("target") == ["h1", "h2"]


def test_crusaders_fall_heals_nobody_at_a_miss_nor_after_the_round() -> None:
    place, holgar, _ = duel("holgar", "crusaders-fall", foe="barrow-guard")
    ogre = place.monster("ogre", place.room, 0)
    place.wound(holgar, 4)
    place.play("p1 play crusaders-fall", "p1 attack m1")
    assert place.wounds(holgar) == 4
    place.play("p1 attack m2")
    assert (place.wounds(ogre), place.wounds(holgar)) == (2, 3)
    place.end_round()
    place.hold("oathhammer")
    place.turn(holgar, "p1 play oathhammer", "p1 attack m2")
    assert (place.wounds(ogre), place.wounds(holgar)) == (4, 3)


def test_ambush_adds_three_to_melee_attacks_and_a_point() -> None:
    place, krom, ogre = duel("krom", "ambush")
    turn = place.turn(krom, "p1 play ambush")
    assert turn.points(place.s) == 4 + 1
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 3 - 2


def test_thorn_darts_add_three_to_ranged_attacks_past_one_dodge() -> None:
    place, _, fairy = shootout("jypzy", "thorn-darts", foe="death-fairy")
    place.play("p1 play thorn-darts", "p1 attack m1")
    assert place.wounds(fairy) == 2 + 3 - (3 - 1)


def test_thorn_darts_do_not_pass_armor() -> None:
    place, _, ogre = shootout("jypzy", "thorn-darts")
    place.play("p1 play thorn-darts", "p1 attack m1")
    assert place.wounds(ogre) == 2 + 3 - 2


def test_storm_sabre_adds_three_to_melee_attacks_past_one_dodge() -> None:
    place, _, fairy = duel("caldis-wren", "storm-sabre", foe="soul-reaver")
    place.play("p1 play storm-sabre", "p1 attack m1")
    assert place.wounds(fairy) == 3 + 3 - (3 - 1)


def test_avatar_of_war_adds_four_to_melee_attacks_and_leaves_freely() -> None:
    place, bull, ogre = duel("bull", "avatar-of-war")
    turn = place.turn(bull, "p1 play avatar-of-war", "p1 move 5,10")
    assert turn.spent == 1
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 4 - 2


def gate_keeper(*cards: str) -> tuple[Place, int]:
    """McFarlin before an archway in which an ogre stands."""
    place = Place()
    mcfarlin = place.hero("mcfarlin", place.gate, 4)
    place.monster("ogre", place.gate, 1)
    place.hold(*cards)
    place.turn(mcfarlin)
    return place, mcfarlin


def test_ghost_walk_adds_three_speed_and_passes_through_enemies() -> None:
    place, mcfarlin = gate_keeper("ghost-walk")
    turn = place.turn(mcfarlin)
    assert "DA-MOV-02" in place.refused("p1 move 4,10")
    place.play("p1 play ghost-walk")
    assert turn.points(place.s) == 4 + 3
    assert "4,12" not in place.legal("move")
    place.play("p1 move 4,10")
    assert turn.spent == 2 + 1 + 2
    assert place.local(place.s.spot[mcfarlin]) == (place.room, 4)


def test_ghost_walk_defies_enemies_at_locks() -> None:
    place, _ = gate_keeper("ghost-walk")
    place.token("locked-chest-1", place.gate, 6, OPEN_TOKEN)
    assert place.refused("p1 force 3,14") == ["DA-CHEST-06"]
    place.play("p1 play ghost-walk", "p1 force 3,14", "p1 spend 1")
    assert place.s.xp_down[0] == 2


@pytest.mark.parametrize("facing", [NORTH, SOUTH])
def test_ambush_asks_for_no_ambush(facing: int) -> None:
    place, _, ogre = duel("petra", "ambush")
    place.s.facing[ogre] = facing
    place.play("p1 play ambush", "p1 attack m1")
    assert place.wounds(ogre) == 2 + 3 - 2

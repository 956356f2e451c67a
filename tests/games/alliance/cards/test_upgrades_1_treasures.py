"""Upgrades of level I that any hero can use."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.damage import PLAIN, POISON
from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import is_standing
from undercroft.games.alliance.notation import OPEN_TOKEN


def test_healing_draught_removes_two_wounds_of_a_neighbour_or_oneself() -> None:
    place, krom, _ = duel("krom", "healing-draught")
    lorna = place.hero("lorna", place.room, 7)
    far = place.hero("petra", place.gate, 1)
    for hero in (krom, lorna, far):
        place.wound(hero, 3)
    place.play("p1 play healing-draught")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert (place.wounds(krom), place.wounds(lorna), place.wounds(far)) == (3, 1, 3)


def test_healing_draught_is_not_handed_through_a_wall() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 0)
    lorna = place.hero("lorna", place.room, 6)
    place.wound(krom, 2)
    place.wound(lorna, 2)
    place.hold("healing-draught")
    place.turn(krom, "p1 play healing-draught")
    assert (place.wounds(krom), place.wounds(lorna)) == (0, 2)


def test_healing_draught_brings_a_defeated_neighbour_to_its_feet() -> None:
    place, _, _ = duel("krom", "healing-draught")
    lorna = place.hero("lorna", place.room, 7)
    place.wound(lorna, 5)
    place.play("p1 play healing-draught", "p1 target h2")
    assert is_standing(place.s, lorna)


def test_rope_and_hooks_gives_a_point_and_a_free_way_out() -> None:
    place, krom, _ = duel("krom", "rope-and-hooks")
    turn = place.turn(krom, "p1 play rope-and-hooks")
    assert turn.points(place.s) == 4 + 1
    place.play("p1 move 4,11")
    assert turn.spent == 1


def test_throwing_oil_is_a_ranged_attack_of_four_that_splashes() -> None:
    place, _, ogre = shootout("krom", "throwing-oil")
    beside = place.monster("goblin", place.room, 3)
    apart = place.monster("goblin", place.room, 1)
    place.play("p1 play throwing-oil", "p1 target m1")
    assert place.wounds(ogre) == 4 - 2
    assert (place.wounds(beside), place.wounds(apart)) == (1, 0)
    assert place.legal("move") == []


def test_throwing_oil_that_does_not_hurt_does_not_splash() -> None:
    place, _, guard = shootout("krom", "throwing-oil", foe="barrow-guard")
    beside = place.monster("goblin", place.room, 3)
    place.play("p1 play throwing-oil", "p1 target m1")
    assert (place.wounds(guard), place.wounds(beside)) == (0, 0)


def test_throwing_oil_splashes_around_a_target_that_it_kills() -> None:
    place, _, slinger = shootout("krom", "throwing-oil", foe="goblin-slinger")
    beside = place.monster("goblin", place.room, 3)
    place.play("p1 play throwing-oil", "p1 target m1")
    assert not is_standing(place.s, slinger)
    assert place.wounds(beside) == 1


def test_throwing_oil_needs_a_target_two_or_three_spaces_away() -> None:
    place, _, _ = duel("krom", "throwing-oil")
    assert place.refused("p1 play throwing-oil") == ["DA-ACT-12"]


def test_lucky_coin_adds_one_and_rolls_once_more() -> None:
    place = Place()
    place.token("locked-chest-2", place.room, 0, OPEN_TOKEN)
    krom = place.hero("krom", place.room, 4)
    place.hold("lucky-coin")
    place.turn(krom, "p1 play lucky-coin", "p1 force 3,9")
    assert place.legal("spend") == ["0", "1"]
    place.play("p1 spend 0", "d roll 0", "p1 yes", "d roll 1")
    assert place.s.xp_down[0] == 3


def test_lucky_coin_can_be_kept_for_another_roll() -> None:
    place = Place()
    place.token("locked-chest-2", place.room, 0, OPEN_TOKEN)
    krom = place.hero("krom", place.room, 4)
    place.hold("lucky-coin")
    place.turn(krom, "p1 play lucky-coin", "p1 force 3,9", "p1 spend 0", "d roll 0", "p1 no")
    assert place.s.xp_down[0] == 0
    place.play("p1 force 3,9", "p1 spend 0", "d roll 0", "p1 yes", "d roll 1")
    assert place.s.xp_down[0] == 3


def test_lucky_coin_rolls_once_more_only_once() -> None:
    place = Place()
    place.token("locked-chest-2", place.room, 0, OPEN_TOKEN)
    krom = place.hero("krom", place.room, 4)
    place.hold("lucky-coin")
    place.turn(krom, "p1 play lucky-coin", "p1 force 3,9", "p1 spend 0", "d roll 0")
    place.play("p1 yes", "d roll 0", "p1 force 3,9", "p1 spend 0", "d roll 0")
    assert place.s.xp_down[0] == 0
    assert place.legal("move")


def test_whetstone_is_blunt_after_the_round() -> None:
    place, krom, ogre = duel("krom", "whetstone")
    place.play("p1 play whetstone")
    place.end_round()
    place.turn(krom, "p1 attack m1")
    assert place.wounds(ogre) == 3 - 2


def test_patched_leather_protects_by_armor_and_dodge() -> None:
    place, krom, ogre = duel("krom", "patched-leather")
    place.play("p1 play patched-leather")
    assert (value(place.s, krom, Stat.ARMOR), value(place.s, krom, Stat.DODGE)) == (1, 1)
    place.strike(ogre, krom)
    assert place.wounds(krom) == 5 - 1 - 1 - 1


def test_patched_leather_is_treasure_and_armor_at_once() -> None:
    place, krom, _ = duel("krom", "patched-leather", "whetstone", "footmans-shield")
    place.play("p1 play patched-leather")
    assert used_types(place.s, krom) == {CardType.TREASURE, CardType.ARMOR}
    assert place.refused("p1 play whetstone") == ["DA-CARD-04"]
    assert place.refused("p1 play footmans-shield") == ["DA-CARD-04"]


def test_antidote_vial_turns_poison_to_plain_wounds_and_removes_one() -> None:
    place, krom, _ = duel("krom", "antidote-vial")
    lorna = place.hero("lorna", place.room, 7)
    place.hero("petra", place.gate, 1)
    place.wound(krom, 1, poison=True)
    place.wound(lorna, 3, poison=True)
    place.play("p1 play antidote-vial")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert place.s.wounds[lorna] == (PLAIN, PLAIN)
    assert place.s.wounds[krom] == (POISON,)


def test_antidote_vial_helps_a_defeated_neighbour() -> None:
    place, _, _ = duel("krom", "antidote-vial")
    lorna = place.hero("lorna", place.room, 7)
    place.wound(lorna, 5, poison=True)
    place.play("p1 play antidote-vial", "p1 target h2")
    assert place.s.wounds[lorna] == (PLAIN,) * 4


def test_bell_of_waking_removes_a_wound_of_each_hero_within_three_seen_or_not() -> None:
    place = Place(archway=False)
    krom = place.hero("krom", place.gate, 4)
    near = place.hero("lorna", place.room, 4)
    far = place.hero("petra", place.room, 1)
    rival = place.hero("bull", place.gate, 3, seat=1)
    for hero in (krom, near, far, rival):
        place.wound(hero, 2)
    place.wound(near, 3)
    place.hold("bell-of-waking")
    place.turn(krom, "p1 play bell-of-waking")
    assert [place.wounds(hero) for hero in (krom, near, far, rival)] == [1, 4, 2, 2]

"""Upgrades of level II for Eldritch, Celestial and Primordial heroes."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.damage import PLAIN, POISON
from undercroft.games.alliance.combat.modifiers import is_rooted
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.map.figures import is_standing


def test_chain_lightning_is_a_ranged_attack_of_seven_and_leaps_over() -> None:
    place, _, ogre = shootout("mysterios", "chain-lightning")
    beside = place.monster("ogre", place.room, 8)
    apart = place.monster("ogre", place.room, 1)
    place.play("p1 play chain-lightning")
    assert [place.wounds(foe) for foe in (ogre, beside, apart)] == [7 - 2, 2, 0]


def test_chain_lightning_pays_for_each_that_falls() -> None:
    place, _, goblin = shootout("mysterios", "chain-lightning", foe="goblin")
    slinger = place.monster("goblin-slinger", place.room, 8)
    place.play("p1 play chain-lightning")
    assert not is_standing(place.s, goblin)
    assert not is_standing(place.s, slinger)
    assert place.s.xp_up[0] == 2 + 1


def test_sanctuary_lets_an_attack_deal_an_ally_one_damage_at_most() -> None:
    place, _, giant = duel("mirabell", "sanctuary", foe="rust-giant")
    krom = place.hero("krom", place.room, 3)
    place.play("p1 play sanctuary", "p1 target h2")
    assert used_types(place.s, krom) == {CardType.ENHANCE_SPELL}
    place.strike(giant, krom)
    assert place.wounds(krom) == 1
    place.s.frames = []
    place.strike(giant, krom)
    assert place.wounds(krom) == 2


def test_sanctuary_does_not_cleanse_poison_nor_outlast_the_round() -> None:
    place, _, widow = duel("mirabell", "sanctuary", foe="night-widow")
    krom = place.hero("krom", place.room, 3)
    place.play("p1 play sanctuary", "p1 target h2")
    place.strike(widow, krom)
    assert place.s.wounds[krom] == (POISON,)
    place.end_round()
    place.strike(widow, krom)
    assert place.wounds(krom) == 1 + 5


def test_sanctuary_reaches_four_spaces_through_walls() -> None:
    place = Place(archway=False)
    mirabell = place.hero("mirabell", place.gate, 7)
    place.hero("krom", place.room, 4)
    place.hero("petra", place.room, 1)
    place.hold("sanctuary")
    place.turn(mirabell, "p1 play sanctuary")
    assert place.legal("target") == ["h1", "h2"]


def test_cave_bear_runs_three_steps_and_needs_no_sight() -> None:
    place = Place()
    lorna = place.hero("lorna", place.gate, 0)
    unseen = place.monster("ogre", place.room, 6)
    far = place.monster("goblin", place.room, 1)
    place.hold("cave-bear")
    place.turn(lorna, "p1 play cave-bear", "p1 maul m1")
    assert (place.wounds(unseen), place.wounds(far)) == (6 - 2, 0)


def test_earthquake_strikes_near_or_far_and_shakes_all_in_the_room() -> None:
    place, root, ogre = duel("root", "earthquake")
    comrade = place.hero("krom", place.room, 8)
    rival = place.hero("petra", place.room, 6, seat=1)
    goblin = place.monster("goblin", place.room, 2)
    outside = place.monster("goblin", place.gate, 1)
    place.play("p1 play earthquake")
    assert place.legal("target") == ["m1", "m2", "m3"]
    place.play("p1 target m1")
    assert place.wounds(ogre) == 6 - 2 + 2
    assert [place.wounds(f) for f in (root, comrade, rival, goblin, outside)] == [0, 2, 2, 2, 0]


def test_earthquake_strikes_no_farther_than_three_spaces() -> None:
    place = Place()
    root = place.hero("root", *place.file(0))
    for away in (1, 3, 4):
        place.monster("ogre", *place.file(away))
    place.hold("earthquake")
    place.turn(root, "p1 play earthquake")
    assert place.legal("target") == ["m1", "m2"]


def test_earthquake_shakes_the_room_even_if_it_misses() -> None:
    place, _, _ = duel("root", "earthquake")
    giant = place.monster("rust-giant", place.gate, 4)
    goblin = place.monster("goblin", place.room, 7)
    krom = place.hero("krom", place.gate, 1)
    place.play("p1 play earthquake", "p1 target m2")
    in_the_way = 2
    assert place.wounds(giant) == 6 - 4 - in_the_way == 0
    assert (place.wounds(goblin), place.wounds(krom)) == (2, 0)


def test_starfire_is_a_ranged_attack_of_six_past_all_armor() -> None:
    place, _, giant = shootout("belzamin", "starfire", foe="rust-giant")
    place.play("p1 play starfire")
    assert place.wounds(giant) == 6
    place, _, widow = shootout("belzamin", "starfire", foe="night-widow")
    place.play("p1 play starfire")
    assert place.wounds(widow) == 6 - 4


def test_witchlight_exhausts_any_monster_and_hurts_it() -> None:
    place, _, giant = shootout("runyon-zay", "witchlight", foe="rust-giant")
    far = place.monster("goblin", place.room, 1)
    unseen = place.monster("goblin", place.room, 6)
    for foe in (giant, far, unseen):
        place.s.ready[foe] = 1
    place.play("p1 play witchlight")
    assert [place.s.ready[foe] for foe in (giant, far, unseen)] == [0, 1, 1]
    assert place.s.wounds[giant] == (0,)
    assert place.legal("attack") == ["m1"]


def test_meteor_is_a_ranged_attack_of_eight_that_bursts() -> None:
    place, _, drake = shootout("mysterios", "meteor", foe="ember-drake")
    beside = place.monster("ogre", place.room, 8)
    apart = place.monster("ogre", place.room, 1)
    place.play("p1 play meteor")
    assert [place.wounds(foe) for foe in (drake, beside, apart)] == [8 - 3, 2, 0]


def test_raise_the_fallen_cures_and_raises_a_hero_within_five() -> None:
    place = Place(archway=False)
    mirabell = place.hero("mirabell", place.gate, 7)
    bull = place.hero("bull", place.room, 1)
    place.wound(bull, 7, poison=True)
    place.hold("raise-the-fallen")
    place.turn(mirabell, "p1 play raise-the-fallen")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert is_standing(place.s, bull)
    assert place.s.wounds[bull] == (PLAIN, PLAIN)


def test_raise_the_fallen_does_not_reach_six_spaces() -> None:
    place = Place()
    far = place.beyond(place.room, 0)
    mirabell = place.hero("mirabell", place.gate, 7)
    krom = place.hero("krom", far, 7)
    place.wound(krom, 6)
    place.hold("raise-the-fallen")
    place.turn(mirabell, "p1 play raise-the-fallen")
    assert place.legal("target") == []
    assert not is_standing(place.s, krom)


def test_wrath_of_roots_roots_and_hurts_every_monster_and_rival_of_the_room() -> None:
    place = Place()
    root = place.hero("root", place.room, 8)
    krom = place.hero("krom", place.gate, 7)
    ogre = place.monster("ogre", place.room, 0)
    goblin = place.monster("goblin", place.room, 2)
    outside = place.monster("goblin", place.gate, 0)
    petra = place.hero("petra", place.room, 7, seat=1)
    comrade = place.hero("holgar", place.room, 5)
    place.hold("wrath-of-roots")
    place.turn(root, "p1 play wrath-of-roots")
    struck, spared = (ogre, goblin, petra), (outside, root, krom, comrade)
    assert [place.wounds(f) for f in (*struck, *spared)] == [1, 1, 1, 0, 0, 0, 0]
    assert is_rooted(place.s, petra)
    place.act(ogre)
    assert place.legal("go") == []
    assert place.local(place.s.spot[ogre]) == (place.room, 0)
    place.act(outside)
    assert place.legal("target") == ["h1", "h2", "h5"]

"""Whole attacks: damage, wounds, what monsters' powers and thorns add."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import SOUTH
from undercroft.games.alliance.combat.attack import AttackFrame, swept
from undercroft.games.alliance.combat.damage import POISON, wound
from undercroft.games.alliance.combat.modifiers import is_rooted, modify
from undercroft.games.alliance.combat.numbers import AttackSpec, basic_attack, damage
from undercroft.games.alliance.combat.push_pull import AWAY, NEARER, Shove, ways_out
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import health, is_defeated, monsters
from undercroft.games.alliance.scene.events import AttackResolved


def attack(place: Place, attacker: int, target: int, who: int = 0) -> None:
    """A printed attack is made."""
    place.s.frames = [AttackFrame(who, basic_attack(place.s, attacker, target))]
    place.s.run()


def fight(foe: str, hero: str = "krom") -> tuple[Place, int, int]:
    """A hero in the middle of the room, a monster north of it."""
    place = Place()
    return place, place.hero(hero, place.room, 4), place.monster(foe, place.room, 1)


def test_da_bat_01_an_attack_deals_what_the_preview_says_and_tells_its_terms() -> None:
    place, krom, ogre = fight("ogre")
    expected = damage(place.s, basic_attack(place.s, krom, ogre))
    place.s.listening, place.s.events = True, []
    attack(place, krom, ogre)
    (struck,) = [e for e in place.s.events if isinstance(e, AttackResolved)]
    assert struck.damage == expected == 1
    assert sum(t.amount for t in struck.terms()) == 1
    assert place.s.wounds[ogre] == (0,)


def test_da_bat_06_a_miss_wounds_nobody() -> None:
    place, krom, guard = fight("barrow-guard")
    attack(place, krom, guard)
    assert place.s.wounds[guard] == ()
    assert place.s.wounds[krom] == ()


def test_venom_wounds_are_poison() -> None:
    place, krom, spider = fight("cellar-spider")
    attack(place, spider, krom)
    assert place.s.wounds[krom] == (POISON, POISON)


def test_ac_44_a_cinder_imp_rolls_before_it_strikes() -> None:
    place, krom, imp = fight("cinder-imp")
    blow = AttackSpec(imp, krom, AttackKind.RANGED, 3)
    place.s.frames = [AttackFrame(0, blow)]
    place.s.run()
    place.play("d roll 3")
    assert len(place.s.wounds[krom]) == 4


def test_ac_19_barbs_prick_who_hurts_their_bearer_in_melee() -> None:
    place, krom, guard = fight("barrow-guard")
    modify(place.s, Modifier(Stat.MELEE, 3, 0, krom))
    attack(place, krom, guard)
    assert len(place.s.wounds[krom]) == 1


def test_ac_19_thorns_of_a_hero_are_credited_to_its_alliance() -> None:
    place, krom, ogre = fight("ogre")
    modify(place.s, Modifier(Stat.THORNS, 1, 0, krom))
    attack(place, ogre, krom)
    assert place.s.wounds[ogre] == (0,)


def test_ac_19_who_dies_of_thorns_does_nothing_more() -> None:
    place, krom, widow = fight("night-widow")
    wound(place.s, widow, 7, by=1)
    modify(place.s, Modifier(Stat.THORNS, 1, 0, krom))
    attack(place, widow, krom)
    assert monsters(place.s) == ()
    assert place.wounds(krom) == 6 - 1
    assert not is_rooted(place.s, krom)


def test_ac_22_a_feast_removes_the_newest_markers() -> None:
    place, krom, reaver = fight("soul-reaver")
    wound(place.s, reaver, 3, by=1)
    wound(place.s, reaver, 2, by=0)
    attack(place, reaver, krom)
    assert place.s.wounds[reaver] == (1, 1, 1)


def test_flames_burn_the_heroes_next_to_the_target() -> None:
    place, krom, drake = fight("ember-drake")
    lorna = place.hero("lorna", place.room, 3)
    holgar = place.hero("holgar", place.gate, 4)
    attack(place, drake, krom)
    assert len(place.s.wounds[lorna]) == 2
    assert place.s.wounds[holgar] == ()


def test_a_night_widow_roots_and_poisons_whom_it_hits() -> None:
    place, krom, widow = fight("night-widow")
    attack(place, widow, krom)
    assert is_rooted(place.s, krom)
    assert POISON in place.s.wounds[krom]


def test_ac_07_a_rust_giant_swats_a_hero_two_spaces_away() -> None:
    place, krom, giant = fight("rust-giant", "holgar")
    attack(place, giant, krom)
    assert place.legal("shove") == ["3,11", "4,11", "5,11"]
    place.play("p1 shove 4,11", "p1 shove 4,12")
    assert place.local(place.s.spot[krom]) == (place.gate, 1)


def test_ac_07_a_giant_is_not_moved_and_walls_stop() -> None:
    place, krom, giant = fight("rust-giant")
    spot = place.s.spot[giant]
    place.s.frames = [Shove(0, giant, krom, 2, AWAY)]
    place.s.run()
    assert place.s.spot[giant] == spot
    goblin = place.monster("goblin", place.room, 7)
    assert ways_out(place.s, goblin, krom, NEARER) == []


def test_ac_07_every_hero_can_be_pushed() -> None:
    place = Place()
    zay = place.hero("runyon-zay", *place.file(3))
    lorna = place.hero("lorna", *place.file(1), seat=1)
    place.hold("gust", seat=1)
    place.turn(lorna, "p2 play gust", "p2 shove 4,10", "p2 shove 4,9")
    assert place.local(place.s.spot[zay]) == (place.room, 1)


@pytest.mark.parametrize("falls", [True, False])
def test_ac_07_nobody_is_asked_to_push_a_rival_that_has_fallen(falls: bool) -> None:
    place = Place()
    place.agree(pvp=True)
    krom = place.hero("krom", place.room, 4)
    petra = place.hero("petra", place.room, 7, seat=1)
    place.wound(petra, health(place.s, petra) - (1 if falls else 4))
    place.artifact("horn-of-giants")
    place.turn(krom, "p1 attack h5")
    assert is_defeated(place.s, petra) is falls
    assert place.legal("yes") == ([] if falls else ["yes"])


def test_ac_06_a_horn_for_melee_is_silent_when_thrown_oil_splashes() -> None:
    place, _, ogre = shootout("krom", "throwing-oil")
    goblin = place.monster("goblin", place.room, 4)
    place.artifact("horn-of-giants")
    place.play("p1 play throwing-oil", "p1 target m1")
    assert (place.wounds(ogre), place.wounds(goblin)) == (4 - 2, 1)
    assert place.legal("yes") == []


def test_ac_09_a_charge_counts_the_steps_of_its_own_hero() -> None:
    place, bull, ogre = duel("bull", "charge")
    place.play("p1 play charge")
    lorna = place.hero("lorna", place.gate, 7)
    turn = place.turn(lorna, "p1 move 4,11")
    assert turn.moved == 3
    place.strike(bull, ogre)
    assert place.wounds(ogre) == 3 - 2


def test_ac_37_whoever_steps_in_is_stung_by_the_same_attacker() -> None:
    place, krom, widow = fight("night-widow")
    senneth = place.hero("senneth", place.room, 6)
    place.hold("moonshade")
    place.strike(widow, krom, "p1 play moonshade")
    assert place.wounds(krom) == 0
    assert place.s.wounds[senneth] == (POISON,) * (6 - 2 - 2)


def test_ac_31_a_savage_swing_takes_everybody_beside_it_in_its_arc() -> None:
    place, krom, ogre = fight("ogre")
    left = place.hero("lorna", place.room, 0)
    place.hero("holgar", place.gate, 4)
    assert swept(place.s, basic_attack(place.s, ogre, krom), SOUTH) == [left]


def test_da_pvp_03_every_two_wounds_on_a_rival_pay_one() -> None:
    place = Place()
    place.agree(pvp=True)
    krom = place.hero("krom", place.room, 4)
    petra = place.hero("petra", place.room, 1, seat=1)
    modify(place.s, Modifier(Stat.MELEE, 4, 0, krom))
    attack(place, krom, petra)
    assert len(place.s.wounds[petra]) == 5
    assert place.s.xp_up == [2, 0]


def test_da_bat_11_a_kill_pays_at_once() -> None:
    place, krom, goblin = fight("goblin")
    modify(place.s, Modifier(Stat.MELEE, 2, 0, krom))
    attack(place, krom, goblin)
    assert monsters(place.s) == ()
    assert place.s.xp_up == [2, 0]

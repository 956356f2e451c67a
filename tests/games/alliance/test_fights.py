"""Fights from range and sight to experience, with pets, areas and rivals, played out."""

from __future__ import annotations

import pytest

import undercroft as uc
from tests.games.alliance.scenes import Place, card, duel, shootout
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.combat.damage import PLAIN, POISON, wound
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.combat.numbers import near_enemies
from undercroft.games.alliance.content.stat_ids import BY_POWER
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import monsters
from undercroft.games.alliance.notation import KNOWN_TRAP
from undercroft.games.alliance.scene.events import AttackResolved
from undercroft.games.alliance.state import Alliance


def strengthen(place: Place, figure: int, amount: int, stat: Stat = Stat.MELEE) -> None:
    """A figure is stronger for a while."""
    modify(place.s, Modifier(stat, amount, BY_POWER, figure))
    place.s.listed = None


# ---- one attack ----------------------------------------------------------------------------------


def test_da_bat_01_range_then_strength_then_damage_then_experience() -> None:
    place, krom, _ = duel("krom", foe="goblin")
    place.monster("goblin", place.gate, 7)
    strengthen(place, krom, 1)
    assert place.legal("attack") == ["m1"]
    assert place.refused("p1 attack m2") == ["DA-BAT-01"]
    place.s.listening, place.s.events = True, []
    place.play("p1 attack m1")
    (struck,) = [event for event in place.s.events if isinstance(event, AttackResolved)]
    assert struck.damage == 3 + 1 - 1
    assert place.s.xp_up == [2, 0]


def test_da_bat_06_strength_beyond_defence_wounds_and_no_more() -> None:
    place, krom, guard = duel("krom", foe="barrow-guard")
    strengthen(place, krom, 1)
    place.play("p1 attack m1")
    assert place.wounds(guard) == 0
    place.turn(krom)
    strengthen(place, krom, 2)
    place.play("p1 attack m1")
    assert place.wounds(guard) == 3 + 1 + 2 - 4


def test_da_bat_07_a_card_cuts_down_the_kind_of_defence_it_names() -> None:
    place, _, guard = duel("mcfarlin", "dirty-trick", foe="barrow-guard")
    place.play("p1 play dirty-trick", "p1 attack m1")
    assert place.wounds(guard) == 2 + 1 - (4 - 2)
    other, _, spider = duel("mcfarlin", "dirty-trick", foe="cellar-spider")
    other.play("p1 play dirty-trick", "p1 attack m1")
    assert other.wounds(spider) == 2 + 1 - 2


def test_da_bat_09_only_a_card_that_says_so_takes_others_out_of_the_line() -> None:
    place = Place()
    lorna = place.hero("lorna", place.gate, 7)
    place.hero("krom", place.gate, 4)
    ogre = place.monster("ogre", place.gate, 1)
    place.turn(lorna, "p1 attack m1")
    assert place.wounds(ogre) == 0
    place.artifact("elfglass-bow", lorna)
    place.turn(lorna, "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2


def test_da_bat_14_cards_too_take_experience_out_of_the_pools() -> None:
    place, _, _ = duel("krom")
    place.s.pools = [1, 9]
    place.artifact("kings-ransom", 0)
    assert (place.s.pools, place.s.xp_down[0]) == ([0, 7], 3)


def test_da_bat_15_wounds_are_poison_where_the_source_is() -> None:
    place, krom, spider = duel("krom", foe="cellar-spider")
    place.wound(krom, 1)
    place.strike(spider, krom)
    assert place.s.wounds[krom] == (PLAIN, POISON, POISON)


def test_da_bat_16_at_its_health_a_hero_is_defeated_and_the_newest_wounds_go() -> None:
    place, krom, _ = duel("krom")
    place.wound(krom, 5)
    place.wound(krom, 3, poison=True)
    assert place.s.wounds[krom] == (PLAIN,) * 5 + (POISON,)
    assert place.s.fallen == [1, 0]


def test_da_bat_22_one_may_attack_without_hope() -> None:
    place, graltar, giant = duel("graltar", "tremor-stamp", foe="rust-giant")
    assert place.legal("attack") == ["m1"]
    place.play("p1 attack m1")
    assert place.wounds(giant) == 0
    assert place.legal("move") == []
    assert place.s.facing[graltar] == 0


# ---- pets and areas ------------------------------------------------------------------------------


def kennel(archway: bool = True) -> tuple[Place, int, int]:
    """Lorna with her hawk at the gate, an ogre in the room that she does not see."""
    place = Place(archway=archway)
    lorna = place.hero("lorna", place.gate, 3)
    ogre = place.monster("ogre", place.room, 6)
    place.hold("hawk-companion")
    place.turn(lorna)
    return place, lorna, ogre


def test_da_bat_17_a_pet_attacks_beside_its_hero_and_only_if_that_may() -> None:
    place, lorna, ogre = duel("lorna", "hawk-companion")
    far = place.monster("goblin", place.gate, 1)
    place.play("p1 attack m2", "p1 play hawk-companion", "p1 maul m1")
    assert (place.wounds(far), place.wounds(ogre)) == (2, 1)
    place.turn(lorna)
    place.hold("hawk-companion")
    place.s.columns[lorna] = ()
    place.play("p1 run")
    assert place.refused("p1 play hawk-companion") == ["DA-ACT-12"]


def test_ac_06_the_hit_of_a_pet_is_no_hit_of_its_hero() -> None:
    place, lorna, ogre = duel("lorna", "hawk-companion")
    place.s.EFFECTS.start(place.s, "tremor-stamp", lorna)
    place.s.run()
    place.play("p1 play hawk-companion")
    assert place.wounds(ogre) == 1
    assert place.local(place.s.spot[ogre]) == place.file(5)


def test_da_bat_18_a_pet_needs_an_open_way_and_no_sight() -> None:
    place, lorna, ogre = kennel()
    place.hero("krom", place.room, 7)
    assert place.legal("attack") == []
    place.play("p1 play hawk-companion")
    assert place.wounds(ogre) == 3 - 2
    closed, _, _ = kennel(archway=False)
    assert closed.refused("p1 play hawk-companion") == ["DA-ACT-12"]
    assert lorna == 0


def test_da_bat_20_its_way_is_no_longer_than_its_range() -> None:
    place, lorna, ogre = kennel()
    place.s.stand(ogre, place.square(place.room, 0))
    place.s.stand(lorna, place.square(place.gate, 4))
    place.turn(lorna)
    assert place.legal("play") == ["hawk-companion"]
    place.s.stand(lorna, place.square(place.gate, 7))
    place.turn(lorna)
    assert place.legal("play") == []
    place.s.stand(lorna, place.square(place.gate, 4))
    place.turn(lorna, "p1 play hawk-companion")
    assert place.wounds(ogre) == 3 - 2


def test_da_bat_21_rivals_are_no_targets_but_areas_hurt_them_and_earn_nothing() -> None:
    place = Place()
    lorna = place.hero("lorna", place.room, 4)
    petra = place.hero("petra", place.room, 0, seat=1)
    krom = place.hero("krom", place.room, 2)
    ogre = place.monster("ogre", place.room, 7)
    place.hold("earthquake")
    place.turn(lorna)
    assert near_enemies(place.s, lorna, 9) == [ogre]
    assert place.refused("p1 attack h5") == ["DA-BAT-01"]
    place.play("p1 play earthquake")
    assert (place.wounds(petra), place.wounds(krom)) == (2, 2)
    assert place.wounds(ogre) == 6 - 2 + 2
    assert place.s.xp_up == [0, 0]


def test_da_bat_23_monsters_keep_wounds_and_places_unless_a_power_heals_them() -> None:
    place, _, ogre = duel("krom")
    troll = place.monster("fen-troll", place.room, 8)
    where = [place.s.spot[f] for f in (ogre, troll)]
    wound(place.s, ogre, 3, by=0)
    wound(place.s, troll, 3, by=0)
    place.next_round()
    assert (place.wounds(ogre), place.wounds(troll)) == (3, 1)
    assert [place.s.spot[f] for f in (ogre, troll)] == where


def test_da_bat_24_what_nobody_has_done_is_nobodys_credit() -> None:
    place, _, ogre = duel("krom")
    wound(place.s, ogre, 6, by=-1)
    wound(place.s, ogre, 1, by=1)
    assert place.s.xp_up == [0, 5]


def test_da_bat_24_a_trap_earns_its_victim_nothing_and_a_spell_does() -> None:
    place = Place()
    place.agree(pvp=True)
    krom = place.hero("krom", place.gate, 1)
    petra = place.hero("petra", place.room, 6, seat=1)
    place.token("choking-gas-3", place.room, 0, KNOWN_TRAP)
    place.turn(krom, "p1 move 4,11")
    assert (place.wounds(krom), place.wounds(petra)) == (3, 3)
    assert place.s.xp_up == [0, 0]
    place.hold("earthquake")
    lorna = place.hero("lorna", place.room, 1)
    place.monster("ogre", place.room, 8)
    place.turn(lorna, "p1 play earthquake", "p1 target m1")
    assert place.s.xp_up == [1, 0]


def test_da_bat_25_of_several_that_fall_at_once_the_active_player_names_the_first() -> None:
    place, _, _ = shootout("runyon-zay", "wild-spark", foe="ogre")
    for local in (3, 4, 5):
        place.monster("cellar-spider", place.room, local)
        place.wound(16 + local - 2, 1)
    place.play("p1 play wild-spark", "p1 target m1")
    assert place.legal("target") == ["m2", "m3", "m4"]
    place.play("p1 target m3")
    assert len(monsters(place.s)) == 3
    place.play("p1 target m4")
    assert monsters(place.s) == (16,)
    assert place.s.xp_up == [3 * 2, 0]


# ---- rivals --------------------------------------------------------------------------------------


def feud(*, krom_at_home: bool = False) -> tuple[Place, int, int]:
    """Krom and Petra beside each other in the room, or he on his own starting tile; PvP is on."""
    place = Place()
    place.agree(pvp=True)
    krom = place.hero("krom", place.gate if krom_at_home else place.room, 1)
    petra = place.hero("petra", place.room, 7 if krom_at_home else 4, seat=1)
    place.turn(krom)
    return place, krom, petra


def test_da_pvp_02_rivals_are_enemies_in_every_respect() -> None:
    place, krom, petra = feud()
    assert place.legal("attack") == ["h5"]
    turn = place.turn(krom, "p1 move 3,9")
    assert turn.spent == 2
    place.agree(pvp=False)
    place.turn(krom)
    assert place.legal("attack") == []
    assert petra == 4


@pytest.mark.parametrize(("more", "xp"), [(0, 0), (1, 1), (2, 1), (9, 5)])
def test_da_pvp_03_half_the_wounds_pay_surplus_included(more: int, xp: int) -> None:
    place, krom, _ = feud()
    strengthen(place, krom, more)
    place.play("p1 attack h5")
    assert place.s.xp_up == [xp, 0]


def test_da_pvp_04_a_fall_pays_no_more_and_costs_its_owner_a_token() -> None:
    place, krom, petra = feud()
    place.wound(petra, 5)
    strengthen(place, krom, 1)
    place.play("p1 attack h5")
    assert place.s.xp_up == [1, 0]
    assert place.s.fallen == [0, 1]


def test_da_pvp_05_nobody_fights_rivals_on_or_from_the_own_starting_tile() -> None:
    place, krom, petra = feud(krom_at_home=True)
    assert place.legal("attack") == []
    place.turn(petra)
    assert place.legal("attack") == []
    goblin = place.monster("goblin", place.gate, 0)
    place.strike(goblin, krom)
    assert place.wounds(krom) == 2
    away, _, _ = feud()
    assert away.legal("attack") == ["h5"]


def test_da_pvp_06_a_starting_tile_shelters_only_its_own_colour() -> None:
    place, krom, petra = feud()
    place.s.stand(petra, place.square(place.gate, 1))
    place.s.stand(krom, place.square(place.room, 7))
    place.turn(krom)
    assert place.legal("attack") == ["h5"]
    place.s.stand(krom, place.square(place.gate, 0))
    place.turn(krom)
    assert place.legal("attack") == []


def test_da_pvp_07_halves_are_rounded_attack_by_attack() -> None:
    place, krom, petra = feud()
    bull = place.hero("bull", place.room, 0, seat=1)
    strengthen(place, krom, 2)
    place.play("p1 attack h5", "p1 attack h6")
    assert (place.wounds(petra), place.wounds(bull)) == (3, 4)
    assert place.s.xp_up == [1 + 2, 0]


@pytest.mark.parametrize(("seats", "is_pvp"), [(1, False), (2, True)])
def test_da_pvp_08_only_alliances_that_compete_fight_each_other(seats: int, is_pvp: bool) -> None:
    t = uc.new("alliance", seats=seats, seed=1, options={"pvp": True})
    assert isinstance(t.state, Alliance)
    assert t.state.options.pvp is is_pvp


def test_what_a_card_adds_is_named_in_the_log() -> None:
    place, _, _ = duel("krom", "notched-cleaver")
    place.s.listening, place.s.events = True, []
    place.play("p1 play notched-cleaver", "p1 attack m1")
    (struck,) = [event for event in place.s.events if isinstance(event, AttackResolved)]
    assert [term.source for term in struck.terms()][:2] == ["", "card:notched-cleaver"]
    assert card("notched-cleaver") in place.s.columns[0]

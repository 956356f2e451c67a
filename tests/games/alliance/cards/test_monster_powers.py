"""What each kind of monster can do that others cannot."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.modifiers import Modifier
from undercroft.crawl.space.grid import SOUTH
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.damage import POISON, wound
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.combat.numbers import basic_attack
from undercroft.games.alliance.content.stat_ids import ROOTED
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import is_standing
from undercroft.games.alliance.phases.end_phase import EndPhase
from undercroft.games.alliance.phases.round import Activate


def hold_fast(place: Place, figure: int) -> None:
    """A figure makes no steps."""
    modify(place.s, Modifier(ROOTED, 1, 0, figure))


@pytest.mark.parametrize(("others", "bonus"), [((), 0), ((0,), 1), ((0, 2), 2), ((0, 2, 3), 2)])
def test_goblin_mob_adds_one_for_each_other_goblin_beside_the_target_up_to_two(
    others: tuple[int, ...], bonus: int
) -> None:
    place, krom, goblin = duel("krom", foe="goblin")
    for local in others:
        place.monster("goblin", place.room, local)
    place.strike(goblin, krom)
    assert place.wounds(krom) == 3 + bonus - 1


def test_goblin_mob_counts_no_slingers_and_none_that_stand_apart() -> None:
    place, krom, goblin = duel("krom", foe="goblin")
    place.monster("goblin-slinger", place.room, 0)
    place.monster("goblin", place.gate, 4)
    place.strike(goblin, krom)
    assert place.wounds(krom) == 3 - 1


def test_cellar_spider_venom_makes_poison_wounds() -> None:
    place, krom, spider = duel("krom", foe="cellar-spider")
    place.strike(spider, krom)
    assert place.s.wounds[krom] == (POISON, POISON)


def test_tunnel_wolf_pounce_adds_one_after_two_points_of_speed() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    wolf = place.monster("tunnel-wolf", place.room, 4)
    place.act(wolf, "p1 go 4,12")
    assert place.wounds(krom) == 4 + 1 - 1


@pytest.mark.parametrize(("hero_at", "steps"), [(1, 0), (4, 1)])
def test_tunnel_wolf_pounce_needs_a_run(hero_at: int, steps: int) -> None:
    place = Place()
    krom = place.hero("krom", place.gate, hero_at)
    wolf = place.monster("tunnel-wolf", place.room, 7)
    modify(place.s, Modifier(Stat.SPEED, steps - 5, 0, wolf))
    place.act(wolf)
    while place.s.frames:
        place.play(f"p1 go {place.legal('go')[0]}")
    assert place.wounds(krom) == 4 - 1


def test_bone_sentry_dry_bones_add_armor_against_ranged_attacks() -> None:
    place, _, sentry = shootout("lorna", "whetstone", foe="bone-sentry")
    place.play("p1 play whetstone", "p1 attack m1")
    assert place.wounds(sentry) == 3 + 1 - (2 + 1)
    place, _, sentry = shootout("mysterios", "ember-lance", foe="bone-sentry")
    place.play("p1 play ember-lance")
    assert place.wounds(sentry) == 5 - (2 + 1)


def test_bone_sentry_dry_bones_do_not_help_against_blades_and_beasts() -> None:
    place, _, sentry = duel("krom", foe="bone-sentry")
    place.play("p1 attack m1")
    assert place.wounds(sentry) == 3 - 2
    place, _, sentry = shootout("lorna", "cave-cat", foe="bone-sentry")
    place.play("p1 play cave-cat")
    assert place.wounds(sentry) == 4 - 2


@pytest.mark.parametrize(("rolled", "bonus"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_cinder_imp_spark_adds_what_the_die_says(rolled: int, bonus: int) -> None:
    place, krom, imp = shootout("krom", foe="cinder-imp")
    place.strike(imp, krom, f"d roll {rolled}")
    assert place.wounds(krom) == 3 + bonus - 1


def test_cinder_imp_spark_adds_to_the_bonus_of_a_solo_card() -> None:
    place, krom, imp = shootout("krom", foe="cinder-imp")
    place.s.push(AttackFrame(0, basic_attack(place.s, imp, krom)._replace(bonus=2)))
    place.s.run()
    place.play("d roll 2")
    assert place.wounds(krom) == 3 + 2 + 1 - 1


def test_cinder_imp_spark_is_rolled_before_anybody_reacts() -> None:
    place, krom, imp = shootout("krom", "reflex", foe="cinder-imp")
    place.strike(imp, krom, "d roll 3", "p1 play reflex")
    assert place.wounds(krom) == 3 + 2 - 1 - 2


def swing() -> tuple[Place, int, int, int]:
    """An ogre that cannot walk, Krom south of it and Holgar west of it."""
    place = Place()
    krom = place.hero("krom", place.room, 7)
    holgar = place.hero("holgar", place.room, 3)
    ogre = place.monster("ogre", place.room, 4)
    hold_fast(place, ogre)
    return place, krom, holgar, ogre


def test_ogre_savage_swing_falls_on_every_hero_beside_it_in_its_arc() -> None:
    place, krom, holgar, ogre = swing()
    petra = place.hero("petra", place.room, 5)
    rival = place.hero("bull", place.room, 6, seat=1)
    behind = place.hero("lorna", place.room, 2)
    place.act(ogre, "p1 target h1")
    assert place.s.facing[ogre] == SOUTH
    struck = [place.wounds(hero) for hero in (krom, holgar, petra, rival)]
    assert struck == [5 - 1, 5 - 2, 5 - 2, 5 - 1]
    assert place.wounds(behind) == 0


def test_ogre_savage_swing_can_be_answered_by_each_hero() -> None:
    place, krom, holgar, ogre = swing()
    place.hold("reflex", "reflex")
    place.act(ogre, "p1 target h1", "p1 play reflex", "p1 play reflex")
    assert (place.wounds(krom), place.wounds(holgar)) == (5 - 1 - 2, 5 - 2 - 2)


def test_ogre_savage_swing_ends_with_the_ogre() -> None:
    place, krom, holgar, ogre = swing()
    modify(place.s, Modifier(Stat.THORNS, 1, 0, krom))
    place.wound(ogre, 6)
    place.act(ogre, "p1 target h1")
    assert not is_standing(place.s, ogre)
    assert (place.wounds(krom), place.wounds(holgar)) == (5 - 1, 0)


@pytest.mark.parametrize(("speed", "start", "spent"), [(0, 7, 0), (0, 1, 1), (2, 1, 1)])
def test_death_fairy_alacrity_loses_one_for_each_point_of_speed(
    speed: int, start: int, spent: int
) -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    fairy = place.monster("death-fairy", place.room, start)
    modify(place.s, Modifier(Stat.SPEED, speed, 0, fairy))
    place.act(fairy)
    while place.s.frames:
        place.play(f"p1 go {place.legal('go')[0]}")
    assert place.wounds(krom) == 6 - spent - 1


def test_death_fairy_alacrity_leaves_it_an_attack_of_two() -> None:
    place = Place()
    far = place.beyond(place.room, 0)
    krom = place.hero("krom", place.gate, 7)
    fairy = place.monster("death-fairy", far, 1)
    modify(place.s, Modifier(Stat.SPEED, 2, 0, fairy))
    place.act(fairy)
    assert place.local(place.s.spot[fairy]) == (place.room, 7)
    assert place.wounds(krom) == 2 - 1


def test_gargoyle_swoop_flies_over_a_hero_who_suffers() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    lorna = place.hero("lorna", place.gate, 4)
    gargoyle = place.monster("gargoyle", place.room, 1)
    place.act(gargoyle, "p1 target h2", "p1 go 4,12")
    assert place.wounds(krom) == 1
    assert place.wounds(lorna) == 5 - 1


def test_gargoyle_swoop_leaves_heroes_freely() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    lorna = place.hero("lorna", place.gate, 7)
    gargoyle = place.monster("gargoyle", place.room, 1)
    modify(place.s, Modifier(Stat.SPEED, -1, 0, gargoyle))
    place.act(gargoyle, "p1 target h2", "p1 go 4,13")
    assert (place.wounds(krom), place.wounds(lorna)) == (1, 5 - 1)


def test_fen_troll_knits_two_newest_wounds_in_the_end_phase() -> None:
    place = Place()
    troll = place.monster("fen-troll", place.room, 4)
    wound(place.s, troll, 2, by=1)
    wound(place.s, troll, 3, by=0)
    place.s.frames = [EndPhase()]
    place.s.run()
    assert place.s.wounds[troll] == (1, 1, 0)
    place.s.bear(troll, (1,))
    place.s.frames = [EndPhase()]
    place.s.run()
    assert place.s.wounds[troll] == ()


def test_barrow_guard_barbs_hurt_who_wounds_it_in_melee() -> None:
    place, krom, guard = duel("krom", "giants-knuckle", foe="barrow-guard")
    place.play("p1 play giants-knuckle", "p1 choose 2", "p1 attack m1")
    assert (place.wounds(guard), place.wounds(krom)) == (3 + 3 - 4, 1)


def test_barrow_guard_barbs_hurt_nobody_who_misses_shoots_or_sends_a_beast() -> None:
    place, krom, _ = duel("krom", foe="barrow-guard")
    place.play("p1 attack m1")
    assert place.wounds(krom) == 0
    place, krom, guard = shootout("krom", "storm-wand", foe="barrow-guard")
    place.play("p1 play storm-wand", "p1 choose 1")
    assert (place.wounds(guard), place.wounds(krom)) == (6 - 4, 0)
    place, root, guard = duel("root", "cave-bear", foe="barrow-guard")
    place.play("p1 play cave-bear")
    assert (place.wounds(guard), place.wounds(root)) == (6 - 4, 0)


def test_rust_giant_swats_a_hero_two_spaces_away() -> None:
    place, holgar, giant = duel("holgar", foe="rust-giant")
    place.strike(giant, holgar)
    assert place.legal("shove") == ["3,11", "4,11", "5,11"]
    place.play("p2 shove 4,11", "p2 shove 4,12")
    assert place.wounds(holgar) == 7 - 2
    assert place.local(place.s.spot[holgar]) == (place.gate, 1)


def test_rust_giant_does_not_swat_whom_it_misses() -> None:
    place, holgar, giant = duel("holgar", "old-guard-plate", foe="rust-giant")
    modify(place.s, Modifier(Stat.ARMOR, 2, 0, holgar))
    place.play("p1 play old-guard-plate")
    place.strike(giant, holgar)
    assert place.local(place.s.spot[holgar]) == (place.room, 4)


def test_rust_giant_swats_a_hero_into_a_trap() -> None:
    place, holgar, giant = duel("holgar", foe="rust-giant")
    place.token("pit-1", place.gate, 8)
    hold_fast(place, giant)
    place.act(giant, "p1 shove 4,11", "p1 shove 4,12", "d show tokens-1 0 pit-1")
    assert place.wounds(holgar) == 7 - 2 + 1
    assert place.s.frames == []


def test_rust_giant_is_neither_pushed_nor_swapped() -> None:
    place, _, giant = shootout("lorna", "gust", foe="rust-giant")
    place.play("p1 play gust")
    assert place.local(place.s.spot[giant]) == (place.room, 7)
    place, emanon, giant = shootout("emanon", "borrowed-place", foe="rust-giant")
    place.play("p1 play borrowed-place")
    assert place.local(place.s.spot[giant]) == (place.room, 7)
    assert place.local(place.s.spot[emanon]) == (place.gate, 4)


def test_night_widow_stings_with_poison_and_snares_until_the_next_turn_has_ended() -> None:
    place, krom, widow = duel("krom", foe="night-widow")
    place.strike(widow, krom)
    assert place.s.wounds[krom] == (POISON,) * 5
    place.end_round()
    place.s.frames = [Activate(0)]
    place.s.run()
    assert place.legal("move") == []
    assert place.refused("p1 run") == ["AC-10"]
    assert place.legal("attack") == ["m1"]
    place.play("p1 stop")
    place.turn(krom)
    assert place.legal("move")


def test_night_widow_does_not_snare_whom_it_misses() -> None:
    place, krom, widow = duel("krom", foe="night-widow")
    modify(place.s, Modifier(Stat.ARMOR, 5, 0, krom))
    place.strike(widow, krom)
    place.turn(krom)
    assert place.legal("move")


def test_ember_drake_flames_burn_every_other_hero_beside_its_target() -> None:
    place, krom, drake = shootout("krom", foe="ember-drake")
    lorna = place.hero("lorna", place.gate, 3)
    rival = place.hero("petra", place.gate, 7, seat=1)
    place.strike(drake, krom)
    assert (place.wounds(krom), place.wounds(lorna), place.wounds(rival)) == (7 - 1, 2, 2)


def test_ember_drake_flames_burn_nobody_when_it_misses() -> None:
    place, krom, drake = shootout("krom", foe="ember-drake")
    lorna = place.hero("lorna", place.gate, 3)
    modify(place.s, Modifier(Stat.ARMOR, 6, 0, krom))
    place.strike(drake, krom)
    assert (place.wounds(krom), place.wounds(lorna)) == (0, 0)


def test_soul_reaver_feast_closes_a_wound_for_every_two_it_deals() -> None:
    place, krom, reaver = duel("krom", foe="soul-reaver")
    wound(place.s, reaver, 2, by=1)
    wound(place.s, reaver, 3, by=0)
    place.strike(reaver, krom)
    assert place.wounds(krom) == 6 - 1
    assert place.s.wounds[reaver] == (1, 1, 0)

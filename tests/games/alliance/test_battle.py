"""Attack, defence and damage, term by term."""

from __future__ import annotations

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier, team
from undercroft.crawl.space.grid import NORTH, SOUTH
from undercroft.games.alliance.combat.bonus_conditions import is_behind
from undercroft.games.alliance.combat.damage import wound
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.combat.numbers import (
    AttackSpec,
    basic_attack,
    can_be_hurt,
    damage,
    defense_terms,
    is_at_home,
    reach_of,
    strength_terms,
    targets,
)
from undercroft.games.alliance.content.schema import AttackKind
from undercroft.games.alliance.content.stat_ids import (
    DAMAGE_LIMIT,
    FIRST_BOON,
    FIRST_PIERCE,
    LIBRARY,
)
from undercroft.games.alliance.effects.vocabulary import Boon, Guard, Stat
from undercroft.games.alliance.notation import NOTATION
from undercroft.games.alliance.phases.hero_turn import Turn

CARD = NOTATION.cards.parse("oathhammer")


def strength(place: Place, blow: AttackSpec) -> int:
    """The announced strength."""
    return sum(term.amount for term in strength_terms(place.s, blow))


def defense(place: Place, blow: AttackSpec) -> int:
    """The whole defence."""
    return sum(term.amount for term in defense_terms(place.s, blow))


def duel(hero: str = "krom", foe: str = "goblin") -> tuple[Place, int, int]:
    """A hero in the middle of the gate, a monster north of it."""
    place = Place()
    return place, place.hero(hero, place.gate, 4), place.monster(foe, place.gate, 1)


def test_da_bat_02_melee_reaches_what_is_adjacent_and_not_through_walls() -> None:
    place, krom, goblin = duel()
    place.monster("goblin", place.room, 7)
    assert targets(place.s, krom, reach_of(place.s, krom, AttackKind.MELEE)) == [goblin]
    closed = Place(archway=False)
    lone = closed.hero("krom", closed.gate, 1)
    closed.monster("goblin", closed.room, 7)
    assert targets(closed.s, lone, (1, 1)) == []


def test_da_bat_03_ranged_attacks_reach_two_or_three_spaces() -> None:
    place, lorna, _ = duel("lorna")
    near = place.monster("goblin", place.room, 7)
    far = place.monster("goblin", place.room, 4)
    place.monster("goblin", place.room, 1)
    assert targets(place.s, lorna, reach_of(place.s, lorna, AttackKind.RANGED)) == [near, far]
    modify(place.s, Modifier(Stat.RANGE, 1, CARD, lorna))
    assert reach_of(place.s, lorna, AttackKind.RANGED) == (2, 4)


def test_da_bat_04_strength_is_base_and_matching_bonuses() -> None:
    place, krom, goblin = duel()
    modify(place.s, Modifier(Stat.MELEE, 2, CARD, krom))
    modify(place.s, Modifier(Stat.RANGED, 5, CARD, krom))
    modify(place.s, Modifier(Stat.ATTACK, 1, CARD, team(0)))
    terms = strength_terms(place.s, basic_attack(place.s, krom, goblin))
    assert [(t.label, t.amount) for t in terms] == [
        ("base", 3),
        ("Oathhammer", 2),
        ("Oathhammer", 1),
    ]


def test_da_card_08_a_ranged_bonus_counts_only_in_ranged_attacks() -> None:
    place, lorna, goblin = duel("lorna")
    modify(place.s, Modifier(Stat.MELEE, 2, CARD, lorna))
    assert strength(place, basic_attack(place.s, lorna, goblin)) == 3
    assert strength(place, AttackSpec(lorna, goblin, AttackKind.MELEE, 4)) == 6


def test_da_bat_05_armor_and_dodge_of_all_sources_add_up() -> None:
    place, krom, goblin = duel()
    modify(place.s, Modifier(Stat.ARMOR, 2, CARD, krom))
    modify(place.s, Modifier(Stat.DODGE, 1, CARD, krom))
    assert defense(place, basic_attack(place.s, goblin, krom)) == 4


def test_da_bat_06_equal_is_a_miss() -> None:
    place, krom, goblin = duel()
    assert damage(place.s, basic_attack(place.s, krom, goblin)) == 2
    modify(place.s, Modifier(Stat.DODGE, 2, CARD, goblin))
    assert damage(place.s, basic_attack(place.s, krom, goblin)) == 0


def test_da_bat_07_one_kind_of_defence_is_ignored() -> None:
    place, krom, sentry = duel(foe="bone-sentry")
    modify(place.s, Modifier(FIRST_PIERCE + Guard.ARMOR, 1, CARD, krom))
    assert defense(place, basic_attack(place.s, krom, sentry)) == 1
    modify(place.s, Modifier(FIRST_PIERCE + Guard.DODGE, 9, CARD, krom))
    assert defense(place, basic_attack(place.s, krom, sentry)) == 1


def test_da_bat_08_everybody_in_the_line_hinders_a_ranged_attack() -> None:
    place, lorna, _ = duel("lorna")
    far = place.monster("goblin", place.room, 4)
    place.monster("goblin", place.room, 7)
    assert defense(place, basic_attack(place.s, lorna, far)) == 3
    assert defense(place, AttackSpec(lorna, far, AttackKind.MELEE, 3)) == 1


def test_da_bat_09_a_card_may_take_the_others_out_of_the_line() -> None:
    place, lorna, _ = duel("lorna")
    far = place.monster("goblin", place.room, 4)
    modify(place.s, Modifier(FIRST_PIERCE + Guard.OBSTRUCTION, 1, CARD, lorna))
    assert defense(place, basic_attack(place.s, lorna, far)) == 1


def test_da_bat_08_a_defeated_hero_is_not_in_the_way() -> None:
    place = Place()
    lorna = place.hero("lorna", place.gate, 4)
    krom = place.hero("krom", place.gate, 1)
    goblin = place.monster("goblin", place.room, 7)
    assert defense(place, basic_attack(place.s, lorna, goblin)) == 2
    wound(place.s, krom, 9, by=-1)
    assert defense(place, basic_attack(place.s, lorna, goblin)) == 1


def test_da_bat_19_a_pet_profits_only_from_what_names_pets() -> None:
    place, krom, goblin = duel()
    modify(place.s, Modifier(Stat.ATTACK, 3, CARD, krom))
    modify(place.s, Modifier(Stat.PET, 2, CARD, krom))
    assert strength(place, AttackSpec(krom, goblin, AttackKind.MELEE, 3, pet=True)) == 5


def test_da_def_02_a_defeated_hero_cannot_be_hurt() -> None:
    place, krom, goblin = duel()
    wound(place.s, krom, 9, by=-1)
    assert not can_be_hurt(place.s, krom)
    assert targets(place.s, goblin, (1, 1)) == []


def test_da_los_01_a_fixed_facing_limits_the_targets() -> None:
    place, krom, goblin = duel()
    south = place.monster("goblin", place.gate, 7)
    assert targets(place.s, krom, (1, 1), NORTH) == [goblin]
    assert targets(place.s, krom, (1, 1), SOUTH) == [south]


def test_ac_12_behind_is_outside_the_arc_of_the_target() -> None:
    place, krom, goblin = duel()
    place.s.facing[goblin] = NORTH
    assert is_behind(place.s, krom, goblin)
    place.s.facing[goblin] = SOUTH
    assert not is_behind(place.s, krom, goblin)


def test_a_bonus_with_a_condition_counts_when_it_holds() -> None:
    place, krom, goblin = duel()
    node = LIBRARY.nodes.parse("throat-strike/steps/1")
    source = NOTATION.cards.parse("throat-strike")
    modify(place.s, Modifier(Stat.MELEE, 2, source, krom, test=node))
    place.s.facing[goblin] = NORTH
    assert strength(place, basic_attack(place.s, krom, goblin)) == 5
    place.s.facing[goblin] = SOUTH
    assert strength(place, basic_attack(place.s, krom, goblin)) == 3


def test_a_charge_counts_after_three_spaces() -> None:
    place, bull, goblin = duel("bull")
    node = LIBRARY.nodes.parse("charge/steps/1")
    modify(place.s, Modifier(Stat.MELEE, 1, NOTATION.cards.parse("charge"), bull, test=node))
    turn = Turn(0, bull)
    place.s.frames = [turn]
    assert strength(place, basic_attack(place.s, bull, goblin)) == 3
    turn.moved = 3
    assert strength(place, basic_attack(place.s, bull, goblin)) == 4


def test_ac_02_an_aura_is_measured_from_its_bearer_while_that_stands() -> None:
    place = Place()
    krolt = place.hero("krolt", place.gate, 7)
    krom = place.hero("krom", place.gate, 4)
    goblin = place.monster("goblin", place.gate, 1)
    drum = NOTATION.cards.parse("war-drum")
    place.s.columns[krolt] = (drum,)
    modify(place.s, Modifier(Stat.ATTACK, 1, drum, team(0), test=LIBRARY.nodes.parse("war-drum")))
    assert strength(place, basic_attack(place.s, krom, goblin)) == 4
    wound(place.s, krolt, 9, by=-1)
    assert strength(place, basic_attack(place.s, krom, goblin)) == 3


def test_ac_02_an_aura_that_protects_is_measured_from_who_is_protected() -> None:
    place = Place()
    krolt = place.hero("krolt", place.gate, 7)
    near, far = place.hero("krom", place.gate, 4), place.hero("lorna", place.room, 4)
    drum = NOTATION.cards.parse("war-drum")
    place.s.columns[krolt] = (drum,)
    modify(place.s, Modifier(Stat.ARMOR, 1, drum, team(0), test=LIBRARY.nodes.parse("war-drum")))
    goblin = place.monster("goblin", place.room, 7)
    assert defense(place, basic_attack(place.s, goblin, near)) == 1 + 1
    assert defense(place, basic_attack(place.s, goblin, far)) == 1


def test_ac_20_a_limit_holds_whatever_the_strength() -> None:
    place, krom, ogre = duel(foe="ogre")
    assert damage(place.s, basic_attack(place.s, ogre, krom)) == 4
    modify(place.s, Modifier(DAMAGE_LIMIT, 1, CARD, krom))
    assert damage(place.s, basic_attack(place.s, ogre, krom)) == 1


def test_da_trap_04_who_stands_in_a_pit_attacks_with_one_less() -> None:
    place, krom, goblin = duel()
    place.s.pits = (place.s.spot[krom],)
    assert strength(place, basic_attack(place.s, krom, goblin)) == 2


def test_ac_28_goblins_are_stronger_in_a_mob() -> None:
    place, krom, goblin = duel()
    for local in (0, 2, 3):
        place.monster("goblin", place.gate, local)
    assert strength(place, basic_attack(place.s, goblin, krom)) == 5


def test_ac_29_a_wolf_pounces_after_two_speed() -> None:
    place, krom, wolf = duel(foe="tunnel-wolf")
    assert strength(place, AttackSpec(wolf, krom, AttackKind.MELEE, 4, spent=1)) == 4
    assert strength(place, AttackSpec(wolf, krom, AttackKind.MELEE, 4, spent=2)) == 5


def test_ac_30_a_death_fairy_loses_by_moving_but_not_below_two() -> None:
    place, krom, fairy = duel(foe="death-fairy")
    assert strength(place, AttackSpec(fairy, krom, AttackKind.RANGED, 6, spent=1)) == 5
    assert strength(place, AttackSpec(fairy, krom, AttackKind.RANGED, 6, spent=9)) == 2


def test_ac_43_dry_bones_turn_arrows_aside() -> None:
    place, lorna, sentry = duel("lorna", "bone-sentry")
    assert defense(place, AttackSpec(lorna, sentry, AttackKind.RANGED, 3)) == 3
    assert defense(place, AttackSpec(lorna, sentry, AttackKind.MELEE, 3)) == 2
    assert defense(place, AttackSpec(lorna, sentry, AttackKind.RANGED, 3, pet=True)) == 2


def test_ac_18_who_hides_is_no_target() -> None:
    place, krom, goblin = duel()
    modify(place.s, Modifier(FIRST_BOON + Boon.HIDE, 1, CARD, krom))
    assert targets(place.s, goblin, (1, 1)) == []


def test_da_pvp_01_without_it_rivals_are_no_targets() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    petra = place.hero("petra", place.room, 1, seat=1)
    assert targets(place.s, krom, (1, 1)) == []
    place.agree(pvp=True)
    assert targets(place.s, krom, (1, 1)) == [petra]


def test_da_pvp_05_nobody_fights_on_or_from_the_own_starting_tile() -> None:
    place = Place()
    place.agree(pvp=True)
    krom = place.hero("krom", place.gate, 4)
    petra = place.hero("petra", place.gate, 1, seat=1)
    assert is_at_home(place.s, krom)
    assert targets(place.s, petra, (1, 1)) == []
    assert targets(place.s, krom, (1, 1)) == []


def test_da_pvp_06_a_rival_on_anothers_tile_is_fair_game() -> None:
    place = Place()
    place.agree(pvp=True)
    krom = place.hero("krom", place.room, 7)
    petra = place.hero("petra", place.gate, 1, seat=1)
    assert targets(place.s, krom, (1, 1)) == [petra]

"""The starting cards of Holgar, Krom, Lorna, Mysterios and Belzamin."""

from __future__ import annotations

from tests.games.alliance.cards.plays import controls, ends_with_the_round
from tests.games.alliance.scenes import duel, shootout
from undercroft.crawl.space.grid import SOUTH
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.numbers import targets
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.phases.monsters import choices


def test_hide_costs_one_speed_and_lets_no_attack_find_krom() -> None:
    place, krom, ogre = duel("krom", "hide")
    turn = place.turn(krom, "p1 play hide")
    assert (turn.points(place.s), turn.spent) == (3, 1)
    assert targets(place.s, ogre, (1, 1)) == []


def test_hide_is_refused_without_speed_and_after_an_attack() -> None:
    place, krom, _ = duel("krom", "hide")
    place.turn(krom).pay(4)
    assert place.refused("p1 play hide") == ["DA-CARD-25"]
    place.turn(krom, "p1 attack m1")
    assert place.refused("p1 play hide") == ["DA-CARD-25"]


def test_hide_outlasts_the_round_and_holds_its_place_in_the_column() -> None:
    place, krom, ogre = duel("krom", "hide", "surge-forward")
    place.play("p1 play hide")
    place.next_round("p1 yes")
    assert targets(place.s, ogre, (1, 1)) == []
    assert used_types(place.s, krom) == {CardType.ACTION}
    place.hold("surge-forward")
    place.turn(krom)
    assert place.refused("p1 play surge-forward") == ["DA-CARD-04"]


def test_hide_ends_when_krom_attacks_and_leaves_with_the_round() -> None:
    place, krom, ogre = duel("krom", "hide")
    place.play("p1 play hide", "p1 attack m1")
    assert targets(place.s, ogre, (1, 1)) == [krom]
    ends_with_the_round(place)


def test_hide_ends_when_krom_falls() -> None:
    place, krom, ogre = duel("krom", "hide")
    place.play("p1 play hide")
    place.wound(krom, 6)
    place.s.bear(krom, ())
    assert targets(place.s, ogre, (1, 1)) == [krom]
    ends_with_the_round(place)


def test_hide_ends_with_a_round_if_its_owner_says_so() -> None:
    place, krom, ogre = duel("krom", "hide")
    place.play("p1 play hide")
    place.next_round("p1 no")
    assert targets(place.s, ogre, (1, 1)) == [krom]
    assert used_types(place.s, krom) == set()


def test_throat_strike_adds_one_to_melee_and_two_more_from_behind() -> None:
    place, _, ogre = duel("krom", "throat-strike")
    place.s.facing[ogre] = SOUTH
    place.play("p1 play throat-strike", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2


def test_fleet_foot_adds_two_speed() -> None:
    place, lorna, _ = duel("lorna", "fleet-foot")
    turn = place.turn(lorna, "p1 play fleet-foot")
    assert turn.points(place.s) == 5 + 2
    place.play("p1 run")
    assert turn.points(place.s) == 5 + 2
    ends_with_the_round(place)


def test_bewilder_exhausts_a_monster_in_sight() -> None:
    place, _, ogre = controls("mysterios", "bewilder")
    assert place.s.ready[ogre] == 0
    assert ogre not in choices(place.s, 0)


def test_bewilder_is_not_for_monsters_of_level_three() -> None:
    place, _, ogre = shootout("mysterios", "bewilder")
    giant = place.monster("rust-giant", place.room, 4)
    place.s.ready[ogre] = place.s.ready[giant] = 1
    place.play("p1 play bewilder")
    assert (place.s.ready[ogre], place.s.ready[giant]) == (0, 1)


def test_sparkshower_hits_the_monsters_beside_its_target_for_one() -> None:
    place, belzamin, goblin = shootout("belzamin", "sparkshower", foe="goblin")
    beside = place.monster("ogre", place.room, 4)
    apart = place.monster("ogre", place.room, 1)
    ally = place.hero("krom", place.room, 6)
    place.play("p1 play sparkshower", "p1 target m1")
    assert place.s.spot[goblin] == -1
    assert (place.wounds(beside), place.wounds(apart), place.wounds(ally)) == (1, 0, 0)
    assert place.s.wounds[beside] == (belzamin // 4,)


def test_sparkshower_spares_the_neighbours_when_it_misses() -> None:
    place, _, guard = shootout("belzamin", "sparkshower", foe="barrow-guard")
    beside = place.monster("ogre", place.room, 4)
    place.play("p1 play sparkshower", "p1 target m1")
    assert (place.wounds(guard), place.wounds(beside)) == (0, 0)

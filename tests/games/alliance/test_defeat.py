"""Defeated heroes: what they are to others, and how they come back."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, card, duel
from undercroft.games.alliance.combat.damage import PLAIN, POISON
from undercroft.games.alliance.combat.numbers import basic_attack, strength_terms
from undercroft.games.alliance.content.tables import TILE_NAMES
from undercroft.games.alliance.map.figures import is_defeated, is_standing
from undercroft.games.alliance.phases.monsters import MonsterTurn
from undercroft.games.alliance.state import UNKNOWN
from undercroft.kernel import play


def fallen(*cards: str) -> tuple[Place, int]:
    """Krom lies defeated beside an ogre, and it is his turn."""
    place, krom, _ = duel("krom", *cards)
    place.wound(krom, 6)
    place.s.fallen[0] = 0
    place.turn(krom)
    return place, krom


def test_da_def_02_nothing_aims_at_a_defeated_hero_or_hurts_it() -> None:
    place, krom = fallen()
    lorna = place.hero("lorna", place.room, 7)
    goblin = place.monster("goblin", place.room, 5)
    place.s.bear(krom, (PLAIN,) * 5 + (POISON,))
    place.act(goblin)
    assert place.s.frames == [] or place.legal("target") == []
    while place.s.frames:
        play.apply(place.s, play.legal(place.s)[0])
    assert place.wounds(lorna) == 2
    place.strike(goblin, krom)
    place.wound(krom, 1)
    place.next_round()
    assert (place.wounds(krom), place.s.fallen) == (6, [0, 0])


def test_da_def_04_all_walk_over_a_defeated_hero_and_nobody_stops_there() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    lorna = place.hero("lorna", place.gate, 4)
    place.wound(krom, 6)
    place.turn(lorna)
    assert "4,12" not in place.legal("move")
    assert "4,11" in place.legal("move")
    goblin = place.monster("goblin", place.room, 7)
    place.act(goblin)
    assert set(place.legal("go")) == {"3,12", "5,12", "3,13", "5,13"}


def test_da_def_05_every_further_defeat_costs_a_further_token() -> None:
    place, krom, _ = duel("krom")
    for count in (1, 2):
        place.wound(krom, 9)
        assert place.s.fallen == [count, 0]
        place.s.bear(krom, ())


def test_da_def_06_a_hero_that_fell_before_its_turn_bursts_rests_or_leaves() -> None:
    place, _ = fallen("hide", "notched-cleaver", "reflex")
    assert {move.verb.name for move in play.legal(place.s)} == {"burst", "rest", "leave"}
    assert "DA-ACT-02" in place.refused("p1 attack m1")
    assert "DA-ACT-02" in place.refused("p1 stop")


def test_da_def_07_healed_by_another_a_hero_stands_at_once_and_acts_as_usual() -> None:
    place, holgar, ogre = duel("holgar", "kneel-and-mend")
    krom = place.hero("krom", place.room, 3)
    place.wound(krom, 6)
    place.strike(ogre, krom)
    assert (place.wounds(krom), is_standing(place.s, krom)) == (6, False)
    place.turn(holgar, "p1 play kneel-and-mend", "p1 target h2")
    assert is_standing(place.s, krom)
    place.turn(krom)
    assert place.legal("attack") == ["m1"]


def test_da_def_08_after_a_burst_a_usual_turn_follows() -> None:
    place, krom = fallen("hide", "notched-cleaver", "reflex")
    assert place.legal("burst") == ["heal"]
    place.play("p1 burst heal", "p1 stake notched-cleaver", "p1 stake hide")
    assert place.wounds(krom) == 5
    assert place.legal("move") != []
    place.play("p1 attack m1")
    assert place.wounds(16) == 1


def test_da_def_09_a_rest_comes_first_and_leaves_one_move() -> None:
    place, krom, _ = duel("krom")
    place.wound(krom, 4)
    place.turn(krom, "p1 move 4,11")
    assert place.refused("p1 rest") == ["DA-DEF-09"]
    place.turn(krom, "p1 rest")
    assert place.wounds(krom) == 1
    assert (place.legal("attack"), place.legal("run"), place.legal("rest")) == ([], [], [])
    place.play("p1 move 4,12")
    assert place.legal("move") != []


def test_da_def_09_one_step_is_enough_to_forgo_a_rest() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.wound(krom, 2)
    place.turn(krom, "p1 move 4,12")
    assert place.legal("rest") == []
    assert place.refused("p1 rest") == ["DA-DEF-09"]


def test_da_def_11_standing_heroes_rest_too_but_not_after_a_fight() -> None:
    place, krom, _ = duel("krom")
    place.wound(krom, 2)
    place.turn(krom)
    assert place.legal("rest") == ["rest"]
    place.play("p1 attack m1")
    assert place.refused("p1 rest") == ["DA-DEF-09"]
    place.turn(krom, "p1 rest")
    assert place.wounds(krom) == 0


def test_da_def_12_a_rest_does_not_take_away_draft_discard_and_draw() -> None:
    place, krom = fallen()
    place.hold("hide")
    place.deck("reflex")
    place.s.upgrade_area = [card("quick-boots"), UNKNOWN]
    place.s.xp_up[0] = 2
    place.activation(krom)
    place.play("p1 rest", "p1 stop")
    assert place.legal("buy") == ["quick-boots"]
    place.play("p1 pass", "p1 discard hide", "d draw deck-1 reflex")
    assert card("reflex") in place.s.zones[0].cards


def test_da_def_13_in_the_move_of_a_rest_doors_and_cards_without_attacks_are_open() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 1)
    place.monster("ogre", place.room, 4)
    place.hold("surge-forward", "throwing-oil")
    place.s.tile_area = (TILE_NAMES.parse("kennel"),)
    place.wound(krom, 3)
    place.turn(krom, "p1 rest", "p1 play surge-forward")
    assert place.legal("open") != []
    assert place.legal("move") != []
    assert place.refused("p1 play throwing-oil") == ["DA-ACT-12"]


def test_da_def_15_a_defeated_hero_keeps_its_column_and_its_aura_sleeps() -> None:
    place = Place()
    krolt, krom = place.hero("krolt", place.room, 7), place.hero("krom", place.room, 4)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("war-drum")
    place.turn(krolt, "p1 play war-drum")

    def strength() -> int:
        return sum(
            term.amount for term in strength_terms(place.s, basic_attack(place.s, krom, ogre))
        )

    assert strength() == 3 + 1
    place.wound(krolt, 9)
    assert place.s.columns[krolt] == (card("war-drum"),)
    assert strength() == 3
    place.s.bear(krolt, ())
    assert strength() == 3 + 1


def test_da_def_17_from_a_full_starting_tile_one_goes_to_the_nearest_space() -> None:
    place, krom = fallen()
    for local in range(9):
        place.monster("goblin", place.gate, local)
    place.play("p1 leave")
    assert place.legal("return") == ["3,11", "4,11", "5,11"]
    place.play("p1 return 4,11")
    assert place.local(place.s.spot[krom]) == (place.room, 7)
    assert not is_defeated(place.s, krom)


def test_a_monster_that_dies_of_thorns_strikes_nobody_any_more() -> None:
    place = Place()
    krom, lorna = place.hero("krom", place.room, 4), place.hero("lorna", place.room, 3)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("bramble-coat")
    root = place.hero("root", place.gate, 1)
    place.turn(root, "p1 play bramble-coat", "p1 target h1")
    place.wound(ogre, 6)
    place.s.frames = [MonsterTurn(0, ogre)]
    place.s.run()
    place.s.listed = None
    place.play("p1 target h1")
    while place.s.frames:
        play.apply(place.s, play.legal(place.s)[0])
    assert not is_standing(place.s, ogre)
    assert (place.wounds(krom), place.wounds(lorna)) == (5 - 1 - 1, 0)

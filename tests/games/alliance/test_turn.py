"""A hero's turn: its shapes, its Speed, its attacks, and what follows it."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.modifiers import Modifier, Until
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import ROOTED, TURN_ENDS
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import health
from undercroft.games.alliance.notation import HANDS, NOTATION
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.kernel import play


def alone(local: int = 7) -> tuple[Place, int]:
    """Krom on a space of the gate, nobody near."""
    place = Place()
    return place, place.hero("krom", place.gate, local)


# ---- the shapes of a turn ------------------------------------------------------------------------


def test_da_act_02_a_turn_is_a_move_and_an_attack() -> None:
    place, _, _ = duel("krom")
    place.play("p1 move 3,10")
    assert place.legal("attack") == ["m1"]
    assert place.legal("rest") == []
    place.play("p1 attack m1")
    assert (place.legal("move"), place.legal("run"), place.legal("rest")) == ([], [], [])


def test_da_act_02_a_defeated_hero_bursts_rests_or_leaves_first() -> None:
    place, krom, _ = duel("krom", "hide", "notched-cleaver")
    place.wound(krom, 6)
    verbs = {str(move).split()[1] for move in play.legal(place.s)}
    assert verbs == {"burst", "rest", "leave"}
    assert "DA-ACT-02" in place.refused("p1 attack m1")
    place.play("p1 rest")
    assert "p1 move 3,10" in [str(move) for move in play.legal(place.s)]


def test_da_act_03_points_are_speed_less_what_was_spent() -> None:
    place, krom = alone()
    turn = place.turn(krom)
    assert turn.points(place.s) == 4
    place.play("p1 move 4,13")
    assert turn.points(place.s) == 3
    assert place.s.spot[krom] == place.square(place.gate, 4)


def test_da_act_04_a_speed_card_adds_points_in_the_midst_of_a_move() -> None:
    place, krom = alone()
    place.hold("surge-forward")
    turn = place.turn(krom, "p1 move 4,13", "p1 move 4,12")
    assert turn.points(place.s) == 2
    place.play("p1 play surge-forward")
    assert turn.points(place.s) == 4
    place.play("p1 move 4,11")
    assert turn.points(place.s) == 3


# ---- after an attack -----------------------------------------------------------------------------


def test_da_act_05_after_an_attack_there_is_no_more_moving() -> None:
    place, krom, _ = duel("krom")
    place.monster("ogre", place.room, 7)
    place.turn(krom)
    assert place.legal("move")
    assert place.legal("face")
    place.play("p1 attack m1")
    assert (place.legal("move"), place.legal("face")) == ([], [])
    assert place.refused("p1 move 3,10") == ["DA-ACT-05"]
    assert place.refused("p1 face south") == ["DA-ACT-05"]


def test_da_act_05_nor_does_one_spend_speed_after_a_pets_attack() -> None:
    place, hero, _ = duel("lorna", "hawk-companion")
    place.s.stand(hero, place.square(place.room, 3))
    place.token("treasure-chest-1", place.room, 0, face=1)
    place.turn(hero)
    assert place.legal("chest") == ["3,9"]
    place.play("p1 play hawk-companion")
    assert place.legal("chest") == []
    assert "DA-ACT-05" in place.refused("p1 chest 3,9")


def test_da_act_05_the_speed_left_over_is_lost_for_cards_too() -> None:
    place, _, _ = duel("krom", "hide")
    assert place.legal("play") == ["hide"]
    place.play("p1 attack m1")
    assert place.refused("p1 play hide") == ["DA-CARD-25"]


def test_da_act_06_a_hero_that_declares_no_attack_moves_once_more_with_all_its_speed() -> None:
    place, krom = alone()
    turn = place.turn(krom, "p1 move 4,13", "p1 run")
    assert turn.points(place.s) == 4
    assert place.legal("run") == []


def test_da_act_06_points_left_over_are_gone_and_the_rooted_do_not_run() -> None:
    place, krom = alone()
    turn = place.turn(krom, "p1 run")
    assert turn.points(place.s) == 4
    modify(place.s, Modifier(ROOTED, 1, 0, krom))
    place.turn(krom)
    assert place.legal("move") == place.legal("run") == []
    assert place.refused("p1 run") == place.refused("p1 move 4,13") == ["AC-10"]


@pytest.mark.parametrize("way", ["p1 run", "p1 rest"])
def test_da_act_07_who_renounced_attacking_makes_no_attack_of_any_sort(way: str) -> None:
    place, hero, _ = duel("lorna", "hawk-companion", "throwing-oil")
    place.s.stand(hero, place.square(place.gate, 1))
    place.turn(hero)
    assert place.legal("attack") == ["m1"]
    assert place.legal("play") == ["hawk-companion", "throwing-oil"]
    place.play(way)
    assert place.legal("attack") == place.legal("play") == []
    assert place.refused("p1 attack m1") == ["DA-ACT-07"]
    assert place.refused("p1 play hawk-companion") == ["DA-ACT-12"]


def test_da_act_07_it_is_renounced_for_the_round_even_if_the_hero_acts_again() -> None:
    place, hero, _ = duel("lorna", "hawk-companion", "throwing-oil")
    place.s.stand(hero, place.square(place.gate, 1))
    place.turn(hero, "p1 run", "p1 stop")
    place.turn(hero)
    assert place.legal("attack") == place.legal("play") == []
    assert place.refused("p1 attack m1") == ["DA-ACT-07"]
    assert place.refused("p1 play throwing-oil") == ["DA-ACT-12"]


# ---- attacks -------------------------------------------------------------------------------------


def test_da_act_09_a_hero_that_stood_still_attacks_a_second_enemy_and_no_third() -> None:
    place, krom, _ = duel("krom")
    for local in (0, 2):
        place.monster("ogre", place.room, local)
    place.turn(krom, "p1 attack m1")
    assert place.legal("attack") == ["m2", "m3"]
    assert "DA-BAT-01" in place.refused("p1 attack m1")
    place.play("p1 attack m2")
    assert place.refused("p1 attack m3") == ["DA-ACT-08"]


def test_da_act_09_speed_spent_on_anything_forfeits_the_second_attack() -> None:
    place, krom, _ = duel("krom")
    place.monster("ogre", place.room, 0)
    place.token("treasure-chest-1", place.room, 5, face=1)
    place.turn(krom, "p1 chest 5,10", "p1 attack m1")
    assert place.refused("p1 attack m2") == ["DA-ACT-08"]


def test_da_act_11_a_lasting_bonus_counts_in_both_attacks_and_a_pet_strikes_once() -> None:
    place, hero, first = shootout("lorna", "long-draw", "hawk-companion", foe="goblin-slinger")
    second = place.monster("ogre", place.room, 3)
    place.turn(hero, "p1 play long-draw", "p1 play hawk-companion", "p1 maul m2")
    assert (place.wounds(second), len(place.legal("play"))) == (1, 0)
    place.play("p1 attack m2")
    assert place.wounds(second) == 4
    place.play("p1 attack m1")
    assert place.s.spot[first] < 0
    assert place.refused("p1 play hawk-companion") == ["DA-CARD-01", "DA-CARD-04"]


def test_da_act_12_of_the_spells_only_an_attack_spell_is_the_attack() -> None:
    place, hero, ogre = shootout("mysterios", "force-bolt", "bewilder")
    second = place.monster("ogre", place.room, 3)
    turn = place.turn(hero)
    turn.spent = 1
    place.play("p1 play bewilder", "p1 target m1")
    assert place.legal("attack") == ["m1", "m2"]
    place.play("p1 play force-bolt", "p1 target m1")
    assert place.wounds(ogre) == 3
    assert place.refused("p1 attack m2") == ["DA-ACT-08"]
    assert place.wounds(second) == 0


def test_da_act_12_the_printed_attack_is_one_too() -> None:
    place, _, ogre = duel("krom", "throwing-oil")
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 1
    assert place.refused("p1 play throwing-oil") == ["DA-ACT-12"]


def test_da_act_12_after_its_one_attack_a_hero_casts_none_at_somebody_else() -> None:
    place, hero, _ = shootout("mysterios", "force-bolt")
    place.monster("ogre", place.room, 3)
    place.turn(hero).pay(1)
    place.play("p1 attack m1")
    assert place.legal("play") == []
    assert place.refused("p1 play force-bolt") == ["DA-ACT-12"]


def test_da_act_13_cards_other_than_attacks_are_played_after_an_attack() -> None:
    place, krom, _ = duel("krom", "minor-potion-of-healing")
    place.wound(krom, 2)
    place.play("p1 attack m1", "p1 play minor-potion-of-healing")
    assert place.wounds(krom) == 0


# ---- what follows --------------------------------------------------------------------------------


def test_da_act_14_stopping_ends_the_turn() -> None:
    place, krom = alone(4)
    place.turn(krom, "p1 stop")
    assert place.s.frames == []


WAYS = [["p1 stop"], ["p1 rest", "p1 stop"], ["p1 leave", "p1 return 4,14"]]


@pytest.mark.parametrize("ways", WAYS)
def test_da_act_14_draft_discard_and_draw_follow_in_this_order(ways: list[str]) -> None:
    place, krom = alone(4)
    place.hold("hide")
    place.deck("notched-cleaver", "throat-strike")
    place.s.xp_up[0] = 9
    place.s.upgrade_area[0] = NOTATION.cards.parse("healing-draught")
    if "p1 leave" in ways:
        place.wound(krom, health(place.s, krom))
    place.activation(krom)
    place.play(*ways)
    assert place.s.frames[-1].NAME == "upgrading"
    place.play("p1 pass")
    assert place.legal("discard") == ["hide"]
    place.play("p1 discard hide", "d draw deck-1 throat-strike", "d draw deck-1 notched-cleaver")
    assert len(place.s.zones[HANDS]) == 2


def test_da_act_15_a_hand_is_full_again_before_the_next_player_begins() -> None:
    place, krom = alone(4)
    rival = place.hero("petra", place.room, 4, seat=1)
    place.hold("hide")
    place.deck("notched-cleaver")
    place.activation(krom)
    place.play("p1 stop", "p1 done")
    assert play.decider(place.s) < 0
    place.play("d draw deck-1 notched-cleaver")
    assert len(place.s.zones[HANDS]) == 2
    assert place.s.frames == []
    assert place.s.ready[rival] == 1


def test_da_act_14_with_the_turn_ends_what_lasted_for_it_whichever_hero_acted() -> None:
    place, krom = alone(4)
    lorna = place.hero("lorna", place.gate, 7)
    for hero in (krom, lorna):
        modify(place.s, Modifier(Stat.SPEED, 2, 0, hero, until=Until(TURN_ENDS, hero)))
    place.activation(lorna)
    place.play("p1 stop")
    assert [modifier.scope for modifier in place.s.modifiers] == [krom]


def test_the_order_of_deeds_does_not_depend_on_what_was_imported_first() -> None:
    code = (
        "import undercroft.games.alliance.{};import undercroft.games.alliance.game;"
        "from undercroft.games.alliance.phases.hero_turn import Turn;"
        "print(list(Turn.ACTIONS.named))"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", code.format(module)], capture_output=True, text=True, check=True
        ).stdout
        for module in ("actions.move", "actions.rest", "actions.artifacts")
    }
    assert found == {f"{list(Turn.ACTIONS.named)}\n"}

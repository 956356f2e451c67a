"""The Deck of Many Treasures: digging, what is kept and used, and what bites."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Cellar, Place, at_chest, card, duel, dug, shootout
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.push_pull import AWAY, Shove
from undercroft.games.alliance.map.figures import is_defeated
from undercroft.games.alliance.notation import HANDS, NOTATION, OPEN_TOKEN, TREASURES
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.monsters import DONE, MonsterTurn
from undercroft.games.alliance.phases.treasures import Dig

CHESTS = {
    "treasure-chest-1": (1, ("p1 chest 3,9",)),
    "locked-chest-1": (2, ("p1 force 3,9", "p1 spend 1")),
}


def owned(place: Place, seat: int = 0) -> list[str]:
    """The treasures beside the heroes of a seat."""
    return [NOTATION.cards.text(number) for number in place.s.treasures[seat]]


# ---- digging -------------------------------------------------------------------------------------


@pytest.mark.parametrize("chest", CHESTS)
def test_da_dmt_01_who_opened_a_chest_may_dig_once_it_has_paid(chest: str) -> None:
    xp, moves = CHESTS[chest]
    place, _ = at_chest("giants-tonic", chest=chest)
    place.play(*moves)
    assert (place.s.xp_down[0], place.s.token_spots[0]) == (xp, ())
    assert place.legal("yes") == ["yes"]
    place.play("p1 yes", "d draw treasures giants-tonic")
    assert owned(place) == ["giants-tonic"]
    assert place.legal("move") != []


def test_da_dmt_01_who_does_not_want_to_dig_leaves_it() -> None:
    place, _ = at_chest("giants-tonic")
    place.play("p1 chest 3,9", "p1 no")
    assert (owned(place), place.s.stacks[TREASURES].size) == ([], 1)
    assert place.s.xp_down[0] == 1
    assert place.legal("move") != []


def test_da_dmt_01_who_steps_on_a_chest_stops_there_to_dig() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 8)
    place.token("treasure-chest-1", place.room, 4, OPEN_TOKEN)
    place.bury("giants-tonic")
    turn = place.turn(krom, "p1 move 3,9")
    assert place.local(place.s.spot[krom]) == (place.room, 4)
    place.play("p1 yes", "d draw treasures giants-tonic")
    assert owned(place) == ["giants-tonic"]
    assert turn.points(place.s) == 4 - 1


def test_da_dmt_01_the_walk_goes_on_where_there_is_nothing_to_dig_for() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 8)
    place.token("treasure-chest-1", place.room, 4, OPEN_TOKEN)
    place.turn(krom, "p1 move 3,9")
    assert place.local(place.s.spot[krom]) == (place.room, 0)
    assert place.s.xp_down[0] == 1


def test_da_dmt_01_a_chest_that_turns_up_under_a_hero_can_be_dug_in() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    place.token("treasure-chest-1", place.room, 7)
    place.bury("giants-tonic")
    place.turn(krom, "p1 move 4,11", "d show tokens-1 0 treasure-chest-1")
    assert place.legal("yes") == ["yes"]


def test_da_dmt_01_who_has_fallen_meanwhile_does_not_dig() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    place.token("treasure-chest-1", place.room, 7, OPEN_TOKEN)
    place.token("dart-volley-1", place.room, 0)
    place.bury("giants-tonic")
    place.wound(krom, 4)
    place.turn(krom, "p1 move 4,11", "d show tokens-1 0 dart-volley-1")
    assert is_defeated(place.s, krom)
    assert place.s.xp_down[0] == 1
    assert place.legal("yes") == []


def test_da_dmt_07_an_empty_deck_ends_the_digging() -> None:
    place, _ = at_chest()
    place.play("p1 chest 3,9")
    assert place.legal("yes") == []
    assert place.legal("move") != []
    place, _ = at_chest("giants-tonic")
    place.play("p1 chest 3,9")
    assert place.legal("yes") == ["yes"]


def test_da_dmt_07_the_last_card_is_turned_up_once() -> None:
    place, _ = dug("giants-tonic")
    place.token("treasure-chest-1", place.room, 8, OPEN_TOKEN)
    place.play("p1 chest 5,11")
    assert place.legal("yes") == []
    assert owned(place) == ["giants-tonic"]


def test_da_dmt_07_of_two_who_might_dig_for_the_last_card_one_does() -> None:
    place, turn = at_chest("giants-tonic")
    place.s.frames += [Dig(turn.hero, 1, 0), Dig(turn.hero, 1, 0)]
    place.s.run()
    place.s.listed = None
    place.play("p1 yes", "d draw treasures giants-tonic")
    assert place.s.frames == [turn]


def test_da_dmt_08_digging_costs_no_speed() -> None:
    place, turn = at_chest("giants-tonic")
    place.play("p1 chest 3,9")
    before = turn.points(place.s)
    place.play("p1 yes", "d draw treasures giants-tonic")
    assert turn.points(place.s) == before == 4 - 1
    assert owned(place) == ["giants-tonic"]


# ---- treasures -----------------------------------------------------------------------------------


def test_da_dmt_02_any_own_hero_uses_a_treasure_once_in_its_turn() -> None:
    place, _ = dug("giants-tonic")
    lorna = place.hero("lorna", place.gate, 4)
    rival = place.hero("bull", place.gate, 5, seat=1)
    place.turn(rival)
    assert place.refused("p2 use-up giants-tonic") == ["DA-DMT-02"]
    place.turn(lorna)
    assert place.legal("use-up") == ["giants-tonic"]
    place.play("p1 use-up giants-tonic")
    assert owned(place) == []
    assert place.refused("p1 use-up giants-tonic") == ["DA-DMT-02"]
    assert card("giants-tonic") not in place.s.stacks[TREASURES].cards()


def test_da_dmt_02_several_may_be_used_in_one_turn() -> None:
    place, krom, ogre = duel("krom")
    place.treasure("giants-tonic", "purse-of-the-old-king", "mantle-of-glass")
    place.play("p1 use-up giants-tonic", "p1 use-up purse-of-the-old-king", "p1 attack m1")
    assert (place.wounds(ogre), place.s.xp_up[0]) == (3 + 4 - 2, 3)
    place.play("p1 use-up mantle-of-glass")
    place.strike(ogre, krom)
    assert place.wounds(krom) == 0


def test_da_dmt_03_treasures_are_not_drafted_and_have_no_type() -> None:
    place, krom, _ = duel("krom", "whetstone", "patched-leather")
    place.play("p1 play whetstone")
    types = used_types(place.s, krom)
    place.bury("mantle-of-glass")
    place.token("treasure-chest-1", place.room, 3, OPEN_TOKEN)
    place.play("p1 chest 3,10", "p1 yes", "d draw treasures mantle-of-glass")
    assert (place.s.drafted[0], len(place.s.zones[HANDS])) == (0, 1)
    assert place.s.artifacts[0] == ()
    place.play("p1 use-up mantle-of-glass")
    assert owned(place) == []
    assert used_types(place.s, krom) == types
    assert place.s.columns[krom] == (card("whetstone"),)


def test_ac_62_a_defeated_hero_uses_no_treasure() -> None:
    place, krom, _ = duel("krom")
    place.treasure("giants-tonic")
    place.wound(krom, 6)
    place.turn(krom)
    assert place.legal("use-up") == []
    assert place.refused("p1 use-up giants-tonic") == ["DA-ACT-02"]


def test_da_act_12_a_treasure_that_is_an_attack_needs_somebody_in_reach() -> None:
    place, _, _ = duel("krom")
    place.treasure("flask-of-lightning")
    assert place.refused("p1 use-up flask-of-lightning") == ["DA-ACT-12"]
    place, _, _ = shootout("krom")
    place.treasure("flask-of-lightning")
    assert place.legal("use-up") == ["flask-of-lightning"]


def test_ac_62_a_treasure_needs_no_icons() -> None:
    for hero in ("root", "mysterios"):
        place, _, _ = duel(hero)
        place.treasure("giants-tonic", "scroll-of-passage")
        assert place.legal("use-up") == ["giants-tonic", "scroll-of-passage"]


def test_ac_38_who_is_readied_in_its_turn_acts_again_another_time() -> None:
    place = Place()
    krom, lorna = place.hero("krom", place.gate, 4), place.hero("lorna", place.gate, 3)
    place.treasure("silver-hourglass")
    place.activation(krom)
    place.play("p1 use-up silver-hourglass", "p1 stop")
    assert (place.s.ready[krom], place.s.ready[lorna]) == (1, 0)


# ---- traps ---------------------------------------------------------------------------------------


def test_da_dmt_04_a_trap_is_disarmed_on_the_spot_with_die_and_speed() -> None:
    place, turn = dug("needle-lid")
    assert place.legal("spend") == ["0", "1", "2"]
    place.play("p1 spend 1", "d roll 1")
    assert (place.wounds(turn.hero), turn.points(place.s)) == (0, 4 - 1 - 1)
    assert (owned(place), place.s.stacks[TREASURES].size) == ([], 0)
    assert place.legal("move") != []


def test_da_dmt_04_speed_enough_needs_no_roll() -> None:
    place, turn = dug("needle-lid")
    place.play("p1 spend 2")
    assert (place.wounds(turn.hero), turn.points(place.s)) == (0, 4 - 1 - 2)


def test_da_dmt_04_a_trap_that_is_not_disarmed_does_its_harm() -> None:
    place, turn = dug("needle-lid")
    place.play("p1 spend 0", "d roll 1")
    assert place.wounds(turn.hero) == 3
    assert (owned(place), place.s.stacks[TREASURES].size) == ([], 0)


@pytest.mark.parametrize(("cards", "spends"), [((), "01"), (("master-thief",), "")])
def test_da_dmt_05_master_thief_helps(cards: tuple[str, ...], spends: str) -> None:
    place, turn = at_chest("screaming-hinge")
    place.hold(*cards)
    place.play(*(f"p1 play {name}" for name in cards), "p1 chest 3,9", "p1 yes")
    place.play("d draw treasures screaming-hinge")
    assert place.legal("spend") == list(spends)
    assert bool(cards) == (place.s.frames[-1] is turn)


def test_da_dmt_05_master_thief_adds_two_to_the_die() -> None:
    place, turn = at_chest("cursed-ledger")
    place.hold("master-thief")
    place.s.xp_up[0] = 5
    place.play("p1 play master-thief", "p1 chest 3,9", "p1 yes", "d draw treasures cursed-ledger")
    assert place.legal("spend") == ["0", "1"]
    place.play("p1 spend 0", "d roll 1")
    assert place.s.xp_up[0] == 5
    assert place.s.frames[-1] is turn


def test_da_dmt_05_nothing_else_helps_neither_coin_nor_artifact_nor_reaction() -> None:
    place = Place()
    pim = place.hero("pim-tolliver", place.room, 4)
    place.token("treasure-chest-1", place.room, 0, OPEN_TOKEN)
    place.bury("needle-lid")
    turn = place.turn(pim)
    place.artifact("eye-of-the-delver")
    place.hold("lucky-coin", "loaded-knuckle")
    place.play("p1 play lucky-coin", "p1 chest 3,9", "p1 yes", "d draw treasures needle-lid")
    assert place.legal("spend") == ["0", "1", "2"]
    place.play("p1 spend 0", "d roll 1")
    assert place.wounds(pim) == 3
    assert place.s.frames[-1] is turn


def pushed_onto_chest(*buried: str) -> tuple[Place, int, Turn]:
    """A rust giant throws Krom onto a chest, in the turn of a rival."""
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    place.token("treasure-chest-1", place.room, 7, OPEN_TOKEN)
    lorna = place.hero("lorna", place.gate, 8, seat=1)
    giant = place.monster("rust-giant", place.gate, 4)
    place.bury(*buried)
    turn = place.turn(lorna)
    acting = MonsterTurn(1, giant)
    acting.stage = DONE
    place.s.frames += [acting, Shove(1, krom, giant, 1, AWAY)]
    place.s.run()
    place.s.listed = None
    place.play("p2 shove 4,11")
    return place, krom, turn


def test_ac_48_outside_of_its_turn_a_hero_only_rolls() -> None:
    place, krom, turn = pushed_onto_chest("needle-lid")
    place.play("p1 yes", "d draw treasures needle-lid")
    assert place.legal("spend") == []
    place.play("d roll 1")
    assert place.wounds(krom) == 3
    assert turn.points(place.s) == 5


def test_ac_48_after_an_attack_no_speed_is_left_for_it() -> None:
    place, lorna, _ = shootout("lorna")
    place.artifact("staff-of-hours")
    place.token("treasure-chest-1", place.gate, 3, OPEN_TOKEN)
    place.bury("needle-lid")
    turn = place.turn(lorna, "p1 use staff-of-hours", "p1 attack m1", "p1 move 3,13", "p1 yes")
    place.play("d draw treasures needle-lid")
    assert (place.legal("spend"), turn.points(place.s)) == ([], 1)
    place.play("d roll 2")
    assert place.wounds(lorna) == 0


def test_ac_63_a_trap_of_the_deck_can_defeat() -> None:
    place, turn = at_chest("needle-lid")
    place.wound(turn.hero, 4)
    place.play("p1 chest 3,9", "p1 yes", "d draw treasures needle-lid", "p1 spend 0", "d roll 0")
    assert is_defeated(place.s, turn.hero)
    assert place.s.fallen[0] == 1


def test_alone_one_digs_too() -> None:
    cellar = Cellar("cold-draught", "krom", row=1)
    cellar.token("treasure-chest-1", cellar.gate, 0, OPEN_TOKEN)
    cellar.bury("purse-of-the-old-king")
    grid, square = cellar.s.walls.board.grid, cellar.square(cellar.gate, 0)
    cellar.turn(0, f"p1 chest {grid.x(square)},{grid.y(square)}", "p1 yes")
    cellar.play("d draw treasures purse-of-the-old-king", "p1 use-up purse-of-the-old-king")
    assert (cellar.s.xp_up[0], cellar.s.xp_down[0]) == (3, 1)

"""Challenge tokens: turned up by who enters, scouted from an archway, sprung or disarmed."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import FIRST_BOON
from undercroft.games.alliance.effects.vocabulary import Boon
from undercroft.games.alliance.map.figures import is_defeated
from undercroft.games.alliance.notation import HANDS, HIDDEN_TOKEN, KNOWN_TRAP, OPEN_TOKEN
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.kernel import play


def doorway(token: str = "", face: int = HIDDEN_TOKEN) -> tuple[Place, int, Turn]:
    """Krom at the archway, in his turn, and a token in the north-west corner of the room."""
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    if token:
        place.token(token, place.room, 0, face)
    return place, krom, place.turn(krom)


# ---- coming in -----------------------------------------------------------------------------------


def test_da_trap_01_who_comes_in_turns_up_what_lies_there() -> None:
    place, krom, _ = doorway("locked-chest-1")
    place.play("p1 move 4,10")
    assert place.local(place.s.spot[krom])[0] == place.room
    place.play("d show tokens-1 0 locked-chest-1")
    assert place.s.token_faces[0] == (OPEN_TOKEN,)


def test_da_trap_02_a_chest_that_is_turned_up_stays_where_it_lay() -> None:
    place, _, _ = doorway("treasure-chest-1")
    place.play("p1 move 4,11", "d show tokens-1 0 treasure-chest-1")
    assert place.s.token_faces[0] == (OPEN_TOKEN,)
    assert place.s.token_spots[0] == (place.square(place.room, 0),)


def test_da_trap_03_a_trap_strikes_at_once_on_the_space_just_entered() -> None:
    place, krom, turn = doorway("dart-volley-1")
    place.play("p1 move 4,11", "d show tokens-1 0 dart-volley-1")
    assert place.wounds(krom) == 2
    assert place.s.token_spots[0] == ()
    assert place.legal("disarm") == []
    assert turn.points(place.s) == 3


def test_da_trap_04_a_sprung_trap_is_gone_and_a_pit_stays_where_the_hero_was() -> None:
    place, krom, turn = doorway("pit-1")
    place.token("dart-volley-1", place.room, 2)
    place.play("p1 move 4,11", "p1 reveal 3,9", "d show tokens-1 0 pit-1")
    place.play("d show tokens-1 0 dart-volley-1")
    assert place.s.token_spots[0] == ()
    assert place.s.pits == (place.square(place.room, 7),)
    assert place.wounds(krom) == 3
    assert (turn.points(place.s), place.legal("run")) == (0, [])


def test_da_trap_04_a_pit_counts_as_soon_as_it_is_there() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    place.turn(krom).pay(3)
    assert "4,11" in place.legal("move")
    place.s.pits = (place.square(place.room, 7),)
    place.s.listed = None
    assert "4,11" not in place.legal("move")


def test_da_trap_04_a_pit_cannot_be_disarmed() -> None:
    place, _, _ = doorway()
    place.s.pits = (place.square(place.room, 7),)
    assert place.legal("scout") == place.legal("disarm") == []


def test_da_trap_05_monsters_wake_nothing_and_may_stand_on_tokens() -> None:
    place = Place()
    place.hero("krom", place.room, 3)
    place.token("dart-volley-1", place.room, 6)
    goblin = place.monster("goblin", place.gate, 1)
    place.act(goblin, "p1 go 3,11")
    assert place.local(place.s.spot[goblin]) == (place.room, 6)
    assert place.s.token_faces[0] == (HIDDEN_TOKEN,)


def test_da_trap_11_a_known_trap_is_sprung_by_who_enters() -> None:
    place, krom, _ = doorway("dart-volley-1", KNOWN_TRAP)
    place.play("p1 move 4,11")
    assert place.wounds(krom) == 2
    assert place.s.token_spots[0] == ()


def test_da_trap_12_all_tokens_turn_up_in_the_order_the_active_player_likes() -> None:
    place, krom, _ = doorway("dart-volley-1")
    place.token("snare-wire-1", place.room, 2)
    place.play("p1 move 4,11")
    assert place.legal("reveal") == ["3,9", "5,9"]
    place.play("p1 reveal 5,9", "d show tokens-1 1 snare-wire-1", "d show tokens-1 0 dart-volley-1")
    assert place.wounds(krom) == 3


def test_da_trap_12_any_way_of_entering_counts() -> None:
    place = Place()
    holgar = place.hero("holgar", place.gate, 4)
    giant = place.monster("rust-giant", place.gate, 7)
    place.token("pit-1", place.room, 0, KNOWN_TRAP)
    place.token("dart-volley-1", place.room, 2, KNOWN_TRAP)
    place.act(giant, who=1)
    place.play("p2 go 4,14", "p2 shove 4,12", "p2 shove 4,11")
    assert place.legal("reveal") == ["3,9", "5,9"]
    assert play.decider(place.s) == 1
    place.play("p2 reveal 3,9")
    assert place.s.pits == (place.square(place.room, 7),)
    assert is_defeated(place.s, holgar)


def test_da_trap_13_those_inside_turn_nothing_up() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.token("dart-volley-1", place.room, 0)
    place.turn(krom, "p1 move 3,9")
    assert place.s.token_faces[0] == (HIDDEN_TOKEN,)
    place.play("p1 move 4,11", "p1 run", "p1 move 4,12", "p1 move 4,11")
    place.play("d show tokens-1 0 dart-volley-1")
    assert place.wounds(krom) == 2


def test_da_trap_14_a_hero_still_standing_goes_on_as_it_likes_with_its_points() -> None:
    place, krom, turn = doorway("dart-volley-1")
    place.play("p1 move 4,9", "d show tokens-1 0 dart-volley-1")
    assert place.local(place.s.spot[krom]) == (place.room, 6)
    assert turn.points(place.s) == 3
    place.play("p1 move 4,12")
    assert place.local(place.s.spot[krom]) == (place.gate, 1)
    assert turn.points(place.s) == 2


def test_da_trap_15_a_hero_felled_by_a_trap_moves_and_attacks_no_more() -> None:
    place, krom, _ = doorway("dart-volley-1")
    place.monster("goblin", place.room, 4)
    place.wound(krom, 4)
    place.hold("hide")
    place.activation(krom)
    place.play("p1 move 4,11", "d show tokens-1 0 dart-volley-1")
    assert is_defeated(place.s, krom)
    assert place.legal("discard") == ["hide"]


def test_da_trap_15_a_hero_felled_by_a_trap_turns_up_no_further_token() -> None:
    place, krom, _ = doorway("dart-volley-1")
    place.token("snare-wire-1", place.room, 2)
    place.wound(krom, 4)
    place.play("p1 move 4,11", "p1 reveal 3,9", "d show tokens-1 0 dart-volley-1")
    assert is_defeated(place.s, krom)
    assert place.s.frames == []
    assert place.s.token_faces[0] == (HIDDEN_TOKEN,)


# ---- from outside --------------------------------------------------------------------------------


def test_da_trap_06_from_an_archway_one_speed_turns_a_token_up() -> None:
    place, _, turn = doorway("treasure-chest-1")
    place.play("p1 scout 3,9", "d show tokens-1 0 treasure-chest-1")
    assert place.s.token_faces[0] == (OPEN_TOKEN,)
    assert turn.points(place.s) == 3
    assert place.refused("p1 scout 3,9") == ["DA-TRAP-06"]


def test_da_trap_06_where_no_token_lies_nothing_is_scouted() -> None:
    place, _, _ = doorway("dart-volley-1")
    assert place.refused("p1 scout 4,10") == ["DA-TRAP-06"]


def test_ac_14_a_card_scouts_other_rooms_than_the_own_one() -> None:
    place = Place()
    krom = place.hero("krom", place.room, 4)
    place.token("dart-volley-1", place.room, 0)
    place.token("dart-volley-3", place.gate, 8)
    place.hold("master-thief")
    place.turn(krom, "p1 play master-thief", "d show tokens-3 0 dart-volley-3", "p1 choose 1")
    assert place.s.token_faces == ((HIDDEN_TOKEN,), (), (KNOWN_TRAP,))


def test_da_trap_06_only_from_an_archway_and_from_outside() -> None:
    place, krom, _ = doorway("dart-volley-1")
    place.s.stand(krom, place.square(place.gate, 4))
    assert place.refused("p1 scout 3,9") == ["DA-TRAP-06"]
    place.s.stand(krom, place.square(place.room, 7))
    assert place.refused("p1 scout 3,9") == ["DA-TRAP-06"]


@pytest.mark.parametrize("near", [True, False])
def test_da_trap_06_not_with_an_enemy_in_either_room(near: bool) -> None:
    place, krom, _ = doorway("dart-volley-1")
    place.monster("goblin", place.gate if near else place.room, 2)
    assert place.refused("p1 scout 3,9") == ["DA-TRAP-06"]
    modify(place.s, Modifier(FIRST_BOON + Boon.DEFY_ENEMIES, 1, 0, krom))
    place.turn(krom)
    assert place.legal("scout") == ["3,9"]


def test_da_trap_07_a_scouted_trap_is_disarmed_right_away_for_no_more() -> None:
    place, _, turn = doorway("dart-volley-1")
    place.play("p1 scout 3,9", "d show tokens-1 0 dart-volley-1", "p1 choose 2", "p1 spend 0")
    place.play("d roll 1")
    assert place.s.token_spots[0] == ()
    assert turn.points(place.s) == 3


def test_da_trap_07_or_turned_down_again() -> None:
    place, _, _ = doorway("dart-volley-1")
    place.play("p1 scout 3,9", "d show tokens-1 0 dart-volley-1", "p1 choose 1")
    assert place.s.token_faces[0] == (KNOWN_TRAP,)


def test_da_trap_08_a_trap_turned_down_is_disarmed_later_for_one_speed() -> None:
    place, _, turn = doorway("dart-volley-1", KNOWN_TRAP)
    assert place.refused("p1 scout 3,9") == ["DA-TRAP-06"]
    place.play("p1 disarm 3,9", "p1 spend 0", "d roll 1")
    assert place.s.token_spots[0] == ()
    assert turn.points(place.s) == 3


def test_da_trap_08_all_remember_a_trap_that_was_scouted() -> None:
    place, _, _ = doorway("dart-volley-1")
    place.play("p1 scout 3,9", "d show tokens-1 0 dart-volley-1", "p1 choose 1")
    rival = place.hero("petra", place.gate, 0, seat=1)
    place.turn(rival)
    assert place.legal("disarm") == ["3,9"]


def test_da_trap_08_what_nobody_has_seen_is_not_disarmed() -> None:
    place, _, _ = doorway("dart-volley-1")
    assert place.refused("p1 disarm 3,9") == ["DA-TRAP-08"]


def test_da_trap_09_die_and_speed_reach_the_level_and_that_much_speed_needs_no_die() -> None:
    place, krom, turn = doorway("hex-rune-2", KNOWN_TRAP)
    place.play("p1 disarm 3,9", "p1 spend 1", "d roll 1")
    assert place.s.token_spots[1] == ()
    assert turn.points(place.s) == 2
    place.token("hex-rune-2", place.room, 0, KNOWN_TRAP)
    turn = place.turn(krom, "p1 disarm 3,9", "p1 spend 2")
    assert place.s.token_spots[1] == ()
    assert turn.points(place.s) == 1


def test_da_trap_10_a_failed_attempt_springs_the_trap_on_the_hero() -> None:
    place, krom, _ = doorway("pit-1", KNOWN_TRAP)
    place.play("p1 disarm 3,9", "p1 spend 0", "d roll 0")
    assert place.wounds(krom) == 1
    assert place.s.token_spots[0] == ()
    assert place.s.pits == (place.square(place.gate, 1),)


# ---- single traps --------------------------------------------------------------------------------


def test_ac_27_a_hex_rune_takes_cards_at_random() -> None:
    place, krom, _ = doorway()
    place.token("hex-rune-2", place.room, 0, KNOWN_TRAP)
    place.hold("hide", "notched-cleaver", "throat-strike", "reflex")
    place.turn(krom, "p1 move 4,11")
    for name in ("hide", "reflex", "throat-strike"):
        place.play(f"d show hand-1 -1 {name}")
    assert len(place.s.zones[HANDS]) == 1


def test_ac_24_an_alarm_bell_wakes_monsters_and_calls_goblins() -> None:
    place, krom, _ = doorway()
    ogre = place.monster("ogre", place.room, 2)
    place.token("alarm-bell-2", place.room, 0, KNOWN_TRAP)
    place.turn(krom, "p1 move 4,11")
    assert place.s.ready[ogre] == 1
    place.play("p1 space 3,10", "p1 space 5,10")
    assert len(place.s.spot) - 1 - ogre == 2

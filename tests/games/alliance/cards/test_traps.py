"""Chests and traps: what each challenge does, at each of its levels."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.space.grid import EAST, NORTH, SOUTH, WEST
from undercroft.games.alliance.combat.damage import PLAIN, POISON
from undercroft.games.alliance.combat.modifiers import is_rooted
from undercroft.games.alliance.combat.push_pull import AWAY, Shove
from undercroft.games.alliance.content.tables import TILE_NAMES
from undercroft.games.alliance.map.figures import health
from undercroft.games.alliance.notation import DISCARDS, HANDS, KNOWN_TRAP, OPEN_TOKEN
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.games.alliance.phases.monsters import DONE, MonsterTurn, choices


def doorway(token: str) -> tuple[Place, int]:
    """Holgar in the archway of a room in which a token lies face down, in his turn."""
    place = Place()
    holgar = place.hero("holgar", place.gate, 1)
    place.token(token, place.room, 0)
    place.turn(holgar)
    return place, holgar


def enter(token: str) -> tuple[Place, int]:
    """Holgar enters the room and turns the token up."""
    place, holgar = doorway(token)
    place.play("p1 move 4,11", f"d show tokens-{token[-1]} 0 {token}")
    return place, holgar


def pushed_into(token: str) -> tuple[Place, int, Turn]:
    """A rust giant has thrown Holgar into the room, and the turn of a rival goes on."""
    place, holgar = doorway(token)
    lorna = place.hero("lorna", place.gate, 8, seat=1)
    giant = place.monster("rust-giant", place.gate, 4)
    turn = place.turn(lorna)
    acting = MonsterTurn(1, giant)
    acting.stage = DONE
    place.s.frames += [acting, Shove(1, holgar, giant, 1, AWAY)]
    place.s.run()
    place.s.listed = None
    place.play("p2 shove 4,11", f"d show tokens-{token[-1]} 0 {token}")
    return place, holgar, turn


# ---- chests --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "xp"), [(1, 1), (2, 2), (3, 3)])
def test_treasure_chest_gives_its_level_face_down_from_the_pool(level: int, xp: int) -> None:
    place, _ = enter(f"treasure-chest-{level}")
    pool = place.s.pools[0]
    assert place.s.token_faces[level - 1] == (OPEN_TOKEN,)
    place.play("p1 move 3,10", "p1 chest 3,9")
    assert (place.s.xp_down[0], place.s.xp_up[0]) == (xp, 0)
    assert place.s.pools[0] == pool - xp
    assert place.s.token_spots[level - 1] == ()


@pytest.mark.parametrize(("level", "xp"), [(1, 2), (2, 3), (3, 5)])
def test_locked_chest_gives_one_more_and_five_at_level_three(level: int, xp: int) -> None:
    place = Place()
    lorna = place.hero("lorna", place.room, 4)
    place.token(f"locked-chest-{level}", place.room, 0, OPEN_TOKEN)
    place.turn(lorna)
    assert place.refused("p1 chest 3,9") == ["DA-CHEST-01"]
    place.play("p1 force 3,9", f"p1 spend {level}")
    assert (place.s.xp_down[0], place.s.xp_up[0]) == (xp, 0)
    assert place.s.token_spots[level - 1] == ()


# ---- traps ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "wounds"), [(1, 2), (3, 4)])
def test_dart_volley_deals_one_more_than_its_level_whatever_the_armor(
    level: int, wounds: int
) -> None:
    place, holgar = doorway(f"dart-volley-{level}")
    place.hold("reflex")
    place.play("p1 move 4,11", f"d show tokens-{level} 0 dart-volley-{level}")
    assert place.s.wounds[holgar] == (PLAIN,) * wounds
    assert place.legal("play") == ["reflex"]
    assert place.s.token_spots[level - 1] == ()
    assert place.legal("move") != []


@pytest.mark.parametrize("level", [1, 2])
def test_pit_wounds_by_its_level_ends_the_move_and_stays(level: int) -> None:
    place, holgar = enter(f"pit-{level}")
    assert place.wounds(holgar) == level
    assert place.s.token_spots[level - 1] == ()
    assert place.s.pits == (place.square(place.room, 7),)
    assert (place.legal("move"), place.legal("run")) == ([], [])


def test_pit_costs_speed_both_ways_and_hinders_attacks_of_everybody() -> None:
    place, holgar = enter("pit-1")
    ogre = place.monster("ogre", place.room, 4)
    place.s.bear(holgar, ())
    place.strike(holgar, ogre)
    assert place.wounds(ogre) == 0
    place.strike(ogre, holgar)
    assert place.wounds(holgar) == 5 - 2
    here, there = place.s.spot[ogre], place.s.spot[holgar]
    place.s.stand(ogre, there)
    place.s.stand(holgar, here)
    place.strike(ogre, holgar)
    assert place.wounds(holgar) == (5 - 2) + (5 - 1 - 2)
    place.s.stand(ogre, place.square(place.gate, 7))
    turn = place.turn(holgar, "p1 move 4,11")
    assert turn.points(place.s) == 3 - 2
    turn = place.turn(holgar, "p1 move 4,10")
    assert turn.points(place.s) == 3 - 2


def test_pit_sprung_by_a_failed_attempt_stays_where_the_hero_is() -> None:
    place, holgar = doorway("pit-1")
    place.play("p1 scout 3,9", "d show tokens-1 0 pit-1", "p1 choose 2", "p1 spend 0", "d roll 0")
    assert place.wounds(holgar) == 1
    assert place.s.pits == (place.square(place.gate, 1),)


def test_pit_does_not_end_the_turn_of_another() -> None:
    place, holgar, turn = pushed_into("pit-1")
    assert place.wounds(holgar) == 1
    assert turn.points(place.s) == 5
    assert place.s.pits == (place.square(place.room, 7),)


def test_snare_wire_wounds_ends_the_move_and_holds_until_the_turn_ends() -> None:
    place, holgar = doorway("snare-wire-1")
    goblin = place.monster("goblin", place.room, 4)
    turn = place.activation(holgar)
    place.play("p1 move 4,11", "d show tokens-1 0 snare-wire-1")
    assert (place.wounds(holgar), turn.points(place.s)) == (1, 0)
    assert (place.legal("move"), place.legal("run")) == ([], [])
    assert is_rooted(place.s, holgar)
    place.play("p1 attack m1")
    assert place.wounds(goblin) == 2 - 1
    place.play("p1 stop")
    assert not is_rooted(place.s, holgar)


def test_snare_wire_holds_no_longer_than_the_turn_it_is_sprung_in() -> None:
    place, holgar, turn = pushed_into("snare-wire-1")
    assert place.wounds(holgar) == 1
    assert turn.points(place.s) == 5
    assert not is_rooted(place.s, holgar)


@pytest.mark.parametrize("level", [1, 3])
def test_choking_gas_poisons_all_heroes_beside_who_springs_it(level: int) -> None:
    place, holgar = doorway(f"choking-gas-{level}")
    west = place.s.walls.board.grid.beyond(place.room, WEST)
    place.s.walls = place.s.walls.lay(west, TILE_NAMES.parse("broken-belfry"))
    rival = place.hero("graltar", place.room, 4, seat=1)
    far = place.hero("krolt", place.room, 1)
    behind_a_wall = place.hero("bull", west, 8)
    fallen = place.hero("petra", place.room, 3)
    place.wound(fallen, 6)
    place.play("p1 move 3,11", f"d show tokens-{level} 0 choking-gas-{level}")
    assert place.s.wounds[holgar] == (POISON,) * level
    assert place.s.wounds[rival] == (POISON,) * level
    assert place.s.wounds[fallen] == (PLAIN,) * 6
    assert (place.wounds(far), place.wounds(behind_a_wall)) == (0, 0)


def test_choking_gas_poisons_each_once_though_several_fall_of_it() -> None:
    place, holgar = doorway("choking-gas-1")
    graltar = place.hero("graltar", place.room, 3, seat=1)
    bull = place.hero("bull", place.room, 7, seat=1)
    petra = place.hero("petra", place.room, 4)
    for hero in (graltar, petra):
        place.wound(hero, health(place.s, hero) - 1)
    place.play("p1 move 3,11", "d show tokens-1 0 choking-gas-1")
    assert place.legal("target") == ["h2", "h5"]
    place.play("p1 target h5")
    assert place.s.fallen == [1, 1]
    assert [place.wounds(hero) for hero in (holgar, bull)] == [1, 1]


def test_hex_rune_takes_three_cards_at_random() -> None:
    place, _ = doorway("hex-rune-2")
    place.hold("oathhammer", "reflex", "shield-hymn", "surge-forward")
    place.play("p1 move 4,11", "d show tokens-2 0 hex-rune-2")
    for name in ("reflex", "oathhammer", "surge-forward"):
        place.play(f"d show hand-1 -1 {name}")
    assert len(place.s.zones[HANDS]) == 1
    assert len(place.s.zones[DISCARDS]) == 3
    assert place.legal("move") != []


def test_hex_rune_takes_all_cards_where_there_are_fewer() -> None:
    place, _ = doorway("hex-rune-2")
    place.hold("oathhammer")
    place.play("p1 move 4,11", "d show tokens-2 0 hex-rune-2", "d show hand-1 -1 oathhammer")
    assert len(place.s.zones[HANDS]) == 0
    assert place.legal("move") != []


def test_alarm_bell_readies_monsters_up_to_two_rooms_away() -> None:
    place, _ = doorway("alarm-bell-2")
    first = place.beyond(place.room, NORTH)
    second = place.beyond(first, WEST)
    third = place.beyond(second, SOUTH)
    found = [place.monster("ogre", cell, 4) for cell in (place.room, first, second, third)]
    place.play("p1 move 4,11", "d show tokens-2 0 alarm-bell-2")
    assert [place.s.ready[ogre] for ogre in found] == [1, 1, 1, 0]


def test_alarm_bell_calls_goblins_that_look_at_the_nearest_hero() -> None:
    place, holgar = doorway("alarm-bell-2")
    place.s.initiative = 1
    place.play("p1 move 4,11", "d show tokens-2 0 alarm-bell-2")
    assert "4,11" not in place.legal("space")
    place.play("p2 space 3,11", "p2 space 4,9")
    assert place.legal("move") != []
    beside, north = len(place.s.spot) - 2, len(place.s.spot) - 1
    assert place.local(place.s.spot[beside]) == (place.room, 6)
    assert (place.s.facing[beside], place.s.facing[north]) == (EAST, SOUTH)
    assert choices(place.s, 0) == [beside, north]
    assert place.wounds(holgar) == 0
    assert place.s.token_spots[1] == ()


def test_alarm_bell_rung_by_a_failed_attempt_calls_goblins_to_the_heros_room() -> None:
    place, _ = doorway("alarm-bell-2")
    place.play("p1 scout 3,9", "d show tokens-2 0 alarm-bell-2", "p1 choose 2", "p1 spend 0")
    place.play("d roll 0", "p1 space 3,12", "p1 space 5,12")
    assert [place.local(p)[0] for p in place.s.spot[-2:]] == [place.gate] * 2


def test_alarm_bell_is_known_and_rings_for_who_enters() -> None:
    place = Place()
    holgar = place.hero("holgar", place.gate, 1)
    place.token("alarm-bell-2", place.room, 0, KNOWN_TRAP)
    place.turn(holgar, "p1 move 4,11")
    assert place.legal("space") != []

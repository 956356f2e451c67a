"""Chests: opened from next to them, stepped on, or forced."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.modifiers import Modifier
from undercroft.games.alliance.combat.modifiers import modify
from undercroft.games.alliance.content.stat_ids import FIRST_BOON
from undercroft.games.alliance.effects.vocabulary import Boon
from undercroft.games.alliance.map.tokens import chest_xp, kind_of
from undercroft.games.alliance.notation import NOTATION, OPEN_TOKEN
from undercroft.games.alliance.phases.hero_turn import Turn


def beside(chest: str, local: int = 4) -> tuple[Place, Turn]:
    """Krom in the room, by default in its middle, and an open chest in its north-west corner."""
    place = Place()
    krom = place.hero("krom", place.room, local)
    place.token(chest, place.room, 0, OPEN_TOKEN)
    return place, place.turn(krom)


def test_da_chest_01_a_chest_next_to_one_opens_for_one_speed() -> None:
    place, turn = beside("treasure-chest-1")
    place.play("p1 chest 3,9")
    assert turn.points(place.s) == 3
    assert place.s.token_spots[0] == ()


def test_da_chest_01_not_with_a_monster_on_it_nor_where_none_is() -> None:
    place, _ = beside("treasure-chest-1")
    place.monster("goblin", place.room, 0)
    assert place.refused("p1 chest 3,9") == ["DA-CHEST-01"]
    assert place.refused("p1 chest 3,10") == ["DA-CHEST-01"]


def test_da_chest_02_who_steps_on_a_chest_opens_it_for_nothing() -> None:
    place, turn = beside("treasure-chest-2")
    place.play("p1 move 3,9")
    assert place.s.xp_down[0] == 2
    assert turn.points(place.s) == 3


def test_da_chest_02_a_chest_that_turns_up_under_a_hero_opens_too() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 1)
    place.token("treasure-chest-1", place.room, 7)
    place.turn(krom, "p1 move 4,11", "d show tokens-1 0 treasure-chest-1")
    assert place.s.xp_down[0] == 1
    assert place.s.token_spots[0] == ()


def test_da_chest_03_enemies_in_the_room_do_not_guard_a_chest() -> None:
    place, _ = beside("treasure-chest-1")
    place.monster("goblin", place.room, 1)
    assert place.legal("chest") == ["3,9"]
    place.monster("goblin", place.room, 0)
    assert place.refused("p1 chest 3,9") == ["DA-CHEST-01"]


@pytest.mark.parametrize(("level", "xp"), [(1, 1), (2, 2), (3, 3)])
def test_da_chest_04_a_chest_pays_face_down_by_its_level(level: int, xp: int) -> None:
    place, _ = beside(f"treasure-chest-{level}")
    place.play("p1 chest 3,9")
    assert (place.s.xp_up[0], place.s.xp_down[0]) == (0, xp)
    assert place.s.token_spots[level - 1] == ()


def test_da_chest_05_a_locked_chest_is_tried_for_one_speed_and_again() -> None:
    place, turn = beside("locked-chest-2")
    place.play("p1 force 3,9", "p1 spend 0", "d roll 1")
    assert turn.points(place.s) == 3
    place.play("p1 force 3,9", "p1 spend 1", "d roll 1")
    assert place.s.xp_down[0] == 3
    assert turn.points(place.s) == 1


def test_da_chest_05_its_level_and_one_more_open_it_for_certain() -> None:
    place, turn = beside("locked-chest-2", local=0)
    place.play("p1 force 3,9", "p1 spend 2")
    assert place.s.xp_down[0] == 3
    assert turn.points(place.s) == 1


def test_da_chest_05_a_normal_chest_is_not_forced() -> None:
    place, _ = beside("treasure-chest-1")
    assert place.refused("p1 force 3,9") == ["DA-CHEST-05"]


@pytest.mark.parametrize("where", ["hero's room", "chest's room"])
def test_da_chest_06_an_enemy_in_either_room_forbids_forcing(where: str) -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 0)
    place.token("locked-chest-1", place.room, 7, OPEN_TOKEN)
    place.monster("goblin", place.gate if where == "hero's room" else place.room, 2)
    place.turn(krom)
    assert place.refused("p1 force 4,11") == ["DA-CHEST-06"]
    modify(place.s, Modifier(FIRST_BOON + Boon.DEFY_ENEMIES, 1, 0, krom))
    place.turn(krom)
    assert "4,11" in place.legal("force")


def test_da_chest_07_stepping_on_a_locked_chest_opens_nothing() -> None:
    place, _ = beside("locked-chest-1")
    place.token("treasure-chest-1", place.room, 1, OPEN_TOKEN)
    place.play("p1 move 3,9")
    assert place.s.xp_down[0] == 0
    place.play("p1 move 4,9")
    assert place.s.xp_down[0] == 1


@pytest.mark.parametrize(("level", "xp"), [(1, 2), (2, 3), (3, 5)])
def test_da_chest_08_a_locked_chest_pays_more_and_is_gone(level: int, xp: int) -> None:
    place, _ = beside(f"locked-chest-{level}")
    place.play("p1 force 3,9", f"p1 spend {level}")
    assert place.s.xp_down[0] == xp
    assert place.s.token_spots[level - 1] == ()


def test_da_chest_09_a_chest_is_reached_over_an_archway_but_not_through_a_wall() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 0)
    place.token("treasure-chest-1", place.room, 7, OPEN_TOKEN)
    place.token("treasure-chest-1", place.room, 6, OPEN_TOKEN)
    place.turn(krom)
    assert place.legal("chest") == ["4,11"]
    assert place.refused("p1 chest 3,11") == ["DA-CHEST-09"]


def test_da_chest_10_xp_of_chests_drains_the_pools_but_cannot_be_spent() -> None:
    place, turn = beside("treasure-chest-3")
    place.s.pools[:] = [2, 16]
    place.s.upgrade_area[0] = NOTATION.cards.parse("healing-draught")
    place.activation(turn.hero)
    place.play("p1 chest 3,9")
    assert place.s.pools == [0, 15]
    place.play("p1 stop")
    assert place.legal("buy") == []
    assert place.s.xp_down[0] == 3


@pytest.mark.parametrize("chest", ["treasure-chest-1", "treasure-chest-2", "treasure-chest-3"])
def test_ac_41_a_chest_gives_what_is_expected_of_it(chest: str) -> None:
    place, _ = beside(chest)
    level = int(chest[-1])
    expected = chest_xp(kind_of(place.s, (level, 0)), level)
    place.play("p1 chest 3,9")
    assert place.s.xp_down[0] == expected

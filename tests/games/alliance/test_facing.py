"""Which way heroes look: when turning matters, and what they see after an attack."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.crawl.space.grid import SOUTH, WEST
from undercroft.games.alliance.combat.modifiers import is_rooted


def test_da_mov_10_facing_is_offered_only_where_it_makes_a_difference() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    place.monster("goblin", place.gate, 1)
    place.turn(krom)
    assert place.legal("face") == []
    place.monster("goblin", place.gate, 7)
    turn = place.turn(krom)
    assert place.legal("face") == ["east", "south", "west"]
    place.play("p1 face south")
    assert place.s.facing[krom] == SOUTH
    assert turn.points(place.s) == 4
    assert place.legal("face") == []
    assert place.refused("p1 face north") == ["DA-MOV-10"]


def beside_a_comrade(*, comrade: int, foe: int | None, cards: tuple[str, ...]) -> Place:
    """Senneth in the middle of the gate looks north, near Krom and perhaps an ogre."""
    place = Place()
    senneth = place.hero("senneth", place.gate, 4)
    place.wound(place.hero("krom", place.gate, comrade), 3)
    if foe is not None:
        place.monster("ogre", place.gate, foe)
    place.hold(*cards)
    place.turn(senneth)
    return place


@pytest.mark.parametrize("fallen", [False, True])
def test_da_mov_10_with_one_enemy_a_hero_turns_to_keep_a_comrade_in_sight(fallen: bool) -> None:
    place = beside_a_comrade(comrade=7, foe=3, cards=("minor-potion-of-healing",))
    if fallen:
        place.wound(1, 3)
    assert place.legal("face") == ["east", "south", "west"]
    place.play("p1 face south", "p1 attack m1")
    assert place.s.facing[0] == SOUTH
    place.play("p1 play minor-potion-of-healing")
    assert "h2" in place.legal("target")


def test_da_mov_10_who_did_not_turn_does_not_see_who_is_behind_after_an_attack() -> None:
    place = beside_a_comrade(comrade=7, foe=3, cards=("minor-potion-of-healing",))
    place.play("p1 attack m1", "p1 play minor-potion-of-healing")
    assert place.legal("target") == []
    assert place.wounds(1) == 3


@pytest.mark.parametrize(("comrade", "foe"), [(7, None), (3, 5)])
def test_da_mov_10_no_turning_where_nobody_is_attacked_or_all_is_seen_alike(
    comrade: int, foe: int | None
) -> None:
    place = beside_a_comrade(comrade=comrade, foe=foe, cards=())
    assert "south" not in place.legal("face")


@pytest.mark.parametrize(("comrade", "turns"), [(1, True), (0, False)])
def test_da_mov_10_comrades_count_no_farther_than_anything_helps_them(
    comrade: int, turns: bool
) -> None:
    place = Place()
    senneth = place.hero("senneth", *place.file(3))
    place.hero("krom", *place.file(comrade))
    place.monster("ogre", place.room, 6)
    place.turn(senneth)
    assert bool(place.legal("face")) is turns


def test_da_mov_10_a_hero_turns_to_a_comrade_before_its_pet_strikes_round_a_corner() -> None:
    place = Place()
    melinda = place.hero("melinda", place.room, 4)
    krom = place.hero("krom", place.room, 7)
    place.wound(krom, 3)
    ogre = place.monster("ogre", place.beyond(place.room, WEST), 8)
    place.hold("lion-of-the-vale", "minor-potion-of-healing")
    place.turn(melinda)
    assert place.legal("attack") == []
    assert place.legal("face") == ["east", "south", "west"]
    place.play("p1 face south", "p1 play lion-of-the-vale", "p1 play minor-potion-of-healing")
    assert place.wounds(ogre) > 0
    assert "h2" in place.legal("target")


def test_da_mov_10_until_the_first_attack_a_spell_finds_who_is_behind() -> None:
    place = Place()
    zay = place.hero("runyon-zay", place.gate, 4)
    place.hold("frost-grip")
    place.monster("goblin", place.room, 7)
    behind = place.monster("goblin", place.gate, 7)
    place.turn(zay, "p1 play frost-grip")
    assert place.legal("target") == ["m1", "m2"]
    place.play("p1 target m2")
    assert is_rooted(place.s, behind)


def test_da_mov_10_after_an_attack_the_arc_counts() -> None:
    place = Place()
    zay = place.hero("runyon-zay", place.gate, 4)
    place.hold("frost-grip")
    place.monster("ogre", place.room, 7)
    behind = place.monster("ogre", place.gate, 7)
    place.turn(zay, "p1 attack m1", "p1 play frost-grip")
    assert not is_rooted(place.s, behind)

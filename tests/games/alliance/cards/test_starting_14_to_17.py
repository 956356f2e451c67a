"""The starting cards of Emanon, McFarlin, Melinda and Senneth."""

from __future__ import annotations

from tests.games.alliance.cards.plays import controls, ends_with_the_round, enhances
from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.space.grid import EAST, WEST
from undercroft.games.alliance.combat.damage import PLAIN
from undercroft.games.alliance.combat.modifiers import speed
from undercroft.games.alliance.notation import OPEN_TOKEN


def test_shadow_dart_ignores_armor_in_that_attack_only() -> None:
    place = Place()
    emanon = place.hero("emanon", place.gate, 7)
    first, second = (place.monster("gargoyle", place.gate, local) for local in (0, 1))
    place.hold("shadow-dart", "precision-attack")
    place.turn(emanon)
    place.play("p1 play precision-attack", "p1 play shadow-dart", "p1 target m1", "p1 attack m2")
    assert (place.wounds(first), place.wounds(second)) == (4 + 2 - (3 - 1), 2 + 2 - 3)


def test_borrowed_place_swaps_emanon_and_a_monster_in_sight() -> None:
    place, emanon, ogre = controls("emanon", "borrowed-place")
    assert place.local(place.s.spot[emanon]) == place.file(3)
    assert place.local(place.s.spot[ogre]) == place.file(0)


def test_borrowed_place_keeps_facings_and_enters_the_room() -> None:
    place, emanon, ogre = shootout("emanon", "borrowed-place")
    place.token("dart-volley-1", place.room, 0)
    place.s.facing[emanon], place.s.facing[ogre] = EAST, WEST
    turn = place.turn(emanon, "p1 play borrowed-place", "d show tokens-1 0 dart-volley-1")
    assert (place.s.facing[emanon], place.s.facing[ogre]) == (EAST, WEST)
    assert place.wounds(emanon) == 2
    assert (turn.moved, turn.spent) == (0, 0)
    assert place.local(place.s.spot[emanon]) == place.file(3)
    assert place.local(place.s.spot[ogre]) == place.file(1)


def test_borrowed_place_swaps_once_where_a_chest_is_under_the_monster() -> None:
    place, emanon, ogre = shootout("emanon", "borrowed-place")
    place.token("treasure-chest-1", *place.file(3), OPEN_TOKEN)
    place.turn(emanon, "p1 play borrowed-place")
    assert place.s.xp_down == [1, 0]
    assert place.local(place.s.spot[emanon]) == place.file(3)
    assert place.local(place.s.spot[ogre]) == place.file(1)


def test_borrowed_place_does_not_move_a_rust_giant() -> None:
    place, emanon, giant = shootout("emanon", "borrowed-place", foe="rust-giant")
    place.play("p1 play borrowed-place")
    assert place.local(place.s.spot[emanon]) == place.file(1)
    assert place.local(place.s.spot[giant]) == place.file(3)


def test_skeleton_keys_let_doors_be_picked_beside_enemies() -> None:
    place = Place()
    mcfarlin = place.hero("mcfarlin", place.room, 1)
    place.monster("goblin", place.room, 8)
    place.hold("skeleton-keys")
    place.turn(mcfarlin)
    assert "DA-DOOR-10" in place.refused("p1 pick north")
    place.play("p1 play skeleton-keys")
    assert "DA-DOOR-10" not in place.refused("p1 pick north")


def test_dirty_trick_adds_one_to_melee_and_ignores_two_armor() -> None:
    place, mcfarlin, gargoyle = duel("mcfarlin", "dirty-trick", foe="gargoyle")
    guard = place.monster("barrow-guard", place.room, 0)
    troll = place.monster("fen-troll", place.room, 2)
    place.play("p1 play dirty-trick", "p1 attack m1", "p1 attack m2")
    assert place.wounds(gargoyle) == 2 + 1 - (3 - 2)
    assert place.wounds(guard) == 2 + 1 - (4 - 2)
    place.strike(mcfarlin, troll)
    assert place.wounds(troll) == 2 + 1 - 1
    ends_with_the_round(place)


def test_field_herbs_turn_poison_into_plain_wounds_first() -> None:
    place, melinda, _ = duel("melinda", "field-herbs")
    place.wound(melinda, 4, poison=True)
    place.play("p1 play field-herbs")
    assert place.s.wounds[melinda] == (PLAIN, PLAIN)


def test_blessed_stride_gives_two_speed_to_a_hero_within_three_spaces() -> None:
    place, krom = enhances("senneth", "blessed-stride", 3)
    assert speed(place.s, krom) == 4 + 2
    ends_with_the_round(place)

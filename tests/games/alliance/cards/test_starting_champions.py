"""The starting cards of the Champions: Orsk Deepbell, Pim Tolliver, Ugra and Caldis Wren."""

from __future__ import annotations

from tests.games.alliance.cards.plays import controls, ends_with_the_round, enhances
from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.space.grid import NORTH
from undercroft.games.alliance.actions.locks import die_bonus
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.numbers import AttackSpec, damage
from undercroft.games.alliance.content.schema import AttackKind, CardType
from undercroft.games.alliance.map.figures import is_standing
from undercroft.games.alliance.notation import OPEN_TOKEN
from undercroft.kernel.events import TokenMoved


def test_cave_echo_is_for_a_monster_in_sight() -> None:
    place, _, _ = controls("orsk-deepbell", "cave-echo")
    assert place.legal("shove") != []


def test_cave_echo_pushes_two_spaces() -> None:
    place, _, ogre = shootout("orsk-deepbell", "cave-echo")
    place.beyond(place.room, NORTH)
    place.play("p1 play cave-echo", "p1 shove 3,10", "p1 shove 4,9")
    assert place.local(place.s.spot[ogre]) == (place.room, 1)
    assert place.legal("shove") == []


def picking(*cards: str) -> Place:
    """Pim has tried a locked chest of level 3 without spending more, and rolls."""
    place = Place()
    pim = place.hero("pim-tolliver", place.room, 4)
    place.token("locked-chest-3", place.room, 3, OPEN_TOKEN)
    place.hold(*cards)
    place.turn(pim, "p1 force 3,10", "p1 spend 0")
    return place


def test_loaded_knuckle_adds_two_to_a_roll_that_was_too_low() -> None:
    place = picking("loaded-knuckle", "pocket-thunder")
    place.play("d roll 1")
    assert place.legal("play") == ["loaded-knuckle"]
    place.play("p1 play loaded-knuckle")
    assert place.s.xp_down[0] == 5
    assert used_types(place.s, 0) == {CardType.REACTION}
    ends_with_the_round(place)


def test_loaded_knuckle_can_be_too_little_or_kept() -> None:
    for answer in ("play loaded-knuckle", "pass"):
        place = picking("loaded-knuckle")
        place.play("d roll 0", f"p1 {answer}")
        assert place.s.xp_down[0] == 0
        assert place.legal("force") == ["3,10"]


def test_loaded_knuckle_adds_two_to_rolls_of_the_own_turn() -> None:
    place, pim, _ = duel("pim-tolliver", "loaded-knuckle")
    place.play("p1 play loaded-knuckle")
    assert die_bonus(place.s, pim) == 2


def test_smoke_bead_takes_two_of_a_monsters_attack() -> None:
    place, pim, ogre = controls("pim-tolliver", "smoke-bead")
    place.strike(ogre, pim)
    assert place.wounds(pim) == 5 - 2 - 2
    assert damage(place.s, AttackSpec(ogre, pim, AttackKind.RANGED, 5)) == 5 - 2 - 2
    ends_with_the_round(place)


def test_grandmothers_song_heals_all_own_heroes_within_two_spaces() -> None:
    place = Place(archway=False)
    ugra = place.hero("ugra", *place.file(1))
    near = place.hero("krom", *place.file(3))
    far = place.hero("krolt", *place.file(4))
    rival = place.hero("lorna", place.gate, 6, seat=1)
    place.wound(near, 6)
    for hero in (ugra, far, rival):
        place.wound(hero, 2)
    place.hold("grandmothers-song")
    place.turn(ugra, "p1 play grandmothers-song")
    assert [place.wounds(hero) for hero in (ugra, near, far, rival)] == [1, 5, 2, 2]
    assert is_standing(place.s, near)


def test_blink_costs_one_speed_and_ends_on_an_empty_space_in_sight() -> None:
    place = Place()
    caldis = place.hero("caldis-wren", *place.file(1))
    place.monster("ogre", *place.file(3))
    place.hold("blink")
    turn = place.turn(caldis, "p1 play blink")
    offered = place.legal("space")
    assert "4,10" in offered
    assert not {"4,9", "4,11", "3,11", "4,13"} & set(offered)
    place.play("p1 space 4,10")
    assert place.local(place.s.spot[caldis]) == place.file(4)
    assert (turn.points(place.s), turn.spent, turn.moved) == (4 - 1, 1, 0)


def test_blink_springs_the_traps_of_the_room() -> None:
    place = Place()
    caldis = place.hero("caldis-wren", *place.file(1))
    place.token("dart-volley-1", place.room, 0)
    place.hold("blink")
    place.turn(caldis)
    place.s.listening, place.s.events = True, []
    place.play("p1 play blink", "p1 space 4,11", "d show tokens-1 0 dart-volley-1")
    assert place.wounds(caldis) == 2
    assert sum(isinstance(event, TokenMoved) for event in place.s.events) == 1


def test_blink_is_refused_without_speed() -> None:
    place, caldis, _ = duel("caldis-wren", "blink")
    place.turn(caldis).pay(4)
    assert place.refused("p1 play blink") == ["DA-CARD-25"]


def test_kindled_edge_adds_two_to_attacks_of_a_hero_within_three_spaces() -> None:
    place, krom = enhances("caldis-wren", "kindled-edge", 3)
    ogre = place.monster("ogre", place.room, 4)
    for kind in AttackKind:
        assert damage(place.s, AttackSpec(krom, ogre, kind, 3)) == 3 + 2 - 2
    assert damage(place.s, AttackSpec(krom, ogre, AttackKind.MELEE, 3, pet=True)) == 3 - 2
    ends_with_the_round(place)

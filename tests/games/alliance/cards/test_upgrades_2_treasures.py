"""Upgrades of level II that any hero can use, and those for two classes at choice."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, card, duel, shootout
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.damage import PLAIN
from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import is_standing
from undercroft.games.alliance.notation import DISCARDS, HANDS, NOTATION
from undercroft.kernel.stacks import EVERYONE


def test_greater_draught_cures_a_neighbour_and_removes_four_wounds() -> None:
    place, krom, _ = duel("krom", "greater-draught")
    bull = place.hero("bull", place.room, 7)
    place.hero("petra", place.gate, 1)
    place.wound(krom, 3)
    place.wound(bull, 6, poison=True)
    place.play("p1 play greater-draught")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert place.s.wounds[bull] == (PLAIN, PLAIN)
    assert place.wounds(krom) == 3


def test_greater_draught_brings_the_defeated_to_their_feet() -> None:
    place, _, _ = duel("krom", "greater-draught")
    bull = place.hero("bull", place.room, 7)
    place.wound(bull, 7)
    place.play("p1 play greater-draught", "p1 target h2")
    assert is_standing(place.s, bull)
    assert place.wounds(bull) == 3


def test_old_guard_plate_adds_three_armor_as_treasure_and_armor() -> None:
    place, krom, ogre = duel("krom", "old-guard-plate", "quick-boots", "footmans-shield")
    place.play("p1 play old-guard-plate")
    assert value(place.s, krom, Stat.ARMOR) == 3
    assert used_types(place.s, krom) == {CardType.TREASURE, CardType.ARMOR}
    assert place.refused("p1 play quick-boots") == ["DA-CARD-04"]
    assert place.refused("p1 play footmans-shield") == ["DA-CARD-04"]
    place.strike(ogre, krom, "p1 pass")
    assert place.wounds(krom) == 5 - 1 - 3


def test_cloak_of_ash_adds_dodge_and_speed() -> None:
    place, krom, ogre = duel("krom", "cloak-of-ash")
    turn = place.turn(krom, "p1 play cloak-of-ash")
    assert turn.points(place.s) == 4 + 1
    place.strike(ogre, krom)
    assert place.wounds(krom) == 5 - 1 - 2


def test_storm_wand_is_a_ranged_attack_of_six() -> None:
    place, krom, ogre = shootout("krom", "storm-wand")
    place.play("p1 play storm-wand", "p1 choose 1")
    assert place.wounds(ogre) == 6 - 2
    assert used_types(place.s, krom) == {CardType.TREASURE, CardType.WEAPON}


def test_storm_wand_can_add_two_to_ranged_attacks_instead() -> None:
    place, _, ogre = shootout("lorna", "storm-wand")
    place.play("p1 play storm-wand", "p1 choose 2", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 2 - 2
    place, _, ogre = duel("krom", "storm-wand")
    place.play("p1 play storm-wand", "p1 choose 2", "p1 attack m1")
    assert place.wounds(ogre) == 3 - 2


def test_giants_knuckle_is_a_melee_attack_of_five_for_anyone() -> None:
    place, lorna, ogre = duel("lorna", "giants-knuckle")
    place.play("p1 play giants-knuckle", "p1 choose 1")
    assert place.wounds(ogre) == 5 - 2
    assert used_types(place.s, lorna) == {CardType.TREASURE, CardType.WEAPON}


def test_giants_knuckle_can_add_three_to_melee_attacks_instead() -> None:
    place, _, ogre = duel("krom", "giants-knuckle")
    place.play("p1 play giants-knuckle", "p1 choose 2", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 3 - 2


def test_nightglass_mirror_answers_an_attack_with_three_dodge() -> None:
    place, krom, ogre = duel("krom", "nightglass-mirror")
    place.strike(ogre, krom, "p1 play nightglass-mirror")
    assert place.wounds(krom) == 5 - 1 - 3
    place.strike(ogre, krom)
    assert place.wounds(krom) == 2


def test_green_pulse_removes_two_wounds_of_each_hero_within_two_seen_or_not() -> None:
    place = Place(archway=False)
    melinda = place.hero("melinda", place.gate, 1)
    near = place.hero("krom", place.room, 4)
    far = place.hero("bull", place.room, 1)
    rival = place.hero("petra", place.gate, 0, seat=1)
    for hero in (melinda, near, far, rival):
        place.wound(hero, 3)
    place.hold("green-pulse")
    place.turn(melinda, "p1 play green-pulse")
    assert [place.wounds(hero) for hero in (melinda, near, far, rival)] == [1, 1, 3, 3]


def test_battle_trance_adds_speed_and_attack() -> None:
    place, graltar, ogre = duel("graltar", "battle-trance")
    turn = place.turn(graltar, "p1 play battle-trance")
    assert turn.points(place.s) == 3 + 2
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2
    place, _, ogre = shootout("lorna", "battle-trance")
    place.play("p1 play battle-trance", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2


def test_binding_verse_exhausts_a_monster_and_takes_an_armor() -> None:
    place, _, ogre = shootout("senneth", "binding-verse")
    krom = place.hero("krom", place.room, 6)
    place.s.ready[ogre] = 1
    place.play("p1 play binding-verse")
    assert place.s.ready[ogre] == 0
    place.turn(krom, "p1 attack m1")
    assert place.wounds(ogre) == 3 - (2 - 1)


def test_binding_verse_does_not_bind_level_three_nor_take_dodge() -> None:
    place, _, giant = shootout("mirabell", "binding-verse", foe="rust-giant")
    troll = place.monster("fen-troll", place.room, 4)
    place.s.ready[giant] = place.s.ready[troll] = 1
    place.play("p1 play binding-verse")
    assert (place.s.ready[giant], place.s.ready[troll]) == (1, 0)
    place.play("p1 attack m2")
    assert place.wounds(troll) == max(0, 2 - 1 - 1)
    krom = place.hero("krom", place.room, 1)
    place.turn(krom, "p1 attack m2")
    assert place.wounds(troll) == 3 - 1


def test_delvers_satchel_brings_back_a_card_and_draws_one() -> None:
    place, _, _ = duel("krom", "delvers-satchel")
    for name in ("hide", "reflex"):
        zone = place.s.zones[DISCARDS]
        place.s.zones[DISCARDS] = zone.add(NOTATION.cards.parse(name), EVERYONE)
    place.deck("throat-strike", "long-draw")
    place.play("p1 play delvers-satchel")
    assert place.legal("recover") == ["hide", "reflex"]
    place.play("p1 recover reflex", "d draw deck-1 long-draw")
    names = [NOTATION.cards.text(card) for card in place.s.zones[HANDS].cards]
    assert sorted(names) == ["long-draw", "reflex"]
    assert place.s.zones[DISCARDS].cards == (NOTATION.cards.parse("hide"),)
    assert place.legal("draw") == []


def beset() -> tuple[Place, int, int, int]:
    """Krom beside an ogre, and Senneth two spaces from him."""
    place = Place()
    krom = place.hero("krom", place.room, 4)
    senneth = place.hero("senneth", place.gate, 1)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("moonshade")
    return place, krom, senneth, ogre


def test_moonshade_takes_the_blow_meant_for_an_ally() -> None:
    place, krom, senneth, ogre = beset()
    place.strike(ogre, krom)
    assert place.legal("play") == ["moonshade"]
    place.play("p1 play moonshade")
    assert place.wounds(krom) == 0
    assert place.wounds(senneth) == 5 - 2 - 2
    assert used_types(place.s, senneth) == {CardType.REACTION}
    assert place.s.columns[krom] == ()


def test_moonshade_takes_one_blow_of_a_wide_swing() -> None:
    place, krom, senneth, ogre = beset()
    bull = place.hero("bull", place.room, 3)
    place.act(ogre, "p1 target h1", "p1 go 4,9", "p1 play moonshade")
    assert place.wounds(krom) == 0
    assert (place.wounds(senneth), place.wounds(bull)) == (5 - 2 - 2, 5 - 1)


def test_moonshade_asks_which_of_several_heroes_steps_in() -> None:
    place, krom, senneth, ogre = beset()
    mirabell = place.hero("mirabell", place.gate, 3)
    place.hero("petra", place.gate, 7)
    place.strike(ogre, krom, "p1 play moonshade")
    assert place.legal("target") == ["h2", "h3"]
    place.play("p1 target h3")
    assert (place.wounds(krom), place.wounds(senneth)) == (0, 0)
    assert place.wounds(mirabell) == 5 - 1 - 2


def test_moonshade_is_not_played_from_afar_nor_for_oneself() -> None:
    place, krom, senneth, ogre = beset()
    place.s.stand(senneth, place.square(place.gate, 7))
    place.strike(ogre, krom)
    assert place.legal("play") == []
    place, krom, senneth, ogre = beset()
    place.s.stand(senneth, place.s.spot[krom])
    place.s.stand(krom, place.square(place.gate, 7))
    place.strike(ogre, senneth)
    assert place.legal("play") == []


def test_moonshade_is_the_one_reaction_of_who_steps_in() -> None:
    place, krom, senneth, ogre = beset()
    place.hold("moonshade", "reflex")
    place.strike(ogre, krom, "p1 play moonshade")
    assert card("reflex") in place.s.zones[HANDS].cards
    assert place.wounds(senneth) == 5 - 2 - 2


def test_moonshade_in_the_own_turn_is_two_dodge() -> None:
    place, senneth, ogre = duel("senneth", "moonshade")
    place.play("p1 play moonshade")
    place.strike(ogre, senneth)
    assert place.wounds(senneth) == 5 - 2 - 2

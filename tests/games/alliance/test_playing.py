"""Cards, bursts, reactions and tokens in play."""

from __future__ import annotations

import random

from tests.games.alliance.scenes import Place, duel
from undercroft.games.alliance.actions.artifacts import refresh
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.assembly import EFFECTS
from undercroft.games.alliance.combat.attack import AttackFrame
from undercroft.games.alliance.combat.damage import POISON, wound
from undercroft.games.alliance.combat.modifiers import speed
from undercroft.games.alliance.combat.numbers import basic_attack, targets
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.notation import BURSTS, DECKS, HANDS, NOTATION
from undercroft.kernel.play import apply
from undercroft.kernel.stacks import Stack
from undercroft.kernel.views import determinize, view


def test_da_card_01_only_cards_of_the_hand_are_played() -> None:
    place, _, _ = duel("krom", "notched-cleaver")
    assert place.refused("p1 play hide") == ["DA-CARD-01"]


def test_da_card_02_a_hero_needs_all_icons_itself() -> None:
    place, _, _ = duel("krom", "oathhammer")
    assert place.refused("p1 play oathhammer") == ["DA-CARD-02"]


def test_da_card_03_and_07_a_card_lies_in_the_column_and_its_bonus_lasts() -> None:
    place, krom, ogre = duel("krom", "notched-cleaver")
    place.play("p1 play notched-cleaver", "p1 attack m1")
    assert len(place.s.wounds[ogre]) == 3
    assert used_types(place.s, krom) == {CardType.WEAPON}


def test_da_card_04_one_card_of_a_type_a_round() -> None:
    place, _, _ = duel("krom", "precision-attack", "throat-strike")
    place.play("p1 play precision-attack")
    assert place.refused("p1 play throat-strike") == ["DA-CARD-04"]


def test_da_card_10_a_choice_is_made_on_play() -> None:
    place, krom, ogre = duel("krom", "boar-spear")
    place.play("p1 play boar-spear", "p1 choose 1")
    assert len(place.s.wounds[ogre]) == 2
    assert place.legal("move") == []
    assert krom == 0


def test_da_card_11_an_attack_spell_is_the_attack() -> None:
    place = Place()
    hero = place.hero("mysterios", place.gate, 4)
    ogre = place.monster("ogre", place.room, 7)
    place.hold("force-bolt")
    turn = place.turn(hero)
    turn.spent = 1
    place.play("p1 play force-bolt")
    assert len(place.s.wounds[ogre]) == 3
    assert place.legal("attack") == []


def test_da_card_13_an_enhance_spell_lies_with_its_recipient() -> None:
    place, holgar, _ = duel("holgar", "shield-hymn")
    krom = place.hero("krom", place.room, 7)
    place.play("p1 play shield-hymn", "p1 target h2")
    assert used_types(place.s, krom) == {CardType.ENHANCE_SPELL}
    assert place.s.columns[holgar] == ()


def test_da_card_13_the_announced_card_is_in_every_hand_that_may_be_held() -> None:
    """Before its recipient is chosen all know it: who plays on from there can lay it."""
    place, _, _ = duel("holgar", "shield-hymn")
    krom = place.hero("krom", place.room, 7)
    place.hold("shield-hymn", "notched-cleaver")
    place.deck("hide", "oathhammer", "throat-strike", "precision-attack")
    place.play("p1 play shield-hymn")
    hymn = NOTATION.cards.parse("shield-hymn")
    for seats in (0, 1, 2):
        for luck in range(5):
            s = determinize(view(place.s, seats), random.Random(luck))
            assert s.zones[HANDS].cards.count(hymn) >= 1
            apply(s, s.NOTATION.parse("p1 target h2"))
            assert s.columns[krom] == (hymn,)


def test_da_card_16_a_reaction_answers_an_attack() -> None:
    place = Place()
    petra = place.hero("petra", place.room, 4)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("sidestep", "twin-daggers")
    place.s.frames = [AttackFrame(1, basic_attack(place.s, ogre, petra))]
    place.s.run()
    assert place.legal("play") == ["sidestep"]
    place.play("p1 play sidestep")
    assert len(place.s.wounds[petra]) == 1


def test_da_card_20_a_seat_with_nothing_to_answer_is_asked_all_the_same() -> None:
    place = Place()
    petra = place.hero("petra", place.room, 4)
    ogre = place.monster("ogre", place.room, 1)
    place.hold("twin-daggers")
    place.s.frames = [AttackFrame(1, basic_attack(place.s, ogre, petra))]
    place.s.run()
    assert place.legal("play") == []
    place.play("p1 pass")
    assert len(place.s.wounds[petra]) == 3


def test_da_card_25_a_card_that_costs_speed_spends_it() -> None:
    place, _, _ = duel("krom", "hide")
    place.play("p1 play hide")
    turn = place.s.frames[-1]
    assert getattr(turn, "spent", 0) == 1


def test_da_card_25_a_card_that_costs_speed_is_refused_to_who_has_none() -> None:
    place, krom, _ = duel("krom", "hide")
    place.turn(krom).pay(4)
    assert place.refused("p1 play hide") == ["DA-CARD-25"]


def test_da_bat_17_a_pet_strikes_besides_its_hero() -> None:
    place, _, ogre = duel("lorna", "hawk-companion")
    far = place.monster("goblin", place.gate, 4)
    place.play("p1 play hawk-companion", f"p1 maul m{2}")
    assert len(place.s.wounds[far]) == 2
    assert place.s.wounds[ogre] == ()


def test_healing_takes_wounds_of_the_owners_choice() -> None:
    place, holgar, _ = duel("holgar", "kneel-and-mend")
    krom = place.hero("krom", place.room, 7)
    wound(place.s, krom, 1, by=-1)
    wound(place.s, krom, 2, by=-1, poison=True)
    place.play("p1 play kneel-and-mend", "p1 target h2", "p1 cure 2")
    assert POISON not in place.s.wounds[krom]
    assert holgar == 0


def test_a_rider_hits_the_monsters_next_to_the_target() -> None:
    place = Place()
    hero = place.hero("belzamin", place.gate, 4)
    place.monster("ogre", place.room, 7)
    beside = place.monster("ogre", place.room, 4)
    place.hold("sparkshower")
    place.turn(hero, "p1 play sparkshower", "p1 target m1")
    assert len(place.s.wounds[beside]) == 1


def test_an_extra_slot_lets_a_second_card_of_a_type_be_played() -> None:
    place, _, _ = duel("petra", "quick-study", "surge-forward", "old-road-songs")
    place.s.stacks[DECKS] = Stack.of(())
    place.play("p1 play quick-study", "p1 play surge-forward")
    assert place.refused("p1 play old-road-songs") == ["DA-CARD-04"]


def test_da_burst_01_two_cards_face_down_for_speed() -> None:
    place, krom, _ = duel("krom", "notched-cleaver", "hide", "throat-strike")
    place.play("p1 burst speed", "p1 stake notched-cleaver", "p1 stake hide")
    assert speed(place.s, krom) == 5
    assert len(place.s.zones[BURSTS]) == 2
    assert "DA-BURST-02" in place.refused("p1 burst attack")


def test_da_burst_06_a_defeated_hero_stands_up_by_a_burst() -> None:
    place, krom, _ = duel("krom", "notched-cleaver", "hide")
    wound(place.s, krom, 9, by=-1)
    place.turn(krom)
    assert place.legal("burst") == ["heal"]
    place.play("p1 burst heal", "p1 stake notched-cleaver", "p1 stake hide")
    assert len(place.s.wounds[krom]) == 5
    assert place.legal("attack") == ["m1"]


def test_da_art_03_an_artifact_is_used_once_a_turn() -> None:
    place, krom, _ = duel("krom")
    wound(place.s, krom, 2, by=-1)
    EFFECTS.start(place.s, "chalice-of-tears", krom)
    place.s.run()
    assert place.legal("use") == ["chalice-of-tears"]
    place.play("p1 use chalice-of-tears")
    assert len(place.s.wounds[krom]) == 1
    assert place.refused("p1 use chalice-of-tears") == ["DA-ART-03"]
    refresh(place.s)
    assert place.s.used == ()


def test_da_art_03_an_artifact_helps_all_heroes_of_its_owner() -> None:
    place, krom, _ = duel("krom")
    lorna = place.hero("lorna", place.room, 7)
    EFFECTS.start(place.s, "boots-of-nine-winds", krom)
    place.s.run()
    assert (speed(place.s, krom), speed(place.s, lorna)) == (5, 6)


def test_ac_18_who_hides_is_no_target_until_it_attacks() -> None:
    place, krom, ogre = duel("krom", "hide")
    place.play("p1 play hide")
    assert targets(place.s, ogre, (1, 1)) == []
    place.play("p1 attack m1")
    assert targets(place.s, ogre, (1, 1)) == [krom]

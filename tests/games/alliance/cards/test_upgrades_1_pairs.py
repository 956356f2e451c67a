"""Upgrades of level I for two classes or races, and those of Champions."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place, duel, shootout
from undercroft.crawl.space.grid import NORTH
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.combat.modifiers import value
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.map.figures import health, is_standing
from undercroft.games.alliance.notation import HANDS, KNOWN_TRAP, OPEN_TOKEN


def test_warding_sign_gives_an_ally_two_dodge() -> None:
    place, _, ogre = duel("mirabell", "warding-sign")
    bull = place.hero("bull", place.room, 3)
    place.hero("petra", place.gate, 4)
    place.hero("krom", place.gate, 7)
    place.play("p1 play warding-sign")
    assert place.legal("target") == ["h1", "h2", "h3"]
    place.play("p1 target h2")
    assert used_types(place.s, bull) == {CardType.ENHANCE_SPELL}
    place.strike(ogre, bull)
    assert place.wounds(bull) == 5 - 1 - 2


def test_oath_of_stone_adds_armor_and_removes_a_wound_of_ones_own() -> None:
    place, krom, ogre = duel("krom", "oath-of-stone")
    lorna = place.hero("lorna", place.room, 7)
    place.wound(krom, 2)
    place.wound(lorna, 2)
    place.play("p1 play oath-of-stone")
    assert (place.wounds(krom), place.wounds(lorna)) == (1, 2)
    assert value(place.s, krom, Stat.ARMOR) == 1
    place.strike(ogre, krom)
    assert place.wounds(krom) == 1 + 5 - 1 - 1


def test_wild_spark_is_a_ranged_attack_of_five_that_leaps_over() -> None:
    place, _, ogre = shootout("runyon-zay", "wild-spark")
    beside = place.monster("goblin", place.room, 8)
    apart = place.monster("goblin", place.room, 2)
    place.play("p1 play wild-spark")
    assert (place.wounds(ogre), place.wounds(beside), place.wounds(apart)) == (5 - 2, 1, 0)


def test_wild_spark_wounds_each_once_though_several_fall_of_it() -> None:
    place, _, _ = shootout("runyon-zay", "wild-spark")
    spiders = [place.monster("cellar-spider", place.room, local) for local in (3, 4)]
    goblin = place.monster("goblin", place.room, 8)
    for spider in spiders:
        place.wound(spider, health(place.s, spider) - 1)
    place.play("p1 play wild-spark", "p1 target m1")
    assert place.legal("target") == ["m2", "m3"]
    place.play("p1 target m3")
    assert [is_standing(place.s, spider) for spider in spiders] == [False, False]
    assert place.wounds(goblin) == 1


def test_deep_sight_turns_up_a_token_up_to_two_archways_away() -> None:
    place = Place()
    far = place.beyond(place.room, NORTH)
    farther = place.beyond(far, NORTH, "kennel")
    holgar = place.hero("holgar", place.gate, 4)
    place.token("dart-volley-1", far, 0)
    place.token("treasure-chest-2", place.room, 0)
    place.token("treasure-chest-3", farther, 0)
    place.monster("ogre", place.room, 4)
    place.hold("deep-sight")
    turn = place.turn(holgar, "p1 play deep-sight")
    assert place.legal("reveal") == ["3,6", "3,9"]
    place.play("p1 reveal 3,6", "d show tokens-1 0 dart-volley-1", "p1 choose 1")
    assert place.s.token_faces[0] == (KNOWN_TRAP,)
    assert turn.spent == 0


def test_deep_sight_asks_for_no_choice_where_there_is_none() -> None:
    place = Place()
    holgar = place.hero("holgar", place.gate, 4)
    place.token("treasure-chest-1", place.room, 0)
    place.hold("deep-sight")
    place.turn(holgar, "p1 play deep-sight", "d show tokens-1 0 treasure-chest-1")
    assert place.s.token_faces[0] == (OPEN_TOKEN,)
    assert place.legal("move") != []


def test_deep_sight_adds_one_to_the_die() -> None:
    place = Place()
    holgar = place.hero("holgar", place.room, 4)
    place.token("locked-chest-2", place.room, 0, OPEN_TOKEN)
    place.hold("deep-sight")
    place.turn(holgar, "p1 play deep-sight", "p1 force 3,9")
    assert place.legal("spend") == ["0", "1"]
    place.play("p1 spend 0", "d roll 1")
    assert place.s.xp_down[0] == 3


def test_old_road_songs_give_a_point_and_a_card() -> None:
    place, lorna, _ = duel("lorna", "old-road-songs")
    place.deck("hide", "reflex")
    turn = place.turn(lorna, "p1 play old-road-songs", "d draw deck-1 hide")
    assert turn.points(place.s) == 5 + 1
    assert len(place.s.zones[HANDS]) == 1
    assert place.legal("draw") == []


def test_brawlers_grip_adds_two_to_melee_attacks() -> None:
    place, _, ogre = duel("krom", "brawlers-grip")
    place.play("p1 play brawlers-grip", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 2 - 2


def test_quick_study_lets_one_more_card_of_a_used_type_be_played() -> None:
    cards = ("quick-study", "surge-forward", "captains-word", "whetstone", "quick-boots")
    place, _, _ = duel("petra", *cards)
    place.play("p1 play quick-study", "p1 play surge-forward", "p1 play whetstone")
    assert place.refused("p1 play captains-word") == ["DA-CARD-04"]
    assert place.refused("p1 play quick-boots") == ["DA-CARD-04"]


def test_night_hunt_adds_attack_and_speed() -> None:
    place, krom, ogre = duel("krom", "night-hunt")
    turn = place.turn(krom, "p1 play night-hunt")
    assert turn.points(place.s) == 4 + 1
    place.play("p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2
    place, _, ogre = shootout("lorna", "night-hunt")
    place.play("p1 play night-hunt", "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2


@pytest.mark.parametrize(("captain_at", "strength"), [(4, 3 + 1), (7, 3)])
def test_captains_word_helps_heroes_within_two_when_they_attack(
    captain_at: int, strength: int
) -> None:
    place = Place()
    petra = place.hero("petra", place.gate, captain_at)
    krom = place.hero("krom", place.room, 7)
    ogre = place.monster("ogre", place.room, 4)
    place.hold("captains-word")
    place.turn(petra, "p1 play captains-word")
    place.turn(krom, "p1 attack m1")
    assert place.wounds(ogre) == strength - 2


def test_captains_word_helps_the_captain_too_and_the_far_who_come_near() -> None:
    place, _, ogre = duel("petra", "captains-word")
    lorna = place.hero("lorna", place.gate, 7)
    place.play("p1 play captains-word", "p1 attack m1")
    assert place.wounds(ogre) == 2 + 1 - 2
    place.s.stand(lorna, place.square(place.room, 7))
    place.turn(lorna, "p1 attack m1")
    in_the_way = 1
    assert place.wounds(ogre) == 1 + 3 + 1 - 2 - in_the_way


def test_captains_word_is_not_heard_from_a_fallen_captain() -> None:
    place, petra, ogre = duel("petra", "captains-word")
    krom = place.hero("krom", place.room, 3)
    place.play("p1 play captains-word")
    place.wound(petra, 6)
    place.turn(krom, "p1 attack m1")
    assert place.wounds(ogre) == 3 - 2


def test_tinkers_net_roots_a_monster_and_takes_its_dodge() -> None:
    place, emanon, troll = shootout("emanon", "tinkers-net", foe="fen-troll")
    place.play("p1 play tinkers-net", "p1 attack m1")
    assert place.wounds(troll) == 2
    place.act(troll)
    assert place.legal("go") == []
    assert place.local(place.s.spot[troll]) == (place.room, 7)
    place.end_round()
    place.turn(emanon, "p1 attack m1")
    assert place.wounds(troll) == 2 + 2 - 1


def test_tinkers_net_takes_one_dodge() -> None:
    place, _, fairy = shootout("emanon", "tinkers-net", "precision-attack", foe="death-fairy")
    place.play("p1 play precision-attack", "p1 play tinkers-net", "p1 attack m1")
    assert place.wounds(fairy) == 2 + 2 - (3 - 1)


def test_tinkers_net_takes_no_armor_from_who_has_no_dodge() -> None:
    place, _, ogre = shootout("emanon", "tinkers-net", "whetstone")
    place.play("p1 play tinkers-net", "p1 play whetstone", "p1 attack m1")
    assert place.wounds(ogre) == 2 + 1 - 2


def test_ancestor_drum_gives_an_ally_attack_and_armor() -> None:
    place, _, ogre = duel("ugra", "ancestor-drum")
    krom = place.hero("krom", place.room, 3)
    place.hero("petra", place.gate, 7)
    place.play("p1 play ancestor-drum")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert used_types(place.s, krom) == {CardType.ENHANCE_SPELL}
    place.strike(ogre, krom)
    assert place.wounds(krom) == 5 - 1 - 1
    place.turn(krom, "p1 attack m1")
    assert place.wounds(ogre) == 3 + 1 - 2

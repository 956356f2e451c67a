"""Upgrades of level I for Eldritch, Celestial and Primordial heroes."""

from __future__ import annotations

from tests.games.alliance.scenes import Place, card, duel, shootout
from undercroft.crawl.space.grid import NORTH
from undercroft.games.alliance.actions.played_cards import used_types
from undercroft.games.alliance.content.schema import CardType
from undercroft.games.alliance.map.figures import is_standing
from undercroft.games.alliance.notation import DISCARDS, HANDS


def test_ember_lance_is_a_ranged_attack_of_five() -> None:
    place, _, ogre = shootout("mysterios", "ember-lance")
    place.play("p1 play ember-lance")
    assert place.wounds(ogre) == 5 - 2
    assert place.legal("move") == []


def test_ember_lance_strikes_neither_near_nor_far() -> None:
    place, _, _ = duel("mysterios", "ember-lance")
    place.monster("ogre", place.gate, 7)
    assert place.refused("p1 play ember-lance") == ["DA-ACT-12"]


def test_slow_the_blood_roots_and_weakens_a_monster_for_the_round() -> None:
    place, _, ogre = shootout("mysterios", "slow-the-blood")
    krom = place.hero("krom", place.gate, 1)
    place.play("p1 play slow-the-blood")
    place.act(ogre)
    assert place.legal("go") == []
    assert place.local(place.s.spot[ogre]) == (place.room, 7)
    assert place.wounds(krom) == 5 - 1 - 1
    place.end_round()
    place.strike(ogre, krom)
    assert place.wounds(krom) == 3 + 3


def test_slow_the_blood_keeps_a_monster_from_coming() -> None:
    place, mysterios, ogre = shootout("mysterios", "slow-the-blood")
    place.play("p1 play slow-the-blood")
    place.act(ogre)
    assert place.legal("go") == []
    assert place.local(place.s.spot[ogre]) == (place.room, 7)
    assert place.wounds(mysterios) == 0


def test_slow_the_blood_needs_a_monster_in_sight_within_three() -> None:
    place = Place()
    mysterios = place.hero("mysterios", place.gate, 4)
    place.monster("ogre", place.room, 4)
    place.monster("goblin", place.room, 6)
    place.monster("goblin", place.room, 1)
    place.monster("ogre", place.room, 7)
    place.hold("slow-the-blood")
    place.turn(mysterios, "p1 play slow-the-blood")
    assert place.legal("target") == ["m1", "m4"]


def test_scholars_focus_draws_three_cards_and_gives_one_up() -> None:
    held = ("force-bolt", "mirror-veil", "bewilder", "reflex", "reflex", "surge-forward")
    place, _, _ = duel("mysterios", "scholars-focus", *held)
    place.deck("hide", "notched-cleaver", "throat-strike", "reflex")
    draws = ("hide", "throat-strike", "notched-cleaver")
    place.play("p1 play scholars-focus", *(f"d draw deck-1 {name}" for name in draws))
    place.play("p1 discard mirror-veil")
    assert len(place.s.zones[HANDS]) == 6 + 3 - 1
    assert place.s.zones[DISCARDS].cards == (card("mirror-veil"),)
    assert place.legal("move")


def test_scholars_focus_draws_what_there_is() -> None:
    place, _, _ = duel("mysterios", "scholars-focus")
    place.deck("hide", "reflex")
    place.play("p1 play scholars-focus", "d draw deck-1 hide", "d draw deck-1 reflex")
    place.play("p1 discard hide")
    assert len(place.s.zones[HANDS]) == 1
    assert len(place.s.zones[DISCARDS]) == 1


def test_candle_prayer_removes_three_wounds_within_four_seen_or_not() -> None:
    place = Place(archway=False)
    mirabell = place.hero("mirabell", place.gate, 7)
    near = place.hero("krom", place.room, 4)
    far = place.hero("petra", place.room, 1)
    for hero in (mirabell, near, far):
        place.wound(hero, 4)
    place.hold("candle-prayer")
    place.turn(mirabell, "p1 play candle-prayer")
    assert place.legal("target") == ["h1", "h2"]
    place.play("p1 target h2")
    assert [place.wounds(hero) for hero in (mirabell, near, far)] == [4, 1, 4]


def test_candle_prayer_brings_the_defeated_to_their_feet() -> None:
    place, _, _ = duel("mirabell", "candle-prayer")
    krom = place.hero("krom", place.gate, 7)
    place.wound(krom, 6)
    place.play("p1 play candle-prayer", "p1 target h2")
    assert is_standing(place.s, krom)
    assert place.wounds(krom) == 3


def test_blessing_of_edges_gives_an_ally_two_attack_of_either_kind() -> None:
    for name, foe_at in (("krom", 7), ("lorna", 4)):
        place = Place()
        mirabell = place.hero("mirabell", place.gate, 7)
        ally = place.hero(name, place.gate, 1)
        ogre = place.monster("ogre", place.room, foe_at)
        place.hold("blessing-of-edges")
        place.turn(mirabell, "p1 play blessing-of-edges", "p1 target h2")
        assert used_types(place.s, ally) == {CardType.ENHANCE_SPELL}
        place.turn(ally, "p1 attack m1")
        assert place.wounds(ogre) == 3 + 2 - 2


def test_rebuke_is_a_ranged_attack_of_four_past_all_armor() -> None:
    place, _, drake = shootout("mirabell", "rebuke", foe="ember-drake")
    place.play("p1 play rebuke")
    assert place.wounds(drake) == 4


def test_rebuke_does_not_pass_dodge_nor_helps_another_attack() -> None:
    place, _, fairy = shootout("mirabell", "rebuke", foe="death-fairy")
    gargoyle = place.monster("gargoyle", place.room, 4)
    place.play("p1 play rebuke", "p1 target m1", "p1 attack m2")
    assert place.wounds(fairy) == 4 - 3
    assert place.wounds(gargoyle) == 0


def test_cave_cat_runs_three_steps_round_corners() -> None:
    place = Place()
    lorna = place.hero("lorna", place.gate, 0)
    unseen = place.monster("ogre", place.room, 6)
    place.monster("ogre", place.room, 1)
    place.hold("cave-cat")
    place.turn(lorna, "p1 play cave-cat", "p1 maul m1")
    assert place.wounds(unseen) == 4 - 2


def test_cave_cat_does_not_run_four_steps_nor_through_walls() -> None:
    place = Place(archway=False)
    lorna = place.hero("lorna", place.gate, 1)
    place.monster("ogre", place.room, 7)
    place.hold("cave-cat")
    place.turn(lorna)
    assert place.refused("p1 play cave-cat") == ["DA-ACT-12"]
    place = Place()
    lorna = place.hero("lorna", place.gate, 4)
    place.monster("ogre", place.room, 1)
    place.hold("cave-cat")
    place.turn(lorna)
    assert place.refused("p1 play cave-cat") == ["DA-ACT-12"]


def test_bramble_coat_gives_an_ally_armor_and_thorns() -> None:
    place, _, ogre = duel("lorna", "bramble-coat")
    krom = place.hero("krom", place.room, 3)
    place.play("p1 play bramble-coat", "p1 target h2")
    assert used_types(place.s, krom) == {CardType.ENHANCE_SPELL}
    place.strike(ogre, krom)
    assert place.wounds(krom) == 5 - 1 - 1
    assert place.s.wounds[ogre] == (0,)


def test_bramble_coat_pricks_no_one_who_misses_or_shoots() -> None:
    place, _, goblin = duel("graltar", "bramble-coat", foe="goblin")
    holgar = place.hero("holgar", place.room, 3)
    slinger = place.monster("goblin-slinger", place.gate, 3)
    place.play("p1 play bramble-coat", "p1 target h2")
    place.strike(goblin, holgar)
    place.strike(slinger, holgar)
    assert place.wounds(goblin) == place.wounds(slinger) == 0


def test_gust_pushes_a_monster_two_spaces_away() -> None:
    place, _, ogre = shootout("lorna", "gust", foe="ogre")
    place.beyond(place.room, NORTH)
    place.play("p1 play gust")
    assert place.legal("shove") == ["3,10", "4,10", "5,10"]
    place.play("p1 shove 3,10", "p1 shove 4,9")
    assert place.local(place.s.spot[ogre]) == (place.room, 1)
    assert place.legal("shove") == []


def test_gust_stops_at_walls_and_does_not_move_a_giant() -> None:
    place, _, ogre = duel("lorna", "gust")
    place.play("p1 play gust")
    assert place.local(place.s.spot[ogre]) == (place.room, 1)
    place, _, giant = shootout("lorna", "gust", foe="rust-giant")
    place.play("p1 play gust")
    assert place.local(place.s.spot[giant]) == (place.room, 7)

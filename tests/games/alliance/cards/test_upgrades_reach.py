"""How far upgrades reach, what they count for, and that the round ends them."""

from __future__ import annotations

import pytest

from tests.games.alliance.cards.plays import (
    answers_an_attack,
    controls,
    ends_with_the_round,
    enhances,
    guards_itself,
    mends,
    raises_melee,
    raises_ranged,
    sends_a_pet,
    strikes_from_afar,
)
from tests.games.alliance.scenes import Place
from undercroft.games.alliance.content.card import Card
from undercroft.games.alliance.content.cards import LEVEL_1, LEVEL_2
from undercroft.games.alliance.content.tables import HEROES
from undercroft.games.alliance.effects.vocabulary import Stat
from undercroft.games.alliance.phases.hero_turn import Turn
from undercroft.kernel import play


def test_ember_lance_reaches_two_or_three_spaces() -> None:
    strikes_from_afar("mysterios", "ember-lance", 5 - 2)


def test_rebuke_reaches_two_or_three_spaces() -> None:
    strikes_from_afar("mirabell", "rebuke", 4)


def test_wild_spark_reaches_two_or_three_spaces() -> None:
    strikes_from_afar("root", "wild-spark", 5 - 2)


def test_chain_lightning_reaches_two_or_three_spaces() -> None:
    strikes_from_afar("mysterios", "chain-lightning", 7 - 2)


def test_starfire_reaches_two_or_three_spaces() -> None:
    strikes_from_afar("belzamin", "starfire", 6)


def test_meteor_reaches_two_or_three_spaces() -> None:
    strikes_from_afar("mysterios", "meteor", 8 - 2)


def test_candle_prayer_reaches_four_spaces() -> None:
    mends("mirabell", "candle-prayer", 3, 4)


def test_blessing_of_edges_reaches_three_spaces() -> None:
    ends_with_the_round(enhances("mirabell", "blessing-of-edges", 3)[0])


def test_warding_sign_reaches_three_spaces() -> None:
    ends_with_the_round(enhances("mysterios", "warding-sign", 3)[0])


def test_sanctuary_reaches_four_spaces() -> None:
    ends_with_the_round(enhances("mirabell", "sanctuary", 4)[0])


def test_slow_the_blood_reaches_three_spaces_in_sight() -> None:
    ends_with_the_round(controls("emanon", "slow-the-blood")[0])


def test_gust_reaches_three_spaces_in_sight() -> None:
    place, _, ogre = controls("root", "gust")
    place.play("p1 shove 3,10", "p1 shove 4,9")
    assert place.local(place.s.spot[ogre]) == (place.room, 1)


def test_tinkers_net_reaches_three_spaces_in_sight() -> None:
    ends_with_the_round(controls("emanon", "tinkers-net")[0])


def test_witchlight_reaches_three_spaces_in_sight() -> None:
    place, _, ogre = controls("runyon-zay", "witchlight")
    assert (place.s.ready[ogre], place.wounds(ogre)) == (0, 1)


def test_binding_verse_reaches_three_spaces_in_sight() -> None:
    ends_with_the_round(controls("mcfarlin", "binding-verse")[0])


def test_cave_cat_runs_three_steps() -> None:
    sends_a_pet("root", "cave-cat", 4 - 2, 3)


def test_cave_bear_runs_three_steps() -> None:
    sends_a_pet("root", "cave-bear", 6 - 2, 3)


def test_duellists_eye_counts_all_round() -> None:
    raises_melee("petra", "duellists-eye", 2 + 2 - 2)


def test_hunters_volley_counts_all_round() -> None:
    raises_ranged("jypzy", "hunters-volley", 2 + 2 - 2)


def test_brawlers_grip_counts_all_round() -> None:
    raises_melee("bull", "brawlers-grip", 3 + 2 - 2)


def test_ambush_counts_all_round() -> None:
    raises_melee("petra", "ambush", 2 + 3 - 2)


def test_avatar_of_war_counts_all_round() -> None:
    raises_melee("bull", "avatar-of-war", 3 + 4 - 2)


def test_footmans_shield_guards_all_round() -> None:
    guards_itself("holgar", "footmans-shield", 5 - 2, 5 - 2 - 2, Stat.ARMOR)


def test_patched_leather_guards_all_round() -> None:
    guards_itself("mysterios", "patched-leather", 5 - 1, 5 - 1 - 2, Stat.ARMOR, Stat.DODGE)


def test_old_guard_plate_guards_all_round() -> None:
    guards_itself("mysterios", "old-guard-plate", 5 - 1, 5 - 1 - 3, Stat.ARMOR)


def test_slip_away_answers_for_its_own_hero_only() -> None:
    answers_an_attack("krom", "slip-away", 5 - 1, 5 - 1 - 2)


def test_nightglass_mirror_answers_for_its_own_hero_only() -> None:
    answers_an_attack("mysterios", "nightglass-mirror", 5 - 1, 5 - 1 - 3)


@pytest.mark.parametrize("card", [*LEVEL_1, *LEVEL_2], ids=lambda card: str(card.id))
def test_no_upgrade_outlasts_the_round(card: Card) -> None:
    place = Place()
    hero = next(h.id for h in HEROES if card.needs.met_by(h.race, h.classes))
    place.hero(hero, place.gate, 4)
    for local in (1, 7):
        place.monster("soul-reaver", place.room, local)
    place.monster("soul-reaver", place.gate, 1)
    place.hold(card.id)
    place.deck("reflex", "reflex")
    place.turn(0)
    place.play(f"p1 play {card.id}")
    while not isinstance(place.s.frames[-1], Turn):
        play.apply(place.s, play.legal(place.s)[-1])
    ends_with_the_round(place)

"""What is special about single heroes: shots, shadows, elements, the Monk's ways."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import M1, camp, fight
from tests.games.infinity.scenes import Place
from tests.games.infinity.test_merchant import shop
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.combat.attack_numbers import elements_of
from undercroft.games.infinity.content.schema import Element, LordEventAction
from undercroft.games.infinity.notation import EVENT_DECK
from undercroft.games.infinity.phases.end_of_round import EndOfRound
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.games.infinity.state import NO_CARD, NO_METER, NOBODY

START, NORTHERN = range(2)
BRUTE = "stone-brute"
"""Health 11: it stands after a blow."""


# ---- elements ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("foe", "lost"), [("stone-brute", 1), ("dread-knight", 3)])
def test_di_hero_13_normal_attacks_of_the_ice_mage_deal_ice(foe: str, lost: int) -> None:
    assert elements_of(camp("ice-mage", "thief").s, 0) == {Element.ICE}
    place = camp("ice-mage", "thief")
    place.enemy(foe, 0)
    place.begin(Turn(0))
    assert damage(place, "h1 attack m1") == lost  # both have a Defense of 5


@pytest.mark.parametrize(("foe", "lost"), [("grave-soldier", 4), ("ghoul", 2)])
def test_di_hero_14_normal_attacks_of_the_fire_mage_deal_fire(foe: str, lost: int) -> None:
    assert elements_of(camp("fire-mage", "thief").s, 0) == {Element.FIRE}
    place = camp("fire-mage", "thief")
    place.enemy(foe, 0)
    place.begin(Turn(0))
    assert damage(place, "h1 attack m1") == lost  # both have a Defense of 3


def damage(place: Place, move: str) -> int:
    """What a sure hit takes from the first enemy."""
    whole = place.health(M1)
    place.play(move, "d roll 1")
    return whole - place.health(M1)


# ---- whom shots and shadows draw -----------------------------------------------------------------


def beside(hero: str, focus: int = 1) -> Place:
    """A brute fights the paladin; another hero of the tile has a turn, the meter is gone."""
    place = camp(hero, "paladin", "monk")
    place.s.meter = NO_METER
    place.stack(EVENT_DECK, "event-hesk-25", "event-hesk-24")
    place.band(BRUTE, focus)
    place.begin(Turn(0))
    return place


@pytest.mark.parametrize(("move", "focus"), [("use shadow-attack", 1), ("attack m1", 0)])
def test_di_hero_15_a_shadow_attack_changes_no_focus(move: str, focus: int) -> None:
    place = beside("assassin")
    assert damage(place, f"h1 {move}") > 0
    assert place.s.focus == [focus]


@pytest.mark.parametrize(("roll", "focus"), [(3, 0), (4, 1)])
def test_di_hero_16_a_low_shot_draws_its_target_and_no_other_does(roll: int, focus: int) -> None:
    place = beside("ranger")
    place.play("h1 attack m1", f"d roll {roll}")
    assert place.s.focus == [focus]


@pytest.mark.parametrize(("roll", "where"), [(3, START), (4, NORTHERN)])
def test_di_hero_16_from_another_tile_it_follows_her(roll: int, where: int) -> None:
    place = beside("ranger")
    place.s.spot[1] = place.s.enemy_spot[0] = NORTHERN
    place.s.listed = None
    place.play("h1 attack m1", f"d roll {roll}")
    assert (place.s.enemy_spot, place.s.focus) == ([where], [0 if where == START else 1])


@pytest.mark.parametrize("ill", ["dazed", "baffled"])
def test_di_hero_16_who_is_disabled_does_not_come(ill: str) -> None:
    place = beside("ranger")
    getattr(place.s, ill)[0] = 1
    place.play("h1 attack m1", "d roll 3")
    assert place.s.focus == [1]


@pytest.mark.parametrize(
    ("move", "focus", "heard"), [("attack m1", 1, False), ("use arrow-thrust", 0, True)]
)
def test_di_hero_17_the_arrow_in_hand_is_melee_and_heard(
    move: str, focus: int, heard: bool
) -> None:
    place = beside("ranger")
    place.play(f"h1 {move}", "d roll 10")
    assert place.s.focus == [focus]
    place.play("h1 end", *["d roll 20"] * (focus == 0))
    assert bool(place.legal("draw")) == heard


# ---- the Monk ------------------------------------------------------------------------------------


@pytest.mark.parametrize("pack", [True, False])
def test_di_hero_20_the_monk_collects_regular_things_for_a_backpack_only(pack: bool) -> None:
    place = shop("monk", "thief")
    place.play("h1 visit", "h1 order buckler")
    for _ in range(2):
        place.begin(EndOfRound())
    if pack:
        place.thing("backpack", 0)
    place.begin(Turn(0))
    place.play("h1 visit")
    assert place.refused("h1 collect buckler") == ([] if pack else ["DI-HERO-20"])


def meditating() -> Place:
    """The Monk has begun to meditate."""
    place = fight("meditation")
    place.s.health[0], place.s.listed = 6, None
    place.play("h1 use meditation")
    return place


def test_di_hero_22_undisturbed_the_second_turn_heals() -> None:
    place = meditating()
    place.begin(Turn(0))
    place.play("h1 finish")
    assert place.s.health[0] > 6


@pytest.mark.parametrize("hit", [True, False])
def test_di_hero_22_an_attack_makes_it_start_over(hit: bool) -> None:
    place = meditating()
    foe = place.enemy("ghoul", 1)
    place.begin(AttackFrame(foe, 0))
    place.play("d roll 1" if hit else "d roll 20")
    assert place.s.started[0] == NO_CARD
    place.s.focus[0] = NOBODY
    place.begin(Turn(0))
    assert place.legal("finish") == []


def test_di_hero_22_nobody_meditates_in_a_fight() -> None:
    place = fight("meditation", "ghoul")
    place.s.health[0], place.s.listed = 6, None
    assert place.refused("h1 use meditation") != []


@pytest.mark.parametrize(("card", "is_melee"), [("cleave", True), ("aimed-shot", False)])
def test_di_hero_17_who_shoots_does_not_fight_hand_to_hand(card: str, is_melee: bool) -> None:
    place = fight(card, "ghoul")
    turn = turn_of(place.s)
    place.play(f"h1 use {card}", "d roll 20")
    assert bool(turn.did >> LordEventAction.COMBAT & 1)
    assert bool(turn.did >> LordEventAction.MELEE & 1) is is_melee

"""Ability cards: who knows them, what they add, whom they reach, how they are begun."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, draws, fight, stat
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.attack_numbers import needed
from undercroft.games.infinity.combat.numbers import noise_of, total
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.effects.vocabulary.terms import Stat
from undercroft.games.infinity.map.possessions import POCKETED
from undercroft.games.infinity.notation import EVENT_DECK
from undercroft.games.infinity.phases.experience import gain_xp
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.games.infinity.state import NO_CARD, NO_METER

EVENTS = ("event-hesk-25", "event-hesk-24", "event-hesk-23")
OTHER_WARRIOR = "h1 use smite"


def test_di_abil_02_a_card_is_used_from_its_level_on() -> None:
    place = camp("warrior", "thief")
    place.band("ghoul")
    place.begin(Turn(0))
    assert place.refused("h1 use cleave") == []
    assert place.refused("h1 use shove") == ["DI-ABIL-01"]
    assert place.refused(OTHER_WARRIOR) == ["DI-ABIL-01"]
    gain_xp(place.s, 0, 10, "DI-LEVEL-02")
    place.s.listed = None
    assert place.refused("h1 use shove") == []
    assert place.refused("h1 use whirl") == ["DI-ABIL-01"]


# ---- what they add -------------------------------------------------------------------------------


@pytest.mark.parametrize(("roll", "lost"), [(17, 2), (18, 0)])
def test_di_abil_04_figures_with_a_sign_are_added(roll: int, lost: int) -> None:
    place = fight("backstab", "ghoul")  # Power 2 + 3 against Defense 3, 15 + 2 to hit
    place.play("h1 use backstab", f"d roll {roll}")
    assert place.s.damage == [lost]


def test_di_abil_04_figures_without_one_take_the_place_of_the_number() -> None:
    place = camp("warrior", "thief", "paladin")
    place.thing("scroll-of-hush", 1, POCKETED)
    place.begin(Turn(1))
    assert [noise_of(place.s, seat) for seat in range(3)] == [5, 1, 5]
    place.play("h2 consume t1", "h2 end")
    place.begin(Turn(1))
    assert [noise_of(place.s, seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("level", "power"), [(1, 3), (3, 4), (5, 5)])
def test_di_abil_05_the_column_is_that_of_the_level(level: int, power: int) -> None:
    place = fight("power-rage", level=level)
    place.play("h1 use power-rage")
    assert stat(place, 0, Stat.POWER) == power


def test_di_abil_05_a_new_level_counts_at_once() -> None:
    place = fight("frost-coat", level=3)
    place.play("h1 use frost-coat", "h1 target h1")
    assert stat(place, 0, Stat.DEFENSE) == 2
    gain_xp(place.s, 0, 99, "DI-LEVEL-02")
    place.s.listed = None
    place.play("h1 use frost-coat", "h1 target h1")
    assert stat(place, 0, Stat.DEFENSE) == 3


def test_di_abil_06_a_card_does_not_add_to_itself() -> None:
    place = fight("banner", "", "thief", "warrior")
    place.play("h1 use banner", "h1 use banner")
    assert [stat(place, seat, Stat.HIT_CHANCE) for seat in range(3)] == [1, 1, 1]


def test_di_abil_06_but_two_cards_add_up() -> None:
    place = fight("power-rage")
    place.play("h1 use power-rage")
    place.thing("scroll-of-might", 0, POCKETED)
    place.begin(Turn(0))
    place.play("h1 consume t1", "h1 target h1")
    assert stat(place, 0, Stat.POWER) == 6


# ---- what they bring along -----------------------------------------------------------------------


@pytest.mark.parametrize("meter", [20, NO_METER])
def test_di_abil_07_lord_events_of_a_card_are_drawn_at_once(meter: int) -> None:
    place = fight("taunt")
    place.enemy("spider", 1)
    place.s.meter, place.s.listed = meter, None
    place.stack(EVENT_DECK, *EVENTS)
    place.play("h1 use taunt", "h1 target m1")
    if meter == NO_METER:
        place.play("d draw events event-hesk-25")
    else:
        assert place.s.meter == 19
    assert place.legal("end") == ["end"]


def test_di_abil_07_so_are_those_of_a_risk_card() -> None:
    place = camp("warrior", "thief")
    draws(place, "a-bell-naturally", RiskDeck.DEBRIS)
    assert place.s.meter == 19
    assert place.legal("end") == ["end"]


@pytest.mark.parametrize(("roll", "xp"), [(13, 2), (14, 0)])
def test_di_abil_09_an_attack_earns_its_experience_by_a_hit(roll: int, xp: int) -> None:
    place = fight("cleave", "ghoul")
    place.play("h1 use cleave", f"d roll {roll}")
    assert place.s.xp == [xp, 0]


def test_di_abil_09_other_cards_when_they_have_worked() -> None:
    place = fight("power-rage", "ghoul")
    place.play("h1 use power-rage")
    assert place.s.xp == [2, 0]


# ---- whom they reach -----------------------------------------------------------------------------


def test_di_abil_08_the_range_is_the_deepest_row() -> None:
    place = fight("backstab", "ghoul " * 7)
    place.play("h1 use backstab")
    assert place.legal("target") == ["m1", "m2", "m3"]
    place = fight("aimed-shot", "ghoul " * 7)
    place.play("h1 use aimed-shot")
    assert place.legal("target") == [f"m{i}" for i in range(1, 8)]


@pytest.mark.parametrize(
    ("card", "reached"), [("backstab", []), ("snare", ["m1"]), ("aimed-shot", ["m1", "m2"])]
)
def test_di_abil_08_the_tile_range_is_how_far_away(card: str, reached: list[str]) -> None:
    place = fight(card)
    east = place.tile("four-winds", 2, "east")
    west = place.tile("round-vault", place.tile("market-under-stone", 0, "west"), "west")
    for spot in (1, east, place.tile("old-forum", west, "west")):
        place.enemy("ghoul", place=spot)
    place.s.listed = None
    assert bool(place.refused(f"h1 use {card}")) is not bool(reached)
    if len(reached) > 1:
        place.play(f"h1 use {card}")
        assert place.legal("target") == reached


def test_di_abil_08_nothing_is_finished_for_nothing() -> None:
    place = begun("cleave", "ghoul")
    assert place.refused("h1 finish") == []
    lose_all(place)
    assert place.refused("h1 finish") == ["DI-ABIL-08"]


# ---- beginning and finishing ---------------------------------------------------------------------


def begun(card: str, foes: str = "") -> Place:
    """A warrior has begun a card with the last point of the turn before."""
    place = fight(card)
    place.play("h1 move north", "h1 move south", "h1 move north", f"h1 use {card}", "h1 end")
    place.s.spot[1] = place.s.spot[0]
    place.band(foes)
    place.begin(Turn(0))
    return place


def lose_all(place: Place) -> None:
    """The enemies are gone."""
    place.s.enemy[:] = [-1] * len(place.s.enemy)
    place.s.focus[:] = [-1] * len(place.s.focus)
    place.s.listed = None


def test_di_abil_10_a_card_is_begun_with_too_few_points_but_not_with_none() -> None:
    place = fight("power-rage")
    place.play("h1 move north", "h1 move south", "h1 use power-rage")
    assert (place.s.paid[0], place.s.left[0]) == (4, 0)
    assert stat(place, 0, Stat.POWER) == 0
    place = fight("power-rage")
    place.play("h1 move north", "h1 move south", "h1 move north", "h1 move south")
    assert place.refused("h1 use power-rage") == ["DI-ABIL-10"]


def test_di_abil_10_what_costs_a_point_is_not_begun_with_half_of_it() -> None:
    place = fight("brace")
    place.play("h1 run north", "h1 move south", "h1 move north", "h1 move south")
    assert place.s.left[0] == 1
    assert place.refused("h1 use brace") == ["DI-ABIL-10"]
    assert place.refused("h1 use power-rage") == ["DI-ABIL-10"]


def test_di_abil_10_what_is_begun_may_find_its_target_later() -> None:
    place = fight("cleave")
    assert place.refused("h1 use cleave") == ["DI-ABIL-08"]
    place.play("h1 move north", "h1 move south", "h1 move north")
    assert place.refused("h1 use cleave") == []


def test_di_abil_11_the_rest_is_paid_at_the_start_of_the_next_turn() -> None:
    place = begun("power-rage")
    place.play("h1 finish")
    assert (stat(place, 0, Stat.POWER), place.s.left[0]) == (3, 4)
    assert place.refused("h1 finish") == ["DI-ABIL-11"]


def test_di_abil_11_who_cannot_pay_the_rest_does_not_finish() -> None:
    place = begun("power-rage")
    place.s.health[0] = 5
    place.s.slowed[0] = 1
    place.ask_anew()
    assert place.refused("h1 finish") == ["DI-ABIL-11"]
    place.play("h1 end")
    assert (place.s.started[0], place.s.paid[0]) == (NO_CARD, 0)


def test_di_abil_11_what_is_begun_is_not_finished_in_the_same_turn() -> None:
    place = fight("power-rage")
    place.play("h1 move north", "h1 move south", "h1 use power-rage")
    turn_of(place.s).extra += 8  # points that come too late
    place.ask_anew()
    assert place.refused("h1 finish") == ["DI-ABIL-11"]


def test_di_a_74_what_costs_nothing_abandons_nothing() -> None:
    place = begun("power-rage")
    place.thing("rope", 0)
    place.ask_anew()
    place.play("h1 drop t1", "h1 finish")
    assert stat(place, 0, Stat.POWER) == 3


def test_di_abil_12_a_stun_for_the_whole_next_turn_abandons_what_was_begun() -> None:
    place = fight("power-rage")
    place.play("h1 move north", "h1 move south", "h1 use power-rage", "h1 end")
    place.s.round += 1
    place.s.stunned[0] = place.s.round
    assert place.s.paid[0] == 4
    place.begin(Turn(0))
    assert (place.s.frames, place.s.started[0], place.s.paid[0]) == ([], NO_CARD, 0)


def test_di_abil_13_what_belongs_to_a_hero_acts_for_that_hero_alone() -> None:
    place = camp("thief", "wave-warper")
    spider = place.enemy("spider", 1)
    assert total(needed(place.s, 1, spider)) == 17 - 4  # her board sets Defense against her aim
    assert total(needed(place.s, 0, spider)) == 15

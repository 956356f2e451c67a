"""Enemies in the Mist: the four ways to meet them, and surprise."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, draws
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.content.schema import RiskDeck
from undercroft.games.infinity.map.figures import enemies
from undercroft.games.infinity.notation import FIRST_RISK_DECK, MINION_DECK
from undercroft.games.infinity.phases.hero_turn import Turn, turn_of
from undercroft.games.infinity.state import NOBODY

START, NORTHERN = range(2)
SNEAK, APPROACH, ATTACK, RETREAT = range(1, 5)


def enters(card: str, *heroes: str) -> Place:
    """The first hero goes north, where a Mist card with two or three ghouls waits."""
    place = camp(*(heroes or ("warrior", "thief")))
    place.s.contents[NORTHERN] = RiskDeck.MIST
    place.stack(FIRST_RISK_DECK + RiskDeck.MIST, f"risk-{card}")
    place.stack(MINION_DECK, *["ghoul"] * 5)
    place.begin(Turn(0))
    place.play("h1 move north", f"d draw mists risk-{card}")
    place.settle()
    return place


def points(place: Place) -> int:
    """The whole action points that are left in this turn."""
    return turn_of(place.s).left(place.s) // 2


def comes(place: Place, seat: int) -> None:
    """Another hero comes in its turn."""
    place.begin(Turn(seat))
    place.play(f"h{seat + 1} move north")


# ---- options -------------------------------------------------------------------------------------


def test_di_mist_08_there_are_four_ways_and_the_card_waits_for_the_next() -> None:
    place = enters("deserters")
    assert place.legal("choose") == ["1", "2", "3", "4"]
    assert place.legal("move") == []
    place.play(f"h1 choose {RETREAT}")
    comes(place, 1)
    assert place.legal("choose") == ["1", "2", "3", "4"]
    place.play(f"h2 choose {ATTACK}")
    place.play("d roll 0")
    place.settle()
    place.play("h2 end", "d roll 20", "d roll 20")
    comes(place, 0)
    assert place.legal("choose") == []  # it is resolved


def test_di_mist_08_the_ways_are_offered_to_who_is_there_already() -> None:
    place = camp("warrior", "thief")
    place.stack(MINION_DECK, *["ghoul"] * 5)
    draws(place, "deserters", RiskDeck.MIST, seat=1)
    place.settle()
    assert place.legal("choose") == ["1", "2", "3", "4"]


def test_di_mist_08_others_who_wait_offer_no_choice() -> None:
    place = camp("warrior", "thief")
    place.enemy("ghoul", place=NORTHERN)
    comes(place, 0)
    assert (place.s.focus, place.legal("choose")) == ([0], [])


def test_di_mist_13_the_enemies_are_seen_before_the_choice() -> None:
    place = enters("deserters")
    assert len(enemies(place.s)) == 2
    assert (place.s.focus, place.s.meter) == ([NOBODY, NOBODY], 20)  # and fight nobody yet


def test_di_mist_09_a_sneak_costs_two_points_and_leaves_card_and_enemies() -> None:
    place = enters("deserters", "thief", "warrior")
    before = points(place)
    place.play(f"h1 choose {SNEAK}", "d roll 1")
    assert (before - points(place), place.s.xp[0], place.s.hidden[0]) == (2, 1, 1)
    assert (place.s.focus, place.legal("choose")) == ([NOBODY, NOBODY], [])
    assert place.legal("move") != []
    comes(place, 1)
    assert place.legal("choose") != []


@pytest.mark.parametrize(("roll", "hit"), [(15, True), (16, False)])
def test_di_mist_09_who_is_seen_is_attacked_with_the_bonus_of_the_card(
    roll: int, hit: bool
) -> None:
    place = enters("camp-fire-ahead")
    place.play(f"h1 choose {SNEAK}", "d roll 20", "d roll 0", "d roll 0")
    place.settle()
    assert (place.s.xp[0], set(place.s.focus)) == (0, {0})
    whole = place.s.health[0]
    place.play("h1 end", f"d roll {roll}")  # 17 and the card's 2, less the warrior's 4 points
    assert (place.s.health[0] < whole) == hit


@pytest.mark.parametrize(("roll", "won"), [(17, True), (18, False)])
def test_di_mist_10_an_approach_is_a_test_of_twice_the_power_and_the_card(
    roll: int, won: bool
) -> None:
    place = enters("deserters")  # 7, and twice the warrior's Power of 5
    place.play(f"h1 choose {APPROACH}", f"d roll {roll}")
    assert len(enemies(place.s)) == (0 if won else 2)
    assert place.s.xp[0] == (2 if won else 0)
    if not won:
        place.play("d roll 0")
        place.settle()
        assert place.s.focus == [0, 0]


def test_di_mist_11_an_attack_starts_the_fight_and_uses_up_the_card() -> None:
    place = enters("deserters")
    place.play(f"h1 choose {ATTACK}", "d roll 0")
    place.settle()
    assert (place.s.focus, place.s.meter) == ([0, 0], 18)
    assert place.legal("attack") == ["m1", "m2"]
    comes(place, 1)
    assert place.legal("choose") == []


# ---- surprise ------------------------------------------------------------------------------------


def blow(place: Place, roll: int) -> bool:
    """Whether a roll of both enemies hits the first hero, whose turn ends."""
    whole = place.s.health[0]
    place.play("h1 end", f"d roll {roll}", f"d roll {roll}")
    return place.s.health[0] < whole


def test_di_mist_14_the_surprised_have_no_subtraction_for_two_turns() -> None:
    place = enters("out-of-the-ceiling")
    hits = [blow(place, 14)]
    for _ in range(2):
        place.begin(Turn(0))
        hits.append(blow(place, 14))
    assert hits == [True, True, False]


def test_di_mist_14_or_they_attack_first_and_not_again_in_that_turn() -> None:
    place = enters("already-here")
    whole = place.s.health[0]
    place.play("h1 done", "d roll 1", "d roll 1")
    assert place.s.health[0] < whole
    place.play("h1 end")
    assert place.s.frames == []
    place.begin(Turn(0))
    place.play("h1 end")
    assert place.legal("roll") != []


def test_di_mist_15_only_the_first_who_enters_is_surprised() -> None:
    place = enters("out-of-the-ceiling", "warrior", "thief", "monk")
    assert place.s.exposed == [2, 0, 0]
    for seat in (1, 2):
        comes(place, seat)
    assert place.s.exposed == [2, 0, 0]
    first = enters("already-here", "warrior", "thief", "monk")
    assert first.legal("done") != []
    first.play("h1 side south", "d roll 20")  # out again
    comes(first, 1)
    first.play("d roll 0", "d roll 0")
    first.settle()
    assert (first.legal("done"), first.legal("end")) == ([], ["end"])


def test_di_mist_17_before_they_strike_a_hero_may_retreat() -> None:
    place = enters("already-here")
    before, whole = points(place), place.s.health[0]
    assert "south" in place.legal("side")
    place.play("h1 side south", "d roll 14")  # one blow, which no points make miss
    assert (place.s.spot[0], before - points(place)) == (START, 2)
    assert place.s.health[0] < whole
    assert place.s.focus == [NOBODY, NOBODY]

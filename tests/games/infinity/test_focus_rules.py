"""Whom enemies turn to when the hero they fought retreats, hides, falls or is gone."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, fight, grow
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.bands import ComeForth
from undercroft.games.infinity.combat.damage import lose
from undercroft.games.infinity.combat.rewards import TurnUpRewards
from undercroft.games.infinity.content.scenario_schema import Hazard
from undercroft.games.infinity.map.hazards import lay_hazard
from undercroft.games.infinity.map.possessions import lying_at
from undercroft.games.infinity.notation import FIRST_ENEMY
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import NOBODY


def retreat(place: Place, seat: int, *stunned: int) -> None:
    """A hero leaves a fight to the north; who strikes at its back misses."""
    place.begin(Turn(seat))
    place.stun(*stunned)
    place.play(f"h{seat + 1} retreat north", "d roll 20")


# ---- to the loudest ------------------------------------------------------------------------------


def test_di_focus_04_after_a_retreat_they_turn_to_the_loudest_who_is_there() -> None:
    place = camp("thief", "warrior", "paladin", "monk", "alchemist")
    place.s.spot[4] = 2
    place.band("ghoul ghoul", 1)
    retreat(place, 1)
    assert (place.s.focus, place.s.spot[1]) == ([2, 2], 1)


def test_di_focus_04_between_equally_loud_heroes_the_leaver_decides() -> None:
    place = camp("warrior", "thief", "paladin", "monk")
    place.band("ghoul ghoul", 1)
    retreat(place, 1)
    assert place.legal("target") == ["h1", "h3"]
    place.play("h2 target h3")
    assert place.s.focus == [2, 2]


def test_di_focus_04_with_nobody_else_there_they_wait() -> None:
    place = camp("warrior", "thief")
    place.s.spot[0] = 1
    place.band("ghoul ghoul", 1)
    retreat(place, 1)
    assert place.s.focus == [NOBODY, NOBODY]


def test_di_focus_04_a_card_that_ends_their_focus_leaves_them_to_the_loudest() -> None:
    place = camp("thief", "assassin", "paladin", "monk")
    grow(place, 1, 3)
    place.band("ghoul ghoul", 1)
    place.begin(Turn(1))
    place.play("h2 use vanish")
    assert (place.s.focus, place.s.hidden[1]) == ([2, 2], 1)


# ---- the stunned ---------------------------------------------------------------------------------


def test_di_focus_05_the_stunned_turn_to_nobody() -> None:
    place = camp("thief", "warrior", "paladin")
    place.band("ghoul ghoul ghoul", 1)
    retreat(place, 1, 0, 2)
    assert place.s.focus == [NOBODY, 2, NOBODY]


def test_di_focus_05_nor_can_they_be_taunted() -> None:
    place = fight("taunt")
    place.band("ghoul ghoul", 1)
    place.stun(0)
    place.play("h1 use taunt", "h1 target m1", "h1 target m2")
    assert place.s.focus == [1, 0]


def test_di_focus_05_another_fills_the_gap_before_a_stunned_enemy() -> None:
    place = camp("thief", "paladin")
    place.band("ghoul ghoul ghoul spider spider", 1)
    place.s.damage[0] = place.health(FIRST_ENEMY) - 1
    place.begin(Turn(1))
    place.stun(3)
    place.play("h2 attack m1", "d roll 1")
    assert place.rows(1) == ["m5 m2 m3", "m4 . .", ". . ."]


# ---- gone without a retreat ----------------------------------------------------------------------


def test_di_focus_07_who_teleports_away_is_struck_by_nobody() -> None:
    place = fight("fold-space", "ghoul ghoul", "thief", "paladin")
    health = place.s.health[0]
    place.play("h1 use fold-space", "h1 tile r2")
    assert (place.s.spot[0], place.s.health[0]) == (1, health)
    assert (place.s.focus, place.s.enemy_spot) == ([2, 2], [0, 0])


def test_di_focus_07_nor_is_who_flees_from_lava() -> None:
    place = camp("paladin", "thief", "monk")
    place.s.spot[2] = 1
    place.band("ghoul ghoul")
    place.begin()
    lay_hazard(place.s, 0, Hazard.LAVA)
    place.s.run()
    place.play("h1 tile r3")
    assert (place.s.spot[0], place.s.focus) == (2, [1, 1])
    place.play("h2 tile r2")
    assert (place.s.spot[1], place.s.focus) == (1, [NOBODY, NOBODY])
    assert place.s.frames == []


def test_di_focus_07_nor_is_who_is_exhausted() -> None:
    place = camp("thief", "warrior", "paladin")
    place.scenario("sc-07")
    place.band("ghoul ghoul", 1)
    place.begin()
    lose(place.s, 1, 99, "DI-DMG-01")
    place.s.run()
    assert place.s.focus == [2, 2]


# ---- the quiet and the hidden --------------------------------------------------------------------


def test_di_focus_08_the_quiet_are_found_when_nobody_else_is_there() -> None:
    place = camp("thief", "warrior", "paladin")
    place.s.spot[0] = 2
    place.s.quiet[2] = 1
    place.band("ghoul", 1)
    retreat(place, 1)
    assert place.s.focus == [2]


@pytest.mark.parametrize(("monk", "found"), [(0, 3), (2, NOBODY)])
def test_di_focus_08_the_hidden_are_not(monk: int, found: int) -> None:
    place = camp("thief", "warrior", "paladin", "monk")
    place.s.spot[0], place.s.spot[3] = 2, monk
    place.s.hidden[2] = place.s.quiet[3] = 1
    place.band("ghoul", 1)
    retreat(place, 1)
    assert place.s.focus == [found]


# ---- rewards -------------------------------------------------------------------------------------


def test_di_join_07_the_reward_of_a_row_waits_for_who_turned_to_another_hero() -> None:
    place = camp("thief", "warrior", "paladin")
    place.begin(Turn(1), ComeForth(1, 0, 0, 1))
    place.play("d draw minions spider", "d draw rewards wolfs-bite")
    place.play("h2 retreat north", "d roll 20", "h2 end")
    assert place.s.focus == [2]
    place.begin(TurnUpRewards())
    assert (len(place.s.reward_rows), lying_at(place.s, 0)) == (1, [])
    place.s.damage[0] = place.health(FIRST_ENEMY) - 1
    place.begin(Turn(2))
    place.play("h3 attack m1", "d roll 1", "d show row-rewards 0 wolfs-bite")
    assert (len(place.s.reward_rows), len(lying_at(place.s, 0))) == (0, 1)

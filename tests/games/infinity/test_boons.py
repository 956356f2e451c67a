"""Boons of the campaign, and the Miracle: what is asked for, and when."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import camp, grow
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.actions.boons import give_boon
from undercroft.games.infinity.combat.attack import AttackFrame
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.phases.monsters import EnemyPhase

CALLED = ("wardens-word", "the-forty-rungs", "a-tune-of-your-own")
SIMPLY_TRUE = ("deaf-in-one-ear", "pump-wheel-shoulders")


def blessed(*boons: str) -> Place:
    """The warrior has boons and a turn; a ghoul is upon him."""
    place = camp("warrior", "thief")
    for boon in boons:
        give_boon(place.s, 0, boon)
    place.band("ghoul")
    place.begin(Turn(0))
    return place


def test_di_mode_04_a_hero_calls_on_its_own_boons() -> None:
    place = blessed(*CALLED, *SIMPLY_TRUE)
    assert sorted(place.legal("call-on")) == sorted(CALLED)
    assert place.refused("h1 call-on deaf-in-one-ear") == ["DI-MODE-04"]
    place.begin(Turn(1))
    assert place.legal("call-on") == []
    assert place.refused("h2 call-on wardens-word") == ["DI-MODE-04"]


@pytest.mark.parametrize("boon", CALLED)
def test_ic_07_a_boon_is_called_on_once_a_game_for_nothing(boon: str) -> None:
    place = blessed(boon)
    place.play(f"h1 call-on {boon}")
    if boon == "the-forty-rungs":
        place.play("h1 done")
    assert place.s.left[0] == 8
    place.begin(Turn(0))
    assert "IC-07" in place.refused(f"h1 call-on {boon}")
    assert place.legal("call-on") == []


def test_di_abil_08_a_boon_that_would_do_nothing_is_not_offered() -> None:
    place = blessed("wardens-word")
    place.s.focus[0] = -1
    place.begin(Turn(0))
    assert place.refused("h1 call-on wardens-word") == ["DI-ABIL-08"]


def about_to_fall() -> Place:
    """The thief is about to lose the last Health, and the paladin knows the Miracle."""
    place = camp("paladin", "thief")
    grow(place, 0, 5)
    place.s.spot[1], place.s.health[1] = 1, 1  # anywhere in the dungeon
    place.band("ghoul", 1)
    place.begin(EnemyPhase(1))
    place.play("d roll 1")
    return place


def test_ic_22_the_paladin_is_asked_for_her_miracle_before_all_is_lost() -> None:
    place = about_to_fall()
    assert place.s.over is None
    asked = place.s.frames[-1]
    assert asked.seat(place.s) == 0
    words = "Miracle: does Marguet Dahl save Pell Varrow, with 8 Health?"
    assert asked.prompt(place.s).text == words
    place.play("h1 yes")
    assert (place.s.health[1], place.s.over) == (8, None)


def test_ic_22_without_a_miracle_the_hero_is_exhausted() -> None:
    place = about_to_fall()
    place.play("h1 no")
    assert place.s.over is not None
    assert place.s.over.ending == "exhausted"


def test_ic_22_who_is_saved_from_a_breath_is_not_struck_by_it_again() -> None:
    place = camp("warrior", "thief", "paladin")
    grow(place, 2, 5)
    place.s.spot[2], place.s.health[1] = 1, 1
    place.begin(AttackFrame(place.enemy("ash-drake", 0), 0))
    place.play("d roll 1", "h3 yes")
    assert place.s.health[1] == 8

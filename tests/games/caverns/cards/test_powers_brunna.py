"""The powers of Brunna Ashmane, her moods, and what rouses her blood."""

from __future__ import annotations

import pytest

from tests.games.caverns.cards.fights import (
    SEVRANE,
    duel,
    gallery,
    rolls,
    turned_down,
)
from tests.games.caverns.scenes import Place, hold
from undercroft.games.caverns.adventures.two_ropes import wanted
from undercroft.games.caverns.combat.damage import BY_CARD, Harm
from undercroft.games.caverns.combat.modifiers import armor, speed
from undercroft.games.caverns.content.tables import TILE_NAMES
from undercroft.games.caverns.map.exploration import lay_props
from undercroft.games.caverns.phases.activation import PINNED
from undercroft.games.caverns.state import NO_FIGURE


def in_mood(mood: str, *powers: str) -> tuple[Place, int]:
    """Brunna acts next to Sevrane in a mood."""
    place, foe = duel("brunna", mood, *powers)
    place.play(f"h1 stance {mood}")
    return place, foe


def test_blood_up_at_half_her_hp() -> None:
    place, foe = duel("brunna", "splitting-blow")
    place.wound(0, 5)
    place.play("h1 use splitting-blow", "d roll 7")
    assert SEVRANE - place.s.hp[foe] == 2


@pytest.mark.parametrize(("lost", "die"), [(5, 6), (4, 8)])
def test_blood_up_one_less_misses_and_so_it_does_above_half(lost: int, die: int) -> None:
    place, foe = duel("brunna", "splitting-blow")
    place.wound(0, lost)
    place.play("h1 use splitting-blow", f"d roll {die}")
    assert place.s.hp[foe] == SEVRANE


def test_blood_up_not_against_the_distant() -> None:
    place = gallery("brunna", "peak-scream")
    foe = place.villain("sevrane", 7, 1)
    place.wound(0, 5)
    place.turn("h1 use peak-scream", "d roll 6")
    assert place.s.hp[foe] == SEVRANE


@pytest.mark.parametrize(("die", "hp"), [(3, 9), (4, 10)])
def test_splitting_blow_hurts_herself_up_to_3(die: int, hp: int) -> None:
    place, _ = duel("brunna", "splitting-blow")
    place.play("h1 use splitting-blow", f"d roll {die}")
    assert place.s.hp[0] == hp


def test_wide_swing_two_adjacent_enemies() -> None:
    place = gallery("brunna", "wide-swing")
    brutes = [place.monster("stonehide-brute", *at) for at in ((4, 1), (4, 2))]
    foe = place.villain("sevrane", 6, 1)
    place.turn("h1 use wide-swing", "h1 target v3", "h1 target m1", *rolls(8, 8))
    assert [place.s.hp[figure] for figure in (foe, *brutes)] == [7, 2, 2]
    assert place.legal("end")


def test_peak_scream_pins_whom_it_hits() -> None:
    place = gallery("brunna", "peak-scream")
    brute = place.monster("stonehide-brute", 7, 1)
    far = place.monster("stonehide-brute", 8, 1)
    foe = place.villain("sevrane", 6, 1)
    place.turn("h1 use peak-scream", *rolls(7, 7))
    assert [place.s.hp[figure] for figure in (foe, brute, far)] == [7, 2, 2]
    assert [place.s.pinned[figure] for figure in (foe, brute, far)] == [PINNED, 0, 0]
    assert turned_down(place, "peak-scream")
    assert place.legal("end")


def test_red_mood_harder_and_open() -> None:
    place, foe = in_mood("red-mood", "splitting-blow")
    assert armor(place.s, 0) == 12
    place.play("h1 use splitting-blow", "d roll 9")
    assert SEVRANE - place.s.hp[foe] == 3


def test_red_mood_is_for_at_wills_alone() -> None:
    place, foe = in_mood("red-mood", "avalanche")
    place.play("h1 use avalanche", "d roll 7")
    assert SEVRANE - place.s.hp[foe] == 3


@pytest.mark.parametrize("foe", ["stonehide-brute", "shale-runner"])
def test_stubborn_mood_one_less_but_never_none(foe: str) -> None:
    place, _ = in_mood("stubborn-mood")
    place.s.villains = ()
    place.monster(foe, 6, 1)
    place.villain_phase("d roll 20")
    assert place.s.hp[0] == 9


def test_stubborn_mood_is_for_attacks_alone() -> None:
    place, _ = in_mood("stubborn-mood")
    place.begin(Harm(0, 2, NO_FIGURE, BY_CARD))
    assert place.s.hp[0] == 8


def test_shoulder_through_moves_through_enemies_then_strikes() -> None:
    place = gallery("brunna", "shoulder-through")
    brute = place.monster("stonehide-brute", 6, 1)
    for y in (2, 3):
        place.monster("stonehide-brute", 6, y)
    foe = place.villain("sevrane", 8, 1)
    place.turn("h1 use shoulder-through")
    assert "7,1" in place.legal("move")
    assert not {"6,1", "8,2"} & set(place.legal("move"))
    place.play("h1 move 7,1")
    assert place.legal("target") == ["v3", "m1", "m2"]
    place.play("h1 target v3", "d roll 8")
    assert (SEVRANE - place.s.hp[foe], place.s.hp[brute]) == (1, 2)
    assert place.legal("end")
    assert "5,1" not in place.legal("move")


def test_shoulder_through_she_may_stay() -> None:
    place, foe = duel("brunna", "shoulder-through")
    place.play("h1 use shoulder-through", "h1 pass", "d roll 7")
    assert place.s.hp[foe] == SEVRANE
    for y in (2, 3):
        place.monster("stonehide-brute", 6, y)
    place.acts()
    assert "7,1" not in place.legal("move")


def test_shoulder_through_strikes_what_is_adjacent() -> None:
    place = gallery("brunna", "shoulder-through")
    place.villain("sevrane", 7, 1)
    place.turn("h1 use shoulder-through", "h1 pass")
    assert place.legal("end")


def test_no_tomorrow_as_much_as_she_takes() -> None:
    place, foe = duel("brunna", "no-tomorrow")
    place.play("h1 use no-tomorrow")
    assert place.legal("choose") == ["0", "1", "2", "3"]
    place.play("h1 choose 3", "d roll 7")
    assert (place.s.hp[0], SEVRANE - place.s.hp[foe]) == (7, 5)
    assert turned_down(place, "no-tomorrow")
    assert place.legal("end")


def test_no_tomorrow_hurts_on_a_miss() -> None:
    place, foe = duel("brunna", "no-tomorrow")
    place.play("h1 use no-tomorrow", "h1 choose 2", "d roll 6")
    assert (place.s.hp[0], SEVRANE - place.s.hp[foe]) == (8, 1)


def test_no_tomorrow_not_her_last_hp() -> None:
    place, _ = duel("brunna", "no-tomorrow")
    place.wound(0, 8)
    place.play("h1 use no-tomorrow")
    assert place.legal("choose") == ["0", "1"]


def test_running_mood_fast_and_through_enemies() -> None:
    place, _ = in_mood("running-mood")
    for y in (2, 3):
        place.monster("stonehide-brute", 6, y)
    assert speed(place.s, 0) == 8
    assert "7,1" in place.legal("move")
    assert "6,1" not in place.legal("move")


def test_get_up_she_has_1_hp_instead() -> None:
    place = gallery("brunna", "get-up")
    place.wound(0, 9)
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("d roll 20", "h1 use get-up")
    assert place.s.hp[0] == 1
    assert turned_down(place, "get-up")


def test_get_up_when_the_blow_comes_back() -> None:
    place = Place("brunna", "hadra", adventure="adv-09")
    lay_props(place.s, TILE_NAMES.parse("glowstone"), place.tile("glowstone", 0, 0, 0))
    hold(place, 1, wanted(place.s, 0))
    place.stand((5, 1), (6, 1))
    place.power("get-up")
    place.item("spiked-buckler", 1)
    place.wound(0, 9)
    place.turn("h1 use splitting-blow", "d roll 19", "h1 no", "h2 use spiked-buckler")
    place.play("h1 use get-up")
    assert turned_down(place, "get-up")
    assert place.s.hp[:2] == [1, 9]


def test_get_up_only_for_her_last_hp() -> None:
    place = gallery("brunna", "get-up")
    place.wound(0, 7)
    place.monster("stonehide-brute", 6, 1)
    place.villain_phase("d roll 20")
    assert place.s.hp[0] == 1
    assert not turned_down(place, "get-up")

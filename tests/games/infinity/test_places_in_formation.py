"""Who stands beside whom in a formation, and who is sent where."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import fight, healths
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.combat.formation import formation, gap, lined_up
from undercroft.games.infinity.notation import FIGURE, FIRST_ENEMY
from undercroft.games.infinity.phases.monsters import EnemyPhase
from undercroft.games.infinity.state import NOBODY

NINE = " ".join(["ghoul"] * 9)


@pytest.mark.parametrize(
    ("figure", "neighbours"),
    [
        (0, "m2 m4"),
        (1, "m1 m3 m5"),
        (2, "m2 m6"),
        (3, "m1 m5 m7"),
        (4, "m2 m4 m6 m8"),
        (5, "m3 m5 m9"),
        (6, "m4 m8"),
        (7, "m5 m7 m9"),
        (8, "m6 m8"),
    ],
)
def test_di_cond_22_the_confused_strike_left_right_before_and_behind(
    figure: int, neighbours: str
) -> None:
    place = Place("paladin", "thief")
    place.band(NINE)
    place.stun(*(i for i in range(9) if i != figure))
    place.s.baffled[figure] = 1
    place.begin(EnemyPhase(0))
    assert place.legal("target") == neighbours.split()


def pinned(count: int, whom: str) -> Place:
    """The ranger pins one of so many ghouls."""
    place = fight("pin", " ".join(["ghoul"] * count))
    place.play("h1 use pin", f"h1 target {whom}", "d roll 5")
    return place


@pytest.mark.parametrize(
    ("count", "whom", "rows"),
    [
        (3, "m1", ["m2 m3 m1", ". . .", ". . ."]),
        (3, "m3", ["m1 m2 m3", ". . .", ". . ."]),
        (6, "m2", ["m1 m3 m4", "m5 m6 m2", ". . ."]),
        (7, "m4", ["m1 m2 m3", "m7 m5 m6", ". m4 ."]),
        (8, "m1", ["m4 m2 m3", "m7 m5 m6", ". m8 m1"]),
        (9, "m1", ["m9 m2 m3", "m4 m5 m6", "m7 m8 m1"]),
        (9, "m5", ["m1 m2 m3", "m4 m9 m6", "m7 m8 m5"]),
        (9, "m7", ["m1 m2 m3", "m4 m5 m6", "m7 m8 m9"]),
    ],
)
def test_ic_17_the_pinned_go_to_row_three_or_to_the_end(
    count: int, whom: str, rows: list[str]
) -> None:
    place = pinned(count, whom)
    while place.legal("target"):
        place.play(f"h1 target {place.legal('target')[0]}")
    assert place.rows() == rows
    figure = FIGURE.parse(whom)
    assert healths(place)[figure - FIRST_ENEMY] < 7


def standing(slots: str, *, stunned: str = "", fill: str = "nearest") -> Place:
    """Enemies in these slots before a hero, m1 first; some of them are stunned."""
    place = Place("paladin", "thief")
    place.agree(fill=fill)
    for i, slot in enumerate(map(int, slots.split())):
        place.enemy("ghoul", 0)
        place.s.slot[i] = slot
    place.stun(*map(int, stunned.split()))
    return place


NOBODY_STEPS = (-1, "")


@pytest.mark.parametrize(
    ("slots", "stunned", "fill", "expected"),
    [
        ("0 1 2", "", "nearest", NOBODY_STEPS),
        ("1 3", "", "nearest", (0, "m2")),  # directly behind
        ("1 3 4", "", "nearest", (0, "m2")),
        ("1 4 7", "", "nearest", (0, "m2")),  # else of the nearest row
        ("1 4 5 7", "", "nearest", (0, "m2 m3")),
        ("1 4 7", "", "any", (0, "m2 m3")),
        ("1 4 7 9", "", "any", (0, "m2 m3")),  # not from behind the rows
        ("1 2 9 10", "", "any", (0, "m3")),  # unless nobody else is there, in their order
        ("1 3 4", "1", "nearest", (0, "m3")),  # the stunned stay
        ("1 3", "1", "nearest", NOBODY_STEPS),
        ("0 1 2 4 8", "", "nearest", (3, "m5")),
        ("0 1 2 3 4 5 6 7 9", "", "nearest", (8, "m9")),
        ("0 1 2 3 4 5 6 8 9 10", "", "nearest", (7, "m9")),
    ],
)
def test_di_comb_08_a_gap_is_filled_from_behind(
    slots: str, stunned: str, fill: str, expected: tuple[int, str]
) -> None:
    place = standing(slots, stunned=stunned, fill=fill)
    slot, candidates = gap(place.s, 0)
    assert (slot, " ".join(FIGURE.text(f) for f in candidates)) == expected


def test_ic_67_who_fights_nobody_changes_places_with_nobody() -> None:
    place = fight("shift", "ghoul")
    bystander = place.enemy("ghoul")
    place.ask_anew()
    place.play("h1 use shift", f"h1 target {FIGURE.text(bystander)}")
    assert place.legal("target") == []
    assert place.s.focus == [0, NOBODY]


def test_di_comb_04_the_tenth_stands_in_no_row() -> None:
    place = Place("warrior")
    band = place.band(" ".join(["ghoul"] * 10))
    assert formation(place.s, 0) == band
    assert lined_up(place.s, 0) == band[:9]


def test_ic_17_in_a_single_row_whoever_is_pinned_becomes_the_last() -> None:
    place = fight("pin", "chain-gaoler chain-gaoler chain-gaoler")
    place.play("h1 use pin", "h1 target m2", "d roll 1")
    assert place.rows()[0] == "m1 m3 m2"


def test_ic_64_a_pair_is_made_of_two() -> None:
    place = fight("smoke-pot", "ghoul ghoul ghoul", level=3)
    place.play("h1 use smoke-pot", "h1 tile r1", "h1 aim 1b", "d roll 10")
    assert place.legal("target") == ["m1", "m3"]

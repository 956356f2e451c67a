"""Who stands beside whom in a formation, and who is sent where."""

from __future__ import annotations

import pytest

from tests.games.infinity.cards.plays import fight, healths
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.notation import FIGURE, FIRST_ENEMY
from undercroft.games.infinity.phases.monsters import EnemyPhase

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

"""What a state keeps for its next listing is never out of date: one that keeps nothing agrees."""

from __future__ import annotations

import pytest

from tests.games.alliance.scenes import Place
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.map.figures import marks, spots
from undercroft.games.alliance.state import Alliance
from undercroft.kernel.options import Value
from undercroft.kernel.play import legal
from undercroft.kernel.playout import Dice, step

SPARSE = 4


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (3, {"pvp": True}), (2, {"distance": "walked"}), (1, {})],
)
def test_a_state_that_keeps_nothing_lists_the_same(seats: int, options: dict[str, Value]) -> None:
    s, dice = ALLIANCE.start(seats, ALLIANCE.chosen(options)), Dice(seats)
    steps = 0
    while s.over is None:
        steps += 1
        if steps % SPARSE == 0:
            assert legal(s) == legal(Alliance.load(s.save()))
        step(s, dice)


def test_a_clone_takes_over_what_is_kept_and_goes_its_own_way() -> None:
    s, dice = ALLIANCE.start(4, ALLIANCE.chosen({})), Dice(1)
    for _ in range(300):
        step(s, dice)
    assert isinstance(s, Alliance)
    situation = s.situation()
    kept = s.clone()
    assert kept.situation() is situation
    before = legal(s)[:]
    for _ in range(60):
        step(kept, dice)
    assert kept.situation() is not s.situation()
    s.listed = None
    assert legal(s) == before


def test_figures_are_marked_where_they_are() -> None:
    place = Place()
    krom = place.hero("krom", place.gate, 4)
    ogre = place.monster("ogre", place.room, 4)
    place.monster("goblin", place.room, 0)
    found = [p for p, mark in enumerate(marks(place.s, (krom, ogre))) if mark]
    assert found == sorted(spots(place.s, (krom, ogre)))

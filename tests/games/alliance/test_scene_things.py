"""Every thing that is drawn starts a legal move, or says by which rule it does not."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import undercroft as uc
from tests.games.alliance.scenes import Place
from tests.games.drawn import check_things, check_touched, check_written
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.alliance.notation import NOTATION
from undercroft.kernel.play import refusals
from undercroft.kernel.table import Table

MODES: tuple[tuple[int, dict[str, object]], ...] = (
    (2, {}),
    (1, {}),
    (3, {"heroes": "variant", "pvp": True}),
    (4, {"heroes": "preset", "cards": "basic"}),
)


def positions(count: int) -> Iterator[Table]:
    """So many tables in the middle of random games, evenly over modes."""
    uc.register(ALLIANCE)
    rng = random.Random(5)
    for i in range(count):
        seats, options = MODES[i % len(MODES)]
        t = uc.new("alliance", seats=seats, seed=i, options=options)  # type: ignore[arg-type]
        for _ in range(rng.randrange(60 + 120 * seats)):
            if t.over is None:
                t.play(rng.choice(t.legal()))
        if t.over is None:
            yield t


def test_every_thing_drawn_starts_a_move_or_names_a_rule() -> None:
    check_things(positions(16))


@pytest.mark.long
def test_every_thing_drawn_starts_a_move_or_names_a_rule_in_200_positions() -> None:
    check_things(positions(220))


def test_things_have_ids_of_their_own_and_what_is_touched_is_drawn() -> None:
    check_touched(positions(24))


WORDS = ("0,0", "4,13", "14,14", "99,0", "h1", "h16", "m1", "m99", "0", "3", "77", "north", "card")
NAMES = ("hide", "reflex", "bull", "guard-niche", "treasure-chest-1", "crown-of-four-oaths", "krom")


def test_any_move_that_can_be_written_is_answered() -> None:
    check_written(positions(8), "p", (*WORDS, *NAMES))


def test_a_space_without_a_way_says_so() -> None:
    at = Place(archway=False)
    at.turn(at.hero("krom", at.gate, 4))
    grid, there = at.s.walls.board.grid, at.square(at.room, 4)
    space = f"{grid.x(there)},{grid.y(there)}"
    found = refusals(at.s, NOTATION.parse(f"p1 move {space}"))
    assert [refusal.reason for refusal in found] == ["no way leads to an empty space there"]

"""What is drawn in positions of random games can be asked about, touched, and written."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest

import undercroft as uc
from tests.games.drawn import check_things, check_touched, check_written
from undercroft.games.alliance.game import ALLIANCE
from undercroft.games.caverns.content.tables import ADVENTURES
from undercroft.games.caverns.game import CAVERNS
from undercroft.games.infinity.content.tables import SCENARIOS
from undercroft.games.infinity.game import INFINITY
from undercroft.kernel.options import Value
from undercroft.kernel.registry import Game
from undercroft.kernel.table import Table

Mode = tuple[int, dict[str, Value]]
ALLIANCE_MODES: tuple[Mode, ...] = (
    (2, {}),
    (1, {}),
    (3, {"heroes": "variant", "pvp": True}),
    (4, {"heroes": "preset", "cards": "basic"}),
)
COMMON = ("0,0", "99,0", "h1", "m1", "m99", "0", "3", "north", "card")


@dataclass(frozen=True)
class Walk:
    """How positions of a game are come to: modes, moves of a table and of each seat, and words."""

    game: Game
    mode: Callable[[int], Mode]
    moves: tuple[int, int]
    actor: str
    words: str
    things: int
    touched: int
    written: int

    def positions(self, count: int) -> Iterator[Table]:
        """So many tables in the middle of random games, evenly over modes."""
        uc.register(self.game)
        rng = random.Random(5)
        for i in range(count):
            seats, options = self.mode(i)
            t = uc.new(self.game.id, seats=seats, seed=i, options=options)
            for _ in range(rng.randrange(self.moves[0] + self.moves[1] * seats)):
                if t.over is None:
                    t.play(rng.choice(t.legal()))
            if t.over is None:
                yield t


def page(i: int) -> Mode:
    """A page of Caverns, evenly over pages and hero counts."""
    adventure = ADVENTURES[i % len(ADVENTURES)]
    least, most = adventure.heroes
    how = ("suggested", "choose")[i % 2]
    seats = least + i // len(ADVENTURES) % (most - least + 1)
    return seats, {"adventure": adventure.id, "heroes": how, "powers": how}


def scenario(i: int) -> Mode:
    """A scenario of Infinity, evenly over scenarios and hero counts."""
    row = SCENARIOS[i % len(SCENARIOS)]
    least, most = row.heroes
    seats = least + i // len(SCENARIOS) % (most - least + 1)
    return seats, {"scenario": row.id, "heroes": ("suggested", "random")[i % 2]}


WALKS = (
    Walk(
        ALLIANCE,
        lambda i: ALLIANCE_MODES[i % len(ALLIANCE_MODES)],
        moves=(60, 120),
        actor="p",
        words="4,13 14,14 h16 77 hide reflex bull guard-niche treasure-chest-1 "
        "crown-of-four-oaths krom",
        things=16,
        touched=24,
        written=8,
    ),
    Walk(
        CAVERNS,
        page,
        moves=(30, 40),
        actor="h",
        words="4,1 0,0,n o1 v1 a1 swinging-log shale-runner kestrin right-hand-thrust beast",
        things=13,
        touched=26,
        written=6,
    ),
    Walk(
        INFINITY,
        scenario,
        moves=(10, 20),
        actor="h",
        words="r1 r40 t1 t99 1a 3c e1 i6 body mist feet fire-flask spider risk-mist-01 thief",
        things=20,
        touched=30,
        written=10,
    ),
)
each = pytest.mark.parametrize("walk", WALKS, ids=lambda walk: str(walk.game.id))


@each
def test_every_thing_drawn_starts_a_move_or_names_a_rule(walk: Walk) -> None:
    check_things(walk.positions(walk.things))


@pytest.mark.long
@each
def test_every_thing_drawn_starts_a_move_or_names_a_rule_in_200_positions(walk: Walk) -> None:
    check_things(walk.positions(220))


@each
def test_things_have_ids_of_their_own_and_what_is_touched_is_drawn(walk: Walk) -> None:
    check_touched(walk.positions(walk.touched))


@each
def test_any_move_that_can_be_written_is_answered(walk: Walk) -> None:
    check_written(walk.positions(walk.written), walk.actor, (*COMMON, *walk.words.split()))

"""The rewards of the Equipment tile among rivals: who was not there knows nothing of them."""

from __future__ import annotations

import random

import undercroft as uc
from tests.games.infinity.crossroads import CROSSROADS
from tests.games.infinity.crossroads import dungeon as crossroads
from tests.games.infinity.scenes import Place
from undercroft.games.infinity.effects.acts import Shelve
from undercroft.games.infinity.effects.stacks import sink
from undercroft.games.infinity.game import INFINITY
from undercroft.games.infinity.map.equipment_tile import LookOver
from undercroft.games.infinity.notation import NOTATION, TAKE_REWARD, TILE_STACK
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.kernel import play
from undercroft.kernel.stacks import Stack
from undercroft.kernel.table import Table
from undercroft.kernel.views import view

FIRST, SECOND = 1, 2
"""The two seats, as masks."""
LOOKED = "show equipment-tile"


def looked_over() -> Table:
    """A game of rivals at random, until one of them has looked at the rewards and moved on."""
    uc.register(INFINITY)
    for seed in range(30):
        table, rng = uc.new("infinity", 2, seed, {"scenario": "sc-10"}, (0, 1)), random.Random(seed)
        while table.over is None:
            table.play(rng.randrange(len(table.legal())))
        if LOOKED in table.record():
            return table
    raise AssertionError("nobody has found the Equipment tile")


def test_di_a_71_what_rivals_read_of_a_look_can_be_replayed() -> None:
    table = looked_over()
    for reader in (0, 1):
        text = table.record(reader)
        assert LOOKED in text
        assert uc.replay(text).over == table.over


def rivals_at_the_rewards() -> Place:
    """The second of two rivals has looked at two rewards, where the first is not."""
    place = crossroads("warrior", "thief", scenario="sc-07")
    place.s.spot[1] = place.tile("equipment-tile", CROSSROADS, "west")
    place.begin(Turn(1), LookOver(1), Shelve(2))
    place.settle()
    return place


def test_di_spec_02_what_is_taken_is_seen_by_rivals_elsewhere() -> None:
    place = rivals_at_the_rewards()
    known = view(place.s, FIRST)
    (move, _) = [move for move in play.legal(place.s) if move.verb is TAKE_REWARD]
    play.apply(place.s, move)
    play.force(known, move)
    assert known.save() == view(place.s, FIRST).save()


def test_di_a_71_a_rival_who_knows_a_tile_knows_it_after_others_went_to_the_bottom() -> None:
    place = crossroads("warrior", "thief", scenario="sc-07")
    tiles = [
        NOTATION.cards.parse(f"tile-{name}") for name in ("fork", "elbow", "drain", "guard-post")
    ]
    place.s.stacks[TILE_STACK] = (
        Stack.of(tiles).learned(0, tiles[0], SECOND).learned(1, tiles[1], FIRST | SECOND)
    )
    known = view(place.s, FIRST)
    for s in (place.s, known):
        sink(s, TILE_STACK, 0)
    assert known.stacks[TILE_STACK].outcomes(0) == ([tiles[1]], [1])
    assert known.save() == view(place.s, FIRST).save()

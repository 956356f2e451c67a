"""What a bot does on a special tile that the scenario wants to be used: that, and nothing else."""

from __future__ import annotations

import pytest

from tests.games.infinity.scenes import Place
from undercroft.games.infinity.bot.hero_turns import Sight, teleporting
from undercroft.games.infinity.bot.move_scores import move_scores
from undercroft.games.infinity.bot.reach import Ways
from undercroft.games.infinity.map.hazards import START
from undercroft.games.infinity.notation import EQUIPMENT_TILE, NOTATION
from undercroft.games.infinity.phases.hero_turn import Turn
from undercroft.games.infinity.state import Infinity
from undercroft.kernel.play import legal
from undercroft.kernel.stacks import EVERYONE

VERBS = {"equipment-tile": "take", "medical-tile": "rest", "training-tile": "train"}


@pytest.mark.parametrize("tile", VERBS)
def test_a_seal_is_broken_by_the_use_of_its_own_tile(tile: str) -> None:
    place = Place("warrior", scenario="sc-05")
    place.plays("sc-05")
    s = place.s
    s.turns, s.meter = [3], 20
    s.spot[0] = place.tile(tile, 0, "north")
    needle = NOTATION.cards.parse("needle")
    s.zones[EQUIPMENT_TILE] = s.zones[EQUIPMENT_TILE].add(needle, EVERYONE)
    place.begin(Turn(0))
    moves = list(legal(s))
    scores = move_scores(s, moves)
    assert moves[scores.index(max(scores))].verb.name == VERBS[tile]


def test_nobody_teleports_away_from_where_it_wants_to_be() -> None:
    place = Place("warrior", scenario="sc-01")
    s = place.s
    s.turns, s.meter = [3], 20
    near = place.tile("teleportation-tile-1", 0, "north")
    far = place.tile("teleportation-tile-2", near, "north")
    for at, is_good in ((near, False), (far, True)):
        s.spot[0] = at
        place.begin(Turn(0))
        move = next(move for move in legal(s) if move.verb.name == "teleport")
        assert (teleporting(s, move, toward_start(s)) > 0) is is_good


def toward_start(s: Infinity) -> Sight:
    """What a hero sees who wants to be where it began."""
    sight = Sight(s, 0)
    sight.ways = Ways(s, 0, [START])
    return sight

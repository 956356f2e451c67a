"""How many tiles away things are, and where monsters and villains could strike next."""

from __future__ import annotations

import pytest

from tests.games.caverns.scenes import EAST, WEST, Place
from undercroft.games.caverns.map.geometry import GRID
from undercroft.games.caverns.notation import MOVE
from undercroft.games.caverns.phases.activation import PINNED
from undercroft.games.caverns.scene.drawing import preview
from undercroft.games.caverns.scene.overlays import BESIDE, danger, floor, name, sight, span
from undercroft.kernel.play import legal


def squares(place: Place, cell: int) -> set[str]:
    """The squares of a tile on which one can stand."""
    return {name(p) for p in floor(place.s) if GRID.cell_of[p] == cell}


def test_each_square_says_how_many_tiles_away_it_is() -> None:
    place = Place("maro")
    seen = sight(place.s, "fig:h1")
    assert seen is not None
    tiles = dict(seen.cells)
    assert {tiles[square] for square in squares(place, WEST)} == {0}
    assert {tiles[square] for square in squares(place, EAST)} == {1}


def test_nobody_looks_from_what_is_not_there() -> None:
    assert sight(Place("maro").s, "fig:m7") is None


@pytest.mark.parametrize(
    ("kind", "tiles"),
    [
        ("burrow-sentry", BESIDE),
        ("gnawling-pack", 1),
        ("palefolk-dartcaster", 1),
        ("shale-runner", 2),
        ("stonehide-brute", 1),
        ("eightfold-reaver", 2),
    ],
)
def test_tactics_lead_so_many_tiles_to_an_attack(kind: str, tiles: int) -> None:
    assert span(kind) == tiles


def test_danger_counts_who_could_strike_and_leaves_out_who_is_pinned() -> None:
    place = Place("maro")
    place.monster("stonehide-brute", 1, 1)
    dartcaster = place.monster("palefolk-dartcaster", 2, 1)
    here = squares(place, EAST) | squares(place, WEST)
    assert dict(danger(place.s, 0).cells) == dict.fromkeys(here, 2)
    place.s.pinned[dartcaster] = PINNED
    assert dict(danger(place.s, 0).cells) == dict.fromkeys(here, 1)


def test_a_sentry_strikes_only_beside_it() -> None:
    place = Place("maro")
    place.monster("burrow-sentry", 1, 1)
    near = {"sq:0,1", "sq:1,0", "sq:2,1", "sq:1,2"}
    struck = set(dict(danger(place.s, 0).cells))
    assert struck
    assert near & squares(place, WEST) <= struck < squares(place, WEST) | squares(place, EAST)


def test_a_move_is_previewed_with_its_way() -> None:
    place = Place("maro")
    place.acts()
    move = next(move for move in legal(place.s) if move.verb is MOVE)
    path = preview(place.s, move).path
    assert path[0] == name(place.s.spot[0])
    assert path[-1] == f"sq:{str(move).split()[-1]}"

"""What every scene says to a front end, whatever the game: grounds, kinds, themes, numbers."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.conformance.cells import ALL, Cell, cells, seeds
from tests.conformance.walks import journey, mask_of, readers
from undercroft.kernel.scene import GROUNDS, HUES, THEMES, TOKEN_KINDS, Board, Scene, Token

MOVES = 2000 if ALL else 250


def check_board(board: Board) -> None:
    """What has a ground is built of something, and its rooms are so wide."""
    assert bool(board.ground) == bool(board.pitch), board.id
    assert board.ground in ("", *GROUNDS)
    if board.ground:
        assert all(tile.theme in THEMES for tile in board.tiles)
    laid = {(cell.x, cell.y) for cell in board.cells}
    for light in board.lights:
        assert (light.x, light.y) in laid, (board.id, light)
        assert light.hue in HUES
        assert light.radius > 0


def check_token(token: Token) -> None:
    """What has health is of some kind, and its numbers have names."""
    assert token.kind in TOKEN_KINDS or not token.bars, token
    assert all(stat.name for stat in token.stats)
    assert token.level >= 0


def check_cards(scene: Scene) -> None:
    """A card that is seen is of some kind, and no number stands on it twice."""
    for zone in scene.zones:
        for card in zone.cards:
            assert card.kind or not card.name, card
            names = [fact.name for fact in card.facts]
            assert len(set(names)) == len(names), card


def check(scene: Scene) -> None:
    """All that a front end relies on."""
    for board in scene.boards:
        check_board(board)
    for token in scene.tokens:
        check_token(token)
    check_cards(scene)


@pytest.mark.parametrize("cell", cells(), ids=str)
def test_scenes_say_what_is_drawn(cell: Cell) -> None:
    for seed in seeds(cell, 4):
        for t in islice(journey(cell, seed), MOVES):
            for reader in readers(t):
                check(t.seen.scene(mask_of(t, reader)))

"""Records of whole games, two for each way to play."""

from __future__ import annotations

import pytest

from tests.games.golden_games import GoldenGame, check_replays, golden_games

GAMES = ("alliance", "caverns", "infinity")
RECORDS = [golden for game in GAMES for golden in golden_games(game)]


@pytest.mark.parametrize("golden", RECORDS, ids=lambda golden: f"{golden.game}-{golden.file.stem}")
def test_a_whole_game_replays_as_it_was_played(golden: GoldenGame) -> None:
    check_replays(golden)

"""The server is killed at random moments: no acknowledged move is lost, all rooms resume."""

from __future__ import annotations

import random
import signal
from functools import partial
from pathlib import Path

import pytest

from tests.server.lasting import ROOMS, Game, new_game, play_for
from tests.server.running import running


@pytest.mark.parametrize("kills", [4, pytest.param(200, marks=pytest.mark.long)])
def test_no_acknowledged_move_is_lost(tmp_path: Path, kills: int) -> None:
    chance = random.Random(kills)
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    games: list[Game] = []
    played = 0
    for number in range(kills):
        with running(database) as server:
            games = [game for game in games if not game.is_over]
            while len(games) < len(ROOMS):
                games.append(new_game(server, number + len(games), chance))
            tables = [(game, game.resume(server)) for game in games]
            play_for(tables, chance.uniform(0.02, 0.5), partial(server.end, signal.SIGKILL))
        played = sum(len(game.acknowledged) for game in games)
    assert played > kills

"""The load tool measures a server."""

import asyncio
from pathlib import Path

from bench.load import load, served


def test_rooms_are_loaded_and_measured(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path / 'rooms.db'}") as (address, pid):
        row = asyncio.run(load(address, pid, "steps", rooms=3, pause=0, seconds=1))
    assert row.moves_a_second > 1
    assert row.bytes_a_move > 100
    assert row.p99 >= row.p50 > 0
    assert "moves/s" in str(row)

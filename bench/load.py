"""Load a server with rooms: moves a second, time to the acknowledgement, processor time a move.

    python -m bench.load [--rooms N] [--pause S] [--seconds S] [--game alliance] [--peer]

The server runs in a process of its own on SQLite, durable as always. Two guests a room play as fast
as they are answered, or with `--pause` a move every so many seconds. With `--peer` boardgame.io is
loaded in the same run by the same guests, with as many bytes a move (see bench/boardgame_io).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import uvloop

from bench import peer_server
from bench.guests import Load, play
from bench.measured import Row, counted, row

WARM_UP = 2.0
LONGEST = 60.0


@contextmanager
def served(database: str) -> Iterator[tuple[str, int]]:
    """The address and the process of a server."""
    command = [sys.executable, "-m", "undercroft.server", "--port=0", "--no-browser"]
    command += ["--database", database, "--with", "bench.steps:STEPS"]
    command += ["--per-second=1000000", "--rooms-per-minute=1000000"]
    command += ["--limit=sockets_per_visitor=1000000"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split(" at ")[1].split()[0], server.pid
        finally:
            server.kill()


def opened(address: str, game: str) -> list[dict[str, str]]:
    """The tickets of a new room of two."""
    body = {"game": game, "seats": ["person:Ann", "person:Bob"], "start": True}
    head = {"content-type": "application/json"}
    request = urllib.request.Request(f"{address}/api/rooms", json.dumps(body).encode(), head)
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
    return list(found["tickets"])


async def load(address: str, pid: int, game: str, rooms: int, pause: float, seconds: float) -> Row:
    """Load a server for a while."""
    measured = Load()
    tickets = [await asyncio.to_thread(opened, address, game) for _ in range(rooms)]
    playing = [
        await play(address, held, measured, pause, seed) for seed, held in enumerate(tickets)
    ]
    await asyncio.sleep(WARM_UP + pause)
    used = await counted(measured, pid, seconds)
    for guests in playing:
        guests.leave()
    return row("undercroft", rooms, seconds, measured, used)


def main(words: list[str] | None = None) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="bench.load", description=__doc__)
    parser.add_argument("--rooms", type=int, default=50)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between moves of a room")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--game", default="steps", help="steps, alliance")
    parser.add_argument("--peer", action="store_true", help="load boardgame.io too")
    chosen = parser.parse_args(words)
    seconds = min(chosen.seconds, LONGEST)
    with tempfile.TemporaryDirectory() as folder:
        with served(f"sqlite:///{folder}/rooms.db") as (address, pid):
            ours = run(load(address, pid, chosen.game, chosen.rooms, chosen.pause, seconds))
        print(ours, flush=True)
        if chosen.peer:
            size = round(ours.bytes_a_move)
            print(run(peer_server.load(folder, chosen.rooms, chosen.pause, seconds, size)))


def run(loading: Coroutine[object, object, Row]) -> Row:
    """On the same loop as the server's, so that guests cost little."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(loading)


if __name__ == "__main__":
    main()

"""boardgame.io, loaded in the same way and with as many bytes a push."""

from __future__ import annotations

import json
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bench.guests import Load
from bench.measured import Row, cpu_seconds, row

HERE = Path(__file__).parent / "boardgame_io"
WARM_UP = 2.0


def measured(folder: str, rooms: int, pause: float, seconds: float, size: int) -> Row:
    """Install it, serve it, load it."""
    place = Path(folder) / "peer"
    shutil.copytree(HERE, place)
    subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=place, check=True)
    with _served(place, size) as (ports, pid):
        return _load(place, ports, pid, rooms, pause, seconds)


@contextmanager
def _served(place: Path, size: int) -> Iterator[tuple[list[str], int]]:
    command = ["node", "server.js", str(size), str(_free_port())]
    with subprocess.Popen(
        command, cwd=place, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as server:
        try:
            yield _ports(server), server.pid
        finally:
            server.kill()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return int(taken.getsockname()[1])


def _ports(server: subprocess.Popen[str]) -> list[str]:
    assert server.stdout is not None
    for line in server.stdout:
        words = line.split()
        if len(words) == 2 and all(word.isdecimal() for word in words):
            return words
    raise RuntimeError("boardgame.io did not start")


def _load(place: Path, ports: list[str], pid: int, rooms: int, pause: float, seconds: float) -> Row:
    words = [*ports, *map(str, (rooms, pause, seconds, WARM_UP))]
    with subprocess.Popen(
        ["node", "client.js", *words], cwd=place, stdout=subprocess.PIPE, text=True
    ) as client:
        assert client.stdout is not None
        client.stdout.readline()
        before = cpu_seconds(pid)
        found = json.loads(client.stdout.readline())
        used = cpu_seconds(pid) - before
    load = Load(found["times"], found["received"], found["pushes"])
    return row("boardgame.io", rooms, seconds, load, used)

"""boardgame.io, loaded by the same guests and with as many bytes a move."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from bench.guests import Guests, Load
from bench.measured import Row, counted, row

HERE = Path(__file__).parent / "boardgame_io"
HOST: Final = "127.0.0.1"
WARM_UP = 2.0
PUSHES_A_MOVE = 2

_STATE: Final = re.compile(rb'"currentPlayer":"(\d)"')
_NUMBER: Final = re.compile(rb'"_stateID":(\d+)')


class Players(Guests):
    """Two of a match, over socket.io: the whole state comes after each move, to both."""

    def __init__(self, load: Load, pause: float, seed: int, match: str, keys: list[str]) -> None:
        super().__init__(load, pause, seed)
        self._match = match
        self._keys = keys
        self._here = 0
        self._number = -1
        self._turn = 0

    def hear(self, guest: int, text: bytes) -> None:
        """A packet: the state, or what keeps the socket open."""
        if text.startswith(b"42/load,"):
            self._see(text)
        elif text == b"2":
            self.sockets[guest].send(b"3")
        elif text.startswith(b"0{"):
            self.sockets[guest].send(b"40/load,")
        elif text.startswith(b"40/load,"):
            self._here += 1
            if self._here == len(self._keys):
                self._sync()

    def _see(self, text: bytes) -> None:
        turn, number = _STATE.search(text), _NUMBER.search(text)
        if turn is None or number is None or int(number[1]) <= self._number:
            return
        self._turn, self._number = int(turn[1]), int(number[1])
        self.answered()
        self.go_on()

    def _sync(self) -> None:
        """Both are here: let them see the state."""
        for guest, key in enumerate(self._keys):
            words = ["sync", self._match, str(guest), key, len(self._keys)]
            self.sockets[guest].send(_packet(words))

    def move(self) -> tuple[int, bytes] | None:
        """A step of whose turn it is."""
        turn = str(self._turn)
        payload = {
            "type": "step",
            "args": [self._number % 7],
            "playerID": turn,
            "credentials": self._keys[self._turn],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._turn, _packet(["update", action, self._number, self._match, turn])


def _packet(words: list[Any]) -> bytes:
    return b"42/load," + json.dumps(words).encode()


async def load(folder: str, rooms: int, pause: float, seconds: float, size: int) -> Row:
    """Install it, serve it, load it; `size` is how many bytes a move takes."""
    place = Path(folder) / "peer"
    shutil.copytree(HERE, place)
    subprocess.run(["npm", "install", "--silent", "--no-audit"], cwd=place, check=True)
    measured = Load()
    with _served(place, round(size / PUSHES_A_MOVE)) as (ports, pid):
        matches = [await asyncio.to_thread(_match, ports[1]) for _ in range(rooms)]
        playing = [Players(measured, pause, i, *match) for i, match in enumerate(matches)]
        for players in playing:
            await players.enter(HOST, int(ports[0]), "/socket.io/?EIO=4&transport=websocket")
        await asyncio.sleep(WARM_UP + pause)
        used = await counted(measured, pid, seconds)
        for players in playing:
            players.leave()
    return row("boardgame.io", rooms, seconds, measured, used)


def _match(port: str) -> tuple[str, list[str]]:
    """A new match of two: its id, and the credentials of both."""
    match = _asked(port, "create", {"numPlayers": 2})["matchID"]
    joined = [{"playerID": n, "playerName": n} for n in ("0", "1")]
    return match, [_asked(port, f"{match}/join", j)["playerCredentials"] for j in joined]


def _asked(port: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        f"http://{HOST}:{port}/games/load/{path}",
        json.dumps(body).encode(),
        {"content-type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


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
    with socket.create_server((HOST, 0)) as taken:
        return int(taken.getsockname()[1])


def _ports(server: subprocess.Popen[str]) -> list[str]:
    assert server.stdout is not None
    for line in server.stdout:
        words = line.split()
        if len(words) == 2 and all(word.isdecimal() for word in words):
            return words
    raise RuntimeError("boardgame.io did not start")

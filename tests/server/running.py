"""A real server in a process of its own, and people at real sockets."""

from __future__ import annotations

import contextlib
import itertools
import json
import secrets
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from typing import Any, Protocol

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.playing import Drawn, Message

GAMES = ("tests.toy.game:TOY", "undercroft.games.alliance.game:ALLIANCE")


class Running:
    """A server that can be ended in any way."""

    def __init__(self, database: str, *words: str, is_patient: bool = True) -> None:
        games = [word for game in GAMES for word in ("--with", game)]
        command = [sys.executable, "-m", "tests.served", "--port=0", "--no-browser"]
        command += ["--database", database, *games, *words]
        if is_patient:
            command += ["--per-second=100000", "--rooms-per-minute=100000"]
            names = ("sockets_per_visitor", "unknown_per_minute", "said_per_minute")
            command += [f"--limit={name}=100000" for name in (*names, "moments_per_minute")]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert " at " in line, self.errors()
        self.guests = contextlib.ExitStack()
        self.address = line.split(" at ")[1].split()[0]

    def errors(self) -> str:
        """What it wrote to its log, once it has ended."""
        assert self.process.stderr is not None
        return self.process.stderr.read()

    def end(self, how: int) -> int:
        """End it by a signal; its exit code."""
        self.process.send_signal(how)
        return self.process.wait(20)

    def post(self, path: str, body: Message, token: str = "") -> Message:
        """Ask over HTTP."""
        head = {"authorization": f"Bearer {token}"} if token else {}
        head["content-type"] = "application/json"
        words = json.dumps(body).encode()
        request = urllib.request.Request(f"{self.address}{path}", words, head)
        with urllib.request.urlopen(request, timeout=10) as answer:
            found: Message = json.load(answer)
            return found

    def get(self, path: str, token: str = "") -> bytes:
        """Read over HTTP."""
        head = {"authorization": f"Bearer {token}"} if token else {}
        request = urllib.request.Request(f"{self.address}{path}", headers=head)
        with urllib.request.urlopen(request, timeout=10) as answer:
            body: bytes = answer.read()
            return body

    def open(self, game: str, *seats: str, **more: Any) -> Message:
        """A new room."""
        return self.post("/api/rooms", {"game": game, "seats": seats, "start": True, **more})


@contextlib.contextmanager
def running(database: str, *words: str, is_patient: bool = True) -> Iterator[Running]:
    """A server for a while; with its usual limits if it is not patient."""
    server = Running(database, *words, is_patient=is_patient)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.end(signal.SIGKILL)
        server.guests.close()
        for stream in (server.process.stdout, server.process.stderr):
            assert stream is not None
            stream.close()


class Lost(Exception):
    """The server went away before it answered."""


class Place(Protocol):
    """A server, and who is at its sockets."""

    address: str
    guests: contextlib.ExitStack


class Guest(Drawn):
    """A person at a real socket."""

    def __init__(self, server: Place, ticket: Message) -> None:
        super().__init__()
        path = f"{server.address.replace('http', 'ws')}/api/rooms/{ticket['code']}/socket"
        self._open = contextlib.ExitStack()
        opening = connect(path, max_size=None, compression=None)
        self.socket: ClientConnection = self._open.enter_context(opening)
        server.guests.callback(self.leave)
        self._ids = (f"{secrets.token_hex(3)}-{n}" for n in itertools.count())
        self.send({"do": "hello", "token": ticket.get("token", "")})
        while not self.table:
            self.hear()

    def send(self, body: Message) -> None:
        """Say something."""
        with _lost():
            self.socket.send(json.dumps(body))

    def hear(self, seconds: float = 20) -> Message:
        """The next message."""
        with _lost():
            text = self.socket.recv(seconds)
        assert isinstance(text, str)
        return self.draw(text)

    def new_id(self) -> str:
        """A command id."""
        return next(self._ids)

    def ask(self, do: str, id_: str = "", **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        chosen = id_ or self.new_id()
        self.send({"do": do, "id": chosen, **fields})
        while True:
            message = self.hear()
            if message.get("id") == chosen:
                return message

    def catch_up(self, version: int) -> None:
        """Listen until this version is shown."""
        while self.table["version"] < version:
            self.hear()

    def leave(self) -> None:
        """Close the socket."""
        self._open.close()


@contextlib.contextmanager
def _lost() -> Iterator[None]:
    try:
        yield
    except (ConnectionClosed, ConnectionError) as error:
        raise Lost from error

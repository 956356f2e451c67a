"""A real server in a thread of the tests: real sockets, the usual settings, and a hand inside."""

from __future__ import annotations

import contextlib
import json
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from tests.server.conftest import GAMES
from tests.server.playing import Message
from tests.server.running import Guest
from undercroft.server.config import Config
from undercroft.server.live.room_registry import RoomRegistry
from undercroft.server.serve import Server, listening, made_server
from undercroft.server.storage.store import Store, sqlite_url


class Within:
    """A server whose settings and parts a test can reach."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = Store(config.database)
        self.listener = listening("127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.guests = contextlib.ExitStack()
        self.server: Server = made_server(config, self.store)
        words = {"sockets": [self.listener]}
        self._thread = threading.Thread(target=self.server.run, kwargs=words, daemon=True)
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive()
            time.sleep(0.005)

    @property
    def registry(self) -> RoomRegistry:
        """Its rooms."""
        found: RoomRegistry = self.server.app.state.registry
        return found

    def end(self) -> None:
        """Close it as a signal would."""
        self.guests.close()
        self.server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()
        self.store.close()

    def answer(
        self, path: str, body: Message | None = None, **headers: str
    ) -> tuple[int, Message, dict[str, str]]:
        """What it answers: the status, the words, and the headers."""
        words = None if body is None else json.dumps(body).encode()
        head = {name.replace("_", "-"): value for name, value in headers.items()}
        if body is not None:
            head.setdefault("content-type", "application/json")
        request = urllib.request.Request(f"{self.address}{path}", words, head)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, _read(answer.read()), dict(answer.headers)
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code, _read(refused.read()), dict(refused.headers)

    def open(self, *seats: str, game: str = "toy", **more: Any) -> Message:
        """A new room that has begun."""
        named = seats or ("person:Ann", "person:Bob")
        body = {"game": game, "seats": named, "start": True, **more}
        status, found, _ = self.answer("/api/rooms", body)
        assert status == 200, found
        return found

    def guest(self, ticket: Message) -> Guest:
        """Somebody at a real socket."""
        return Guest(self, ticket)


def _read(body: bytes) -> Message:
    try:
        found = json.loads(body)
    except ValueError:
        return {"text": body.decode()}
    return found if isinstance(found, dict) else {"found": found}


def usual(folder: Path, **changes: Any) -> Config:
    """The usual settings, and what a test changes in them."""
    config = Config(database=sqlite_url(folder / "rooms.db"), games=GAMES)
    return replace(config, **changes)


@contextlib.contextmanager
def within(config: Config) -> Iterator[Within]:
    """A server for a while."""
    server = Within(config)
    try:
        yield server
    finally:
        server.end()

"""A person at a room's socket, in the words of the protocol."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

from sqlalchemy import delete
from starlette.testclient import TestClient, WebSocketTestSession

from undercroft.server.config import Config
from undercroft.server.storage.store import Store
from undercroft.server.storage.tables import SNAPSHOTS

Message = dict[str, Any]
Pick = Callable[[int], int]


def opened(client: TestClient, game: str = "toy", *seats: str, **more: Any) -> Message:
    """A new room."""
    body = {"game": game, "seats": seats or ("person:Ann", "person:Bob"), **more}
    answer = client.post("/api/rooms", json=body)
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def forget_snapshots(config: Config) -> None:
    """Leave nothing of the rooms but their logs, as when a new version does not fit the rest."""
    store = Store(config.database)
    with store.engine.begin() as db:
        db.execute(delete(SNAPSHOTS))
    store.close()


@contextmanager
def seated(client: TestClient, room: Message) -> Iterator[list[Player]]:
    """Everybody with a ticket, each at a socket."""
    with ExitStack() as sockets:
        yield [sockets.enter_context(entered(client, ticket)) for ticket in room["tickets"]]


@contextmanager
def entered(client: TestClient, ticket: Message) -> Iterator[Player]:
    """Somebody with a ticket, or (without a token) a spectator."""
    with client.websocket_connect(f"/api/rooms/{ticket['code']}/socket") as session:
        yield Player(session, ticket.get("token", ""))


def play_on(players: list[Player], moves: int = 1_000, pick: Pick = lambda _: 0) -> None:
    """Let whoever is asked play, so many times or to the end."""
    for _ in range(moves):
        if players[0].table["room"]["status"] == "over":
            return
        mover = next(p for p in players if p.asked)
        choices = mover.choices
        answer = mover.ask("play", move=choices[pick(len(choices))]["move"])
        assert answer["type"] == "done", answer
        for player in players:
            player.catch_up(answer["version"])


def parts_of(drawn: Message) -> dict[str, Any]:
    """What is drawn in a scene, or anew in a change of one, by id."""
    parts: dict[str, Any] = {
        part["id"]: part for kind in ("tokens", "zones", "tracks") for part in drawn.get(kind, ())
    }
    for board in drawn.get("boards", ()):
        inside = [part for kind in ("cells", "edges", "tiles") for part in board[kind]]
        parts |= {part["id"]: {**part, "board": board["id"]} for part in inside}
        parts[board["id"]] = {**board, "cells": [], "edges": [], "tiles": []}
    single = {key: drawn[key] for key in ("banner", "decision") if drawn.get(key) is not None}
    return parts | single


class Drawn:
    """What a client was shown, kept as a client keeps it."""

    def __init__(self) -> None:
        self.heard: list[Message] = []
        self.raw: list[str] = []
        self.scene: dict[str, Any] = {}
        self.log: list[Message] = []
        self.table: Message = {}

    def draw(self, text: str) -> Message:
        """Take in what came."""
        self.raw.append(text)
        message: Message = json.loads(text)
        self.heard.append(message)
        if message["type"] == "table":
            self.scene, self.log, self.table = {}, [], dict(message)
        if message["type"] in ("table", "update"):
            self._draw(message)
        return message

    def _draw(self, message: Message) -> None:
        drawn = message.get("scene") or message.get("changes") or {}
        for id_ in drawn.get("gone", ()):
            del self.scene[id_]
        self.scene.update(parts_of(drawn))
        if message.get("cut") is not None:
            self.log = [line for line in self.log if line["move"] <= message["cut"]]
        self.log += message.get("log", [])
        kept = ("code", "moves", "version", "room", "you")
        self.table.update((key, message[key]) for key in kept if key in message)

    @property
    def code(self) -> str:
        """The state code on the screen."""
        return str(self.table["code"])

    @property
    def choices(self) -> list[Message]:
        """What I can do now."""
        decision = self.scene.get("decision")
        return list(decision["choices"]) if decision else []

    @property
    def asked(self) -> bool:
        """Whether I decide."""
        return bool(self.table["you"].get("asked"))


class Player(Drawn):
    """A person at a socket of the test client."""

    def __init__(self, session: WebSocketTestSession, token: str) -> None:
        super().__init__()
        self.session = session
        self._ids = (f"{id(session):x}-{n}" for n in itertools.count(1))
        session.send_json({"do": "hello", "token": token})
        self.until("table")

    def hear(self) -> Message:
        """The next message, drawn."""
        return self.draw(self.session.receive_text())

    def until(self, kind: str, check: Callable[[Message], bool] = lambda _: True) -> Message:
        """Listen until such a message comes."""
        while True:
            message = self.hear()
            if message["type"] == kind and check(message):
                return message

    def ask(self, do: str, **fields: Any) -> Message:
        """Send a command and wait for its answer."""
        id_ = fields.pop("id", None) or next(self._ids)
        self.session.send_json({"do": do, "id": id_, **fields})
        kinds = ("done", "refused", "reasons", "preview", "hint", "outlook", "log")
        while True:
            message = self.hear()
            if message["type"] in kinds and message["id"] == id_:
                return message

    def catch_up(self, version: int) -> None:
        """Listen until this version is shown."""
        while self.table["version"] < version:
            self.hear()

"""Guests that load a server: two a room, who play whatever is offered."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect


class Choice(msgspec.Struct):
    """A move that can be played."""

    move: str


class Decision(msgspec.Struct):
    """What is asked, and what can be done."""

    choices: list[Choice] = []


class Change(msgspec.Struct):
    """What has changed; only decisions are looked at."""

    id: str
    value: Any = None


class Message(msgspec.Struct):
    """What a guest reads of a push."""

    type: str
    id: str = ""
    changes: list[Change] = []
    scene: list[Change] = []
    room: dict[str, Any] | None = None


_message = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode


@dataclass
class Load:
    """What was measured: times from a move to its acknowledgement, and bytes."""

    times: list[float] = field(default_factory=list)
    received: int = 0
    pushes: int = 0
    refused: int = 0
    is_counting: bool = False


class Guest:
    """One socket."""

    def __init__(self, socket: ClientConnection, load: Load, turn: asyncio.Event) -> None:
        self.socket = socket
        self.load = load
        self.choices: list[str] = []
        self.is_over = False
        self.turn = turn
        self.sent: dict[str, float] = {}

    async def listen(self) -> None:
        """Read until the socket is closed."""
        async for text in self.socket:
            if self.load.is_counting:
                self.load.received += len(text)
                self.load.pushes += 1
            self.hear(_message.decode(text))

    def hear(self, message: Message) -> None:
        """Take in one push."""
        if message.type == "done":
            begun = self.sent.pop(message.id)
            if self.load.is_counting:
                self.load.times.append(time.perf_counter() - begun)
        elif message.type == "refused":
            self.load.refused += 1
        for change in (*message.changes, *message.scene):
            if change.id == "decision":
                decided = msgspec.convert(change.value or {}, Decision)
                self.choices = [choice.move for choice in decided.choices]
        if message.room and message.room.get("status") == "over":
            self.is_over = True
        self.turn.set()

    async def play(self, chance: random.Random, number: int) -> None:
        """Play one of the choices."""
        id_, move = f"m{number}", chance.choice(self.choices)
        self.choices = []
        self.sent[id_] = time.perf_counter()
        await self.socket.send(_encode({"do": "play", "id": id_, "move": move}).decode())


async def room(
    address: str, tickets: list[dict[str, str]], load: Load, pause: float, seed: int
) -> None:
    """Two guests play in a room until they are cancelled; `pause` seconds between moves."""
    turn = asyncio.Event()
    chance = random.Random(seed)
    path = f"{address.replace('http', 'ws')}/api/rooms/{tickets[0]['code']}/socket"
    sockets = [await connect(path, max_size=None, compression=None) for _ in tickets]
    guests = [Guest(socket, load, turn) for socket in sockets]
    for guest, ticket in zip(guests, tickets):
        await guest.socket.send(_encode({"do": "hello", "token": ticket["token"]}).decode())
    listening = [asyncio.create_task(guest.listen()) for guest in guests]
    try:
        await asyncio.sleep(pause * chance.random())
        await _play(guests, turn, chance, pause)
    finally:
        for task in listening:
            task.cancel()
        for socket in sockets:
            await socket.close()


async def _play(
    guests: list[Guest], turn: asyncio.Event, chance: random.Random, pause: float
) -> None:
    number = 0
    due = time.perf_counter()
    while not guests[0].is_over:
        turn.clear()
        mover = next((g for g in guests if g.choices and not g.sent), None)
        if mover is None:
            await turn.wait()
            continue
        due = max(due + pause, time.perf_counter() - pause)
        if pause:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
        number += 1
        await mover.play(chance, number)

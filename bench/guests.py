"""Guests that load a server: two a room, who play whatever is offered."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from bench.sockets import Socket

Ticket = dict[str, str]
Heard = Callable[[bytes], None]


@dataclass
class Load:
    """What was measured: times from a move to its acknowledgement, and bytes."""

    times: list[float] = field(default_factory=list)
    received: int = 0
    pushes: int = 0
    refused: int = 0
    is_counting: bool = False


class Guests:
    """Two at one table: each move is sent when its time has come, and timed until it is answered.

    How a server is spoken to is said by its subclass: what follows from a text (`hear`), and what
    is sent for the next move (`move`), by whom.
    """

    def __init__(self, load: Load, pause: float, seed: int) -> None:
        self._load = load
        self._pause = pause
        self._loop = asyncio.get_running_loop()
        self.chance = random.Random(seed)
        self._due = time.perf_counter() + pause * self.chance.random()
        self._begun = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self.sockets: list[Socket] = []

    async def enter(self, host: str, port: int, path: str) -> None:
        """Open both sockets."""
        for guest in range(2):
            self.sockets.append(Socket(self._hearing(guest)))
            await self.sockets[guest].open(host, port, path)

    def _hearing(self, guest: int) -> Heard:
        def heard(text: bytes) -> None:
            if self._load.is_counting:
                self._load.received += len(text)
                self._load.pushes += 1
            self.hear(guest, text)

        return heard

    def hear(self, guest: int, text: bytes) -> None:
        """Take in one text."""
        raise NotImplementedError

    def move(self) -> tuple[int, bytes] | None:
        """Who moves now, and how; None if nobody can."""
        raise NotImplementedError

    def answered(self) -> None:
        """The move that was sent is acknowledged."""
        if self._load.is_counting and self._begun:
            self._load.times.append(time.perf_counter() - self._begun)
        self._begun = 0.0

    def refused(self) -> None:
        """The move that was sent is not."""
        self._load.refused += 1
        self._begun = 0.0

    def go_on(self) -> None:
        """Move, when it is time."""
        if self._begun or self._timer is not None:
            return
        now = time.perf_counter()
        if not self._pause or now >= self._due:
            self._play()
        else:
            self._timer = self._loop.call_later(self._due - now, self._play)

    def _play(self) -> None:
        self._timer = None
        chosen = self.move()
        if chosen is not None:
            self._begun = time.perf_counter()
            self._due = max(self._due, self._begun - self._pause) + self._pause
            guest, text = chosen
            self.sockets[guest].send(text)

    def leave(self) -> None:
        """Hang up."""
        if self._timer is not None:
            self._timer.cancel()
        for socket in self.sockets:
            socket.close()


_MOVES: Final = re.compile(rb'"move":"([^"]+)"')


class OurGuests(Guests):
    """They play any of the choices they are sent; `done` acknowledges a move."""

    def __init__(self, load: Load, pause: float, seed: int) -> None:
        super().__init__(load, pause, seed)
        self._choices: list[list[bytes]] = [[], []]
        self._number = 0

    def hear(self, guest: int, text: bytes) -> None:
        """A push: is it the answer, and what can be played now?"""
        if text.startswith(b'{"type":"done"'):
            self.answered()
        elif text.startswith(b'{"type":"refused"'):
            self.refused()
        elif b'"decision":{' in text:
            self._choices[guest] = _MOVES.findall(text)
        self.go_on()

    def move(self) -> tuple[int, bytes] | None:
        """Any choice of whom something is asked."""
        for guest, choices in enumerate(self._choices):
            if choices:
                self._number += 1
                chosen = self.chance.choice(choices)
                self._choices[guest] = []
                return guest, b'{"do":"play","id":"m%d","move":"%s"}' % (self._number, chosen)
        return None


async def play(
    address: str, tickets: list[Ticket], load: Load, pause: float, seed: int
) -> OurGuests:
    """Two guests in a room, who play until they leave."""
    place = urlsplit(address)
    assert place.hostname is not None
    assert place.port is not None
    guests = OurGuests(load, pause, seed)
    await guests.enter(place.hostname, place.port, f"/api/rooms/{tickets[0]['code']}/socket")
    for socket, ticket in zip(guests.sockets, tickets):
        socket.send(b'{"do":"hello","token":"%s"}' % ticket["token"].encode())
    return guests

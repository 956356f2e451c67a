"""A room that is being played: its sockets, and commands one after the other."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Protocol

import msgspec

from undercroft.server.config import Config
from undercroft.server.live.connection import Caller, Connection
from undercroft.server.live.presence import Presence
from undercroft.server.live.screens import Screens
from undercroft.server.live.time import now
from undercroft.server.metrics import METRICS
from undercroft.server.protocol import pushes
from undercroft.server.protocol.commands import Command
from undercroft.server.protocol.pushes import Push, RoomState
from undercroft.server.room import line as lines
from undercroft.server.room.line import AnyLine, written
from undercroft.server.room.orders import Asking, order
from undercroft.server.room.refusing import Refuse
from undercroft.server.room.room import Room
from undercroft.server.room.shown import room_state
from undercroft.server.storage.appending import Append
from undercroft.server.storage.wire import News

PLAY = (lines.Moved, lines.Undone, lines.Redone)

TRIES = 25
AGAIN_WITHIN = 0.02
AGAIN_AFTER = 20_000

_encode = msgspec.json.Encoder().encode


class Keeping(Protocol):
    """What a live room needs of the house that keeps it."""

    config: Config

    async def append(self, lines: Append) -> bool:
        """Write lines durably; False if the room has moved on."""

    async def lines(self, code: str, since: int) -> list[tuple[int, AnyLine]]:
        """The lines that were written since."""

    def snapshot(self, live: LiveRoom) -> None:
        """Keep a snapshot, some time soon."""

    def tell(
        self,
        code: str,
        *,
        present: tuple[int, ...] | None = None,
        push: str = "",
        who: bool = False,
    ) -> None:
        """Let other processes that show this room know something that is not kept."""


class LiveRoom:
    """A room with its connections. Only one command at a time changes it."""

    def __init__(self, room: Room, keeping: Keeping) -> None:
        self.room = room
        self.keeping = keeping
        self.presence = Presence(room.setup.waits)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.changed: Callable[[], None] = lambda: None
        self.wrote_last = True
        self.touched = now()
        self._screens = Screens(room, self.state())

    # ---- sockets -------------------------------------------------------------------------------

    def connect(self, person: int, caller: Caller) -> Connection:
        """A new socket: it is shown everything, the others that somebody is here."""
        connection = Connection(person, caller, self.keeping.config.limits)
        self.presence.come(person)
        self.connections.add(connection)
        self.show_table(connection)
        self.show_presence()
        return connection

    def disconnect(self, connection: Connection) -> None:
        """A socket is gone."""
        self.connections.discard(connection)
        self.presence.go(connection.person)
        self.touched = now()
        self.show_presence()

    def show_presence(self) -> None:
        """Tell everybody who is here, in other processes too."""
        self.announce()
        self.refresh()

    def announce(self) -> None:
        """Tell other processes who is here."""
        self.keeping.tell(self.room.code, present=tuple(sorted(self.presence.here)))

    def hear(self, news: News) -> None:
        """What another process tells."""
        if news.who:
            self.announce()
        if news.push:
            for connection in self.connections:
                connection.send(news.push.encode())
        if news.present is not None:
            self.presence.elsewhere(news.process, frozenset(news.present))
            self.refresh()

    def refresh(self) -> None:
        """Show what follows from time and presence."""
        self.changed()
        self._push()

    def state(self) -> RoomState:
        """The room around the table."""
        return room_state(self.room, self.presence.people, self.presence.is_away)

    def show_table(self, connection: Connection) -> None:
        """Everything, to one connection."""
        self._screens.show_table(connection, self.state())

    def broadcast(self, push: Push) -> None:
        """The same to everybody here."""
        body = _encode(push)
        for connection in self.connections:
            connection.send(body)

    def ping(self, person: int, thing: str) -> None:
        """Somebody points at something; it is not kept."""
        ping = pushes.Pinged(person, thing)
        self.keeping.tell(self.room.code, push=_encode(ping).decode())
        self.broadcast(ping)

    # ---- commands ------------------------------------------------------------------------------

    async def carry_out(self, person: int, command: Command) -> int:
        """Carry a command out, once; the version it made. Refuse if it cannot be."""
        async with self.lock:
            for tried in range(TRIES):
                done = self.room.done.get((person, command.id))
                if done is not None:
                    return done
                if await self._write(
                    order(command, Asking(self.room, person, self.presence.is_away))
                ):
                    return self.room.done[person, command.id]
                await self._catch_up(tried)
        raise Refuse("limit", "the room is busy; try again")

    async def add(self, line: AnyLine, version: int) -> bool:
        """Write a line of the room's own, if nothing has happened since `version`."""
        async with self.lock:
            if self.room.version != version:
                return False
            if await self._write([line]):
                return True
            await self._catch_up()
            return False

    async def join(self, name: str, token: str, seats: tuple[int, ...] = ()) -> int:
        """A new person, at seats that are open; the person's number."""
        async with self.lock:
            for tried in range(TRIES):
                person = len(self.room.seating.people)
                if await self._write(self._joining(person, name, token, seats)):
                    return person
                await self._catch_up(tried)
        raise Refuse("limit", "the room is busy; try again")

    def _joining(self, person: int, name: str, token: str, seats: tuple[int, ...]) -> list[AnyLine]:
        if person >= self.keeping.config.limits.people:
            raise Refuse("full", "this room is full")
        for seat in seats:
            if seat >= self.room.setup.seats or self.room.seating.seats[seat].is_taken:
                raise Refuse("full", "this seat is taken")
        sits = [lines.Seated(seat=s, owner=person, player=person, by=person) for s in seats]
        return [lines.Joined(person=person, name=name, token=token), *sits]

    async def _write(self, new: list[AnyLine]) -> bool:
        room, at = self.room, now()
        begins = any(isinstance(line, lines.Started) for line in new)
        status = "playing" if begins else room.status
        bodies = tuple(map(written, new))
        due = at + AGAIN_AFTER if status == "playing" else None
        with METRICS.written.time():
            ok = await self.keeping.append(Append(room.code, room.version, at, bodies, status, due))
        if ok:
            self.wrote_last = True
            self._happened([(at, line) for line in new])
        return ok

    async def follow(self, version: int) -> None:
        """Another process has written: catch up."""
        async with self.lock:
            if not version or self.room.version < version:
                await self._catch_up()

    async def _catch_up(self, tried: int = 0) -> None:
        """Let happen what another process wrote; who lost the race twice waits a little."""
        self.wrote_last = False
        if tried:
            await asyncio.sleep(random.uniform(0, AGAIN_WITHIN))
        self._happened(await self.keeping.lines(self.room.code, self.room.version))

    def _happened(self, new: list[tuple[int, AnyLine]]) -> None:
        cut = None
        for at, line in new:
            self.room.apply(line, at)
            if self.room.cut is not None:
                cut = self.room.cut if cut is None else min(cut, self.room.cut)
        self.touched = now()
        self._push(cut, is_only_play=all(isinstance(line, PLAY) for _, line in new))
        self.changed()
        self.keeping.snapshot(self)

    def _push(self, cut: int | None = None, *, is_only_play: bool = False) -> None:
        """Show everybody what has changed."""
        is_same = is_only_play and self.room.clocks is None and self.room.over is None
        state = self._screens.state if is_same else self.state()
        self._screens.show(self.connections, state, cut)

"""A room that is being played: its sockets, and commands one after the other."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from undercroft.kernel.errors import UndercroftError
from undercroft.server.config import Config
from undercroft.server.live.connection import SENT_AWAY, Caller, Connection
from undercroft.server.live.lasting import is_neglected, next_at
from undercroft.server.live.presence import Presence
from undercroft.server.live.screens import Screens
from undercroft.server.live.time import now
from undercroft.server.logs import LOG
from undercroft.server.metrics import METRICS
from undercroft.server.protocol import pushes
from undercroft.server.protocol.commands import Command
from undercroft.server.protocol.pushes import Push, RoomState
from undercroft.server.room import line as lines
from undercroft.server.room.line import NOBODY, AnyLine, read, written
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
    """What a live room needs of the registry that keeps it."""

    config: Config
    is_shared: bool
    """Whether other processes may write to its rooms."""

    async def append(self, lines: Append) -> bool:
        """Write lines durably; False if the room has moved on."""

    async def lines(self, code: str, since: int) -> list[tuple[int, bytes]]:
        """The lines that were written since, each with its time."""

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


@dataclass(frozen=True, slots=True)
class _After:
    """A room as lines made it, and which of its moves they have cut off."""

    room: Room
    cut: int | None
    is_only_play: bool


def _after(before: Room, new: list[tuple[int, AnyLine]]) -> _After:
    """What lines make of a room, tried on a copy; it raises if they cannot happen."""
    room, cuts = before.copy(), []
    for at, line in new:
        room.apply(line, at)
        if room.cut is not None:
            cuts.append(room.cut)
    is_only_play = all(isinstance(line, PLAY) for _, line in new)
    return _After(room, min(cuts, default=None), is_only_play)


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
        self.touched = time.monotonic()
        self._screens = Screens(room, self.state())

    def touch(self) -> None:
        """Somebody asks for this room: it is not idle."""
        self.touched = time.monotonic()

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
        self.touch()
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
        """Send the whole table to one connection, as it may see it."""
        self._screens.show_table(connection, self.state())

    def broadcast(self, push: Push) -> None:
        """Send the same message to everybody in the room."""
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
                self._check_whole()
                if await self._obey(person, command):
                    return self.room.done[person, command.id]
                await self._catch_up(tried)
        raise Refuse("limit", "the room is busy; try again")

    async def _obey(self, person: int, command: Command) -> bool:
        """Write what a command comes to; False if another process was faster."""
        new = order(command, Asking(self.room, person, self.presence.is_away))
        try:
            return await self._write(new)
        except UndercroftError as error:
            raise Refuse("illegal", str(error)) from error

    async def add(self, line: AnyLine, version: int, seat: int) -> bool:
        """Write a line of the room's own, if nothing has happened since it was planned."""
        async with self.lock:
            if not self.is_asked(version, seat):
                return False
            if await self._write([line]):
                return True
            await self._catch_up()
            return False

    def is_asked(self, version: int, seat: int) -> bool:
        """Whether the room stands where it stood at a version, with this seat to decide."""
        room = self.room
        return room.version == version and room.asked == seat and not room.flaw

    def _check_whole(self) -> None:
        """Refuse to change a room that cannot follow its own log."""
        if self.room.flaw:
            raise Refuse("closed", f"{self.room.flaw}; play on from here in a new room")

    async def join(self, name: str, token: str, seats: tuple[int, ...] = ()) -> int:
        """A new person, at seats that are open; the person's number."""
        async with self.lock:
            for tried in range(TRIES):
                self._check_whole()
                person = len(self.room.seating.people)
                if await self._write(self._joining(person, name, token, seats)):
                    return person
                await self._catch_up(tried)
        raise Refuse("limit", "the room is busy; try again")

    def _joining(self, person: int, name: str, token: str, seats: tuple[int, ...]) -> list[AnyLine]:
        if self.room.seating.present >= self.keeping.config.limits.people:
            raise Refuse("full", "this room is full")
        for seat in seats:
            if seat >= self.room.setup.seats or self.room.seating.seats[seat].is_taken:
                raise Refuse("full", "this seat is taken")
        sits = [lines.Seated(seat=s, owner=person, player=person, by=person) for s in seats]
        return [
            lines.Joined(person=person, name=self.room.seating.distinct(name), token=token),
            *sits,
        ]

    async def _write(self, new: list[AnyLine]) -> bool:
        """Write lines that were made under the lock. They are tried first: none that cannot happen
        is ever written."""
        room, at = self.room, now()
        made = [(at, line) for line in new]
        tried = _after(room, made)
        bodies = tuple(map(written, new))
        later = next_at(tried.room, self.keeping.config.lasting)
        due = at + AGAIN_AFTER if tried.room.status == "playing" else later
        append = Append(room.code, room.version, at, bodies, tried.room.status, due)
        with METRICS.written.time():
            ok = await self.keeping.append(append)
        if ok:
            self.wrote_last = True
            self._become(tried)
        return ok

    async def care(self, person: int) -> None:
        """Somebody of the room has opened it: if it was about to end it stays."""
        lasting, room = self.keeping.config.lasting, self.room
        if person != NOBODY and not room.flaw and is_neglected(room, now(), lasting):
            kept = lines.Kept(by=person, is_warned=room.ends > 0)
            await self.add(kept, room.version, room.asked)

    async def is_behind(self) -> bool:
        """Catch up with other processes, where there are any; whether there was anything new."""
        if not self.keeping.is_shared:
            return False
        async with self.lock:
            before = self.room.version
            await self._catch_up()
            return self.room.version != before

    async def follow(self, version: int) -> None:
        """Another process has written: catch up."""
        async with self.lock:
            if not version or self.room.version < version:
                await self._catch_up()

    async def _catch_up(self, tried: int = 0) -> None:
        """Let happen what another process wrote; who lost the race twice waits a little."""
        if tried:
            await asyncio.sleep(random.uniform(0, AGAIN_WITHIN))
        new = await self.keeping.lines(self.room.code, self.room.version)
        if new and not self.room.flaw:
            self.wrote_last = False
            self._become(self._followed(new))

    def _followed(self, new: list[tuple[int, bytes]]) -> _After:
        """The room after lines of another process, or set aside if it cannot follow them."""
        try:
            return _after(self.room, [(at, read(body)) for at, body in new])
        except Exception:
            where = {"room": self.room.code, "line": self.room.version + 1}
            LOG.exception("line cannot be followed", extra=where)
            aside = self.room.copy()
            aside.set_aside(f"this server cannot follow line {where['line']} of this room's log")
            return _After(aside, None, is_only_play=False)

    def _become(self, after: _After) -> None:
        """Lines are on disk: show the room as they made it."""
        self.room = self._screens.room = after.room
        self.touch()
        self._see_off()
        self._push(after.cut, is_only_play=after.is_only_play)
        self.changed()
        self.keeping.snapshot(self)

    def _see_off(self) -> None:
        """Close the sockets of who was sent away."""
        people = self.room.seating.people
        for connection in list(self.connections):
            if connection.person != NOBODY and people[connection.person].gone:
                self.connections.discard(connection)
                connection.close(SENT_AWAY, "the host has sent you away")

    def _push(self, cut: int | None = None, *, is_only_play: bool = False) -> None:
        """Show everybody what has changed."""
        room, shown = self.room, self._screens.state
        is_same = room.clocks is None and room.over is None and room.motion == shown.motion
        state = shown if is_only_play and is_same else self.state()
        self._screens.show(self.connections, state, cut)

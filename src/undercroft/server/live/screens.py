"""The screens of a room: what each connection was shown, and what has changed since."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

import msgspec

from undercroft.kernel.delta import EMPTY, Delta, delta
from undercroft.kernel.scene import Scene
from undercroft.server.live.connection import Connection
from undercroft.server.live.time import now
from undercroft.server.protocol import pushes
from undercroft.server.protocol.pushes import RoomState, TalkLine, You
from undercroft.server.room.room import Room
from undercroft.server.room.shown import log, you

LOG_AT_FIRST = 400
TALK_AT_FIRST = 100

_encode = msgspec.json.Encoder().encode
_Key = tuple[int, int, You | None]


@dataclass(slots=True)
class News:
    """What is new for everybody, and what was already written for readers who see the same."""

    code: str
    room: RoomState | None
    cut: int | None
    since: int
    talk: list[TalkLine]
    bodies: dict[_Key, bytes | None] = field(default_factory=dict)


class Screens:
    """Shows a room to its connections; readers who saw the same are sent the same bytes."""

    def __init__(self, room: Room, state: RoomState) -> None:
        self.room = room
        self.state = state
        self._told = len(room.logged)
        self._talked = room.version

    def show_table(self, to: Connection, state: RoomState) -> None:
        """Send the whole table to one connection, as it may see it."""
        room = self.room
        to.seats = room.sees(to.person)
        to.scene = room.shown(to.seats)
        to.you = you(room, to.person)
        table = pushes.Table(
            version=room.version,
            moves=room.moves,
            code=room.state_code,
            room=state,
            you=to.you,
            scene=to.scene,
            log=log(room, to.seats, max(0, room.moves - LOG_AT_FIRST)),
            talk=room.talk[-TALK_AT_FIRST:],
            now=now(),
        )
        to.send(_encode(table))

    def show(self, connections: Collection[Connection], state: RoomState, cut: int | None) -> None:
        """What has changed since the last time, to everybody."""
        news = self._news(state, cut, is_read=bool(connections))
        for connection in connections:
            if connection.seats != self.room.sees(connection.person):
                self.show_table(connection, state)
            else:
                self._show(connection, news)
        self.state = state
        self._told, self._talked = len(self.room.logged), self.room.version

    def _news(self, state: RoomState, cut: int | None, *, is_read: bool) -> News:
        return News(
            code=self.room.state_code if is_read else "",
            room=None if state == self.state else state,
            cut=cut,
            since=self._told if cut is None else min(cut, self._told),
            talk=self._said(),
        )

    def _said(self) -> list[TalkLine]:
        talk = self.room.talk
        if not talk or talk[-1].number <= self._talked:
            return []
        return [line for line in talk if line.number > self._talked]

    def _show(self, to: Connection, news: News) -> None:
        mine = you(self.room, to.person)
        about_me = None if mine == to.you else mine
        key = (to.seats, id(to.scene), about_me)
        if key not in news.bodies:
            news.bodies[key] = self._body(to, news, about_me)
        to.you, to.scene = mine, self.room.shown(to.seats)
        body = news.bodies[key]
        if body is not None:
            to.send(body)

    def _body(self, to: Connection, news: News, about_me: You | None) -> bytes | None:
        update = pushes.Update(
            version=self.room.version,
            moves=self.room.moves,
            code=news.code,
            changes=_changes(to.scene, self.room.shown(to.seats)),
            cut=news.cut,
            log=log(self.room, to.seats, news.since),
            talk=news.talk,
            room=news.room,
            you=about_me,
        )
        return _encode(update) if _says_something(update) else None


def _changes(old: Scene | None, new: Scene | None) -> Delta | None:
    return delta(old or EMPTY, new) if new else None


def _says_something(update: pushes.Update) -> bool:
    is_new = update.changes or update.log or update.talk or update.room or update.you
    return bool(is_new) or update.cut is not None

"""The socket of a room: commands come in, pushes go out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

import msgspec

from undercroft.server.live.answering import Answering
from undercroft.server.live.connection import AGAIN_LATER, POLICY, Caller, Connection, Gone
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.live.room_registry import RoomRegistry
from undercroft.server.logs import LOG
from undercroft.server.metrics import METRICS
from undercroft.server.protocol import commands as c
from undercroft.server.protocol.pushes import Push, Refused
from undercroft.server.room.line import NOBODY
from undercroft.server.room.refusing import CannotBeRead, NoRoom, Refuse

HELLO_SECONDS = 10
TOO_BIG, FAILED, NOT_HERE, CANNOT_READ = 1009, 1011, 4404, 4500

_hello = msgspec.json.Decoder(c.Hello)
_command = msgspec.json.Decoder(c.AnyCommand)
_encode = msgspec.json.Encoder().encode
_UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)


class Close(Exception):
    """The socket is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


async def converse(caller: Caller, registry: RoomRegistry, code: str) -> None:
    """Serve one socket until either side closes it."""
    METRICS.sockets.value += 1
    try:
        with _counted(caller, registry):
            await _serve(caller, registry, code)
    except Close as close:
        caller.hang_up(close.code, close.reason)
    except Gone:
        pass
    except Exception:
        LOG.exception("socket failed")
        caller.hang_up(FAILED, "something went wrong here; it has been noted")
    finally:
        METRICS.sockets.value -= 1


@contextlib.contextmanager
def _counted(caller: Caller, registry: RoomRegistry) -> Iterator[None]:
    """One more socket from an address, or none if it has enough."""
    try:
        registry.visitors.come(caller.visitor)
    except Refuse as refusal:
        raise Close(AGAIN_LATER, refusal.words) from None
    try:
        yield
    finally:
        registry.visitors.go(caller.visitor)


async def _serve(caller: Caller, registry: RoomRegistry, code: str) -> None:
    live, person = await _greeted(caller, registry, code)
    if len(live.connections) >= registry.config.limits.sockets:
        raise Close(AGAIN_LATER, "too many are connected to this room")
    connection = live.connect(person, caller)
    answering = Answering(live, registry.thinkers, registry.reminders)
    try:
        await live.care(person)
        while not connection.is_closed:
            await _hear(caller, connection, answering, registry)
    finally:
        live.disconnect(connection)
        connection.end()


async def _greeted(caller: Caller, registry: RoomRegistry, code: str) -> tuple[LiveRoom, int]:
    """The room and who it is that speaks."""
    try:
        text = await asyncio.wait_for(_text(caller, registry), HELLO_SECONDS)
        hello = _hello.decode(text)
    except (TimeoutError, *_UNREADABLE):
        raise Close(POLICY, "the first message is hello") from None
    live = await _found(registry, code, caller.visitor)
    person = live.room.seating.who(hello.token) if hello.token else NOBODY
    if hello.token and person == NOBODY:
        if live.room.flaw:
            raise Close(CANNOT_READ, f"{live.room.flaw}; your seat may stand behind it")
        raise Close(POLICY, "this token opens nothing here")
    return live, person


async def _found(registry: RoomRegistry, code: str, visitor: str) -> LiveRoom:
    """The room, as it stands in the database."""
    unknown = registry.visitors.unknown
    try:
        unknown.look(visitor)
        live = await registry.find(code.upper())
    except NoRoom as refusal:
        unknown.note(visitor)
        raise Close(NOT_HERE, refusal.words) from None
    except CannotBeRead as refusal:
        raise Close(CANNOT_READ, refusal.words) from None
    except Refuse as refusal:
        raise Close(AGAIN_LATER, refusal.words) from None
    await live.is_behind()
    return live


async def _text(caller: Caller, registry: RoomRegistry) -> bytes:
    text = await caller.hear()
    if len(text) > registry.config.limits.message_bytes:
        raise Close(TOO_BIG, "this message is too big")
    return text


async def _hear(
    caller: Caller, connection: Connection, answering: Answering, registry: RoomRegistry
) -> None:
    text = await _text(caller, registry)
    if not connection.rate.allows():
        METRICS.commands.add("limit")
        connection.send(_encode(Refused(_id_of(text), "limit", "slow down, please")))
        return
    try:
        command = _command.decode(text)
    except _UNREADABLE as error:
        METRICS.commands.add("malformed")
        connection.send(_encode(Refused(_id_of(text), "malformed", str(error)[:200])))
        return
    if isinstance(command, c.Say | c.Ping):
        try:
            registry.visitors.said.check(caller.visitor)
        except Refuse as refusal:
            METRICS.commands.add("limit")
            connection.send(_encode(Refused(command.id, "limit", refusal.words)))
            return
    answer = await _answered(connection, command, answering)
    if answer is not None:
        connection.send(_encode(answer))


async def _answered(
    connection: Connection, command: c.AnyCommand, answering: Answering
) -> Push | None:
    with METRICS.answered.time():
        try:
            return await answering.answer(connection, command)
        except Exception:
            METRICS.commands.add("failed")
            LOG.exception("command failed", extra={"command": type(command).__name__})
            return Refused(command.id, "closed", "something went wrong here; it has been noted")


class _Id(msgspec.Struct):
    id: str = ""


_id = msgspec.json.Decoder(_Id)


def _id_of(text: bytes) -> str:
    """The id of a command that cannot be carried out, if it has one."""
    try:
        return _id.decode(text).id[:40]
    except _UNREADABLE:
        return ""

"""The socket of a room: commands come in, pushes go out."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from undercroft.server.live.answering import Answering
from undercroft.server.live.connection import Connection
from undercroft.server.live.house import House
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.logs import LOG
from undercroft.server.metrics import METRICS
from undercroft.server.protocol import commands as c
from undercroft.server.protocol.pushes import Push, Refused
from undercroft.server.room.line import NOBODY
from undercroft.server.room.refusing import Refuse

HELLO_SECONDS = 10
POLICY, TOO_BIG, AGAIN_LATER, NOT_HERE = 1008, 1009, 1013, 4404

_hello = msgspec.json.Decoder(c.Hello)
_command = msgspec.json.Decoder(c.AnyCommand)
_encode = msgspec.json.Encoder().encode


class Close(Exception):
    """The socket is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason
        super().__init__(reason)


async def socket(websocket: WebSocket) -> None:
    """Serve one socket until either side closes it."""
    house: House = websocket.app.state.house
    await websocket.accept()
    METRICS.sockets.value += 1
    try:
        await _serve(websocket, house)
    except Close as close:
        await _close(websocket, close.code, close.reason)
    except WebSocketDisconnect:
        pass
    finally:
        METRICS.sockets.value -= 1


async def _serve(websocket: WebSocket, house: House) -> None:
    live, person = await _greeted(websocket, house)
    if len(live.connections) >= house.config.limits.sockets:
        raise Close(AGAIN_LATER, "too many are connected to this room")
    connection = live.connect(person)
    sending = asyncio.create_task(_send(websocket, connection))
    answering = Answering(live, house.thinkers, house.reminders)
    try:
        while not connection.is_closed:
            await _hear(websocket, connection, answering, house)
    finally:
        live.disconnect(connection)
        connection.close()
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, RuntimeError, WebSocketDisconnect):
            await sending


async def _greeted(websocket: WebSocket, house: House) -> tuple[LiveRoom, int]:
    """The room and who it is that speaks."""
    try:
        text = await asyncio.wait_for(_text(websocket, house), HELLO_SECONDS)
        hello = _hello.decode(text)
        live = await house.find(str(websocket.path_params["code"]).upper())
    except (TimeoutError, msgspec.MsgspecError):
        raise Close(POLICY, "the first message is hello") from None
    except Refuse as refusal:
        raise Close(NOT_HERE, refusal.words) from None
    person = live.room.seating.who(hello.token) if hello.token else NOBODY
    if hello.token and person == NOBODY:
        raise Close(POLICY, "this token opens nothing here")
    return live, person


async def _text(websocket: WebSocket, house: House) -> bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    body = message.get("text")
    data = body.encode() if body is not None else message.get("bytes") or b""
    if len(data) > house.config.limits.message_bytes:
        raise Close(TOO_BIG, "this message is too big")
    return data


async def _hear(
    websocket: WebSocket, connection: Connection, answering: Answering, house: House
) -> None:
    text = await _text(websocket, house)
    if not connection.may_speak():
        METRICS.commands.add("limit")
        connection.send(_encode(Refused(_id_of(text), "limit", "slow down, please")))
        return
    try:
        command = _command.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        METRICS.commands.add("malformed")
        connection.send(_encode(Refused(_id_of(text), "malformed", str(error)[:200])))
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
    except (msgspec.MsgspecError, RecursionError):
        return ""


async def _send(websocket: WebSocket, connection: Connection) -> None:
    while messages := await connection.told():
        for message in messages:
            await websocket.send_text(message.decode())
    await _close(websocket, AGAIN_LATER, "come back in a moment")


async def _close(websocket: WebSocket, code: int, reason: str) -> None:
    if websocket.application_state is not WebSocketState.DISCONNECTED:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            await websocket.close(code, reason)

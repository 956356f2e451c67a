"""Sockets on uvicorn's transports, without ASGI between: a move costs half as much to carry.

Whole texts, which is what clients send, are read and written here. Everything else (handshake,
fragments, pings, closing, errors) is left to the protocol of the `websockets` library.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from http import HTTPStatus
from typing import Any, Final, cast
from urllib.parse import unquote

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from undercroft.server.addresses import visitor_of
from undercroft.server.carriers import frames
from undercroft.server.doors import refusal
from undercroft.server.live.connection import AGAIN_LATER, POLICY, Gone, Rate
from undercroft.server.live.room_registry import RoomRegistry
from undercroft.server.socket import converse

MOST_UNHEARD: Final = 16
CLOSE_WITHIN: Final = 5.0
RESTARTS: Final = 1012
_DATA: Final = (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
_ROOM: Final = re.compile(r"/api/rooms/([^/?]+)/socket(?:\?.*)?")


class Direct(asyncio.Protocol):
    """One socket of a room; uvicorn makes one for each request to upgrade."""

    def __init__(
        self, config: uvicorn.Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        self._registry: RoomRegistry = app_state["registry"]
        self._limits = self._registry.config.limits
        self.visitor = ""
        self._server = server_state
        self._library = ServerProtocol(max_size=config.ws_max_size)
        self._most = config.ws_max_size
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport
        self._beating: asyncio.TimerHandle | None = None
        self._is_quiet = False
        self._rest = b""
        self._parts: list[bytes] = []
        self._unheard: deque[bytes] = deque()
        self._hearing: asyncio.Future[None] | None = None
        self._is_gone = False
        self._has_hung_up = False
        self._rate = Rate(self._limits)

    # ---- what uvicorn and its transport call -----------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody wants to speak."""
        self._transport = cast(asyncio.Transport, transport)
        self._server.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._server.connections.discard(self)
        self._is_gone = True
        if self._beating is not None:
            self._beating.cancel()
        self._wake()

    def shutdown(self) -> None:
        """The server closes."""
        self.hang_up(RESTARTS, "")
        self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Hand on whole texts; leave the rest to the library."""
        self._is_quiet = False
        if self._library.state is not State.OPEN:
            self._leave_to_library(data)
            return
        data = self._rest + data if self._rest else data
        start = 0
        body, end = frames.cut(data, start)
        while end <= len(data):
            self._take(data, start, body, end)
            start = end
            body, end = frames.cut(data, start)
        self._rest = data[start:]
        if end - body > self._most:
            self._leave_to_library(self._rest)

    def _take(self, data: bytes, start: int, body: int, end: int) -> None:
        """Whole texts are counted where they are heard, everything else here."""
        if not self._parts and frames.is_whole_text(data, start):
            self._put(frames.unmasked(data, body, end))
        elif self._rate.allows() or self._has_hung_up:
            self._leave_to_library(data[start:end])
        else:
            self.hang_up(POLICY, "slow down, please")

    # ---- the library ---------------------------------------------------------------------------

    def _leave_to_library(self, data: bytes) -> None:
        self._library.receive_data(data)
        for event in self._library.events_received():
            if isinstance(event, Request):
                self._greet(event)
            elif isinstance(event, Frame) and event.opcode in _DATA:
                self._gather(event)
        self._write_for_library()
        if self._library.close_expected():
            self._transport.close()

    def _write_for_library(self) -> None:
        """Write what the library answers; who has asked for more than they read is cut off."""
        self._transport.write(b"".join(self._library.data_to_send()))
        if self._transport.get_write_buffer_size() > self._limits.unsent_bytes:
            self._transport.abort()

    def _greet(self, request: Request) -> None:
        room = _ROOM.fullmatch(unquote(request.path))
        if room is None:
            refused = self._library.reject(HTTPStatus.NOT_FOUND, "there is no such socket\n")
            self._library.send_response(refused)
            return
        headers, origins = request.headers, self._registry.config.origins
        words = refusal("", headers.get("host", ""), headers.get("origin", ""), origins)
        if words:
            self._library.send_response(self._library.reject(HTTPStatus.FORBIDDEN, f"{words}\n"))
            return
        self._library.send_response(self._library.accept(request))
        if self._library.state is State.OPEN:
            self._beating = self._loop.call_later(self._limits.beat_seconds, self._beat)
            peer = self._transport.get_extra_info("peername")
            forwarded = request.headers.get_all("x-forwarded-for")
            proxies = self._registry.config.proxies
            self.visitor = visitor_of(peer[0] if peer else "", forwarded, proxies)
            task = self._loop.create_task(converse(self, self._registry, room[1]))
            self._server.tasks.add(task)
            task.add_done_callback(self._server.tasks.discard)

    def _gather(self, frame: Frame) -> None:
        """A piece of a message."""
        self._parts.append(bytes(frame.data))
        if frame.fin:
            self._put(b"".join(self._parts))
            self._parts.clear()

    def _beat(self) -> None:
        """See whether the other end is still there."""
        if self._is_quiet:
            self._transport.abort()
            return
        self._is_quiet = True
        self._beating = self._loop.call_later(self._limits.beat_seconds, self._beat)
        if self._library.state is State.OPEN:
            self._library.send_ping(b"")
            self._write_for_library()

    # ---- the caller ----------------------------------------------------------------------------

    def _put(self, message: bytes) -> None:
        self._unheard.append(message)
        if len(self._unheard) == MOST_UNHEARD:
            self._transport.pause_reading()
        self._wake()

    def _wake(self) -> None:
        if self._hearing is not None and not self._hearing.done():
            self._hearing.set_result(None)

    async def hear(self) -> bytes:
        """The next message; who sends many at once lets others have their turn between."""
        if self._unheard:
            await asyncio.sleep(0)
        while not self._unheard:
            if self._is_gone:
                raise Gone
            self._hearing = self._loop.create_future()
            await self._hearing
        if self._has_hung_up:
            raise Gone
        if len(self._unheard) == MOST_UNHEARD and not self._transport.is_closing():
            self._transport.resume_reading()
        return self._unheard.popleft()

    def tell(self, messages: list[bytes]) -> None:
        """Write messages at once; the transport keeps what cannot be sent yet."""
        if self._library.state is not State.OPEN:
            return
        self._transport.write(b"".join(map(frames.text, messages)))
        if self._transport.get_write_buffer_size() > self._limits.unsent_bytes:
            self.hang_up(AGAIN_LATER, "you do not read")

    def hang_up(self, code: int, reason: str) -> None:
        """Close the socket; who does not answer that is cut off."""
        if self._library.state is State.OPEN:
            self._library.send_close(code, reason)
            self._write_for_library()
            self._has_hung_up = True
            self._loop.call_later(CLOSE_WITHIN, self._transport.abort)

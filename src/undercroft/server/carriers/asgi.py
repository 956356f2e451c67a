"""Sockets over ASGI messages: any server can carry them, and tests without a network."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from undercroft.server.addresses import visitor_of
from undercroft.server.live.connection import AGAIN_LATER, Gone
from undercroft.server.live.room_registry import RoomRegistry
from undercroft.server.socket import converse

MOST_WAITING = 512
_Closing = tuple[int, str]


async def socket(websocket: WebSocket) -> None:
    """The socket of a room."""
    registry: RoomRegistry = websocket.app.state.registry
    await websocket.accept()
    caller = AsgiCaller(websocket)
    sending = asyncio.create_task(caller.send())
    try:
        await converse(caller, registry, str(websocket.path_params["code"]))
    finally:
        caller.hang_up(AGAIN_LATER, "come back in a moment")
        await sending


class AsgiCaller:
    """Who is at the other end; what is told waits for a task that sends it."""

    def __init__(self, websocket: WebSocket) -> None:
        self._websocket = websocket
        registry: RoomRegistry = websocket.app.state.registry
        peer = websocket.client.host if websocket.client else ""
        forwarded = websocket.headers.getlist("x-forwarded-for")
        self.visitor = visitor_of(peer, forwarded, registry.config.proxies)
        self._waiting: asyncio.Queue[bytes | _Closing] = asyncio.Queue()

    async def hear(self) -> bytes:
        """The next message."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    def tell(self, messages: list[bytes]) -> None:
        """Put messages into the queue."""
        if self._waiting.qsize() + len(messages) > MOST_WAITING:
            self.hang_up(AGAIN_LATER, "you do not read")
            return
        for message in messages:
            self._waiting.put_nowait(message)

    def hang_up(self, code: int, reason: str) -> None:
        """Close when everything before is sent."""
        self._waiting.put_nowait((code, reason))

    async def send(self) -> None:
        """Send what waits, until the socket is closed."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):
            while isinstance(message := await self._waiting.get(), bytes):
                await self._websocket.send_text(message.decode())
            if self._websocket.application_state is not WebSocketState.DISCONNECTED:
                await self._websocket.close(*message)

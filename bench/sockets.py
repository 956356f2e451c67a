"""The cheapest socket a guest can have: whole texts in, whole texts out, nothing looked at twice.

A load tool that is slower than what it loads measures itself. The key that masks what a client
sends is zero here, which a server cannot tell from any other and unmasks all the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from struct import unpack_from
from typing import Final, cast

TEXT, PING = 0x81, 0x89
_PONG: Final = b"\x8a\x80\0\0\0\0"
_MASKED: Final = 0x80
_NO_MASK: Final = b"\0\0\0\0"
_UPGRADE: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Socket(asyncio.Protocol):
    """One socket; `heard` is called with every text."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._is_open: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, host: str, port: int, path: str) -> None:
        """Connect; when this returns texts can be sent."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, host, port)
        self.write(_UPGRADE.format(path=path, host=host, port=port).encode())
        await self._is_open

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """There is somebody to ask."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Hand on every whole text."""
        data = self._rest + data if self._rest else data
        start = 0
        if not self._is_open.done():
            start = data.find(b"\r\n\r\n") + 4
            if start < 4:
                self._rest = data
                return
            self._is_open.set_result(None)
        while (end := _end(data, start)) <= len(data):
            self._hear(data[start], data[_body(data, start) : end])
            start = end
        self._rest = data[start:]

    def _hear(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            self._heard(body)
        elif kind == PING:
            self.write(_PONG)

    def send(self, text: bytes) -> None:
        """Say something."""
        size = len(text)
        if size < 126:
            head = bytes((TEXT, _MASKED | size))
        else:
            head = bytes((TEXT, _MASKED | 126)) + size.to_bytes(2, "big")
        self.write(head + _NO_MASK + text)

    def write(self, data: bytes) -> None:
        """Bytes as they are."""
        assert self._transport is not None
        self._transport.write(data)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


def _body(data: bytes, start: int) -> int:
    """Where the words of a frame begin."""
    return start + {126: 4, 127: 10}.get(data[start + 1], 2)


def _end(data: bytes, start: int) -> int:
    """Where the frame that begins here ends; past the data if that cannot be seen yet."""
    if len(data) < start + 10 and (len(data) < start + 2 or data[start + 1] >= 126):
        return len(data) + 1
    size: int = data[start + 1]
    if size == 126:
        (size,) = unpack_from(">H", data, start + 2)
    elif size == 127:
        (size,) = unpack_from(">Q", data, start + 2)
    return _body(data, start) + size

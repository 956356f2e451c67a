"""How long, and how much, the server listens to a request before it knows what is asked."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

MOST_HEAD: Final = 65_536
_ANSWER: Final = (
    "HTTP/1.1 {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n"
    "connection: close\r\n\r\n{}"
)
LATE: Final = ("408 Request Timeout", '{"error":"the request did not come to an end"}')
LONG: Final = ("431 Request Header Fields Too Large", '{"error":"the headers are too long"}')


class Impatient(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's protocol, which waits for the end of headers for ever."""

    seconds: float = 10.0
    _waiting: asyncio.TimerHandle | None = None
    _heard = 0

    def connection_made(self, transport: Any) -> None:
        """Somebody is there, and is to say what they want."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Hand it on, and see whether it was the end of the headers."""
        if self._is_idle():
            self._wait()
            self._heard += len(data)
        super().data_received(data)
        if self.transport.get_protocol() is not self or not self._is_idle():
            self._rest()
        elif self._heard > MOST_HEAD:
            self._refuse(*LONG)

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._rest()
        super().connection_lost(exc)

    def _is_idle(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    def _wait(self) -> None:
        if self._waiting is None:
            self._waiting = self.loop.call_later(self.seconds, self._refuse, *LATE)

    def _rest(self) -> None:
        self._heard = 0
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _refuse(self, status: str, words: str) -> None:
        self._rest()
        self.transport.write(_ANSWER.format(status, len(words), words).encode())
        self.transport.close()

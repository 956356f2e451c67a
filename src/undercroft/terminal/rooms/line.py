"""The line to a room: commands out, pushes in, again and again when it breaks."""

from __future__ import annotations

import asyncio
import itertools
import secrets
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undercroft.kernel.errors import UndercroftError
from undercroft.server.protocol import commands as c
from undercroft.server.protocol import pushes
from undercroft.server.protocol.pushes import AnyPush
from undercroft.terminal.clean import clean, decoded

WAITS = (0.2, 0.5, 1.0, 2.0, 5.0)
FOR_GOOD = (1008, 4403, 4404, 4500)
NEVER_BIG = None

Answers = (
    pushes.Done
    | pushes.Refused
    | pushes.Reasons
    | pushes.Foreseen
    | pushes.LookedFrom
    | pushes.Hinted
    | pushes.LogLines
)

_encode = msgspec.json.Encoder().encode


class Line:
    """Keeps a socket open. A command without an answer is sent again on the next one: its id
    makes that it happens once."""

    def __init__(
        self, address: str, token: str, hear: Callable[[AnyPush], None], lost: Callable[[str], None]
    ) -> None:
        self._address = address
        self._token = token
        self._hear = hear
        self._lost = lost
        self._ids = (f"{secrets.token_hex(4)}-{number}" for number in itertools.count())
        self._waiting: dict[str, tuple[bytes, asyncio.Future[Answers]]] = {}
        self._socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Connect, and stay connected."""
        self._listening = asyncio.create_task(self._stay())

    async def close(self) -> None:
        """Hang up."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        self._end_waiting("You have left the room.")
        await asyncio.sleep(0)

    async def ask(self, command: Callable[[str], c.AnyCommand]) -> Answers:
        """Send a command made with a new id; its answer, or why it is refused."""
        id_ = next(self._ids)
        text = _encode(command(id_))
        future: asyncio.Future[Answers] = asyncio.get_running_loop().create_future()
        self._waiting[id_] = (text, future)
        try:
            await self._send(text)
            answer = await future
        finally:
            del self._waiting[id_]
        if isinstance(answer, pushes.Refused):
            told = [str(refusal) for refusal in answer.refusals]
            raise UndercroftError("; ".join(told) or answer.words)
        return answer

    async def _send(self, text: bytes) -> None:
        if self._socket is not None:
            try:
                await self._socket.send(text.decode())
            except ConnectionClosed:
                return

    async def _stay(self) -> None:
        for wait in itertools.chain(WAITS, itertools.repeat(WAITS[-1])):
            try:
                async with connect(self._address, max_size=NEVER_BIG) as socket:
                    await self._listen(socket)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in FOR_GOOD:
                    self._give_up(clean(closed.rcvd.reason))
                    return
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            self._lost("The line is broken; trying again.")
            await asyncio.sleep(wait)

    async def _listen(self, socket: ClientConnection) -> None:
        await socket.send(_encode(c.Hello(self._token)).decode())
        self._take(await socket.recv())
        self._socket = socket
        for text, _ in list(self._waiting.values()):
            await self._send(text)
        while True:
            self._take(await socket.recv())

    def _take(self, text: str | bytes) -> None:
        push: AnyPush = decoded(text, AnyPush)
        if isinstance(push, Answers):
            waiting = self._waiting.get(push.id)
            if waiting is not None and not waiting[1].done():
                waiting[1].set_result(push)
        else:
            self._hear(push)

    def _give_up(self, reason: str) -> None:
        self._lost(reason or "The room is closed.")
        self._end_waiting(reason or "The room is closed.")

    def _end_waiting(self, reason: str) -> None:
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(UndercroftError(reason))

"""A room in plain lines: new messages only, choices by number, nothing is drawn twice."""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import threading
from collections.abc import Sequence

from undercroft.kernel.errors import UndercroftError
from undercroft.terminal.draw import EMPTY, Block, Drawing
from undercroft.terminal.orders import Leave
from undercroft.terminal.plain import INTERRUPTED
from undercroft.terminal.sitting import Look, Sitting, calls
from undercroft.terminal.spoken import obey
from undercroft.terminal.talk import Talk, wrapped


def run_plain(sitting: Sitting, talk: Talk) -> None:
    """Sit in a room in plain lines until the person leaves."""
    try:
        asyncio.run(PlainRoom(sitting, talk).run())
    except KeyboardInterrupt:
        sys.stdout.flush()
        os._exit(INTERRUPTED)  # a thread still waits for input and would abort the interpreter


class PlainRoom:
    """Tells what happens as it happens, and does what is typed."""

    def __init__(self, sitting: Sitting, talk: Talk) -> None:
        self._sitting = sitting
        self._talk = talk
        self._told = Look()
        self._shown: dict[str, Block] = {}
        self._drawing = Drawing(sitting.actor, talk.width)
        self._changed = asyncio.Event()

    async def run(self) -> None:
        """Until the person leaves."""
        await self._sitting.open(self._changed.set)
        telling = asyncio.create_task(self._tell())
        try:
            while (text := await self._typed()) is not None:
                await self._answer(text)
        except Leave:
            pass
        finally:
            telling.cancel()
            await self._sitting.close()

    async def _typed(self) -> str | None:
        """The next line. Reading blocks, so it has a thread, which ends with its line."""
        loop = asyncio.get_running_loop()
        line: asyncio.Future[str | None] = loop.create_future()

        def read() -> None:
            try:
                text: str | None = self._talk.ask("")
            except (EOFError, OSError):
                text = None
            loop.call_soon_threadsafe(line.set_result, text)

        threading.Thread(target=read, daemon=True).start()
        return await line

    async def _answer(self, text: str) -> None:
        if not text:
            return
        try:
            for line in await obey(self._sitting, text):
                self._say(line)
        except UndercroftError as error:
            self._say(f"{str(error)[:1].upper()}{str(error)[1:]}")

    async def _tell(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            self._news(self._sitting.look)

    def _news(self, look: Look) -> None:
        before, self._told = self._told, look
        if calls(before, look):
            self._talk.ring()
        lines = [line for line in look.around if line not in before.around]
        same = _alike(before.log, look.log)
        lines += ["Moves were taken back."] if same < len(before.log) else []
        for line in [*lines, *look.log[same:]]:
            self._say(line)
        if look.scene != before.scene:
            self._show(look)
        if look.over and not before.over:
            self._say(" ".join(look.over))

    def _show(self, look: Look) -> None:
        blocks = self._drawing.blocks(look.scene)
        for name, lines in blocks.items():
            is_known = name == EMPTY and bool(self._shown)
            if self._shown.get(name) != lines and not is_known:
                self._talk.say("\n".join(lines))
        self._shown = blocks
        if look.asked and look.scene.decision:
            for line in self._drawing.decision(look.scene.decision):
                self._talk.say(line)
            self._say(f"State code {look.code} after {look.moves} moves.")

    def _say(self, text: str) -> None:
        for line in wrapped(text, self._talk.width, "    "):
            self._talk.say(line)


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many lines both begin with."""
    pairs = zip(one, other)
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))

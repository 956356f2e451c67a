"""Plain lines: new messages only, choices by number, nothing is said twice."""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import threading
from collections.abc import Coroutine, Sequence
from typing import Any

from undercroft.kernel.errors import IllegalMove, UndercroftError
from undercroft.terminal.commands import Leave, obey
from undercroft.terminal.draw import EMPTY, Block, Drawing
from undercroft.terminal.session import Look, Session, calls
from undercroft.terminal.talk import Talk, wrapped

INTERRUPTED = 130


class PlainClient:
    """Plays in lines at any session: a table of this process, or a room of a server.

    Where others act while one types, as in a room, all is told as it happens; else the news come
    together with the next question.
    """

    def __init__(self, session: Session, talk: Talk) -> None:
        self._session = session
        self._talk = talk
        self._told = Look()
        self._told_to: dict[tuple[int, ...], Look] = {}
        self._is_covered = False
        self._shown: dict[str, Block] = {}
        self._drawing = Drawing(session.actor, talk.width)
        self._changed = asyncio.Event()

    def run(self) -> int:
        """Until the game is over or the person leaves; the exit code."""
        try:
            run = asyncio.run if self._session.is_live else _run_here
            run(self.play())
        except KeyboardInterrupt:
            if self._session.is_live:
                sys.stdout.flush()
                os._exit(INTERRUPTED)  # a thread still waits for input and would abort Python
            return INTERRUPTED
        return 0

    async def play(self) -> None:
        """Ask and obey."""
        await self._session.open(self._changed.set)
        telling = asyncio.create_task(self._tell()) if self._session.is_live else None
        try:
            await self._go_on()
        except (Leave, EOFError):
            pass
        finally:
            if telling is not None:
                telling.cancel()
            await self._session.close()
            self._say_lines(self._session.farewell())

    async def _go_on(self) -> None:
        while True:
            self._news()
            look = self._session.look
            if look.over and not self._session.is_live:
                return
            text = await self._typed(self._prompt(look))
            if look.cover:
                await self._uncover(text)
            else:
                await self._obey(text)

    # ---- answers -----------------------------------------------------------------------------

    def _prompt(self, look: Look) -> str:
        """Where others act meanwhile, nothing: what they do would stand behind it."""
        if look.cover:
            return f"{look.cover} "
        decision = look.scene.decision
        if self._session.is_live or decision is None:
            return ""
        return f"{self._session.actor(decision.seat)}> "

    async def _typed(self, prompt: str) -> str:
        """The next line. Reading blocks: where others act, it has a thread that ends with it."""
        if not self._session.is_live:
            return self._talk.ask(prompt)
        loop = asyncio.get_running_loop()
        line: asyncio.Future[str | None] = loop.create_future()

        def read() -> None:
            try:
                text: str | None = self._talk.ask(prompt)
            except (EOFError, OSError):
                text = None
            loop.call_soon_threadsafe(line.set_result, text)

        threading.Thread(target=read, daemon=True).start()
        typed = await line
        if typed is None:
            raise EOFError
        return typed

    async def _uncover(self, text: str) -> None:
        if text.lower() == "quit":
            raise Leave
        await self._session.uncover()

    async def _obey(self, text: str) -> None:
        """Do what was typed; what is wrong with it is said in a sentence."""
        if not text and self._session.is_live:
            return
        try:
            if text.lower() == "look":
                self._shown = {}
                self._show(self._session.look)
            else:
                self._say_all(await obey(self._session, text))
        except IllegalMove as error:
            self._say_all([f"You cannot do that: {refusal}" for refusal in error.refusals])
        except UndercroftError as error:
            self._say(f"{str(error)[:1].upper()}{str(error)[1:]}")

    # ---- showing -----------------------------------------------------------------------------

    async def _tell(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            self._news()

    def _news(self) -> None:
        """All that is new since this was last told to whoever looks."""
        look = self._session.look
        if look.cover:
            self._cover()
            return
        before = self._told_to.get(look.seats, Look()) if self._is_covered else self._told
        if look == before and not self._is_covered:
            return
        self._is_covered = False
        self._told = self._told_to[look.seats] = look
        if self._session.is_live and calls(before, look):
            self._talk.ring()
        self._say_all([line for line in look.around if line not in before.around])
        lines = _as_it_happens if self._session.is_live else _together
        self._say_all(lines(before, look))
        self._ask(before, look)

    def _cover(self) -> None:
        """Nothing of what was shown stays in sight of the next one."""
        if not self._is_covered:
            self._talk.say("\n" * self._talk.height)
        self._is_covered, self._shown = True, {}

    def _ask(self, before: Look, look: Look) -> None:
        """The board and what is asked, or how it ended."""
        is_new_end = bool(look.over) and not before.over
        if is_new_end:
            self._shown = {}
        if look.scene != before.scene or not self._shown:
            self._show(look)
        is_new = not self._session.is_live or look.scene != before.scene
        if look.asked and look.scene.decision and is_new:
            self._say_lines(self._drawing.decision(look.scene.decision))
            if self._session.is_live:
                self._say(f"State code {look.code} after {look.moves} moves.")
        if is_new_end:
            self._say_all(look.over)

    def _show(self, look: Look) -> None:
        """Only the parts that have changed on this screen."""
        blocks = self._drawing.blocks(look.scene)
        for name, lines in blocks.items():
            is_known = name == EMPTY and bool(self._shown)
            if self._shown.get(name) != lines and not is_known:
                self._talk.say("\n".join(lines))
        self._shown = blocks

    def _say_lines(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._talk.say(line)

    def _say_all(self, texts: Sequence[str]) -> None:
        for text in texts:
            self._say(text)

    def _say(self, text: str) -> None:
        """Say something in lines that fit."""
        self._say_lines(wrapped(text, self._talk.width, "    "))


def _run_here(playing: Coroutine[Any, Any, None]) -> None:
    """Run it with Ctrl-C as it is: asyncio's own would wait for the line that is being typed."""
    loop = asyncio.new_event_loop()
    try:
        loop.run_until_complete(playing)
    finally:
        loop.close()


def _as_it_happens(before: Look, look: Look) -> list[str]:
    """What others did or said meanwhile, in the order in which it came."""
    same = _alike(before.log, look.log)
    lines = ["Moves were taken back."] if same < len(before.log) else []
    return [*lines, *look.log[same:]]


def _together(before: Look, look: Look) -> list[str]:
    """What has happened since the last choice, under a heading."""
    new = [text for text, source in zip(look.log, look.sources) if source.move > before.moves]
    heading = "Since your last choice:" if before.moves else "So far:"
    return ["", heading, *(f"  {text}" for text in new), ""] if new else [""]


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """How many lines both begin with."""
    pairs = zip(one, other)
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))

"""A record in plain lines: step by step, by rounds, to a move; only what is new is said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from undercroft.kernel.errors import UndercroftError
from undercroft.terminal.commands import Leave, obey
from undercroft.terminal.draw import Drawing
from undercroft.terminal.replay_session import ReplaySession
from undercroft.terminal.talk import Talk, wrapped

HELP = (
    "Enter or next: a move on. back: a move back. A number: after so many moves.",
    "round, round back: where a round begins. look: everything in sight. quit: leave.",
    "Besides: monsters, exits, items, find, scan, square, party, sight, danger, log, last, code,",
    "rules ID, look THING.",
)

STEPS: dict[str, Callable[[ReplaySession], None]] = {
    "": lambda session: session.go(session.at + 1),
    "next": lambda session: session.go(session.at + 1),
    "back": lambda session: session.go(session.at - 1),
    "round": lambda session: session.go_by_rounds(1),
    "round back": lambda session: session.go_by_rounds(-1),
}


class PlainReplay:
    """Reads a record with somebody, until they leave."""

    def __init__(self, session: ReplaySession, talk: Talk) -> None:
        self._session = session
        self._talk = talk
        self._drawing = Drawing(session.actor, talk.width)

    def run(self) -> None:
        """Until the person leaves."""
        self._say("A record; help lists what can be typed.")
        self._show_all()
        try:
            while True:
                self._answer(self._talk.ask(f"{self._session.at}/{self._session.count}> "))
        except (Leave, EOFError, KeyboardInterrupt):
            return

    def _answer(self, text: str) -> None:
        try:
            if text in STEPS or text.isdecimal():
                self._go(STEPS.get(text) or _to(text))
            elif text == "look":
                self._show_all()
            else:
                self._tell(list(HELP) if text == "help" else asyncio.run(self._obey(text)))
        except UndercroftError as error:
            self._say(f"{str(error)[:1].upper()}{str(error)[1:]}")

    async def _obey(self, text: str) -> list[str]:
        return await obey(self._session, text)

    def _go(self, step: Callable[[ReplaySession], None]) -> None:
        """Go there; what happened since is told, or where one is."""
        before = self._session.at
        step(self._session)
        if self._session.at > before:
            self._tell(self._session.told(before))
        else:
            self._say(self._session.scene().banner)
        if self._session.at == self._session.count:
            self._tell(list(self._session.look.over))

    def _show_all(self) -> None:
        for block in self._drawing.blocks(self._session.scene()).values():
            self._talk.say("\n".join(block))

    def _tell(self, lines: list[str]) -> None:
        for line in lines:
            self._say(line)

    def _say(self, text: str) -> None:
        for line in wrapped(text, self._talk.width, "    "):
            self._talk.say(line)


def _to(text: str) -> Callable[[ReplaySession], None]:
    return lambda session: session.go(int(text[:7]))

"""Bots think in processes of their own; they are sent views and written moves, never states."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from typing import Final, TypeVar

import undercroft as uc
from undercroft.bots.choosing import Bot, Budget
from undercroft.bots.roster import QUICK, adviser, make, names_for
from undercroft.kernel.moves import Move
from undercroft.kernel.state import State
from undercroft.server.live.processes import Process
from undercroft.server.logs import LOG

T = TypeVar("T")
USUAL: Final = 1.0
LEAST: Final = 0.1
"""How many seconds a bot thinks that may think for a time: alone, and at the least."""
SEARCHES: Final = ("search", "hard")
REMEMBERED: Final = 30
"""How many times that a bot took for a kind of decision are known."""
SUGGESTED: Final = 3
"""How many moves a hint names."""
KEPT: Final = 24
"""How many bots a process remembers, with what they thought last."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: what a seat sees, the written moves it has, and how long it may take.

    A bot that is asked again for the same `seat` of a room goes on from what it thought before.
    """

    game: str
    bot: str
    view: State
    legal: tuple[str, ...]
    seat: str = ""
    seconds: float = 0.0
    room: str = ""
    is_window: bool = False

    @property
    def kind(self) -> tuple[object, ...]:
        """What everybody knows of this decision."""
        return self.game, self.bot, self.seconds, self.is_window

    def moves(self) -> list[Move]:
        """The moves that were written."""
        notation = uc.game(self.game).notation
        return [notation.parse(text) for text in self.legal]


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot would do, and why."""

    move: str
    reason: str
    worth: float = 0.0


_remembered: dict[tuple[str, str, str], Bot] = {}
"""In a process that thinks: the bots of the seats that were asked last."""


def think(question: Question) -> Thought:
    """One choice of one bot."""
    budget = Budget(seconds=question.seconds)
    choice = _bot(question).choose(question.view, question.moves(), budget)
    return Thought(str(choice.move), choice.reason)


def _bot(question: Question) -> Bot:
    """The bot that thought for this seat before, or a new one."""
    key = (question.seat, question.game, question.bot)
    bot = _remembered.pop(key, None) or _new_bot(question)
    if question.seat:
        _remembered[key] = bot
    if len(_remembered) > KEPT:
        del _remembered[next(iter(_remembered))]
    return bot


def _new_bot(question: Question) -> Bot:
    return make(question.bot, uc.game(question.game), luck())


def luck() -> int:
    """A seed of a bot, from the operating system."""
    return secrets.randbits(32)


def advise(question: Question) -> list[Thought]:
    """The moves a bot thinks best of, the best first."""
    asked = adviser(question.bot, uc.game(question.game), luck())
    advice = asked.advise(question.view, question.moves(), Budget())
    return [Thought(str(one.move), one.reason, one.worth) for one in advice[:SUGGESTED]]


def _quicker(question: Question) -> str:
    """The best of the bots that never think long."""
    known = names_for(uc.game(question.game))
    return [name for name in QUICK if name in known][-1]


class Thinkers:
    """The processes in which bots think; a seat is asked again where it was asked last."""

    def __init__(self, count: int, games: Sequence[str], limit: float = 20.0) -> None:
        self._processes = [Process(games) for _ in range(count)]
        self._limit = limit
        self._took: dict[tuple[object, ...], deque[float]] = {}
        self._homes: dict[str, Process] = {}

    async def think(self, question: Question) -> Thought:
        """What a bot chooses. If its process dies or hangs a quicker bot is asked, then chance."""
        if len(question.legal) == 1:
            await asyncio.sleep(self._like(question))
            return Thought(question.legal[0], "the only move")
        begun = time.monotonic()
        thought = await self._think(question)
        took = self._took.setdefault(question.kind, deque(maxlen=REMEMBERED))
        took.append(time.monotonic() - begun)
        return thought

    def _like(self, question: Question) -> float:
        """For how long a bot without a choice seems to think: as it did lately where it had one."""
        took = self._took.get(question.kind)
        if took:
            return random.SystemRandom().choice(took)
        return question.seconds or (USUAL if question.bot in SEARCHES else 0.0)

    async def _think(self, question: Question) -> Thought:
        for asked in (question, replace(question, bot=_quicker(question))):
            try:
                return await self._ask(think, asked, self._process(question.seat))
            except (BrokenProcessPool, TimeoutError):
                LOG.warning("bot did not answer", extra={"room": question.room, "bot": asked.bot})
        return Thought(random.SystemRandom().choice(question.legal), "the bot did not answer")

    async def advise(self, question: Question) -> list[Thought]:
        """What a bot thinks of, the best first. If its process dies there is one thought."""
        if len(question.legal) > 1:
            with contextlib.suppress(BrokenProcessPool, TimeoutError):
                return await self._ask(advise, question, self._process())
        return [await self.think(question)]

    async def _ask(self, job: Callable[[Question], T], question: Question, where: Process) -> T:
        """Have a process think, for less time the more others wait for it."""
        usual = question.seconds or USUAL
        if where.asked:
            question = replace(question, seconds=max(LEAST, usual / (1 + where.asked)))
        within = self._limit + usual
        return await where.ask(job, question, room=question.room, within=within)

    def _process(self, seat: str = "") -> Process:
        idlest = min(self._processes, key=lambda process: process.asked)
        home = self._homes.pop(seat, idlest)
        chosen = home if home.asked <= idlest.asked else idlest
        if seat:
            self._homes[seat] = chosen
        if len(self._homes) > KEPT * len(self._processes):
            del self._homes[next(iter(self._homes))]
        return chosen

    def close(self) -> None:
        """Let the processes end."""
        for process in self._processes:
            process.close()

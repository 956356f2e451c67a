"""Bots think in processes of their own; they are sent views and written moves, never states."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import secrets
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Final, TypeVar

import undercroft as uc
from undercroft.bots.choosing import Budget
from undercroft.bots.roster import adviser, make
from undercroft.kernel.registry import load
from undercroft.kernel.state import State

T = TypeVar("T")
Job = Callable[[str, str, int, State, Sequence[str]], T]

SUGGESTED: Final = 3
"""How many moves a hint names."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot would do, and why."""

    move: str
    reason: str
    worth: float = 0.0


def prepare(games: Sequence[str]) -> None:
    """In a new process: know the games that this server knows, and end when it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    for id_ in uc.games():
        uc.game(id_)
    for where in games:
        load(where)


def _end_with_the_server() -> None:
    """A server that is killed cannot tell its processes to end."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(game_id: str, bot: str, seed: int, view: State, legal: Sequence[str]) -> Thought:
    """One choice of one bot."""
    game = uc.game(game_id)
    moves = [game.notation.parse(text) for text in legal]
    choice = make(bot, game, seed).choose(view, moves, Budget())
    return Thought(str(choice.move), choice.reason)


def advise(game_id: str, bot: str, seed: int, view: State, legal: Sequence[str]) -> list[Thought]:
    """The moves a bot thinks best of, the best first."""
    game = uc.game(game_id)
    moves = [game.notation.parse(text) for text in legal]
    advice = adviser(bot, game, seed).advise(view, moves, Budget())
    return [Thought(str(one.move), one.reason, one.worth) for one in advice[:SUGGESTED]]


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, count: int, games: Sequence[str]) -> None:
        self._count = count
        self._games = tuple(games)
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, game: str, bot: str, view: State, legal: Sequence[str]) -> Thought:
        """What a bot chooses. If its process dies it is asked once more, then chance chooses."""
        if len(legal) == 1:
            return Thought(legal[0], "the only move")
        for _ in range(2):
            try:
                return await self._ask(think, game, bot, view, legal)
            except BrokenProcessPool:
                self._pool = None
        return Thought(random.SystemRandom().choice(legal), "the bot did not answer")

    async def advise(self, game: str, bot: str, view: State, legal: Sequence[str]) -> list[Thought]:
        """What a bot thinks of, the best first. If its process dies there is one thought."""
        if len(legal) > 1:
            try:
                return await self._ask(advise, game, bot, view, legal)
            except BrokenProcessPool:
                self._pool = None
        return [await self.think(game, bot, view, legal)]

    async def _ask(self, job: Job[T], game: str, bot: str, view: State, legal: Sequence[str]) -> T:
        pool = self._running()
        done = pool.submit(job, game, bot, secrets.randbits(32), view, tuple(legal))
        return await asyncio.wrap_future(done)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=prepare,
                initargs=(self._games,),
            )
        return self._pool

    def close(self) -> None:
        """Let the processes end."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

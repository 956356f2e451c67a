"""Bots: whose turn it is to think, for whom, and for how long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

import undercroft as uc
from tests.server.hanging import stuck
from tests.server.test_thinking import asked
from tests.server.within import usual, within
from tests.toy.game import TOY
from undercroft.kernel.registry import register
from undercroft.server.live import thinking
from undercroft.server.live.processes import Process
from undercroft.server.live.thinking import Question, Thinkers, Thought
from undercroft.server.live.turns import Turns


def test_rooms_have_their_turns_in_order_however_often_each_asks() -> None:
    async def play() -> list[str]:
        turns, had = Turns(), list[str]()

        async def ask(room: str) -> None:
            async with turns.turn(room):
                had.append(room)
                await asyncio.sleep(0)

        waiting = [asyncio.create_task(ask(room)) for room in "AAAAABCC"]
        await asyncio.sleep(0)
        waiting[2].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        async with turns.turn("D"):
            had.append("D")
        return had

    assert "".join(asyncio.run(play())) == "AABCACAD"


def question(bot: str = "hard") -> Question:
    """The first decision of a game of the toy."""
    t = uc.new("toy", 2, 3, {}, [0, 0])
    return asked(t, bot, "ROOMAA 0")


def test_a_bot_that_hangs_is_killed_and_a_quicker_one_moves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register(TOY)
    monkeypatch.setattr(thinking, "think", stuck)

    async def play() -> Thought:
        thinkers = Thinkers(1, ("tests.toy.game:TOY",), limit=1.0)
        try:
            return await thinkers.think(question())
        finally:
            thinkers.close()

    assert asyncio.run(play()).reason == "greedy for 0"


def test_bots_think_less_the_more_rooms_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    register(TOY)
    seconds: list[float] = []

    async def ask(process: Process, _job: object, asked: Question, **_: object) -> Thought:
        seconds.append(asked.seconds)
        process.asked += 1
        await asyncio.sleep(0.01)
        return Thought(asked.legal[0], "")

    monkeypatch.setattr(Process, "ask", ask)

    async def play() -> None:
        thinkers = Thinkers(1, ())
        await asyncio.gather(*(thinkers.think(question()) for _ in range(20)))

    asyncio.run(play())
    assert seconds[:3] == [0.0, 0.5, 1 / 3]
    assert seconds[-1] == 0.1


def test_bots_play_on_only_where_somebody_was_seen_lately(tmp_path: Path) -> None:
    with within(usual(tmp_path, bot_pause=0.1, alone=0.5)) as server:
        room = server.open("bot:random", "bot:random", options={"rounds": 6})
        store, code = server.registry.store, room["code"]
        watcher = server.guest({"code": code})
        moves = watcher.table["moves"]
        while watcher.table["moves"] == moves:
            watcher.hear(20)
        watcher.leave()
        time.sleep(1.2)
        before = store.versions([code])
        time.sleep(0.5)
        assert store.versions([code]) == before
        watcher = server.guest({"code": code})
        assert watcher.table["room"]["status"] == "playing"
        while watcher.table["room"]["status"] == "playing":
            watcher.hear(20)

"""Nothing that everybody sees tells whether somebody could have reacted, or had a choice."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.test_bots_at_work import question
from tests.server.test_driving import Scene, seated, struck
from tests.server.within import usual, within
from tests.toy.game import TOY
from undercroft.kernel.registry import register
from undercroft.server.live.processes import Process
from undercroft.server.live.thinking import Question, Thinkers, Thought
from undercroft.server.metrics import METRICS
from undercroft.server.protocol import commands as c
from undercroft.server.protocol.http import Clock
from undercroft.server.room import line as lines
from undercroft.server.room.line import NOBODY


def test_the_clock_does_not_tell_whether_a_window_passed_by_itself() -> None:
    left = []
    for by in (NOBODY, 1):
        room, _ = seated("Ann", "Bob", position=struck(), clock=Clock(bank=100, more=10))
        room.apply(lines.Moved(seat=1, move="p2 pass", label="pass", by=by), 2_000)
        assert room.clocks is not None
        left.append((dict(room.clocks.left), room.clocks.running))
    assert left[0] == left[1]


def test_nor_do_the_counters() -> None:
    async def play(by_hand: bool) -> int:
        scene = Scene(*seated("Ann", "Bob", position=struck()))
        before = METRICS.moves.counts["person"]
        if by_hand:
            await scene.live.carry_out(1, c.Play(id="now", move="p2 pass"))
            METRICS.moves.add("person")  # as whoever answers the command does
        else:
            scene.driver.look()
        await scene.end()
        return METRICS.moves.counts["person"] - before

    assert asyncio.run(play(by_hand=False)) == asyncio.run(play(by_hand=True)) == 1


def test_a_bot_without_a_choice_takes_as_long_as_one_that_has_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    register(TOY)

    async def ask(_process: Process, _job: object, asked: Question, **_: object) -> Thought:
        await asyncio.sleep(0.05)
        return Thought(asked.legal[0], "")

    monkeypatch.setattr(Process, "ask", ask)

    async def times(thinkers: Thinkers, asked: Question) -> list[float]:
        took = []
        for _ in range(5):
            begun = time.monotonic()
            await thinkers.think(asked)
            took.append(time.monotonic() - begun)
        return took

    async def play() -> None:
        thinkers = Thinkers(1, ())
        many = question("greedy")
        one = Question(many.game, many.bot, many.view, many.legal[:1], many.seat)
        assert max(await times(thinkers, one)) < 0.05
        with_choice = await times(thinkers, many)
        without = await times(thinkers, one)
        assert min(with_choice) - 0.01 < min(without)
        assert max(without) < max(with_choice) + 0.05
        rare = Question(many.game, "hard", many.view, many.legal[:1], many.seat)
        begun = time.monotonic()
        await thinkers.think(rare)
        assert time.monotonic() - begun > 0.9

    asyncio.run(play())


def test_only_this_machine_reads_the_metrics(tmp_path: Path) -> None:
    with within(usual(tmp_path)) as server:
        assert server.answer("/metrics")[0] == 200
        status, words, _ = server.answer("/metrics", x_forwarded_for="1.2.3.4")
        assert (status, "for this machine" in words["error"]) == (403, True)
    with within(usual(tmp_path, proxies=("127.0.0.1",), metrics_for=("1.2.3.4",))) as server:
        assert server.answer("/metrics", x_forwarded_for="1.2.3.4")[0] == 200
        assert server.answer("/metrics", x_forwarded_for="1.2.3.5")[0] == 403

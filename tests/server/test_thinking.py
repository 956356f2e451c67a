"""Bots think in processes of their own."""

from __future__ import annotations

import asyncio

import undercroft as uc
from undercroft.server.live.thinking import Thinkers


def test_a_bot_of_a_built_in_game_thinks_in_a_new_process() -> None:
    t = uc.new("alliance", seats=2, seed=1)
    now = t.pending
    assert isinstance(now, uc.Decide)
    thinkers = Thinkers(1, ())
    try:
        legal = [str(move) for move in t.legal()]
        thought = asyncio.run(thinkers.think("alliance", "greedy", t.view(now.seat), legal))
    finally:
        thinkers.close()
    assert thought.move in legal
    assert thought.reason != "the bot did not answer"

"""The time of day is put back while games go on: nothing waits for it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from tests.server.within import usual, within
from undercroft.server.live import time as clock
from undercroft.server.live.time import now

HOUR = 3600 * 10**9


def test_time_never_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    before, told = now(), time.time_ns
    monkeypatch.setattr(clock, "_ahead", clock._ahead)
    monkeypatch.setattr(time, "time_ns", lambda: told() - HOUR)
    assert 0 <= now() - before < 1000
    monkeypatch.setattr(time, "time_ns", lambda: told() + HOUR)
    assert now() - before >= 3_599_000


def test_bots_go_on_when_the_time_of_day_is_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with within(usual(tmp_path, bot_pause=0.2)) as server:
        room = server.open("person:Ann", "bot:random", "bot:random", options={"rounds": 6})
        ann = server.guest(room["tickets"][0])
        told = time.time_ns
        while ann.asked:
            ann.ask("play", move=ann.choices[-1]["move"])
        monkeypatch.setattr(time, "time_ns", lambda: told() - HOUR)
        server.guest({"code": room["code"]})
        moves = ann.table["moves"]
        while ann.table["moves"] == moves:
            ann.hear(20)

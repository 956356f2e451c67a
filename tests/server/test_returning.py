"""Who comes back while a room is being written away hears everything; so do all after it."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import pytest

from tests.server.running import Guest
from tests.server.within import usual, within
from undercroft.server.storage.store import Store

SLOWLY = 0.25


def test_who_returns_while_a_room_is_written_away_is_not_deaf(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_written = threading.Event()
    keep = Store.keep_snapshot

    def slowly(store: Store, code: str, version: int, build: str, body: bytes) -> None:
        is_written.set()
        time.sleep(SLOWLY)
        keep(store, code, version, build, body)

    with within(usual(tmp_path, idle=0.01, sweep=0.02)) as server:
        room = server.open()
        ann = server.guest(room["tickets"][0])
        ann.ask("say", words="back soon")
        monkeypatch.setattr(Store, "keep_snapshot", slowly)
        ann.leave()
        for _ in range(3):
            is_written.clear()
            assert is_written.wait(10)
            ann, bob = [server.guest(ticket) for ticket in room["tickets"]]
            time.sleep(2 * SLOWLY)
            bob.catch_up(ann.ask("say", words="can you hear me?")["version"])
            mover, other = sorted((ann, bob), key=lambda guest: not guest.asked)
            answer = mover.ask("play", move=mover.choices[0]["move"])
            assert answer["type"] == "done", answer
            Guest.catch_up(other, answer["version"])
            assert server.registry.rooms[room["code"]].connections
            ann.leave()
            bob.leave()

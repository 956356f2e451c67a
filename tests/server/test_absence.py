"""The server away, without its disk, or without its database: who is charged, who is told."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.playing import Message, forget_snapshots
from tests.server.within import Within, usual, within
from undercroft.server.live import time as clock
from undercroft.server.storage.store import Store
from undercroft.server.storage.tables import LINES, ROOMS
from undercroft.server.storage.uptimes import gaps

HOUR = 3_600_000


@pytest.mark.parametrize("is_idle", [True, False])
def test_the_time_when_no_server_was_there_is_on_nobodys_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_idle: bool
) -> None:
    """But a room that nobody looks at while the server is there goes on."""
    monkeypatch.setattr(clock, "_ahead", clock._ahead)
    config = usual(tmp_path)
    with within(config) as server:
        room = server.open(clock={"bank": 600})
        server.guest(room["tickets"][0])
        if is_idle:
            clock._ahead += 120_000
    clock._ahead += HOUR
    with within(config) as server:
        ann = server.guest(room["tickets"][0])
        (running,) = [c for c in ann.table["room"]["clocks"] if c["since"]]
        charged = 120_000 if is_idle else 0
        assert charged <= 600_000 - running["left"] < charged + 60_000
        assert any("nobody's clock" in line["words"] for line in ann.table["talk"])


def test_what_no_span_covers_is_missed() -> None:
    assert gaps(0, 100, []) == 100
    assert gaps(0, 100, [(50, 100)]) == 50
    assert gaps(10, 100, [(0, 20), (15, 40), (60, 200)]) == 20
    assert gaps(10, 100, [(0, 200)]) == 0


def full(*_: object) -> None:
    raise OperationalError("", {}, sqlite3.OperationalError("database or disk is full"))


def test_health_says_that_the_disk_is_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with within(usual(tmp_path)) as server:
        assert server.answer("/health")[:1] == (200,)
        room = server.open()
        ann = server.guest(room["tickets"][0])
        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", full)
            assert ann.ask("say", words="hm")["type"] == "refused"
            status, words, _ = server.answer("/health")
        assert status == 503
        assert words["error"] == "rooms cannot be written: database or disk is full"
        assert ann.ask("say", words="better")["type"] == "done"
        assert server.answer("/health")[0] == 200


def test_health_says_that_the_database_is_gone(tmp_path: Path) -> None:
    with within(usual(tmp_path)) as server:
        for file in tmp_path.glob("rooms.db*"):
            file.rename(tmp_path / f"away-{file.name}")
        server.registry.pulse._beaten = float("-inf")
        status, words, _ = server.answer("/health")
        assert status == 503
        assert words["error"] == "rooms cannot be written: the file of the database is gone"


def test_a_request_without_the_database_is_answered_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with within(usual(tmp_path)) as server:
        monkeypatch.setattr(Store, "setup", full)
        status, words, _ = server.answer("/api/rooms/ABCDEF")
        assert status == 503
        assert "cannot reach its rooms" in words["error"]


def closed_with(server: Within, ticket: Message) -> tuple[int, str]:
    """How the socket of a ticket is closed."""
    path = f"{server.address.replace('http', 'ws')}/api/rooms/{ticket['code']}/socket"
    with connect(path) as socket:
        socket.send(f'{{"do": "hello", "token": "{ticket["token"]}"}}')
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_nobody_is_told_that_a_seat_is_lost_when_the_server_cannot_read(tmp_path: Path) -> None:
    config = usual(tmp_path)
    with within(config) as server:
        rooms = [server.open() for _ in range(2)]
    store = Store(config.database)
    with store.engine.begin() as db:
        first = (LINES.c.code == rooms[0]["code"]) & (LINES.c.number == 1)
        db.execute(update(LINES).where(first).values(body=b"{"))
        second = ROOMS.c.code == rooms[1]["code"]
        db.execute(update(ROOMS).where(second).values(setup=b"{}"))
    store.close()
    forget_snapshots(config)
    with within(config) as server:
        for room in rooms:
            code, words = closed_with(server, room["tickets"][0])
            assert code == 4500
            assert "cannot be read" in words
        assert closed_with(server, {"code": "NOROOM", "token": "x"})[0] == 4404
        well = server.open()
        assert closed_with(server, {"code": well["code"], "token": "x"})[0] == 1008

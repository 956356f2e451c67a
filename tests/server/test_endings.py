"""Rooms end when nobody cares for them any more, and not before they were warned."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import func, select

from tests.server.playing import Message
from tests.server.within import Within, usual, within
from undercroft.server.live import room_registry
from undercroft.server.live import time as clock
from undercroft.server.storage.tables import LINES, ROOMS, SNAPSHOTS

HOUR = 3_600_000
DAY = 24 * HOUR


@pytest.fixture(autouse=True)
def _time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "_ahead", clock._ahead)


def soon(check: Callable[[], bool]) -> None:
    until = time.monotonic() + 10
    while not check():
        assert time.monotonic() < until
        time.sleep(0.03)


def talk(server: Within, ticket: Message) -> str:
    """What the table is told."""
    guest = server.guest(ticket)
    guest.leave()
    return " / ".join(line["words"] for line in guest.table["talk"])


def left(server: Within, code: str) -> int:
    """How many rows there are of a room."""
    with server.registry.store.engine.connect() as db:
        counts = [
            db.execute(select(func.count()).where(table.c.code == code)).scalar_one()
            for table in (ROOMS, LINES, SNAPSHOTS)
        ]
    return sum(counts)


def test_a_lobby_ends_after_a_warning_unless_somebody_opens_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room_registry, "SLICE", 1)
    with within(usual(tmp_path, sweep=0.05)) as server:
        room = server.open("person:Ann", "open", start=False)
        game = server.open()
        code, ann, watcher = room["code"], room["tickets"][0], {"code": room["code"]}
        clock._ahead += 17 * HOUR
        time.sleep(0.3)
        assert "this room ends" not in talk(server, watcher)
        clock._ahead += 2 * HOUR
        soon(lambda: "this room ends on" in talk(server, watcher))
        clock._ahead += 5 * HOUR
        server.guest(ann).leave()
        soon(lambda: "Ann is here; the room stays" in talk(server, watcher))
        clock._ahead += 17 * HOUR
        time.sleep(0.3)
        assert talk(server, watcher).endswith("the room stays")
        clock._ahead += 2 * HOUR
        soon(lambda: talk(server, watcher).count("this room ends") == 2)
        clock._ahead += 7 * HOUR
        soon(lambda: left(server, code) == 0)
        assert server.answer(f"/api/rooms/{code}")[0] == 404
        assert left(server, game["code"]) > 0
        assert "this room ends" not in talk(server, game["tickets"][0])


@pytest.mark.parametrize(("pace", "days"), [("live", 30), ("slow", 90)])
def test_an_abandoned_game_ends_even_if_the_server_was_not_there(
    tmp_path: Path, pace: str, days: int
) -> None:
    config = usual(tmp_path, sweep=0.05)
    with within(config) as server:
        room = server.open(pace=pace)
        kept = server.open(pace=pace)
    clock._ahead += (days - 8) * DAY
    with within(config) as server:
        time.sleep(0.3)
        assert "this room ends" not in talk(server, {"code": room["code"]})
        server.guest(kept["tickets"][1]).leave()
    clock._ahead += 3 * DAY
    with within(config) as server:
        soon(lambda: "this room ends" in talk(server, {"code": room["code"]}))
    clock._ahead += 8 * DAY
    with within(config) as server:
        soon(lambda: left(server, room["code"]) == 0)
        assert "this room ends" not in talk(server, kept["tickets"][0])


def test_what_was_not_taken_away_before_a_stop_is_taken_away_after_it(tmp_path: Path) -> None:
    config = usual(tmp_path)
    with within(config) as server:
        code = server.open()["code"]
        version = server.registry.store.versions([code])[code]
        assert not server.registry.store.end_room(code, version - 1, 0)
        assert server.registry.store.end_room(code, version, 0)
        assert server.answer(f"/api/rooms/{code}")[0] == 404
    with within(config) as server:
        soon(lambda: left(server, code) == 0)

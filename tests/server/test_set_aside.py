"""Rooms that cannot be read: each is set aside by itself, up to what can be read of it."""

import json
import random
import time
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import func, select, update
from starlette.testclient import TestClient

from tests.server.playing import (
    Message,
    entered,
    forget_snapshots,
    opened,
    play_on,
    seated,
)
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.live import room_registry
from undercroft.server.room.room import Room
from undercroft.server.room.snapshot import taken
from undercroft.server.storage.store import Store
from undercroft.server.storage.tables import LINES, ROOMS, SNAPSHOTS

ILLEGAL = b'{"line":"moved","seat":0,"move":"p1 strike p1"}'
NO_LINE = b'{"line":"juggled"}'


def write_to_log(config: Config, code: str, *bodies: bytes) -> int:
    """Put lines into a log that nobody has checked; the number of the first."""
    store = Store(config.database)
    with store.engine.begin() as db:
        last = db.execute(select(func.max(LINES.c.number)).where(LINES.c.code == code)).scalar_one()
        for number, body in enumerate(bodies, last + 1):
            row = {"code": code, "number": number, "at": 1, "body": body}
            db.execute(LINES.insert(), row)
        new = {"version": last + len(bodies), "due": 1}
        db.execute(update(ROOMS).where(ROOMS.c.code == code).values(new))
    store.close()
    return int(last) + 1


def spoil(config: Config, table: str, code: str) -> None:
    """What is kept of a room is damaged on the disk."""
    store = Store(config.database)
    with store.engine.begin() as db:
        if table == "snapshots":
            here = SNAPSHOTS.c.code == code
            db.execute(update(SNAPSHOTS).where(here).values(body=b'{"version":'))
        else:
            db.execute(update(ROOMS).where(ROOMS.c.code == code).values(setup=b"{}"))
    store.close()


@pytest.mark.parametrize("is_saved", [True, False])
@pytest.mark.parametrize("bodies", [(ILLEGAL,), (NO_LINE,), (ILLEGAL, ILLEGAL)])
def test_a_room_is_offered_up_to_a_line_that_cannot_be_read(
    config: Config, tmp_path: Path, bodies: tuple[bytes, ...], is_saved: bool
) -> None:
    with TestClient(create_app(tmp_path, config)) as client:
        room = opened(client, start=True)
        with seated(client, room) as players:
            play_on(players, 6, random.Random(4).randrange)
            before = [(p.scene, p.code, p.log) for p in players]
    first = write_to_log(config, room["code"], *bodies)
    if not is_saved:
        forget_snapshots(config)
    with TestClient(create_app(tmp_path, config)) as client:
        with seated(client, room) as players:
            assert [(p.scene, p.code, p.log) for p in players] == before
            assert f"line {first} of this room's log" in players[0].table["talk"][-1]["words"]
            mover = next(p for p in players if p.asked)
            refused = mover.ask("play", move=mover.choices[0]["move"])
            assert refused["code"] == "closed"
            assert f"line {first}" in refused["words"]
            assert mover.ask("say", words="hm")["code"] == "closed"
            moves = mover.table["moves"]
        path = f"/api/rooms/{room['code']}"
        assert client.post(f"{path}/join", json={"name": "Eve"}).status_code == 404
        again = client.post(f"{path}/branch", json={"moves": moves, "host": "Ann"}).json()
        with seated(client, again) as [ann]:
            play_on([ann], 5)


def test_a_damaged_snapshot_is_left_for_the_log(config: Config, tmp_path: Path) -> None:
    with TestClient(create_app(tmp_path, config)) as client:
        room = opened(client, start=True)
        with seated(client, room) as players:
            play_on(players, 6, random.Random(4).randrange)
            before = [(p.scene, p.code, p.log) for p in players]
    spoil(config, "snapshots", room["code"])
    with TestClient(create_app(tmp_path, config)) as client, seated(client, room) as players:
        assert [(p.scene, p.code, p.log) for p in players] == before
        play_on(players, 5)


def test_rooms_that_cannot_be_read_stop_no_other(config: Config, tmp_path: Path) -> None:
    """More of them than are taken up at once, all of them due before the others."""
    with TestClient(create_app(tmp_path, replace(config, bot_pause=600))) as client:
        bots = ("bot:random", "bot:random")
        broken = [opened(client, "toy", *bots, start=True)["code"] for _ in range(4)]
        whole = [opened(client, "toy", *bots, start=True) for _ in range(3)]
    for code in broken[:2]:
        write_to_log(config, code, ILLEGAL)
    for code in broken[2:]:
        spoil(config, "rooms", code)
    forget_snapshots(config)
    hurried = replace(config, sweep=0.05, idle=0.2)
    with (
        pytest.MonkeyPatch.context() as patch,
        TestClient(create_app(tmp_path, hurried)) as client,
    ):
        patch.setattr(room_registry, "SWEPT_AT_ONCE", 2)
        for room in whole:
            with entered(client, {"code": room["code"]}) as seen:
                while seen.table["room"]["status"] != "over":
                    seen.hear()
        assert client.get(f"/api/rooms/{broken[0]}").status_code == 200
        lost = client.get(f"/api/rooms/{broken[2]}")
        assert (lost.status_code, "cannot be read" in lost.json()["error"]) == (500, True)
        until = time.monotonic() + 10
        while "undercroft_rooms_loaded 0\n" not in client.get("/metrics").text:
            assert time.monotonic() < until, "rooms are not let go"
            time.sleep(0.05)


def test_a_room_that_cannot_be_saved_keeps_no_other_from_it(
    config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(tmp_path, config)) as client:
        rooms = [opened(client, start=True) for _ in range(4)]
        for room in rooms:
            with seated(client, room) as players:
                play_on(players, 3)
        cannot_save(monkeypatch, rooms[1])
    store = Store(config.database)
    with store.engine.connect() as db:
        saved = set(db.execute(select(SNAPSHOTS.c.code)).scalars())
    store.close()
    assert saved == {room["code"] for room in rooms} - {rooms[1]["code"]}
    with TestClient(create_app(tmp_path, config)) as client:
        for room in rooms:
            with seated(client, room) as players:
                play_on(players, 1)


def cannot_save(monkeypatch: pytest.MonkeyPatch, lost: Message) -> None:
    """Something is wrong with one room in memory."""

    def fails(room: Room) -> bytes:
        if room.code == lost["code"]:
            raise ValueError(json.dumps("this cannot be saved"))
        return taken(room)

    monkeypatch.setattr(room_registry, "taken", fails)

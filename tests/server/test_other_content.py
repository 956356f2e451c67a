"""A new release with other numbers: no open room and no campaign fails to load."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import urllib.error
from pathlib import Path

import pytest

import undercroft
from tests.server.playing import Message
from tests.server.running import Guest, Running, running
from undercroft.server.storage.store import Store
from undercroft.server.storage.tables import LINES

ROOT = Path(undercroft.__file__).parent
NUMBERS = re.compile(r"\b(health|strength|speed|xp|power|defense|most|rounds) = (\d+)")
GAMES = ("alliance", "caverns", "infinity")


def released(folder: Path) -> Path:
    """A copy of the package in which every such number is one more."""
    shutil.copytree(
        ROOT, folder / "undercroft", ignore=shutil.ignore_patterns("__pycache__", "web")
    )
    changed = 0
    for table in (folder / "undercroft" / "games").rglob("tables/*.toml"):
        text, count = NUMBERS.subn(lambda m: f"{m[1]} = {int(m[2]) + 1}", table.read_text("utf-8"))
        table.write_text(text, "utf-8")
        changed += count
    assert changed > 100
    return folder


def moved_on(server: Running, room: Message, moves: int, chance: random.Random) -> int:
    """Ann plays so many moves, or to the end; how many the table has seen."""
    (ann,) = [Guest(server, ticket) for ticket in room["tickets"]]
    for _ in range(moves):
        if ann.table["room"]["status"] == "over":
            break
        answer = ann.ask("play", move=chance.choice(ann.choices)["move"])
        assert answer["type"] == "done", answer
        ann.catch_up(answer["version"])
    return int(ann.table["moves"])


def test_no_open_room_and_no_campaign_fails_to_load(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, chance = f"sqlite:///{tmp_path / 'rooms.db'}", random.Random(3)
    hot_seat = ("person:Ann", "person:Ann")
    with running(database) as server:
        rooms = [server.open(game, *hot_seat) for game in GAMES]
        before = [moved_on(server, room, 25, chance) for room in rooms]
        body = {"game": "alliance", "kind": "line", "seats": 2, "host": "Ann"}
        campaign = server.post("/api/campaigns", body)
        server.end(signal.SIGTERM)
    monkeypatch.setenv("PYTHONPATH", str(released(tmp_path / "release")))
    with running(database) as server:
        after = [moved_on(server, room, 25, chance) for room in rooms]
        assert all(now > then for now, then in zip(after, before))
        page = json.loads(server.get(f"/api/campaigns/{campaign['code']}", campaign["token"]))
        assert page["coming"]
        assert page["problem"] == ""
        records = [record_of(server, room) for room in rooms]
        server.end(signal.SIGKILL)
    # What was adopted is kept: the server of now finds it again, also after a hard end.
    with running(database) as server:
        assert [moved_on(server, room, 0, chance) for room in rooms] == after
        for room, then, record in zip(rooms, before, records):
            assert record_of(server, room) == record
            assert "start = " in record
            with pytest.raises(urllib.error.HTTPError) as refused:
                server.get(f"/api/rooms/{room['code']}/moments/{then - 1}", token_of(room))
            assert "another one since" in refused.value.read().decode()
            server.get(f"/api/rooms/{room['code']}/moments/{then}", token_of(room))
        server.end(signal.SIGTERM)


def test_rooms_are_checked_before_a_release(tmp_path: Path) -> None:
    """Each room does under the new content what was said of it before, and nothing was written."""
    database, chance = f"sqlite:///{tmp_path / 'rooms.db'}", random.Random(3)
    with running(database) as server:
        lobby = server.open("alliance", "person:Ann", "open", start=False)
        rooms = [server.open(game, "person:Ann", "person:Ann") for game in GAMES]
        for room in rooms:
            moved_on(server, room, 25, chance)
        assert set(checked(database).values()) == {"goes on"}
        server.end(signal.SIGTERM)
    store = Store(database)
    with store.engine.begin() as db:
        db.execute(LINES.insert(), {"code": rooms[2]["code"], "number": 999, "at": 1, "body": b"{"})
    store.close()
    before = (tmp_path / "rooms.db").read_bytes()
    assert checked(database)[rooms[2]["code"]] == "to be closed"
    found = checked(database, released(tmp_path / "release"))
    assert found[lobby["code"]] == "goes on"
    assert [found[room["code"]] for room in rooms[:2]] == ["from snapshot"] * 2
    assert found[rooms[2]["code"]] == "to be closed"
    assert (tmp_path / "rooms.db").read_bytes() == before


def checked(database: str, release: Path | None = None) -> dict[str, str]:
    """What `undercroft rooms check` says of each room, of this release or another."""
    path = os.pathsep.join(filter(None, [str(release or ""), os.environ.get("PYTHONPATH", "")]))
    done = subprocess.run(
        [sys.executable, "-m", "undercroft", "rooms", "check", "--database", database],
        env={**os.environ, "PYTHONPATH": path, "COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=False,
    )
    verdicts = re.findall(
        r"^ *([A-Z2-9]{6}) .*(goes on|from snapshot|to be closed)", done.stdout, re.M
    )
    assert done.returncode == int("to be closed" in dict(verdicts).values()), done.stderr
    assert done.stderr == ""
    return dict(verdicts)


def token_of(room: Message) -> str:
    """The secret of who opened a room."""
    return str(room["tickets"][0]["token"])


def record_of(server: Running, room: Message) -> str:
    """The record as Ann may read it."""
    return server.get(f"/api/rooms/{room['code']}/record", token_of(room)).decode()

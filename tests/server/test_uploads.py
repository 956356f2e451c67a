"""What people send to be read: it is read apart, with limits, and only what can be played opens."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import undercroft as uc
from tests.server.heavy import ENDLESS, HEAVY, HUGE
from tests.server.playing import entered, opened, play_on, seated
from tests.toy.game import TOY
from undercroft.server.app import create_app
from undercroft.server.config import Config, Limits
from undercroft.server.live import loading, room_registry
from undercroft.server.room.room import Room
from undercroft.server.storage.store import Store

UNDRAWN = """\
format = 1
game = "toy"
seats = 2

[state]
zones = []
homes = []
owners = []

[[frames]]
frame = "choose"
who = 0
verb = "strike"
values = [1]
words = "Whom?"
"""
"""A position in which something is asked at a table without cards: nobody can be shown it."""


@pytest.fixture
def client(config: Config, tmp_path: Path) -> Iterator[TestClient]:
    """A server that reads for a second, in half a gigabyte."""
    limits = Limits(rooms_per_minute=10_000, reading_seconds=1, reading_bytes=1 << 29)
    games = (*config.games, "tests.server.heavy:HEAVY")
    with TestClient(create_app(tmp_path, replace(config, games=games, limits=limits))) as running:
        yield running


def record(game: str = "heavy", hearts: int = 3, start: str = "") -> str:
    """The beginning of a record."""
    uc.register(TOY)
    uc.register(HEAVY)
    text = uc.new(game, 2, 3).record()
    if start:
        header = text[: text.index("---")]
        text = f"start = '''\n{start}'''\n{header}---\n"
    return text.replace("hearts = 3", f"hearts = {hearts}")


@pytest.mark.parametrize("hearts", [ENDLESS, HUGE])
def test_what_takes_too_much_is_refused_and_the_next_is_read(
    client: TestClient, hearts: int
) -> None:
    for _ in range(2):
        answer = client.post("/api/rooms", json={"record": record(hearts=hearts)})
        assert answer.status_code == 400
        assert "too much" in answer.json()["error"]
    fine = client.post("/api/rooms", json={"record": record()}).json()
    with seated(client, fine) as [reader]:
        assert reader.table["room"]["status"] == "over"


def test_nobody_waits_for_what_is_being_read(client: TestClient) -> None:
    room = opened(client, start=True)
    client.post("/api/rooms", json={"record": record()})
    sent = threading.Thread(
        target=client.post, args=("/api/rooms",), kwargs={"json": {"record": record(hearts=1)}}
    )
    sent.start()
    with seated(client, room) as players:
        begun = time.monotonic()
        play_on(players, 5)
        assert time.monotonic() - begun < 1
    sent.join()


def test_a_record_is_no_longer_than_games_are(client: TestClient) -> None:
    long = record() + "# nothing\n" * 12_000
    answer = client.post("/api/rooms", json={"record": long})
    assert (answer.status_code, "lines is too long" in answer.json()["error"]) == (400, True)
    back_and_forth = record() + "p1 rest\nundo 1\n" * 200
    answer = client.post("/api/rooms", json={"record": back_and_forth})
    assert (answer.status_code, "200 times" in answer.json()["error"]) == (400, True)


def test_rooms_are_found_while_records_are_loaded(
    client: TestClient, config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many records are being read again, no other room waits for that."""
    shown = [client.post("/api/rooms", json={"record": record("toy")}).json() for _ in range(12)]
    room = opened(client, start=True)
    client.__exit__(None, None, None)
    is_read, load = threading.Event(), loading.load

    def slowly(store: Store, code: str) -> Room | None:
        if code != room["code"]:
            is_read.wait(20)
        return load(store, code)

    monkeypatch.setattr(room_registry, "load_room", slowly)
    with TestClient(create_app(tmp_path, config)) as again:
        asked = [
            threading.Thread(target=again.get, args=(f"/api/rooms/{s['code']}",)) for s in shown
        ]
        for one in asked:
            one.start()
        time.sleep(0.2)
        begun = time.monotonic()
        assert again.get(f"/api/rooms/{room['code']}").status_code == 200
        assert time.monotonic() - begun < 5
        is_read.set()
        for one in asked:
            one.join()
    client.__enter__()


def test_a_record_that_nobody_can_be_shown_opens_no_room(client: TestClient) -> None:
    crafted = record("toy", start=UNDRAWN)
    assert uc.replay(crafted).legal()
    answer = client.post("/api/rooms", json={"record": crafted})
    assert answer.status_code == 400
    assert "cannot be played" in answer.json()["error"]


def test_one_plays_on_from_a_record_that_was_sent(client: TestClient) -> None:
    shown = client.post("/api/rooms", json={"record": record("toy")}).json()
    path = f"/api/rooms/{shown['code']}/branch"
    answer = client.post(path, json={"moves": 5, "seats": ["person:Ann", "open"]})
    with seated(client, answer.json()) as [ann]:
        assert ann.ask("bot", seat=1, bot="random")["type"] == "done"
        assert ann.ask("start")["type"] == "done"
    with entered(client, {"code": answer.json()["code"]}) as watcher:
        assert watcher.table["room"]["status"] == "playing"

"""Messages that no client sends: nothing crashes, no game changes."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.playing import Message, entered, opened, play_on, seated
from undercroft.server.live.live_room import LiveRoom
from undercroft.server.live.room_registry import RoomRegistry

DOES = (
    *("play", "undo", "redo", "sit", "stand", "bot", "start", "takeover", "takeback", "rewind"),
    *("vote", "why", "preview", "look", "log", "sync", "ping", "hello", "nonsense"),
)
FIELDS = (
    *("move", "seat", "count", "moves", "agree", "bot", "thing", "since", "until", "words"),
    *("id", "do", "token", "windows", "what"),
)
VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    31,
    10**30,
    1.5,
    "",
    "p1 pass",
    "sight",
    "danger",
    "d roll 6",
    "p1 draw ??",
    "p99 step s3",
    "card:" + "x" * 90,
    "ü\u0000\ud800"[:2],
    [],
    {},
    [[[]]],
    "x" * 400,
)

Maker = Callable[[random.Random, list[str]], str | bytes]


def garbage(chance: random.Random, _: list[str]) -> bytes:
    return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))


def nested(chance: random.Random, _: list[str]) -> str:
    return "[" * chance.randrange(5_000)


def wrong_types(chance: random.Random, _: list[str]) -> str:
    body: Message = {"do": chance.choice(DOES), "id": f"f{chance.randrange(10**9)}"}
    for _number in range(chance.randrange(4)):
        body[chance.choice(FIELDS)] = chance.choice(VALUES)
    return json.dumps(body)


def replayed(chance: random.Random, said: list[str]) -> str:
    return chance.choice(said)


def bent(chance: random.Random, said: list[str]) -> str:
    text = list(chance.choice(said))
    for _number in range(3):
        text[chance.randrange(len(text))] = chance.choice('{}[]",:0aé ')
    return "".join(text)


MAKERS: tuple[Maker, ...] = (garbage, nested, wrong_types, replayed, bent)


def digest(client: TestClient, code: str) -> str:
    registry: RoomRegistry = client.app.state.registry  # type: ignore[attr-defined]
    table = registry.rooms[code].room.table
    assert table is not None
    return table.digest()


@pytest.mark.parametrize("messages", [1_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_fuzzed_messages_change_no_game(client: TestClient, messages: int) -> None:
    room = opened(client, start=True)
    chance = random.Random(messages)
    with seated(client, room) as players:
        play_on(players, 5)
        said = [
            json.dumps({"do": "play", "id": f"out-{i}", "move": choice["move"]})
            for i, choice in enumerate(next(p for p in players if p.asked).choices)
        ]
        waiting = next(i for i, player in enumerate(players) if not player.asked)
        before = digest(client, room["code"])
        tickets = (room["tickets"][waiting], {"code": room["code"]})
        for start in range(0, messages, 100):
            with entered(client, tickets[start // 100 % 2]) as fuzzer:
                for _ in range(100):
                    made = chance.choice(MAKERS)(chance, said)
                    if isinstance(made, bytes):
                        fuzzer.session.send_bytes(made)
                    else:
                        fuzzer.session.send_text(made)
                assert fuzzer.ask("log", since=10**6, id=f"end-{start}")["log"] == []
            assert digest(client, room["code"]) == before
        play_on(players)


def test_an_oversized_message_closes_its_socket_alone(client: TestClient) -> None:
    room = opened(client, start=True)
    with seated(client, room) as players, entered(client, room["tickets"][0]) as big:
        big.session.send_text(json.dumps({"do": "say", "id": "big", "words": "x" * 20_000}))
        with pytest.raises(WebSocketDisconnect) as closed:
            big.until("closed")
        assert closed.value.code == 1009
        play_on(players, 2)


@pytest.mark.parametrize(
    ("first", "code"),
    [("nonsense", 1008), ('{"do": "play"}', 1008), ('{"do": "hello", "token": "wrong"}', 1008)],
)
def test_a_socket_begins_with_hello(client: TestClient, first: str, code: int) -> None:
    room = opened(client, start=True)
    with client.websocket_connect(f"/api/rooms/{room['code']}/socket") as session:
        session.send_text(first)
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text()
        assert closed.value.code == code


def test_a_socket_that_fails_is_closed_and_the_others_play_on(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = opened(client, start=True)
    with seated(client, room) as players, monkeypatch.context() as patch:
        patch.setattr(LiveRoom, "connect", None)
        with client.websocket_connect(f"/api/rooms/{room['code']}/socket") as session:
            session.send_text('{"do": "hello"}')
            with pytest.raises(WebSocketDisconnect) as closed:
                session.receive_text()
        assert closed.value.code == 1011
        play_on(players, 2)


def test_a_room_that_is_not_there(client: TestClient) -> None:
    assert client.get("/api/rooms/NOROOM").status_code == 404
    with client.websocket_connect("/api/rooms/NOROOM/socket") as session:
        session.send_text('{"do": "hello"}')
        with pytest.raises(WebSocketDisconnect) as closed:
            session.receive_text()
        assert closed.value.code == 4404


JSON = {"content-type": "application/json"}


def test_fuzzed_requests_are_refused_in_a_sentence(client: TestClient) -> None:
    chance = random.Random(1)
    room = opened(client, start=True)
    paths = ("/api/rooms", f"/api/rooms/{room['code']}/join", f"/api/rooms/{room['code']}/branch")
    for _ in range(150):
        body = chance.choice(MAKERS)(chance, ['{"game": "toy", "seats": ["open"], "moves": -4}'])
        answer = client.post(chance.choice((*paths, "/api/mine")), content=body, headers=JSON)
        assert answer.status_code in (400, 404, 409, 429), answer.text
        assert answer.json()["error"]


def test_a_body_that_is_too_big_is_refused(client: TestClient) -> None:
    answer = client.post("/api/rooms", content=b" " * 600_000, headers=JSON)
    assert answer.status_code == 429
    assert "at most" in answer.json()["error"]

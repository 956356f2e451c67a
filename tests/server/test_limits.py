"""How much anybody may ask for."""

from dataclasses import replace
from pathlib import Path

from starlette.testclient import TestClient

from tests.server.playing import entered, opened, seated
from undercroft.server.app import create_app
from undercroft.server.config import Config, Limits


def limited(config: Config, folder: Path, limits: Limits) -> TestClient:
    return TestClient(create_app(folder, replace(config, limits=limits)))


def test_who_speaks_too_fast_is_told_to_slow_down(config: Config, tmp_path: Path) -> None:
    slow = Limits(burst=3, per_second=0.001)
    with limited(config, tmp_path, slow) as client, seated(client, opened(client)) as [ann, _]:
        answers = [ann.ask("say", words="hurry") for _ in range(5)]
        assert [a["type"] for a in answers] == ["done", "done", "done", "refused", "refused"]
        assert answers[-1]["code"] == "limit"


def test_rooms_are_limited(config: Config, tmp_path: Path) -> None:
    with limited(config, tmp_path, Limits(rooms=2)) as client:
        opened(client)
        opened(client)
        answer = client.post("/api/rooms", json={"game": "toy"})
        assert answer.status_code == 429
        assert "no room for more" in answer.json()["error"]


def test_a_visitor_opens_so_many_rooms_a_minute(config: Config, tmp_path: Path) -> None:
    with limited(config, tmp_path, Limits(rooms_per_minute=2)) as client:
        room = opened(client)
        opened(client)
        assert client.post("/api/rooms", json={"game": "toy"}).status_code == 429
        join = client.post(f"/api/rooms/{room['code']}/join", json={"name": "Bob"})
        assert join.status_code == 429


def test_a_room_holds_so_many_people(config: Config, tmp_path: Path) -> None:
    with limited(config, tmp_path, Limits(people=3)) as client:
        room = opened(client)
        path = f"/api/rooms/{room['code']}/join"
        assert client.post(path, json={"name": "Cleo", "watch": True}).status_code == 200
        assert client.post(path, json={"name": "Dan", "watch": True}).status_code == 409


def test_a_room_holds_so_many_sockets(config: Config, tmp_path: Path) -> None:
    with limited(config, tmp_path, Limits(sockets=2)) as client:
        room = opened(client)
        path = f"/api/rooms/{room['code']}/socket"
        with seated(client, room), client.websocket_connect(path) as third:
            third.send_json({"do": "hello"})
            assert third.receive()["code"] == 1013


def test_a_taken_seat_cannot_be_joined(client: TestClient) -> None:
    room = opened(client, "toy", "person:Ann", "open")
    path = f"/api/rooms/{room['code']}/join"
    assert client.post(path, json={"name": "Bob", "seat": 0}).status_code == 409
    ticket = client.post(path, json={"name": "Bob", "seat": 1}).json()
    with entered(client, ticket) as bob:
        assert bob.table["you"]["seats"] == [1]

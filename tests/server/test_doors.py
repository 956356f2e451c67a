"""Who is let in, under which name, and who is sent away again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.playing import entered, opened, play_on, seated
from tests.server.running import Lost
from tests.server.within import usual, within
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.doors import refusal

ROOM = {"game": "toy", "seats": ["person:Ann", "open"]}


@pytest.mark.parametrize(
    ("method", "host", "origin", "origins", "is_in"),
    [
        ("POST", "here:8642", "http://here:8642", (), True),
        ("POST", "here:8642", "", (), True),
        ("POST", "here:8642", "http://elsewhere", (), False),
        ("POST", "here:8642", "http://here:1", (), False),
        ("POST", "here:8642", "null", (), False),
        ("", "here:8642", "http://elsewhere", (), False),
        ("GET", "here:8642", "http://elsewhere", (), True),
        (
            "POST",
            "play.example.org",
            "https://play.example.org",
            ("https://play.example.org",),
            True,
        ),
        ("POST", "127.0.0.1:8642", "https://play.example.org", ("https://play.example.org",), True),
        ("POST", "play.example.org", "http://evil", ("https://play.example.org",), False),
        ("GET", "evil:8642", "", ("https://play.example.org",), False),
        ("GET", "localhost:8642", "", ("https://play.example.org",), True),
    ],
)
def test_only_pages_of_this_server_ask_it(
    method: str, host: str, origin: str, origins: tuple[str, ...], is_in: bool
) -> None:
    assert (refusal(method, host, origin, origins) == "") == is_in


def test_a_page_elsewhere_opens_no_room_and_no_socket(tmp_path: Path) -> None:
    with within(usual(tmp_path)) as server:
        status, words, _ = server.answer("/api/rooms", ROOM, origin="http://elsewhere")
        assert (status, "http://elsewhere may not" in words["error"]) == (403, True)
        assert server.answer("/api/rooms", ROOM, origin=server.address)[0] == 200
        code = server.open()["code"]
        path = f"{server.address.replace('http', 'ws')}/api/rooms/{code}/socket"
        with pytest.raises(InvalidStatus) as refused:
            server.guests.enter_context(connect(path, origin=Origin("http://elsewhere")))
        assert refused.value.response.status_code == 403
        server.guests.enter_context(connect(path, origin=Origin(server.address)))
    with within(replace(usual(tmp_path), origins=("http://elsewhere",))) as server:
        assert server.answer("/api/rooms", ROOM, origin="http://elsewhere")[0] == 200


def test_what_is_posted_is_json_and_says_so(tmp_path: Path) -> None:
    with within(usual(tmp_path)) as server:
        status, words, _ = server.answer("/api/rooms", ROOM, content_type="text/plain")
        assert (status, words["error"]) == (415, "what is sent here is application/json")
        kind = "application/json; charset=utf-8"
        assert server.answer("/api/rooms", ROOM, content_type=kind)[0] == 200


def test_pages_are_kept_apart_from_others(client: TestClient) -> None:
    heads = client.get("/health").headers
    assert heads["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in heads["permissions-policy"]


@pytest.mark.parametrize("name", [" ", "\u200b", "\u3000 \u2003"])
def test_something_is_to_be_seen_of_a_name(client: TestClient, name: str) -> None:
    code = opened(client, "toy", "person:Ann", "open")["code"]
    for path, body in (
        (f"/api/rooms/{code}/join", {"name": name}),
        ("/api/rooms", {"game": "toy", "host": name}),
        ("/api/rooms", {"game": "toy", "seats": [f"person:{name}", "open"]}),
    ):
        answer = client.post(path, json=body)
        assert (answer.status_code, "can be seen" in answer.text) == (400, True), path


def test_nobody_has_the_name_of_another(client: TestClient) -> None:
    code = opened(client, "toy", "person:Ann", "open")["code"]
    path = f"/api/rooms/{code}/join"
    names = [
        client.post(path, json={"name": name, "watch": True}).json()["name"]
        for name in ("Ann", " ann ", "A" * 40, "a" * 40)
    ]
    assert names == ["Ann 2", "ann 3", "A" * 40, f"{'a' * 36} 2"]


def test_the_host_sends_somebody_away_from_a_full_lobby(tmp_path: Path) -> None:
    config = usual(tmp_path)
    with within(replace(config, limits=replace(config.limits, people=2))) as server:
        room = server.open("person:Ann", "open", start=False)
        path, ann = f"/api/rooms/{room['code']}/join", server.guest(room["tickets"][0])
        _, ticket, _ = server.answer(path, {"name": "Bob"})
        bob = server.guest(ticket)
        assert server.answer(path, {"name": "Cleo"})[0] == 409
        assert bob.ask("dismiss", person=0)["code"] == "not-yours"
        assert ann.ask("dismiss", person=0)["code"] == "illegal"
        assert ann.ask("dismiss", person=1)["type"] == "done"
        with pytest.raises(Lost) as lost:  # noqa: PT012  (what comes before it)
            while True:
                bob.hear(5)
        closed = lost.value.__cause__
        assert isinstance(closed, ConnectionClosed)
        assert closed.rcvd is not None
        assert (closed.rcvd.code, closed.rcvd.reason) == (4403, "the host has sent you away")
        with pytest.raises(Lost):
            server.guest(ticket)
        _, cleo, _ = server.answer(path, {"name": "Cleo"})
        assert server.guest(cleo).table["you"]["seats"] == [1]
        assert ann.ask("start")["type"] == "done"
        assert ann.ask("dismiss", person=2)["code"] == "not-now"
    with within(config) as server, pytest.raises(Lost):
        server.guest(ticket)


def test_who_has_given_up_does_not_play_on(config: Config, tmp_path: Path) -> None:
    names = ("person:Ann", "person:Bob", "person:Cleo")
    with (
        TestClient(create_app(tmp_path, replace(config, bot_pause=600))) as client,
        seated(client, opened(client, "toy", *names, start=True)) as [ann, bob, cleo],
    ):
        play_on([ann, bob, cleo], 2)
        assert ann.ask("concede")["type"] == "done"
        for do, fields in (
            ("bot", {"seat": 0, "bot": ""}),
            ("bot", {"seat": 0, "bot": "random"}),
            ("takeback", {"seat": 0}),
            ("takeover", {"seat": 0}),
            ("takeover", {"seat": 1, "bot": "random"}),
            ("undo", {}),
            ("play", {"move": "p1 pass"}),
            ("vote", {"agree": True}),
            ("hint", {}),
        ):
            assert ann.ask(do, **fields)["type"] == "refused", do
        with entered(client, {"code": ann.table["room"]["code"]}) as watcher:
            assert watcher.table["room"]["seats"][0]["bot"] == "hard"

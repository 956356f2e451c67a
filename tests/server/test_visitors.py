"""What one address may do: sockets, words, moments, guesses, slow requests."""

from __future__ import annotations

import contextlib
import json
import socket as sockets
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.test_carriers import masked, until
from tests.server.within import Within, usual, within
from undercroft.server.addresses import visitor_of
from undercroft.server.config import Config, Limits
from undercroft.server.live.visitors import PerMinute, Visitors
from undercroft.server.room.refusing import Refuse


def limited(folder: Path, **limits: Any) -> Config:
    return usual(folder, limits=replace(Limits(), **limits))


def raw(server: Within) -> sockets.socket:
    where = urlsplit(server.address)
    return sockets.create_connection((where.hostname, where.port), timeout=10)


def watching(server: Within, code: str, **head: str) -> ClientConnection:
    path = f"{server.address.replace('http', 'ws')}/api/rooms/{code}/socket"
    socket = server.guests.enter_context(connect(path, additional_headers=head))
    with contextlib.suppress(ConnectionClosed):
        socket.send('{"do": "hello"}')
    return socket


def close_of(socket: ClientConnection) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:  # noqa: PT012  (what comes before it)
        for _ in range(100):
            socket.recv(10)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with within(limited(tmp_path, sockets_per_visitor=2)) as server:
        code = server.open()["code"]
        first, second = (watching(server, code) for _ in range(2))
        first.recv(10)
        second.recv(10)
        third = watching(server, code)
        assert close_of(third) == (1013, "too many sockets are open from where you are")
        first.close()
        second.close()
        until_free = time.monotonic() + 5
        while server.registry.visitors.open:
            assert time.monotonic() < until_free
            time.sleep(0.01)
        assert watching(server, code).recv(10)


def test_whoever_guesses_codes_is_refused_for_a_while_and_leaves_nothing(tmp_path: Path) -> None:
    with within(limited(tmp_path, unknown_per_minute=5)) as server:
        code = server.open()["code"]
        asked = [server.answer(f"/api/rooms/AAAA{n:02}")[0] for n in range(3)]
        assert asked == [404] * 3
        for n in range(2):
            assert close_of(watching(server, f"BBBB{n:02}"))[0] == 4404
        status, words, _ = server.answer(f"/api/rooms/{code}")
        assert (status, "codes that do not exist" in words["error"]) == (429, True)
        assert server.answer("/api/campaigns/AAAAAA")[0] == 429
        assert close_of(watching(server, code))[0] == 1013
        assert server.registry._loading == {}
        assert set(server.registry.rooms) <= {code}


def test_an_address_says_so_much_however_many_sockets_it_has(tmp_path: Path) -> None:
    with within(limited(tmp_path, said_per_minute=4)) as server:
        room = server.open()
        ann, bob = [server.guest(ticket) for ticket in room["tickets"]]
        both = [who.ask("say", words="hm") for who in (ann, bob, ann, bob, ann)]
        assert [answer["type"] for answer in both] == ["done"] * 4 + ["refused"]
        assert bob.ask("ping", thing="fig:m1")["code"] == "limit"
        mover = ann if ann.asked else bob
        assert mover.ask("play", move=mover.choices[0]["move"])["type"] == "done"


def test_an_address_looks_at_so_many_moments(tmp_path: Path) -> None:
    with within(limited(tmp_path, moments_per_minute=3)) as server:
        path = f"/api/rooms/{server.open()['code']}/moments/0"
        assert [server.answer(path)[0] for _ in range(4)] == [200, 200, 200, 429]


def test_who_did_nothing_for_a_minute_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    known, begun = PerMinute(2, "wait"), time.monotonic()
    for n in range(100):
        known.check(f"10.0.0.{n}")
    assert len(known) == 100
    monkeypatch.setattr(time, "monotonic", lambda: begun + 61)
    known.check("10.0.0.1")
    assert len(known) == 1
    known.check("10.0.0.1")
    with pytest.raises(Refuse):
        known.check("10.0.0.1")
    assert not Visitors(Limits()).open


@pytest.mark.parametrize(
    ("peer", "told", "proxies", "found"),
    [
        ("9.9.9.9", "1.2.3.4", ("127.0.0.1",), "9.9.9.9"),
        ("127.0.0.1", "1.2.3.4", (), "127.0.0.1"),
        ("127.0.0.1", "6.6.6.6, 1.2.3.4", ("127.0.0.1",), "1.2.3.4"),
        ("10.0.0.2", "1.2.3.4, 10.0.0.9", ("10.0.0.0/8",), "1.2.3.4"),
        ("10.0.0.2", "", ("10.0.0.0/8",), "10.0.0.2"),
        ("2001:db8::1", "", (), "2001:db8::/64"),
        ("2001:db8::2", "", (), "2001:db8::/64"),
        ("testclient", "1.2.3.4", (), "testclient"),
    ],
)
def test_only_proxies_of_ours_are_believed(
    peer: str, told: str, proxies: tuple[str, ...], found: str
) -> None:
    assert visitor_of(peer, [told], proxies) == found


@pytest.mark.parametrize("proxies", [(), ("127.0.0.1",)])
def test_nobody_gets_another_address_by_a_header(tmp_path: Path, proxies: tuple[str, ...]) -> None:
    config = limited(tmp_path, rooms_per_minute=2, unknown_per_minute=2)
    with within(replace(config, proxies=proxies)) as server:
        body = {"game": "toy", "seats": ["person:Ann", "open"]}
        told = [
            server.answer("/api/rooms", body, x_forwarded_for=f"1.2.3.{n}")[0] for n in range(4)
        ]
        assert told == ([200] * 4 if proxies else [200, 200, 429, 429])
        heads = [{"x-forwarded-for": f"1.2.3.{n}"} for n in range(4)]
        codes = [close_of(watching(server, "NOROOM", **head))[0] for head in heads]
        assert codes == ([4404] * 4 if proxies else [4404, 4404, 1013, 1013])


def test_headers_come_to_an_end(tmp_path: Path) -> None:
    with within(limited(tmp_path, head_seconds=0.5)) as server:
        with closing(raw(server)) as silent, closing(raw(server)) as slow:
            slow.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n")
            for n in range(4):
                time.sleep(0.1)
                slow.sendall(f"x-{n}: y\r\n".encode())
            assert until(slow, b"\r\n\r\n").startswith(b"HTTP/1.1 408")
            assert b"408" in until(silent, b"\r\n\r\n")
        with closing(raw(server)) as patient:
            for _ in range(2):
                patient.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
                assert until(patient, b'"ok"').startswith(b"HTTP/1.1 200")
                time.sleep(0.2)
        with closing(raw(server)) as endless:
            line = b"x-more: " + b"y" * 4_000 + b"\r\n"
            answer = b""
            try:
                endless.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n")
                for _ in range(40):
                    endless.sendall(line)
                    time.sleep(0.001)
                answer = until(endless, b"\r\n\r\n")
            except (BrokenPipeError, ConnectionResetError):
                answer = answer or b"HTTP/1.1 4"
            assert answer.startswith(b"HTTP/1.1 4")


def test_a_body_comes_to_an_end(tmp_path: Path) -> None:
    with within(limited(tmp_path, body_seconds=0.3)) as server, closing(raw(server)) as slow:
        head = "POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        slow.sendall(f"{head}Content-Length: 100\r\n\r\n{{".encode())
        assert until(slow, b"come to an end").startswith(b"HTTP/1.1 408")


def test_who_is_silent_is_cut_off_and_no_longer_here(tmp_path: Path) -> None:
    """A line that broke without a word: no pong comes."""
    with within(limited(tmp_path, beat_seconds=0.2)) as server:
        room = server.open()
        ann = server.guest(room["tickets"][0])
        with closing(raw(server)) as mute:
            mute.sendall(
                f"GET /api/rooms/{room['code']}/socket HTTP/1.1\r\nHost: x\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            until(mute, b"\r\n\r\n")
            hello = {"do": "hello", "token": room["tickets"][1]["token"]}
            mute.sendall(masked(json.dumps(hello).encode()))
            while ann.table["room"]["present"] != [0, 1]:
                ann.hear(20)
            while ann.table["room"]["present"] != [0]:
                ann.hear(20)

"""What carries sockets: whatever a client may send by the protocol of websockets is understood."""

from __future__ import annotations

import contextlib
import json
import resource
import secrets
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.playing import Message
from tests.server.running import Guest, Running, running
from undercroft.server.carriers import frames

HELLO = json.dumps({"do": "hello"})
SYNCS = 3_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("rooms")
    with running(f"sqlite:///{folder / 'rooms.db'}") as open_server:
        yield open_server


@pytest.fixture
def room(server: Running) -> Message:
    return server.open("toy", "person:Ann", "person:Bob")


def place(server: Running, room: Message) -> str:
    return f"{server.address.replace('http', 'ws')}/api/rooms/{room['code']}/socket"


def log_of(socket: ClientConnection, id_: str) -> Message:
    """The answer to a question that was asked."""
    while True:
        message: Message = json.loads(socket.recv(10))
        if message.get("id") == id_:
            return message


def asked(id_: str, pad: int = 0) -> str:
    return json.dumps({"do": "log", "id": id_, "since": 0}) + " " * pad


def masked(text: bytes, head: int = frames.WHOLE_TEXT) -> bytes:
    key = secrets.token_bytes(4)
    size = len(text)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2, "big")
    body = bytes(b ^ key[i % 4] for i, b in enumerate(text))
    return bytes([head]) + length + key + body


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, 1_000, 16_000])
def test_a_frame_is_cut_and_unmasked(size: int) -> None:
    words = secrets.token_bytes(size)
    data = b"before" + masked(words) + b"\x81"
    body, end = frames.cut(data, 6)
    assert frames.unmasked(data, body, end) == words
    assert end == len(data) - 1
    assert frames.cut(data, end)[1] > len(data)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_is_cut_where_it_ends(size: int) -> None:
    data = frames.text(b"x" * size) + b" " * 14
    body, end = frames.cut(data, 0)
    assert (end - body, len(data) - end) == (size, 14)


def test_a_message_in_fragments_is_one_message(server: Running, room: Message) -> None:
    with connect(place(server, room)) as socket:
        socket.send(HELLO)
        socket.send([asked("parts")[:9], asked("parts")[9:20], asked("parts")[20:]])
        assert log_of(socket, "parts")["type"] == "log"
        socket.send(asked("whole"))
        assert log_of(socket, "whole")["type"] == "log"


def test_bytes_are_understood_and_what_is_no_text_is_malformed(
    server: Running, room: Message
) -> None:
    with connect(place(server, room)) as socket:
        socket.send(HELLO)
        socket.send(asked("bytes").encode())
        assert log_of(socket, "bytes")["type"] == "log"
        socket.send(b'{"do": "log", "id": "\xff"}')
        assert log_of(socket, "")["code"] == "malformed"


def test_a_ping_is_answered(server: Running, room: Message) -> None:
    with connect(place(server, room)) as socket:
        assert socket.ping().wait(10)


def test_a_long_message_is_understood_and_one_too_long_ends_the_socket(
    server: Running, room: Message
) -> None:
    with connect(place(server, room)) as socket:
        socket.send(HELLO)
        socket.send(asked("long", pad=16_000))
        assert log_of(socket, "long")["type"] == "log"
        socket.send(asked("longer", pad=17_000))
        with pytest.raises(ConnectionClosed) as closed:
            log_of(socket, "longer")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_there_is_no_socket_elsewhere(server: Running) -> None:
    with pytest.raises(InvalidStatus) as refused:
        connect(f"{server.address.replace('http', 'ws')}/api/elsewhere")
    assert refused.value.response.status_code == 404


def test_messages_may_come_byte_by_byte_or_many_at_once(server: Running, room: Message) -> None:
    with closing(entered(server, room)) as raw:
        for byte in masked(HELLO.encode()) + masked(asked("slow").encode()):
            raw.sendall(bytes([byte]))
        until(raw, b'"id":"slow"')
        raw.sendall(b"".join(masked(asked(f"m{n}").encode()) for n in range(40)))
        until(raw, b'"id":"m39"')
        raw.sendall(masked(b"x", head=0xFF))
        until(raw, b"\x88")


def entered(server: Running, room: Message) -> sockets.socket:
    """A bare socket that has been let in."""
    host = urlsplit(server.address)
    assert host.hostname is not None
    raw = sockets.create_connection((host.hostname, host.port), timeout=10)
    raw.sendall(
        f"GET /api/rooms/{room['code']}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert until(raw, b"\r\n\r\n").startswith(b"HTTP/1.1 101")
    return raw


def until(raw: sockets.socket, wanted: bytes) -> bytes:
    """What comes, up to these bytes."""
    heard = b""
    while wanted not in heard:
        more = raw.recv(65_536)
        assert more, heard
        heard += more
    return heard


def test_who_does_not_read_is_cut_off_and_the_others_play_on(server: Running) -> None:
    room = server.open("alliance", "person:Ann", "person:Bob")
    ann = Guest(server, room["tickets"][0])
    with closing(entered(server, room)) as deaf:
        deaf.sendall(masked(HELLO.encode()))
        for n in range(SYNCS):
            deaf.sendall(masked(json.dumps({"do": "sync", "id": f"s{n}"}).encode()))
        for _ in range(100):
            assert ann.ask("say", words="hear me")["type"] == "done"
        heard = 0
        with contextlib.suppress(ConnectionResetError):
            while more := deaf.recv(1 << 20):
                heard += len(more)
    assert heard < SYNCS * len(ann.raw[0]) / 2
    assert ann.ask("say", words="still here")["type"] == "done"


PING, EMPTY_PART = 0x89, 0x00
FLOODS = 250


def taken(server: Running) -> int:
    """The memory of a server, in bytes."""
    pages = Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]
    return int(pages) * resource.getpagesize()


def test_who_pings_and_does_not_read_is_cut_off(server: Running, room: Message) -> None:
    """What the server would answer is not kept for ever, whoever asked for it."""
    before = taken(server)
    with closing(entered(server, room)) as deaf:
        deaf.sendall(masked(HELLO.encode()))
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            for _ in range(FLOODS):
                deaf.sendall(masked(b"x" * 125, head=PING) * 1_000)
                assert taken(server) - before < 16_000_000
    assert json.loads(server.get("/health"))["status"] == "ok"


@pytest.mark.parametrize("head", [PING, 0x8A, EMPTY_PART])
def test_frames_that_say_nothing_count_against_the_rate(tmp_path: Path, head: int) -> None:
    with running(f"sqlite:///{tmp_path / 'rooms.db'}", is_patient=False) as usual:
        room = usual.open("toy", "person:Ann", "person:Bob")
        with closing(entered(usual, room)) as raw:
            raw.sendall(masked(HELLO.encode()))
            first = b"" if head != EMPTY_PART else masked(b"{", head=0x01)
            raw.sendall(first + masked(b"", head=head) * 40)
            assert usual.process.poll() is None
            raw.sendall(masked(b"", head=head) * 40)
            assert until(raw, b"slow down")[-40:].find((1008).to_bytes(2, "big")) >= 0


def test_who_pings_now_and_then_stays(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'rooms.db'}", is_patient=False) as usual:
        room = usual.open("toy", "person:Ann", "person:Bob")
        with connect(place(usual, room)) as socket:
            socket.send(HELLO)
            for _ in range(3):
                assert all(socket.ping().wait(10) for _ in range(10))
                time.sleep(0.2)
            socket.send(asked("still"))
            assert log_of(socket, "still")["type"] == "log"

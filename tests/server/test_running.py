"""A real server: it ends well, it writes a log without secrets, a terminal can use its address."""

import json
import re
import signal
import time
from pathlib import Path

import pytest

from tests.server.running import Guest, Lost, Running, running
from undercroft.server.__main__ import main

FIRST_BOARD = 1.5


def test_a_server_that_is_asked_to_end_says_so_and_keeps_everything(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    with running(database) as server:
        room = server.open("toy", "person:Ann", "bot:random")
        ann = Guest(server, room["tickets"][0])
        code, moves = ann.code, ann.table["moves"]
        server.process.send_signal(signal.SIGTERM)
        while ann.hear()["type"] != "closing":
            pass
        with pytest.raises(Lost):
            ann.hear()
        assert server.process.wait(20) == 0
        log = server.errors()
    assert room["tickets"][0]["token"] not in log
    assert not re.search("seed|token|digest", log)
    assert all(json.loads(line)["what"] for line in log.splitlines())
    with running(database) as server:
        again = Guest(server, room["tickets"][0])
        assert again.table["moves"] >= moves
        assert again.code == code or again.table["moves"] > moves


def test_metrics_count_what_happened(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'rooms.db'}") as server:
        room = server.open("toy", "person:Ann", "person:Bob")
        guests = [Guest(server, ticket) for ticket in room["tickets"]]
        mover = next(guest for guest in guests if guest.asked)
        mover.ask("play", move=mover.choices[0]["move"])
        mover.ask("play", move="nonsense")
        text = server.get("/metrics").decode()
    assert 'undercroft_moves_total{by="person"} 1' in text
    assert 'undercroft_commands_total{outcome="done"} 1' in text
    assert "undercroft_sockets 2" in text
    assert 'undercroft_write_seconds_bucket{le="+Inf"} 1' in text


def test_bots_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'rooms.db'}") as server:
        room = server.open("toy", "bot:greedy", "bot:greedy", options={"rounds": 6})
        watcher = Guest(server, {"code": room["code"]})
        while watcher.hear()["type"] != "update":
            pass
        thinkers = children(server.process.pid)
        assert thinkers
        server.end(signal.SIGKILL)
        until = time.monotonic() + 20
        while any(Path(f"/proc/{pid}").exists() for pid in thinkers):
            assert time.monotonic() < until, "a bot's process is left over"
            time.sleep(0.05)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text()
    return [int(word) for word in found.split()]


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("nonsense", "is not the URL of a database"),
        ("sqlite:////proc/nowhere/rooms.db", "rooms cannot be kept in /proc/nowhere/rooms.db"),
        ("postgresql+psycopg://me:secret@127.0.0.1:1/x", "postgresql+psycopg://me:***@127.0.0.1"),
    ],
)
def test_a_place_where_rooms_cannot_be_kept_is_a_sentence(
    database: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--no-browser", "--port=0", "--database", database]) == 1
    told = capsys.readouterr().err
    assert words in told
    assert len(told.splitlines()) == 1


def test_a_second_server_does_not_share_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    with running(database):
        assert main(["--no-browser", "--port=0", "--database", database]) == 1
    assert "another server keeps its rooms in" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["alliance", "caverns", "infinity"])
def test_a_board_is_there_soon_after_the_home_page(tmp_path: Path, game: str) -> None:
    with running(f"sqlite:///{tmp_path / 'rooms.db'}") as server:
        server.get("/api/games")
        times = [board_of(server, game) for _ in range(3)]
    assert min(times) < FIRST_BOARD


def board_of(server: Running, game: str) -> float:
    """How long it takes until a new room shows its board."""
    begun = time.perf_counter()
    room = server.open(game, "person:You", "bot:greedy")
    you = Guest(server, room["tickets"][0])
    assert any(id_.startswith("board:") for id_ in you.scene)
    return time.perf_counter() - begun

"""`undercroft join`, `resume` and `rooms` against a real server."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import COMMAND, ENVIRONMENT, run
from tests.server.running import Guest, Running, running
from undercroft.server.storage.store import sqlite_url


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    with running(sqlite_url(tmp_path / "rooms.db")) as started:
        yield started


def started(data: Path, *words: str) -> subprocess.Popen[str]:
    """The command in a process of its own, with its own tickets."""
    environment = ENVIRONMENT | {"XDG_DATA_HOME": str(data), "PYTHONUNBUFFERED": "1"}
    pipe = subprocess.PIPE
    command = [*COMMAND, *words]
    return subprocess.Popen(command, env=environment, stdin=pipe, stdout=pipe, text=True)


def heard(process: subprocess.Popen[str], words: str) -> str:
    """Read lines until one holds these words."""
    assert process.stdout is not None
    for line in process.stdout:
        if words in line:
            return line
    raise AssertionError(f"it ended without saying {words!r}")


def typed(process: subprocess.Popen[str], words: str) -> None:
    """Type a line."""
    assert process.stdin is not None
    process.stdin.write(f"{words}\n")
    process.stdin.flush()


def test_a_room_in_plain_lines_left_and_taken_up_again(server: Running, tmp_path: Path) -> None:
    room = server.open("toy", "open", "person:Ann", start=False, options={"rounds": 6})
    code, address = room["code"], server.address
    ann = Guest(server, room["tickets"][0])
    with started(tmp_path / "data", "join", code, "--server", address, "--name", "Bob") as bob:
        heard(bob, "Bob (you)")
        ann.ask("start")
        heard(bob, "State code")
        typed(bob, "rest")
        heard(bob, "rest")
        typed(bob, "code")
        said = heard(bob, "the state code is")
        ann.ask("sync")
        assert ann.code in said
        typed(bob, "quit")
        heard(bob, f"undercroft resume {code}")
        assert bob.wait(10) == 0
    listed = run("rooms").stdout
    assert code in listed
    assert "Bob" in listed
    with started(tmp_path / "data", "resume", code) as again:
        heard(again, "Bob (you)")
        typed(again, "quit")
        heard(again, "Come back")
        assert again.wait(10) == 0


@pytest.mark.usefixtures("server")
def test_without_a_ticket_there_is_no_way_back() -> None:
    assert "You have joined no room yet" in run("rooms").stdout
    result = run("resume", "ABCDEF")
    assert result.exit_code == 2
    assert "no ticket for room ABCDEF" in result.stderr


def test_a_room_that_is_not_there_is_told_in_a_sentence(server: Running) -> None:
    result = run("join", "NOROOM", "--server", server.address)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_what_draws_screens_is_loaded_only_when_needed() -> None:
    code = "import sys, undercroft.cli; print({'textual', 'websockets'} & set(sys.modules))"
    told = subprocess.run(
        [sys.executable, "-c", code], env=ENVIRONMENT, capture_output=True, text=True, check=True
    )
    assert told.stdout == "set()\n"

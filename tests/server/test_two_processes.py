"""Two processes on one PostgreSQL, with much to tell each other, or deaf to what they are told."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.server.playing import Message, Player, entered, opened
from tests.server.postgres import postgres
from tests.server.running import Guest, Lost, Running, running
from undercroft.server.app import create_app
from undercroft.server.config import Config
from undercroft.server.storage.wire import Wire

ROOMS = 6
MOVES = 25
PATIENCE = 5.0
POINTS_EVERY = 0.04


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A database of a real PostgreSQL."""
    with postgres() as url:
        yield url


class Pointing(threading.Thread):
    """Somebody who points at things all the time."""

    def __init__(self, server: Running, ticket: Message, ends: threading.Event) -> None:
        super().__init__()
        self.guest, self.ends = Guest(server, ticket), ends

    def run(self) -> None:
        """Point, about as fast as the server lets anybody, until all is played."""
        while not self.ends.is_set():
            try:
                self.guest.ask("ping", thing="sq:1,1")
                self.ends.wait(POINTS_EVERY)
            except (Lost, TimeoutError):
                return


def shown(guest: Guest, version: int) -> bool:
    """Whether somebody is shown a version in time."""
    until = time.monotonic() + PATIENCE
    while guest.table["version"] < version and time.monotonic() < until:
        guest.hear()
    return bool(guest.table["version"] >= version)


def play_apart(servers: list[Running], room: Message, faults: list[object]) -> None:
    """Two people play, each at a process; all that one does is shown to the other in time."""
    guests = [Guest(server, ticket) for server, ticket in zip(servers, room["tickets"])]
    chance = random.Random(7)
    version = 0
    for guest in guests:
        guest.ask("prefer", windows="ask")
    for _ in range(MOVES):
        late = [guest.table for guest in guests if not shown(guest, version)]
        if late or guests[0].table["room"]["status"] == "over":
            faults += late
            return
        mover = next(guest for guest in guests if guest.asked)
        answer = mover.ask("play", move=chance.choice(mover.choices)["move"])
        if answer["type"] != "done":
            faults.append(answer)
            return
        version = answer["version"]


def test_no_room_stands_still_while_people_point_at_things(database: str) -> None:
    with (
        running(database, is_patient=False) as one,
        running(database, is_patient=False) as other,
    ):
        servers, ends = [one, other], threading.Event()
        faults: list[object] = []
        options = {"rounds": 6}
        rooms = [one.open("toy", "person:Ann", "person:Bob", options=options) for _ in range(ROOMS)]
        pointing = [
            Pointing(server, ticket, ends)
            for room in rooms
            for server, ticket in zip(servers, room["tickets"])
        ]
        playing = [threading.Thread(target=play_apart, args=(servers, r, faults)) for r in rooms]
        for thread in (*pointing, *playing):
            thread.start()
        for thread in playing:
            thread.join(120)
        ends.set()
        for thread in pointing:
            thread.join(30)
    assert faults == []


# ---- deaf processes --------------------------------------------------------------------------


@pytest.fixture
def deaf(
    database: str, config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[TestClient]]:
    """Two processes that are told nothing of what the other writes; the second one sweeps often."""
    monkeypatch.setattr(Wire, "_listen", lambda *_: time.sleep(0.05))
    here = replace(config, database=database)
    with ExitStack() as running_:
        yield [
            running_.enter_context(TestClient(create_app(tmp_path, replace(here, sweep=sweep))))
            for sweep in (600, 0.2)
        ]


def at_both(apps: list[TestClient], stack: ExitStack, room: Message) -> list[Player]:
    """Ann at the one, Bob at the other, who does not look by himself."""
    return [stack.enter_context(entered(app, t)) for app, t in zip(apps, room["tickets"])]


def test_who_comes_is_shown_what_another_process_wrote(deaf: list[TestClient]) -> None:
    busy, quiet = deaf[1], deaf[0]
    room = opened(busy, start=True)
    with ExitStack() as stack:
        ann, _ = at_both([busy, quiet], stack, room)
        said = ann.ask("say", words="did you hear?")
        with entered(quiet, room["tickets"][1]) as again:
            assert again.table["version"] >= said["version"]
            assert again.table["talk"][-1]["words"] == "did you hear?"


def test_nobody_is_refused_for_what_another_process_wrote(deaf: list[TestClient]) -> None:
    busy, quiet = deaf[1], deaf[0]
    room = opened(busy, start=True)
    with ExitStack() as stack:
        ann, bob = at_both([busy, quiet], stack, room)
        assert ann.asked
        assert bob.ask("play", move="p2 rest")["code"] == "not-now"
        for _ in range(2):
            assert ann.ask("play", move="p1 rest")["type"] == "done"
        moves = ann.table["moves"]
        answer = bob.ask("play", move="p2 rest", after=moves)
        assert answer["type"] == "done", answer


def test_what_was_missed_is_seen_in_the_sweep(deaf: list[TestClient]) -> None:
    quiet, sweeping = deaf
    room = opened(quiet, start=True)
    with ExitStack() as stack:
        ann, bob = at_both([quiet, sweeping], stack, room)
        version = ann.ask("say", words="anybody there?")["version"]
        until = time.monotonic() + PATIENCE
        while bob.table["version"] < version:
            assert time.monotonic() < until
            bob.ask("sync")
            time.sleep(0.1)

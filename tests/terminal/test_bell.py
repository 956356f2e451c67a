"""The bell: who looks elsewhere is called when it is their turn, and by reminders."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.server.running import Guest, Running, running
from tests.terminal.scripts import Script
from undercroft.server.protocol import pushes
from undercroft.server.storage.store import sqlite_url
from undercroft.terminal.full.app import TableApp
from undercroft.terminal.plain import PlainClient
from undercroft.terminal.rooms.session import RoomSession
from undercroft.terminal.rooms.shown import Shown
from undercroft.terminal.rooms.tickets import Kept
from undercroft.terminal.session import Look, calls
from undercroft.terminal.talk import Terminal


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(sqlite_url(tmp_path / "rooms.db")) as started:
        yield started


@pytest.mark.parametrize(
    ("before", "now", "is_called"),
    [
        (Look(), Look(asked=True), True),
        (Look(asked=True), Look(asked=True, moves=3), False),
        (Look(asked=True), Look(), False),
        (Look(asked=True), Look(asked=True, reminder="It is your turn."), True),
        (Look(reminder="Hurry."), Look(reminder="Hurry."), False),
    ],
)
def test_who_is_called(before: Look, now: Look, is_called: bool) -> None:
    assert calls(before, now) is is_called


def test_a_reminder_of_the_server_calls() -> None:
    shown = Shown()
    before = shown.look()
    assert shown.take(pushes.Reminder(0, "It is your turn in Toy."))
    assert calls(before, shown.look())


def test_the_whole_screen_rings_when_others_have_moved(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = server.open("toy", "person:Ann", "person:Bob")
    bob = Guest(server, room["tickets"][1])
    ann = RoomSession(Kept(server.address, **room["tickets"][0]))
    rung: list[int] = []
    monkeypatch.setattr(TableApp, "bell", lambda _: rung.append(ann.look.moves))

    async def play() -> None:
        app = TableApp(ann, rings=True)
        async with app.run_test(size=(80, 24)) as pilot:
            await _until(pilot, lambda: ann.look.asked)
            assert len(rung) == 1
            await pilot.press("enter")
            for _ in range(20):
                await asyncio.to_thread(bob.ask, "sync")
                if bob.asked:
                    await asyncio.to_thread(bob.ask, "play", move=bob.choices[-1]["move"])
                elif len(rung) > 1:
                    break
                else:
                    await pilot.press("enter")
                    await pilot.pause(0.05)
            assert len(rung) == 2

    asyncio.run(play())


async def _until(pilot: Pilot[None], is_so: Callable[[], bool]) -> None:
    for _ in range(400):
        if is_so():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came to that")


def test_plain_lines_ring_too(server: Running) -> None:
    room = server.open("toy", "person:Ann", "person:Bob")
    talk = Script(["code", "quit"])
    session = RoomSession(Kept(server.address, **room["tickets"][0]))
    plain = PlainClient(session, talk)

    async def play() -> None:
        await session.open(lambda: None)
        while not session.look.asked:
            await asyncio.sleep(0.01)
        plain._news()
        await session.close()

    asyncio.run(play())
    assert talk.rung == 1


def test_a_pipe_has_no_bell(capsys: pytest.CaptureFixture[str]) -> None:
    Terminal().ring()
    assert capsys.readouterr().out == ""

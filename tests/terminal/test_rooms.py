"""Rooms of a real server: terminals beside other clients, with equal state codes."""

from __future__ import annotations

import asyncio
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from tests.server.running import Guest, Running, running
from undercroft.kernel.errors import UndercroftError
from undercroft.server.storage.store import sqlite_url
from undercroft.terminal.commands import obey
from undercroft.terminal.full.app import TableApp
from undercroft.terminal.rooms.reception import Reception
from undercroft.terminal.rooms.session import RoomSession
from undercroft.terminal.rooms.tickets import Kept, Tickets


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("rooms")
    with running(sqlite_url(folder / "rooms.db")) as started:
        yield started


async def until(pilot: Pilot[None], session: RoomSession, moves: int) -> None:
    """Wait until so many moves are seen."""
    for _ in range(400):
        await pilot.pause(0.02)
        if session.look.moves >= moves and session.look.code:
            return
    raise AssertionError(f"{session.look.moves} moves are seen, not {moves}")


def test_two_terminals_and_another_client_share_a_room(server: Running) -> None:
    """Ann, in another client, opens; Bob and a watcher join by the code."""
    room = server.open("toy", "person:Ann", "open", start=False, options={"rounds": 6})
    reception = Reception(server.address)
    bob = RoomSession(reception.join(room["code"].lower(), "Bob"))
    eve = RoomSession(reception.join(room["code"], "Eve", watch=True))
    ann = Guest(server, room["tickets"][0])

    async def play() -> None:
        screen, other = TableApp(bob), TableApp(eve)
        async with screen.run_test(size=(80, 24)) as pilot, other.run_test(size=(80, 24)) as also:
            await asyncio.to_thread(ann.ask, "start")
            for _ in range(6):
                await until(pilot, bob, ann.table["moves"])
                if bob.look.asked:
                    await pilot.press("tab", "enter")
                    await pilot.pause()
                    await asyncio.to_thread(ann.ask, "sync")
                elif ann.asked:
                    move = ann.choices[-1]["move"]
                    await asyncio.to_thread(ann.ask, "play", move=move)
                await until(pilot, bob, ann.table["moves"])
                await until(also, eve, ann.table["moves"])
                assert bob.look.code == eve.look.code == ann.code
                banner = str(screen.query_one("#banner", Static).content)
                assert f"code {ann.code}" in banner
            assert ann.table["moves"] > 4
            assert not eve.look.choices

    asyncio.run(play())


def test_questions_go_to_the_server(server: Running) -> None:
    room = server.open("toy", "person:Ann", "person:Bob")
    ticket = Kept(server.address, **room["tickets"][0])
    ann = RoomSession(ticket)

    async def play() -> None:
        await ann.open(lambda: None)
        while not ann.look.choices:
            await asyncio.sleep(0.01)
        assert await obey(ann, "preview 1")
        assert "you can do that now" in (await obey(ann, "why 1"))[0]
        assert "[TOY-" in "\n".join(await obey(ann, "why step s4"))
        assert await obey(ann, "why 99") == ["There is no choice 99."]
        assert "A bot would: " in (await obey(ann, "hint"))[0]
        assert ann.look.code in (await obey(ann, "code"))[0]
        assert (await obey(ann, "rules TOY-PLAY-02"))[0].startswith("TOY-PLAY-02: ")
        await obey(ann, "say hello there")
        assert "Ann: hello there" in ann.look.log
        before = ann.look
        stash = next(choice.label for choice in before.choices if "stash" in choice.label)
        await obey(ann, stash)
        assert ann.look.moves > before.moves
        assert ann.look.undo
        await obey(ann, "undo")
        assert (ann.look.moves, ann.look.code) == (before.moves, before.code)
        await obey(ann, "redo")
        with pytest.raises(UndercroftError):
            await obey(ann, "start")
        with pytest.raises(UndercroftError, match="Vote yes or no"):
            await obey(ann, "vote perhaps")
        await ann.close()

    asyncio.run(play())


def test_a_broken_line_is_taken_up_again(tmp_path: Path) -> None:
    database = sqlite_url(tmp_path / "rooms.db")
    with running(database) as server:
        port = server.address.rpartition(":")[2]
        room = server.open("toy", "person:Ann", "person:Bob")
        ann = RoomSession(Kept(server.address, **room["tickets"][0]))

        async def play() -> None:
            await ann.open(lambda: None)
            while not ann.look.choices:
                await asyncio.sleep(0.01)
            code = ann.look.code
            server.end(9)
            while "broken" not in " ".join(ann.look.around):
                await asyncio.sleep(0.01)
            asked = asyncio.create_task(obey(ann, "step s1"))
            with running(database, f"--port={port}"):
                await asyncio.wait_for(asked, 20)
                assert ann.look.code != code
                await ann.close()

        asyncio.run(play())


def test_a_wrong_token_is_told(server: Running) -> None:
    room = server.open("toy", "person:Ann", "person:Bob")
    session = RoomSession(Kept(server.address, room["code"], 0, "Ann", "wrong"))

    async def play() -> None:
        await session.open(lambda: None)
        while "this token opens nothing here" not in session.look.around:
            await asyncio.sleep(0.01)
        await session.close()

    asyncio.run(asyncio.wait_for(play(), 20))


def test_tickets_are_for_their_owner_only(tmp_path: Path) -> None:
    tickets = Tickets(tmp_path / "data" / "tickets.json")
    assert tickets.all() == []
    ann = Kept("http://one", "ABCDEF", 0, "Ann", "secret")
    bob = Kept("http://two", "ABCDEF", 1, "Bob", "secret too")
    tickets.keep(ann)
    tickets.keep(bob)
    tickets.keep(bob)
    assert stat.S_IMODE(tickets.path.stat().st_mode) == 0o600
    assert tickets.all() == [ann, bob]
    assert tickets.find("abcdef") == bob
    assert tickets.find("abcdef", name="Ann") == ann
    assert tickets.find("abcdef", "http://one") == ann
    assert tickets.find("GHIJKL") is None


def test_what_is_wrong_with_a_server_is_a_sentence(server: Running) -> None:
    with pytest.raises(UndercroftError, match="does not answer"):
        Reception("http://127.0.0.1:9").join("ABCDEF", "Ann")
    with pytest.raises(UndercroftError, match="not the address"):
        Reception("ftp://somewhere")
    with pytest.raises(UndercroftError):
        Reception(server.address).join("NOROOM", "Ann")

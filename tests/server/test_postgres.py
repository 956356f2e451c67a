"""Two server processes serve the same rooms from one PostgreSQL."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Iterator
from functools import partial

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import text

from tests.server.lasting import new_game, play_for
from tests.server.playing import Message
from tests.server.postgres import postgres
from tests.server.running import Guest, Running, running
from undercroft.server.storage.appending import Append
from undercroft.server.storage.migrating import NEWEST, scripts
from undercroft.server.storage.store import CodeTaken, Store


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """A database of a real PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.fixture(scope="module")
def servers(database: str) -> Iterator[list[Running]]:
    """Two processes on it."""
    with running(database) as one, running(database) as other:
        yield [one, other]


def test_the_newest_migration_is_known_by_its_name() -> None:
    assert ScriptDirectory(str(scripts())).get_current_head() == NEWEST


def test_appending_is_guarded_by_the_version(database: str) -> None:
    store = Store(database)
    store.open_room("GUARDD", b"{}", 1, 0)
    first = Append("GUARDD", 0, 1, (b"a", b"b"), "lobby")
    assert store.append([first]) == [True]
    assert store.append([first]) == [False]
    assert store.append([Append("GUARDD", 2, 1, (b"c",), "lobby"), first]) == [True, False]
    assert store.lines("GUARDD", 1) == [(1, b"b"), (1, b"c")]
    with pytest.raises(CodeTaken):
        store.open_room("GUARDD", b"{}", 1, 0)
    store.close()


def test_an_acknowledged_line_is_on_disk(database: str) -> None:
    store = Store(database)
    with store.engine.connect() as db:
        assert db.execute(text("SHOW synchronous_commit")).scalar() == "on"
        assert db.execute(text("SHOW fsync")).scalar() == "on"
    store.close()


def seats_of(server: Running, other: Running, room: Message) -> list[Guest]:
    """Ann at one process, Bob at the other."""
    guests = [Guest(server, room["tickets"][0]), Guest(other, room["tickets"][1])]
    for guest in guests:
        guest.ask("prefer", windows="ask")
    return guests


def play(guests: list[Guest], moves: int, chance: random.Random) -> None:
    """Whoever is asked plays; everybody sees the same code after each move."""
    for _ in range(moves):
        if guests[0].table["room"]["status"] == "over":
            return
        mover = next(guest for guest in guests if guest.asked)
        answer = mover.ask("play", move=chance.choice(mover.choices)["move"])
        assert answer["type"] == "done", answer
        for guest in guests:
            guest.catch_up(answer["version"])
        assert len({guest.code for guest in guests}) == 1


@pytest.mark.parametrize(("game", "moves"), [("toy", 500), ("alliance", 60)])
def test_a_room_is_played_at_two_processes(servers: list[Running], game: str, moves: int) -> None:
    room = servers[0].open(game, "person:Ann", "person:Bob")
    guests = seats_of(servers[0], servers[1], room)
    play(guests, moves, random.Random(1))


def test_presence_and_pings_reach_the_other_process(servers: list[Running]) -> None:
    room = servers[0].open("toy", "person:Ann", "person:Bob")
    ann, bob = seats_of(servers[0], servers[1], room)
    for guest in (ann, bob):
        while guest.table["room"].get("present") != [0, 1]:
            guest.hear()
    bob.ask("ping", thing="sq:1,1")
    while ann.hear()["type"] != "ping":
        pass
    bob.leave()
    while ann.table["room"]["present"] != [0]:
        ann.hear()


def test_two_who_write_at_once_are_put_in_order(servers: list[Running]) -> None:
    room = servers[0].open("toy", "person:Ann", "person:Bob")
    guests = seats_of(servers[0], servers[1], room)
    for number in range(30):
        for guest in guests:
            guest.send({"do": "say", "id": f"hurry-{number}", "words": f"word {number}"})
    answered: list[int] = []
    for guest in guests:
        wanted = {f"hurry-{number}" for number in range(30)}
        while wanted:
            message = guest.hear()
            if message.get("id") in wanted:
                assert message["type"] == "done", message
                wanted.remove(message["id"])
                answered.append(message["version"])
    assert len(set(answered)) == 60
    for guest in guests:
        guest.catch_up(max(answered))
    again = [Guest(server, room["tickets"][0]) for server in servers]
    assert again[0].table["talk"] == again[1].table["talk"]


def test_bots_of_a_killed_process_go_on_at_the_other(database: str) -> None:
    with running(database) as first, running(database) as other:
        room = first.open("toy", "person:Ann", "bot:random")
        watcher = Guest(other, {"code": room["code"]})
        first.end(signal.SIGKILL)
        ann = Guest(other, room["tickets"][0])
        until = time.monotonic() + 60
        while ann.table["room"]["status"] != "over" and time.monotonic() < until:
            if ann.asked and ann.choices:
                ann.ask("play", move=ann.choices[0]["move"])
            else:
                ann.hear()
        watcher.catch_up(ann.table["version"])
        assert watcher.code == ann.code
        assert ann.table["room"]["status"] == "over"


def test_no_acknowledged_move_is_lost_with_a_process(database: str) -> None:
    """Rooms of a process that is killed go on at the next one, three times over."""
    chance = random.Random(3)
    with running(database) as first:
        games = [new_game(first, number, chance) for number in range(3)]
        play_for(
            [(game, game.resume(first)) for game in games],
            chance.uniform(0.1, 0.4),
            partial(first.end, signal.SIGKILL),
        )
    for _ in range(2):
        with running(database) as server:
            tables = [(game, game.resume(server)) for game in games if not game.is_over]
            play_for(tables, chance.uniform(0.1, 0.4), partial(server.end, signal.SIGKILL))
    assert all(game.acknowledged for game in games)

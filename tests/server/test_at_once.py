"""Many rooms with the usual settings: people pass by hand just as windows pass by themselves."""

from __future__ import annotations

import random
import signal
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import delete

from tests.server.playing import Message
from tests.server.running import Guest, Lost, Running, running
from tests.toy.game import TOY
from undercroft.kernel.registry import register
from undercroft.server.config import Config
from undercroft.server.live.loading import load
from undercroft.server.storage.store import Store
from undercroft.server.storage.tables import SNAPSHOTS

TABLES: tuple[tuple[str, Message], ...] = (
    ("toy", {"rounds": 6}),
    ("alliance", {"heroes": "preset"}),
)


class Hasty(threading.Thread):
    """Somebody who passes windows by hand about when they would pass by themselves, and who takes
    moves back as soon as they are made."""

    def __init__(self, guest: Guest, seed: int, until: float) -> None:
        super().__init__()
        self.guest, self.until = guest, until
        self.chance = random.Random(seed)
        self.wrong: list[Message] = []

    def run(self) -> None:
        """Play until it is time to stop, or the game is over."""
        while time.monotonic() < self.until:
            if self.guest.table["room"]["status"] == "over":
                return
            try:
                self._act()
            except TimeoutError:
                continue
            except Lost:
                return

    def _act(self) -> None:
        guest = self.guest
        if not guest.asked or not guest.choices:
            guest.hear(0.05)
            return
        choices = guest.choices
        if len(choices) == 1 and choices[0]["move"].endswith(" pass"):
            self._wait(self.chance.uniform(*Config().pass_delay))
            if guest.choices != choices:
                return
        self._play(self.chance.choice(choices)["move"])
        if self.chance.random() < 0.2:
            guest.ask("undo")

    def _wait(self, seconds: float) -> None:
        """Listen for a while, as people do."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                self.guest.hear(left)
            except TimeoutError:
                return

    def _play(self, move: str) -> None:
        answer = self.guest.ask("play", move=move)
        if answer["type"] == "done":
            self.guest.catch_up(answer["version"])
        elif answer["code"] not in ("illegal", "not-now", "closed"):
            self.wrong.append(answer)


def played(server: Running, rooms: int, seconds: float) -> list[str]:
    """The codes of rooms that hasty people and bots have played in for a while."""
    opened = []
    for number in range(rooms):
        game, options = TABLES[number % len(TABLES)]
        seats = ("person:Ann", "bot:greedy") if number % 4 == 3 else ("person:Ann", "person:Bob")
        opened.append(server.open(game, *seats, options=options))
    guests = [Guest(server, ticket) for room in opened for ticket in room["tickets"]]
    until = time.monotonic() + seconds
    people = [Hasty(guest, number, until) for number, guest in enumerate(guests)]
    for person in people:
        person.start()
    for person in people:
        person.join(seconds + 30)
    assert not [wrong for person in people for wrong in person.wrong]
    return [room["code"] for room in opened]


@pytest.mark.parametrize(
    ("rooms", "seconds"), [(12, 4.0), pytest.param(120, 90.0, marks=pytest.mark.long)]
)
def test_every_room_can_be_read_again_from_its_log(
    tmp_path: Path, rooms: int, seconds: float
) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    with running(database) as server:
        codes = played(server, rooms, seconds)
        server.end(signal.SIGKILL)
        errors = server.errors()
    assert '"level": "error"' not in errors
    register(TOY)
    store = Store(database)
    with store.engine.begin() as db:
        db.execute(delete(SNAPSHOTS))
    for code in codes:
        room = load(store, code)
        assert room is not None
        assert room.flaw == ""
        assert room.moves > 0
    store.close()

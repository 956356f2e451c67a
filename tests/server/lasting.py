"""Games that outlast their server: what was acknowledged is there when it comes back."""

from __future__ import annotations

import json
import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from tests.server.playing import Message
from tests.server.running import Guest, Lost, Running

ROOMS: tuple[tuple[str, Message], ...] = (
    ("toy", {"rounds": 6}),
    ("alliance", {}),
    ("alliance", {"heroes": "preset"}),
)


@dataclass
class Game:
    """A room of two people, and what they were told is on disk."""

    room: Message
    chance: random.Random
    codes: dict[int, str] = field(default_factory=dict)
    acknowledged: dict[tuple[int, str], int] = field(default_factory=dict)
    sent: Message | None = None
    sender: int = 0
    is_over: bool = False

    def resume(self, server: Running) -> list[Guest]:
        """Come back; everything that was acknowledged is still there, once."""
        guests = [Guest(server, ticket) for ticket in self.room["tickets"]]
        for (person, id_), version in list(self.acknowledged.items())[-5:]:
            again = guests[person].ask("play", id_, move="anything")
            assert again == {"type": "done", "id": id_, "version": version}
        for moves, code in list(self.codes.items())[-3:]:
            path = f"/api/rooms/{self.room['code']}/moments/{moves}"
            moment = json.loads(server.get(path, self.room["tickets"][0]["token"]))
            assert moment["code"] == code
        self._send_again(guests)
        return guests

    def _send_again(self, guests: list[Guest]) -> None:
        """What was sent and not answered can be sent again: it happens once."""
        if self.sent is None:
            return
        guest = guests[self.sender]
        before = guest.table["moves"]
        was_written = before > max(self.codes, default=0)
        answer = guest.ask("play", self.sent["id"], move=self.sent["move"])
        assert answer["type"] == "done"
        guest.catch_up(answer["version"])
        assert was_written == (guest.table["moves"] == before)
        self._note(guest, answer)
        for other in guests:
            other.catch_up(guest.table["version"])

    def _note(self, guest: Guest, answer: Message) -> None:
        self.acknowledged[self.sender, answer["id"]] = answer["version"]
        self.codes[guest.table["moves"]] = guest.code
        self.sent = None

    def play_until_lost(self, guests: list[Guest]) -> None:
        """Play as fast as the server answers, until it is gone."""
        try:
            while guests[0].table["room"]["status"] != "over":
                self._move(guests)
        except Lost:
            return
        self.is_over = True

    def _move(self, guests: list[Guest]) -> None:
        self.sender = next(i for i, guest in enumerate(guests) if guest.asked)
        guest = guests[self.sender]
        self.sent = {"id": guest.new_id(), "move": self.chance.choice(guest.choices)["move"]}
        answer = guest.ask("play", self.sent["id"], move=self.sent["move"])
        assert answer["type"] == "done", answer
        guest.catch_up(answer["version"])
        self._note(guest, answer)
        for other in guests:
            other.catch_up(answer["version"])


def new_game(server: Running, number: int, chance: random.Random) -> Game:
    """A room in which nothing happens by itself."""
    game, options = ROOMS[number % len(ROOMS)]
    made = Game(server.open(game, "person:Ann", "person:Bob", options=options), chance)
    for ticket in made.room["tickets"]:
        guest = Guest(server, ticket)
        guest.ask("prefer", windows="ask")
        guest.leave()
    return made


def play_for(
    tables: list[tuple[Game, list[Guest]]], seconds: float, end: Callable[[], int]
) -> None:
    """Play at all tables at once for a while, then end the server under them."""
    threads = [threading.Thread(target=game.play_until_lost, args=(g,)) for game, g in tables]
    for thread in threads:
        thread.start()
    threading.Event().wait(seconds)
    end()
    for thread in threads:
        thread.join(30)
        assert not thread.is_alive()

"""One attack of each game, from table to screen: the same terms wherever it can be read."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from tests.server.playing import Message
from tests.server.running import Guest, Running, running
from undercroft.kernel.events import Term
from undercroft.kernel.record import replay
from undercroft.server.storage.store import sqlite_url
from undercroft.terminal.log import numbered, sum_of
from undercroft.terminal.rooms.session import RoomSession
from undercroft.terminal.rooms.tickets import Kept

GAMES = {
    "alliance": {"heroes": "preset", "short": True},
    "caverns": {"adventure": "adv-01"},
    "infinity": {"scenario": "sc-01"},
}
DIE = "roll"
"""The only term that nobody can foresee."""
ATTACKING = ("attack", "play", "target", "use")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = sqlite_url(tmp_path_factory.mktemp("road") / "rooms.db")
    with running(database, "--with", "undercroft.games.caverns.game:CAVERNS") as started:
        yield started


class Attacker(Guest):
    """Goes about until an attack is in reach, and makes it."""

    def attack(self) -> tuple[list[Message], list[Message]]:
        """The terms of a preview, and those of the line of the log when the attack is made."""
        chance = random.Random(5)
        for _ in range(2_000):
            foreseen = self.foreseen()
            if foreseen:
                move, terms = foreseen
                return terms, self.struck(move)
            self.play(chance.choice(self.choices)["move"])
        raise AssertionError("nobody was ever in reach")

    def foreseen(self) -> tuple[str, list[Message]] | None:
        """A move that makes an attack of which nothing but a die is open, and its terms."""
        for choice in [c for c in self.choices if c["move"].split()[1] in ATTACKING]:
            shown = self.ask("preview", move=choice["move"])["preview"]
            if shown["terms"] and len(shown["things"]) == 1 and not shown["open"]:
                return choice["move"], shown["terms"]
        return None

    def struck(self, move: str) -> list[Message]:
        """Make the attack; nobody reacts to it."""
        known = len(self.log)
        while True:
            self.play(move)
            told = [line["terms"] for line in self.log[known:] if line["kind"] == "attack-resolved"]
            if told:
                terms: list[Message] = told[0]
                return terms
            move = self.choices[-1]["move"]

    def play(self, move: str) -> None:
        """Play a move and see what came of it."""
        answer = self.ask("play", move=move)
        assert answer["type"] == "done", answer
        self.catch_up(answer["version"])


@pytest.mark.parametrize("game", GAMES)
def test_an_attack_has_the_same_terms_wherever_it_is_read(server: Running, game: str) -> None:
    room = server.open(game, "person:Ann", options=GAMES[game])
    ticket = room["tickets"][0]
    shown, told = Attacker(server, ticket).attack()
    assert [term for term in told if term["label"] != DIE] == shown
    terms = tuple(Term(**term) for term in told)

    text = server.get(f"/api/rooms/{room['code']}/record", ticket["token"]).decode()
    table = replay(text)
    replayed = [line for line in table.log(0) if line.kind == "attack-resolved"]
    assert replayed[-1].terms == terms

    written = f"({sum_of(terms)})"
    assert any(written in line for line in numbered(table, 0))
    assert any(written in line for line in asyncio.run(seen_by(Kept(server.address, **ticket))))


async def seen_by(ticket: Kept) -> tuple[str, ...]:
    """The log on the screen of a terminal that comes into the room."""
    session = RoomSession(ticket)
    await session.open(lambda: None)
    while not session.look.code:
        await asyncio.sleep(0.01)
    await session.close()
    return session.look.log

"""A room is its log: played again, or taken up from a snapshot, it is the same room."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.server.together import TOGETHER
from tests.toy.game import TOY
from undercroft.games.infinity.game import INFINITY
from undercroft.kernel.digest import digest
from undercroft.kernel.registry import register
from undercroft.server.protocol import commands as c
from undercroft.server.protocol.http import Clock
from undercroft.server.room import line as lines
from undercroft.server.room.line import AnyLine, RoomSetup, read, written
from undercroft.server.room.orders import Asking, order
from undercroft.server.room.refusing import Refuse
from undercroft.server.room.room import Room
from undercroft.server.room.seating import hashed
from undercroft.server.room.snapshot import restored, taken

SEED = 4711


class Walk:
    """A room that two people and a bot change in every way, at random."""

    def __init__(self, game: str, number: int) -> None:
        self.chance = random.Random(number)
        self.setup = RoomSetup(
            game=game, seats=3, options={"rounds": 6, "hearts": 3}, clock=Clock(bank=60, more=2)
        )
        self.room = Room("WALKED", self.setup, SEED)
        self.lines: list[tuple[int, AnyLine]] = []
        self.at = 1_000
        people = [lines.Joined(person=i, name=f"P{i}", token=hashed(f"t{i}")) for i in (0, 1)]
        seats = [lines.Seated(seat=i, owner=i, player=i, by=i) for i in (0, 1)]
        bot = lines.Seated(seat=2, bot="random", why="bot", by=0)
        self.write([*people, *seats, bot, lines.Started(by=0)])

    def write(self, new: list[AnyLine]) -> None:
        """Let lines happen as they would be read back."""
        self.at += self.chance.randrange(3_000)
        for line in new:
            again = read(written(line))
            self.lines.append((self.at, again))
            self.room.apply(again, self.at)

    def commands(self, person: int) -> Iterator[c.Command]:
        """Something of everything; most of it will be refused."""
        id_ = f"c{len(self.lines)}"
        yield c.Undo(id=id_, count=self.chance.randrange(1, 3))
        yield c.Redo(id=id_)
        yield c.Prefer(id=id_, windows=self.chance.choice(("ask", "could", "pass")))
        yield c.Say(id=id_, words="hm")
        yield c.Bot(id=id_, seat=person, bot=self.chance.choice(("random", "")))
        yield c.TakeOver(id=id_, seat=1 - person, bot=self.chance.choice(("", "greedy")))
        yield c.TakeBack(id=id_, seat=person)
        yield c.Rewind(id=id_, moves=max(0, self.room.moves - self.chance.randrange(1, 9)))
        yield c.Vote(id=id_, agree=self.chance.random() < 0.7)
        yield c.Remind(id=id_, webhook="")
        yield c.Hint(id=id_)

    def step(self) -> None:
        """One change."""
        if self.chance.random() < 0.4:
            person = self.chance.randrange(2)
            self.obey(self.chance.choice([*self.commands(person)]), person)
        elif self.room.table and self.room.asked >= 0:
            move = str(self.chance.choice(self.room.table.legal()))
            person = self.room.asked_person
            if person < 0:
                self.write([lines.Moved(seat=self.room.asked, move=move)])
            else:
                self.obey(c.Play(id=f"p{len(self.lines)}", move=move), person)

    def obey(self, command: c.Command, person: int) -> None:
        """Carry a command out, or see it refused without any change."""
        before = taken(self.room)
        try:
            new = order(command, Asking(self.room, person, lambda _: True))
        except Refuse:
            assert taken(self.room) == before
            return
        assert taken(self.room) == before
        self.write(new)

    def again(self) -> Room:
        """The room of the same lines."""
        room = Room("WALKED", self.setup, SEED)
        for at, line in self.lines:
            room.apply(line, at)
        return room


@pytest.mark.parametrize("game", [TOY.id, TOGETHER.id])
@pytest.mark.parametrize("number", range(6))
def test_a_room_is_what_its_lines_made_it(game: str, number: int) -> None:
    register(TOY)
    register(TOGETHER)
    walk = Walk(game, number)
    kinds: set[str] = set()
    for step in range(120):
        walk.step()
        kinds.add(type(walk.lines[-1][1]).__name__)
        if step % 20 == 19:
            now = taken(walk.room)
            assert taken(walk.again()) == now
            walk.room = restored("WALKED", walk.setup, SEED, now)
            assert taken(walk.room) == now
    assert {"Moved", "Said", "Seated", "Preferred"} <= kinds


def test_a_room_taken_up_again_remembers_who_began_the_game() -> None:
    options = {**INFINITY.chosen({}), "initiative_per": "player"}
    setup = RoomSetup(game="infinity", seats=2, options=options)
    room = Room("HANDED", setup, SEED)
    people = [lines.Joined(person=i, name=f"P{i}", token=hashed(f"t{i}")) for i in (0, 1)]
    seats = [lines.Seated(seat=i, owner=0, player=0, by=0) for i in (0, 1)]
    given = lines.Seated(seat=1, owner=1, player=1, by=1)
    happened: list[AnyLine] = [*people, *seats, lines.Started(by=0), given]
    for line in happened:
        room.apply(line, 1_000)
    again = restored("HANDED", setup, SEED, taken(room))
    assert room.table is not None
    assert again.table is not None
    assert room.table.setup.controllers == again.table.setup.controllers == (0, 1)
    assert digest(again.table.start) == digest(room.table.start)
    assert taken(again) == taken(room)

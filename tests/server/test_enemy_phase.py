"""A whole enemy phase is sent at once: a client that animates nothing shows it within a second."""

from __future__ import annotations

import time
from typing import cast

import msgspec

import undercroft as uc
from tests.games.caverns.scenes import Place
from undercroft.games.caverns.state import Caverns
from undercroft.kernel.delta import delta
from undercroft.kernel.position import write_position
from undercroft.server.room import line as lines
from undercroft.server.room.line import RoomSetup
from undercroft.server.room.room import Room
from undercroft.server.room.shown import log

ALONE = {"adventure": "adv-01"}
MONSTERS = (
    "shale-runner",
    "stonehide-brute",
    "gloom-recluse",
    "sporeback-shambler",
    "palefolk-dartcaster",
    "gnawling-pack",
    "burrow-sentry",
    "shale-runner",
)
SECONDS = 1.0


class Crowd(Place):
    """A hero alone in a game that has just begun, and eight monsters."""

    def __init__(self) -> None:
        t = uc.new("caverns", 1, 3, ALONE)
        t.play(0)
        self.s = cast(Caverns, t.state)
        squares = [(x, y) for y in (1, 2) for x in range(4, 8)]
        for name, (x, y) in zip(MONSTERS, squares):
            self.monster(name, x, y)
            self.s.stacks[0] = self.s.stacks[0].drawn(0, self.s.queue[0][-1])
        self.position = write_position(t.setup, self.s)


def room_of(position: str) -> Room:
    """A room of one person that begins at a position."""
    room = Room("CROWDS", RoomSetup(game="caverns", seats=1, options={}, position=position), 5)
    room.apply(lines.Joined(person=0, name="Ann", token="a"), 0)
    room.apply(lines.Seated(seat=0, owner=0, player=0, by=0), 0)
    room.apply(lines.Started(by=0), 0)
    return room


def played(room: Room, move: str) -> float:
    """The processor time until all that a move leads to is ready to be sent."""
    before, since = room.scene(1), room.moves
    begun = time.process_time()
    room.apply(lines.Moved(seat=0, move=move, by=0), 0)
    after = room.scene(1)
    assert before
    assert after
    msgspec.json.encode((delta(before, after), log(room, 1, since)))
    return time.process_time() - begun


def test_eight_monsters_act_within_a_second() -> None:
    room = room_of(Crowd().position)
    assert room.table is not None
    begun, spent = room.table.state.round, played(room, "h1 end")
    while room.over is None and room.table.state.round == begun:
        spent += played(room, str(room.table.legal()[0]))
    told = [line.text for line in log(room, 1, 0)]
    assert all(f"The {_name(monster)} acts" in told for monster in MONSTERS)
    assert spent < SECONDS


def _name(id_: str) -> str:
    return " ".join(word.capitalize() for word in id_.split("-"))

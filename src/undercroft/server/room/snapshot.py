"""Snapshots: a room as it stood, so that loading it does not play its whole log again."""

from __future__ import annotations

from typing import Any

import msgspec

from undercroft.kernel import saving
from undercroft.kernel.outcome import Over
from undercroft.kernel.registry import Game
from undercroft.server.protocol.pushes import Motion, TalkLine
from undercroft.server.room.clocks import Clocks
from undercroft.server.room.line import RoomSetup
from undercroft.server.room.logged import LoggedMove
from undercroft.server.room.room import Room
from undercroft.server.room.seating import Seating
from undercroft.version import VERSION


class Snapshot(msgspec.Struct):
    """Everything that lines have changed."""

    version: int
    changed: int
    seating: Seating
    table: dict[str, Any] | None
    logged: list[LoggedMove]
    talk: list[TalkLine]
    done: list[tuple[int, str, int]]
    clocks: Clocks | None
    late: list[int]
    motion: Motion | None
    rewound: bool
    given_up: Over | None
    undo_floor: int
    began: tuple[int, ...] = ()
    """The controllers with whom the game began."""
    ends: int = 0


_decoder = msgspec.json.Decoder(Snapshot)


def build_of(game: Game) -> str:
    """What a snapshot fits: this version, these rules, this content."""
    return f"{VERSION}/{game.id}/{game.revision}/{game.content_hash()}"[:64]


def taken(room: Room) -> bytes:
    """A snapshot of a room as it stands."""
    shot = Snapshot(
        version=room.version,
        changed=room.changed,
        seating=room.seating,
        table=saving.save(room.table) if room.table and not room.setup.record else None,
        logged=room.logged,
        talk=room.talk,
        done=[(person, id_, version) for (person, id_), version in room.done.items()],
        clocks=room.clocks,
        late=sorted(room.late),
        motion=room.motion,
        rewound=room.rewound,
        given_up=room.given_up,
        undo_floor=room.undo_floor,
        began=room.table.setup.began if room.table else (),
        ends=room.ends,
    )
    return msgspec.json.encode(shot)


def restored(code: str, setup: RoomSetup, seed: int, body: bytes) -> Room:
    """The room of a snapshot."""
    shot = _decoder.decode(body)
    room = Room(code, setup, seed)
    room.version, room.changed = shot.version, shot.changed
    room.seating, room.talk = shot.seating, shot.talk
    room.done = {(person, id_): version for person, id_, version in shot.done}
    room.clocks, room.late, room.motion = shot.clocks, set(shot.late), shot.motion
    room.rewound, room.given_up, room.undo_floor = shot.rewound, shot.given_up, shot.undo_floor
    room.ends = shot.ends
    if shot.table is not None:
        room.table = room.new_table("ask", shot.began or None)
        saving.restore(room.table, shot.table)
        room.logged = shot.logged
    room.settle()
    return room

"""Reading a room: from its snapshot, else from its log, as far as that can be read."""

from __future__ import annotations

import msgspec

import undercroft as uc
from undercroft.kernel.registry import Game
from undercroft.server.logs import LOG
from undercroft.server.room.line import RoomSetup, read
from undercroft.server.room.room import Room
from undercroft.server.room.snapshot import build_of, restored
from undercroft.server.storage.store import Store, StoredRoom

NO_BUILD = ""
"""No snapshot fits it."""

_setup = msgspec.json.Decoder(RoomSetup)


class Unreadable(Exception):
    """Not even the table of a room can be set up again; its lines are kept as they are."""


def load(store: Store, code: str) -> Room | None:
    """A room as it is stored, None if there is none.

    A line that cannot happen is the room's flaw: it stands as it stood before that line. A room
    that was begun with other content goes on from where it was saved.
    """
    found = store.setup(code)
    if found is None:
        return None
    try:
        setup = _setup.decode(found)
        game = uc.game(setup.game)
        build = build_of(game)
    except Exception as error:
        raise Unreadable(str(error)) from error
    room = _from_snapshot(store, code, build)
    if room is None and is_foreign(setup, game):
        room = _adopted(store, code)
    return room or from_log(store, code)


def shows_record(store: Store, code: str) -> bool:
    """Whether a room shows a record that somebody sent."""
    found = store.setup(code)
    return found is not None and b'"record":"",' not in found and b'"record":"' in found


def is_foreign(setup: RoomSetup, game: Game) -> bool:
    """Whether a room was begun with other content, by the same rules."""
    return setup.rules == game.revision and setup.content not in ("", game.content_hash())


def _adopted(store: Store, code: str) -> Room | None:
    """The room of its last snapshot, going on with the content of now, and the lines after it."""
    stored = store.load(code, None)
    if stored is None or stored.snapshot is None:
        return None
    try:
        room = restored(code, _setup.decode(stored.setup), stored.seed, stored.snapshot)
        if room.table is not None and not room.setup.record:
            room.adopt()
    except Exception:
        LOG.warning("room cannot go on with other content", extra={"room": code}, exc_info=True)
        return None
    good = _play_good(room, stored.lines)
    if good < len(stored.lines):
        room = restored(code, room.setup, stored.seed, stored.snapshot)
        room.adopt()
        _play_on(room, stored.lines[:good])
        room.set_aside("what was played last does not fit the numbers of now")
    return room


def _from_snapshot(store: Store, code: str, build: str) -> Room | None:
    """The room of its snapshot and all lines after it; None if it cannot be had like this."""
    stored = store.load(code, build)
    if stored is None or stored.snapshot is None:
        return None
    try:
        setup = _setup.decode(stored.setup)
        room = restored(code, setup, stored.seed, stored.snapshot)
        _play_on(room, stored.lines)
    except Exception:
        LOG.warning("snapshot cannot be read", extra={"room": code}, exc_info=True)
        return None
    return room


def from_log(store: Store, code: str) -> Room | None:
    """The room of its lines, or of those before the first that cannot happen."""
    stored = store.load(code, NO_BUILD)
    if stored is None:
        return None
    room = _before_lines(stored)
    good = _play_good(room, stored.lines)
    if good < len(stored.lines):
        room = _before_lines(stored)
        _play_on(room, stored.lines[:good])
        room.set_aside(f"line {good + 1} of this room's log cannot be read")
    return room


def _before_lines(stored: StoredRoom) -> Room:
    try:
        return Room(stored.code, _setup.decode(stored.setup), stored.seed)
    except Exception as error:
        raise Unreadable(str(error)) from error


def _play_good(room: Room, stored: list[tuple[int, bytes]]) -> int:
    """Play lines up to the first that cannot happen; how many came before it."""
    for good, (at, body) in enumerate(stored):
        try:
            room.apply(read(body), at)
        except Exception:
            LOG.exception("line cannot be read", extra={"room": room.code, "line": good + 1})
            return good
    return len(stored)


def _play_on(room: Room, stored: list[tuple[int, bytes]]) -> None:
    for at, body in stored:
        room.apply(read(body), at)

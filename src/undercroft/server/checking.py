"""Checking rooms before a release: what becomes of each by the rules and the content of now."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from undercroft.kernel.digest import digest
from undercroft.server.live.loading import Unreadable, from_log, load
from undercroft.server.logs import LOG
from undercroft.server.room.room import Room
from undercroft.server.storage.looking import Looking

Verdict = Literal["goes on", "from snapshot", "to be closed"]


@dataclass(frozen=True, slots=True)
class Checked:
    """A room, and what becomes of it."""

    code: str
    game: str
    moves: int
    verdict: Verdict
    why: str = ""


def check(store: Looking) -> Iterator[Checked]:
    """All open rooms, played again in a dry run; what cannot be read is told, not logged."""
    level = LOG.level
    LOG.setLevel(logging.CRITICAL + 1)
    try:
        for code in store.open_codes():
            yield _checked(store, code)
    finally:
        LOG.setLevel(level)


def _checked(store: Looking, code: str) -> Checked:
    try:
        room = load(store, code)
    except Unreadable as error:
        return Checked(code, "", 0, "to be closed", str(error))
    assert room is not None
    if room.flaw:
        return Checked(code, room.game.id, room.moves, "to be closed", room.flaw)
    why = _only_by_snapshot(store, room)
    return Checked(code, room.game.id, room.moves, "from snapshot" if why else "goes on", why)


def _only_by_snapshot(store: Looking, room: Room) -> str:
    """Why a room is not what its whole log makes of it now; nothing if it is."""
    if room.table is not None and room.table.adopted:
        return f"it was begun with other content; its past ends at move {room.table.adopted}"
    played = from_log(store, room.code)
    if played is None or played.flaw:
        return played.flaw if played else "its log is gone"
    if room.table and played.table and digest(room.table.state) != digest(played.table.state):
        return "its log leads elsewhere now"
    return ""

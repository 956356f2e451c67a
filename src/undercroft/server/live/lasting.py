"""How long rooms last: until nobody has cared for them for long, and they were warned."""

from __future__ import annotations

from undercroft.server.config import Lasting
from undercroft.server.room.line import RoomSetup
from undercroft.server.room.room import Room

DAY = 86_400_000
LONGEST_WARNING = 7 * DAY
WARNING_SHARE = 4
CARED_SHARE = 10


def lasts(setup: RoomSetup, status: str, lasting: Lasting) -> int:
    """For how many ms a room lasts after something happened in it last; 0 is for ever."""
    if status == "over":
        days = lasting.finished
    elif status == "lobby":
        days = lasting.lobby
    else:
        days = lasting.slow if setup.pace == "slow" else lasting.live
    return int(days * DAY)


def warning(life: int) -> int:
    """How long before its end a room is warned."""
    return min(LONGEST_WARNING, life // WARNING_SHARE)


def due_at(setup: RoomSetup, status: str, changed: int, lasting: Lasting) -> int | None:
    """When a room is to be warned, if it ever ends."""
    life = lasts(setup, status, lasting)
    return changed + life - warning(life) if life else None


def next_at(room: Room, lasting: Lasting) -> int | None:
    """When a room ends, or is to be warned."""
    return room.ends or due_at(room.setup, room.status, room.changed, lasting)


def is_neglected(room: Room, now: int, lasting: Lasting) -> bool:
    """Whether it counts that somebody looks at a room."""
    life = lasts(room.setup, room.status, lasting)
    return bool(life) and (room.ends > 0 or now - room.changed > life // CARED_SHARE)
